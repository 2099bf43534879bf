import { setTimeout as pause } from 'node:timers/promises';
import type { Mailer } from './mailer.ts';

export interface SmtpOptions {
  /** `smtp://` (with STARTTLS if offered, and required if there is a password) or `smtps://`. */
  url: string;
  /** The sender: an address, or a name followed by an address in angle brackets. */
  from: string;
  /** Milliseconds before each retry. */
  waits?: readonly number[];
}

/** Three retries within some minutes: longer than a mail server takes to restart. */
const WAITS = [2_000, 20_000, 120_000];

/** Maximum milliseconds for a server that does not answer. */
const TIMEOUT = 10_000;

/** A mail that could not be sent. Omits the server's text, because it often contains the address. */
export class MailNotSent extends Error {
  /** `ECONNECTION`, `EAUTH`, `EENVELOPE` and so on. */
  readonly code: string;
  /** The server's SMTP status, if it sent one. */
  readonly status: number | null;
  readonly tries: number;

  constructor(error: unknown, tries: number) {
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
    super('the mail server did not take the mail');
    this.name = 'MailNotSent';
    this.code = typeof code === 'string' ? code : 'unknown';
    this.status = typeof responseCode === 'number' ? responseCode : null;
    this.tries = tries;
  }
}

/**
 * Connects to an SMTP server with TLS and the password, and sends nothing.
 * @throws Error with the reason if the server cannot be reached or refuses
 */
export async function checkSmtpServer(url: string): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(settingsOf(url));
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

const settingsOf = (url: string) => ({
  url,
  requireTLS: new URL(url).username !== '',
  connectionTimeout: TIMEOUT,
  greetingTimeout: TIMEOUT,
  socketTimeout: TIMEOUT,
  dnsTimeout: TIMEOUT,
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Sends mails through an SMTP server. Retries temporary failures; a 5xx is final (RFC 5321, 4.2.1). */
export function createSmtpMailer({ url, from, waits = WAITS }: SmtpOptions): Mailer {
  // the library is loaded with the first mail
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ ...settingsOf(url), pool: true, maxConnections: 3, maxRequeues: 0 });
  };
  let transport: ReturnType<typeof open> | undefined;
  const closing = new AbortController();
  const inFlight = new Set<Promise<unknown>>();

  const send: Mailer['send'] = async ({ to, subject, text, html, headers = {} }) => {
    for (let tries = 1; ; tries += 1) {
      // an object, because a string would be parsed as a list of addresses
      const mail = {
        from,
        to: { name: '', address: to },
        subject,
        text,
        ...(html !== undefined && { html }),
        headers,
      };
      const handing = (transport ??= open()).then((opened) => opened.sendMail(mail));
      inFlight.add(handing);
      try {
        await handing;
        return;
      } catch (error) {
        const failure = new MailNotSent(error, tries);
        const wait = waits[tries - 1];
        if (wait === undefined || closing.signal.aborted || (failure.status ?? 0) >= 500) throw failure;
        await pause(wait, undefined, { signal: closing.signal, ref: false }).catch(() => {
          throw failure;
        });
      } finally {
        inFlight.delete(handing);
      }
    }
  };

  return {
    send,
    async close() {
      closing.abort();
      await Promise.allSettled(inFlight);
      (await transport)?.close();
    },
  };
}
