/**
 * Runs rounds of load under faults, and checks the installation after each round, once every part is up
 * again. SIGINT ends the campaign after the current round, with the final checks.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { verifyAudit } from '../../../src/run/commands/verifyAudit.ts';
import { ROLES } from '../../production/parts/postgres.ts';
import { balanceProblems } from './check/balances.ts';
import { judge } from './check/judge.ts';
import { look } from './check/look.ts';
import { startLoad } from './load/clients.ts';
import type { Memory } from './load/memory.ts';
import { wantedBy } from './load/people.ts';
import { nameOf, planOf } from './plan.ts';
import { tableOf, watchRecovery, type Struck } from './recovery.ts';
import { until } from './stand/database.ts';
import { startStand, type Stand } from './stand/stand.ts';
import { strike } from './strike.ts';

export interface CampaignOptions {
  seed: number;
  /** The number of the first round, and how many rounds. */
  from: number;
  rounds: number;
  /** No round starts after this many minutes. */
  minutes: number;
  /** Faults per round. */
  faults: number;
  say: (line: string) => void;
  /** Writes an object as a line of the report. */
  note: (line: object) => void;
}

/**
 * The minimum duration of a round's load, and the time that deliveries may take at the end, in milliseconds.
 */
const [ROUND, TAIL] = [6_000, 300_000];
/** Milliseconds between two writes of a person. */
const PAUSE = 200;

export interface Outcome {
  faults: Struck[];
  complaints: string[];
  memory: Memory;
}

export async function campaign(options: CampaignOptions): Promise<Outcome> {
  const { seed, from, rounds, minutes, say, note } = options;
  const memory: Memory = { writes: [], received: new Map(), forged: 0 };
  const stand = await startStand(memory);
  const recovery = watchRecovery(stand);
  const complaints: string[] = [];
  let interrupted = false;
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => (interrupted = true));
  try {
    const began = Date.now();
    const goesOn = () => !interrupted && Date.now() - began < minutes * 60_000;
    for (let round = from; round < from + rounds && goesOn(); round += 1) {
      const roundBegan = Date.now();
      const found = await oneRound(stand, { ...options, round, memory, recovery });
      complaints.push(...found);
      const faults = recovery.faults.filter((one) => one.round === round);
      const names = faults.map(({ name }) => name);
      note({ seed, round, faults: names, writes: memory.writes.length, complaints: found });
      const seconds = Math.round((Date.now() - roundBegan) / 1000);
      const judgement = found.length === 0 ? 'well' : `${found.length} COMPLAINTS`;
      say(`round ${round}, ${seconds} s: ${names.join(', ')}; ${judgement}`);
      for (const one of found.slice(0, 20)) say(`  ${one}`);
      if (found.length > 0) {
        say(`  again: npm run faults -- --seed=${seed} --from=${round} --rounds=1; logs: ${stand.folder}`);
        break;
      }
    }
    const left = await theEnd(stand, memory);
    complaints.push(...left);
    for (const one of left.slice(0, 20)) say(`  ${one}`);
    await sleep(1_000);
    for (const one of recovery.faults) note(one);
    return { faults: recovery.faults, complaints, memory };
  } finally {
    await recovery.end();
    await stand.stop(complaints.length > 0);
  }
}

interface Round extends CampaignOptions {
  round: number;
  memory: Memory;
  recovery: ReturnType<typeof watchRecovery>;
}

async function oneRound(stand: Stand, { seed, round, faults, memory, recovery }: Round): Promise<string[]> {
  const began = Date.now();
  const complaints: string[] = [];
  const acknowledged = { last: 0 };
  const load = startLoad({
    ...{ seed, round, memory, pause: PAUSE, call: stand.call, site: stand.site },
    onAcknowledged(sentAt) {
      acknowledged.last = sentAt;
      recovery.onAcknowledged(sentAt);
    },
  });
  await Promise.all(
    planOf(seed, round, faults).map(async (fault) => {
      await sleep(fault.at);
      const struck: Struck = {
        ...{ round, name: nameOf(fault), struckAt: Date.now() },
        ...{ stood: null, acknowledged: null, delivered: null },
      };
      recovery.faults.push(struck);
      try {
        await strike(stand, fault);
        struck.stood = Date.now() - struck.struckAt;
      } catch (error) {
        complaints.push(`${struck.name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }),
  );
  await stand.stands().catch((error: unknown) => complaints.push(String(error)));
  await sleep(Math.max(500, began + ROUND - Date.now()));
  const standing = Date.now();
  await until(
    () =>
      acknowledged.last > standing - 500
        ? Promise.resolve()
        : Promise.reject(new Error('no write is acknowledged')),
    30_000,
  ).catch((error: unknown) => complaints.push(String(error)));
  await load.stop();
  complaints.push(...(await check(stand, memory, false)));
  return complaints;
}

async function check(stand: Stand, memory: Memory, settled: boolean): Promise<string[]> {
  const { database, world, site, call } = stand;
  const client = await until(() => database.connect('postgres'), 20_000);
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    // a copy of what was received so far, because later POSTs have rows that are not in the snapshot
    const then: Memory = { ...memory, received: new Map(memory.received) };
    const ask = async <Row extends object>(text: string, values: unknown[]) =>
      (await client.query(text, values)).rows as Row[];
    await client.query('SELECT 1');
    const found = await look(ask, world.id);
    const said: string[] = [];
    const audit = await verifyAudit(database.primary.url(ROLES.app), null, (line) => void said.push(line));
    return [
      ...judge({ memory: then, found, wanted: wantedBy(site), settled }),
      // retried, because the proxy may have closed the connection that was kept open for the next call
      ...(await until(() => balanceProblems(call, ask, site), 20_000)),
      ...(audit ? [] : said),
    ];
  } finally {
    await client.end();
  }
}

/** When nothing writes any longer, every delivery must end. */
async function theEnd(stand: Stand, memory: Memory): Promise<string[]> {
  const open = `SELECT count(*)::int AS open FROM deliveries WHERE status NOT IN ('delivered', 'failed')`;
  for (const end = Date.now() + TAIL; Date.now() < end; await sleep(1_000)) {
    const [row] = await stand.database.ask<{ open: number }>(open);
    if (row?.open === 0) break;
  }
  return check(stand, memory, true);
}

/** The result of a campaign in lines of text. */
export function summaryOf({ faults, complaints, memory }: Outcome): string[] {
  const count = (answer: string) => memory.writes.filter((one) => one.answer === answer).length;
  const posts = [...memory.received.values()].reduce((sum, one) => sum + one.posts, 0);
  const figures = {
    faults: faults.length,
    'writes acknowledged': count('acknowledged'),
    'writes refused': count('refused'),
    'writes unknown': count('unknown'),
    'deliveries received': memory.received.size,
    POSTs: posts,
    complaints: complaints.length,
  };
  return [
    tableOf(faults),
    ...Object.entries(figures).map(([name, figure]) => `${name.padEnd(24)}${figure}`),
    complaints.length === 0 ? 'Nothing was lost.' : 'NOT WELL.',
  ];
}
