/**
 * The benchmark `failing`: the cost of failed deliveries, and of a dead endpoint for healthy ones. Flags:
 * `--count=` that fail once, `--seconds=`, `--rate=` a second, `--only=once|503|silent`, `--publish`.
 */
import { flag } from '../flags.ts';
import { machine, publish } from '../report.ts';
import { openEnvironment } from './environment.ts';
import { besideDead, failOnce, steady } from './measures.ts';
import { cpu, ms, tableOf } from './tables.ts';

const count = Number(flag('count') ?? 10_000);
const seconds = Number(flag('seconds') ?? 30);
const deadRate = Number(flag('rate') ?? 100);

/** At most this many seconds for measuring the healthy endpoints alone. */
const ALONE = 60;

/** The ways in which an endpoint is dead. */
const DEAD = [
  { name: '503', path: '/failing', how: 'that answers 503' },
  { name: 'silent', path: '/dead', how: 'that never answers' },
] as const;
const only = flag('only');
const wanted = (part: string) => only === undefined || only === part;
const print = (text: string) => process.stdout.write(`${text}\n`);

const environment = await openEnvironment();
try {
  const tables: string[] = [];
  if (wanted('once')) tables.push(await onceTable());
  const dead = DEAD.filter(({ name }) => wanted(name));
  if (dead.length > 0) tables.push(await besideTable(dead));
  const text = [`Machine: ${machine()}. Everything shares its cores; nothing is pinned.`, '', ...tables].join(
    '\n',
  );
  process.stdout.write(`\n${text}\n`);
  if (process.argv.includes('--publish')) publish('failing', text);
} finally {
  await environment.close();
}

async function onceTable(): Promise<string> {
  const once = await failOnce(environment, count);
  const cells = [
    String(count),
    String(Math.round(once.rate)),
    (count / once.rate).toFixed(1),
    once.temporalCpu === null ? '–' : once.temporalCpu.toFixed(2),
    cpu(once.workerCpu),
  ];
  print(`failed once: ${cells.join(', ')}`);
  return tableOf(
    [
      'Deliveries that fail once and succeed on the retry, a second later',
      'a second',
      'in all, s',
      'Temporal CPU ms a delivery',
      'worker CPU ms a delivery',
    ],
    [cells],
  );
}

async function besideTable(dead: readonly (typeof DEAD)[number][]): Promise<string> {
  const alone = await steady(environment, 20, Math.min(seconds, ALONE));
  const rows = [['alone', ms(alone.p50), ms(alone.p99), '–', '–', '–', '–']];
  print(rows[0]!.join(', '));
  for (const { path, how } of dead) {
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
    print(rows.at(-1)!.join(', '));
  }
  return tableOf(
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
  );
}

function percent(share: number | null): string {
  return share === null ? '–' : `${Math.round(share * 100)} %`;
}
