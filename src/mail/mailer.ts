import type { Logger } from 'pino';
import type { Tx } from '../db/handle.ts';

/** A mail. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same as HTML, for programs that show it (`branded`). */
  html?: string;
  /** More headers, in ASCII: `List-Unsubscribe` and the like. */
  headers?: Readonly<Record<string, string>>;
}

export interface Mailer {
  /** Rejects when the mail could not be handed over, with an error that names neither addressee nor contents. */
  send(mail: Mail): Promise<void>;
  /** Drops mails that wait for a retry; finishes those being sent. */
  close(): Promise<void>;
}

/**
 * Sends a mail after the transaction has committed, in the background, and never after a rollback. A failure is logged.
 */
export function sendAfterCommit(tx: Tx, { mailer, log }: { mailer: Mailer; log: Logger }, mail: Mail): void {
  tx.afterCommit(() => {
    mailer
      .send(mail)
      .catch((error: unknown) => log.warn({ err: error, subject: mail.subject }, 'mail could not be sent'));
  });
}

/** Logs that a mail would have been sent, without its text, because mails contain tokens. */
export function createLogMailer(log: Logger): Mailer {
  return {
    send: async ({ to, subject }) => {
      log.info({ to, subject }, 'mail not sent: no mail server and no mail folder is configured');
    },
    close: async () => undefined,
  };
}
