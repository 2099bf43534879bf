import type { Mail } from '../mail/mailer.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** Who a mail goes to. */
export interface Addressee {
  email: string;
  first_name: string;
}

/** The workspace that a mail comes from. */
export type Sender = Pick<Workspace, 'name' | 'publicUrl'>;

/** The mail that tells a person what has changed about how they sign in. */
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
