import type { Db } from '../../../db/handle.ts';
import type { DeliveryLimits } from '../limits.ts';
import { nextState } from './retryWaits.ts';
import { recordOutcomes, recordSettled } from '../store/attempts.ts';
import { noteHealth } from '../store/endpoints.ts';
import type { OutcomeRow, SettledRow } from '../store/attempts.ts';
import type { EndpointRow } from '../store/endpoints.ts';
import type { AttemptOutcome } from '../transport/outcome.ts';

/** The detail of an attempt that was not finished. */
export const UNFINISHED =
  'The service stopped in the middle of this attempt: nobody can say whether the receiver got it.';

/** One attempt of one delivery. */
export interface AttemptOf {
  delivery: string;
  number: number;
  /** The scheduled wait before the next attempt; null if this was the last. */
  nextWaitMs: number | null;
}

/** An attempt as it is recorded. Cause and detail only if it failed. */
export function outcomeRow({ delivery, number, nextWaitMs }: AttemptOf, sent: AttemptOutcome): OutcomeRow {
  const { acknowledged } = sent;
  const next = nextState(acknowledged, nextWaitMs, sent.retryAfterMs);
  return {
    delivery,
    number,
    outcome: acknowledged ? 'acknowledged' : 'failed',
    cause: acknowledged ? null : sent.cause,
    detail: acknowledged ? null : sent.detail,
    response_code: sent.status,
    address: sent.address,
    timings: sent.timings,
    excerpt: sent.excerpt === null ? null : sent.excerpt.toString('base64'),
    status: next.status,
    wait_ms: next.waitMs,
  };
}

/** The row of an attempt that was begun and not finished. The next attempt follows, under the next number. */
export function unknownRow({ delivery, number, nextWaitMs }: AttemptOf): OutcomeRow {
  const next = nextState(false, nextWaitMs, null);
  return {
    delivery,
    number,
    outcome: 'unknown',
    cause: null,
    detail: UNFINISHED,
    response_code: null,
    address: null,
    timings: null,
    excerpt: null,
    status: next.status,
    wait_ms: next.waitMs,
  };
}

/** When deliveries that begin to wait for a retry are grouped; see `recordOutcomes`. */
export interface Grouping extends Pick<DeliveryLimits, 'groupFrom' | 'groupFromOfWorkspace'> {
  /** Nothing was acknowledged in their batch. */
  allFail: boolean;
}

/**
 * Records outcomes of an endpoint and updates their deliveries, all at once; returns the deliveries that
 * changed.
 *
 * @param grouping required if there are first attempts among them.
 */
export async function record(
  db: Db,
  webhookId: string,
  rows: readonly OutcomeRow[],
  grouping?: Grouping,
): Promise<SettledRow[]> {
  const ids = rows.map(({ delivery }) => delivery).sort();
  const [from_id, to_id] = [ids[0], ids.at(-1)];
  if (from_id === undefined || to_id === undefined) return [];
  const recorded = { outcomes: JSON.stringify(rows), from_id, to_id };
  if (!grouping || !rows.some(({ status }) => status === 'retrying')) return db.rows(recordSettled, recorded);
  return db.rows(recordOutcomes, {
    ...recorded,
    webhook_id: webhookId,
    all_fail: grouping.allFail,
    group_from: grouping.groupFrom,
    group_from_of_workspace: grouping.groupFromOfWorkspace,
  });
}

/** Updates `failing_since`, the time since which the webhook has acknowledged nothing, if it changes. */
export async function noteHealthOf(
  db: Db,
  endpoint: Pick<EndpointRow, 'failing_since'> & { id: string },
  rows: readonly OutcomeRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const healthy = rows.some((row) => row.outcome === 'acknowledged');
  const unhealthy = rows.some((row) => row.outcome === 'failed');
  if (healthy && endpoint.failing_since !== null)
    await db.count(noteHealth, { id: endpoint.id, failing_since: null });
  if (!healthy && unhealthy && endpoint.failing_since === null) {
    await db.count(noteHealth, { id: endpoint.id, failing_since: new Date().toISOString() });
  }
}
