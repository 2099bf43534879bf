import type { Logger } from 'pino';

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
  /** Tries once. Rejects if the mail is not handed over; the error contains neither addressee nor contents. */
  send(mail: Mail): Promise<void>;
  /** Waits for mails being sent. */
  close(): Promise<void>;
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
