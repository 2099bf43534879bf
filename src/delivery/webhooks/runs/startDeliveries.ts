/** Starts delivery workflows, for deliveries that a run of their endpoint does not send itself. */
import type { DeliveryInput } from '../../../../workflows/contract.ts';
import { workspaceDb } from '../../../db/handle.ts';
import type { Db } from '../../../db/handle.ts';
import type { DeliveryDeps } from '../deps.ts';
import { drawWaits } from '../attempts/retryWaits.ts';
import { record, unknownRow } from '../attempts/outcomes.ts';
import { inParallel } from '../concurrency.ts';
import { closeOpen } from '../store/attempts.ts';
import {
  noteRunning,
  pendingToStart,
  reserve,
  retriesToStart,
  runsMissing,
  unreserve,
} from '../store/starts.ts';
import type { StartRow } from '../store/starts.ts';

/** Calls to Temporal at a time. */
const CONCURRENCY = 8;

/**
 * Starts the workflows of deliveries whose first attempt was not acknowledged. Their rows are `run_missing`;
 * if a start fails, that stays so and keeps the endpoint's wake-up, and a later run starts it.
 */
export async function startRetries(
  { dispatch, log }: DeliveryDeps,
  db: Db,
  inputs: DeliveryInput[],
): Promise<void> {
  const running: string[] = [];
  await inParallel(inputs, CONCURRENCY, async (input) => {
    try {
      await dispatch.startDelivery(input, false);
      running.push(input.deliveryId);
    } catch (error) {
      log.warn({ err: error, delivery: input.deliveryId }, 'a retry could not be started yet');
    }
  });
  if (running.length > 0) await db.count(noteRunning, { ids: running });
}

/** How many deliveries now have workflows of their own, or are grouped. */
export interface Starts {
  started: number;
  grouped: number;
}

/**
 * Starts workflows for resends, retries that a resume released or whose workflow was lost, and first attempts
 * that a crashed worker left unfinished. Throws if Temporal does not answer.
 */
export async function startMissing(
  deps: DeliveryDeps,
  workspaceId: string,
  webhookId: string,
): Promise<Starts> {
  const { limits } = deps;
  const db = workspaceDb(deps.pool, workspaceId);
  const rows = await db.transaction(async (tx) => {
    const found = [
      ...(await tx.rows(pendingToStart, { webhook_id: webhookId, limit: limits.startsAtOnce })),
      ...(await tx.rows(retriesToStart, { webhook_id: webhookId, limit: limits.startsAtOnce })),
      ...(await tx.rows(runsMissing, { webhook_id: webhookId, limit: limits.startsAtOnce })),
    ];
    // an overdue retry without a run is found twice
    const unique = [...new Map(found.map((row) => [row.id, row])).values()];
    if (unique.length > 0)
      await tx.count(reserve, { ids: unique.map(({ id }) => id), seconds: limits.reserveMs / 1000 });
    return unique;
  });
  const starts: Starts = { started: 0, grouped: 0 };
  try {
    await inParallel(rows, CONCURRENCY, async (row) => {
      starts[await startOne(deps, { workspaceId, webhookId }, row)] += 1;
    });
    if (starts.started > 0) await db.count(noteRunning, { ids: rows.map(({ id }) => id) });
  } catch (error) {
    await db.count(unreserve, { ids: rows.map(({ id }) => id) }).catch(() => undefined);
    throw error;
  }
  return starts;
}

type Endpoint = Pick<DeliveryInput, 'workspaceId' | 'webhookId'>;

async function startOne(deps: DeliveryDeps, endpoint: Endpoint, row: StartRow): Promise<keyof Starts> {
  const db = workspaceDb(deps.pool, endpoint.workspaceId);
  const next = {
    ...endpoint,
    deliveryId: row.id,
    kind: row.kind,
    number: row.attempt_count + 1,
    lastStatus: row.response_code,
    lastCause: null,
  };
  if (row.status === 'pending' && row.resends === 0) {
    const waits = drawWaits(deps.schedule, deps.random).slice(row.attempt_count - 1);
    const nextWaitMs = waits[0] ?? null;
    const outcome = unknownRow({ delivery: row.id, number: row.attempt_count, nextWaitMs });
    const [settled] = await record(db, endpoint.webhookId, [outcome], { ...deps.limits, allFail: false });
    if (settled?.grouped) return 'grouped';
    if (settled?.status === 'retrying')
      await deps.dispatch.startDelivery({ ...next, waits, resend: null, lastCause: 'unknown' }, false);
    return 'started';
  }

  const resend = row.resends > 0 ? row.resends : null;
  const waits = [
    row.wait_ms,
    ...(resend ? [] : drawWaits(deps.schedule, deps.random).slice(row.attempt_count)),
  ];
  const exhausted = !resend && row.attempt_count > deps.schedule.length;
  const state = exhausted
    ? 'closed'
    : await deps.dispatch.startDelivery({ ...next, waits, resend }, row.wait_ms === 0);
  // its workflow was terminated by hand, or the retry schedule has become shorter
  if (state === 'closed') await db.count(closeOpen, { id: row.id, resends: row.resends });
  return 'started';
}
