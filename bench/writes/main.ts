/**
 * The benchmark `writes`: the cost of each part of a write, by leaving it out in a copy of the database.
 * `--quick` takes three windows, `--only=audit` selects parts, `--publish` writes docs/benchmarks.md.
 */
import pg from 'pg';
import type { CallerWriting } from '../../src/events/writing.ts';
import { auditKeyOf } from '../../src/events/auditKey.ts';
import { addEntry, planEntry } from '../../src/areas/tracking/actions/add.ts';
import { workspaceDb } from '../../src/db/handle.ts';
import { createPool } from '../../src/db/pool.ts';
import { createFixture, APP_SECRET } from '../fixture.ts';
import { flag } from '../flags.ts';
import { median } from '../harness.ts';
import { countPostgresCpu } from '../postgres/cpu.ts';
import { machine, publish } from '../report.ts';
import { writeRaw } from '../rawEntry.ts';
import { parts, type Heard, type Part } from './parts.ts';

const quick = process.argv.includes('--quick');
const ROUNDS = quick ? 3 : 8;
const SECONDS = quick ? 0.5 : 1;
const WRITERS = 8;
const RAW = 'entry, audit line, event and held delivery on plain pg, nothing else';
/** Milliseconds. */
const WARM_UP = 150;
const MINUTE = 60_000;
const EPOCH = Date.UTC(2001, 0, 1);

const print = (text: string) => process.stdout.write(`${text}\n`);
const fixture = await createFixture();
const { workspaceId, staff } = fixture;
const only = flag('only');
const chosen = parts.filter(({ name }) => only === undefined || name.includes(only));

/** A measured variant: the whole write, the write without a part, or only the rows. */
interface Variant {
  name: string;
  part?: Part;
  write(span: number): Promise<unknown>;
  end(): Promise<void>;
}

/**
 * Microseconds of Postgres' CPU per write, with others and alone; writes a second, and milliseconds of one
 * alone.
 */
interface Cost {
  postgres: number;
  lonely: number;
  rate: number;
  alone: number;
}

const urlOf = (url: string, database: string) => url.replace(/\/workforce$/, `/${database}`);

/** A copy of the demo's database, without what `without` removes. */
async function copy(index: number, without?: string): Promise<string> {
  const name = `copy_${index}`;
  const admin = new pg.Client({ connectionString: urlOf(fixture.rawUrl, 'postgres') });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} TEMPLATE workforce`);
  await admin.end();
  if (without) {
    const client = new pg.Client({ connectionString: urlOf(fixture.rawUrl, name) });
    await client.connect();
    await client.query(without);
    await client.end();
  }
  return name;
}

/** The time span of a number: minute after minute, one person after another. */
const spanOf = (span: number) => ({
  employee_id: staff[span % staff.length]!,
  started_at: new Date(EPOCH + span * MINUTE).toISOString(),
  ended_at: new Date(EPOCH + (span + 1) * MINUTE).toISOString(),
});

const actor = { id: fixture.employeeId, email: fixture.email, name: 'Bench' };
const workspace = {
  id: workspaceId,
  timezone: 'Europe/Berlin',
  settings: { allow_overlap: false },
} as CallerWriting['workspace'];
const caller = {
  userId: fixture.employeeId,
  actor,
  role: 'admin',
  keyId: fixture.employeeId,
  keyPrefix: 'bench',
  source: 'api',
} as CallerWriting['caller'];

/** The write of the service, without HTTP. */
async function serviceVariant(index: number, name: string, part?: Part): Promise<Variant> {
  const database = await copy(index, part?.without);
  const pool = createPool({
    url: urlOf(fixture.appUrl, database),
    size: WRITERS,
    auditKey: auditKeyOf(APP_SECRET),
    acquireTimeout: 10_000,
    onIdleError: () => undefined,
  });
  const db = workspaceDb(pool, workspaceId);
  const heard: Heard = new Map();
  return {
    name,
    ...(part && { part }),
    write: (span) =>
      db.transaction(async (tx) => {
        const now = Date.now();
        const request = {
          id: `bench-${span}`,
          ip: '127.0.0.1',
          userAgent: null,
          client: 'dashboard',
        } as const;
        const { employee_id, ...body } = spanOf(span);
        const call = { caller, workspace, now, request, db: part?.change?.(tx, heard) ?? tx };
        await addEntry(call, planEntry(body, employee_id, call));
      }),
    end: () => pool.end(),
  };
}

async function rawVariant(index: number): Promise<Variant> {
  const pool = new pg.Pool({ connectionString: urlOf(fixture.rawUrl, await copy(index)), max: WRITERS });
  // its connections may still be open when Postgres is stopped
  pool.on('error', () => undefined);
  return {
    name: RAW,
    // simultaneous entries of one person may deadlock here, because nobody locks the person
    write: (span) => writeRaw(pool, workspaceId, spanOf(span)).catch(() => undefined),
    end: () => pool.end(),
  };
}

let span = 0;
async function during(seconds: number, writers: number, { write }: Variant) {
  const took: number[] = [];
  const writer = async (until: number) => {
    for (let began = performance.now(); began < until; began = performance.now()) {
      await write((span += 1));
      took.push(performance.now() - began);
    }
  };
  const run = (ms: number) =>
    Promise.all(Array.from({ length: writers }, () => writer(performance.now() + ms)));
  // connections that were idle for long are replaced, and prepare their statements again
  await run(WARM_UP);
  took.length = 0;
  const had = countPostgresCpu(fixture.postgresPid);
  await run(seconds * 1_000);
  return { postgres: had() / took.length, rate: took.length / seconds, p50: median(took) };
}

const variants: Variant[] = [];
try {
  variants.push(await serviceVariant(0, 'a write'), await rawVariant(1));
  for (const part of chosen) variants.push(await serviceVariant(variants.length, part.name, part));
  const costs = new Map<string, Cost[]>(variants.map(({ name }) => [name, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const variant of variants) {
      const { postgres, rate } = await during(SECONDS, WRITERS, variant);
      const { p50, postgres: lonely } = await during(SECONDS / 2, 1, variant);
      // the first round warms up
      if (round > 0) costs.get(variant.name)!.push({ postgres, lonely, rate, alone: p50 });
    }
    print(`round ${round} of ${ROUNDS}`);
  }
  const sorted = (name: string, pick: (cost: Cost) => number) =>
    costs
      .get(name)!
      .map(pick)
      .sort((a, b) => a - b);
  // other programs only raise a cost or lower a rate, so the better quarter says more than the median
  const of = (name: string, pick: (cost: Cost) => number) => sorted(name, pick)[Math.floor(ROUNDS / 4)]!;
  const most = (name: string) => sorted(name, ({ rate }) => rate)[Math.floor((ROUNDS * 3) / 4)]!;
  const [whole, raw] = variants.map(({ name }) => ({
    postgres: of(name, (cost) => cost.postgres),
    lonely: of(name, (cost) => cost.lonely),
    alone: of(name, (cost) => cost.alone),
    rate: most(name),
  })) as [Cost, Cost];
  const row = (name: string, { postgres, lonely, alone, rate }: Cost) =>
    `| ${name} | ${postgres.toFixed(0)} | ${Math.round((postgres / whole.postgres) * 100)} % | ${lonely.toFixed(0)} | ${alone.toFixed(2)} | ${rate.toFixed(0)} |`;
  const partRow = ({ name, part }: Variant) => {
    const sign = part!.twice ? -1 : 1;
    return row(name, {
      postgres: sign * (whole.postgres - of(name, (cost) => cost.postgres)),
      lonely: sign * (whole.lonely - of(name, (cost) => cost.lonely)),
      alone: sign * (whole.alone - of(name, (cost) => cost.alone)),
      rate: most(name),
    });
  };
  const table = [
    `Machine: ${machine()}. Better quartiles of ${ROUNDS} windows by turns, ${WRITERS} writers, and one alone for the milliseconds; the demo company.`,
    '',
    '| Part of a write | Postgres µs | of the whole | Postgres µs of one alone | ms of one alone | a second without it |',
    '|---|---|---|---|---|---|',
    row('**a time entry, whole**', whole),
    ...variants.slice(2).map(partRow),
    row(RAW, raw),
    '',
    `Of plain pg, the whole reaches ${(raw.postgres / whole.postgres).toFixed(2)} by Postgres's CPU and ${(whole.rate / raw.rate).toFixed(2)} a second.`,
  ].join('\n');
  print(`\n${table}`);
  if (process.argv.includes('--publish')) publish('writes', table);
} finally {
  for (const variant of variants) await variant.end();
  await fixture.stop();
}
