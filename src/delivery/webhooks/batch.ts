/**
 * Attempts in batches: claim up to 50 first attempts and as many grouped retries that are due, with their attempt rows;
 * POST each, record all outcomes at once.
 */
import type { DeliveryInput, LastAnswer } from '../../../workflows/contract.ts';
import type { Db } from '../../db/handle.ts';
import type { Ending } from '../../db/drain.ts';
import type { DeliveryDeps } from './deps.ts';
import type { ClaimedRow, ClaimOrder } from './claims.ts';
import { startRetries } from './handOver.ts';
import { claimRetries, releaseRetries, unfinishedRetries } from './groupedStore.ts';
import { noteHealthOf, record, unknownRow } from './outcomes.ts';
import { pause } from './parallel.ts';
import { post } from './post.ts';
import type { Finished, Round } from './post.ts';
import { drawWaits } from './retryWaits.ts';
import { claimFirstAttempts, handBack } from './store.ts';
import type { EndpointRow } from './store.ts';

export interface Batch {
  /** A claim returned as many as it may: there may be more. */
  full: boolean;
  sent: number;
  acknowledged: number;
  /** Those for which workflows of their own were started. */
  retrying: number;
  /** Those that the endpoint's workflow retries from now on. */
  grouped: number;
  /** Those that are given up. */
  exhausted: number;
  /** How the last attempt ended: a status or a cause code; null where none was made. */
  last: LastAnswer | null;
}

export const NOTHING_SENT: Readonly<Batch> = {
  full: false,
  sent: 0,
  acknowledged: 0,
  retrying: 0,
  grouped: 0,
  exhausted: 0,
  last: null,
};

/** Sends one batch to one endpoint. Throws for internal errors only, which use up no attempt. */
export async function sendBatch(
  deps: DeliveryDeps,
  db: Db,
  endpoint: EndpointRow,
  ending: Ending,
): Promise<Batch> {
  const { limits } = deps;
  const leaseEnds = Date.now() + limits.leaseMs;
  const order = {
    webhook_id: endpoint.id,
    limit: limits.batch,
    lease_seconds: limits.leaseMs / 1000,
    paused: endpoint.status === 'paused',
  };
  const { first_pending } = endpoint;
  const first =
    first_pending === null ? [] : await db.rows(claimFirstAttempts, { ...order, from_id: first_pending });
  const retries = endpoint.retries_due ? await claimDueRetries(deps, db, order) : [];
  const batch: Batch = {
    ...NOTHING_SENT,
    full: first.length === limits.batch || retries.length === limits.batch,
  };
  if (first.length + retries.length === 0) return batch;

  const round = post(deps, db, endpoint, alternately(first, retries), ending);
  const flush = () => recordFinished(deps, db, endpoint, round, batch);
  // a slow batch records outcomes while it runs, so that a crash loses none of them
  while (await isWorking(round, limits.flushMs)) await flush().catch(() => undefined);
  await retryUntil(flush, leaseEnds);
  if (round.unsent.length > 0) await retryUntil(() => handBackAll(db, round.unsent), leaseEnds);
  if (round.broken) throw round.broken.error;
  return batch;
}

/**
 * Claims retries; those whose sender died in the middle of an attempt are recorded as unknown before, and go on to their
 * next step.
 */
async function claimDueRetries(deps: DeliveryDeps, db: Db, order: ClaimOrder): Promise<ClaimedRow[]> {
  const { webhook_id, limit } = order;
  const unfinished = await db.rows(unfinishedRetries, { webhook_id, limit });
  if (unfinished.length > 0) {
    const rows = unfinished.map(({ id, number }) =>
      unknownRow({
        delivery: id,
        number,
        nextWaitMs: drawWaits(deps.schedule, deps.random)[number - 1] ?? null,
      }),
    );
    await record(db, webhook_id, rows);
    await db.count(releaseRetries, { ids: unfinished.map(({ id }) => id) });
  }
  return db.rows(claimRetries, order);
}

/** One of each in turn, so that neither waits for the other where an endpoint takes ten seconds for each. */
const alternately = (first: readonly ClaimedRow[], retries: readonly ClaimedRow[]): ClaimedRow[] =>
  Array.from({ length: Math.max(first.length, retries.length) }, (_, index) => [first[index], retries[index]])
    .flat()
    .filter((row) => row !== undefined);

/** Waits until the round is over, at most `ms`. Returns whether it still runs. */
async function isWorking(round: Round, ms: number): Promise<boolean> {
  const over = new AbortController();
  const done = await Promise.race([round.done.then(() => true), pause(ms, over.signal).then(() => false)]);
  over.abort();
  return !done;
}

/** Records finished attempts and starts the retry workflows of those that were not acknowledged. */
async function recordFinished(
  deps: DeliveryDeps,
  db: Db,
  endpoint: EndpointRow,
  { finished }: Round,
  batch: Batch,
): Promise<void> {
  const some = finished.slice();
  if (some.length === 0) return;
  const rows = some.map(({ row }) => row);
  const acknowledged = rows.filter(({ outcome }) => outcome === 'acknowledged').length;
  const allFail = batch.acknowledged + acknowledged === 0;
  const moved = await record(db, endpoint.id, rows, { ...deps.limits, allFail });
  finished.splice(0, some.length);
  const firstOnes = new Set(rows.filter(({ number }) => number === 1).map(({ delivery }) => delivery));
  const begun = moved.filter(({ id, status }) => status === 'retrying' && firstOnes.has(id));
  const retrying = new Set(begun.filter(({ grouped }) => !grouped).map(({ id }) => id));
  const { response_code: status, cause } = rows.at(-1)!;
  batch.sent += rows.length;
  batch.acknowledged += acknowledged;
  batch.retrying += retrying.size;
  batch.grouped += begun.length - retrying.size;
  batch.exhausted += moved.filter((row) => row.status === 'failed').length;
  batch.last = { status, cause };
  await noteHealthOf(db, endpoint, rows);
  await startRetries(
    deps,
    db,
    some
      .filter(({ row }) => retrying.has(row.delivery))
      .map((one) => retryOf(db.workspaceId, endpoint.id, one)),
  );
}

const retryOf = (workspaceId: string, webhookId: string, { row, kind, waits }: Finished): DeliveryInput => ({
  workspaceId,
  webhookId,
  deliveryId: row.delivery,
  kind,
  number: row.number + 1,
  // it was a first attempt
  waits: [row.wait_ms!, ...waits.slice(1)],
  resend: null,
  lastStatus: row.response_code,
  lastCause: row.cause,
});

const handBackAll = async (db: Db, claimed: ClaimedRow[]): Promise<void> => {
  await db.count(handBack, {
    attempts: JSON.stringify(claimed.map(({ id, number }) => ({ delivery: id, number }))),
  });
};

/** Milliseconds between two tries to write. */
const WRITE_RETRY = 250;

/** Retries a write until the lease ends: after that the rows count as unfinished, and another sender may take them. */
async function retryUntil(write: () => Promise<void>, until: number): Promise<void> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (Date.now() > until) throw error;
      await pause(WRITE_RETRY);
    }
  }
}
