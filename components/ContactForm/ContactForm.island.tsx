'use client';

import { useLayoutEffect } from 'react';

import { Button } from '@/components/Button/Button';
import { accountFields, type EmailService, sendPath } from '@/components/lib/email/emailService';
import type { Form, FormField } from '@/content/contact';

import { ErrorSummary } from './ErrorSummary';
import { Field } from './Field';
import { NextDays } from './NextDays';
import { type Contacts, Status } from './Status';
import { useEnquiry } from './useEnquiry';
import { useFeedback } from './useFeedback';

import styles from './ContactForm.module.scss';

export type ContactFormProps = {
  /** Unique on the page. The ids of its elements and the name of its draft begin with it. */
  readonly id: string;
  readonly form: Form;
  readonly emailService: EmailService;
  readonly contacts: Contacts;
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
export function ContactForm({ id, form, emailService, contacts, policyUrl }: ContactFormProps) {
  const { label, fields, texts } = form;
  const enquiry = useEnquiry(form, emailService);
  const { formRef, summaryRef, honeypotRef, statusRef, sendState, onSubmit, hideCorrected } = enquiry;
  const sent = sendState.status === 'sent' ? sendState : undefined;
  const errors = sendState.status === 'rejected' ? sendState.errors : [];
  const errorOf = ({ name }: FormField) => errors.find((error) => error.name === name)?.message;
  useFeedback(enquiry, texts.errorTitlePrefix);
  // Not in the HTML, which works without scripts too. A state would come after the event that releases a held submit.
  useLayoutEffect(() => void formRef.current?.toggleAttribute('novalidate', true), [formRef]);

  return (
    <form
      ref={formRef}
      onSubmit={onSubmit}
      onInput={hideCorrected}
      className={styles.form}
      id={id}
      action={emailService.origin + sendPath}
      method="post"
      encType="multipart/form-data"
      aria-label={label}
      tabIndex={sent && -1}
      style={sent && { minBlockSize: sent.formHeight }}
      data-status={sendState.status}
      data-validated={sendState.status !== 'editing' && sendState.status !== 'sent'}
    >
      <div className={styles.fields}>
        {fields.map((field) => (
          <Field key={field.name} id={`${id}-${field.name}`} field={field} error={errorOf(field)} texts={texts} />
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
      {/* The style sheet shows it only where the browser posts the form. */}
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
        <ErrorSummary
          ref={summaryRef}
          formId={id}
          title={texts.errorSummaryTitle}
          fields={fields.filter((field) => errorOf(field))}
        />
        <div ref={statusRef} className={styles.status} role="status">
          {/* The inline script writes here while a submit waits for React. */}
          <p data-loading={texts.loading} data-waiting={texts.waiting} suppressHydrationWarning>
            {''}
          </p>
          <Status sendState={sendState} texts={texts} contacts={contacts} />
        </div>
      </div>
      {sent && <NextDays texts={texts.sent} picture={sent.picture} onWriteAnother={enquiry.writeAnother} />}
      {/* A decorative progress indicator. The style sheet draws it, from what is valid in the fields before it. */}
      <div className={styles.outline} aria-hidden="true">
        <svg>
          <rect />
          <rect />
        </svg>
      </div>
    </form>
  );
}
