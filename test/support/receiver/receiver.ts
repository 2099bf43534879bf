import { createServer } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createAuthority } from '../../../src/run/receiver/certificates.ts';
import type { Authority } from '../../../src/run/receiver/certificates.ts';
import { behaviours } from './behaviours.ts';
import type { Behaviour, BehaviourName } from './behaviours.ts';

export type { Behaviour, BehaviourName } from './behaviours.ts';
export { behaviours, status } from './behaviours.ts';

export interface SeenRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** The body's raw bytes. */
  body: Buffer;
  at: Date;
  /** The client's port, which is equal for two requests on one connection. */
  clientPort: number;
}

export type CertificateKind = 'good' | 'expired' | 'wrong_host' | 'unknown_ca';

export interface TestReceiver {
  /** `https://127.0.0.1:<port>/hook`. */
  url: string;
  port: number;
  /** The test authority's certificate (PEM), the same for all receivers of this process. */
  ca: string;
  requests: SeenRequest[];
  /** The server names (SNI) of the TLS handshakes; `false` if none was sent. */
  serverNames: (string | false)[];
  /** The number of TCP connections so far. */
  connections(): number;
  /** Waits until the receiver has seen `n` requests, for at most `timeoutMs`. */
  waitFor(n: number, timeoutMs?: number): Promise<SeenRequest[]>;
  close(): Promise<void>;
}

const DAY = 24 * 60 * 60 * 1000;
let shared: Authority | undefined;

/** The authority that signs the certificates of every test receiver in this process. */
export function testAuthority(): Authority {
  return (shared ??= createAuthority('Test authority'));
}

/**
 * A real HTTPS server on 127.0.0.1 that records every request and then runs the given behaviour.
 * @param hosts further names in its certificate, which is always valid for 127.0.0.1 and localhost.
 */
export async function startReceiver({
  behaviour = 'ok',
  certificate = 'good',
  hosts = [],
}: {
  behaviour?: Behaviour | BehaviourName;
  certificate?: CertificateKind;
  hosts?: string[];
} = {}): Promise<TestReceiver> {
  const behave: Behaviour = typeof behaviour === 'string' ? behaviours[behaviour] : behaviour;
  const issued = issue(certificate, hosts);
  const requests: SeenRequest[] = [];
  const serverNames: (string | false)[] = [];
  const sockets = new Set<Duplex>();
  const waiting = new Set<() => void>();
  let connections = 0;

  const server = createServer({ cert: issued.certificate, key: issued.key }, (request, response) => {
    const { method = '', url = '', headers } = request;
    response.on('error', () => undefined);
    buffer(request)
      .then((body) => {
        const clientPort = request.socket.remotePort ?? 0;
        const index = requests.push({ method, path: url, headers, body, at: new Date(), clientPort }) - 1;
        behave(request, response, index);
        for (const look of waiting) look();
      })
      .catch(() => response.destroy());
  });
  server.on('connection', (socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('secureConnection', (socket) => {
    serverNames.push(socket.servername as string | false);
    socket.on('error', () => undefined);
  });
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;

  return {
    url: `https://127.0.0.1:${port}/hook`,
    port,
    ca: testAuthority().certificate,
    requests,
    serverNames,
    connections: () => connections,

    waitFor(n, timeoutMs = 5_000) {
      return new Promise((done, fail) => {
        const look = () => {
          if (requests.length < n) return;
          waiting.delete(look);
          clearTimeout(timer);
          done(requests);
        };
        const timer = setTimeout(() => {
          waiting.delete(look);
          fail(new Error(`${requests.length} of ${n} requests within ${timeoutMs} ms.`));
        }, timeoutMs);
        waiting.add(look);
        look();
      });
    },

    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

function issue(kind: CertificateKind, hosts: string[]) {
  const usual = ['127.0.0.1', 'localhost', ...hosts];
  if (kind === 'unknown_ca') return createAuthority('Nobody you know').issue({ hosts: usual });
  if (kind === 'wrong_host') return testAuthority().issue({ hosts: ['elsewhere.example.test'] });
  if (kind === 'good') return testAuthority().issue({ hosts: usual });
  const now = Date.now();
  return testAuthority().issue({
    hosts: usual,
    notBefore: new Date(now - 30 * DAY),
    notAfter: new Date(now - DAY),
  });
}
