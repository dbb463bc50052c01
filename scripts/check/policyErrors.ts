import { schemas as contactSchemas } from '../../content/schema/contact';
import { schemas as metadataSchemas } from '../../content/schema/metadata';
import type { ContentFiles } from './contentFiles';
import { itemsOf, valueAt, valuesIn } from './contentValues';
import type { ContentError } from './siteRules';

const languageSchema = metadataSchemas.language;
const countrySchema = contactSchemas.address.unwrap().shape.country;

/** What the policy lacks without the text of a fact. */
const lacks: Readonly<Record<string, string>> = {
  emailService: 'name the email service',
  retention: 'say how long a message is kept',
  draft: 'mention the draft in the browser',
};

/** What the policy of the sample says of its law. It suits another firm in the United Kingdom, and no other. */
export const sampleLaw = 'controller under the UK General Data Protection Regulation and the Data Protection Act 2018';

/**
 * Compares the privacy policy with what the site does. It looks for texts of the records, so the policy may be in any
 * language. Whether the policy is right or complete, it does not know.
 * @returns the errors of content/privacy.ts
 */
export function policyErrors(files: ContentFiles): ContentError[] {
  const path = ['privacy', 'sections'];
  const { privacyFacts } = files['content/privacy.ts'] ?? {};
  const sections = valueAt(files['content/privacy.ts'], path);
  if (!Array.isArray(sections)) {
    return []; // The schema reports it.
  }
  const texts = valuesIn(sections, path).filter((item) => item.path.at(-1) !== 'id');
  const policy = texts.map(({ value }) => comparable(value)).join('\n');
  const isMissing = (text: unknown) => !policy.includes(comparable(text));

  const facts = itemsOf(privacyFacts, ['privacyFacts']).filter(({ value }) => isMissing(value));
  const forms = valuesIn(files).filter(({ path, value }) => path.at(-1) === 'fields' && Array.isArray(value));
  const labels = forms.flatMap(({ value }) => itemsOf(value, []).map((field) => valueAt(field.value, ['label'])));
  const unnamed = [...new Set(labels.filter(isMissing))].join(', ');
  const language = languageSchema.safeParse(files['content/metadata.ts']?.language).data ?? 'en';
  const country = countrySchema.safeParse(valueAt(files['content/contact.ts'], ['address', 'country'])).data ?? 'GB';
  const isElsewhere = country !== 'GB' || !/^en\b/.test(language);
  const left = texts.filter(({ value }) => isElsewhere && comparable(value).includes(comparable(sampleLaw)));
  return [
    ...facts.map(({ path }) => {
      const what = lacks[String(path.at(-1))];
      return { path, message: `must be in a text of privacy.sections: the policy does not ${what}` };
    }),
    ...left.map((item) => ({
      path: item.path,
      message: 'is the sample’s policy, in English and by British law: write your own',
    })),
    ...(unnamed ? [{ path, message: `must name each field of a form by its label, but lacks ${unnamed}` }] : []),
  ];
}

/** The text without differences that a reader does not see. Empty for anything else. */
function comparable(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll('\u00ad', '').replace(/\s+/g, ' ').normalize().toLowerCase() : '';
}
