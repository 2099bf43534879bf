import type { Mail } from '../mail/mailer.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** Who a mail goes to. */
export interface Addressee {
  email: string;
  first_name: string;
}

/** The workspace that a mail comes from. */
export type Sender = Pick<Workspace, 'name' | 'publicUrl' | 'supportEmail'>;

/** A mail's text with the workspace's address for questions at its end, where it has one. */
export const signed = (text: string, { name, supportEmail }: Sender): string =>
  supportEmail === null ? text : `${text}\n\n${name}\nQuestions: ${supportEmail}`;

/** The mail that tells a person what has changed about how they sign in. */
export function securityMail(
  { email, first_name }: Addressee,
  { title, body }: { title: string; body: string },
  sender: Sender,
): Mail {
  return {
    to: email,
    subject: `${title} (${sender.name})`,
    text: signed(
      `Hello ${first_name},

${title.charAt(0).toLowerCase()}${title.slice(1)}. ${body}`,
      sender,
    ),
  };
}
