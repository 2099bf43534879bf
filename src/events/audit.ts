import type { Caller, Actor } from '../auth/caller.ts';
import type { RequestFacts } from '../contract.ts';
import type { Tx } from '../db/handle.ts';
import { statement } from '../db/statement.ts';

const insertLine = statement(`
  INSERT INTO audit_log (workspace_id, action, resource_type, resource_id, actor, actor_id, source, key_prefix, ip, request_id, changes, line)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`);

export interface AuditEntry {
  /** Past tense, as the line reads: `created`, `approved`, `rotated secret of`. */
  action: string;
  /** Singular, snake_case: `time_entry`, `absence`, `webhook`. */
  resource: string;
  id: string | null;
  /** Field -> [old, new]. Never a secret, token or password. */
  changes?: Record<string, [unknown, unknown]>;
}

/** Who writes a line, and out of which request; jobs have no request. */
export interface AuditAuthor {
  actor: Actor;
  source: 'dashboard' | 'app' | 'api' | 'system';
  keyPrefix: string | null;
  request: RequestFacts | null;
}

export const authorOf = (caller: Caller, request: RequestFacts): AuditAuthor => ({
  actor: caller.actor,
  source: caller.source,
  keyPrefix: caller.keyPrefix,
  request,
});

/**
 * A write as it reads in the trail (service.md, "Audit trail entry"): `<action> <resource> · api:<key_prefix>` for keys,
 * `… · dashboard` or `… · app` for people, `… · system` for jobs.
 */
export const auditLine = (
  action: string,
  resource: string,
  source: AuditAuthor['source'],
  keyPrefix: string | null,
): string => `${action} ${resource} · ${keyPrefix === null ? source : `api:${keyPrefix}`}`;

/** Old and new of the fields that differ, as `changes` of an entry. */
export function changedFields<Row>(
  fields: readonly (keyof Row & string)[],
  before: Row,
  after: Row,
): Record<string, [unknown, unknown]> {
  const changed = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  return Object.fromEntries(changed.map((field) => [field, [before[field], after[field]]]));
}

/** Adds a line to the audit trail, in the transaction it is about. */
export function audit(tx: Tx, author: AuditAuthor, { action, resource, id, changes = {} }: AuditEntry): void {
  const { actor, source, keyPrefix, request } = author;
  tx.auditLines += 1;
  tx.later(insertLine, [
    action,
    resource,
    id,
    JSON.stringify(actor),
    actor.id,
    source,
    keyPrefix,
    request?.ip ?? null,
    request?.id ?? null,
    JSON.stringify(changes),
    auditLine(action, resource, source, keyPrefix),
  ]);
}
