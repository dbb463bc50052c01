import { Icon } from '@/components/Icon/Icon';
import { SectionHead } from '@/components/SectionHead/SectionHead';
import type { Service } from '@/content/schema/services';

import styles from './Services.module.scss';

type ServicesProps = {
  readonly title: string;
  readonly lead: string;
  readonly services: readonly Service[];
};

export function Services({ title, lead, services }: ServicesProps) {
  const { length } = services;
  // Three columns if they leave fewer places empty than four
  const columns = (length * 2) % 3 < (length * 3) % 4 ? 3 : 4;
  return (
    <section className={styles.services} id="service" aria-labelledby="service-title">
      <div className={styles.row}>
        <SectionHead id="service-title" title={title} lead={lead} />
        <ul className={styles.list} data-columns={columns}>
          {services.map((service, index) => (
            <li key={service.id} className={styles.service} data-turn={turnAt(index, columns, length)}>
              <div
                className={styles.card}
                data-aos="fade-up"
                data-aos-delay={service.animationDelay}
                data-aos-duration={service.animationDuration ?? 1000}
              >
                <span className={styles.disc}>
                  <Icon name={service.icon} />
                </span>
                <h3 className={styles.title}>{service.title}</h3>
                <p className={styles.text}>{service.description}</p>
                <a className={styles.link} href={service.url}>
                  {service.linkLabel}
                  <span className={styles.visuallyHidden}>{` ${service.title}`}</span>
                </a>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/**
 * Where the line goes after a row, which it enters on the right first: down on the left or right rail to the next row,
 * and from the last row out of the section on the right.
 *
 * @returns nothing for a service that does not start a row
 */
function turnAt(index: number, columns: number, length: number): string | undefined {
  const isOdd = (index / columns) % 2 === 0;
  const isLast = index + columns >= length;
  return index % columns > 0 ? undefined : `${isOdd ? 'left' : 'right'}${isLast ? '-last' : ''}`;
}
