import path from 'node:path';
import { freePort } from '../../../src/run/local/ports.ts';
import { startServerProcess } from '../../../src/run/local/serverProcess.ts';
import type { Running } from './proxy.ts';

const PASSWORD = 'Kd93-limits_only';

/** Redis as an operator runs it for limits: with a password, without persistence. */
export async function startRedis(place: string, at?: number): Promise<Running & { url: string }> {
  const port = at ?? (await freePort());
  const kept = ['--save', '', '--appendonly', 'no'];
  const server = await startServerProcess({
    command: 'redis-server',
    args: ['--port', String(port), '--bind', '127.0.0.1', '--requirepass', PASSWORD, ...kept],
    logFile: path.join(place, 'redis.log'),
    stopSignal: 'TERM',
    graceSeconds: 5,
  });
  return { port, server, url: `redis://:${PASSWORD}@127.0.0.1:${port}`, stop: () => server.stop() };
}
