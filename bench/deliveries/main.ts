/**
 * The benchmark `deliveries`: from the commit of an event to its acknowledged POST. Flags: `--quick`,
 * `--publish`, `--only=steady|burst|isolation`, `--run=` seconds of an endpoint's run.
 */
import { flag } from '../flags.ts';
import { machine, publish } from '../report.ts';
import { median } from '../harness.ts';
import { burst, isolation, steady, type Run } from './measures.ts';
import { cpu, ms, tableOf } from './tables.ts';
import { openEnvironment } from './environment.ts';

const quick = process.argv.includes('--quick');
const only = flag('only');
const run = flag('run');
const size = quick
  ? { seconds: 4, burst: 2_000, rounds: 1, dead: 500, healthySeconds: 10 }
  : { seconds: 20, burst: 10_000, rounds: 5, dead: 500, healthySeconds: 60 };
/** Events per transaction in a burst: one per write, or many in one, as when payslips are published. */
const TOGETHER = [1, 250];
const print = (text: string) => process.stdout.write(`${text}\n`);
const wanted = (name: string) => only === undefined || only === name;

const environment = await openEnvironment();
const lines: string[] = [`Machine: ${machine()}. Everything shares its cores; nothing is pinned.`, ''];
try {
  if (wanted('steady')) await printSteady();
  if (wanted('burst')) await printBurst();
  if (wanted('isolation')) await printIsolation();
  print(`\n${lines.join('\n')}`);
  if (process.argv.includes('--publish')) publish('deliveries', lines.join('\n'));
} finally {
  await environment.close();
}

function table(head: string[], rows: string[][]): void {
  lines.push(tableOf(head, rows));
}

async function printSteady(): Promise<void> {
  const rows: string[][] = [];
  for (const rate of [20, 200, 600]) {
    const { p50, p99, temporalCpu, workerCpu } = await steady(
      environment,
      rate,
      size.seconds,
      run === undefined ? {} : { runMs: Number(run) * 1000 },
    );
    rows.push([String(rate), ms(p50), ms(p99), cpu(temporalCpu), cpu(workerCpu)]);
    print(`steady ${rows.at(-1)!.join(', ')}`);
  }
  table(
    [
      'Events/s over 20 endpoints',
      'commit to first POST, p50 ms',
      'p99 ms',
      'Temporal CPU ms a delivery',
      'worker CPU ms a delivery',
    ],
    rows,
  );
}

async function printBurst(): Promise<void> {
  const rows: string[][] = [];
  for (const together of TOGETHER) rows.push(...(await burstRows(together)));
  table(
    [
      `Burst of ${size.burst} over 20 endpoints, median of ${size.rounds}`,
      'written a second',
      'deliveries/s, first write to last acknowledgement',
      'ratio',
      'Temporal CPU ms a delivery',
      'worker CPU ms a delivery',
    ],
    rows,
  );
}

async function burstRows(together: number): Promise<string[][]> {
  const runs: Record<'with' | 'without', Run[]> = { with: [], without: [] };
  const once = (temporal: boolean) => burst(environment, { count: size.burst, together, temporal });
  for (let round = 0; round < size.rounds; round += 1) {
    runs.without.push(await once(false));
    runs.with.push(await once(true));
    print(
      `burst, ${together} a transaction: ${ms(runs.with.at(-1)!.rate)}/s (written ${ms(runs.with.at(-1)!.written)}/s), without Temporal ${ms(runs.without.at(-1)!.rate)}/s`,
    );
  }
  const of = (which: Run[], pick: (run: Run) => number) => median(which.map(pick));
  const row = (name: string, which: Run[], ratio: string) => [
    `${name}, ${together === 1 ? 'a transaction each' : `${together} a transaction`}`,
    String(Math.round(of(which, (run) => run.written))),
    String(Math.round(of(which, (run) => run.rate))),
    ratio,
    cpu(which[0]!.temporalCpu === null ? null : of(which, (run) => run.temporalCpu!)),
    cpu(of(which, (run) => run.workerCpu)),
  ];
  const ratio = of(runs.with, (run) => run.rate) / of(runs.without, (run) => run.rate);
  return [
    row('the service', runs.with, ratio.toFixed(2)),
    row('the same without Temporal', runs.without, '1'),
  ];
}

async function printIsolation(): Promise<void> {
  const { alone, beside } = await isolation(environment, size.dead, size.healthySeconds);
  table(
    ['20 events/s to 20 healthy endpoints', 'p50 ms', 'p99 ms', 'ratio of p50', 'ratio of p99'],
    [
      ['alone', ms(alone.p50), ms(alone.p99), '1', '1'],
      [
        `while a delivery is due at each of ${size.dead} dead ones (${beside.dead} of them tried meanwhile)`,
        ms(beside.p50),
        ms(beside.p99),
        (beside.p50 / alone.p50).toFixed(2),
        (beside.p99 / alone.p99).toFixed(2),
      ],
    ],
  );
}
