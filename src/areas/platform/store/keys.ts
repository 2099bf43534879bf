import { defineList } from '../../../db/list.ts';
import { statement, type NoRow } from '../../../db/statement.ts';
import type { Role } from '../../../openapi/operation.ts';
import type { Scope } from '../../../generated/operations.ts';

/** An API key with its owner. Hashes are never read. */
export interface KeyRow {
  id: string;
  name: string;
  kind: 'personal' | 'service';
  prefix: string;
  scopes: Scope[];
  allowed_ips: string[];
  owner_id: string | null;
  created_by: string;
  /** Everybody who has rotated its secret, the latest last. */
  rotated_by: string[];
  rotated_at: string | null;
  owner_status: 'invited' | 'active' | 'deactivated' | null;
  revoked_at: string | null;
  expires_at: string | null;
  last_used_at: string | null;
  last_used_ip: string | null;
  calls_last_hour: number;
  created_at: string;
}

const COLUMNS = `
  k.id, k.name, k.kind, k.prefix, k.scopes, k.allowed_ips::text[] AS allowed_ips,
  k.owner_id, u.status AS owner_status, k.created_by, k.rotated_by, k.rotated_at,
  k.revoked_at, k.expires_at, k.last_used_at, host(k.last_used_ip) AS last_used_ip,
  COALESCE(h.calls, 0) AS calls_last_hour, k.created_at`;

const BESIDE = `
  LEFT JOIN users u ON u.workspace_id = k.workspace_id AND u.id = k.owner_id
  LEFT JOIN (SELECT key_id, sum(calls)::int AS calls FROM api_key_use
              WHERE workspace_id = $1 AND slot > now() - interval '1 hour' GROUP BY key_id) h ON h.key_id = k.id`;

/** SQL: the caller's own keys and, for admins, all service keys. Other people's keys are 404. */
const IN_VIEW = `(k.owner_id = $user_id OR (k.kind = 'service' AND $is_admin::boolean))`;

type InView = { id: string; user_id: string | null; is_admin: boolean };

const KEY_IN_VIEW = `SELECT ${COLUMNS} FROM api_keys k ${BESIDE} WHERE k.workspace_id = $1 AND k.id = $id AND ${IN_VIEW}`;

export const keyInView = statement<KeyRow, InView>(KEY_IN_VIEW);

/** As `keyInView`, locked until the transaction ends. */
export const keyForChange = statement<KeyRow, InView>(`${KEY_IN_VIEW} FOR UPDATE OF k`);

export const updateKey = statement<
  KeyRow,
  {
    id: string;
    name: string;
    scopes: readonly Scope[];
    expires_at: string | null;
    allowed_ips: readonly string[];
  }
>(`
  WITH k AS (
    UPDATE api_keys SET name = $name, scopes = $scopes, expires_at = $expires_at, allowed_ips = $allowed_ips
     WHERE workspace_id = $1 AND id = $id RETURNING *
  ) SELECT ${COLUMNS} FROM k ${BESIDE} WHERE k.workspace_id = $1`);

/** The old secret keeps working until `previous_valid_until`; a still older one stops at once. */
export const rotateKey = statement<
  NoRow,
  {
    id: string;
    secret_hash: Buffer;
    previous_valid_until: string | null;
    user_id: string | null;
    rotated_at: string;
  }
>(`
  UPDATE api_keys SET previous_hash = CASE WHEN $previous_valid_until::timestamptz IS NULL THEN NULL ELSE secret_hash END,
                      previous_valid_until = $previous_valid_until, secret_hash = $secret_hash,
                      rotated_by = array_append(array_remove(rotated_by, $user_id), $user_id), rotated_at = $rotated_at
   WHERE workspace_id = $1 AND id = $id`);

/** No row if the key is already revoked. */
export const revokeKey = statement<{ id: string }, InView & { now: string }>(`
  UPDATE api_keys k SET revoked_at = $now
   WHERE k.workspace_id = $1 AND k.id = $id AND ${IN_VIEW} AND k.revoked_at IS NULL
  RETURNING k.id`);

/** As `revokeKey`, for any key of the workspace. */
export const revokeAnyKey = statement<
  { id: string; name: string; owner_id: string | null },
  { id: string; now: string }
>(`
  UPDATE api_keys SET revoked_at = $now
   WHERE workspace_id = $1 AND id = $id AND revoked_at IS NULL
  RETURNING id, name, owner_id`);

export interface KeyPerson {
  id: string;
  email: string;
  photo: string | null;
  first_name: string;
  last_name: string;
  status: 'invited' | 'active' | 'deactivated';
}

export const keyPeople = statement<KeyPerson, { id: readonly string[] }>(`
  SELECT id, email::text AS email, photo, first_name, last_name, status FROM users
   WHERE workspace_id = $1 AND id = ANY ($id::uuid[])`);

export const everyKey = statement<KeyRow & { owner_email: string | null }>(`
  SELECT ${COLUMNS}, u.email::text AS owner_email FROM api_keys k ${BESIDE} WHERE k.workspace_id = $1 ORDER BY k.created_at DESC, k.id DESC`);

/** Prefixes are unique in all workspaces. */
export const keyByPrefix = statement<{ id: string }, { prefix: string }>(
  'SELECT id FROM api_keys WHERE workspace_id = $1 AND prefix = $prefix',
);

export const keyExists = statement<NoRow, { id: string }>(
  'SELECT 1 FROM api_keys WHERE workspace_id = $1 AND id = $id',
);

export const keyList = defineList<
  KeyRow,
  {
    own: string | null;
    own_or_service: string | null;
    owner_id: string;
    kind: string;
    status: readonly string[];
  }
>({
  name: 'api_keys',
  columns: COLUMNS,
  from: `api_keys k ${BESIDE}`,
  where: 'k.workspace_id = $1',
  id: 'k.id',
  orders: { created_at: { sql: 'k.created_at', type: 'timestamptz' } },
  filters: {
    own: 'k.owner_id = $own',
    own_or_service: `(k.owner_id = $own_or_service OR k.kind = 'service')`,
    owner_id: 'k.owner_id = $owner_id',
    kind: 'k.kind = $kind',
    // as computed in rules/keyStatus.ts, except for the workspace's plan
    status: `CASE WHEN k.revoked_at IS NOT NULL THEN 'revoked'
                  WHEN k.expires_at <= now() THEN 'expired'
                  WHEN k.kind = 'service' OR u.status = 'active' THEN 'active'
                  ELSE 'suspended' END = ANY ($status::text[])`,
  },
});

/**
 * The creator's current role, locked until the key is written, so that nobody grants what was just taken from
 * them.
 */
export const creatorNow = statement<{ role: Role }, { id: string }>(`
  SELECT role FROM users WHERE workspace_id = $1 AND id = $id AND status = 'active' FOR SHARE`);

/** Counts live keys of one person or, if null, of the workspace. */
export const liveKeys = statement<{ live: number }, { owner_id: string | null; now: string }>(`
  SELECT count(*)::int AS live FROM api_keys
   WHERE workspace_id = $1 AND owner_id IS NOT DISTINCT FROM $owner_id::uuid AND revoked_at IS NULL
     AND (expires_at IS NULL OR expires_at > $now)`);

/** Adds a key and returns it with its owner. No row if the prefix is taken in any workspace. */
export const insertKey = statement<
  KeyRow,
  {
    kind: KeyRow['kind'];
    owner_id: string | null;
    created_by: string;
    name: string;
    prefix: string;
    secret_hash: Buffer;
    scopes: readonly Scope[];
    expires_at: string | null;
    allowed_ips: readonly string[];
  }
>(`
  WITH k AS (
    INSERT INTO api_keys (workspace_id, kind, owner_id, created_by, name, prefix, secret_hash, scopes, expires_at, allowed_ips)
    VALUES ($1, $kind, $owner_id, $created_by, $name, $prefix, $secret_hash, $scopes, $expires_at, $allowed_ips)
    ON CONFLICT (prefix) DO NOTHING
    RETURNING *
  ) SELECT ${COLUMNS} FROM k ${BESIDE}`);
