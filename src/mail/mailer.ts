import type { Logger } from 'pino';
import type { Tx } from '../db/handle.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same as HTML (`branded`). */
  html?: string;
  /** Further headers in ASCII, such as `List-Unsubscribe`. */
  headers?: Readonly<Record<string, string>>;
}

export interface Mailer {
  /** Rejects if the mail cannot be handed over. The error contains neither addressee nor contents. */
  send(mail: Mail): Promise<void>;
  /** Drops mails that wait for a retry; waits for those being sent. */
  close(): Promise<void>;
}

/** Sends a mail in the background after the commit, and never after a rollback. A failure is logged. */
export function sendAfterCommit(tx: Tx, { mailer, log }: { mailer: Mailer; log: Logger }, mail: Mail): void {
  tx.afterCommit(() => {
    mailer
      .send(mail)
      .catch((error: unknown) => log.warn({ err: error, subject: mail.subject }, 'mail could not be sent'));
  });
}

/** Logs mails instead of sending them, without their text, because it may contain tokens. */
export function createLogMailer(log: Logger): Mailer {
  return {
    send: async ({ to, subject }) => {
      log.info({ to, subject }, 'mail not sent: no mail server and no mail folder is configured');
    },
    close: async () => undefined,
  };
}
