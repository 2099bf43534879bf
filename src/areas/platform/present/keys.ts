import type { ApiKey, ApiKeyCreated, PersonRef } from '../../../generated/types.ts';
import { planHasApi, type Workspace } from '../../../workspace.ts';
import { keyStatus } from '../rules/keyStatus.ts';
import type { KeyRow } from '../store/keys.ts';

/** The state of a key in its workspace now. */
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

const ownerOf = (row: KeyRow): PersonRef | null =>
  row.owner_id === null ? null : { id: row.owner_id, email: row.owner_email!, name: row.owner_name! };

export function presentKey(row: KeyRow, workspace: Workspace, now: number): ApiKey {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    prefix: row.prefix,
    scopes: row.scopes,
    status: keyStatusOf(row, workspace, now),
    owner: ownerOf(row),
    allowed_ips: row.allowed_ips,
    expires_at: row.expires_at,
    last_used_at: row.last_used_at,
    last_used_ip: row.last_used_ip,
    created_at: row.created_at,
  };
}

/** A new key with its secret: the one answer that holds it. */
export function presentNewKey(row: KeyRow, secret: string, workspace: Workspace, now: number): ApiKeyCreated {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    prefix: row.prefix,
    scopes: row.scopes,
    status: keyStatusOf(row, workspace, now),
    owner: ownerOf(row),
    allowed_ips: row.allowed_ips,
    expires_at: row.expires_at,
    last_used_at: row.last_used_at,
    last_used_ip: row.last_used_ip,
    created_at: row.created_at,
    secret,
  };
}
