import { createHash } from 'node:crypto';
import { principalOf, type Caller } from '../auth/caller.ts';
import type { Tx } from '../db/handle.ts';
import { statement, type NoRow } from '../db/statement.ts';
import { conflict, invalid } from '../problem.ts';
import type { Rendered } from './envelope.ts';

interface StoredRow {
  mine: boolean;
  fingerprint: Buffer | null;
  status: number | null;
  response: { body: string; headers: Record<string, string> } | null;
}

/** The constraint that tells that a twin was remembered after we had looked, and before we had the lock. */
export const IDEMPOTENCY_RACE = 'idempotency_keys_pkey';

/** Takes the key for this transaction without waiting, forgets what has expired, and looks for an earlier answer, in one trip. */
const claim = statement<StoredRow, { principal: string; key: string }>(`
  WITH lock AS MATERIALIZED (SELECT pg_try_advisory_xact_lock(hashtextextended($1::uuid::text || $principal || ' ' || $key, 58)) AS mine),
       expired AS (DELETE FROM idempotency_keys k USING lock
                    WHERE lock.mine AND k.workspace_id = $1 AND k.principal = $principal AND k.key = $key AND k.expires_at <= now())
  SELECT lock.mine, k.fingerprint, k.status, k.response
    FROM lock LEFT JOIN idempotency_keys k
      ON k.workspace_id = $1 AND k.principal = $principal AND k.key = $key AND k.expires_at > now()`);

const remember = statement<
  NoRow,
  { principal: string; key: string; fingerprint: Buffer; status: number; response: string }
>(`
  INSERT INTO idempotency_keys (workspace_id, principal, key, fingerprint, status, response, expires_at)
  VALUES ($1, $principal, $key, $fingerprint, $status, $response, now() + interval '24 hours')`);

export interface Idempotency {
  /** The first answer to the same request, to be given again; null when this is the first. */
  replay: Rendered | null;
  /** Stores the answer with the rows it is about. */
  remember(answer: Rendered): void;
}

/**
 * Rule 58: same key and body within 24 hours gets the first answer again; another body is 422; a twin still running is
 * 409. The row is written in the business transaction, so an answer is remembered if and only if it happened.
 */
export async function claimIdempotencyKey(
  tx: Tx,
  caller: Caller,
  key: string,
  request: { method: string; path: string; body: unknown },
): Promise<Idempotency> {
  const principal = principalOf(caller);
  const fingerprint = createHash('sha256')
    .update(`${request.method} ${request.path}\n${JSON.stringify(request.body)}`)
    .digest();
  const row = await tx.one(claim, { principal, key });
  if (!row.mine)
    throw conflict('idempotency_in_progress', 'A request with this Idempotency-Key is still running.');
  if (row.fingerprint && !row.fingerprint.equals(fingerprint)) {
    throw invalid(
      { 'Idempotency-Key': ['Was used for a different request. Take a new key for a new request.'] },
      'idempotency_key_reused',
    );
  }
  const replay = row.response && {
    status: row.status!,
    body: row.response.body,
    headers: { ...row.response.headers, 'Idempotency-Replayed': 'true' },
  };
  return {
    replay,
    remember: ({ status, body, headers }) =>
      tx.later(remember, {
        principal,
        key,
        fingerprint,
        status,
        response: JSON.stringify({ body, headers }),
      }),
  };
}
