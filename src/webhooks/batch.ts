/** First attempts in batches: claim up to 50 with their attempt rows, POST each, record all outcomes at once. */
import type { DeliveryInput } from '../../workflows/contract.ts';
import type { Db } from '../db/handle.ts';
import type { Ending } from '../db/drain.ts';
import type { DeliveryDeps } from './deps.ts';
import { startRetries } from './handOver.ts';
import { noteHealthOf, record } from './outcomes.ts';
import { pause } from './parallel.ts';
import { post } from './post.ts';
import type { Finished, Round } from './post.ts';
import { claimFirstAttempts, handBack } from './store.ts';
import type { ClaimedRow, EndpointRow } from './store.ts';

export interface Batch {
  /** The claim returned as many as it may: there may be more. */
  full: boolean;
  sent: number;
  acknowledged: number;
  retrying: number;
}

/** Sends one batch to one endpoint. Throws for internal errors only, which use up no attempt. */
export async function sendBatch(
  deps: DeliveryDeps,
  db: Db,
  endpoint: EndpointRow,
  ending: Ending,
): Promise<Batch> {
  const { limits } = deps;
  const leaseEnds = Date.now() + limits.leaseMs;
  const claimed = await db.rows(claimFirstAttempts, {
    webhook_id: endpoint.id,
    limit: limits.batch,
    lease_seconds: limits.leaseMs / 1000,
    paused: endpoint.status === 'paused',
  });
  const batch: Batch = { full: claimed.length === limits.batch, sent: 0, acknowledged: 0, retrying: 0 };
  if (claimed.length === 0) return batch;

  const round = post(deps, endpoint, claimed, ending);
  const flush = () => recordFinished(deps, db, endpoint, round, batch);
  // a slow batch records outcomes while it runs, so that a crash loses none of them
  while (await isWorking(round, limits.flushMs)) await flush().catch(() => undefined);
  await retryUntil(flush, leaseEnds);
  if (round.unsent.length > 0) await retryUntil(() => handBackAll(db, round.unsent), leaseEnds);
  if (round.broken) throw round.broken.error;
  return batch;
}

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
  const moved = await record(db, rows);
  finished.splice(0, some.length);
  const retrying = new Set(moved.filter(({ status }) => status === 'retrying').map(({ id }) => id));
  batch.sent += rows.length;
  batch.acknowledged += rows.filter(({ outcome }) => outcome === 'acknowledged').length;
  batch.retrying += retrying.size;
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
