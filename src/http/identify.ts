/** Who makes a request: from its credential, or nobody where the contract lets anyone in. */
import { looksLikeApiKey } from '../auth/apiKeys.ts';
import type { Authenticator } from '../auth/authenticate.ts';
import { keyNotAccepted } from '../auth/authorize.ts';
import type { Caller } from '../auth/caller.ts';
import { hasSignature, type FileAddresses } from '../auth/fileAddresses.ts';
import type { OperationRow } from '../openapi/operation.ts';
import { Problem, unauthorized } from '../problem.ts';
import { bearerOf } from './bearer.ts';
import type { ServedRequest } from './servedRequest.ts';
import { clientOf, isAssistants } from './requestFacts.ts';

type Identified = Pick<OperationRow, 'anonymous' | 'key' | 'role' | 'signed'>;

/** Whether the request has a signed address in place of a credential. */
export const isSigned = ({ ctx, search }: ServedRequest, { signed }: Pick<OperationRow, 'signed'>): boolean =>
  signed === true && ctx.req.headers.authorization === undefined && hasSignature(search);

/**
 * The authenticated caller; null only where the contract lets anyone in. Throws 401 for a missing or invalid
 * credential, 403 for an API key where the contract accepts none.
 */
export async function callerOf(
  authenticator: Authenticator,
  fileAddresses: FileAddresses,
  request: ServedRequest,
  operation: Identified,
): Promise<Caller | null> {
  if (operation.anonymous && operation.key === 'none') return null;
  if (isSigned(request, operation)) {
    const session = fileAddresses.read(`${request.path}${request.search}`, request.workspace.id);
    if (session) return authenticator.resume(session, presentedBy(request), request.db);
    throw unauthorized('invalid_credential', 'The signature of this address is not valid.');
  }
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

const authenticate = (authenticator: Authenticator, request: ServedRequest, token: string) =>
  authenticator.authenticate(token, presentedBy(request), request.db);

const presentedBy = ({ ctx, ip, now }: ServedRequest) => ({
  ip,
  app: clientOf(ctx.req) === 'app',
  assistant: isAssistants(ctx),
  now,
});
