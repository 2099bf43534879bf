import type { ApiKey, ApiKeyCreated } from '../../../generated/types.ts';
import { planHasApi, type Workspace } from '../../../workspace/workspace.ts';
import { refOf, type KeyPeople } from '../actions/keyPeople.ts';
import { keyStatus } from '../rules/keyStatus.ts';
import type { KeyRow } from '../store/keys.ts';

export const keyStatusOf = (row: KeyRow, workspace: Workspace, now: number) =>
  keyStatus(
    {
      revoked: row.revoked_at !== null,
      expiresAt: row.expires_at === null ? null : Date.parse(row.expires_at),
      ownerActive: row.kind === 'service' || row.owner_status === 'active',
      planHasApi: planHasApi(workspace),
    },
    now,
  );

/** `people` must contain everybody named in the key. */
export function presentKey(row: KeyRow, people: KeyPeople, workspace: Workspace, now: number): ApiKey {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    prefix: row.prefix,
    scopes: row.scopes,
    status: keyStatusOf(row, workspace, now),
    owner: row.owner_id === null ? null : refOf(people, row.owner_id),
    allowed_ips: row.allowed_ips,
    expires_at: row.expires_at,
    last_used_at: row.last_used_at,
    last_used_ip: row.last_used_ip,
    calls_last_hour: row.calls_last_hour,
    created_at: row.created_at,
    created_by: refOf(people, row.created_by),
    rotated_at: row.rotated_at,
    rotated_by: row.rotated_by.map((id) => refOf(people, id)),
  };
}

/** A new key with its secret, which no other answer contains. */
export function presentNewKey(
  row: KeyRow,
  secret: string,
  people: KeyPeople,
  workspace: Workspace,
  now: number,
): ApiKeyCreated {
  return Object.assign(presentKey(row, people, workspace, now), { secret });
}
