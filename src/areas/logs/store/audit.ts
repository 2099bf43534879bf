import type { Actor } from '../../../auth/caller.ts';
import { defineList } from '../../../db/list.ts';
import { statement } from '../../../db/statement.ts';

export interface AuditRow {
  id: string;
  created_at: string;
  line: string;
  action: string;
  resource_type: string;
  resource_id: string | null;
  actor: Actor;
  source: 'dashboard' | 'app' | 'api' | 'system';
  key_prefix: string | null;
  ip: string | null;
  request_id: string | null;
}

export interface AuditDetailRow extends AuditRow {
  changes: Record<string, [unknown, unknown]>;
}

const COLUMNS = `id, created_at, line, action, resource_type, resource_id, actor, source, key_prefix, host(ip) AS ip, request_id`;

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
  name: 'audit_log',
  columns: COLUMNS,
  from: 'audit_log',
  where: 'workspace_id = $1',
  id: 'id',
  orders: { at: { sql: 'created_at', type: 'timestamptz' } },
  filters: {
    actor_id: 'actor_id = $actor_id',
    key_prefix: 'key_prefix = $key_prefix',
    source: 'source = ANY ($source::text[])',
    action: 'action = ANY ($action::text[])',
    resource_type: 'resource_type = ANY ($resource_type::text[])',
    resource_id: 'resource_id = $resource_id::uuid',
    since: 'created_at >= $since::timestamptz',
    before: 'created_at < $before::timestamptz',
  },
});

export const auditEntryById = statement<AuditDetailRow, { id: string }>(
  `SELECT ${COLUMNS}, changes FROM audit_log WHERE workspace_id = $1 AND id = $id`,
);
