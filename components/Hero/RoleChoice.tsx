import { Fragment } from 'react';

import { answerName } from '@/components/lib/heroAnswer';
import { Picture } from '@/components/Picture/Picture';
import type { RoleChoiceContent } from '@/content/hero';
import type { Search } from '@/content/searches';

import styles from './RoleChoice.module.scss';

type RoleChoiceProps = {
  readonly content: RoleChoiceContent;
  /** Where the person in the ring leads. */
  readonly link: string;
  readonly searches: readonly Search[];
};

type Option = RoleChoiceContent['somebodyElse'] & Partial<Search>;

/** Asks who is missing, in the middle of the ring. Radio buttons outside of the form, whose message begins with their value. */
export function RoleChoice({ content, link, searches }: RoleChoiceProps) {
  const { question, choose, action, lastTime, message, somebodyElse } = content;
  const options: readonly Option[] = [...searches, somebodyElse];
  return (
    <fieldset className={styles.roleChoice}>
      <legend className={styles.question}>
        <span>{question}</span>
      </legend>
      <p className={styles.choose}>{choose}</p>
      {options.map(({ title, someone, place, region, days, image }) => (
        <Fragment key={title}>
          <label className={styles.option} data-region={region}>
            <span className={styles.head}>
              <Picture {...image} alt="" width={64} height={64} loading="eager" />
              <input type="radio" name={answerName} value={region ? `${message}${someone} ${place}` : message} />
            </span>
            <span>
              {someone ?? title} <span className={styles.detail}>{place}</span>
            </span>
          </label>{' '}
          <a className={styles.chosen} href={link} data-region={region}>
            <Picture {...image} alt={`${title}, ${place}`} width={480} height={480} />{' '}
            <span>
              {action}{' '}
              {days && (
                <span className={styles.detail}>
                  {lastTime.before} {`${days}\u00a0${lastTime.after}`}
                </span>
              )}
            </span>
          </a>{' '}
        </Fragment>
      ))}
    </fieldset>
  );
}
