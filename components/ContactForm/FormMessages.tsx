'use client';

import { type MouseEvent, useSyncExternalStore } from 'react';

import { ErrorBoundary } from '@/components/ErrorBoundary/ErrorBoundary';
import type { Field, FormCopy, Notice } from '@/content/schema/contact';

import { CharacterCount } from './CharacterCount';
import type { EnquiryState } from './enquiryState';
import { ReplyNote } from './ReplyNote';
import type { EmailService } from './sendEnquiry';
import { Slot } from './Slot';
import { errorListId, formId, slotId, slotIds, statusId } from './slots';
import { telephoneLink } from './telephoneLink';
import { useEnquiry } from './useEnquiry';
import { useFormAttributes } from './useFormAttributes';

export type FormMessagesProps = {
  readonly fields: readonly Field[];
  readonly copy: FormCopy;
  readonly language: string;
  readonly service: EmailService;
  /** The alternative contact, shown after every failure. */
  readonly email: string;
  readonly phone: string;
};

/**
 * Everything that scripts add to the contact form. Each message goes into an element of the HTML that is empty without
 * scripts. React cannot update a text that a translator has replaced, but it can replace the element around it. So a
 * text that can change has an element of its own, with the text as its key. If React fails, the form works as plain HTML again.
 */
export function FormMessages(props: FormMessagesProps) {
  // On the server and in the first render there is none, so that both give the same HTML.
  const form = useSyncExternalStore(emptySubscribe, findForm, () => null);

  return (
    <>
      {/* The style sheet shows it only where the browser posts the form, or has posted it. */}
      <p>{props.copy.withoutScript}</p>
      {form && (
        <ErrorBoundary fallback={null} onError={() => form.toggleAttribute('data-plain', true)}>
          <ControlledForm form={form} {...props} />
        </ErrorBoundary>
      )}
    </>
  );
}

function ControlledForm({ form, ...props }: FormMessagesProps & { readonly form: HTMLFormElement }) {
  const { fields, copy, service } = props;
  const state = useEnquiry(form, fields, service);
  useFormAttributes(form, fields, state, copy.errorTitlePrefix);

  const clearSlots = () =>
    slotIds(fields.map(({ name }) => name)).forEach((id) => document.getElementById(id)?.replaceChildren());
  return (
    // React cannot remove an element that an extension has moved, and fails. The state is kept out here.
    <ErrorBoundary maxRetries={3} onError={clearSlots}>
      <Messages form={form} state={state} {...props} />
    </ErrorBoundary>
  );
}

type MessagesProps = FormMessagesProps & { readonly form: HTMLFormElement; readonly state: EnquiryState };

function Messages({ form, state, fields, copy, language, email, phone }: MessagesProps) {
  const { progress, errors, showsSummary } = state;
  return (
    <>
      <Slot id={errorListId}>
        {showsSummary &&
          errors.map(({ name, message }) => (
            <li key={message}>
              <a href={`#${name}`} onClick={focusTarget}>
                {message}
              </a>
            </li>
          ))}
      </Slot>
      {errors.map(({ name, message }) => (
        <Slot key={name} id={slotId('error', name)}>
          <p key={message}>
            <span className="visually-hidden">{copy.errorPrefix}</span> {message}
          </p>
        </Slot>
      ))}
      {fields.map(({ name, type, required, limit }) => {
        if (type === 'textarea') {
          const texts = { left: copy.charactersLeft, over: copy.charactersOver, language };
          return <CharacterCount key={name} form={form} name={name} limit={limit} {...texts} />;
        }
        return (
          type === 'email' && !required && <ReplyNote key={name} form={form} name={name} text={copy.noReplyEmail} />
        );
      })}
      <Slot id={statusId}>
        {progress.status === 'loading' && <p>{copy.loading}</p>}
        {progress.status === 'sending' && <NoticeText notice={copy.sending} />}
        {progress.status === 'sent' && <NoticeText notice={copy.sent} />}
        {progress.status === 'failed' && (
          <FailureText notice={copy.failures[progress.reason]} copy={copy} email={email} phone={phone} />
        )}
      </Slot>
    </>
  );
}

function NoticeText({ notice }: { readonly notice: Notice }) {
  // One string: of several texts, Orca announces only the last, or the last first.
  return <p>{`${notice.title}\n${notice.text}`}</p>;
}

type FailureTextProps = Pick<FormMessagesProps, 'copy' | 'email' | 'phone'> & { readonly notice: Notice };

function FailureText({ notice, copy, email, phone }: FailureTextProps) {
  return (
    <>
      <NoticeText notice={notice} />
      <p>
        {copy.alternativeContact} <a href={`mailto:${email}`}>{email}</a> <a href={telephoneLink(phone)}>{phone}</a>
      </p>
    </>
  );
}

/** A focused field scrolls into view with its label (useFormAttributes.ts). Fragment navigation would hide the label. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus({ preventScroll: true });
}

function findForm(): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>(`#${formId}`);
}

function emptySubscribe(): () => void {
  return () => undefined;
}
