import { type FocusEvent, type FormEvent, type SubmitEvent, useEffect, useReducer, useRef } from 'react';

import type { Field } from '@/content/schema/form';

import { deleteDraft, saveDraft } from './draft';
import { initialState, isSameEnquiry, nextState } from './enquiryState';
import { type EmailService, sendEnquiry } from './sendEnquiry';
import { type Enquiry, readEnquiry, validateEnquiry } from './validateEnquiry';

/** @returns the state of the form, the handlers of its events, which validate and send what was typed, and its refs */
export function useEnquiry(fields: readonly Field[], service: EmailService) {
  const form = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const [state, dispatch] = useReducer(nextState, initialState);
  // A ref, because a second submit can come before React renders the new state.
  const inFlight = useRef<Enquiry>(undefined);
  const afterRelease = useAfterRelease();
  const read = () => (form.current ? readEnquiry(form.current, fields) : {});

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
      if (form.current && isSameEnquiry(read(), enquiry)) {
        form.current.reset();
        deleteDraft(form.current);
      }
      dispatch({ type: 'confirmed', enquiry });
    };
    inFlight.current = enquiry;
    if (form.current) {
      saveDraft(form.current); // No longer one that the browser has posted
    }
    dispatch({ type: 'accepted', enquiry });
    const outcome = await sendEnquiry(enquiry, service, confirm);
    finish();
    if (outcome.status === 'sent') {
      confirm();
    } else {
      dispatch({ type: 'failed', enquiry, reason: outcome.reason });
    }
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    const enquiry = read();
    const isEmpty = Object.values(enquiry).every((value) => !value);
    // A late second click must not replace the success message by errors.
    if (inFlight.current || (state.progress.status === 'sent' && isEmpty)) {
      return;
    }
    const errors = validateEnquiry(fields, enquiry);
    if (errors.length > 0) {
      dispatch({ type: 'rejected', errors });
    } else if (honeypot.current?.value) {
      // A browser extension may have filled it in, so empty it and accept a second submit.
      honeypot.current.value = '';
      dispatch({ type: 'failed', reason: 'suspected-robot' });
    } else {
      void send(enquiry);
    }
  }

  function onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    saveDraft(currentTarget);
    dispatch({ type: 'changed', errors: validateEnquiry(fields, read()) });
  }

  function onBlur({ target }: FocusEvent) {
    const field = fields.find(({ name }) => name === (target as HTMLInputElement).name);
    if (field) {
      afterRelease(() => dispatch({ type: 'changed', left: field.name, errors: validateEnquiry(fields, read()) }));
    }
  }

  return { state, form, honeypot, handlers: { onSubmit, onInput, onBlur, onFocus: scrollFieldIntoView } };
}

/**
 * Browsers scroll a focused control into view, but not the label, hint and error above it. Not smoothly, because
 * WebKit's own scrolling to the caret would end it.
 */
function scrollFieldIntoView({ target }: FocusEvent): void {
  const field = (target as HTMLInputElement).labels?.[0]?.parentElement;
  if (field) {
    const tall = field.offsetHeight > window.innerHeight / 2;
    field.scrollIntoView({ block: tall ? 'start' : 'nearest', behavior: 'instant' });
  }
}

/**
 * An error that appears while the visitor presses a button would move it, and the click would be lost.
 * @returns a function that runs another one once no pointer is pressed
 */
function useAfterRelease(): (run: () => void) => void {
  const isPressed = useRef(false);

  useEffect(() => {
    const listening = new AbortController();
    const set = (type: string, pressed: boolean) =>
      addEventListener(type, () => (isPressed.current = pressed), { signal: listening.signal });
    set('pointerdown', true);
    set('pointerup', false);
    set('pointercancel', false);
    return () => listening.abort();
  }, []);

  return (run) => {
    const later = () => setTimeout(run);
    return isPressed.current ? addEventListener('pointerup', later, { once: true }) : later();
  };
}
