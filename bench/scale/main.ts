/**
 * The bench `scale`: what a second core, a thousand workspaces, a million entries and five thousand sockets change, how
 * long a start takes, and the demo. `--quick` measures shortly; `--only=sockets,start` some of it; `--publish` writes the table.
 */
import { APP_SECRET, createFixture } from '../fixture.ts';
import { flag } from '../flags.ts';
import { machine, publish } from '../report.ts';
import { cores } from './cores.ts';
import { demo } from './demo.ts';
import { growth } from './growth.ts';
import { reports } from './reports.ts';
import { sockets } from './sockets.ts';
import { start } from './start.ts';
import type { Measured, Measure } from './measure.ts';

const measures: Record<string, Measure> = { start, demo, sockets, cores, reports, growth };
const only = flag('only')?.split(',');
const seconds = process.argv.includes('--quick') ? 1 : 4;

const fixture = await createFixture();
const rows: Measured[] = [];
try {
  const env = {
    BENCH_DATABASE: fixture.appUrl,
    BENCH_SECRET: APP_SECRET,
    BENCH_WORKSPACE: fixture.workspaceId,
  };
  for (const [name, measure] of Object.entries(measures)) {
    if (only && !only.includes(name)) continue;
    const measured = await measure({ fixture, env, seconds });
    rows.push(...measured);
    for (const one of measured) process.stdout.write(`${one.what}: ${one.measured} (${one.target})\n`);
  }
  const text = [
    `Machine: ${machine()}. Windows of ${seconds} s.`,
    '',
    '| What | Measured | Target |',
    '|---|---|---|',
    ...rows.map(({ what, measured, target }) => `| ${what} | ${measured} | ${target} |`),
  ].join('\n');
  if (process.argv.includes('--publish')) publish('scale', text);
} finally {
  await fixture.stop();
}
