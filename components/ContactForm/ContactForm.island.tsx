'use client';

import { type MouseEvent, type RefObject, useRef } from 'react';

import { Button } from '@/components/Button/Button';
import { accountFields, type EmailService, sendPath } from '@/components/emailService/emailService';
import type { FormField, FormTexts } from '@/content/contact';

import { Field } from './Field';
import { ProgressOutline } from './ProgressOutline';
import { RetryBoundary } from './RetryBoundary';
import { Status } from './Status';
import { isValidated, useEnquiry } from './useEnquiry';
import {
  useAnnouncements,
  useFieldScrolling,
  useLeaveWarning,
  useReloadedDraft,
  useRestoredInput,
  useTitlePrefix,
} from './useFormEffects';

import styles from './ContactForm.module.scss';

export type ContactFormProps = {
  /** Unique on the page. The ids of its elements and the name of its draft begin with it. */
  readonly id: string;
  readonly label: string;
  readonly fields: readonly FormField[];
  readonly texts: FormTexts;
  readonly emailService: EmailService;
  /** The alternative contact, shown after every failure. */
  readonly email: string;
  readonly phone: string;
  readonly policyUrl: string;
};

/**
 * The contact form. Before React hydrates it, and without scripts, it is plain HTML: the browser validates the fields
 * and posts them, with the hidden fields, to the email service.
 *
 * Translators and other extensions change the page before and after that. So each text of the exported HTML is the only
 * child of an element with `suppressHydrationWarning`. A text that React changes has itself as its key, or what it
 * depends on, and is in an element that is always there. React reads the uncontrolled fields when it needs them.
 */
export function ContactForm(props: ContactFormProps) {
  const restoreInputRef = useRef<() => void>(undefined);
  const announcedRef = useRef(0);
  const enquiry = useEnquiry(props.fields, props.emailService);
  useReloadedDraft(enquiry.formRef, enquiry.hideCorrected);
  useLeaveWarning(enquiry.sendState.status === 'sending');
  useTitlePrefix(enquiry.errors.length > 0 ? props.texts.errorTitlePrefix : '');

  return (
    <RetryBoundary>
      <EnquiryForm {...props} enquiry={enquiry} restoreInputRef={restoreInputRef} announcedRef={announcedRef} />
    </RetryBoundary>
  );
}

type EnquiryFormProps = ContactFormProps & {
  readonly enquiry: ReturnType<typeof useEnquiry>;
  readonly restoreInputRef: RefObject<(() => void) | undefined>;
  readonly announcedRef: RefObject<number>;
};

function EnquiryForm({ enquiry, restoreInputRef, announcedRef, ...props }: EnquiryFormProps) {
  const { id, label, fields, texts, emailService, email, phone, policyUrl } = props;
  const { formRef, honeypotRef, sendState, announcement, errors, handlers } = enquiry;
  const showsSummary = sendState.status === 'rejected';
  const requiredFields = fields.filter(({ required }) => required).length;
  const { summaryRef, statusRef } = useAnnouncements(sendState, announcement, announcedRef);
  useRestoredInput(formRef, restoreInputRef);
  const focusHandlers = useFieldScrolling();

  /** A focused field scrolls into view with its label. Fragment navigation would hide the label. */
  const focusField = (event: MouseEvent, name: string) => {
    event.preventDefault();
    (formRef.current?.elements.namedItem(name) as HTMLElement | null)?.focus({ preventScroll: true });
  };

  return (
    <form
      {...handlers}
      {...focusHandlers}
      ref={formRef}
      className={styles.form}
      id={id}
      action={emailService.origin + sendPath}
      method="post"
      encType="multipart/form-data"
      aria-label={label}
      data-status={sendState.status}
      data-validated={isValidated(sendState)}
    >
      {/* An alert, so that tools find it, but not a live region: with both, Orca announced nothing in Firefox, and the
          errors out of order in Chromium. */}
      <div
        ref={summaryRef}
        className={styles.summary}
        role="alert"
        aria-live="off"
        aria-labelledby={showsSummary ? `${id}-errors` : undefined}
        hidden={!showsSummary}
        tabIndex={-1}
      >
        {showsSummary && (
          <>
            <h3 id={`${id}-errors`}>{texts.errorSummaryTitle}</h3>
            <ul>
              {errors.map(({ name, message }) => (
                <li key={`${name} ${message}`}>
                  <a href={`#${id}-${name}`} onClick={(event) => focusField(event, name)}>
                    {message}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <p className={styles.required} suppressHydrationWarning>
        {texts.required}
      </p>
      <div className={styles.fields}>
        {fields.map((field) => (
          <Field
            key={field.name}
            id={`${id}-${field.name}`}
            field={field}
            error={errors.find(({ name }) => name === field.name)?.message}
            texts={texts}
          />
        ))}
      </div>
      {Object.entries(accountFields(emailService)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* A honeypot: a field that only robots fill in. It has no name, so that it is never submitted. */}
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={`${id}-topic`} suppressHydrationWarning>
          {texts.honeypot}
        </label>
        <input ref={honeypotRef} id={`${id}-topic`} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      {/* The style sheet shows it only where the browser posts the form, or has posted it. */}
      <p className={styles.withoutScript} suppressHydrationWarning>
        {texts.withoutScript}
      </p>
      <div className={styles.send}>
        <Button type="submit" aria-disabled={sendState.status === 'sending'} suppressHydrationWarning>
          {texts.submit}
        </Button>
        <p className={styles.privacyNote}>
          <span suppressHydrationWarning>{texts.privacyNote.text}</span>{' '}
          <a href={policyUrl} suppressHydrationWarning>
            {texts.privacyNote.linkTitle}
          </a>
        </p>
      </div>
      <div ref={statusRef} className={styles.status} role="status">
        {/* The inline script writes here while a submit waits for React. */}
        <p data-loading={texts.loading} data-waiting={texts.waiting} suppressHydrationWarning>
          {''}
        </p>
        <Status sendState={sendState} texts={texts} email={email} phone={phone} />
      </div>
      {requiredFields > 0 && <ProgressOutline requiredFields={requiredFields} />}
    </form>
  );
}
