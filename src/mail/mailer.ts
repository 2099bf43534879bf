import type { Logger } from 'pino';
import type { Tx } from '../db/handle.ts';

/** A plain-text mail. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  /** Rejects when the mail could not be handed over, with an error that names neither addressee nor contents. */
  send(mail: Mail): Promise<void>;
  /** Gives up what waits for another try; what is on the wire is finished. */
  close(): Promise<void>;
}

/** Sends once the transaction has committed, beside the answer, and never after a rollback. A failure is logged. */
export function sendAfterCommit(tx: Tx, { mailer, log }: { mailer: Mailer; log: Logger }, mail: Mail): void {
  tx.afterCommit(() => {
    mailer
      .send(mail)
      .catch((error: unknown) => log.warn({ err: error, subject: mail.subject }, 'mail could not be sent'));
  });
}

/** Says in the log that a mail would have gone out. Never what is in it: mails carry tokens. */
export function createLogMailer(log: Logger): Mailer {
  return {
    send: async ({ to, subject }) => {
      log.info({ to, subject }, 'mail not sent: no mail server and no mail folder is configured');
    },
    close: async () => undefined,
  };
}
