import { forgetDraft, readDraft, saveDraft } from './draft';
import type { Enquiry } from './validateEnquiry';

const enquiry: Enquiry = {
  first_name: 'Zoë',
  last_name: 'O’Neill',
  company_name: '"Analytical" <Engines>',
  job_title: 'Head of Engineering',
  country_region: 'United Kingdom',
  reply_to: '',
  message: 'Two compiler people\nby spring. 👩🏽‍💻',
};

function blockStorage(): void {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
}

beforeEach(() => sessionStorage.clear());

test('reads back exactly what was saved', () => {
  saveDraft(enquiry);

  expect(readDraft()).toEqual(enquiry);
});

test('keeps the last of several drafts, in one place', () => {
  saveDraft({ ...enquiry, message: 'Two' });
  saveDraft(enquiry);

  expect(Object.keys(sessionStorage)).toEqual(['enquiry']);
  expect(readDraft()).toEqual(enquiry);
});

test('keeps the draft for this tab only', () => {
  saveDraft(enquiry);

  expect(localStorage).toHaveLength(0);
});

test('has no draft before one is saved', () => {
  expect(readDraft()).toEqual({});
});

test('has no draft after it is forgotten, and leaves what others keep', () => {
  sessionStorage.setItem('theme', 'dark');
  saveDraft(enquiry);

  forgetDraft();

  expect(readDraft()).toEqual({});
  expect({ ...sessionStorage }).toEqual({ theme: 'dark' });
});

test('forgets a draft that is not there', () => {
  expect(forgetDraft).not.toThrow();
});

test.each(['', '{', 'undefined', 'null', '5', '"text"', 'true', '\ud800'])(
  'takes %j in the storage for no draft',
  (rubbish) => {
    sessionStorage.setItem('enquiry', rubbish);

    expect(readDraft()).toEqual({});
  },
);

test('has no draft, and saves and forgets none, where storage is blocked', () => {
  blockStorage();

  expect(readDraft()).toEqual({});
  expect(() => saveDraft(enquiry)).not.toThrow();
  expect(forgetDraft).not.toThrow();
});

test('goes on without a draft when the storage is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });

  expect(() => saveDraft(enquiry)).not.toThrow();
  expect(readDraft()).toEqual({});
});
