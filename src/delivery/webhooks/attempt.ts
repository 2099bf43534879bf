/** One attempt of a delivery that has a workflow of its own: a retry, or a resend. */
import { ApplicationFailure, ApplicationFailureCategory } from '@temporalio/common';
import type { AttemptInput, AttemptResult } from '../../../workflows/contract.ts';
import { workspaceDb } from '../../db/handle.ts';
import type { Db } from '../../db/handle.ts';
import type { DeliveryDeps } from './deps.ts';
import { noteHealthOf, outcomeRow, record, UNFINISHED, unknownRow } from './outcomes.ts';
import { beginAttempt, endpointStatus, handBack, holdRetry } from './store.ts';
import type { BeginRow, OutcomeRow } from './store.ts';
import { sendMessage } from './sendMessage.ts';

/**
 * Milliseconds until a delivery tries again whose endpoint is busy, or for which retries have no place left;
 * spread, so that not all come back at once. The latter may be many, and each try costs Temporal something.
 */
const BUSY_WAIT = { least: 500, most: 5_000 };
const NO_SHARE_WAIT = { least: 5_000, most: 30_000 };

/**
 * @returns the receiver's answer, or why nothing was sent.
 * @throws for internal errors only; they use up no attempt.
 */
export async function attemptDelivery(deps: DeliveryDeps, input: AttemptInput): Promise<AttemptResult> {
  const { slots, retryShare } = deps;
  if (!slots.tryAcquire(input.webhookId)) throw busy(BUSY_WAIT, deps.random());
  try {
    // a person waits for a resend
    if (input.resend) return await attempt(deps, input);
    if (!retryShare.tryEnter(input.workspaceId)) throw busy(NO_SHARE_WAIT, deps.random());
    try {
      return await attempt(deps, input);
    } finally {
      retryShare.leave(input.workspaceId);
    }
  } finally {
    slots.release(input.webhookId);
  }
}

/**
 * Has Temporal try again later: retries to a dead receiver must not hold the worker's activity slots while they wait.
 */
const busy = (wait: { least: number; most: number }, random: number) =>
  ApplicationFailure.create({
    message: 'its endpoint, or the retries of its workspace, have as many attempts in flight as they may',
    type: 'EndpointBusy',
    nextRetryDelay: wait.least + random * (wait.most - wait.least),
    category: ApplicationFailureCategory.BENIGN,
  });

async function attempt(deps: DeliveryDeps, input: AttemptInput): Promise<AttemptResult> {
  const { limits } = deps;
  const db = workspaceDb(deps.pool, input.workspaceId);
  const begun = await db.maybe(beginAttempt, {
    delivery_id: input.deliveryId,
    number: input.number,
    resend: input.resend,
    lease_seconds: limits.leaseMs / 1000,
    detail: UNFINISHED,
  });
  if (!begun) return { state: 'stopped', reason: 'gone' };
  if (!begun.begun) return notBegun(db, input, begun);

  const to = { ...begun, id: input.webhookId };
  const message = { id: input.deliveryId, kind: begun.kind, body: begun.body, number: input.number };
  let row: OutcomeRow;
  try {
    row = outcomeRow(attemptOf(input), await sendMessage(deps, db, to, message));
  } catch (error) {
    await db.count(handBack, { attempts: JSON.stringify([attemptOf(input)]) });
    throw error;
  }
  const moved = await record(db, input.webhookId, [row]);
  await noteHealthOf(db, { id: input.webhookId, failing_since: begun.failing_since }, [row]);
  return moved.length > 0 ? resultOf(row) : { state: 'stopped', reason: 'webhook_deleted' };
}

const attemptOf = ({ deliveryId, number, nextWaitMs }: AttemptInput) => ({
  delivery: deliveryId,
  number,
  nextWaitMs,
});

function resultOf(
  row: Pick<OutcomeRow, 'status' | 'response_code' | 'cause' | 'outcome' | 'wait_ms'>,
): AttemptResult {
  const status = row.response_code;
  const cause = row.cause ?? row.outcome;
  switch (row.status) {
    case 'delivered':
      return { state: 'delivered', status };
    case 'retrying':
      return { state: 'retry', status, cause, waitMs: row.wait_ms! };
    case 'failed':
      return { state: 'failed', status, cause };
  }
}

/** The result where no attempt was begun: it was made already, may not be made now, or never again. */
async function notBegun(db: Db, input: AttemptInput, found: BeginRow): Promise<AttemptResult> {
  if (found.prior_outcome === 'running') {
    // an earlier run of this activity ended between the attempt's row and its outcome
    const row = unknownRow(attemptOf(input));
    const moved = await record(db, input.webhookId, [row]);
    if (moved.length > 0) return resultOf(row);
  } else if (found.prior_outcome !== null) {
    return recordedResult(input, found);
  }
  if (found.grouped && !input.resend) return { state: 'stopped', reason: 'grouped' };
  if (found.webhook_status === 'deleted') return { state: 'stopped', reason: 'webhook_deleted' };
  const waits = found.webhook_status === 'paused' || found.suspended;
  if (waits && (await hold(db, input))) return { state: 'held' };
  if (found.delivery_status === 'delivered' || found.delivery_status === 'failed') {
    return { state: 'stopped', reason: 'settled' };
  }
  throw new Error(`a delivery that is ${found.delivery_status} was not begun: it is looked at again`);
}

/** The result of an attempt that was recorded, but whose activity result was lost on its way to the workflow. */
function recordedResult({ nextWaitMs }: AttemptInput, found: BeginRow): AttemptResult {
  const status = found.prior_status;
  const cause = found.prior_cause ?? found.prior_outcome!;
  if (found.prior_outcome === 'acknowledged') return { state: 'delivered', status };
  if (nextWaitMs === null || found.delivery_status === 'failed') return { state: 'failed', status, cause };
  const due = found.next_attempt_at === null ? nextWaitMs : Date.parse(found.next_attempt_at) - Date.now();
  return { state: 'retry', status, cause, waitMs: Math.max(0, due) };
}

/**
 * Holds the retry of a paused webhook, or any attempt of a suspended one. The row is locked FOR KEY SHARE, so a concurrent resume waits and then finds
 * what was held.
 */
const hold = (db: Db, { webhookId, deliveryId }: AttemptInput): Promise<boolean> =>
  db.transaction(async (tx) => {
    const webhook = await tx.maybe(endpointStatus, { id: webhookId });
    if (webhook?.status !== 'paused' && !webhook?.suspended) return false;
    await tx.count(holdRetry, { id: deliveryId, asked_for: webhook.suspended });
    return true;
  });
