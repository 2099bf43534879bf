/**
 * Clients that send requests in sequence, each over its own kept-alive connection, as integrations do.
 * Records the result of each request.
 */
import { Agent, request } from 'node:http';

export interface Load {
  /** Resolves when each client was told to close its connection or can no longer connect. */
  ended: Promise<void>;
  statuses: Map<number, number>;
  /** Errors of requests that were cut off after they had been sent. */
  resets: string[];
}

/** Starts the clients. Each waits up to `idleMs` between a response and its next request. */
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
      // a load balancer would have seen /readyz by now and would route this client to another server
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
