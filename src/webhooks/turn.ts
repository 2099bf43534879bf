/** A sender's turn: batch after batch of one endpoint, and the end of its wake-up when nothing is left. */
import type { BatchResult, EndpointInput } from '../../workflows/contract.ts';
import { workspaceDb } from '../db/handle.ts';
import type { Db } from '../db/handle.ts';
import { sendBatch } from './batch.ts';
import type { DeliveryDeps, Ending } from './deps.ts';
import { handOver } from './handOver.ts';
import { inParallel, pause } from './parallel.ts';
import {
  dropOpen,
  droppedRetries,
  endpointById,
  endpointStatus,
  finishWakeup,
  holdPending,
  takeWakeupLock,
} from './store.ts';
import type { EndpointRow, RemainsRow } from './store.ts';

/** Between two looks at something that others hold just now, in milliseconds. */
const SHORTLY = 10;
/** Looks, before it is left to the next turn. */
const LOOKS = 20;
/** Workflows of a deleted webhook that are told at once; the others find out when their time comes. */
const TOLD = 1_000;

/**
 * @returns what was done, and whether something is due that this turn had no time for.
 * @throws for faults of our own only.
 */
export async function takeTurn(
  deps: DeliveryDeps,
  { workspaceId, webhookId }: EndpointInput,
  ending: Ending,
): Promise<BatchResult> {
  const db = workspaceDb(deps.pool, workspaceId);
  const until = Date.now() + deps.limits.turnMs;
  const result: BatchResult = { sent: 0, acknowledged: 0, handedOver: 0, more: false };

  for (;;) {
    if (ending()) return { ...result, more: true };
    const endpoint = await db.maybe(endpointById, [webhookId]);
    let full = false;
    let idle = true;
    if (endpoint && endpoint.status !== 'deleted') {
      if (endpoint.status === 'paused') await holdWhatWaits(db, webhookId);
      const batch = await sendBatch(deps, db, endpoint, ending);
      result.sent += batch.sent;
      result.acknowledged += batch.acknowledged;
      result.handedOver += batch.retrying;
      full = batch.full;
      idle = batch.sent === 0;
    } else if (endpoint) {
      await tellDropped(deps, db, endpoint);
    }

    if (!full) {
      const remains = await finish(db, webhookId);
      if (remains.left) {
        const reached = await handOver(deps, workspaceId, webhookId);
        result.handedOver += reached;
        idle &&= reached === 0;
      } else if (!remains.due) {
        // nothing, or what a dead sender claimed: the wake-up stays, and the relay comes back when the claim is over
        return result;
      }
      if (idle) await pause(SHORTLY);
    }
    if (Date.now() >= until) return { ...result, more: true };
  }
}

/** Under a key share: a resume that runs at the same time waits, and then finds what was held. */
const holdWhatWaits = (db: Db, webhookId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await tx.maybe(endpointStatus, [webhookId]);
    if (row?.status === 'paused') await tx.count(holdPending, [webhookId]);
  });

/** Takes the wake-up away unless something is left; whoever writes one just now is waited for. */
async function finish(db: Db, webhookId: string): Promise<RemainsRow> {
  for (let look = 0; look < LOOKS; look += 1) {
    const remains = await db.transaction(async (tx) => {
      const { alone } = await tx.one(takeWakeupLock, [webhookId]);
      return alone ? tx.one(finishWakeup, [webhookId]) : undefined;
    });
    if (remains) return remains;
    await pause(SHORTLY);
  }
  return { due: true, left: false, claimed: false };
}

/** Workflows of a deleted webhook would stop when their time comes; told, they stop now. */
async function tellDropped({ dispatch, log }: DeliveryDeps, db: Db, { id }: EndpointRow): Promise<void> {
  await db.count(dropOpen, [id]);
  const rows = await db.rows(droppedRetries, [id, TOLD]);
  await inParallel(rows, 8, async (row) => {
    await dispatch.stopDelivery(row.id).catch((error: unknown) => {
      log.debug({ err: error, delivery: row.id }, 'a dropped delivery could not be told');
    });
  });
}
