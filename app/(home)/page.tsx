import { About } from '@/components/About/About';
import { Contact } from '@/components/Contact/Contact';
import { Hero } from '@/components/Hero/Hero';
import { Mission } from '@/components/Mission/Mission';
import { Services } from '@/components/Services/Services';
import { StructuredData } from '@/components/StructuredData/StructuredData';
import { Team } from '@/components/Team/Team';
import { Testimonials } from '@/components/Testimonials/Testimonials';
import { about, counters, regions } from '@/content/about';
import { address, contact, contacts } from '@/content/contact';
import { hero } from '@/content/hero';
import { metadata as copy } from '@/content/metadata';
import type { TeamMember } from '@/content/schema/team';
import { services, servicesIntro } from '@/content/services';
import { avatars, quoteImage, team, teamIntro, testimonials, testimonialsTitle } from '@/content/team';

import { Island } from '../_client/Island';
import { pageMetadata } from '../_site/pageMetadata';
import { homeData } from '../_site/structuredData';

export const metadata = pageMetadata('/', copy.home);

const portraits = new Map<string, TeamMember['image']>(team.map(({ name, image }) => [name, image]));
const contactsWithPortraits = contacts.map((person) => ({ ...person, image: portraits.get(person.name) }));

export default function HomePage() {
  return (
    <>
      <Hero copy={hero} avatars={avatars} />
      <Services title={servicesIntro.title} lead={servicesIntro.lead} services={services} />
      <About copy={about} regions={regions}>
        <Mission copy={about} counters={counters} />
      </About>
      <Team title={teamIntro.title} lead={teamIntro.lead} members={team} />
      <Testimonials
        title={testimonialsTitle}
        testimonials={testimonials}
        quoteImage={quoteImage}
        copy={about}
        regions={regions}
      />
      <Contact
        copy={contact}
        contacts={contactsWithPortraits}
        addressLines={address.lines}
        foundImage={about.missionImage}
      >
        <Island name="contactForm" />
      </Contact>
      <StructuredData data={homeData()} />
    </>
  );
}
