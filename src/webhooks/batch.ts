/** First attempts: claim up to 50, their attempt rows first, POST each, write all outcomes down at once. */
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
  /** As many as asked for: there may be more. */
  full: boolean;
  sent: number;
  acknowledged: number;
  retrying: number;
}

/** One batch of one endpoint. Throws for faults of our own, which have spent no attempt. */
export async function sendBatch(
  deps: DeliveryDeps,
  db: Db,
  endpoint: EndpointRow,
  ending: Ending,
): Promise<Batch> {
  const { limits } = deps;
  const leaseEnds = Date.now() + limits.leaseMs;
  const letters = await db.rows(claimFirstAttempts, {
    webhook_id: endpoint.id,
    limit: limits.batch,
    lease_seconds: limits.leaseMs / 1000,
    paused: endpoint.status === 'paused',
  });
  const batch: Batch = { full: letters.length === limits.batch, sent: 0, acknowledged: 0, retrying: 0 };
  if (letters.length === 0) return batch;

  const round = post(deps, endpoint, letters, ending);
  const flush = () => writeDown(deps, db, endpoint, round, batch);
  // a slow batch is not written down at its end only: what is known already survives a crash
  while (await isWorking(round, limits.flushMs)) await flush().catch(() => undefined);
  await insist(flush, leaseEnds);
  if (round.unsent.length > 0) await insist(() => handBackAll(db, round.unsent), leaseEnds);
  if (round.broken) throw round.broken.error;
  return batch;
}

/** Waits until a round is over, or for so long: whether it is not. */
async function isWorking(round: Round, ms: number): Promise<boolean> {
  const over = new AbortController();
  const done = await Promise.race([round.done.then(() => true), pause(ms, over.signal).then(() => false)]);
  over.abort();
  return !done;
}

/** Writes down what is finished, and starts the workflows of what was not acknowledged. */
async function writeDown(
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

const handBackAll = async (db: Db, letters: ClaimedRow[]): Promise<void> => {
  await db.count(handBack, {
    attempts: JSON.stringify(letters.map(({ id, number }) => ({ delivery: id, number }))),
  });
};

/** Between two tries to write, in milliseconds. */
const AGAIN = 250;

/** Tries until it works: after the lease the rows count as unfinished, and somebody else may have them. */
async function insist(write: () => Promise<void>, until: number): Promise<void> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (Date.now() > until) throw error;
      await pause(AGAIN);
    }
  }
}
