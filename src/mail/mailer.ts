import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Tx } from '../db/handle.ts';

/** A plain-text mail. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  /** Rejects when the mail could not be handed over. */
  send(mail: Mail): Promise<void>;
}

/** Writes each mail into a folder, one `.eml` file each (RFC 5322): for development and tests. */
export function createFileMailer(folder: string): Mailer {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '')}-${randomBytes(4).toString('hex')}.eml`;
      await writeFile(path.join(folder, name), messageOf(mail), { mode: 0o600 });
    },
  };
}

/** Says in the log that a mail would have gone out. Never what is in it: mails carry tokens. */
export function createLogMailer(log: Logger): Mailer {
  return {
    send: async ({ to, subject }) => {
      log.info({ to, subject }, 'mail not sent: no mail server and no mail folder is configured');
    },
  };
}

/** Sends once the transaction has committed, and never after a rollback. A mail that fails is logged, not retried. */
export function sendAfterCommit(tx: Tx, { mailer, log }: { mailer: Mailer; log: Logger }, mail: Mail): void {
  tx.afterCommit(() => {
    mailer
      .send(mail)
      .catch((error: unknown) => log.warn({ err: error, subject: mail.subject }, 'mail could not be sent'));
  });
}

const messageOf = ({ to, subject, text }: Mail) =>
  [
    `To: ${header(to)}`,
    `Subject: ${header(subject)}`,
    `Date: ${new Date().toUTCString()}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    text,
    '',
  ].join('\r\n');

/** One line, and ASCII: other characters as an encoded word (RFC 2047). */
function header(text: string): string {
  const line = text.replace(/\p{Cc}+/gu, ' ').trim();
  return /^[\x20-\x7e]*$/.test(line) ? line : `=?utf-8?B?${Buffer.from(line).toString('base64')}?=`;
}
