import { statement, type NoRow } from '../../../db/statement.ts';
import type { PersonRecord } from '../../../people/record.ts';
import { COLUMNS, JOINS } from '../../../people/record.ts';
import type { OfPerson } from '../../../people/anonymising.ts';

/** Removes a deactivated person's name, address and password, and marks them as deleted. */
export const anonymisePerson = statement<PersonRecord, { id: string; now: string }>(`
  WITH u AS (
    UPDATE users SET email = id || '@anonymised.invalid', first_name = 'Anonymised', last_name = 'person', password_hash = NULL,
           job_title = NULL, employee_number = NULL, timezone = NULL, locale = NULL, deleted_at = $now
     WHERE workspace_id = $1 AND id = $id AND status = 'deactivated' AND deleted_at IS NULL
    RETURNING *
  ) SELECT ${COLUMNS} FROM u ${JOINS}`);

/** A person's current and earlier addresses and full names, without names that somebody else has, too. */
export const knownAs = statement<{ text: string }, OfPerson>(`
  WITH before AS (
    SELECT changes FROM audit_trail WHERE workspace_id = $1 AND resource_type = 'user' AND resource_id = $user_id AND action = 'updated'
  ), emails AS (
    SELECT email AS text FROM users WHERE workspace_id = $1 AND id = $user_id
    UNION SELECT jsonb_array_elements_text(changes -> 'email') FROM before WHERE jsonb_typeof(changes -> 'email') = 'array'
    UNION SELECT context ->> 'email' FROM one_time_tokens WHERE workspace_id = $1 AND user_id = $user_id AND context ? 'email'
  ), firsts AS (
    SELECT first_name AS text FROM users WHERE workspace_id = $1 AND id = $user_id
    UNION SELECT preferred_name FROM user_details WHERE workspace_id = $1 AND user_id = $user_id AND preferred_name IS NOT NULL
    UNION SELECT jsonb_array_elements_text(changes -> 'first_name') FROM before WHERE jsonb_typeof(changes -> 'first_name') = 'array'
  ), lasts AS (
    SELECT last_name AS text FROM users WHERE workspace_id = $1 AND id = $user_id
    UNION SELECT jsonb_array_elements_text(changes -> 'last_name') FROM before WHERE jsonb_typeof(changes -> 'last_name') = 'array'
  ), names AS (
    SELECT f.text || ' ' || l.text AS text FROM firsts f CROSS JOIN lasts l
  )
  SELECT text FROM emails
  UNION SELECT text FROM names n
   WHERE NOT EXISTS (SELECT FROM users o WHERE o.workspace_id = $1 AND o.id <> $user_id AND o.deleted_at IS NULL
                        AND lower(o.first_name || ' ' || o.last_name) = lower(n.text))`);

export const textColumns = statement<{ table_name: string; column_name: string }>(
  'SELECT table_name, column_name FROM text_columns() WHERE $1::uuid IS NOT NULL',
);

/** Replaces texts that match the pattern in one column, in all rows of the workspace. */
export const forgetTexts = statement<
  NoRow,
  { user_id: string; table_name: string; column_name: string; pattern: string }
>(`SELECT forget_texts($user_id, $table_name, $column_name, $pattern) FROM (SELECT $1::uuid) AS workspace`);

/** Empties a person's files except company logos. Records still refer to them; downloads are 404. */
export const emptyFiles = statement<NoRow, OfPerson>(`
  WITH emptied AS (
    UPDATE files SET filename = 'anonymised', size = 0, sha256 = sha256(''), place = NULL, erased_at = now()
     WHERE workspace_id = $1 AND owner_id = $user_id AND kind <> 'logo' RETURNING workspace_id, id
  ) DELETE FROM file_chunks c USING emptied e WHERE c.workspace_id = $1 AND c.file_id = e.id`);

/** Destroys the key that encrypts the person's names in the audit trail. */
export const destroyKey = statement<NoRow, OfPerson>(
  'DELETE FROM person_keys WHERE workspace_id = $1 AND user_id = $user_id',
);

/**
 * Destroys the keys of audit lines by or about the person or naming them, and of all lines that were set
 * aside (`audit set-aside`), because the service cannot read whom those name.
 */
export const destroyLineKeys = statement<NoRow, { user_id: string; pattern: string }>(`
  DELETE FROM audit_keys k WHERE k.workspace_id = $1 AND NOT EXISTS (
    SELECT FROM audit_log a
     WHERE a.workspace_id = $1 AND a.id = k.entry_id
       AND (a.actor_id = $user_id OR a.resource_id = $user_id OR opened_text(a.changes_sealed, k.key) ~* $pattern) IS NOT TRUE)`);

export const endSessions = statement<NoRow, OfPerson>(
  'DELETE FROM sessions WHERE workspace_id = $1 AND user_id = $user_id',
);
export const forgetFactor = statement<NoRow, OfPerson>(
  'DELETE FROM two_factor WHERE workspace_id = $1 AND user_id = $user_id',
);
export const forgetCodes = statement<NoRow, OfPerson>(
  'DELETE FROM recovery_codes WHERE workspace_id = $1 AND user_id = $user_id',
);
export const forgetTokens = statement<NoRow, OfPerson>(
  'DELETE FROM one_time_tokens WHERE workspace_id = $1 AND user_id = $user_id',
);
export const forgetEmailChanges = statement<NoRow, OfPerson>(
  'DELETE FROM email_changes WHERE workspace_id = $1 AND user_id = $user_id',
);

/** Anonymises imports that the person started; `forgetImportRows` empties the row that added them. */
export const forgetImports = statement<NoRow, OfPerson>(`
  UPDATE user_imports SET ip = '0.0.0.0', actor = jsonb_build_object('id', user_id, 'email', user_id || '@anonymised.invalid', 'name', 'Anonymised person')
   WHERE workspace_id = $1 AND user_id = $user_id`);
export const forgetImportRows = statement<NoRow, OfPerson>(
  `UPDATE user_import_rows SET input = '{}', detail = NULL, errors = NULL WHERE workspace_id = $1 AND user_id = $user_id`,
);

export const forgetDocumentsAccess = statement<NoRow, OfPerson>(
  'DELETE FROM documents_access WHERE workspace_id = $1 AND user_id = $user_id',
);
