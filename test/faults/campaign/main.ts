/**
 * `npm run faults -- --seed=N --rounds=N --minutes=N`: rounds of faults against real parts. A seed always
 * gives the same plan; `--from=N --rounds=1` repeats a round. Exits with 0 only if nothing was lost.
 */
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { missingForFaults } from './missing.ts';
import { inNetworkOfItsOwn, isInside, prepareParts } from '../../production/parts/inside.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      from: { type: 'string', default: '0' },
      rounds: { type: 'string', default: '1000000' },
      minutes: { type: 'string', default: '10' },
      faults: { type: 'string', default: '5' },
      report: { type: 'string' },
    },
  });
  if (!isInside()) {
    say(`seed ${values.seed}`);
    if (!(await prepareParts(say, missingForFaults()))) return 1;
    const args = Object.entries(values).map(([name, value]) =>
      name === 'report' ? `--report=${path.resolve(value)}` : `--${name}=${value}`,
    );
    return inNetworkOfItsOwn(fileURLToPath(import.meta.url), args);
  }
  const { campaign, summaryOf } = await import('./campaign.ts');
  const { report } = values;
  const outcome = await campaign({
    seed: Number(values.seed),
    from: Number(values.from),
    rounds: Number(values.rounds),
    minutes: Number(values.minutes),
    faults: Number(values.faults),
    say,
    note: (line) => report && appendFileSync(report, `${JSON.stringify(line)}\n`),
  });
  for (const line of summaryOf(outcome)) say(line);
  return outcome.complaints.length === 0 ? 0 : 1;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    // the supervisors of started processes end with this process
    process.exit(1);
  },
);
