import type { Mailer } from './mailer.ts';
import { currentSecret } from '../lib/secretFiles.ts';

export interface SmtpOptions {
  /** `smtp://` (with STARTTLS if offered, and required if there is a password) or `smtps://`. */
  url: string;
  /** The sender: an address, or a name followed by an address in angle brackets. */
  from: string;
}

/** Maximum milliseconds for a server that does not answer. */
const TIMEOUT = 10_000;

/** A mail that could not be sent. Omits the server's text, because it often contains the address. */
export class MailNotSent extends Error {
  /** `ECONNECTION`, `EAUTH`, `EENVELOPE` and so on. */
  readonly code: string;
  /** The server's SMTP status, if it sent one. */
  readonly status: number | null;

  constructor(error: unknown) {
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
    super('the mail server did not take the mail');
    this.name = 'MailNotSent';
    this.code = typeof code === 'string' ? code : 'unknown';
    this.status = typeof responseCode === 'number' ? responseCode : null;
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

/** Sends mails through an SMTP server. */
export function createSmtpMailer({ url, from }: SmtpOptions): Mailer {
  // the library is loaded with the first mail
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ ...settingsOf(address), pool: true, maxConnections: 3, maxRequeues: 0 });
  };
  let address = url;
  let transport: ReturnType<typeof open> | undefined;
  /** The transport to the address of now: a file may have another password (`secretFiles.ts`). */
  const current = async () => {
    const now = currentSecret(url);
    if (now !== address) {
      const former = transport;
      [address, transport] = [now, undefined];
      // it closes its connections once their mails are sent
      void former?.then((one) => one.close());
    }
    return (transport ??= open());
  };
  const inFlight = new Set<Promise<unknown>>();

  return {
    async send({ to, subject, text, html, headers = {} }) {
      const mail = {
        from,
        // an object, because a string would be parsed as a list of addresses
        to: { name: '', address: to },
        subject,
        text,
        ...(html !== undefined && { html }),
        headers,
      };
      const handing = current().then((opened) => opened.sendMail(mail));
      inFlight.add(handing);
      try {
        await handing;
      } catch (error) {
        throw new MailNotSent(error);
      } finally {
        inFlight.delete(handing);
      }
    },
    async close() {
      await Promise.allSettled(inFlight);
      (await transport)?.close();
    },
  };
}
