/** The mails of this area, as plain text. */
import type { Mail } from '../../mail/mailer.ts';
import type { Workspace } from '../../workspace.ts';

interface Addressee {
  email: string;
  first_name: string;
}

/** `publicUrl`: base of the link; without one the mail carries the bare invitation code. */
export function invitationMail(
  { email, first_name }: Addressee,
  token: string,
  { name }: Pick<Workspace, 'name'>,
  publicUrl: string | null,
): Mail {
  const link = publicUrl === null ? '' : `\n${publicUrl}/invitations/accept?token=${token}\n`;
  return {
    to: email,
    subject: `Your invitation to ${name}`,
    text: `Hello ${first_name},

you have been invited to ${name}. Choose a password to get started:
${link}
Invitation code: ${token}

It works once, within seven days.`,
  };
}

/** To the old address, which may no longer be read by the one who asked for the change. */
export function emailChangedMail({ email, first_name }: Addressee, { name }: Pick<Workspace, 'name'>): Mail {
  return {
    to: email,
    subject: `Your sign-in address for ${name} was changed`,
    text: `Hello ${first_name},

an administrator of ${name} has changed the e-mail address that you sign in with. This address no longer works.
If that is a surprise, please ask your administrators.`,
  };
}
