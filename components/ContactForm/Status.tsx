import type { ReactNode } from 'react';

import { telephoneLink } from '@/components/lib/telephoneLink';
import type { ContactPerson, FormTexts, Notice } from '@/content/contact';

import type { SendState } from './useEnquiry';

type Contact = Pick<ContactPerson, 'email' | 'phone'>;
/** Shown after every failure, and the number of the first to whoever leaves no email. */
export type Contacts = readonly [Contact, ...Contact[]];

type StatusProps = {
  readonly sendState: SendState;
  readonly texts: FormTexts;
  readonly contacts: Contacts;
};

/** Characters of a first name that the headline has room for. */
const maxNameLength = 24;

/** What has become of a message. */
export function Status({ sendState, texts, contacts }: StatusProps) {
  switch (sendState.status) {
    case 'failed':
      return (
        <>
          <NoticeText key={sendState.reason} notice={texts.failures[sendState.reason]} />
          <p>{texts.alternativeContact}</p>
          {contacts.map(({ email, phone }) => (
            <p key={email}>
              <a href={`mailto:${email}`}>{email}</a> <a href={telephoneLink(phone)}>{phone}</a>
            </p>
          ))}
        </>
      );
    case 'sending':
      return <NoticeText key="sending" notice={texts.sending} />;
    case 'sent': {
      const { title, titleWithName, text, withoutEmail } = texts.sent;
      const name = sendState.enquiry['first_name']?.trim();
      const thanks = name && name.length <= maxNameLength ? titleWithName.replace('{name}', () => name) : title;
      const [{ phone }] = contacts;
      const hasEmail = Boolean(sendState.enquiry['reply_to']?.trim());
      return (
        <NoticeText key="sent" notice={{ title: thanks, text: hasEmail ? text : `${text} ${withoutEmail} ` }}>
          {!hasEmail && <a href={telephoneLink(phone)}>{phone}</a>}
        </NoticeText>
      );
    }
    default:
      return null;
  }
}

function NoticeText({ notice, children }: { readonly notice: Notice; readonly children?: ReactNode }) {
  // A span adds no text of its own to the accessibility tree. Of several, Orca announces only the last, or that first.
  return (
    <p>
      <span>{notice.title}</span>
      {`\n${notice.text}`}
      {children}
    </p>
  );
}
