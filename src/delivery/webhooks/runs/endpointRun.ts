/**
 * One run of an endpoint: makes the first attempts and grouped retries that are due, in batches, and deletes
 * the endpoint's wake-up when nothing is left. Its result says what waits for a retry, and until when.
 */
import type { BatchResult, SendInput, Waiting } from '../../../../workflows/contract.ts';
import { workspaceDb } from '../../../db/handle.ts';
import type { Db } from '../../../db/handle.ts';
import { NOTHING_SENT, sendBatch } from './batch.ts';
import type { Batch } from './batch.ts';
import type { Ending } from '../../../db/drain.ts';
import type { DeliveryDeps } from '../deps.ts';
import { groupedSummary, makeRetriesDue } from '../store/grouped.ts';
import { holdDueRetries, holdPending } from '../store/held.ts';
import { startMissing } from './startDeliveries.ts';
import { inParallel, pause } from '../concurrency.ts';
import type { ActiveRun } from '../activeRuns.ts';
import { dropOpen } from '../store/attempts.ts';
import { endpointById, endpointStatus } from '../store/endpoints.ts';
import { droppedRetries } from '../store/starts.ts';
import { finishWakeup, takeWakeupLock } from '../store/wakeups.ts';
import type { EndpointRow } from '../store/endpoints.ts';
import type { RemainsRow } from '../store/wakeups.ts';

/**
 * Milliseconds before each check for more, after a batch of several events. While the wake-up exists, writers
 * of further events need not write one. For a single event that would waste two polls.
 */
const RECHECK_WAITS = [10, 20];
/** Milliseconds between two tries for a lock or rows that others hold. */
const LOCK_RETRY = 10;
/** Tries for the lock before the next run has to delete the wake-up. */
const LOCK_TRIES = 20;
/** Workflows of a deleted webhook that are signalled; further ones stop at their next attempt. */
const STOPPED_AT_ONCE = 1_000;

/**
 * Sends what is due to an endpoint.
 *
 * @returns what was sent, and whether something is due that this run had no time for.
 * @throws for faults of this service only.
 */
export async function runEndpoint(
  deps: DeliveryDeps,
  { workspaceId, webhookId, retryNow, troubled = false }: SendInput,
  ending: Ending,
): Promise<BatchResult> {
  const db = workspaceDb(deps.pool, workspaceId);
  if (retryNow) await db.count(makeRetriesDue, { webhook_id: webhookId });
  const run = deps.activeRuns.begin(webhookId, ending);
  try {
    return await sendUntilIdle(deps, db, webhookId, troubled, run, ending);
  } finally {
    run.end();
  }
}

/** What a run has done so far. */
interface Progress {
  result: BatchResult;
  /** In milliseconds since 1970. */
  began: number;
  /** Something failed, or waits for a retry: the run is short, so that its workflow shows it. */
  short: boolean;
  /** The last batch was not acknowledged at all. */
  failing: boolean;
}

async function sendUntilIdle(
  deps: DeliveryDeps,
  db: Db,
  webhookId: string,
  troubled: boolean,
  run: ActiveRun,
  ending: Ending,
): Promise<BatchResult> {
  const { limits } = deps;
  const shortMs = troubled ? limits.failingRunMs : limits.firstFailingRunMs;
  const progress: Progress = {
    result: { sent: 0, acknowledged: 0, handedOver: 0, more: false },
    began: Date.now(),
    short: troubled,
    failing: false,
  };
  const { result } = progress;
  let rechecks = RECHECK_WAITS.length;

  while (!ending()) {
    run.reset();
    const batch = await sendDue(deps, db, webhookId, ending);
    addBatch(progress, batch);
    const length = progress.short ? shortMs : limits.runMs;
    const left = progress.began + length - Date.now();
    const over = left <= 0;
    if (batch.full && !over) continue;
    if (batch.sent > 0 && progress.failing) {
      if (!over) {
        await pause(Math.min(limits.failingPauseMs, left), deps.stopping);
        continue;
      }
    } else if (batch.sent > 1) rechecks = 0;
    if (rechecks < RECHECK_WAITS.length && !over) {
      await pause(RECHECK_WAITS[rechecks++]!);
      continue;
    }

    const remains = await finish(db, webhookId);
    const starts = remains.to_start
      ? await startMissing(deps, db.workspaceId, webhookId)
      : { started: 0, grouped: 0 };
    result.handedOver += starts.started;
    if (starts.grouped > 0) result.grouped = (result.grouped ?? 0) + starts.grouped;
    progress.short ||= remains.retry_ms !== null || starts.grouped > 0;
    // a crashed worker's claims may be left: then the wake-up stays, and the relay serves it when they expire
    if (!remains.to_start && !remains.due) {
      const notified = await run.wait(waitFor(deps, progress, remains, left));
      if (!notified && !isSoon(deps, remains, left)) {
        // before anything is awaited, so that an event from now on wakes the workflow
        run.end();
        return resultOf(deps, db, webhookId, progress, remains);
      }
    } else if (starts.started + starts.grouped === 0) await pause(LOCK_RETRY);
    if (over) break;
  }
  return { ...(await resultOf(deps, db, webhookId, progress)), more: true };
}

function addBatch(progress: Progress, batch: Batch): void {
  const { result } = progress;
  result.sent += batch.sent;
  result.acknowledged += batch.acknowledged;
  result.handedOver += batch.retrying;
  if (batch.grouped > 0) result.grouped = (result.grouped ?? 0) + batch.grouped;
  if (batch.exhausted > 0) result.exhausted = (result.exhausted ?? 0) + batch.exhausted;
  if (batch.last) result.last = batch.last;
  if (batch.sent > 0) progress.failing = batch.acknowledged === 0;
  progress.short ||= batch.acknowledged < batch.sent;
}

/** Whether the next grouped retry is due so soon that this run waits for it. */
const isSoon = ({ limits }: DeliveryDeps, { retry_ms }: RemainsRow, left: number): boolean =>
  retry_ms !== null && retry_ms <= Math.min(limits.idleMs, left);

/**
 * Milliseconds to wait for a retry that is due soon, or for a new event; 0 if the endpoint acknowledges
 * nothing, or if only a crashed worker's claim is left.
 */
function waitFor(deps: DeliveryDeps, { result }: Progress, remains: RemainsRow, left: number): number {
  if (isSoon(deps, remains, left)) return remains.retry_ms!;
  const waits = !remains.claimed && (result.acknowledged > 0 || result.sent === 0);
  return waits ? Math.max(0, Math.min(deps.limits.idleMs, left)) : 0;
}

/** The result of the run, with what waits for a retry. `remains`: given if nothing is due. */
async function resultOf(
  deps: DeliveryDeps,
  db: Db,
  webhookId: string,
  { result, failing, short }: Progress,
  remains?: RemainsRow,
): Promise<BatchResult> {
  if (failing) result.failing = true;
  // if nothing failed and nothing is due, nothing waits for a retry
  if (remains && remains.retry_ms === null && !short && result.sent > 0) return result;
  const row = await db.one(groupedSummary, { webhook_id: webhookId });
  if (row.waiting + row.held === 0) return result;
  const waiting: Waiting = {
    count: row.waiting,
    held: row.held,
    nextMs: row.next_ms === null ? null : Math.max(row.next_ms, deps.limits.failing.spacingMs * row.failing),
    failingSince: row.failing_since === null ? null : Date.parse(row.failing_since),
  };
  return { ...result, waiting };
}

/** Sends a batch, if the webhook's status allows. */
async function sendDue(deps: DeliveryDeps, db: Db, webhookId: string, ending: Ending): Promise<Batch> {
  const endpoint = await db.maybe(endpointById, { id: webhookId });
  if (!endpoint) return NOTHING_SENT;
  if (endpoint.status === 'deleted') {
    await dropDeliveries(deps, db, endpoint);
    return NOTHING_SENT;
  }
  if (endpoint.status === 'paused' || endpoint.suspended) await holdWaiting(db, webhookId);
  return endpoint.suspended ? NOTHING_SENT : sendBatch(deps, db, endpoint, ending);
}

/** Holds what waits for a paused or suspended webhook. Locks its row, so that a resume releases all. */
const holdWaiting = (db: Db, webhookId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await tx.maybe(endpointStatus, { id: webhookId });
    if (!row?.suspended && row?.status !== 'paused') return;
    const what = { webhook_id: webhookId, all: row.suspended };
    await tx.count(holdPending, what);
    await tx.count(holdDueRetries, what);
  });

/** Deletes the wake-up unless something is left; waits for transactions that write one. */
async function finish(db: Db, webhookId: string): Promise<RemainsRow> {
  for (let tries = 0; tries < LOCK_TRIES; tries += 1) {
    const remains = await db.transaction(async (tx) => {
      const { alone } = await tx.one(takeWakeupLock, { webhook_id: webhookId });
      return alone ? tx.one(finishWakeup, { webhook_id: webhookId }) : undefined;
    });
    if (remains) return remains;
    await pause(LOCK_RETRY);
  }
  return { due: true, to_start: false, claimed: false, retry_ms: null };
}

/** Closes the deliveries of a deleted webhook, and stops their workflows before their next attempt. */
async function dropDeliveries({ dispatch, log }: DeliveryDeps, db: Db, { id }: EndpointRow): Promise<void> {
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
