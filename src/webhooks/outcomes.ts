import type { Db } from '../db/handle.ts';
import { nextState } from './ladder.ts';
import { noteHealth, recordOutcomes } from './store.ts';
import type { EndpointRow, OutcomeRow, SettledRow } from './store.ts';
import type { AttemptOutcome } from './transport/outcome.ts';

/** What the log of an unfinished attempt says. */
export const UNFINISHED =
  'The service stopped in the middle of this attempt: nobody can say whether the receiver got it.';

/** One attempt of one delivery. */
export interface AttemptOf {
  delivery: string;
  number: number;
  /** The wait of the table before the next attempt; null when this was the last. */
  nextWaitMs: number | null;
}

/** An attempt as it is written down; the cause and the words only where it failed. */
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

/** An attempt that somebody began and nobody finished: on to the next step, never a second POST under one number. */
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

/** Writes outcomes down and moves their deliveries on, all at once; answers those that moved. */
export const record = (db: Db, rows: readonly OutcomeRow[]): Promise<SettledRow[]> =>
  rows.length === 0 ? Promise.resolve([]) : db.rows(recordOutcomes, { outcomes: JSON.stringify(rows) });

/** Keeps `failing_since`: since when no delivery of the webhook has been acknowledged. Writes only what is news. */
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
