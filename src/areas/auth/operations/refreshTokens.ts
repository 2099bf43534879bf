import { IN_COOKIE, type Carrier } from '../../../auth/refreshCookie.ts';
import { REFRESH_GRACE_SECONDS, REFRESH_SECONDS } from '../../../auth/tokens.ts';
import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { notify } from '../../../events/notify.ts';
import { asSystem } from '../../../events/writing.ts';
import { unauthorized, type Problem } from '../../../problem.ts';
import { limitRefreshes } from '../../../auth/tryLimits.ts';
import { assertOwnPage } from '../actions/carrier.ts';
import { tokensOf } from '../actions/sessions.ts';
import { revokeSession, rotateSession, sessionForRefresh, type RefreshRow } from '../store/sessions.ts';

/**
 * The current token gets its successor; the one before it gets the same for ten seconds, in case the answer
 * was lost. Any older token was stolen or copied and ends the session (rule 57; RFC 9700, 4.14).
 */
export default async function refreshTokens(call: Call<'refreshTokens'>): Promise<Answer<'refreshTokens'>> {
  const { db, services, workspace, now, request } = call;
  const { token, carrier } = presented(call);
  const claims = services.tokens.readRefresh(token);
  const session = claims && (await db.maybe(sessionForRefresh, { id: claims.sessionId }));
  if (!session || !services.tokens.isRefresh(token, claims, session.seed)) throw expired();
  // a token from a cookie is worthless in a body, and the other way round
  if (session.carrier !== carrier) throw expired();
  await limitRefreshes({ limiter: services.limiter, workspaceId: workspace.id, now }, claims.sessionId);
  const ended = session.revoked_at !== null || Date.parse(session.expires_at) <= now;
  if (ended || session.status !== 'active' || claims.generation > session.generation) throw expired();

  if (claims.generation === session.generation) {
    const expiresAt = now + REFRESH_SECONDS * 1000;
    await db.count(rotateSession, {
      id: session.session_id,
      generation: session.generation,
      now: new Date(now).toISOString(),
      expires_at: new Date(expiresAt).toISOString(),
      ip: request.ip,
      user_agent: request.userAgent,
    });
    const next = { ...session, generation: session.generation + 1, expiresAt };
    return { status: 200, ...tokensOf(call, session, next) };
  }

  const sinceRotation = now - Date.parse(session.rotated_at);
  if (claims.generation < session.generation - 1 || sinceRotation > REFRESH_GRACE_SECONDS * 1000)
    throw await endForReuse(call, session);
  const same = { ...session, expiresAt: Date.parse(session.expires_at) };
  return { status: 200, ...tokensOf(call, session, same) };
}

/** The refresh token of the body, or the cookie's if the body says so. */
function presented({ body, request }: Call<'refreshTokens'>): { token: string; carrier: Carrier } {
  if (body.refresh_token !== IN_COOKIE) return { token: body.refresh_token, carrier: 'body' };
  const token = assertOwnPage(request).refreshToken();
  if (token === null) throw expired();
  return { token, carrier: 'cookie' };
}

/** Ends the session and notifies the person. The problem it returns commits, although the call fails. */
async function endForReuse(call: Call<'refreshTokens'>, session: RefreshRow): Promise<Problem> {
  const { db, services, workspace, now } = call;
  await db.count(revokeSession, {
    id: session.session_id,
    user_id: session.id,
    now: new Date(now).toISOString(),
  });
  db.afterCommit(() => services.accessChanged(workspace.id));
  audit(asSystem(call), { action: 'revoked', resource: 'session', id: session.session_id });
  notify(call, {
    userId: session.id,
    kind: 'security.session_revoked',
    title: 'One of your sessions was ended',
    body: 'Its refresh token was used a second time, so it may have been copied. Sign in again; if you see this often, change your password.',
  });
  return unauthorized(
    'token_reused',
    'This refresh token has been used before. Its session has been ended: sign in again.',
    { commit: true },
  );
}

const expired = () =>
  unauthorized('token_expired', 'The refresh token is unknown, too old or revoked. Sign in again.');
