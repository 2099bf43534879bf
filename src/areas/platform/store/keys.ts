import { defineList } from '../../../db/list.ts';
import { statement } from '../../../db/statement.ts';
import type { Role, Scope } from '../../../contract.ts';

/** An API key with its owner; hashes never leave the database through here. */
export interface KeyRow {
  id: string;
  name: string;
  kind: 'personal' | 'service';
  prefix: string;
  scopes: Scope[];
  allowed_ips: string[];
  owner_id: string | null;
  created_by: string;
  /** Everybody who has rotated its secret, whoever did so last at the end. */
  rotated_by: string[];
  rotated_at: string | null;
  owner_status: 'invited' | 'active' | 'deactivated' | null;
  revoked_at: string | null;
  expires_at: string | null;
  last_used_at: string | null;
  last_used_ip: string | null;
  created_at: string;
}

const COLUMNS = `
  k.id, k.name, k.kind, k.prefix, k.scopes, k.allowed_ips::text[] AS allowed_ips,
  k.owner_id, u.status AS owner_status, k.created_by, k.rotated_by, k.rotated_at,
  k.revoked_at, k.expires_at, k.last_used_at, host(k.last_used_ip) AS last_used_ip, k.created_at`;

const OWNER = 'LEFT JOIN users u ON u.workspace_id = k.workspace_id AND u.id = k.owner_id';

/** One's own keys, and for an admin ($4) every service key; other people's keys do not exist. */
const IN_VIEW = `(k.owner_id = $3 OR (k.kind = 'service' AND $4::boolean))`;

export const keyInView = statement<KeyRow>(
  `SELECT ${COLUMNS} FROM api_keys k ${OWNER} WHERE k.workspace_id = $1 AND k.id = $2 AND ${IN_VIEW}`,
);

/** The same, held until the transaction ends: what is compared with it stays as it is. */
export const keyForChange = statement<KeyRow>(`${keyInView.text} FOR UPDATE OF k`);

/** $3 name, $4 scopes, $5 end, $6 networks, each as it shall be. */
export const updateKey = statement<KeyRow>(`
  WITH k AS (
    UPDATE api_keys SET name = $3, scopes = $4, expires_at = $5, allowed_ips = $6
     WHERE workspace_id = $1 AND id = $2 RETURNING *
  ) SELECT ${COLUMNS} FROM k ${OWNER} WHERE k.workspace_id = $1`);

/**
 * $3 hash of the new secret, $4 until when the old one works beside it; what was beside that is void. $5 sees the new one,
 * at $6.
 */
export const rotateKey = statement(`
  UPDATE api_keys SET previous_hash = CASE WHEN $4::timestamptz IS NULL THEN NULL ELSE secret_hash END,
                      previous_valid_until = $4, secret_hash = $3,
                      rotated_by = array_append(array_remove(rotated_by, $5), $5), rotated_at = $6
   WHERE workspace_id = $1 AND id = $2`);

/** Takes effect once: a key that is revoked already gives no row. */
export const revokeKey = statement<{ id: string }>(`
  UPDATE api_keys k SET revoked_at = $5
   WHERE k.workspace_id = $1 AND k.id = $2 AND ${IN_VIEW} AND k.revoked_at IS NULL
  RETURNING k.id`);

/** The same for any key of the workspace; whose it was. */
export const revokeAnyKey = statement<{ id: string; name: string; owner_id: string | null }>(`
  UPDATE api_keys SET revoked_at = $3
   WHERE workspace_id = $1 AND id = $2 AND revoked_at IS NULL
  RETURNING id, name, owner_id`);

/** Someone whom a key names. */
export interface KeyPerson {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  status: 'invited' | 'active' | 'deactivated';
}

export const keyPeople = statement<KeyPerson>(`
  SELECT id, email::text AS email, first_name, last_name, status FROM users
   WHERE workspace_id = $1 AND id = ANY ($2::uuid[])`);

export const keyExists = statement('SELECT 1 FROM api_keys WHERE workspace_id = $1 AND id = $2');

export const keyList = defineList<KeyRow>({
  name: 'api_keys',
  columns: COLUMNS,
  from: `api_keys k ${OWNER}`,
  where: 'k.workspace_id = $1',
  id: 'k.id',
  orders: { created_at: { sql: 'k.created_at', type: 'timestamptz' } },
  filters: {
    own: 'k.owner_id = ?',
    own_or_service: `(k.owner_id = ? OR k.kind = 'service')`,
    owner_id: 'k.owner_id = ?',
    kind: 'k.kind = ?',
    // as rules/keyStatus.ts tells it, but for the workspace's plan
    status: `CASE WHEN k.revoked_at IS NOT NULL THEN 'revoked'
                  WHEN k.expires_at <= now() THEN 'expired'
                  WHEN k.kind = 'service' OR u.status = 'active' THEN 'active'
                  ELSE 'suspended' END = ANY (?::text[])`,
  },
});

/** The creator as they are now, kept so until the key is there: nobody grants what was just taken from them. */
export const creatorNow = statement<{ role: Role }>(`
  SELECT role FROM users WHERE workspace_id = $1 AND id = $2 AND status = 'active' FOR SHARE`);

/** Keys that can still work at $3, of one person or (null) of the workspace itself. */
export const liveKeys = statement<{ live: number }>(`
  SELECT count(*)::int AS live FROM api_keys
   WHERE workspace_id = $1 AND owner_id IS NOT DISTINCT FROM $2::uuid AND revoked_at IS NULL
     AND (expires_at IS NULL OR expires_at > $3)`);

/** Adds a key and reads it back with its owner; no row where the prefix is taken, in any workspace. */
export const insertKey = statement<KeyRow>(`
  WITH k AS (
    INSERT INTO api_keys (workspace_id, kind, owner_id, created_by, name, prefix, secret_hash, scopes, expires_at, allowed_ips)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
    ON CONFLICT (prefix) DO NOTHING
    RETURNING *
  ) SELECT ${COLUMNS} FROM k ${OWNER}`);
