'use client';

import { type SyntheticEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { Button } from '@/components/Button/Button';
import { ErrorBoundary } from '@/components/ErrorBoundary/ErrorBoundary';
import type { Field as FieldRecord, FieldName, FormCopy, Notice } from '@/scripts/schemas/content';

import { forgetDraft, readDraft } from './draft';
import { ErrorSummary } from './ErrorSummary';
import { Field } from './Field';
import { type EmailService, libraryVersion, loadEmailLibrary, type Outcome, sendEnquiry } from './sendEnquiry';
import { telephoneLink } from './telephoneLink';
import { type Enquiry, type FieldError, validateEnquiry } from './validateEnquiry';

import styles from './ContactForm.module.scss';

type ContactFormProps = {
  readonly label: string;
  readonly fields: readonly FieldRecord[];
  readonly copy: FormCopy;
  readonly language: string;
  readonly service: EmailService;
  /** The other way to write, shown after every failure. */
  readonly email: string;
  readonly phone: string;
};

type Progress =
  | { readonly status: 'idle' | 'loading' | 'sending' }
  | { readonly status: 'invalid'; readonly errors: readonly FieldError[] }
  | Outcome;

/**
 * Works as plain HTML first: without React the browser validates the fields and posts them, with the
 * hidden ones, to the email service. The page's inline script keeps the draft and holds a submit until
 * React is there (app/_client).
 */
export function ContactForm(props: ContactFormProps) {
  const { copy, email, phone } = props;
  return (
    <ErrorBoundary
      fallback={
        <div className={styles.notice} data-status="failed">
          <FailureText notice={copy.stopped} otherWay={copy.otherWay} email={email} phone={phone} />
        </div>
      }
    >
      <LiveForm {...props} />
    </ErrorBoundary>
  );
}

function LiveForm({ label, fields, copy, language, service, email, phone }: ContactFormProps) {
  const hydrated = useSyncExternalStore(neverChanges, isInBrowser, isOnServer);
  const [progress, setProgress] = useState<Progress>({ status: 'idle' });
  const [asksForReply, setAsksForReply] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  // State reaches the page only at the next render; a second submit can be quicker.
  const busy = useRef(false);
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
    // The question moves the field that has focus.
    if (asksForReply) {
      form.current?.querySelector(':focus')?.scrollIntoView?.({ block: 'nearest' });
    }
  }, [asksForReply]);

  useEffect(() => {
    // On a small screen the answer may appear below the fold.
    if (progress.status === 'sent' || progress.status === 'failed') {
      notice.current?.scrollIntoView?.({ block: 'nearest' });
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
    if (busy.current) {
      return;
    }
    const enquiry = readEnquiry(event.currentTarget, fields);
    const errors = validateEnquiry(fields, enquiry);
    if (errors.length > 0) {
      setProgress({ status: 'invalid', errors });
      return;
    }

    const succeed = () => {
      // After a late answer the visitor may have gone on writing; that is theirs.
      if (form.current && sameEnquiry(readEnquiry(form.current, fields), enquiry)) {
        form.current.reset();
        forgetDraft();
        setAsksForReply(false);
      }
      setProgress({ status: 'sent' });
    };
    if (honeypot.current?.value) {
      // A browser's extension may have filled it in for a person, who only has to send once more.
      honeypot.current.value = '';
      setProgress({ status: 'failed', reason: 'suspected-robot' });
      return;
    }
    busy.current = true;
    setProgress({ status: 'loading' });
    const outcome = await sendEnquiry(enquiry, service, {
      onSending: () => setProgress({ status: 'sending' }),
      // A second attempt under way has its own words to say.
      onLateSuccess: () => busy.current || succeed(),
    });
    busy.current = false;
    if (outcome.status === 'sent') {
      succeed();
    } else {
      setProgress(outcome);
    }
  }

  /** Once a visitor has passed the field for the address by. Sending does not wait for it. */
  function askForReply(focused: FieldName) {
    const names = fields.map(({ name }) => name);
    const address = fields.find(({ type, required }) => type === 'email' && !required)?.name;
    if (form.current && address && names.indexOf(focused) > names.indexOf(address)) {
      setAsksForReply(!readEnquiry(form.current, fields)[address]);
    }
  }

  const errors = progress.status === 'invalid' ? progress.errors : [];

  return (
    <form
      ref={form}
      className={styles.form}
      action={`${service.origin}/api/v1.0/email/send-form`}
      method="post"
      encType="multipart/form-data"
      aria-label={label}
      noValidate={hydrated}
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
            note={field.type === 'email' && asksForReply ? copy.noReplyAddress : undefined}
            onFocus={askForReply}
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
      {/* Without a name it is never sent, by whatever route. */}
      <div className={styles.honeypot} aria-hidden="true">
        <label htmlFor="topic">{copy.honeypot}</label>
        <input ref={honeypot} id="topic" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <p className={styles.withoutScript} hidden={hydrated}>
        {copy.withoutScript}
      </p>
      <Button type="submit" aria-disabled={inFlight || undefined}>
        {copy.submit}
      </Button>
      <div ref={notice} className={styles.notice} role="status" data-status={progress.status}>
        {progress.status === 'loading' && <p>{copy.loading}</p>}
        {progress.status === 'sending' && <NoticeText notice={copy.sending} />}
        {progress.status === 'sent' && <NoticeText notice={copy.sent} />}
        {progress.status === 'failed' && (
          <FailureText notice={copy.failures[progress.reason]} otherWay={copy.otherWay} email={email} phone={phone} />
        )}
      </div>
    </form>
  );
}

function NoticeText({ notice }: { readonly notice: Notice }) {
  return (
    <>
      <p className={styles.noticeTitle}>{notice.title}</p>
      <p>{notice.text}</p>
    </>
  );
}

type FailureTextProps = {
  readonly notice: Notice;
  readonly otherWay: string;
  readonly email: string;
  readonly phone: string;
};

function FailureText({ notice, otherWay, email, phone }: FailureTextProps) {
  return (
    <>
      <NoticeText notice={notice} />
      <p>
        {otherWay}{' '}
        <a className={styles.otherWay} href={`mailto:${email}`}>
          {email}
        </a>
        ,{' '}
        <a className={styles.otherWay} href={telephoneLink(phone)}>
          {phone}
        </a>
      </p>
    </>
  );
}

function readEnquiry(form: HTMLFormElement, fields: readonly FieldRecord[]): Enquiry {
  const data = new FormData(form);
  const entries = fields.map(({ name }) => [name, String(data.get(name) ?? '')]);
  return Object.fromEntries(entries) as Record<FieldName, string>;
}

/** What stands in a field already, typed before this script ran or kept by the browser, wins over the draft. */
function fillEmptyFields(form: HTMLFormElement, fields: readonly FieldRecord[], draft: Partial<Enquiry>): void {
  for (const { name } of fields) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      if (!control.value && draft[name]) {
        control.value = draft[name];
        // For the control's own count alone; to the form nothing has been typed.
        control.dispatchEvent(new Event('input'));
      }
    }
  }
}

function sameEnquiry(one: Enquiry, other: Enquiry): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function preloadEmailLibrary(): void {
  loadEmailLibrary().catch(() => undefined); // Sending tries again, and says so if it fails.
}

function neverChanges(): () => void {
  return () => undefined;
}

const isInBrowser = () => true;
const isOnServer = () => false;
