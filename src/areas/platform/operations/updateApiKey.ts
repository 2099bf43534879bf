import { parseTimestamp } from '../../../civil/zones.ts';
import type { Answer, Call } from '../../../contract.ts';
import { audit, authorOf, changedFields } from '../../../events/audit.ts';
import { assertKeyFields } from '../grants.ts';
import { holdLiveKey } from '../liveKey.ts';
import { presentKey } from '../present/keys.ts';
import { updateKey } from '../store/keys.ts';

/** A key may become less, never more: this process sees so at commit, others on the table's notice, within a second. */
export default async function updateApiKey(call: Call<'updateApiKey'>): Promise<Answer<'updateApiKey'>> {
  const { body, caller, db, workspace, services, now, request } = call;
  const before = await holdLiveKey(call);
  assertKeyFields(body, now, before);
  const after = await db.one(updateKey, [
    before.id,
    body.name?.trim() ?? before.name,
    body.scopes ?? before.scopes,
    body.expires_at === undefined
      ? before.expires_at
      : new Date(parseTimestamp(body.expires_at)!.epochMs).toISOString(),
    body.allowed_ips ?? before.allowed_ips,
  ]);
  audit(db, authorOf(caller, request), {
    action: 'updated',
    resource: 'api_key',
    id: after.id,
    changes: changedFields(FIELDS, before, after),
  });
  db.afterCommit(() => services.accessChanged(workspace.id));
  return { status: 200, data: presentKey(after, workspace, now) };
}

const FIELDS = ['name', 'scopes', 'expires_at', 'allowed_ips'] as const;
