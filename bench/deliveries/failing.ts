/**
 * The bench `failing`: what deliveries that fail cost, and what healthy endpoints notice of a dead one. `--count=` deliveries
 * that fail once, `--seconds=` beside a dead endpoint, `--rate=` of its events a second; `--publish` writes the tables into
 * docs/benchmarks.md.
 */
import { flag } from '../flags.ts';
import { machine, publish } from '../report.ts';
import { openEnvironment } from './environment.ts';
import { besideDead, failOnce, steady } from './measures.ts';
import { cpu, ms, tableOf } from './tables.ts';

const count = Number(flag('count') ?? 10_000);
const seconds = Number(flag('seconds') ?? 30);
const deadRate = Number(flag('rate') ?? 100);

const environment = await openEnvironment();
try {
  const once = await failOnce(environment, count);
  process.stdout.write(`failed once: ${Math.round(once.rate)}/s\n`);
  const alone = await steady(environment, 20, seconds);
  const rows = [['alone', ms(alone.p50), ms(alone.p99), '–', '–', '–', '–']];
  for (const [path, how] of [
    ['/failing', 'that answers 503'],
    ['/dead', 'that never answers'],
  ] as const) {
    const beside = await besideDead(environment, { path, deadRate, seconds });
    rows.push([
      `beside one ${how}, with ${deadRate} events/s`,
      ms(beside.p50),
      ms(beside.p99),
      String(beside.dead),
      beside.recognised === null ? '–' : (beside.recognised / 1000).toFixed(1),
      percent(beside.temporalShare),
      percent(beside.workerShare),
    ]);
    process.stdout.write(`${rows.at(-1)!.join(', ')}\n`);
  }
  const text = [
    `Machine: ${machine()}. Everything shares its cores; nothing is pinned.`,
    '',
    tableOf(
      [
        'Deliveries that fail once and succeed on the retry, a second later',
        'a second',
        'in all, s',
        'Temporal CPU ms a delivery',
        'worker CPU ms a delivery',
      ],
      [
        [
          String(count),
          String(Math.round(once.rate)),
          (count / once.rate).toFixed(1),
          once.temporalCpu === null ? '–' : once.temporalCpu.toFixed(2),
          cpu(once.workerCpu),
        ],
      ],
    ),
    tableOf(
      [
        `20 events/s to 20 healthy endpoints, ${seconds} s`,
        'p50 ms',
        'p99 ms',
        'POSTs to the dead one',
        'known to fail after, s',
        'Temporal, of a core',
        'worker, of a core',
      ],
      rows,
    ),
  ].join('\n');
  process.stdout.write(`\n${text}\n`);
  if (process.argv.includes('--publish')) publish('failing', text);
} finally {
  await environment.close();
}

function percent(share: number | null): string {
  return share === null ? '–' : `${Math.round(share * 100)} %`;
}
