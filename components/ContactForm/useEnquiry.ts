import { type SubmitEvent, useRef, useState } from 'react';

import type { EmailService, Enquiry } from '@/components/lib/email/emailService';
import { sendEnquiry } from '@/components/lib/email/sendEnquiry';
import { chosenPicture, showAnswer } from '@/components/lib/heroAnswer';
import type { FailureReason, FormField } from '@/content/contact';

import { clearForm, saveDraft } from './draft';
import { type FieldError, readEnquiry, validateEnquiry } from './validateEnquiry';

/** After a submit: `rejected` until all errors of the summary are corrected, or `sending`, then sent or failed. */
export type SendState =
  | { readonly status: 'editing' | 'corrected' | 'sending' }
  /** The errors that are shown in the summary and at their fields, in field order: at least one. */
  | { readonly status: 'rejected'; readonly errors: readonly FieldError[] }
  /** Without thanks while the form has new text, which the visitor typed before a late answer. */
  | { readonly status: 'sent'; readonly enquiry: Enquiry; readonly thanks: Thanks | undefined }
  | { readonly status: 'failed'; readonly reason: FailureReason };

/** They take the place of the empty fields. */
type Thanks = {
  /** In pixels. The form keeps it, so that nothing moves. */
  readonly formHeight: number | undefined;
  /** The address of the picture of who is chosen in the hero. */
  readonly picture: string | undefined;
};

type RenderedState = {
  readonly sendState: SendState;
  /** Counts the submits and the answers, each of which is announced. */
  readonly announcement: number;
};

/** The state of a form, and the handlers that validate and send what was typed. */
export function useEnquiry(fields: readonly FormField[], emailService: EmailService) {
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const honeypotRef = useRef<HTMLInputElement>(null);
  const statusRef = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<RenderedState>({ sendState: { status: 'editing' }, announcement: 0 });
  // A ref, because a second submit can come before React renders the new state.
  const inFlightRef = useRef<Enquiry>(undefined);
  const read = () => (formRef.current ? readEnquiry(formRef.current, fields) : {});
  const announce = (sendState: SendState) =>
    setState(({ announcement }) => ({ sendState, announcement: announcement + 1 }));

  /** A message can be confirmed after its deadline, so answers can come in any order. */
  async function send(enquiry: Enquiry) {
    const fail = (reason: FailureReason) => {
      // It may be over: after its deadline, or because an earlier attempt has delivered the same text.
      if (inFlightRef.current === enquiry) {
        inFlightRef.current = undefined;
        announce({ status: 'failed', reason });
      }
    };
    inFlightRef.current = enquiry;
    if (formRef.current) {
      saveDraft(formRef.current); // No longer one that the browser has posted
    }
    announce({ status: 'sending' });
    const reason = await sendEnquiry(enquiry, emailService, () => fail('timed-out'));
    if (reason) {
      fail(reason);
      return;
    }
    // After a late answer, keep what the visitor has typed since.
    if (formRef.current && isSame(read(), enquiry)) {
      clearForm(formRef.current);
    }
    // A later attempt with the same text is over, too. One with another text goes on.
    if (!inFlightRef.current || isSame(inFlightRef.current, enquiry)) {
      inFlightRef.current = undefined;
      const formHeight = formRef.current?.offsetHeight;
      announce({
        status: 'sent',
        enquiry,
        thanks: isEmpty(read()) ? { formHeight, picture: chosenPicture()?.src } : undefined,
      });
    }
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (inFlightRef.current) {
      return;
    }
    const enquiry = read();
    const errors = validateEnquiry(fields, enquiry);
    if (errors.length > 0) {
      announce({ status: 'rejected', errors });
    } else if (honeypotRef.current?.value) {
      // A browser extension may have filled it in, so empty it and accept a second submit.
      honeypotRef.current.value = '';
      announce({ status: 'failed', reason: 'suspected-robot' });
    } else {
      void send(enquiry);
    }
  }

  /** Hides the errors that are corrected. New ones come at the next submit, and so never while a button is pressed. */
  function hideCorrected() {
    const present = validateEnquiry(fields, read());
    setState((now) => {
      const shown = now.sendState.status === 'rejected' ? now.sendState.errors : [];
      const errors = present.filter(({ name }) => shown.some((error) => error.name === name));
      // With the same state, React does not render again at each key.
      return isSame(errors, shown)
        ? now
        : { ...now, sendState: errors.length > 0 ? { status: 'rejected', errors } : { status: 'corrected' } };
    });
  }

  /** Brings back the form, and what the hero shows without a choice. */
  function writeAnother() {
    showAnswer();
    announce({ status: 'editing' });
  }

  return { ...state, formRef, summaryRef, honeypotRef, statusRef, onSubmit, hideCorrected, writeAnother };
}

export type EnquiryState = ReturnType<typeof useEnquiry>;

const isEmpty = (enquiry: Enquiry) => Object.values(enquiry).every((value) => !value);

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
