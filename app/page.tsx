import { About, Regions } from '@/components/About/About';
import { Contact } from '@/components/Contact/Contact';
import { Hero } from '@/components/Hero/Hero';
import { LineSection } from '@/components/LineSection/LineSection';
import { Mission } from '@/components/Mission/Mission';
import { Services } from '@/components/Services/Services';
import { StructuredData } from '@/components/StructuredData/StructuredData';
import { Team } from '@/components/Team/Team';
import { Testimonials } from '@/components/Testimonials/Testimonials';
import { about, counters, regions } from '@/content/about';
import { addressLines, contact, contacts } from '@/content/contact';
import { avatars, hero } from '@/content/hero';
import { services, servicesIntro } from '@/content/services';
import { metadata as siteMetadata } from '@/content/site';
import { team, teamCrowd, teamIntro } from '@/content/team';
import { placements, quoteImage, testimonials, testimonialsTexts } from '@/content/testimonials';

import { Island } from './_client/Island';
import { pageMetadata } from './_site/pageMetadata';
import { SiteFrame } from './_site/SiteFrame';
import { homeData } from './_site/structuredData';

export const metadata = pageMetadata('/', siteMetadata.home);

const contactsWithPortraits = contacts.map((person) => ({
  ...person,
  image: team.find(({ id }) => id === person.member)?.image,
}));

export default function HomePage() {
  return (
    <SiteFrame>
      <LineSection from="none" ground="inverse">
        <Hero texts={hero} avatars={avatars} />
      </LineSection>
      <LineSection from="end" along="start" to="end" ground="page">
        <Services title={servicesIntro.title} lead={servicesIntro.lead} services={services} />
      </LineSection>
      <section id="about" aria-labelledby="about-title">
        <LineSection ground="sunk">
          <About texts={about} />
        </LineSection>
        <LineSection ground="inverse">
          <Regions texts={about} regions={regions} />
        </LineSection>
        <LineSection ground="mission">
          <Mission texts={about} counters={counters} />
        </LineSection>
      </section>
      <LineSection from="end" to="start" ground="page">
        <Team title={teamIntro.title} lead={teamIntro.lead} members={team} crowd={teamCrowd} />
      </LineSection>
      <LineSection from="start" to="end" ground="sunk">
        <Testimonials
          texts={testimonialsTexts}
          testimonials={testimonials}
          quoteImage={quoteImage}
          placements={placements}
          regions={regions}
        />
      </LineSection>
      <LineSection ground="inverse">
        <Contact
          texts={contact}
          contacts={contactsWithPortraits}
          addressLines={addressLines}
          foundImage={about.missionImage}
        >
          <Island name="contactForm" />
        </Contact>
      </LineSection>
      <StructuredData data={homeData()} />
    </SiteFrame>
  );
}
