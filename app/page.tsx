import { About } from '@/components/About/About';
import { Contact } from '@/components/Contact/Contact';
import { Evidence } from '@/components/Evidence/Evidence';
import { Hero } from '@/components/Hero/Hero';
import { Hired } from '@/components/Hired/Hired';
import { LineSection } from '@/components/LineSection/LineSection';
import { Placements } from '@/components/Placements/Placements';
import { SearchRing } from '@/components/SearchRing/SearchRing';
import { Services } from '@/components/Services/Services';
import { StructuredData } from '@/components/StructuredData/StructuredData';
import { Team } from '@/components/Team/Team';
import { Terms } from '@/components/Terms/Terms';
import { about } from '@/content/about';
import { addressText } from '@/content/address';
import { contact, contacts } from '@/content/contact';
import { evidence } from '@/content/evidence';
import { avatars, hero } from '@/content/hero';
import { hired } from '@/content/hired';
import { placementsContent, quoteImage } from '@/content/placements';
import { searches } from '@/content/searches';
import { services, servicesContent } from '@/content/services';
import { metadata as siteMetadata } from '@/content/site';
import { consultants, team, teamContent } from '@/content/team';
import { terms } from '@/content/terms';

import { Island } from './_client/islands';
import { pageMetadata } from './_site/pageMetadata';
import { SiteFrame } from './_site/SiteFrame';
import { homeData } from './_site/structuredData';

export const metadata = pageMetadata('/', siteMetadata.home);

const memberOf = (record: { readonly member?: string }) => team.find(({ id }) => id === record.member);

const contactsWithPortraits = contacts.map((person) => ({ ...person, image: memberOf(person)?.image }));

// All three: the style sheet shows that of the role that is chosen in the hero.
const lastDays = searches.map(({ region, days }) => (
  <span key={region} data-region={region}>
    {placementsContent.day} {days}: {placementsContent.signed}.
  </span>
));

const searchRing = (step: 0 | 1) => <SearchRing dayWord={placementsContent.day} searches={searches} step={step} />;

export default function HomePage() {
  return (
    <SiteFrame>
      <LineSection from="none" ground="surface-inverse">
        <Hero content={hero} avatars={avatars} searches={searches} />
      </LineSection>
      <LineSection ground="page">
        <Evidence content={evidence} searches={searches} rings={[searchRing(0), searchRing(1)]} memberOf={memberOf} />
      </LineSection>
      <LineSection day={lastDays} ground="bright">
        <Hired content={hired} searches={searches} />
      </LineSection>
      <LineSection from="end" along="start" to="end" ground="surface-sunk">
        <Placements content={placementsContent} searches={searches} quoteImage={quoteImage} />
      </LineSection>
      <LineSection ground="bright-line">
        <Terms content={terms} />
      </LineSection>
      <LineSection ground="surface-sunk">
        <Services content={servicesContent} services={services} />
      </LineSection>
      <LineSection ground="page">
        <About content={about} />
      </LineSection>
      <LineSection ground="surface-sunk">
        <Team content={teamContent} members={team} consultants={consultants} />
      </LineSection>
      <LineSection day={contact.day} ground="surface-inverse">
        <Contact content={contact} contacts={contactsWithPortraits} address={addressText}>
          <Island name="contactForm" />
        </Contact>
      </LineSection>
      <StructuredData data={homeData()} />
    </SiteFrame>
  );
}
