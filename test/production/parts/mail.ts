import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { Authority } from '../../../src/run/receiver/certificates.ts';

const [USER, PASSWORD] = ['service', 'Kd93-mails_only'];

export interface MailServer {
  url: string;
  /** The received mails, as they were sent. */
  arrived: string[];
  stop(): Promise<void>;
}

/** A mail server that accepts mails only over TLS and with a password. */
export async function startMail(authority: Authority): Promise<MailServer> {
  const arrived: string[] = [];
  const { certificate, key } = authority.issue({ hosts: ['127.0.0.1'] });
  const server = new SMTPServer({
    cert: certificate,
    key,
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      username === USER && password === PASSWORD
        ? done(null, { user: username })
        : done(new Error('no such user')),
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        arrived.push(text);
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    arrived,
    url: `smtp://${USER}:${PASSWORD}@127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
