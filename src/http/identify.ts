/** Who makes a request: from its credential, or nobody where the contract lets anyone in. */
import { looksLikeApiKey } from '../auth/apiKeys.ts';
import type { Authenticator } from '../auth/authenticate.ts';
import { keyNotAccepted } from '../auth/authorize.ts';
import type { Caller } from '../auth/caller.ts';
import type { OperationRow } from '../openapi/operation.ts';
import { Problem, unauthorized } from '../problem.ts';
import { bearerOf } from './bearer.ts';
import type { ServedRequest } from './servedRequest.ts';
import { clientOf, isAssistants } from './requestFacts.ts';

/**
 * The authenticated caller; null only where the contract lets anyone in. Throws 401 for a missing or invalid
 * credential, 403 for an API key where the contract accepts none.
 */
export async function callerOf(
  authenticator: Authenticator,
  request: ServedRequest,
  operation: Pick<OperationRow, 'anonymous' | 'key' | 'role'>,
): Promise<Caller | null> {
  if (operation.anonymous && operation.key === 'none') return null;
  const token = bearerOf(request.ctx);
  if (operation.role === null) {
    if (token && looksLikeApiKey(token)) throw keyNotAccepted();
    return null;
  }
  if (!token)
    throw unauthorized('credential_required', 'Send "Authorization: Bearer <API key or access token>".');
  return authenticate(authenticator, request, token);
}

/**
 * The caller that a request's credential belongs to, whatever the request asks for; null without a valid one.
 */
export async function credentialHolder(
  authenticator: Authenticator,
  request: ServedRequest,
): Promise<Caller | null> {
  try {
    const token = bearerOf(request.ctx);
    return token === null ? null : await authenticate(authenticator, request, token);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

const authenticate = (authenticator: Authenticator, { ctx, ip, now, db }: ServedRequest, token: string) =>
  authenticator.authenticate(
    token,
    { ip, app: clientOf(ctx.req) === 'app', assistant: isAssistants(ctx), now },
    db,
  );
