/** Time from the start to ready: the built API alone, on an existing database. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { APP_SECRET } from '../fixture.ts';
import { median, YOUNG } from '../harness.ts';
import { freePort } from '../../src/local/ports.ts';
import type { Measure } from './measure.ts';

const entry = fileURLToPath(new URL('../../src/main.js', import.meta.url));
const TIMES = 5;

export const start: Measure = async ({ fixture }) => {
  const took: number[] = [];
  for (let time = 0; time < TIMES; time += 1) took.push(await once(fixture.appUrl));
  return [
    {
      what: 'start of the built API until /readyz answers 200',
      measured: `${(median(took) / 1000).toFixed(2)} s`,
      target: 'under 2 s',
    },
  ];
};

async function once(databaseUrl: string): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [YOUNG, entry, 'server'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATABASE_MIGRATE_URL: databaseUrl,
      APP_SECRET,
      SHUTDOWN_DRAIN: '0',
    },
  });
  try {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
      if (answer?.status === 200) return performance.now() - began;
      if (performance.now() - began > 60_000) throw new Error('the API did not become ready');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }
}
