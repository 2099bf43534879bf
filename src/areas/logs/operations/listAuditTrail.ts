import type { Answer, Call } from '../../../contract.ts';
import { dayEnd, dayStart } from '../../../civil/zones.ts';
import { presentAuditEntry } from '../present/audit.ts';
import { auditTrail } from '../store/audit.ts';

/** Newest first. `from` and `to` are days in the workspace's time zone. */
export default async function listAuditTrail(
  call: Call<'listAuditTrail'>,
): Promise<Answer<'listAuditTrail'>> {
  const { query, workspace } = call;
  const { actor_id, key_prefix, source, action, resource_type, resource_id, from, to } = query;
  const { rows, page } = await auditTrail.page(call, {
    actor_id,
    key_prefix,
    source,
    action,
    resource_type,
    resource_id,
    since: from && dayStart(from, workspace.timezone),
    before: to && dayEnd(to, workspace.timezone),
  });
  return { status: 200, data: rows.map(presentAuditEntry), page };
}
