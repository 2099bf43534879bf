/**
 * The benchmark `chain`: a write without the audit trail's hash chain, with the job that adds links, and with
 * the link in its transaction. `--quick` takes three windows, `--publish` writes docs/benchmarks.md.
 */
import { chainLines } from '../../src/areas/logs/actions/chainLines.ts';
import { verifyChain } from '../../src/areas/logs/actions/verifyChain.ts';
import { workspaceDb, type Tx } from '../../src/db/handle.ts';
import { createPool } from '../../src/db/pool.ts';
import { statement } from '../../src/db/statement.ts';
import { insertAuditLine } from '../../src/events/audit.ts';
import { createFixture } from '../fixture.ts';
import { median } from '../harness.ts';
import { machine, publish } from '../report.ts';

const quick = process.argv.includes('--quick');
const ROUNDS = quick ? 3 : 8;
const SECONDS = quick ? 2 : 4;
const WRITERS = 16;
/** Milliseconds between two runs of the job: sixty times as often as scheduled, which overstates its cost. */
const JOB_EVERY = 1_000;

const print = (text: string) => process.stdout.write(`${text}\n`);
const fixture = await createFixture();
const poolWith = (key: { auditKey?: string }) =>
  createPool({ url: fixture.appUrl, size: WRITERS + 2, ...key, onIdleError: () => undefined });
const pool = poolWith({ auditKey: 'ab'.repeat(32) });
/** Connections without the key, which sign nothing. */
const unsignedPool = poolWith({});
const db = workspaceDb(pool, fixture.workspaceId);
const unsignedDb = workspaceDb(unsignedPool, fixture.workspaceId);

const line = (n: number) => ({
  action: 'updated',
  resource_type: 'user',
  resource_id: fixture.employeeId,
  actor: JSON.stringify({ id: fixture.employeeId, email: fixture.email, name: 'Bench' }),
  actor_id: fixture.employeeId,
  source: 'dashboard' as const,
  key_prefix: null,
  ip: '127.0.0.1',
  request_id: `bench-${n}`,
  changes: JSON.stringify({ job_title: ['Designer', `Designer ${n}`] }),
  line: 'updated user · dashboard',
});

// as cheap as possible: one lock, taken with the last statement, without an extra round trip
const lock = statement(`SELECT pg_advisory_xact_lock(hashtextextended($1::text, 71))`);
const link = statement(`
  WITH head AS (SELECT position, hash FROM audit_chain WHERE workspace_id = $1 ORDER BY position DESC LIMIT 1),
  line AS (SELECT a.id, a::text AS stored FROM audit_log a WHERE a.workspace_id = $1 ORDER BY a.created_at DESC LIMIT 1)
  INSERT INTO audit_chain (workspace_id, position, entry_id, hash)
  SELECT $1, COALESCE((SELECT position FROM head), 0) + 1, line.id,
         sha256(COALESCE((SELECT hash FROM head), ''::bytea) || convert_to(line.stored, 'UTF8')) FROM line`);

const variants: { name: string; job: boolean; unsigned?: true; write(tx: Tx, n: number): void }[] = [
  {
    name: 'no chain, not signed',
    job: false,
    unsigned: true,
    write: (tx, n) => tx.later(insertAuditLine, line(n)),
  },
  { name: 'no chain', job: false, write: (tx, n) => tx.later(insertAuditLine, line(n)) },
  { name: 'chained by the job', job: true, write: (tx, n) => tx.later(insertAuditLine, line(n)) },
  {
    name: 'chained by the write',
    job: false,
    write: (tx, n) => {
      tx.later(lock);
      tx.later(insertAuditLine, line(n));
      tx.later(link);
    },
  },
];

interface Window {
  rate: number;
  p50: number;
  p99: number;
}

let n = 0;
async function measure({ job, unsigned, write }: (typeof variants)[number]): Promise<Window> {
  const until = performance.now() + SECONDS * 1_000;
  const took: number[] = [];
  const writer = async () => {
    while (performance.now() < until) {
      const began = performance.now();
      await (unsigned ? unsignedDb : db).transaction(async (tx) => write(tx, (n += 1)));
      took.push(performance.now() - began);
    }
  };
  const chaining = async () => {
    while (job && performance.now() < until) {
      await chainLines(pool, () => false);
      await new Promise((resolve) => setTimeout(resolve, JOB_EVERY));
    }
  };
  await Promise.all([chaining(), ...Array.from({ length: WRITERS }, writer)]);
  took.sort((a, b) => a - b);
  const at = (part: number) => took[Math.floor(took.length * part)]!;
  return { rate: took.length / SECONDS, p50: at(0.5), p99: at(0.99) };
}

try {
  // chains the demo's lines first, so that the job later has only those of the benchmark
  await chainLines(pool, () => false, { thorough: true });
  const windows = new Map<string, Window[]>(variants.map(({ name }) => [name, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const variant of variants) {
      const window = await measure(variant);
      // the first round warms up
      if (round > 0) windows.get(variant.name)!.push(window);
      await chainLines(pool, () => false, { thorough: true });
    }
    print(`round ${round} of ${ROUNDS}`);
  }
  const began = performance.now();
  const { rows } = await verifyChain(db);
  const verified = rows / ((performance.now() - began) / 1_000);

  const of = (name: string, pick: (window: Window) => number) => median(windows.get(name)!.map(pick));
  const base = of(variants[0]!.name, (one) => one.rate);
  const table = [
    `Machine: ${machine()}. Medians of ${ROUNDS} windows of ${SECONDS} s by turns, ${WRITERS} writers of one workspace.`,
    '',
    '| Writes of one audit line | a second | of those without both | p50 / p99 ms |',
    '|---|---|---|---|',
    ...variants.map(({ name }) => {
      const rate = of(name, (one) => one.rate);
      return `| ${name} | ${Math.round(rate)} | ${(rate / base).toFixed(2)} | ${of(name, (one) => one.p50).toFixed(1)} / ${of(name, (one) => one.p99).toFixed(1)} |`;
    }),
    '',
    `Following the chain: ${Math.round(verified)} entries a second.`,
  ].join('\n');
  print(table);
  if (process.argv.includes('--publish')) publish('chain', table);
} finally {
  await unsignedPool.end();
  await pool.end();
  await fixture.stop();
}
