import { type FocusEvent, type FormEvent, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

import type { EmailService, Enquiry } from '@/components/emailService/emailService';
import { sendEnquiry } from '@/components/emailService/sendEnquiry';
import type { FailureReason, Field } from '@/content/contact';

import { deleteDraft, reloadDraft, saveDraft } from './draft';
import { type FieldError, readEnquiry, validateEnquiry } from './validateEnquiry';

/** After a submit: `rejected` until all errors of the summary are corrected, or `sending`, then sent or failed. */
export type SendState =
  | { readonly status: 'editing' | 'rejected' | 'corrected' | 'sending' | 'sent' }
  | { readonly status: 'failed'; readonly reason: FailureReason };

type EnquiryState = {
  /** A new object at each submit and each answer. */
  readonly sendState: SendState;
  /** The errors that are shown at their fields, in field order. */
  readonly errors: readonly FieldError[];
};

/** Whether a submit was attempted since the form was empty. */
export function isValidated({ status }: SendState): boolean {
  return status !== 'editing' && status !== 'sent';
}

/** @returns the state of the form, the handlers of its events, which validate and send what was typed, and its refs */
export function useEnquiry(fields: readonly Field[], service: EmailService) {
  const form = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<EnquiryState>({ sendState: { status: 'editing' }, errors: [] });
  // A ref, because a second submit can come before React renders the new state.
  const inFlight = useRef<Enquiry>(undefined);
  const read = () => (form.current ? readEnquiry(form.current, fields) : {});

  /** A message can be confirmed after its deadline, so answers can come in any order. */
  async function send(enquiry: Enquiry) {
    const fail = (reason: FailureReason) => {
      // It may be over: after its deadline, or because an earlier attempt has delivered the same text.
      if (inFlight.current === enquiry) {
        inFlight.current = undefined;
        setState({ sendState: { status: 'failed', reason }, errors: [] });
      }
    };
    inFlight.current = enquiry;
    if (form.current) {
      saveDraft(form.current); // No longer one that the browser has posted
    }
    setState({ sendState: { status: 'sending' }, errors: [] });
    const reason = await sendEnquiry(enquiry, service, () => fail('timed-out'));
    if (reason) {
      fail(reason);
      return;
    }
    // After a late answer, keep what the visitor has typed since.
    if (form.current && isSame(read(), enquiry)) {
      form.current.reset();
      deleteDraft(form.current);
    }
    // A later attempt with the same text is over, too. One with another text goes on.
    if (!inFlight.current || isSame(inFlight.current, enquiry)) {
      inFlight.current = undefined;
      setState({ sendState: { status: 'sent' }, errors: [] });
    }
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    const enquiry = read();
    const isEmpty = Object.values(enquiry).every((value) => !value);
    // A late second click must not replace the success message by errors.
    if (inFlight.current || (state.sendState.status === 'sent' && isEmpty)) {
      return;
    }
    const errors = validateEnquiry(fields, enquiry);
    if (errors.length > 0) {
      setState({ sendState: { status: 'rejected' }, errors });
    } else if (honeypot.current?.value) {
      // A browser extension may have filled it in, so empty it and accept a second submit.
      honeypot.current.value = '';
      setState({ sendState: { status: 'failed', reason: 'suspected-robot' }, errors });
    } else {
      void send(enquiry);
    }
  }

  function onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    saveDraft(currentTarget);
    hideCorrected();
  }

  /** Hides the errors that are corrected. New ones come at the next submit, and so never while a button is pressed. */
  function hideCorrected() {
    const all = validateEnquiry(fields, read());
    setState((now) => {
      const errors = all.filter(({ name }) => now.errors.some((shown) => shown.name === name));
      // With the same state, React does not render again at each key.
      return isSame(errors, now.errors)
        ? now
        : { sendState: errors.length > 0 ? now.sendState : { status: 'corrected' }, errors };
    });
  }

  const onReturn = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted && form.current) {
      reloadDraft(form.current);
      hideCorrected();
    }
  });
  useEffect(() => {
    addEventListener('pageshow', onReturn);
    return () => removeEventListener('pageshow', onReturn);
  }, []);

  // A window that becomes active again gives focus back to the field that had it. The visitor may read something else.
  const left = useRef<EventTarget>(null);
  const onBlur = ({ target }: FocusEvent) => {
    left.current = target === document.activeElement ? target : null;
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target !== left.current) {
      scrollFieldIntoView(target);
    }
  };

  return { ...state, form, honeypot, handlers: { onSubmit, onInput, onBlur, onFocus } };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Browsers scroll a focused control into view, but not the label, hint and error above it. Not smoothly, because
 * WebKit's own scrolling to the caret would end it.
 */
function scrollFieldIntoView(target: Element): void {
  const field = (target as HTMLInputElement).labels?.[0]?.parentElement;
  if (field) {
    const tall = field.offsetHeight > window.innerHeight / 2;
    field.scrollIntoView({ block: tall ? 'start' : 'nearest', behavior: 'instant' });
  }
}
