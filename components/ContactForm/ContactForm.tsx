'use client';

import { type SyntheticEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { Button } from '@/components/Button/Button';
import { ErrorBoundary } from '@/components/ErrorBoundary/ErrorBoundary';
import type { Field as FieldRecord, FieldName, FormCopy, Notice } from '@/scripts/schemas/content';

import { deleteDraft, readDraft } from './draft';
import { ErrorSummary } from './ErrorSummary';
import { Field } from './Field';
import { type EmailService, formUrl, libraryVersion, loadEmailLibrary, type Outcome, sendEnquiry } from './sendEnquiry';
import { telephoneLink } from './telephoneLink';
import { type Enquiry, type FieldError, validateEnquiry } from './validateEnquiry';

import styles from './ContactForm.module.scss';

type ContactFormProps = {
  readonly label: string;
  readonly fields: readonly FieldRecord[];
  readonly copy: FormCopy;
  readonly language: string;
  readonly service: EmailService;
  /** The alternative contact, shown after every failure. */
  readonly email: string;
  readonly phone: string;
};

type Progress =
  | { readonly status: 'idle' | 'loading' | 'sending' }
  | { readonly status: 'invalid'; readonly errors: readonly FieldError[] }
  | Outcome;

/**
 * Before hydration this is a plain HTML form: the browser validates the fields and posts them, with the
 * hidden fields, to the email service. The inline script (app/_client) saves the draft and holds a submit
 * until hydration.
 */
export function ContactForm(props: ContactFormProps) {
  const { copy, email, phone } = props;
  return (
    <ErrorBoundary
      fallback={
        <div className={styles.notice} data-status="failed">
          <FailureText notice={copy.stopped} copy={copy} email={email} phone={phone} />
        </div>
      }
    >
      <EnquiryForm {...props} />
    </ErrorBoundary>
  );
}

function EnquiryForm({ label, fields, copy, language, service, email, phone }: ContactFormProps) {
  const hydrated = useSyncExternalStore(
    emptySubscribe,
    () => true,
    () => false, // On the server and in the first render, so that both give the same HTML.
  );
  const [progress, setProgress] = useState<Progress>({ status: 'idle' });
  const [showsReplyNote, setShowsReplyNote] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  // A ref, because a second submit can come before React renders the new state.
  const inFlightRef = useRef(false);
  const honeypot = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (form.current) {
      fillEmptyFields(form.current, fields, readDraft());
    }
  }, [fields]);

  useEffect(() => {
    if (hydrated && form.current?.dataset.pending !== undefined) {
      delete form.current.dataset.pending;
      form.current.requestSubmit();
    }
  }, [hydrated]);

  useEffect(() => {
    if (progress.status !== 'invalid') {
      return;
    }
    summary.current?.focus();
    const title = document.title;
    document.title = copy.errorTitlePrefix + title;
    return () => {
      document.title = title;
    };
  }, [progress, copy.errorTitlePrefix]);

  useEffect(() => {
    // The note moves the focused field.
    if (showsReplyNote) {
      form.current?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
    }
  }, [showsReplyNote]);

  useEffect(() => {
    // On a small screen the result may be below the fold.
    if (progress.status === 'sent' || progress.status === 'failed') {
      notice.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [progress]);

  const inFlight = progress.status === 'loading' || progress.status === 'sending';
  useEffect(() => {
    if (!inFlight) {
      return;
    }
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [inFlight]);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (inFlightRef.current) {
      return;
    }
    const enquiry = readEnquiry(event.currentTarget, fields);
    if (progress.status === 'sent' && Object.values(enquiry).every((value) => !value)) {
      // A late second click must not replace the success message by errors.
      return;
    }
    const errors = validateEnquiry(fields, enquiry);
    if (errors.length > 0) {
      setProgress({ status: 'invalid', errors });
      return;
    }

    const succeed = () => {
      // After a late response, keep what the visitor has typed since.
      if (form.current && isSameEnquiry(readEnquiry(form.current, fields), enquiry)) {
        form.current.reset();
        deleteDraft();
        setShowsReplyNote(false);
      }
      setProgress({ status: 'sent' });
    };
    if (honeypot.current?.value) {
      // A browser extension may have filled it in, so empty it and accept a second submit.
      honeypot.current.value = '';
      setProgress({ status: 'failed', reason: 'suspected-robot' });
      return;
    }
    inFlightRef.current = true;
    setProgress({ status: 'loading' });
    const outcome = await sendEnquiry(enquiry, service, {
      onSending: () => setProgress({ status: 'sending' }),
      // Do not replace the status of a second attempt.
      onLateSuccess: () => inFlightRef.current || succeed(),
    });
    inFlightRef.current = false;
    if (outcome.status === 'sent') {
      succeed();
    } else {
      setProgress(outcome);
    }
  }

  /** Shows a note when the visitor skips the email address, the only field that may be optional. */
  function updateReplyNote(focused: FieldName) {
    const names = fields.map(({ name }) => name);
    const optional = fields.find(({ required }) => !required)?.name;
    if (form.current && optional && names.indexOf(focused) > names.indexOf(optional)) {
      setShowsReplyNote(!readEnquiry(form.current, fields)[optional]);
    }
  }

  const errors = progress.status === 'invalid' ? progress.errors : [];

  return (
    <form
      ref={form}
      className={styles.form}
      action={formUrl(service)}
      method="post"
      encType="multipart/form-data"
      aria-label={label}
      noValidate={hydrated}
      data-loading={copy.loading}
      onInput={preloadEmailLibrary}
      onSubmit={(event) => void submit(event)}
    >
      {errors.length > 0 && <ErrorSummary ref={summary} title={copy.errorSummaryTitle} errors={errors} />}
      <p className={styles.required}>{copy.required}</p>
      <div className={styles.fields}>
        {fields.map((field) => (
          <Field
            key={field.name}
            field={field}
            optional={copy.optional}
            errorPrefix={copy.errorPrefix}
            characterCount={{ left: copy.charactersLeft, over: copy.charactersOver, language }}
            hydrated={hydrated}
            note={field.type === 'email' && showsReplyNote ? copy.noReplyAddress : undefined}
            onFocus={updateReplyNote}
            error={errors.find(({ name }) => name === field.name)?.message}
          />
        ))}
      </div>
      {!hydrated && (
        <>
          <input type="hidden" name="lib_version" value={libraryVersion} />
          <input type="hidden" name="service_id" value={service.serviceId} />
          <input type="hidden" name="template_id" value={service.templateId} />
          <input type="hidden" name="user_id" value={service.publicKey} />
        </>
      )}
      {/* A control without a name is never submitted. */}
      <div className={styles.honeypot} aria-hidden="true">
        <label htmlFor="topic">{copy.honeypot}</label>
        <input ref={honeypot} id="topic" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <p className={styles.withoutScript} hidden={hydrated}>
        {copy.withoutScript}
      </p>
      <div className={styles.send}>
        <Button type="submit" aria-disabled={inFlight || undefined}>
          {copy.submit}
        </Button>
        <p className={styles.afterSending}>{copy.afterSending}</p>
      </div>
      <div ref={notice} className={styles.notice} role="status" data-status={progress.status}>
        {progress.status === 'loading' && <p>{copy.loading}</p>}
        {progress.status === 'sending' && <NoticeText notice={copy.sending} />}
        {progress.status === 'sent' && <NoticeText notice={copy.sent} />}
        {progress.status === 'failed' && (
          <FailureText notice={copy.failures[progress.reason]} copy={copy} email={email} phone={phone} />
        )}
      </div>
    </form>
  );
}

function NoticeText({ notice }: { readonly notice: Notice }) {
  return (
    // One string: of several texts, Orca announces only the last, or the last first.
    <p className={styles.noticeText}>{`${notice.title}\n${notice.text}`}</p>
  );
}

type FailureTextProps = {
  readonly notice: Notice;
  readonly copy: FormCopy;
  readonly email: string;
  readonly phone: string;
};

function FailureText({ notice, copy, email, phone }: FailureTextProps) {
  return (
    <>
      <NoticeText notice={notice} />
      <p>
        {copy.alternativeContact}{' '}
        <a className={styles.alternativeContact} href={`mailto:${email}`}>
          {email}
        </a>
        ,{' '}
        <a className={styles.alternativeContact} href={telephoneLink(phone)}>
          {phone}
        </a>
      </p>
    </>
  );
}

function readEnquiry(form: HTMLFormElement, fields: readonly FieldRecord[]): Enquiry {
  const data = new FormData(form);
  const entries = fields.map(({ name }) => [name, String(data.get(name))]);
  return Object.fromEntries(entries) as Record<FieldName, string>;
}

/** Restores the draft. A field that already has a value, typed or restored by the browser, keeps it. */
function fillEmptyFields(form: HTMLFormElement, fields: readonly FieldRecord[], draft: Partial<Enquiry>): void {
  for (const { name } of fields) {
    const control = form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
    if (!control.value && draft[name]) {
      control.value = draft[name];
      // Updates the character count. It does not bubble, so it does not load the email library.
      control.dispatchEvent(new Event('input'));
    }
  }
}

function isSameEnquiry(a: Enquiry, b: Enquiry): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function preloadEmailLibrary(): void {
  loadEmailLibrary().catch(() => undefined); // Sending loads it again, and does without it if that fails too.
}

function emptySubscribe(): () => void {
  return () => undefined;
}
