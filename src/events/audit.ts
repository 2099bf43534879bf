import { statement, type NoRow } from '../db/statement.ts';
import type { Writer, Writing } from './writing.ts';

/** Adds a line. Exported for the demo, which keeps the values as a row (src/demo/history.ts). */
export const insertAuditLine = statement<
  NoRow,
  {
    action: string;
    resource_type: string;
    resource_id: string | null;
    actor: string;
    actor_id: string;
    source: Writer['source'];
    key_prefix: string | null;
    ip: string | null;
    request_id: string | null;
    changes: string;
    line: string;
  }
>(`
  INSERT INTO audit_log (workspace_id, action, resource_type, resource_id, actor, actor_id, source, key_prefix, ip, request_id, changes, line)
  VALUES ($1, $action, $resource_type, $resource_id, $actor, $actor_id, $source, $key_prefix, $ip, $request_id, $changes, $line)`);

export interface AuditEntry {
  /** In the past tense: `created`, `approved`, `rotated secret of`. */
  action: string;
  /** Singular, snake_case: `time_entry`, `absence`, `webhook`. */
  resource: string;
  id: string | null;
  /** Field -> [old, new]. Must not contain a secret, token or password. */
  changes?: Record<string, [unknown, unknown]>;
}

/**
 * The text of an audit line (service.md, "Audit trail entry"): `<action> <resource> · api:<key_prefix>` for
 * keys, `… · dashboard` or `… · app` for people, `… · system` for jobs.
 */
const auditLine = (
  action: string,
  resource: string,
  source: Writer['source'],
  keyPrefix: string | null,
): string => `${action} ${resource} · ${keyPrefix === null ? source : `api:${keyPrefix}`}`;

/** Old and new values of the fields that differ, as `changes` of an entry. */
export function changedFields<Row>(
  fields: readonly (keyof Row & string)[],
  before: Row,
  after: Row,
): Record<string, [unknown, unknown]> {
  const changed = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  return Object.fromEntries(changed.map((field) => [field, [before[field], after[field]]]));
}

/** Adds a line to the audit trail, in the same transaction as the write. */
export function audit(
  { caller, db, request }: Pick<Writing, 'caller' | 'db' | 'request'>,
  { action, resource, id, changes = {} }: AuditEntry,
): void {
  const { actor, source, keyPrefix, exceptionReason } = caller;
  db.auditLines += 1;
  db.later(insertAuditLine, {
    action,
    resource_type: resource,
    resource_id: id,
    actor: JSON.stringify(actor),
    actor_id: actor.id,
    source,
    key_prefix: keyPrefix,
    ip: request?.ip ?? null,
    request_id: request?.id ?? null,
    changes: JSON.stringify(
      exceptionReason === undefined ? changes : { ...changes, exception_reason: [null, exceptionReason] },
    ),
    line: auditLine(action, resource, source, keyPrefix),
  });
}
