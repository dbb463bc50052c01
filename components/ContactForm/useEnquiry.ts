import { useEffect, useEffectEvent, useReducer, useRef } from 'react';

import type { Field } from '@/content/schema/contact';

import { deleteDraft, postedAttribute } from './draft';
import { type EnquiryState, initialState, isSameEnquiry, nextState } from './enquiryState';
import { type EmailService, loadEmailLibrary, sendEnquiry } from './sendEnquiry';
import { honeypotId } from './slots';
import { type Enquiry, readEnquiry, validateEnquiry } from './validateEnquiry';

/**
 * Takes control of the form: validates and sends it instead of the browser. It reads the form's elements whenever it
 * needs them, because extensions may move or replace them.
 */
export function useEnquiry(form: HTMLFormElement, fields: readonly Field[], service: EmailService): EnquiryState {
  const [state, dispatch] = useReducer(nextState, initialState);
  // A ref, because a second submit can come before React renders the new state.
  const inFlight = useRef<Enquiry>(undefined);
  const currentErrors = () => validateEnquiry(fields, readEnquiry(form, fields));

  async function send(enquiry: Enquiry) {
    const finish = () => {
      // A late confirmation may have ended this attempt already, and another may have begun.
      if (inFlight.current && isSameEnquiry(inFlight.current, enquiry)) {
        inFlight.current = undefined;
      }
    };
    const confirm = () => {
      finish();
      // After a late response, keep what the visitor has typed since.
      if (isSameEnquiry(readEnquiry(form, fields), enquiry)) {
        form.reset();
        deleteDraft();
      }
      dispatch({ type: 'confirmed', enquiry });
    };
    inFlight.current = enquiry;
    form.removeAttribute(postedAttribute);
    dispatch({ type: 'accepted', enquiry });
    const outcome = await sendEnquiry(enquiry, service, {
      onSending: () => dispatch({ type: 'requested' }),
      onLateSuccess: confirm,
    });
    finish();
    if (outcome.status === 'sent') {
      confirm();
    } else {
      dispatch({ type: 'failed', enquiry, reason: outcome.reason });
    }
  }

  const submit = useEffectEvent((event: Event) => {
    event.preventDefault();
    const enquiry = readEnquiry(form, fields);
    const isEmpty = Object.values(enquiry).every((value) => !value);
    // A late second click must not replace the success message by errors.
    if (inFlight.current || (state.progress.status === 'sent' && isEmpty)) {
      return;
    }
    const errors = validateEnquiry(fields, enquiry);
    const honeypot = form.querySelector<HTMLInputElement>(`#${honeypotId}`);
    if (errors.length > 0) {
      dispatch({ type: 'rejected', errors });
    } else if (honeypot?.value) {
      // A browser extension may have filled it in, so empty it and accept a second submit.
      honeypot.value = '';
      dispatch({ type: 'failed', reason: 'suspected-robot' });
    } else {
      void send(enquiry);
    }
  });

  const onTyped = useEffectEvent(() => {
    dispatch({ type: 'typed', errors: currentErrors() });
    loadEmailLibrary().catch(() => undefined); // Sending loads it again, and does without it if that fails too.
  });

  const onLeft = useEffectEvent(({ target }: FocusEvent) => {
    const field = fields.find(({ name }) => name === (target as HTMLInputElement).name);
    if (field) {
      dispatch({ type: 'left', field: field.name, errors: currentErrors() });
    }
  });

  useEffect(() => {
    form.toggleAttribute('novalidate', true);
    const controller = new AbortController();
    const listen = { signal: controller.signal };
    let isPressed = false;
    // An error that appears while the visitor presses a button would move it, and the click would be lost.
    const afterRelease = (run: () => void) => {
      const later = () => setTimeout(run);
      return isPressed ? addEventListener('pointerup', later, { ...listen, once: true }) : later();
    };
    form.addEventListener('submit', submit, listen);
    form.addEventListener('input', onTyped, listen);
    form.addEventListener('focusout', (event) => afterRelease(() => onLeft(event)), listen);
    addEventListener('pointerdown', () => (isPressed = true), listen);
    addEventListener('pointerup', () => (isPressed = false), listen);
    addEventListener('pointercancel', () => (isPressed = false), listen);
    // A submit that the inline script has held (app/_client/loadForm.ts).
    if (form.hasAttribute('data-pending')) {
      form.removeAttribute('data-pending');
      form.requestSubmit();
    }
    return () => {
      controller.abort();
      form.removeAttribute('novalidate');
    };
  }, [form]);

  return state;
}
