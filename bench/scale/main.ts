/**
 * The benchmark `scale`: the effect of more cores, workspaces, entries and sockets, the time of a start, and
 * the demo. `--quick`, `--only=sockets,start` (or `company`, which has ten million entries), `--publish`.
 */
import { APP_SECRET, createFixture } from '../fixture.ts';
import { flag } from '../flags.ts';
import { machine, publish } from '../report.ts';
import { company } from './company.ts';
import { cores } from './cores.ts';
import { demo } from './demo.ts';
import { growth } from './growth.ts';
import { leave } from './leave.ts';
import { reports } from './reports.ts';
import { search } from './search.ts';
import { sockets } from './sockets.ts';
import { start } from './start.ts';
import type { Measured, Measure } from './measure.ts';

const measures: Record<string, Measure> = { start, demo, sockets, cores, reports, search, leave, growth };
/** Takes about ten minutes and 10 GB of disk, so it runs only if named. */
const large: Record<string, Measure> = { company };
const only = flag('only')?.split(',');
const seconds = process.argv.includes('--quick') ? 1 : 4;

const wanted = only
  ? Object.keys({ ...measures, ...large }).filter((name) => only.includes(name))
  : Object.keys(measures);
const rest = wanted.filter((name) => name !== 'growth' && name !== 'company');
const isPublished = process.argv.includes('--publish');
if (isPublished && rest.length > 0 && rest.length < Object.keys(measures).length - 1)
  throw new Error('A table is published whole: --only=growth, or all but growth, or all.');

const tables: Record<'scale' | 'growth' | 'company', Measured[]> = { scale: [], growth: [], company: [] };
for (const name of wanted) {
  const measured = await inNewCompany(measures[name] ?? large[name]!);
  tables[name === 'growth' || name === 'company' ? name : 'scale'].push(...measured);
  for (const one of measured) process.stdout.write(`${one.what}: ${one.measured} (${one.target})\n`);
}
for (const name of ['scale', 'growth', 'company'] as const)
  if (isPublished && tables[name].length > 0)
    publish(name, table(tables[name], name === 'company' ? '' : ` Windows of ${seconds} s.`));

/** Each measure gets a database of its own, because most of them add people. */
async function inNewCompany(measure: Measure): Promise<Measured[]> {
  const fixture = await createFixture();
  try {
    const env = {
      BENCH_DATABASE: fixture.appUrl,
      BENCH_SECRET: APP_SECRET,
      BENCH_WORKSPACE: fixture.workspaceId,
    };
    return await measure({ fixture, env, seconds });
  } finally {
    await fixture.stop();
  }
}

function table(rows: readonly Measured[], how: string): string {
  return [
    `Machine: ${machine()}.${how}`,
    '',
    '| What | Measured | Target |',
    '|---|---|---|',
    ...rows.map(({ what, measured, target }) => `| ${what} | ${measured} | ${target} |`),
  ].join('\n');
}
