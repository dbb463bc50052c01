import { Picture } from '@/components/Picture/Picture';
import { SectionHead } from '@/components/SectionHead/SectionHead';
import type { EvidenceContent } from '@/content/evidence';
import type { TeamMember } from '@/content/team';

import styles from './Evidence.module.scss';

type EvidenceProps = {
  readonly content: EvidenceContent;
  /** Who wrote the page about the candidate. */
  readonly author: TeamMember | undefined;
};

/** What a client gets to read: a page about a candidate, whose doubts the line underlines, and what people cost. */
export function Evidence({ content: { lead, candidate, pay, note }, author }: EvidenceProps) {
  const highest = Math.max(...pay.offers.map(({ thousands }) => thousands));

  return (
    <section className={styles.evidence} aria-labelledby="evidence-title">
      <SectionHead id="evidence-title" lead={lead} note={note} />
      <article className={styles.paper}>
        <div className={styles.text}>
          {author && (
            <p className={styles.author}>
              <Picture {...author.image} className={styles.portrait} alt="" width={88} height={88} />
              <span>
                <strong>{author.name}</strong> {candidate.author.note}
              </span>
            </p>
          )}
          <h3>{candidate.title}</h3>
          <p className={styles.summary}>{candidate.summary}</p>
          <p>{candidate.strengths}</p>
          {candidate.doubts.map(({ text, answer }) => (
            <div key={text} className={styles.doubt}>
              <p className={styles.underlined}>{text}</p>
              <p className={styles.answer}>{answer}</p>
            </div>
          ))}
          <p>{candidate.terms}</p>
        </div>
      </article>
      <div className={styles.pay}>
        <h3>{pay.title}</h3>
        <table>
          <caption>{pay.caption}</caption>
          <thead className="visually-hidden">
            <tr>
              {pay.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pay.offers.map(({ city, thousands }) => (
              <tr key={city}>
                <th scope="row">{city}</th>
                <td>
                  <svg
                    className={styles.bar}
                    width={`${Math.round((100 * thousands) / highest)}%`}
                    aria-hidden="true"
                  />{' '}
                  £{thousands}k
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
