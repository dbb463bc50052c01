/** @jest-environment node */
import { contactForm, type Form, type FormField } from '../../content/contact';
import { formErrors } from './formErrors';

const { fields } = contactForm;
const added: FormField = {
  name: 'added_field',
  label: 'Added',
  type: 'text',
  autoComplete: 'off',
  required: false,
  maxCharacters: 60,
};
const formWith = (change: Partial<FormField>): Form => ({
  ...contactForm,
  fields: [...fields, { ...added, ...change }],
});
const names = 'must be words with _ between them, and not lib_version, service_id, template_id, user_id';
const last = `[${fields.length}]`;

test.each<[line: string, form: Form]>([
  [`${last}.name  “submit”  ${names}`, formWith({ name: 'submit' })],
  [`${last}.name  “Added_field”  ${names}`, formWith({ name: 'Added_field' })],
  [`${last}.name  “user_id”  ${names}`, formWith({ name: 'user_id' })],
  [`${last}.requiredError  nothing  must be given for a required field`, formWith({ required: true })],
  [`${last}.formatError  nothing  must be given for an email address`, formWith({ type: 'email' })],
  [
    `  ${fields.length} items  must have a field job_title`,
    { ...contactForm, fields: [...fields.filter(({ name }) => name !== 'job_title'), added] },
  ],
])('of a form it says %s', (line, form) => {
  expect(formErrors(form)).toEqual([`content/contact.ts  contactForm.fields${line}`]);
});

test('a further field breaks no rule', () => {
  expect(formErrors(formWith({ type: 'tel' }))).toEqual([]);
});
