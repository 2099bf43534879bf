import { principalOf } from '../auth/caller.ts';
import type { AnyCall } from '../contract.ts';
import type { Queries, Tx } from '../db/handle.ts';
import { statement, type NoRow } from '../db/statement.ts';
import type { OperationRow } from '../openapi/operation.ts';
import { conflict, invalid } from '../problem.ts';
import type { Mac } from '../secrets/mac.ts';
import type { Rendered } from './envelope.ts';

interface StoredRow {
  mine: boolean;
  fingerprint: Buffer | null;
  status: number | null;
  response: StoredAnswer | null;
}

/** A stored answer: all of it, or only the id of its record if it shows a secret. */
type StoredAnswer = { body: string; headers: Record<string, string> } | { shown: { id?: string } };

/**
 * The constraint that is violated if another process stored the same request after this one read and before
 * it had the lock.
 */
export const IDEMPOTENCY_RACE = 'idempotency_keys_pkey';

/**
 * Locks the key for this transaction without waiting, deletes an expired answer and reads an earlier one, in
 * one round trip.
 */
const claim = statement<StoredRow, { principal: string; key: string }>(`
  WITH lock AS MATERIALIZED (SELECT pg_try_advisory_xact_lock(hashtextextended($1::uuid::text || $principal || ' ' || $key, 58)) AS mine),
       expired AS (DELETE FROM idempotency_keys k USING lock
                    WHERE lock.mine AND k.workspace_id = $1 AND k.principal = $principal AND k.key = $key AND k.expires_at <= now())
  SELECT lock.mine, k.fingerprint, k.status, k.response
    FROM lock LEFT JOIN idempotency_keys k
      ON k.workspace_id = $1 AND k.principal = $principal AND k.key = $key AND k.expires_at > now()`);

/** An earlier answer, without the lock. */
const earlier = statement<StoredRow, { principal: string; key: string }>(`
  SELECT true AS mine, k.fingerprint, k.status, k.response FROM idempotency_keys k
   WHERE k.workspace_id = $1 AND k.principal = $principal AND k.key = $key AND k.expires_at > now()`);

const remember = statement<
  NoRow,
  { principal: string; key: string; fingerprint: Buffer; status: number; response: string }
>(`
  INSERT INTO idempotency_keys (workspace_id, principal, key, fingerprint, status, response, expires_at)
  VALUES ($1, $principal, $key, $fingerprint, $status, $response, now() + interval '24 hours')`);

/** A request with an `Idempotency-Key`, as it is remembered. */
export interface IdempotentRequest {
  principal: string;
  key: string;
  /** As `fingerprintsOf`. */
  fingerprints: readonly Buffer[];
}

/** A claimed key. */
export interface Idempotency {
  /** Stores the answer in the transaction of the write. */
  remember(answer: Rendered): void;
  /** Stores that the call is done, without its answer, which shows a secret. `data`: the answer's data. */
  rememberWithoutSecret(status: number, data: unknown): void;
}

/** Thrown instead of running a request again. */
export class Replayed extends Error {
  readonly answer: Rendered;

  constructor(answer: Rendered) {
    super('the request was answered before');
    this.answer = answer;
  }
}

/** Null without a key or a caller, or if the operation takes no key. */
export const idempotentRequest = (
  operation: Pick<OperationRow, 'idempotent' | 'method' | 'path'>,
  call: Pick<AnyCall, 'params' | 'body' | 'caller' | 'services'>,
  key: string,
): IdempotentRequest | null =>
  operation.idempotent && key && call.caller
    ? {
        principal: principalOf(call.caller),
        key,
        fingerprints: fingerprintsOf(call.services.fingerprints, operation, call),
      }
    : null;

/**
 * The fingerprint that distinguishes requests: method, path with its ids in lower case, and body. It is
 * keyed, because a body may hold a password, which could be guessed from a plain hash. The first one, under
 * the current secret, is stored; the others match requests from before the secret was changed.
 */
export function fingerprintsOf(
  mac: Mac,
  operation: Pick<OperationRow, 'method' | 'path'>,
  { params, body }: Pick<AnyCall, 'params' | 'body'>,
): readonly Buffer[] {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => params[name]!);
  return mac.each(`${operation.method} ${path}\n${JSON.stringify(body)}`);
}

/**
 * Rule 58: the same key and body within 24 hours gets the first answer again (throws `Replayed`), or 409 if
 * that showed a secret; another body is 422; while the first request still runs it is 409. The answer is
 * stored in `tx`, so it is remembered if and only if the write commits. `queries` claims the key; it differs
 * from `tx` ahead of tx's first statement.
 */
export async function claimIdempotencyKey(
  tx: Tx,
  { principal, key, fingerprints }: IdempotentRequest,
  queries: Queries,
): Promise<Idempotency> {
  const row = await queries.one(claim, { principal, key });
  if (!row.mine)
    throw conflict('idempotency_in_progress', 'A request with this Idempotency-Key is still running.');
  const replay = replayOf(row, fingerprints);
  if (replay) throw new Replayed(replay);
  const keep = (status: number, stored: StoredAnswer) =>
    tx.later(remember, {
      principal,
      key,
      fingerprint: fingerprints[0]!,
      status,
      response: JSON.stringify(stored),
    });
  return {
    remember: ({ status, body, headers }) => keep(status, { body, headers }),
    rememberWithoutSecret: (status, data) => keep(status, { shown: idOf(data) }),
  };
}

/**
 * The answer to an earlier request with this key, without claiming the key: a repeated upload is answered
 * before its files are stored again.
 */
export async function earlierAnswer(
  db: Queries,
  { principal, key, fingerprints }: IdempotentRequest,
): Promise<Rendered | null> {
  const row = await db.maybe(earlier, { principal, key });
  return row ? replayOf(row, fingerprints) : null;
}

/**
 * The stored answer, to be sent again. Throws 422 if it belongs to another request, 409 if it showed a
 * secret.
 */
function replayOf(row: StoredRow, fingerprints: readonly Buffer[]): Rendered | null {
  const { fingerprint } = row;
  if (fingerprint && !fingerprints.some((one) => one.equals(fingerprint))) {
    throw invalid(
      { 'Idempotency-Key': ['Was used for a different request. Take a new key for a new request.'] },
      'idempotency_key_reused',
    );
  }
  if (row.response && 'shown' in row.response) throw secretShown(row.response.shown);
  return (
    row.response && {
      status: row.status!,
      body: row.response.body,
      headers: { ...row.response.headers, 'Idempotency-Replayed': 'true' },
    }
  );
}

const secretShown = (made: { id?: string }) =>
  conflict(
    'idempotency_secret_shown',
    'This call has already succeeded. Its answer showed a secret, which is not stored, so it cannot be sent again. If the secret is lost, rotate it or create another with a new key.',
    made,
  );

/** The id in an answer's data, if it has one. */
function idOf(data: unknown): { id?: string } {
  const { id } = data as { id?: unknown };
  return typeof id === 'string' ? { id } : {};
}
