/**
 * One run of an endpoint's sender: sends batch after batch, and deletes the endpoint's wake-up when nothing is left.
 */
import type { BatchResult, EndpointInput } from '../../workflows/contract.ts';
import { workspaceDb } from '../db/handle.ts';
import type { Db } from '../db/handle.ts';
import { sendBatch } from './batch.ts';
import type { Batch } from './batch.ts';
import type { Ending } from '../db/drain.ts';
import type { DeliveryDeps } from './deps.ts';
import { handOver } from './handOver.ts';
import { inParallel, pause } from './parallel.ts';
import type { ActiveRun } from './activeRuns.ts';
import {
  dropOpen,
  droppedRetries,
  endpointById,
  endpointStatus,
  finishWakeup,
  holdAll,
  holdPending,
  takeWakeupLock,
} from './store.ts';
import type { EndpointRow, RemainsRow } from './store.ts';

/**
 * Milliseconds before each check for more after a batch, before the wake-up is deleted: while there is one, the writers
 * of a busy endpoint's events neither write a new wake-up nor send a notice.
 */
const RECHECK_WAITS = [10, 20];
/** Milliseconds between two tries for a lock or rows that others hold. */
const LOCK_RETRY = 10;
/** Tries for the lock before it is left to the next run. */
const LOCK_TRIES = 20;
/** Workflows of a deleted webhook that are signalled at once; the others find out at their next attempt. */
const STOPPED_AT_ONCE = 1_000;

/**
 * Sends what is due to an endpoint.
 *
 * @returns what was done, and whether something is due that this run had no time for.
 * @throws for internal errors only.
 */
export async function runEndpoint(
  deps: DeliveryDeps,
  { workspaceId, webhookId }: EndpointInput,
  ending: Ending,
): Promise<BatchResult> {
  const db = workspaceDb(deps.pool, workspaceId);
  const run = deps.activeRuns.begin(webhookId, ending);
  try {
    return await sendUntilIdle(deps, db, webhookId, run, ending);
  } finally {
    run.end();
  }
}

async function sendUntilIdle(
  deps: DeliveryDeps,
  db: Db,
  webhookId: string,
  run: ActiveRun,
  ending: Ending,
): Promise<BatchResult> {
  const until = Date.now() + deps.limits.runMs;
  const result: BatchResult = { sent: 0, acknowledged: 0, handedOver: 0, more: false };
  let rechecks = RECHECK_WAITS.length;

  while (!ending()) {
    run.reset();
    const batch = await sendDue(deps, db, webhookId, ending);
    result.sent += batch.sent;
    result.acknowledged += batch.acknowledged;
    result.handedOver += batch.retrying;
    const over = Date.now() >= until;
    if (batch.full && !over) continue;
    if (batch.sent > 0) rechecks = 0;
    if (rechecks < RECHECK_WAITS.length && !over) {
      await pause(RECHECK_WAITS[rechecks++]!);
      continue;
    }

    const remains = await finish(db, webhookId);
    const reached = remains.left ? await handOver(deps, db.workspaceId, webhookId) : 0;
    result.handedOver += reached;
    // nothing is left, or only what a crashed sender claimed: then the wake-up stays, and the relay comes back when the
    // claim expires
    if (!remains.left && !remains.due) {
      // no waiting for endpoints that acknowledge nothing, nor where only a crashed sender's claim is left
      const listens = !remains.claimed && (result.acknowledged > 0 || result.sent === 0);
      const left = Math.min(deps.limits.listenMs, until - Date.now());
      const notified = await run.wait(listens ? Math.max(0, left) : 0);
      if (!notified) return result;
    } else if (reached === 0) await pause(LOCK_RETRY);
    if (over) break;
  }
  return { ...result, more: true };
}

const NOTHING: Batch = { full: false, sent: 0, acknowledged: 0, retrying: 0 };

/** Sends a batch, as far as the webhook's status allows. */
async function sendDue(deps: DeliveryDeps, db: Db, webhookId: string, ending: Ending): Promise<Batch> {
  const endpoint = await db.maybe(endpointById, { id: webhookId });
  if (!endpoint) return NOTHING;
  if (endpoint.status === 'deleted') {
    await stopDropped(deps, db, endpoint);
    return NOTHING;
  }
  if (endpoint.status === 'paused' || endpoint.suspended) await holdWaiting(db, webhookId);
  return endpoint.suspended ? NOTHING : sendBatch(deps, db, endpoint, ending);
}

/**
 * Holds what waits for a paused or suspended webhook. The row is locked FOR KEY SHARE, so a concurrent resume waits and then finds
 * what was held.
 */
const holdWaiting = (db: Db, webhookId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await tx.maybe(endpointStatus, { id: webhookId });
    if (row?.suspended) await tx.count(holdAll, { webhook_id: webhookId });
    else if (row?.status === 'paused') await tx.count(holdPending, { webhook_id: webhookId });
  });

/** Deletes the wake-up unless something is left; waits for those who are writing one. */
async function finish(db: Db, webhookId: string): Promise<RemainsRow> {
  for (let tries = 0; tries < LOCK_TRIES; tries += 1) {
    const remains = await db.transaction(async (tx) => {
      const { alone } = await tx.one(takeWakeupLock, { webhook_id: webhookId });
      return alone ? tx.one(finishWakeup, { webhook_id: webhookId }) : undefined;
    });
    if (remains) return remains;
    await pause(LOCK_RETRY);
  }
  return { due: true, left: false, claimed: false };
}

/** Stops the workflows of a deleted webhook now; they would stop at their next attempt anyway. */
async function stopDropped({ dispatch, log }: DeliveryDeps, db: Db, { id }: EndpointRow): Promise<void> {
  await db.count(dropOpen, { webhook_id: id });
  const rows = await db.rows(droppedRetries, { webhook_id: id, limit: STOPPED_AT_ONCE });
  await inParallel(rows, 8, async (row) => {
    await dispatch.stopDelivery(row.id).catch((error: unknown) => {
      log.debug(
        { err: error, delivery: row.id },
        'the workflow of a dropped delivery could not be signalled',
      );
    });
  });
}
