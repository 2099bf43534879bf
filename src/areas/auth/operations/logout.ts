import { DELETE_REFRESH_TOKEN } from '../../../auth/refreshCookie.ts';
import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { revokeSession, sessionSecret } from '../store/sessions.ts';

/**
 * Ends one of the caller's sessions. Does nothing if it has ended, is unknown or belongs to somebody else.
 */
export default async function logout(call: Call<'logout'>): Promise<Answer<'logout'>> {
  const { caller, db, services, workspace, now, request } = call;
  const sessionId = await sessionToEnd(call);
  const ended =
    sessionId !== null &&
    (await db.count(revokeSession, {
      id: sessionId,
      user_id: caller.userId!,
      now: new Date(now).toISOString(),
    })) > 0;
  if (ended) {
    audit(call, { action: 'ended', resource: 'session', id: sessionId });
    db.afterCommit(() => services.accessChanged(workspace.id));
  }
  const headers = request.page?.refreshToken() ? DELETE_REFRESH_TOKEN : {};
  return { status: 200, message: 'Signed out.', data: {}, headers };
}

/** The session of the refresh token in the body, of any generation; without a token, the current session. */
async function sessionToEnd({ body, caller, db, services }: Call<'logout'>): Promise<string | null> {
  if (body.refresh_token === undefined) return caller.sessionId;
  const claims = services.tokens.readRefresh(body.refresh_token);
  const session = claims && (await db.maybe(sessionSecret, { id: claims.sessionId }));
  return session && services.tokens.isRefresh(body.refresh_token, claims, session.seed)
    ? claims.sessionId
    : null;
}
