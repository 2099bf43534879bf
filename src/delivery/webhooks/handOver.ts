/**
 * Starts workflows for deliveries that the endpoint's sender does not send itself: first attempts that were not
 * acknowledged, resends, retries that a resume released or whose workflow was lost, and first attempts that a crashed
 * sender left unfinished.
 */
import type { DeliveryInput } from '../../../workflows/contract.ts';
import { workspaceDb } from '../../db/handle.ts';
import type { Db } from '../../db/handle.ts';
import type { DeliveryDeps } from './deps.ts';
import { drawWaits } from './retryWaits.ts';
import { record, unknownRow } from './outcomes.ts';
import { inParallel } from './parallel.ts';
import {
  closeOpen,
  noteRunning,
  pendingLeft,
  reserve,
  retriesLeft,
  runsMissing,
  unreserve,
} from './store.ts';
import type { LeftRow } from './store.ts';

/** Calls to Temporal at a time. */
const CONCURRENCY = 8;

/**
 * Starts the retry workflows of deliveries whose rows say `retrying` already, and that their run is missing. Where a start
 * fails, that stays so, and with it the endpoint's wake-up: the next run of its sender, or of one after Temporal is back,
 * starts it.
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

/** How many deliveries were handed over: to workflows of their own, or to the retries of their endpoint's workflow. */
export interface HandedOver {
  started: number;
  grouped: number;
}

/**
 * Starts workflows for the deliveries of an endpoint that its sender does not send itself. Throws where Temporal does
 * not answer.
 */
export async function handOver(
  deps: DeliveryDeps,
  workspaceId: string,
  webhookId: string,
): Promise<HandedOver> {
  const { limits } = deps;
  const db = workspaceDb(deps.pool, workspaceId);
  const rows = await db.transaction(async (tx) => {
    const found = [
      ...(await tx.rows(pendingLeft, { webhook_id: webhookId, limit: limits.handOver })),
      ...(await tx.rows(retriesLeft, { webhook_id: webhookId, limit: limits.handOver })),
      ...(await tx.rows(runsMissing, { webhook_id: webhookId, hand_over: limits.handOver })),
    ];
    // a retry that is overdue and has no run is found twice
    const left = [...new Map(found.map((row) => [row.id, row])).values()];
    if (left.length > 0)
      await tx.count(reserve, { ids: left.map(({ id }) => id), seconds: limits.reserveMs / 1000 });
    return left;
  });
  const reached: HandedOver = { started: 0, grouped: 0 };
  try {
    await inParallel(rows, CONCURRENCY, async (row) => {
      reached[await handOverOne(deps, { workspaceId, webhookId }, row)] += 1;
    });
    if (reached.started > 0) await db.count(noteRunning, { ids: rows.map(({ id }) => id) });
  } catch (error) {
    await db.count(unreserve, { ids: rows.map(({ id }) => id) }).catch(() => undefined);
    throw error;
  }
  return reached;
}

type Endpoint = Pick<DeliveryInput, 'workspaceId' | 'webhookId'>;

async function handOverOne(deps: DeliveryDeps, endpoint: Endpoint, row: LeftRow): Promise<keyof HandedOver> {
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
  // its run has ended and left the delivery open: it was terminated by hand, or the table of waits has become shorter
  if (state === 'closed') await db.count(closeOpen, { id: row.id, resends: row.resends });
  return 'started';
}
