import type { Actor } from '../../../auth/caller.ts';
import { defineList } from '../../../db/list.ts';
import { statement } from '../../../db/statement.ts';

interface SeenActor extends Actor {
  ip: string | null;
}

export interface AuditRow {
  id: string;
  created_at: string;
  line: string;
  action: string;
  resource_type: string;
  resource_id: string | null;
  /** The actor, with the IP address of the request. */
  actor: SeenActor;
  source: 'dashboard' | 'app' | 'api' | 'assistant' | 'system';
  key_prefix: string | null;
  request_id: string | null;
}

export interface AuditDetailRow extends AuditRow {
  changes: Record<string, [unknown, unknown]>;
  /** Position in the chain and hash in hex; both null until the job has chained it. */
  position: number | null;
  hash: string | null;
}

export type ExportRow = AuditDetailRow;

// decrypts names with the key of their person and changes with the key of the line; without a key they stay
// hidden
const COLUMNS = `
  a.id, a.created_at, a.line, a.action, a.resource_type, a.resource_id, opened_person(a.actor, a.ip, a.actor_sealed, p.key) AS actor,
  a.source, a.key_prefix, a.request_id`;
const FROM = `audit_log a LEFT JOIN person_keys p ON p.workspace_id = $1 AND p.user_id = a.actor_id`;

const WITH_CHAIN = `${COLUMNS}, opened_changes(a.changes, a.changes_sealed, l.key) AS changes,
         c.position, encode(c.hash, 'hex') AS hash
    FROM ${FROM} LEFT JOIN audit_keys l ON l.workspace_id = $1 AND l.entry_id = a.id
    LEFT JOIN audit_chain c ON c.workspace_id = $1 AND c.entry_id = a.id`;

export const auditTrail = defineList<
  AuditRow,
  {
    actor_id: string;
    key_prefix: string;
    source: readonly string[];
    action: readonly string[];
    resource_type: readonly string[];
    resource_id: string;
    since: string;
    before: string;
  }
>({
  name: 'audit_trail',
  columns: COLUMNS,
  from: FROM,
  where: 'a.workspace_id = $1',
  id: 'a.id',
  // ids begin with the time, so that Postgres reads only the yearly partitions that a page needs
  orders: { at: { sql: 'a.id', type: 'uuid' } },
  filters: {
    actor_id: 'a.actor_id = $actor_id',
    key_prefix: 'a.key_prefix = $key_prefix',
    source: 'a.source = ANY ($source::text[])',
    action: 'a.action = ANY ($action::text[])',
    resource_type: 'a.resource_type = ANY ($resource_type::text[])',
    resource_id: 'a.resource_id = $resource_id::uuid',
    since: 'a.created_at >= $since::timestamptz AND a.id >= audit_ids_from($since)',
    before: 'a.created_at < $before::timestamptz AND a.id < audit_ids_until($before)',
  },
});

export const auditEntryById = statement<AuditDetailRow, { id: string }>(
  `SELECT ${WITH_CHAIN} WHERE a.workspace_id = $1 AND a.id = $id`,
);

/** Lines of a stretch of time after `after_id`, oldest first. */
export const auditLinesWithin = statement<
  ExportRow,
  { after_id: string; since: string; before: string; limit: number }
>(`
  SELECT ${WITH_CHAIN}
   WHERE a.workspace_id = $1 AND a.id > $after_id::uuid
     AND a.created_at >= $since::timestamptz AND a.id >= audit_ids_from($since)
     AND a.created_at < $before::timestamptz AND a.id < audit_ids_until($before)
   ORDER BY a.id LIMIT $limit`);
