/**
 * The benchmark `endpoints`: one worker with thousands of endpoints that get occasional events. Flags:
 * `--endpoints=` (a multiple of 100), `--every=` ms, `--seconds=`, `--warm-up=` events, `--publish`.
 */
import { flag } from '../flags.ts';
import { machine, publish } from '../report.ts';
import { openEnvironment } from './environment.ts';
import { manyEndpoints } from './measures.ts';
import { ms, tableOf } from './tables.ts';

const endpoints = Number(flag('endpoints') ?? 5_000);
const seconds = Number(flag('seconds') ?? 20);
const warmUp = Number(flag('warm-up') ?? 1);
const everies = flag('every') === undefined ? [10_000, 5_000, 1_000] : [Number(flag('every'))];

const environment = await openEnvironment();
try {
  const rows: string[][] = [];
  for (const everyMs of everies) {
    const one = await manyEndpoints(environment, { endpoints, everyMs, seconds, warmUp });
    rows.push([
      `${endpoints}, an event each every ${everyMs / 1_000} s`,
      String(Math.round(one.due / seconds)),
      String(Math.round(one.acknowledged / seconds)),
      ms(one.p50),
      ms(one.p99),
      one.drained.toFixed(1),
      one.temporalShare === null ? '–' : `${Math.round(one.temporalShare * 100)} %`,
      `${Math.round(one.workerShare * 100)} %`,
      one.memory === null ? '–' : `${Math.round(one.memory)} MiB`,
    ]);
    process.stdout.write(`${rows.at(-1)!.join(', ')}\n`);
  }
  const text = [
    `Machine: ${machine()}. Everything shares its cores; nothing is pinned. Events come for ${seconds} s.`,
    '',
    tableOf(
      [
        'Endpoints of one worker',
        'due a second',
        'acknowledged a second meanwhile',
        'event to POST, p50 ms',
        'p99 ms',
        'then drained in, s',
        'Temporal, of a core',
        'worker, of a core',
        'worker memory',
      ],
      rows,
    ),
  ].join('\n');
  process.stdout.write(`\n${text}\n`);
  if (process.argv.includes('--publish')) publish('endpoints', text);
} finally {
  await environment.close();
}
