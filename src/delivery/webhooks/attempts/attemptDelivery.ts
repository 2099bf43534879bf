import { ApplicationFailure, ApplicationFailureCategory } from '@temporalio/common';
import type { AttemptInput, AttemptResult } from '../../../../workflows/contract.ts';
import { workspaceDb } from '../../../db/handle.ts';
import type { Db } from '../../../db/handle.ts';
import type { DeliveryDeps } from '../deps.ts';
import { noteHealthOf, outcomeRow, record, UNFINISHED, unknownRow } from './outcomes.ts';
import { beginAttempt } from '../store/attempts.ts';
import { releaseUnsent } from '../store/claims.ts';
import { endpointStatus } from '../store/endpoints.ts';
import { holdRetry } from '../store/held.ts';
import type { BeginRow, OutcomeRow } from '../store/attempts.ts';
import { sendMessage } from './sendMessage.ts';

/**
 * Milliseconds until Temporal tries again, if the endpoint or the retries of failing endpoints are at their
 * limit. Random, so that not all come back at once; longer for the second, because those may be many.
 */
const BUSY_WAIT = { least: 500, most: 5_000 };
const LIMIT_WAIT = { least: 5_000, most: 30_000 };

/**
 * Makes one attempt of a delivery that has a workflow of its own: a retry, or a resend.
 *
 * @returns the receiver's answer, or why nothing was sent.
 * @throws for faults of this service only; they use up no attempt.
 */
export async function attemptDelivery(deps: DeliveryDeps, input: AttemptInput): Promise<AttemptResult> {
  const { slots, retryLimiter } = deps;
  if (!slots.tryAcquire(input.webhookId)) throw busy(BUSY_WAIT, deps.random());
  try {
    // a person waits for a resend
    if (input.resend) return await attempt(deps, input);
    if (!retryLimiter.tryAcquire(input.workspaceId)) throw busy(LIMIT_WAIT, deps.random());
    try {
      return await attempt(deps, input);
    } finally {
      retryLimiter.release(input.workspaceId);
    }
  } finally {
    slots.release(input.webhookId);
  }
}

/** Has Temporal try again later, so that waiting retries hold no activity slots. */
const busy = (wait: { least: number; most: number }, random: number) =>
  ApplicationFailure.create({
    message: 'the endpoint, or the retries of its workspace, are at their limit of attempts in flight',
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
    await db.count(releaseUnsent, { attempts: JSON.stringify([attemptOf(input)]) });
    throw error;
  }
  const changed = await record(db, input.webhookId, [row]);
  await noteHealthOf(db, { id: input.webhookId, failing_since: begun.failing_since }, [row]);
  return changed.length > 0 ? resultOf(row) : { state: 'stopped', reason: 'webhook_deleted' };
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

/** The result if no attempt was begun: it was already made, or may not be made now, or never again. */
async function notBegun(db: Db, input: AttemptInput, found: BeginRow): Promise<AttemptResult> {
  if (found.prior_outcome === 'running') {
    // an earlier try of this activity ended between the attempt's row and its outcome
    const row = unknownRow(attemptOf(input));
    const changed = await record(db, input.webhookId, [row]);
    if (changed.length > 0) return resultOf(row);
  } else if (found.prior_outcome !== null) {
    return recordedResult(input, found);
  }
  if (found.grouped && !input.resend) return { state: 'stopped', reason: 'grouped' };
  if (found.webhook_status === 'deleted') return { state: 'stopped', reason: 'webhook_deleted' };
  const mayNotSend = found.webhook_status === 'paused' || found.suspended;
  if (mayNotSend && (await hold(db, input))) return { state: 'held' };
  if (found.delivery_status === 'delivered' || found.delivery_status === 'failed') {
    return { state: 'stopped', reason: 'settled' };
  }
  throw new Error(`a delivery that is ${found.delivery_status} was not begun; its activity is retried`);
}

/** The result of an attempt that was recorded, but whose activity result did not reach the workflow. */
function recordedResult({ nextWaitMs }: AttemptInput, found: BeginRow): AttemptResult {
  const status = found.prior_status;
  const cause = found.prior_cause ?? found.prior_outcome!;
  if (found.prior_outcome === 'acknowledged') return { state: 'delivered', status };
  if (nextWaitMs === null || found.delivery_status === 'failed') return { state: 'failed', status, cause };
  const due = found.next_attempt_at === null ? nextWaitMs : Date.parse(found.next_attempt_at) - Date.now();
  return { state: 'retry', status, cause, waitMs: Math.max(0, due) };
}

/**
 * Holds the retry of a paused webhook, or any attempt of a suspended one. Locks the webhook's row, so that a
 * concurrent resume releases it.
 */
const hold = (db: Db, { webhookId, deliveryId }: AttemptInput): Promise<boolean> =>
  db.transaction(async (tx) => {
    const webhook = await tx.maybe(endpointStatus, { id: webhookId });
    if (webhook?.status !== 'paused' && !webhook?.suspended) return false;
    await tx.count(holdRetry, { id: deliveryId, asked_for: webhook.suspended });
    return true;
  });
