/** Memory for five thousand people with an idle socket. */
import { WebSocket } from 'ws';
import { createTokens } from '../../src/auth/tokens.ts';
import { APP_SECRET, type Fixture } from '../fixture.ts';
import { startServer } from '../harness.ts';
import type { Measure } from './measure.ts';
import { withClient } from '../withClient.ts';

const COUNT = 5_000;
/** Sockets opened before the measurement, so that the young generation already has its final size. */
const FIRST = 5_000;
/** Simultaneous handshakes. */
const AT_ONCE = 50;

export const sockets: Measure = async ({ fixture, env }) => {
  const tokens = await tokensOf(fixture, FIRST + COUNT);
  const server = await startServer('service', env, ['--expose-gc']);
  const open: WebSocket[] = [];
  try {
    const upTo = async (count: number) => {
      while (open.length < count) open.push(...(await connect(server.port, tokens.splice(0, AT_ONCE))));
      return (await server.usage()).rss;
    };
    const before = await upTo(FIRST);
    const kib = ((await upTo(FIRST + COUNT)) - before) / COUNT / 1024;
    return [
      {
        what: `memory of each of ${COUNT} idle sockets, beside ${FIRST} others`,
        measured: `${kib.toFixed(1)} KiB of the process's resident memory, garbage collected`,
        target: 'under 15 KB',
      },
    ];
  } finally {
    for (const socket of open) socket.terminate();
    server.stop();
  }
};

const connect = (port: number, tokens: string[]): Promise<WebSocket[]> =>
  Promise.all(
    tokens.map(
      (token) =>
        new Promise<WebSocket>((resolve, reject) => {
          const socket = new WebSocket(`ws://localhost:${port}/ws/notifications/?token=${token}`, {
            perMessageDeflate: false,
          });
          // the greeting: from now on the socket listens
          socket.once('message', () => resolve(socket));
          socket.once('error', reject);
          socket.once('close', (code) => reject(new Error(`a socket was closed with ${code}`)));
        }),
    ),
  );

/** Adds people to those of the demo, each with a session; returns their tokens. */
async function tokensOf({ rawUrl, workspaceId }: Fixture, count: number): Promise<string[]> {
  return withClient(rawUrl, async (client) => {
    const { rows } = await client.query<{ id: string; user_id: string }>(
      `WITH person AS (
         INSERT INTO users (workspace_id, email, first_name, last_name, role, status, start_date)
         SELECT $1, 'socket' || n || '@example.test', 'Socket', n::text, 'employee', 'active', '2020-01-01' FROM generate_series(1, $2::int) n
         RETURNING id
       ) INSERT INTO sessions (workspace_id, user_id, seed, expires_at)
         SELECT $1, id, '\\x00', now() + interval '1 day' FROM person RETURNING id, user_id`,
      [workspaceId, count],
    );
    const tokens = createTokens(APP_SECRET);
    return rows.map((row) =>
      tokens.access({ userId: row.user_id, sessionId: row.id, workspaceId }, Date.now()),
    );
  });
}
