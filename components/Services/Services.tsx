import { Icon } from '@/components/Icon/Icon';
import { SectionHead } from '@/components/SectionHead/SectionHead';
import type { Service } from '@/content/services';
import type { Intro } from '@/content/types';

import styles from './Services.module.scss';

type ServicesProps = {
  readonly content: Intro;
  readonly services: readonly Service[];
};

export function Services({ content, services }: ServicesProps) {
  return (
    <section className={styles.services} id="service" aria-labelledby="service-title">
      <SectionHead id="service-title" title={content.title} lead={content.lead} />
      <ul className={styles.list}>
        {services.map((service) => (
          <li
            key={service.id}
            className={styles.service}
            data-aos="fade-up"
            data-aos-delay={service.animationDelay}
            data-aos-duration={service.animationDuration}
          >
            <span className={styles.picture}>
              <Icon name={service.icon} />
            </span>
            <h3>{service.title}</h3>
            <p className={styles.text}>
              <span>
                {service.audience && <strong>{service.audience}</strong>} {service.description}
              </span>{' '}
              <a className={styles.link} href={service.url}>
                {service.linkLabel}
                <span className={styles.hiddenTitle}>{` ${service.title}`}</span>
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
