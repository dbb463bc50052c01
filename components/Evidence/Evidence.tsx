import { Fragment } from 'react';

import { SectionHead } from '@/components/SectionHead/SectionHead';
import type { Evidence as EvidenceRecord } from '@/content/evidence';

import styles from './Evidence.module.scss';

type EvidenceProps = {
  readonly texts: EvidenceRecord;
};

/** What a client gets to read: a page about a candidate, whose doubts the line underlines, and what people cost. */
export function Evidence({ texts: { title, lead, candidate, pay } }: EvidenceProps) {
  return (
    <section className={styles.evidence} aria-labelledby="evidence-title">
      <SectionHead id="evidence-title" title={title} lead={lead} />
      <article className={styles.sheet}>
        <div className={styles.page}>
          <h3>{candidate.title}</h3>
          <p className={styles.note}>{candidate.summary}</p>
          <p>{candidate.strengths}</p>
          {candidate.doubts.map(({ text, answer }) => (
            <div key={text} className={styles.doubt}>
              <p className={styles.underlined}>{text}</p>
              <p className={styles.answer}>{answer}</p>
            </div>
          ))}
          <p>{candidate.terms}</p>
          <p className={styles.example}>{candidate.note}</p>
        </div>
      </article>
      <div className={styles.pay}>
        <table>
          <caption>{pay.title}</caption>
          <thead>
            <tr>
              {pay.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          {pay.offers.map(({ city, region, middle, range, pounds }) => (
            <tbody key={city} data-region={region}>
              <tr>
                <th scope="row">{city}</th>
                <td>{middle}</td>
                <td>{range}</td>
              </tr>
              <tr aria-hidden="true">
                <td colSpan={3}>
                  <svg viewBox="30 0 60 1" preserveAspectRatio="none">
                    <path className={styles.ticks} d="M30 0v1M60 0v1M90 0v1" />
                    <path d={`M${pounds.from} .5H${pounds.to}`} />
                    <path className={styles.ring} d={`M${pounds.middle} .5h0`} />
                    <path className={styles.hole} d={`M${pounds.middle} .5h0`} />
                  </svg>
                </td>
              </tr>
            </tbody>
          ))}
          <tbody aria-hidden="true">
            <tr>
              <td colSpan={3}>
                <p className={styles.scale}>
                  {pay.scale.map((tick) => (
                    <Fragment key={tick}>
                      <span>{tick}</span>{' '}
                    </Fragment>
                  ))}
                </p>
              </td>
            </tr>
          </tbody>
        </table>
        <p className={styles.note}>{pay.note}</p>
      </div>
    </section>
  );
}
