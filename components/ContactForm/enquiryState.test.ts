import { type EnquiryEvent, type EnquiryState, initialState, nextState } from './enquiryState';
import type { Enquiry, FieldError } from './validateEnquiry';

const enquiry = (message: string) => ({ first_name: 'Zoë', message }) as Enquiry;
const [one, other] = [enquiry('One'), enquiry('Other')];
const name: FieldError = { name: 'first_name', message: 'Enter a name' };
const email: FieldError = { name: 'reply_to', message: 'Enter an email address' };
const text: FieldError = { name: 'message', message: 'Enter a message' };

/** The form with these errors after a rejected submit, with their summary or without. */
const listed = (...errors: FieldError[]): EnquiryState => ({ ...marked(...errors), showsSummary: true });
const marked = (...errors: FieldError[]): EnquiryState => ({ ...initialState, errors, rejections: 1 });
/** The form without errors. */
const at = (status: 'loading' | 'sending' | 'sent', messages: Partial<EnquiryState>): EnquiryState => ({
  ...initialState,
  progress: { status },
  ...messages,
});
const refused: EnquiryState = { ...initialState, progress: { status: 'failed', reason: 'refused' } };

const rejected: EnquiryEvent = { type: 'rejected', errors: [name, email] };
const requested: EnquiryEvent = { type: 'requested' };
const robot: EnquiryEvent = { type: 'failed', reason: 'refused' };
const typed = (...errors: FieldError[]): EnquiryEvent => ({ type: 'typed', errors });
const left = (...errors: FieldError[]): EnquiryEvent => ({ type: 'left', field: 'first_name', errors });
// Copies, because the same text comes from the form again.
const accepted = (sent: Enquiry): EnquiryEvent => ({ type: 'accepted', enquiry: { ...sent } });
const confirmed = (sent: Enquiry): EnquiryEvent => ({ type: 'confirmed', enquiry: { ...sent } });
const failed = (sent: Enquiry): EnquiryEvent => ({ type: 'failed', enquiry: { ...sent }, reason: 'refused' });

test.each<[title: string, before: EnquiryState, event: EnquiryEvent, after: EnquiryState]>([
  ['a rejected submit shows all errors and their summary', refused, rejected, listed(name, email)],
  ['each rejected submit is counted', marked(), rejected, { ...listed(name, email), rejections: 2 }],
  ['typing hides a corrected error', listed(name, email), typed(email), listed(email)],
  ['typing hides the summary with the last error', listed(name), typed(), marked()],
  ['typing shows no new error', listed(name), typed(name, email), listed(name)],
  ['leaving a field shows nothing before a rejected submit', initialState, left(name), initialState],
  ['leaving a field shows only its own error, without a summary', marked(), left(name, email), marked(name)],
  ['leaving a field adds its error to the summary', listed(email), left(name, email, text), listed(name, email)],
  ['leaving a field hides a corrected error', listed(name, email), left(email), listed(email)],
  ['an accepted submit starts anew', listed(name), accepted(one), at('loading', { inFlight: one })],
  ['… and forgets what was delivered', at('sent', { delivered: one }), accepted(one), at('loading', { inFlight: one })],
  ['the request begins', at('loading', { inFlight: one }), requested, at('sending', { inFlight: one })],
  ['… but not once it is confirmed', at('sent', { delivered: one }), requested, at('sent', { delivered: one })],
  ['a message is confirmed', at('sending', { inFlight: one }), confirmed(one), at('sent', { delivered: one })],
  ['… even after its deadline', refused, confirmed(one), at('sent', { delivered: one })],
  [
    'a late confirmation leaves another message on its way',
    at('sending', { inFlight: other }),
    confirmed(one),
    at('sending', { inFlight: other, delivered: one }),
  ],
  ['a message fails', at('sending', { inFlight: one }), failed(one), refused],
  ['… even after another has arrived', at('sending', { inFlight: other, delivered: one }), failed(other), refused],
  ['… but not once it has arrived', at('sent', { delivered: one }), failed(one), at('sent', { delivered: one })],
  [
    'a failure leaves another message on its way',
    at('sending', { inFlight: other }),
    failed(one),
    at('sending', { inFlight: other }),
  ],
  ['a robot fails even after a message has arrived', at('sent', { delivered: one }), robot, refused],
])('%s', (_title, before, event, after) => {
  expect(nextState(before, event)).toEqual(after);
});

test.each([typed(name, email), left(name)])('the state is the same object if nothing changes: %j', (event) => {
  const before = listed(name);
  expect(nextState(before, event)).toBe(before);
});
