import type { Mail } from '../mail/mailer.ts';
import { branded } from '../mail/branded.ts';
import { logoPath } from '../workspace/logos.ts';
import type { Workspace } from '../workspace/workspace.ts';

export interface Addressee {
  email: string;
  first_name: string;
}

export type Sender = Pick<Workspace, 'name' | 'publicUrl' | 'supportEmail' | 'brand' | 'logos'>;

/** A mail in its final form: its text ends with the workspace's support address; the same as HTML. */
export const mailFrom = (sender: Sender, mail: Mail, ending = ''): Mail => {
  const { name, publicUrl, brand, logos } = sender;
  const logoUrl = publicUrl === null || !logos.light ? null : `${publicUrl}${logoPath('light', logos.light)}`;
  const text = `${signed(mail.text, sender)}${ending}`;
  return branded({ ...mail, text }, { name, color: brand.color, logoUrl });
};

/** Appends the workspace's support address, if it has one. */
const signed = (text: string, { name, supportEmail }: Sender): string =>
  supportEmail === null ? text : `${text}\n\n${name}\nQuestions: ${supportEmail}`;

/** A mail that tells a person about a change to their sign-in. */
export function securityMail(
  { email, first_name }: Addressee,
  { title, body }: { title: string; body: string },
  sender: Sender,
): Mail {
  return mailFrom(sender, {
    to: email,
    subject: `${title} (${sender.name})`,
    text: `Hello ${first_name},

${title.charAt(0).toLowerCase()}${title.slice(1)}. ${body}`,
  });
}
