/**
 * The business writes: transactions that end with an audit line and an event, at a rate or as fast as
 * possible.
 */
import { createPool } from '../../src/db/pool.ts';
import { workspaceDb } from '../../src/db/handle.ts';
import { audit } from '../../src/events/audit.ts';
import { emit } from '../../src/events/emit.ts';
import { numbered } from './event.ts';
import { serveRequests, settingsOf } from './processes.ts';

export interface WriteOrder {
  /** Used in turn; each has one webhook. */
  workspaces: string[];
  /** Number of the first event. */
  from: number;
  count: number;
  /** Events a second; null for as fast as possible. */
  rate: number | null;
  /** Events per transaction, 1 by default. Publishing payslips writes hundreds at once. */
  together?: number;
}
/** The start, and each commit by the event's number, in milliseconds since 1970. */
export type Written = { began: number; commits: Map<number, number> };
export type WriterRequests = { write: [WriteOrder, Written] };

/** Concurrent transactions. */
const LANES = 16;

const { databaseUrl } = settingsOf<{ databaseUrl: string }>();
const pool = createPool({ url: databaseUrl, size: LANES });
const now = () => performance.timeOrigin + performance.now();

async function write({ workspaces, from, count, rate, together = 1 }: WriteOrder): Promise<Written> {
  const commits = new Map<number, number>();
  const began = now();
  let next = 0;
  const transaction = async (first: number) => {
    const workspace = workspaces[(first / together) % workspaces.length]!;
    const numbers = Array.from(
      { length: Math.min(together, count - first) },
      (_, index) => from + first + index,
    );
    await workspaceDb(pool, workspace).transaction((tx) => {
      for (const number of numbers) {
        const event = numbered(number, Date.now());
        const caller = { userId: null, actor: event.actor, source: 'system', keyPrefix: null } as const;
        const call = { caller, db: tx, workspace: event, now: event.at, request: null };
        audit(call, { action: 'started', resource: 'clock', id: event.data.id });
        emit(call, event.kind, event.data);
      }
      return Promise.resolve();
    });
    const at = now();
    for (const number of numbers) commits.set(number, at);
  };
  const lane = async () => {
    while (next < count) {
      const index = next;
      next += together;
      if (rate !== null) {
        const wait = began + (index / rate) * 1000 - now();
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      }
      await transaction(index);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return { began, commits };
}

serveRequests({ write }, () => pool.end());
process.send!('ready');
