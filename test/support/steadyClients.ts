/**
 * Clients that send one request after another over a connection of their own, as integrations do, and what became of each
 * request.
 */
import { Agent, request } from 'node:http';

export interface Load {
  /** Ends when each client was told to close its connection, or could not connect any more. */
  ended: Promise<void>;
  statuses: Map<number, number>;
  /** Errors of requests that had been sent: each is a request in flight that was cut off. */
  resets: string[];
}

/** Starts `clients` of them, each with a pause of up to `idleMs` between an answer and its next request. */
export function keepAsking(url: string, headers: Record<string, string>, clients: number, idleMs = 20): Load {
  const statuses = new Map<number, number>();
  const resets: string[] = [];

  const client = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const reply = await new Promise<{ status: number; closes: boolean } | { error: NodeJS.ErrnoException }>(
        (resolve) => {
          const outgoing = request(url, { agent, headers }, (incoming) => {
            incoming.on('error', (error) => resolve({ error }));
            incoming.on('end', () =>
              resolve({ status: incoming.statusCode!, closes: incoming.headers.connection === 'close' }),
            );
            incoming.resume();
          });
          outgoing.on('error', (error) => resolve({ error }));
          outgoing.end();
        },
      );
      if ('error' in reply) {
        if (reply.error.code !== 'ECONNREFUSED') resets.push(`${reply.error.code}: ${reply.error.message}`);
        break;
      }
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
      // the answer closes the connection: a load balancer has seen /readyz by now and sends the client elsewhere
      if (reply.closes) break;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * idleMs));
    }
    agent.destroy();
  };
  return {
    ended: Promise.all(Array.from({ length: clients }, client)).then(() => undefined),
    statuses,
    resets,
  };
}
