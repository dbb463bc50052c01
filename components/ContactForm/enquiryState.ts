import type { FailureReason } from '@/content/schema/form';

import type { Enquiry, FieldError } from './validateEnquiry';

export type EnquiryState = {
  readonly progress:
    { readonly status: 'editing' | 'sending' | 'sent' } | { readonly status: 'failed'; readonly reason: FailureReason };
  /** The errors that are shown at their fields, in field order. */
  readonly errors: readonly FieldError[];
  /** The summary lists the errors of the last submit until all are corrected. */
  readonly showsSummary: boolean;
  /** Whether a submit was attempted since the form was empty. */
  readonly validated: boolean;
  /** How often a submit had errors. Each time the summary takes focus. */
  readonly rejections: number;
  /** The enquiry that is on its way. */
  readonly inFlight?: Enquiry;
};

/** `errors` are all errors that the form has at the time of the event. */
export type EnquiryEvent =
  | { readonly type: 'rejected'; readonly errors: readonly FieldError[] }
  | { readonly type: 'changed'; readonly errors: readonly FieldError[]; readonly left?: string }
  | { readonly type: 'accepted'; readonly enquiry: Enquiry }
  | { readonly type: 'confirmed'; readonly enquiry: Enquiry }
  | { readonly type: 'failed'; readonly enquiry?: Enquiry; readonly reason: FailureReason };

export const initialState: EnquiryState = {
  progress: { status: 'editing' },
  errors: [],
  showsSummary: false,
  validated: false,
  rejections: 0,
};

/**
 * | event     | what happened                               | what follows                                           |
 * | --------- | ------------------------------------------- | ------------------------------------------------------ |
 * | rejected  | a submit with errors                        | shows all errors and their summary                     |
 * | changed   | a value changed, or the focus left a field  | hides the errors that are corrected; after a submit,   |
 * |           |                                             | shows that of the field that was left                  |
 * | accepted  | a submit without errors                     | sending                                                |
 * | confirmed | the service has the message                 | sent, unless another message is on its way             |
 * | failed    | it has not, or a robot filled in the form   | failed, unless another message is on its way, or one   |
 * |           |                                             | has arrived meanwhile                                  |
 *
 * A message can be confirmed after its deadline, so answers can come in any order.
 */
export function nextState(state: EnquiryState, event: EnquiryEvent): EnquiryState {
  switch (event.type) {
    case 'rejected':
      return {
        ...state,
        progress: { status: 'editing' },
        errors: event.errors,
        showsSummary: true,
        validated: true,
        rejections: state.rejections + 1,
      };
    case 'changed': {
      const isShown = ({ name }: FieldError) =>
        (state.validated && name === event.left) || state.errors.some((shown) => shown.name === name);
      return withErrors(state, event.errors.filter(isShown));
    }
    case 'accepted':
      return { ...initialState, progress: { status: 'sending' }, validated: true, inFlight: event.enquiry };
    case 'confirmed':
      return isOther(state, event.enquiry) ? state : { ...initialState, progress: { status: 'sent' } };
    case 'failed':
      return event.enquiry && (isOther(state, event.enquiry) || state.progress.status === 'sent')
        ? state
        : { ...initialState, progress: { status: 'failed', reason: event.reason }, validated: true };
  }
}

export function isSameEnquiry(one: Enquiry, other: Enquiry): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether another enquiry than this one is on its way. */
function isOther({ inFlight }: EnquiryState, enquiry: Enquiry): boolean {
  return inFlight !== undefined && !isSameEnquiry(inFlight, enquiry);
}

/** Keeps the state if nothing changes, so that React does not render again at each key. */
function withErrors(state: EnquiryState, errors: readonly FieldError[]): EnquiryState {
  return JSON.stringify(errors) === JSON.stringify(state.errors)
    ? state
    : { ...state, errors, showsSummary: state.showsSummary && errors.length > 0 };
}
