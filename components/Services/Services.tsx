import { Icon } from '@/components/Icon/Icon';
import { SectionHead } from '@/components/SectionHead/SectionHead';
import { sitePath } from '@/components/siteUrl';
import type { Service } from '@/content/services';
import type { Intro } from '@/content/site';

import styles from './Services.module.scss';

type ServicesProps = {
  readonly texts: Intro;
  readonly services: readonly Service[];
};

export function Services({ texts, services }: ServicesProps) {
  return (
    <section className={styles.services} id="service" aria-labelledby="service-title">
      <SectionHead id="service-title" title={texts.title} lead={texts.lead} />
      <ul className={styles.list}>
        {services.map((service) => (
          <li
            key={service.id}
            className={styles.service}
            data-for-candidates={service.isForCandidates}
            data-aos="fade-up"
            data-aos-delay={service.animationDelay}
            data-aos-duration={service.animationDuration}
          >
            <span className={styles.disc}>
              <Icon name={service.icon} />
            </span>
            <div className={styles.title}>
              <h3>{service.title}</h3>
              {service.detail && <p className={styles.detail}>{service.detail}</p>}
            </div>
            <p className={styles.text}>{service.description}</p>
            <a className={styles.link} href={sitePath(service.url)}>
              {service.linkLabel}
              <span className={styles.hiddenTitle}>{` ${service.title}`}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
