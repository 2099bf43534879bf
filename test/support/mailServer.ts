/** A real SMTP server that stores the mails it receives and can be told to refuse recipients. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Arrived {
  from: string;
  to: string[];
  /** Decoded header lines and text. */
  head: string;
  text: string;
}

export interface MailServer {
  url: string;
  arrived: Arrived[];
  /** Refusals (status and text) of the next RCPT commands, one for each command. */
  refusals: [status: number, text: string][];
  /** How many RCPT commands the server has received. */
  asked(): number;
  /** Waits up to 30 s for `count` mails to an address and returns all of them. */
  to(address: string, count?: number): Promise<Arrived[]>;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const arrived: Arrived[] = [];
  const refusals: [number, string][] = [];
  let asked = 0;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    logger: false,
    onRcptTo(_address, _session, done) {
      asked += 1;
      const refusal = refusals.shift();
      done(refusal ? Object.assign(new Error(refusal[1]), { responseCode: refusal[0] }) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const [head = '', ...rest] = Buffer.concat(chunks).toString().split('\r\n\r\n');
        arrived.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          head,
          text: decoded(head, rest.join('\r\n\r\n')),
        });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    arrived,
    refusals,
    asked: () => asked,
    async to(address, count = 1) {
      const deadline = Date.now() + 30_000;
      for (;;) {
        const found = arrived.filter(({ to }) => to.includes(address));
        if (found.length >= count || Date.now() > deadline) return found;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The decoded plain text of a mail, also from multipart or quoted-printable (RFC 2045, section 6.7). */
function decoded(head: string, text: string): string {
  const boundary = /^content-type: multipart\/alternative;\s*boundary="(.*)"/im.exec(head)?.[1];
  if (boundary !== undefined) {
    const [plainHead = '', ...plain] = text.split(`--${boundary}`)[1]!.split('\r\n\r\n');
    return decoded(plainHead, plain.join('\r\n\r\n'));
  }
  if (!/^content-transfer-encoding: quoted-printable/im.test(head)) return text;
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
