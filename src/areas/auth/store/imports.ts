import type { Actor, Caller } from '../../../auth/caller.ts';
import { statement, type NoRow } from '../../../db/statement.ts';
import type { FieldErrors } from '../../../problem.ts';

export type ImportStatus = 'queued' | 'running' | 'finished' | 'failed';
export type Outcome = 'created' | 'valid' | 'refused' | 'left_out';

export interface ImportRow {
  id: string;
  status: ImportStatus;
  dry_run: boolean;
  all_or_nothing: boolean;
  total: number;
  done: number;
  actor: Actor;
  created: number;
  refused: number;
  created_at: string;
  finished_at: string | null;
}

/** An import as the job reads it. */
export interface OpenImport {
  id: string;
  dry_run: boolean;
  all_or_nothing: boolean;
  tries: number;
  actor: Actor;
  user_id: string | null;
  key_id: string | null;
  key_prefix: string | null;
  source: Caller['source'];
  ip: string;
  request_id: string;
}

const COUNTED = `
  i.id, i.status, i.dry_run, i.all_or_nothing, i.total, i.done, i.actor, i.created_at, i.finished_at,
  (SELECT count(*)::int FROM user_import_rows r WHERE r.workspace_id = $1 AND r.import_id = i.id AND r.outcome = 'created') AS created,
  (SELECT count(*)::int FROM user_import_rows r WHERE r.workspace_id = $1 AND r.import_id = i.id AND r.outcome = 'refused') AS refused`;

export const insertImport = statement<
  ImportRow,
  {
    dry_run: boolean;
    all_or_nothing: boolean;
    rows: string;
    actor: string;
    user_id: string | null;
    key_id: string | null;
    key_prefix: string | null;
    source: string;
    ip: string;
    request_id: string;
  }
>(`
  WITH i AS (
    INSERT INTO user_imports (workspace_id, dry_run, all_or_nothing, total, actor, user_id, key_id, key_prefix, source, ip, request_id)
    VALUES ($1, $dry_run, $all_or_nothing, jsonb_array_length($rows::jsonb), $actor::jsonb, $user_id, $key_id, $key_prefix, $source, $ip, $request_id)
    RETURNING *
  ), rows AS (
    INSERT INTO user_import_rows (workspace_id, import_id, position, input)
    SELECT i.workspace_id, i.id, r.position, r.input
      FROM i, jsonb_array_elements($rows::jsonb) WITH ORDINALITY AS r(input, position)
  )
  SELECT id, status, dry_run, all_or_nothing, total, done, actor, created_at, finished_at, 0 AS created, 0 AS refused FROM i`);

export const importById = statement<ImportRow, { id: string }>(
  `SELECT ${COUNTED} FROM user_imports i WHERE i.workspace_id = $1 AND i.id = $id`,
);

export interface ResultRow {
  position: number;
  outcome: Outcome;
  /** As it was sent. */
  email: string | null;
  user_id: string | null;
  code: string | null;
  detail: string | null;
  errors: FieldErrors | null;
}

/** Rows that have an outcome, in order; with `outcomes`, only those. */
export const resultsOf = statement<ResultRow, { import_id: string; outcomes: readonly string[] | null }>(`
  SELECT position, COALESCE(outcome, 'left_out') AS outcome, input->>'email' AS email, user_id, code, detail, errors FROM user_import_rows
   WHERE workspace_id = $1 AND import_id = $import_id AND outcome IS NOT NULL
     AND ($outcomes::text[] IS NULL OR outcome = ANY ($outcomes::text[]))
   ORDER BY position`);

/** Unfinished imports, oldest first. */
export const openImports = statement<OpenImport>(`
  SELECT id, dry_run, all_or_nothing, tries, actor, user_id, key_id, key_prefix, source, ip, request_id
    FROM user_imports WHERE workspace_id = $1 AND status IN ('queued', 'running') ORDER BY created_at, id`);

/** Locks an import until the transaction ends; false if another worker has the lock. */
export const lockImport = statement<{ mine: boolean }, { id: string }>(
  `SELECT pg_try_advisory_xact_lock(hashtextextended($1::uuid::text || $id::uuid::text, 73)) AS mine`,
);

/** Rows that were not tried yet, if the import is unfinished. */
export const openRows = statement<
  { position: number; input: Record<string, unknown> },
  { import_id: string; limit: number }
>(`
  SELECT r.position, r.input FROM user_import_rows r
    JOIN user_imports i ON i.workspace_id = $1 AND i.id = r.import_id AND i.status IN ('queued', 'running')
   WHERE r.workspace_id = $1 AND r.import_id = $import_id AND r.outcome IS NULL
   ORDER BY r.position LIMIT $limit`);

/** Writes results of rows: `[{ position, outcome, user_id, code, detail, errors }]`. */
export const writeOutcomes = statement<NoRow, { import_id: string; outcomes: string }>(`
  UPDATE user_import_rows r SET outcome = o.outcome, user_id = o.user_id, code = o.code, detail = o.detail, errors = o.errors
    FROM jsonb_to_recordset($outcomes::jsonb) AS o(position int, outcome text, user_id uuid, code text, detail text, errors jsonb)
   WHERE r.workspace_id = $1 AND r.import_id = $import_id AND r.position = o.position AND r.outcome IS NULL`);

export const noteProgress = statement<NoRow, { id: string; done: number }>(`
  UPDATE user_imports SET done = $done, status = 'running'
   WHERE workspace_id = $1 AND id = $id AND status IN ('queued', 'running')`);

/** Sets the progress to the number of rows that have an outcome. */
export const countDone = statement<NoRow, { id: string }>(`
  UPDATE user_imports SET status = 'running', done = (SELECT count(*) FROM user_import_rows r
      WHERE r.workspace_id = $1 AND r.import_id = user_imports.id AND r.outcome IS NOT NULL)
   WHERE workspace_id = $1 AND id = $id AND status IN ('queued', 'running')`);

/** queued, running -> finished or failed. */
export const endImport = statement<NoRow, { id: string; status: ImportStatus; now: string }>(`
  UPDATE user_imports SET status = $status, finished_at = $now,
         done = (SELECT count(*) FROM user_import_rows r WHERE r.workspace_id = $1 AND r.import_id = user_imports.id AND r.outcome IS NOT NULL)
   WHERE workspace_id = $1 AND id = $id AND status IN ('queued', 'running')`);

/** Counts a run that failed for a reason other than its rows. */
export const countFault = statement<{ tries: number }, { id: string }>(
  `UPDATE user_imports SET tries = tries + 1 WHERE workspace_id = $1 AND id = $id RETURNING tries`,
);

/** Whether the import's author may still add people: an active admin, or a valid key with `people:write`. */
export const mayStillImport = statement<
  { may: boolean },
  { user_id: string | null; key_id: string | null; now: string }
>(`
  SELECT ($user_id::uuid IS NULL OR EXISTS (
            SELECT FROM users u WHERE u.workspace_id = $1 AND u.id = $user_id AND u.status = 'active' AND u.role = 'admin'))
     AND ($key_id::uuid IS NULL OR EXISTS (
            SELECT FROM api_keys k WHERE k.workspace_id = $1 AND k.id = $key_id AND k.revoked_at IS NULL
               AND 'people:write' = ANY (k.scopes) AND (k.expires_at IS NULL OR k.expires_at > $now))) AS may`);

/** Deletes old imports, because their rows contain personal data. */
export const deleteImports = statement<NoRow, { before: string; limit: number }>(`
  DELETE FROM user_imports WHERE workspace_id = $1 AND id = ANY (ARRAY(
    SELECT id FROM user_imports WHERE workspace_id = $1 AND created_at < $before ORDER BY created_at LIMIT $limit))`);
