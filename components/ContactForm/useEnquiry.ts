import { type SubmitEvent, useEffect, useRef, useState } from 'react';

import type { EmailService, Enquiry } from '@/components/lib/email/emailService';
import { sendEnquiry } from '@/components/lib/email/sendEnquiry';
import { chosenPicture, showAnswer } from '@/components/lib/heroAnswer';
import type { FailureReason, Form } from '@/content/contact';

import { clearForm } from './draft';
import { type FieldError, readEnquiry, validateEnquiry } from './validateEnquiry';

/** After a submit: `rejected` until all errors of the summary are corrected, or `sending`, then sent or failed. */
export type SendState =
  | { readonly status: 'editing' | 'corrected' | 'sending' }
  /** The errors that are shown in the summary and at their fields, in field order: at least one. */
  | { readonly status: 'rejected'; readonly errors: readonly FieldError[] }
  | SentState
  | { readonly status: 'failed'; readonly reason: FailureReason };

/** Thanks take the place of the fields. */
type SentState = {
  readonly status: 'sent';
  readonly enquiry: Enquiry;
  /** In pixels. The form keeps it, so that nothing moves. */
  readonly formHeight: number;
  /** The address of the picture of who is chosen in the hero. */
  readonly picture: string | undefined;
};

type RenderedState = {
  readonly sendState: SendState;
  /** Counts the submits and the answers, each of which is announced. */
  readonly announcement: number;
};

/** The state of a form, and the handlers that validate and send what was typed. */
export function useEnquiry(form: Form, emailService: EmailService) {
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const honeypotRef = useRef<HTMLInputElement>(null);
  const statusRef = useRef<HTMLDivElement>(null);
  const [{ sendState, announcement }, setState] = useState<RenderedState>({
    sendState: { status: 'editing' },
    announcement: 0,
  });
  const read = () => (formRef.current ? readEnquiry(formRef.current, form.fields) : {});
  const announce = (next: SendState) => setState((last) => ({ sendState: next, announcement: last.announcement + 1 }));

  const isOffline = sendState.status === 'failed' && sendState.reason === 'offline';
  useEffect(() => {
    if (isOffline) {
      const onOnline = () => setState((last) => ({ ...last, sendState: { status: 'failed', reason: 'reconnected' } }));
      addEventListener('online', onOnline);
      return () => removeEventListener('online', onOnline);
    }
  }, [isOffline]);

  async function send(enquiry: Enquiry) {
    announce({ status: 'sending' });
    const reason = await sendEnquiry(enquiry, emailService);
    const element = formRef.current;
    if (reason) {
      announce({ status: 'failed', reason });
    } else if (element) {
      // What the visitor has typed since is the beginning of another message.
      if (JSON.stringify(read()) === JSON.stringify(enquiry)) {
        clearForm(element);
      }
      announce({ status: 'sent', enquiry, formHeight: element.offsetHeight, picture: chosenPicture()?.src });
    }
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (sendState.status === 'sending') {
      return;
    }
    const enquiry = read();
    const errors = validateEnquiry(form, enquiry);
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
    if (sendState.status === 'rejected') {
      const names = sendState.errors.map(({ name }) => name);
      const errors = validateEnquiry(form, read()).filter(({ name }) => names.includes(name));
      setState({
        announcement,
        sendState: errors.length > 0 ? { status: 'rejected', errors } : { status: 'corrected' },
      });
    }
  }

  /** Brings back the form, and what the hero shows without a choice. */
  function writeAnother() {
    showAnswer();
    announce({ status: 'editing' });
  }

  return {
    sendState,
    announcement,
    formRef,
    summaryRef,
    honeypotRef,
    statusRef,
    onSubmit,
    hideCorrected,
    writeAnother,
  };
}

export type EnquiryState = ReturnType<typeof useEnquiry>;
