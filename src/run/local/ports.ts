import { connect, createServer } from 'node:net';

const loopback = '127.0.0.1';

/** Whether something listens there; on some systems a bind succeeds beside a wildcard listener. */
function isAnswering(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 500 });
    const done = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => done(true));
    socket.once('timeout', () => done(false));
    socket.once('error', () => done(false));
  });
}

/** Binds and releases a port of 127.0.0.1. Returns it (any free one for 0), or undefined if taken. */
function bind(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host: loopback, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}

/** Whether nothing listens on 127.0.0.1:port, nor on `localhost` over IPv6. */
export async function isPortFree(port: number): Promise<boolean> {
  if ((await isAnswering(port, loopback)) || (await isAnswering(port, '::1'))) return false;
  return (await bind(port)) !== undefined;
}

/**
 * A free TCP port: the first preferred one that is free and not in `taken`, else any. The port is not
 * reserved: if another process binds it first, the caller must ask again.
 */
export async function freePort(
  preferred: number | readonly number[] = [],
  taken: readonly number[] = [],
): Promise<number> {
  for (const port of [preferred].flat()) {
    if (!taken.includes(port) && (await isPortFree(port))) return port;
  }
  for (;;) {
    const port = await bind(0);
    if (port === undefined) throw new Error('no free TCP port on 127.0.0.1');
    if (!taken.includes(port)) return port;
  }
}
