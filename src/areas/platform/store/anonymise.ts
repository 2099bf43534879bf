import { statement, type NoRow } from '../../../db/statement.ts';
import type { OfPerson } from '../../../people/anonymising.ts';

/** The person's keys keep their ids, which audit lines name, but lose names and addresses of use. */
export const forgetKeys = statement<NoRow, OfPerson>(`
  UPDATE api_keys SET name = 'anonymised', allowed_ips = '{}', last_used_ip = NULL, revoked_at = COALESCE(revoked_at, now())
   WHERE workspace_id = $1 AND owner_id = $user_id::uuid`);

interface OfTexts extends OfPerson {
  /** A regular expression that matches the person's names and addresses. */
  pattern: string;
}

/** SQL: events that contain the person's id or a text of `pattern`. */
const THEIRS = `
  SELECT e.id FROM events e WHERE e.workspace_id = $1 AND (strpos(e.body, $user_id::text) > 0 OR e.body ~* $pattern)`;

export const forgetReplays = statement<NoRow, OfTexts>(`
  UPDATE deliveries SET replay_of = NULL WHERE workspace_id = $1 AND replay_of IN (
    SELECT d.id FROM deliveries d WHERE d.workspace_id = $1 AND d.event_id IN (${THEIRS}))`);
export const forgetDeliveries = statement<NoRow, OfTexts>(
  `DELETE FROM deliveries WHERE workspace_id = $1 AND event_id IN (${THEIRS})`,
);
export const forgetEvents = statement<NoRow, OfTexts>(
  `DELETE FROM events WHERE workspace_id = $1 AND id IN (${THEIRS})`,
);

/** Stored answers of idempotent calls by the person or about them. */
export const forgetAnswers = statement<NoRow, OfTexts>(`
  DELETE FROM idempotency_keys k WHERE k.workspace_id = $1 AND (k.principal = 'user:' || $user_id::text OR strpos(k.response::text, $user_id::text) > 0 OR k.response::text ~* $pattern
     OR k.principal IN (SELECT 'key:' || a.id FROM api_keys a WHERE a.workspace_id = $1 AND a.owner_id::text = $user_id::text))`);

// Archives may name anybody, and nothing in them can be erased: all are deleted, and a new export can be
// requested.
export const hideExports = statement<NoRow, OfPerson>(`
  UPDATE exports SET deleted_at = COALESCE(deleted_at, now()), areas = '{}', failure = NULL
   WHERE workspace_id = $1 AND $user_id::uuid IS NOT NULL`);
export const forgetExportedRows = statement<NoRow, OfPerson>(
  'DELETE FROM export_rows WHERE workspace_id = $1 AND $user_id::uuid IS NOT NULL',
);
export const forgetExportedParts = statement<NoRow, OfPerson>(`
  WITH gone AS (
    DELETE FROM export_parts WHERE workspace_id = $1 AND $user_id::uuid IS NOT NULL RETURNING file_id
  ) DELETE FROM files f USING gone g WHERE f.workspace_id = $1 AND f.id = g.file_id`);
export const forgetExportedEntries = statement<NoRow, OfPerson>(
  'DELETE FROM export_entries WHERE workspace_id = $1 AND $user_id::uuid IS NOT NULL',
);

/** Reasons that a sole admin gave for steps on their own records. */
export const forgetExceptions = statement<NoRow, OfPerson>(
  `UPDATE exceptions SET reason = 'anonymised' WHERE workspace_id = $1 AND by_id = $user_id`,
);
