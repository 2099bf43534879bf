import type { Mail } from '../../../mail/mailer.ts';
import type { Workspace } from '../../../workspace/workspace.ts';

interface Reply {
  ticket: { id: string; number: number; subject: string };
  author: string;
  body: string;
}

/** Tells the requester what was answered. Without PUBLIC_URL the mail has no link. */
export function replyMail(
  { email, first_name }: { email: string; first_name: string },
  { ticket, author, body }: Reply,
  { name, publicUrl }: Pick<Workspace, 'name' | 'publicUrl'>,
): Mail {
  const link =
    publicUrl === null ? '' : `\n\nRead it and reply here:\n${publicUrl}/support/tickets/${ticket.id}`;
  return {
    to: email,
    subject: `[#${ticket.number}] ${ticket.subject} (${name})`,
    text: `Hello ${first_name},

${author} has replied to your ticket #${ticket.number}:

${body}${link}

Replies to this mail are not read.`,
  };
}
