/**
 * `/mcp`: the public calls as tools for AI assistants (Model Context Protocol, streamable HTTP). It keeps no
 * sessions: each request brings its API key, and each tool call is a request of its own through the pipeline,
 * with its limits, rules and audit line, whose source is `assistant`.
 */
import Koa, { type Context, type Middleware } from 'koa';
import type { DispatchFunc } from 'light-my-request';
import { looksLikeApiKey } from '../../auth/apiKeys.ts';
import type { Authenticator } from '../../auth/authenticate.ts';
import type { Caller } from '../../auth/caller.ts';
import { workspaceDb } from '../../db/handle.ts';
import type { Logger } from 'pino';
import { Problem, unauthorized } from '../../problem.ts';
import type { Services } from '../../services.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { readJson } from '../body.ts';
import { addressOf, type TrustedProxies } from '../clientAddress.ts';
import { sendProblem } from '../envelope.ts';
import { redirectTo } from '../match.ts';
import { assertOrigin } from '../origin.ts';
import { bearerOf } from '../bearer.ts';
import { countRequest, countUnrecognised, refuseOverLimit } from '../rateLimit.ts';
import { markAssistant } from '../requestFacts.ts';
import { requestIdOf } from '../requestId.ts';
import { hostOf } from '../target.ts';
import type { WorkspaceDirectory } from '../workspaces.ts';
import { offerOf } from './offer.ts';
import { PATHS } from './path.ts';

export interface AssistantsDeps {
  /** Everything under /api/v1/. */
  pipeline: Middleware;
  services: Pick<Services, 'pool' | 'limiter'>;
  workspaces: WorkspaceDirectory;
  authenticator: Authenticator;
  trustedProxies: TrustedProxies;
  /** Origins that may call from a browser. */
  corsOrigins: readonly string[];
  log: Logger;
  now: () => number;
}

/** Who sent a message, and to which workspace. */
interface Asker {
  caller: Caller;
  workspace: Workspace;
  ip: string;
}

export function createAssistants(deps: AssistantsDeps): Middleware {
  const calls = new Koa();
  calls.silent = true;
  calls.use(markAssistant).use(deps.pipeline);
  const dispatch = calls.callback() as unknown as DispatchFunc;

  return async (ctx) => {
    const id = requestIdOf(ctx);
    const headers: Record<string, string> = {
      'X-Request-Id': id,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    };
    await answer(ctx, headers).catch((error: unknown) =>
      sendProblem(ctx, error, { id, headers, log: deps.log }),
    );
  };

  async function answer(ctx: Context, headers: Record<string, string>): Promise<void> {
    if (!PATHS.includes(ctx.path)) throw redirectTo(`${ctx.path.slice(0, -1)}${ctx.search}`);
    if (ctx.method !== 'POST')
      throw new Problem(405, 'method_not_allowed', {
        detail: 'This path takes only POST: it has no sessions and no streams.',
        headers: { Allow: 'POST' },
      });
    assertOrigin(ctx.req.headers.origin, hostOf(ctx.req), deps.corsOrigins);
    const asker = await askerOf(ctx, headers);
    const offer = offerOf(ctx.path, ctx.search);
    const message = await readJson(ctx);
    if (Array.isArray(message))
      throw new Problem(400, 'malformed_json', { detail: 'Send one JSON-RPC message at a time.' });
    const count = async () => {
      const { caller, workspace, ip } = asker;
      refuseOverLimit(headers, await countRequest(deps.services.limiter, caller, workspace, ip, deps.now()));
    };
    // a tool call is counted by the pipeline, as the request that it becomes
    if ((message as { method?: unknown } | null)?.method !== 'tools/call') await count();
    for (const [name, value] of Object.entries(headers)) ctx.res.setHeader(name, value);
    ctx.respond = false;
    const { answerMessage } = await import('./protocol.ts');
    await answerMessage(
      { ...asker, offer, now: deps.now(), count, request: ctx.req, response: ctx.res, message },
      dispatch,
    );
  }

  /** Throws 401 without a valid key; such a request is counted as in the pipeline. */
  async function askerOf(ctx: Context, headers: Record<string, string>): Promise<Asker> {
    const now = deps.now();
    const ip = addressOf(ctx.req, deps.trustedProxies);
    const workspace = await deps.workspaces.ofHost(hostOf(ctx.req));
    try {
      const token = bearerOf(ctx);
      if (token === null || !looksLikeApiKey(token))
        throw unauthorized('credential_required', 'Send "Authorization: Bearer <API key>".');
      const db = workspaceDb(deps.services.pool, workspace.id);
      const caller = await deps.authenticator.authenticate(token, { ip, app: false, now }, db);
      return { caller, workspace, ip };
    } catch (error) {
      if (error instanceof Problem)
        refuseOverLimit(headers, await countUnrecognised(deps.services.limiter, ip, now));
      throw error;
    }
  }
}
