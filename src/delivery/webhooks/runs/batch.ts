import type { DeliveryInput, LastAnswer } from '../../../../workflows/contract.ts';
import type { Db } from '../../../db/handle.ts';
import type { Ending } from '../../../db/drain.ts';
import type { DeliveryDeps } from '../deps.ts';
import type { ClaimedRow, ClaimOrder } from '../store/claims.ts';
import { startRetries } from './startDeliveries.ts';
import {
  claimFirstAttempts,
  claimRetries,
  releaseRetries,
  releaseUnsent,
  unfinishedRetries,
} from '../store/claims.ts';
import { noteHealthOf, record, unknownRow } from '../attempts/outcomes.ts';
import { pause } from '../concurrency.ts';
import { postBatch } from './postBatch.ts';
import type { Finished, Round } from './postBatch.ts';
import { drawWaits } from '../attempts/retryWaits.ts';
import type { EndpointRow } from '../store/endpoints.ts';

export interface Batch {
  /** A claim reached its limit: there may be more. */
  full: boolean;
  sent: number;
  acknowledged: number;
  /** Deliveries that get workflows of their own. */
  retrying: number;
  /** Deliveries that the endpoint's workflow retries from now on. */
  grouped: number;
  /** Deliveries that failed after their last attempt. */
  exhausted: number;
  /** How the last attempt ended; null if none was made. */
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

/**
 * Sends one batch to one endpoint: claims due first attempts and grouped retries, POSTs each, and records all
 * outcomes at once. Throws for faults of this service only, which use up no attempt.
 */
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

  const round = postBatch(deps, db, endpoint, interleave(first, retries), ending);
  const flush = () => recordFinished(deps, db, endpoint, round, batch);
  // a slow batch also records outcomes while it runs, so that a crash loses few
  while (await isSending(round, limits.flushMs)) await flush().catch(() => undefined);
  await retryUntil(flush, leaseEnds);
  if (round.unsent.length > 0) await retryUntil(() => release(db, round.unsent), leaseEnds);
  if (round.broken) throw round.broken.error;
  return batch;
}

/** Claims grouped retries. First records `unknown` for attempts whose worker died. */
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

/** Alternates the two, so that neither waits for the other at an endpoint that takes ten seconds for each. */
const interleave = (first: readonly ClaimedRow[], retries: readonly ClaimedRow[]): ClaimedRow[] =>
  Array.from({ length: Math.max(first.length, retries.length) }, (_, index) => [first[index], retries[index]])
    .flat()
    .filter((row) => row !== undefined);

/** Waits for the end of the round, at most `ms`. Returns whether it still runs. */
async function isSending(round: Round, ms: number): Promise<boolean> {
  const over = new AbortController();
  const done = await Promise.race([round.done.then(() => true), pause(ms, over.signal).then(() => false)]);
  over.abort();
  return !done;
}

/** Records finished attempts, and starts workflows for ungrouped deliveries that were not acknowledged. */
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
  const changed = await record(db, endpoint.id, rows, { ...deps.limits, allFail });
  finished.splice(0, some.length);
  const firstOnes = new Set(rows.filter(({ number }) => number === 1).map(({ delivery }) => delivery));
  const begun = changed.filter(({ id, status }) => status === 'retrying' && firstOnes.has(id));
  const retrying = new Set(begun.filter(({ grouped }) => !grouped).map(({ id }) => id));
  const { response_code: status, cause } = rows.at(-1)!;
  batch.sent += rows.length;
  batch.acknowledged += acknowledged;
  batch.retrying += retrying.size;
  batch.grouped += begun.length - retrying.size;
  batch.exhausted += changed.filter((row) => row.status === 'failed').length;
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
  waits: [row.wait_ms!, ...waits.slice(1)],
  resend: null,
  lastStatus: row.response_code,
  lastCause: row.cause,
});

const release = async (db: Db, claimed: ClaimedRow[]): Promise<void> => {
  await db.count(releaseUnsent, {
    attempts: JSON.stringify(claimed.map(({ id, number }) => ({ delivery: id, number }))),
  });
};

/** Milliseconds between two tries to write. */
const WRITE_RETRY = 250;

/** Retries a write until the lease ends. After that another worker may claim the deliveries. */
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
