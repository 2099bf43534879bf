/** A sender's turn: batch after batch of one endpoint, and the end of its wake-up when nothing is left. */
import type { BatchResult, EndpointInput } from '../../workflows/contract.ts';
import { workspaceDb } from '../db/handle.ts';
import type { Db } from '../db/handle.ts';
import { sendBatch } from './batch.ts';
import type { Batch } from './batch.ts';
import type { Ending } from '../db/drain.ts';
import type { DeliveryDeps } from './deps.ts';
import { handOver } from './handOver.ts';
import { inParallel, pause } from './parallel.ts';
import type { Turn } from './turns.ts';
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

/**
 * Looks after a batch, and the waits before them in milliseconds, before the wake-up is taken away: while it is there, the
 * writers of a busy endpoint's events neither make a new one nor send a notice of it.
 */
const LINGER = [10, 20];
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
  const turn = deps.turns.begin(webhookId, ending);
  try {
    return await takeLooks(deps, db, webhookId, turn, ending);
  } finally {
    turn.end();
  }
}

async function takeLooks(
  deps: DeliveryDeps,
  db: Db,
  webhookId: string,
  turn: Turn,
  ending: Ending,
): Promise<BatchResult> {
  const until = Date.now() + deps.limits.turnMs;
  const result: BatchResult = { sent: 0, acknowledged: 0, handedOver: 0, more: false };
  let looks = LINGER.length;

  while (!ending()) {
    turn.reset();
    const batch = await sendWhatIsDue(deps, db, webhookId, ending);
    result.sent += batch.sent;
    result.acknowledged += batch.acknowledged;
    result.handedOver += batch.retrying;
    const over = Date.now() >= until;
    if (batch.full && !over) continue;
    if (batch.sent > 0) looks = 0;
    if (looks < LINGER.length && !over) {
      await pause(LINGER[looks++]!);
      continue;
    }

    const remains = await finish(db, webhookId);
    const reached = remains.left ? await handOver(deps, db.workspaceId, webhookId) : 0;
    result.handedOver += reached;
    // nothing, or what a dead sender claimed: then the wake-up stays, and the relay comes back when the claim is over
    if (!remains.left && !remains.due) {
      // nobody listens for those who acknowledge nothing, nor where only a dead sender's claim is waited for
      const listens = !remains.claimed && (result.acknowledged > 0 || result.sent === 0);
      const left = Math.min(deps.limits.listenMs, until - Date.now());
      const told = await turn.wait(listens ? Math.max(0, left) : 0);
      if (!told) return result;
    } else if (reached === 0) await pause(SHORTLY);
    if (over) break;
  }
  return { ...result, more: true };
}

const NOTHING: Batch = { full: false, sent: 0, acknowledged: 0, retrying: 0 };

/** A batch, as far as the webhook allows it just now. */
async function sendWhatIsDue(deps: DeliveryDeps, db: Db, webhookId: string, ending: Ending): Promise<Batch> {
  const endpoint = await db.maybe(endpointById, { id: webhookId });
  if (!endpoint) return NOTHING;
  if (endpoint.status === 'deleted') {
    await tellDropped(deps, db, endpoint);
    return NOTHING;
  }
  if (endpoint.status === 'paused') await holdWhatWaits(db, webhookId);
  return sendBatch(deps, db, endpoint, ending);
}

/** Under a key share: a resume that runs at the same time waits, and then finds what was held. */
const holdWhatWaits = (db: Db, webhookId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await tx.maybe(endpointStatus, { id: webhookId });
    if (row?.status === 'paused') await tx.count(holdPending, { webhook_id: webhookId });
  });

/** Takes the wake-up away unless something is left; whoever writes one just now is waited for. */
async function finish(db: Db, webhookId: string): Promise<RemainsRow> {
  for (let look = 0; look < LOOKS; look += 1) {
    const remains = await db.transaction(async (tx) => {
      const { alone } = await tx.one(takeWakeupLock, { webhook_id: webhookId });
      return alone ? tx.one(finishWakeup, { webhook_id: webhookId }) : undefined;
    });
    if (remains) return remains;
    await pause(SHORTLY);
  }
  return { due: true, left: false, claimed: false };
}

/** Workflows of a deleted webhook would stop when their time comes; told, they stop now. */
async function tellDropped({ dispatch, log }: DeliveryDeps, db: Db, { id }: EndpointRow): Promise<void> {
  await db.count(dropOpen, { webhook_id: id });
  const rows = await db.rows(droppedRetries, { webhook_id: id, limit: TOLD });
  await inParallel(rows, 8, async (row) => {
    await dispatch.stopDelivery(row.id).catch((error: unknown) => {
      log.debug({ err: error, delivery: row.id }, 'a dropped delivery could not be told');
    });
  });
}
