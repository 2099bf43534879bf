import { randomBytes, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { UUID } from '../lib/ids.ts';
import { keyringOf, type AppSecret } from '../secrets/keyring.ts';
import { macOf } from '../secrets/mac.ts';

export const ACCESS_SECONDS = 900;
/** Lifetime of a session without a refresh, in seconds. */
export const REFRESH_SECONDS = 1_209_600;
/** Seconds for which the previous refresh token returns the same successor, in case the answer was lost. */
export const REFRESH_GRACE_SECONDS = 10;

/** Maximum difference between the clocks of two processes, in seconds. */
const CLOCK_SLACK = 5;

const ISSUER = 'workforce-api';
const ALGORITHM = 'HS256';

export interface AccessClaims {
  userId: string;
  sessionId: string;
  workspaceId: string;
  /** End of the token in seconds since 1970. */
  expires: number;
}

export interface RefreshClaims {
  sessionId: string;
  generation: number;
}

export interface Tokens {
  access(claims: Omit<AccessClaims, 'expires'>, now: number): string;
  /** The claims; null unless it is a currently valid access token of this workspace. */
  readAccess(token: string, workspaceId: string, now: number): AccessClaims | null;
  refresh(sessionId: string, generation: number, seed: Buffer): string;
  /** The claims of a refresh token, not yet verified: call `isRefresh`. */
  readRefresh(token: string): RefreshClaims | null;
  isRefresh(token: string, claims: RefreshClaims, seed: Buffer): boolean;
}

/** A NumericDate in the form that we write (RFC 7519, 2): whole seconds since 1970. */
const isSecond = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** An id in the form that we write: a UUID in lower case. */
const isId = (value: unknown): value is string =>
  typeof value === 'string' && UUID.test(value) && value === value.toLowerCase();

/**
 * Whether header and claims are exactly what JSON.stringify writes. A member that occurs twice could be read
 * differently by two parsers.
 */
const isPlain = (token: string): boolean =>
  token
    .split('.', 2)
    .map((part) => Buffer.from(part, 'base64url').toString())
    .every((text) => JSON.stringify(JSON.parse(text)) === text);

/**
 * Access tokens are JWTs with one fixed algorithm (RFC 8725). Refresh tokens are not stored but derived: a
 * MAC over session, generation and the session's seed, so that the successor of a presented token can be
 * computed again (RFC 9700, 4.14).
 */
export function createTokens(appSecret: AppSecret): Tokens {
  // a KeyObject, because jsonwebtoken is 40 times slower with a string
  const keys = keyringOf(appSecret, 'access-token');
  const header = { alg: ALGORITHM, typ: 'at+jwt', ...(keys.named && { kid: keys.current.id }) };
  const refreshMac = macOf(appSecret, 'refresh-token');
  const signed = ({ sessionId, generation }: RefreshClaims) => `${sessionId}.${generation}.`;

  return {
    access: ({ userId, sessionId, workspaceId }, now) =>
      jwt.sign(
        {
          sid: sessionId,
          nbf: Math.floor(now / 1000) - CLOCK_SLACK,
          iat: Math.floor(now / 1000),
          exp: Math.floor(now / 1000) + ACCESS_SECONDS,
          jti: randomBytes(8).toString('base64url'),
        },
        keys.current.key,
        {
          algorithm: ALGORITHM,
          header,
          issuer: ISSUER,
          audience: workspaceId,
          subject: userId,
        },
      ),

    readAccess(token, workspaceId, now) {
      for (const { id, key } of keys.all) {
        const claims = claimsUnder(key, id, { token, workspaceId, now });
        if (claims) return claims;
      }
      return null;
    },

    refresh: (sessionId, generation, seed) =>
      `wfr_${sessionId}_${generation}_${refreshMac.sign(signed({ sessionId, generation }), seed).toString('base64url')}`,

    readRefresh(token) {
      const parts = /^wfr_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})_(\d{1,9})_[\w-]{43}$/.exec(token);
      return parts ? { sessionId: parts[1]!, generation: Number(parts[2]) } : null;
    },

    isRefresh(token, claims, seed) {
      const given = Buffer.from(token.slice(-43), 'base64url');
      return given.length === 32 && refreshMac.verifies(given, signed(claims), seed);
    },
  };
}

/** The claims of an access token signed with this key; null for any other text. */
function claimsUnder(
  key: KeyObject,
  keyId: string,
  { token, workspaceId, now }: { token: string; workspaceId: string; now: number },
): AccessClaims | null {
  try {
    const { header, payload } = jwt.verify(token, key, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: workspaceId,
      clockTimestamp: Math.floor(now / 1000),
      complete: true,
    });
    const { alg: _alg, typ, kid = keyId, ...others } = header as unknown as Record<string, unknown>;
    if (typ !== 'at+jwt' || kid !== keyId || Object.keys(others).length > 0 || !isPlain(token)) return null;
    const { sub, sid, aud, iat, nbf, exp } = payload as Record<string, unknown>;
    if (!isId(sub) || !isId(sid) || aud !== workspaceId) return null;
    if (!isSecond(iat) || !isSecond(nbf) || !isSecond(exp)) return null;
    if (exp - nbf > ACCESS_SECONDS + CLOCK_SLACK) return null;
    return { userId: sub, sessionId: sid, workspaceId, expires: exp };
  } catch {
    return null;
  }
}
