import {
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto';
import jwt from 'jsonwebtoken';
import { UUID } from '../lib/ids.ts';

/** Seconds an access token lives. */
export const ACCESS_SECONDS = 900;
/** Seconds a session lives without a refresh. */
export const REFRESH_SECONDS = 1_209_600;
/** Seconds in which the previous refresh token still gets the same successor, for a client that lost the answer. */
export const REFRESH_GRACE_SECONDS = 10;

/** Seconds the clocks of two processes may differ. */
const CLOCK_SLACK = 5;

const ISSUER = 'workforce-api';
const ALGORITHM = 'HS256';

export interface AccessClaims {
  userId: string;
  sessionId: string;
  workspaceId: string;
  /** When it ends, in seconds since 1970. */
  expires: number;
}

export interface RefreshClaims {
  sessionId: string;
  generation: number;
}

export interface Tokens {
  access(claims: Omit<AccessClaims, 'expires'>, now: number): string;
  /** The claims, or null for anything that is not a valid access token of this workspace right now. */
  readAccess(token: string, workspaceId: string, now: number): AccessClaims | null;
  refresh(sessionId: string, generation: number, seed: Buffer): string;
  /** The unverified claims of a refresh token; `isRefresh` verifies them. */
  readRefresh(token: string): RefreshClaims | null;
  isRefresh(token: string, claims: RefreshClaims, seed: Buffer): boolean;
}

/** Whole seconds since 1970: a NumericDate as we write it (RFC 7519, 2). */
const isSecond = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** An id as we write it: a UUID in lower case. */
const isId = (value: unknown): value is string =>
  typeof value === 'string' && UUID.test(value) && value === value.toLowerCase();

/**
 * Whether header and claims are exactly what JSON.stringify writes: with a member twice, two readers could take
 * different ones.
 */
const isPlain = (token: string): boolean =>
  token
    .split('.', 2)
    .map((part) => Buffer.from(part, 'base64url').toString())
    .every((text) => JSON.stringify(JSON.parse(text)) === text);

/** A key for one purpose, derived from the installation's secret. */
export const deriveKey = (appSecret: string, purpose: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', appSecret, 'workforce-api', purpose, 32)));

/**
 * Access tokens are JWTs of one fixed algorithm (RFC 8725). Refresh tokens are derived, not stored: a MAC over session,
 * generation and the session's seed, so that the successor of a presented token can be computed again (RFC 9700, 4.14).
 */
export function createTokens(appSecret: string): Tokens {
  // a KeyObject: with the secret as a string jsonwebtoken is 40 times slower
  const accessKey = deriveKey(appSecret, 'access-token');
  const refreshKey = deriveKey(appSecret, 'refresh-token');
  const macOf = ({ sessionId, generation }: RefreshClaims, seed: Buffer) =>
    createHmac('sha256', refreshKey).update(`${sessionId}.${generation}.`).update(seed).digest();

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
        accessKey,
        {
          algorithm: ALGORITHM,
          header: { alg: ALGORITHM, typ: 'at+jwt' },
          issuer: ISSUER,
          audience: workspaceId,
          subject: userId,
        },
      ),

    readAccess(token, workspaceId, now) {
      try {
        const { header, payload } = jwt.verify(token, accessKey, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: workspaceId,
          clockTimestamp: Math.floor(now / 1000),
          complete: true,
        });
        if (header.typ !== 'at+jwt' || Object.keys(header).length !== 2 || !isPlain(token)) return null;
        const { sub, sid, aud, iat, nbf, exp } = payload as Record<string, unknown>;
        if (!isId(sub) || !isId(sid) || aud !== workspaceId) return null;
        if (!isSecond(iat) || !isSecond(nbf) || !isSecond(exp)) return null;
        if (exp - nbf > ACCESS_SECONDS + CLOCK_SLACK) return null;
        return { userId: sub, sessionId: sid, workspaceId, expires: exp };
      } catch {
        return null;
      }
    },

    refresh: (sessionId, generation, seed) =>
      `wfr_${sessionId}_${generation}_${macOf({ sessionId, generation }, seed).toString('base64url')}`,

    readRefresh(token) {
      const parts = /^wfr_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})_(\d{1,9})_[\w-]{43}$/.exec(token);
      return parts ? { sessionId: parts[1]!, generation: Number(parts[2]) } : null;
    },

    isRefresh(token, claims, seed) {
      const given = Buffer.from(token.slice(-43), 'base64url');
      const expected = macOf(claims, seed);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
