import { statement, type NoRow } from '../../../db/statement.ts';
import { SET_ASIDE, type StoredLine } from '../rules/chain.ts';

/** Columns of `StoredLine` from `audit_log a`. Sealed values are read as stored, so that no key is needed. */
const STORED = `
  a.workspace_id, a.id, (extract(epoch FROM a.created_at) * 1000000)::bigint::text AS written_at, a.action,
  a.resource_type, a.resource_id::text AS resource_id,
  a.actor::text || COALESCE(' ' || encode(a.actor_sealed, 'hex'), '') AS actor, a.actor_id::text AS actor_id, a.source,
  a.key_prefix, a.ip::text AS ip, a.request_id,
  a.changes::text || COALESCE(' ' || encode(a.changes_sealed, 'hex'), '') AS changes, a.line`;

/** Whether a line's signature is wrong or missing; false without the key. */
const ALTERED = `(audit_signed(to_jsonb(a), a.signature) IS FALSE)`;

/** Only one transaction per workspace adds links at a time. Writers of lines do not wait for it. */
export const chainLock = statement(`SELECT pg_advisory_xact_lock(hashtextextended($1::text, 71))`);

/**
 * SQL for the timestamp in the UUID of a link's line. Postgres has a function for that from version 17 on.
 */
const ID_MADE_AT = `
  CASE WHEN substr(c.entry_id::text, 15, 1) = '7'
       THEN to_timestamp(('x' || left(replace(c.entry_id::text, '-', ''), 12))::bit(48)::bigint / 1000.0) END`;

/**
 * The last link, and when its line was written; no row for an empty chain. If that line was removed, the
 * chain continues after its link, which shows that the line is missing.
 */
export const chainHead = statement<{ position: number; hash: Buffer; written_at: string }>(`
  SELECT c.position, c.hash, COALESCE(a.created_at, ${ID_MADE_AT}, 'epoch') AS written_at
    FROM audit_chain c LEFT JOIN audit_log a ON a.workspace_id = $1 AND a.id = c.entry_id
   WHERE c.workspace_id = $1 ORDER BY c.position DESC LIMIT 1`);

/**
 * Lines since `since` that have no link, in order. Lines of a long transaction may be older than lines that
 * are in the chain already; they are added after those.
 */
export const unchained = statement<StoredLine & { altered: boolean }, { since: string; limit: number }>(`
  SELECT ${STORED}, ${ALTERED} AS altered FROM audit_log a
   WHERE a.workspace_id = $1 AND a.created_at >= $since::timestamptz AND a.id >= audit_ids_from($since)
     AND NOT EXISTS (SELECT FROM audit_chain c WHERE c.workspace_id = $1 AND c.entry_id = a.id)
   ORDER BY a.id LIMIT $limit`);

/** Signs lines without a link from before lines were signed. */
export const signUnsigned = statement(`
  UPDATE audit_log a SET signature = audit_signature(to_jsonb(a))
   WHERE a.workspace_id = $1 AND a.signature IS NULL AND a.created_at < audit_signed_since()
     AND NOT EXISTS (SELECT FROM audit_chain c WHERE c.workspace_id = $1 AND c.entry_id = a.id)`);

export const insertLinks = statement<
  NoRow,
  {
    positions: readonly number[];
    entry_ids: readonly string[];
    hashes: readonly string[];
    altered: readonly boolean[];
  }
>(`
  INSERT INTO audit_chain (workspace_id, position, entry_id, hash, altered)
  SELECT $1, position, entry_id, decode(hash, 'hex'), altered
    FROM unnest($positions::bigint[], $entry_ids::uuid[], $hashes::text[], $altered::boolean[])
      AS link(position, entry_id, hash, altered)`);

/** A link with its line, whose columns are null if the line is missing. */
export type LinkRow = { position: number; entry_id: string; hash: Buffer; altered: boolean } & (
  StoredLine | { [Field in keyof StoredLine]: null }
);

/** Links after a position, in order. */
export const linksAfter = statement<LinkRow, { after: number; last: number | null; limit: number }>(`
  SELECT c.position, c.entry_id, c.hash, c.altered, ${STORED}
    FROM audit_chain c LEFT JOIN audit_log a ON a.workspace_id = $1 AND a.id = c.entry_id
   WHERE c.workspace_id = $1 AND c.position > $after::bigint AND ($last::bigint IS NULL OR c.position <= $last::bigint)
   ORDER BY c.position LIMIT $limit`);

/** The hash at a position; no row if there is no link. */
export const hashAt = statement<{ hash: Buffer }, { position: number }>(
  `SELECT hash FROM audit_chain WHERE workspace_id = $1 AND position = $position::bigint`,
);

/** First and last link whose lines were written in a stretch of time; both null if there are none. */
export const linksWithin = statement<
  { first: number | null; last: number | null },
  { since: string; before: string }
>(`
  SELECT min(c.position) AS first, max(c.position) AS last
    FROM audit_log a JOIN audit_chain c ON c.workspace_id = $1 AND c.entry_id = a.id
   WHERE a.workspace_id = $1 AND a.created_at >= $since::timestamptz AND a.id >= audit_ids_from($since)
     AND a.created_at < $before::timestamptz AND a.id < audit_ids_until($before)`);

/** When the oldest line since `since` without a link was written; null if all have one. */
export const waitingSince = statement<{ since: string | null }, { since: string }>(`
  SELECT min(a.created_at) AS since FROM audit_log a
   WHERE a.workspace_id = $1 AND a.created_at >= $since::timestamptz AND a.id >= audit_ids_from($since)
     AND NOT EXISTS (SELECT FROM audit_chain c WHERE c.workspace_id = $1 AND c.entry_id = a.id)`);

/**
 * Number of lines without a link, of those whose signature is wrong, and when the oldest of them was written.
 */
export const waiting = statement<{ rows: number; altered: number; since: string | null }>(`
  SELECT count(*)::int AS rows, (count(*) FILTER (WHERE ${ALTERED}))::int AS altered, min(a.created_at) AS since
    FROM audit_log a
   WHERE a.workspace_id = $1
     AND NOT EXISTS (SELECT FROM audit_chain c WHERE c.workspace_id = $1 AND c.entry_id = a.id)`);

/**
 * The day and the last link of the lines that were set aside, from the newest audit line about it. That line
 * must be in the chain and signed, so that deleting lines cannot be disguised as setting them aside.
 */
export const setAsideUntil = statement<{
  before_id: string;
  before: string;
  position: number;
  hash: Buffer;
  /** Whether it is signed with the current key, or on a connection without keys. */
  current: boolean;
}>(`
  SELECT first_id((a.changes #>> '{before,1}')::date) AS before_id, a.changes #>> '{before,1}' AS before,
         (a.changes #>> '{position,1}')::bigint AS position, decode(a.changes #>> '{hash,1}', 'hex') AS hash,
         COALESCE(right(encode(a.signature, 'hex'), 64) = right(encode(audit_signature(to_jsonb(a)), 'hex'), 64), true) AS current
    FROM audit_log a JOIN audit_chain c ON c.workspace_id = $1 AND c.entry_id = a.id AND NOT c.altered
   WHERE a.workspace_id = $1 AND a.resource_id = $1 AND a.resource_type = 'audit_log' AND a.action = '${SET_ASIDE}' AND NOT ${ALTERED}
   ORDER BY a.id DESC LIMIT 1`);

/** The last link of a line with an id from before a day; no row if there is none. */
export const lastLinkBefore = statement<{ position: number; hash: string }, { day: string }>(`
  SELECT position, encode(hash, 'hex') AS hash FROM audit_chain
   WHERE workspace_id = $1 AND entry_id < first_id($day::date) ORDER BY position DESC LIMIT 1`);

/** Number of lines with an id from before a day that have no link. */
export const unchainedBefore = statement<{ rows: number }, { day: string }>(`
  SELECT count(*)::int AS rows FROM audit_log a
   WHERE a.workspace_id = $1 AND a.id < first_id($day::date)
     AND NOT EXISTS (SELECT FROM audit_chain c WHERE c.workspace_id = $1 AND c.entry_id = a.id)`);
