import type { Logger } from 'pino';
import { createFolderMailer } from './folder.ts';
import { createLogMailer, type Mailer } from './mailer.ts';
import { createSmtpMailer, type SmtpOptions } from './smtp.ts';

export interface MailOptions {
  smtp?: SmtpOptions | undefined;
  /** Folder that mails are written to if there is no mail server; null: mails are only logged. */
  mailDir: string | null;
  log: Logger;
}

/** The mailer that the settings ask for. */
export function mailerOf({ smtp, mailDir, log }: MailOptions): Mailer {
  if (smtp) return createSmtpMailer(smtp);
  return mailDir === null ? createLogMailer(log) : createFolderMailer(mailDir);
}
