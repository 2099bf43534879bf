import type { Mail } from '../mail/mailer.ts';
import type { Addressee, Sender } from '../areas/auth/present/mails.ts';

/** What has changed about how someone signs in. */
export function securityMail(
  { email, first_name }: Addressee,
  { title, body }: { title: string; body: string },
  { name }: Sender,
): Mail {
  return {
    to: email,
    subject: `${title} (${name})`,
    text: `Hello ${first_name},

${title.charAt(0).toLowerCase()}${title.slice(1)}. ${body}`,
  };
}
