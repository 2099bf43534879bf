/** Opens sessions and issues their tokens. */
import { randomBytes } from 'node:crypto';
import { IN_COOKIE, storeRefreshToken, type Carrier } from '../../../auth/refreshCookie.ts';
import { ACCESS_SECONDS, REFRESH_SECONDS } from '../../../auth/tokens.ts';
import type { RequestFacts } from '../../../events/requestFacts.ts';
import type { Tx } from '../../../db/handle.ts';
import { audit } from '../../../events/audit.ts';
import { asPerson } from '../../../events/writing.ts';
import type { SignInTokens } from '../../../generated/types.ts';
import type { Services } from '../../../services.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import { presentSignedIn } from '../present/sessions.ts';
import { proveEmail } from '../store/emailChanges.ts';
import { insertSession, type SignedInRow } from '../store/sessions.ts';

/** The parts of a call that signing in needs. */
export interface SignInCall {
  db: Tx;
  services: Services;
  workspace: Workspace;
  now: number;
  request: RequestFacts;
}

/** `person.email` is the address that was used to sign in. */
export interface SigningIn {
  person: { id: string; email: string };
  passwordHash: string;
  deviceName: string | null;
  carrier: Carrier;
}

/** What an answer contains of a session. With the cookie, a header stores the refresh token. */
export interface Tokens {
  data: SignInTokens;
  headers?: Record<string, string>;
}

/**
 * Opens a session and returns its tokens; the address used counts as proved from now on. Null if the person
 * was deactivated, or their password is no longer `passwordHash`.
 */
export async function openSession(
  call: SignInCall,
  { person, passwordHash, deviceName, carrier }: SigningIn,
): Promise<Tokens | null> {
  const { db, now, request } = call;
  const seed = randomBytes(32);
  const at = new Date(now).toISOString();
  const expiresAt = now + REFRESH_SECONDS * 1000;
  const row = await db.maybe(insertSession, {
    user_id: person.id,
    password_hash: passwordHash,
    seed,
    now: at,
    expires_at: new Date(expiresAt).toISOString(),
    ip: request.ip,
    user_agent: request.userAgent,
    device_name: deviceName,
    carrier,
  });
  if (!row) return null;
  db.later(proveEmail, { user_id: person.id, proved_at: at, email: person.email });
  audit(asPerson(call, row), { action: 'created', resource: 'session', id: row.session_id });
  return tokensOf(call, row, { session_id: row.session_id, generation: 0, seed, expiresAt, carrier });
}

export function tokensOf(
  { services, workspace, now }: Pick<SignInCall, 'services' | 'workspace' | 'now'>,
  person: SignedInRow,
  session: { session_id: string; generation: number; seed: Buffer; expiresAt: number; carrier: Carrier },
): Tokens {
  const refreshToken = services.tokens.refresh(session.session_id, session.generation, session.seed);
  const seconds = Math.max(1, Math.floor((session.expiresAt - now) / 1000));
  const inCookie = session.carrier === 'cookie';
  const data: SignInTokens = {
    access_token: services.tokens.access(
      { userId: person.id, sessionId: session.session_id, workspaceId: workspace.id },
      now,
    ),
    refresh_token: inCookie ? IN_COOKIE : refreshToken,
    token_type: 'Bearer',
    expires_in: ACCESS_SECONDS,
    refresh_expires_in: seconds,
    user: presentSignedIn(person, workspace),
  };
  return inCookie ? { data, headers: storeRefreshToken(refreshToken, seconds) } : { data };
}
