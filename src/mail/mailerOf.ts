import type { Logger } from 'pino';
import { createFolderMailer } from './folder.ts';
import { createLogMailer, type Mailer } from './mailer.ts';
import { createSmtpMailer, type SmtpOptions } from './smtp.ts';

export interface MailOptions {
  /** The server that takes mails. */
  smtp?: SmtpOptions | undefined;
  /** Without a mail server, the folder mails are written to; null: they are only logged. */
  mailDir: string | null;
  log: Logger;
}

/** The mailer of a process, as it is configured. */
export function mailerOf({ smtp, mailDir, log }: MailOptions): Mailer {
  if (smtp) return createSmtpMailer(smtp);
  return mailDir === null ? createLogMailer(log) : createFolderMailer(mailDir);
}
