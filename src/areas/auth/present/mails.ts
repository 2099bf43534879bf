/** Texts of the mails of this area. */
import type { Mail } from '../../../mail/mailer.ts';
import { mailFrom, type Addressee, type Sender } from '../../../people/securityMail.ts';

export function invitationMail({ email, first_name }: Addressee, token: string, workspace: Sender): Mail {
  return mailFrom(workspace, {
    to: email,
    subject: `Your invitation to ${workspace.name}`,
    text: `Hello ${first_name},

you have been invited to ${workspace.name}. Choose a password to get started:
${link(workspace, 'invitations/accept', token)}
Invitation code: ${token}

It works once, within seven days.`,
  });
}

export function passwordResetMail({ email, first_name }: Addressee, token: string, workspace: Sender): Mail {
  return mailFrom(workspace, {
    to: email,
    subject: `A new password for ${workspace.name}`,
    text: `Hello ${first_name},

someone asked for a new password for your account at ${workspace.name}. If it was you, choose one here:
${link(workspace, 'password/reset', token)}
Code: ${token}

It works once, within sixty minutes. If it was not you, there is nothing to do: your password has not changed.`,
  });
}

/** Goes to the private address of somebody who has left. */
export function documentsMail({ email, first_name }: Addressee, token: string, workspace: Sender): Mail {
  return mailFrom(workspace, {
    to: email,
    subject: `Your documents of ${workspace.name}`,
    text: `Hello ${first_name},

here are your payslips and other documents of ${workspace.name}:
${link(workspace, 'leaver-documents', token)}
Code: ${token}

It works once, within fifteen minutes. If you did not ask for it, there is nothing to do.`,
  });
}

/** Goes to a changed address that an admin has vouched for. */
export function addressVouchedMail({ email, first_name }: Addressee, token: string, workspace: Sender): Mail {
  return mailFrom(workspace, {
    to: email,
    subject: `Your sign-in address for ${workspace.name}`,
    text: `Hello ${first_name},

from now on you sign in to ${workspace.name} with this address and your current password. If you no longer know it,
choose a new one here:
${link(workspace, 'password/reset', token)}
Code: ${token}

It works once, within sixty minutes; later, ask for a password reset with this address.`,
  });
}

/** A line with the page that accepts the code. Empty without PUBLIC_URL: the mail then has only the code. */
const link = ({ publicUrl }: Sender, page: string, token: string): string =>
  publicUrl === null ? '' : `\n${publicUrl}/${page}?token=${token}\n`;

/** Goes to the old address, whose reader may not be the one who requested the change. */
export function emailChangedMail({ email, first_name }: Addressee, workspace: Sender): Mail {
  return mailFrom(workspace, {
    to: email,
    subject: `Your sign-in address for ${workspace.name} was changed`,
    text: `Hello ${first_name},

the e-mail address that you sign in to ${workspace.name} with was changed. This address no longer works.
If that is a surprise, please ask your administrators.`,
  });
}

/** Goes to a new address, for its reader to confirm. */
export function confirmEmailMail({ email, first_name }: Addressee, token: string, workspace: Sender): Mail {
  return mailFrom(workspace, {
    to: email,
    subject: `Confirm your sign-in address for ${workspace.name}`,
    text: `Hello ${first_name},

this is to become your sign-in address for ${workspace.name}. Confirm it here:
${link(workspace, 'email/confirm', token)}
Code: ${token}

It works once, within 24 hours. If this is not your account, there is nothing to do: without the code nothing changes.`,
  });
}

/** Goes to the address that is to be replaced. */
export function emailAskedMail({ email, first_name }: Addressee, own: boolean, workspace: Sender): Mail {
  return mailFrom(workspace, {
    to: email,
    subject: `Your sign-in address for ${workspace.name} is to be changed`,
    text: `Hello ${first_name},

${own ? 'somebody who is signed in as you' : `an administrator or an integration of ${workspace.name}`} wants you to sign in with another e-mail address from now on. It has to be confirmed there first;
until then, this address works as before.
If that is a surprise, please ${own ? 'change your password and ' : ''}ask your administrators.`,
  });
}
