import type { AuditEntry, AuditEntryDetail } from '../../../generated/types.ts';
import { maskSecrets } from '../rules/mask.ts';
import { timestampsIn } from '../rules/timestamps.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import type { AuditDetailRow, AuditRow } from '../store/audit.ts';

export function presentAuditEntry(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    at: row.created_at,
    line: row.line,
    action: row.action,
    resource: row.resource_type,
    resource_id: row.resource_id,
    actor: { id: row.actor.id, email: row.actor.email, name: row.actor.name },
    source: row.source,
    key_prefix: row.key_prefix,
    ip: row.actor.ip,
    request_id: row.request_id,
  };
}

export function presentAuditDetail(
  row: AuditDetailRow,
  { timezone }: Pick<Workspace, 'timezone'>,
): AuditEntryDetail {
  return {
    ...presentAuditEntry(row),
    changes: timestampsIn(maskSecrets(row.changes), timezone),
    chain: row.position === null || row.hash === null ? null : { position: row.position, hash: row.hash },
  };
}
