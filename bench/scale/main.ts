/**
 * The bench `scale`: what a second core, a thousand workspaces, a million entries and five thousand sockets change, how
 * long a start takes, and the demo. `--quick` measures shortly; `--only=sockets,start` some of it; `--publish` writes the tables: that
 * of what grows, and that of all the rest.
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

const wanted = Object.keys(measures).filter((name) => !only || only.includes(name));
const rest = wanted.filter((name) => name !== 'growth');
const isPublished = process.argv.includes('--publish');
if (isPublished && rest.length > 0 && rest.length < Object.keys(measures).length - 1)
  throw new Error('A table is published whole: --only=growth, or all but growth, or all.');

const fixture = await createFixture();
try {
  const env = {
    BENCH_DATABASE: fixture.appUrl,
    BENCH_SECRET: APP_SECRET,
    BENCH_WORKSPACE: fixture.workspaceId,
  };
  const tables: Record<'scale' | 'growth', Measured[]> = { scale: [], growth: [] };
  for (const name of wanted) {
    const measured = await measures[name]!({ fixture, env, seconds });
    tables[name === 'growth' ? 'growth' : 'scale'].push(...measured);
    for (const one of measured) process.stdout.write(`${one.what}: ${one.measured} (${one.target})\n`);
  }
  for (const name of ['scale', 'growth'] as const)
    if (isPublished && tables[name].length > 0) publish(name, table(tables[name]));
} finally {
  await fixture.stop();
}

function table(rows: readonly Measured[]): string {
  return [
    `Machine: ${machine()}. Windows of ${seconds} s.`,
    '',
    '| What | Measured | Target |',
    '|---|---|---|',
    ...rows.map(({ what, measured, target }) => `| ${what} | ${measured} | ${target} |`),
  ].join('\n');
}
