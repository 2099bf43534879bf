import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { createCache } from '../lib/cache.ts';
import type { Role } from '../openapi/operation.ts';
import type { Scope } from '../generated/operations.ts';
import type { Db } from '../db/handle.ts';
import { statement } from '../db/statement.ts';
import { unauthorized } from '../problem.ts';
import { hashApiKey, looksLikeApiKey, prefixOfApiKey, sameHash } from './apiKeys.ts';
import type { Caller } from './caller.ts';
import { createKeyUse } from './keyUse.ts';
import { isDocumentsToken, leaverAsCaller, leaverOfToken } from './documentsAccess.ts';
import { hashOneTimeToken } from './oneTimeTokens.ts';
import { madeAdminBy, newSince } from './newAdmins.ts';
import { PERSON, personAsCaller, type PersonRow } from './personNow.ts';
import type { AccessClaims, Tokens } from './tokens.ts';

interface KeyRow {
  id: string;
  kind: 'personal' | 'service';
  name: string;
  prefix: string;
  scopes: Scope[];
  secret_hash: Buffer;
  previous_hash: Buffer | null;
  previous_valid_until: string | null;
  revoked: boolean;
  expires_at: string | null;
  allowed_ips: string[];
  created_by: string;
  rotated_by: string[];
  made_admin_by: string[];
  user_id: string | null;
  email: string | null;
  display_name: string | null;
  role: Role | null;
  second_factor: boolean;
  user_status: string | null;
  timezone: string | null;
}

/** Everything that a key's caller consists of, in one indexed query. */
const keyByPrefix = statement<KeyRow, { prefix: string; new_since: string }>(`
  SELECT k.id, k.kind, k.name, k.prefix, k.scopes, k.secret_hash, k.previous_hash, k.created_by, k.rotated_by,
         k.previous_valid_until, k.revoked_at IS NOT NULL AS revoked, k.expires_at,
         k.allowed_ips::text[] AS allowed_ips,
         CASE WHEN k.kind = 'service' OR u.role = 'admin' THEN ${madeAdminBy('ARRAY[k.created_by] || k.rotated_by')} ELSE '{}' END
           AS made_admin_by,
         u.id AS user_id, u.email, u.first_name || ' ' || u.last_name AS display_name, u.role, u.status AS user_status, u.timezone,
         f.enabled_at IS NOT NULL AS second_factor
    FROM api_keys k
    LEFT JOIN users u ON u.workspace_id = k.workspace_id AND u.id = k.owner_id
    LEFT JOIN two_factor f ON f.workspace_id = u.workspace_id AND f.user_id = u.id
   WHERE k.workspace_id = $1 AND k.prefix = $prefix`);

const liveSession = statement<PersonRow, { id: string; user_id: string; new_since: string }>(`
  SELECT ${PERSON}
    FROM sessions s
    JOIN users u ON u.workspace_id = s.workspace_id AND u.id = s.user_id AND u.status = 'active'
    LEFT JOIN two_factor f ON f.workspace_id = u.workspace_id AND f.user_id = u.id
   WHERE s.workspace_id = $1 AND s.id = $id AND s.user_id = $user_id AND s.revoked_at IS NULL AND s.expires_at > now()`);

/** A verified credential, cached. Its end is checked again on each use. */
interface Verified {
  workspaceId: string;
  caller: Caller;
  allowedIps: readonly string[];
  /** End of the credential in milliseconds since 1970. */
  until: number;
}

/** The circumstances of a request with a credential. */
interface Presented {
  ip: string;
  /** The client claims to be the mobile app. */
  app: boolean;
  /** An AI assistant's request, received through /mcp. */
  assistant?: boolean;
  now: number;
}

/** A session whose access token was verified before, with the token's end. */
export type Session = Pick<AccessClaims, 'userId' | 'sessionId' | 'expires'>;

export interface Authenticator {
  /**
   * The caller of a bearer token.
   * @throws Problem 401
   */
  authenticate(token: string, presented: Presented, db: Db): Promise<Caller>;
  /**
   * The caller of a session that is still valid.
   * @throws Problem 401
   */
  resume(session: Session, presented: Presented, db: Db): Promise<Caller>;
  /** Call it when roles, keys or sessions of this workspace may have changed. */
  accessChanged(workspaceId: string): void;
  /** Drops all cached credentials. Call it when notices may have been lost. */
  everythingChanged(): void;
}

const refused = () =>
  unauthorized(
    'invalid_credential',
    'The credential is not valid here. It may be mistyped, expired, revoked, or belong to another workspace.',
  );

/** `onError` is called if the last use of a key could not be recorded, which does not fail the request. */
export function createAuthenticator(
  tokens: Tokens,
  onError: (error: unknown) => void = () => undefined,
): Authenticator {
  const keyUse = createKeyUse(onError);
  // a second is the longest time for which a revocation can be missed if its notice is lost
  const verified = createCache<Verified | null>({ ttl: 1000, max: 20_000 });

  const byKey = async (token: string, now: number, db: Db): Promise<Verified | null> => {
    const prefix = prefixOfApiKey(token);
    const row =
      prefix === null ? undefined : await db.maybe(keyByPrefix, { prefix, new_since: newSince(now) });
    if (!row || row.revoked) return null;
    const until = Math.min(endOf(row.expires_at), endOfSecret(row, hashApiKey(token)));
    if (until === 0) return null;
    if (row.kind === 'personal' && row.user_status !== 'active') return null;
    return {
      workspaceId: db.workspaceId,
      caller: callerOfKey(row, until),
      allowedIps: row.allowed_ips,
      until,
    };
  };

  const bySession = async (
    { userId, sessionId, expires }: Session,
    now: number,
    db: Db,
  ): Promise<Verified | null> => {
    const row = await db.maybe(liveSession, { id: sessionId, user_id: userId, new_since: newSince(now) });
    if (!row) return null;
    return {
      workspaceId: db.workspaceId,
      caller: personAsCaller(row, { sessionId, until: expires * 1000, source: 'dashboard' }),
      allowedIps: [],
      until: expires * 1000,
    };
  };

  const byToken = async (token: string, now: number, db: Db): Promise<Verified | null> => {
    if (looksLikeApiKey(token)) return byKey(token, now, db);
    if (isDocumentsToken(token)) return leaverBy(token, now, db);
    const claims = tokens.readAccess(token, db.workspaceId, now);
    return claims && bySession(claims, now, db);
  };

  const admitted = (found: Verified | null, { ip, app, assistant, now }: Presented, db: Db): Caller => {
    if (!found || found.until <= now || !ipAllowed(ip, found.allowedIps)) throw refused();
    if (found.caller.keyId !== null) keyUse.note(db, found.caller.keyId, ip, now);
    const { caller } = found;
    if (caller.kind === 'user') return app ? { ...caller, source: 'app' } : caller;
    return assistant ? { ...caller, source: 'assistant' } : caller;
  };

  return {
    async authenticate(token, presented, db) {
      const found = await verified.get(`${db.workspaceId} ${token}`, () => byToken(token, presented.now, db));
      return admitted(found, presented, db);
    },
    async resume(session, presented, db) {
      // a token contains no space, so this key never equals the key of a token
      const key = `${db.workspaceId} session ${session.sessionId} ${session.userId} ${session.expires}`;
      return admitted(await verified.get(key, () => bySession(session, presented.now, db)), presented, db);
    },
    accessChanged: (workspaceId) =>
      verified.dropWhere((value) => value === null || value.workspaceId === workspaceId),
    everythingChanged: () => verified.clear(),
  };
}

/** Somebody who has left, by a token for their documents. They are an employee, whatever they were. */
async function leaverBy(token: string, now: number, db: Db): Promise<Verified | null> {
  const row = await db.maybe(leaverOfToken, {
    token_hash: hashOneTimeToken(token),
    now: new Date(now).toISOString(),
  });
  if (!row) return null;
  const until = Date.parse(row.token_expires_at);
  return { workspaceId: db.workspaceId, caller: leaverAsCaller(row, until), allowedIps: [], until };
}

const endOf = (timestamp: string | null): number => (timestamp === null ? Infinity : Date.parse(timestamp));

/** End of this secret: the previous one is valid for a grace period after a rotation, any other is 0. */
function endOfSecret(row: KeyRow, hash: Buffer): number {
  if (sameHash(hash, row.secret_hash)) return Infinity;
  return sameHash(hash, row.previous_hash) ? endOf(row.previous_valid_until) : 0;
}

function callerOfKey(row: KeyRow, until: number): Caller {
  const service = row.kind === 'service';
  return {
    kind: service ? 'service_key' : 'personal_key',
    userId: row.user_id,
    role: service ? 'admin' : row.role!,
    scopes: row.scopes,
    keyId: row.id,
    keyPrefix: row.prefix,
    keyHolders: [row.created_by, ...row.rotated_by],
    madeAdminBy: row.made_admin_by,
    sessionId: null,
    secondFactor: service || row.second_factor,
    until,
    actor: service
      ? { id: row.id, email: `${row.prefix}@keys.invalid`, name: row.name }
      : { id: row.user_id!, email: row.email!, name: row.display_name! },
    source: 'api',
    leaver: false,
    timezone: row.timezone,
  };
}

/** Whether an address is in one of the networks; an empty list allows any address. */
function ipAllowed(ip: string, networks: readonly string[]): boolean {
  if (networks.length === 0) return true;
  if (isIP(ip) === 0) return false;
  const address = ipaddr.process(ip);
  return networks.some((network) => {
    const [range, bits] = ipaddr.parseCIDR(network);
    return range.kind() === address.kind() && address.match(range, bits);
  });
}
