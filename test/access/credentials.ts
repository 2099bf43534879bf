/** Every kind of credential that a call can carry, by name (security.md, "The matrix"). */
import { randomBytes } from 'node:crypto';
import { newApiKey, newSecretOf } from '../../src/auth/apiKeys.ts';
import { createTokens } from '../../src/auth/tokens.ts';
import type { OperationRow, Role } from '../../src/openapi/operation.ts';
import type { Scope } from '../../src/generated/operations.ts';
import { SCOPES } from '../../src/generated/operations.ts';
import type { Person } from '../support/world.ts';
import { oneTimeToken } from './records.ts';
import type { Place } from './row.ts';

export interface Credential {
  name: string;
  token: string | null;
  /**
   * `key` and `session` are valid; `badKey` has the form of a key but is invalid; `bad` is any other invalid
   * one.
   */
  kind: 'none' | 'bad' | 'badKey' | 'session' | 'personal' | 'service';
  /** The person that the credential acts as; absent for a service key. */
  person?: Person;
  role?: Role;
  scopes?: readonly Scope[];
}

const ALL = Object.keys(SCOPES) as Scope[];
const RANK: Record<Role, number> = { employee: 0, manager: 1, admin: 2 };
const higher = (a: Role, b: Role): Role => (RANK[a] >= RANK[b] ? a : b);
export const reaches = (role: Role, least: Role): boolean => RANK[role] >= RANK[least];

/** The lowest role whose personal key, with the right scope, may call the operation. */
export const keyRole = (row: OperationRow): Role =>
  higher(row.role ?? 'employee', SCOPES[row.key as Scope] ?? 'employee');

const session = (name: string, person: Person): Credential => ({
  name,
  token: person.token,
  kind: 'session',
  person,
  role: person.role,
});

/** Credentials that are invalid in this workspace. No operation makes them valid or changes them. */
async function invalidCredentials(at: Place, foreign: Place): Promise<Credential[]> {
  const { tokens } = at.service.app.services;
  const { id: userId, sessionId } = at.admin;
  const [row] = await at.sql('SELECT seed FROM sessions WHERE id = $1', [sessionId]);
  const ended = await at.person({ role: 'admin' });
  await at.sql('UPDATE sessions SET revoked_at = now() WHERE id = $1', [ended.sessionId]);
  const known = await at.serviceKey(ALL);
  const claims = { userId, sessionId, workspaceId: at.id };
  const forger = createTokens('another secret of at least forty characters');
  const key = (name: string, token: string): Credential => ({ name, token, kind: 'badKey' });
  const bad = (name: string, token: string): Credential => ({ name, token, kind: 'bad' });
  return [
    { name: 'none', token: null, kind: 'none' },
    bad('garbage', 'garbage'),
    bad('forged token', forger.access(claims, Date.now())),
    bad('expired token', tokens.access(claims, Date.now() - 3_600_000)),
    bad('refresh token', tokens.refresh(sessionId, 0, row!['seed'] as Buffer)),
    bad('challenge', await oneTimeToken(at, at.admin, 'challenge')),
    bad('ended session', ended.token),
    bad('another workspace’s admin', foreign.admin.token),
    key('another workspace’s key', (await foreign.serviceKey(ALL)).token),
    key('forged key', newSecretOf(known.prefix).secret),
    key('revoked key', (await at.serviceKey(ALL, { revoked: true })).token),
    key('expired key', (await at.serviceKey(ALL, { expiresAt: new Date(Date.now() - 1000) })).token),
    key('key for elsewhere', (await at.serviceKey(ALL, { allowedIps: ['203.0.113.0/24'] })).token),
  ];
}

/**
 * Valid credentials: people, keys with only the needed scope, keys with every other scope, and keys with all
 * scopes. A credential is left out where it makes no difference for this operation.
 */
async function validCredentials(at: Place, row: OperationRow): Promise<Credential[]> {
  const made: { credential: Credential; hash: Buffer; prefix: string; owner: string | null }[] = [];
  const key = (name: string, scopes: readonly Scope[], person?: Person, role = person?.role) => {
    const kind = person ? 'personal' : 'service';
    const { secret, hash, prefix } = newApiKey(kind);
    const credential: Credential = {
      name,
      token: secret,
      kind,
      scopes,
      ...(person ? { person, role: role! } : {}),
    };
    made.push({ credential, hash, prefix, owner: person?.id ?? null });
  };
  const byRole = { employee: at.employee, manager: at.manager, admin: at.admin };
  // where keys are refused, any owner will do; the owner must not already have ten keys, the maximum
  const owner = row.key === 'refused' ? at.secondAdmin : byRole[keyRole(row)];
  for (const scope of ALL) key(`${owner.role}’s key with ${scope}`, [scope], owner);
  const others = ALL.filter((scope) => scope !== row.key);
  key('employee’s key with everything', ALL, at.employee);
  key('manager’s key with everything', ALL, at.manager);
  key('admin’s key without the scope', others, at.admin);
  key('service key', ALL);
  key('service key without the scope', others);
  const demoted = await at.person({ role: 'admin' });
  await at.sql(`UPDATE users SET role = 'employee' WHERE id = $1`, [demoted.id]);
  key('demoted owner’s key', ALL, demoted, 'employee');
  await at.sql(
    `INSERT INTO api_keys (workspace_id, name, created_by, kind, owner_id, prefix, secret_hash, scopes)
     SELECT $1, 'Matrix', $2, kind, owner_id, prefix, secret_hash, string_to_array(scopes, ' ')
       FROM unnest($3::text[], $4::uuid[], $5::text[], $6::bytea[], $7::text[]) AS k (kind, owner_id, prefix, secret_hash, scopes)`,
    [
      at.id,
      at.secondAdmin.id,
      made.map(({ credential }) => credential.kind),
      made.map((one) => one.owner),
      made.map((one) => one.prefix),
      made.map((one) => one.hash),
      made.map(({ credential }) => credential.scopes!.join(' ')),
    ],
  );
  return [
    session('employee', at.employee),
    session('other employee', at.stranger),
    session('manager of', at.manager),
    session('manager not of', at.otherManager),
    session('admin', at.admin),
    ...made.map((one) => one.credential),
  ];
}

export async function credentialsFor(at: Place, foreign: Place, row: OperationRow): Promise<Credential[]> {
  return [...(await invalidCredentials(at, foreign)), ...(await validCredentials(at, row))];
}

/** An id that no record has. */
export const absentId = (): string => {
  const hex = randomBytes(16).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
};
