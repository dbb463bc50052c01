import { Button } from '@/components/Button/Button';

import { Field } from './Field';
import { FormMessages, type FormMessagesProps } from './FormMessages';
import { formUrl, libraryVersion } from './sendEnquiry';
import { errorListId, formId, honeypotId, statusId } from './slots';

import styles from './ContactForm.module.scss';

type ContactFormProps = FormMessagesProps & { readonly label: string };

/**
 * A plain HTML form: the browser validates the fields and posts them, with the hidden fields, to the email service.
 * FormMessages takes over once it is hydrated. It is the only part that React controls. Translators, password managers
 * and other extensions change pages before that, and React would replace all that differs from what it expects.
 */
export function ContactForm({ label, ...props }: ContactFormProps) {
  const { fields, copy, service } = props;
  return (
    <form
      className={styles.form}
      id={formId}
      action={formUrl(service)}
      method="post"
      encType="multipart/form-data"
      aria-label={label}
      data-loading={copy.loading}
    >
      {/* An alert, so that tools find it, but not a live region: with both, Orca announced nothing in Firefox, and the
          errors out of order in Chromium. */}
      <div className={styles.summary} role="alert" aria-live="off" aria-labelledby="error-summary-title" tabIndex={-1}>
        <h3 id="error-summary-title">{copy.errorSummaryTitle}</h3>
        <ul id={errorListId} />
      </div>
      <p className={styles.required}>{copy.required}</p>
      <div className={styles.fields}>
        {fields.map((field) => (
          <Field key={field.name} field={field} optional={copy.optional} />
        ))}
      </div>
      <input type="hidden" name="lib_version" value={libraryVersion} />
      <input type="hidden" name="service_id" value={service.serviceId} />
      <input type="hidden" name="template_id" value={service.templateId} />
      <input type="hidden" name="user_id" value={service.publicKey} />
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={honeypotId}>{copy.honeypot}</label>
        <input id={honeypotId} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <div className={styles.withoutScript} data-react="">
        <FormMessages {...props} />
      </div>
      <div className={styles.send}>
        <Button type="submit">{copy.submit}</Button>
        <p className={styles.privacyNote}>
          {copy.privacyNote.text} <a href="/privacypolicy">{copy.privacyNote.linkTitle}</a>
        </p>
      </div>
      <div className={styles.status} id={statusId} role="status" />
    </form>
  );
}
