/** The path of a request (docs/architecture.md): each step is a line of `answer`. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Context } from 'koa';
import { authorize, refuseReadOnly } from '../auth/authorize.ts';
import type { Caller } from '../auth/caller.ts';
import type { AnyCall } from '../contract.ts';
import type { OperationId } from '../generated/operations.ts';
import type { Services } from '../services.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { assertAccepts, preferredType } from './accept.ts';
import { readBody } from './body.ts';
import { withBoundary, type BoundaryDeps, type Exchange } from './boundary.ts';
import type { Streamed } from './content.ts';
import { countingRefusal, limitRate, type CountingDeps } from './counted.ts';
import type { Rendered } from './envelope.ts';
import { callerOf } from './identify.ts';
import { match, type Match } from './match.ts';
import { disposeFiles } from './multipart.ts';
import { refuseOwnRecord } from './ownRecord.ts';
import { readQuery } from './query.ts';
import { readCall } from './readCall.ts';
import { factsOf } from './requestFacts.ts';
import { inWorkspace, type ServedDeps, type ServedRequest } from './servedRequest.ts';
import { lowerRequestIds, validateRequest } from './validate.ts';
import { writeCall } from './writeCall.ts';

export interface PipelineDeps extends BoundaryDeps, ServedDeps, CountingDeps {
  services: Services;
}

type Operation = Match['operation'];

export function createPipeline(deps: PipelineDeps): (ctx: Context) => Promise<void> {
  return withBoundary(deps, answer);

  async function answer(exchange: Exchange): Promise<Rendered | Streamed> {
    const request = await inWorkspace(deps, exchange);
    const { operation, params } = await countingRefusal(deps, request, () => matched(request));
    const caller = await countingRefusal(deps, request, () => identified(request, operation));
    await limitRate(deps, request, operation, caller);
    assertAuthorized(operation, caller, request.workspace);
    assertAccepts(request.ctx.req.headers.accept, operation.produces);
    const input = await readInput(request, operation, params);
    try {
      validate(operation.id, input, request.ctx.req.headers);
      const call = callOf(request, operation, caller, input);
      call.caller = await refuseOwnRecord(operation, call, request.db);
      return await (operation.reads ? readCall : writeCall)(request, operation, call);
    } finally {
      if (operation.files.length > 0) await disposeFiles(input.body);
    }
  }

  function matched({ ctx, path, search, report }: ServedRequest): Match {
    const found = match(ctx.method, path, search);
    report.operation = found.operation.id;
    return found;
  }

  async function identified(request: ServedRequest, operation: Operation): Promise<Caller | null> {
    const caller = await callerOf(deps.authenticator, deps.services.fileAddresses, request, operation);
    request.report.key = caller?.keyPrefix ?? undefined;
    return caller;
  }

  /** What the call is made of. `body` is undefined if the call takes none or a required one is missing. */
  async function readInput({ ctx, search }: ServedRequest, operation: Operation, params: Match['params']) {
    const query = readQuery(search, operation);
    const body = await readBody(ctx, operation, deps.services.spool);
    return { params, query, body };
  }

  function callOf(
    { ctx, report, span, workspace, now, ip }: ServedRequest,
    operation: Operation,
    caller: Caller | null,
    input: Pick<AnyCall, 'params' | 'query' | 'body'>,
  ): Omit<AnyCall, 'db'> {
    const ifMatch = operation.ifMatch ? (ctx.req.headers['if-match'] ?? null) : null;
    const accepted = preferredType(ctx, operation.produces);
    const request = factsOf(ctx.req, report.id, ip);
    if (span) request.trace = span.event;
    return { ...input, ifMatch, accepted, caller, workspace, services: deps.services, now, request };
  }
}

/** Throws 403 if the caller may not make this call, or if the workspace is read-only. */
function assertAuthorized(operation: Operation, caller: Caller | null, workspace: Workspace): void {
  const refusal = (caller && authorize(operation, caller, workspace)) ?? refuseReadOnly(operation, workspace);
  if (refusal) throw refusal;
}

/** Throws 404 and 422 (`validateRequest`). Ids are brought to lower case first, in place. */
function validate(
  id: OperationId,
  { params, query, body }: Pick<AnyCall, 'params' | 'query' | 'body'>,
  header: IncomingHttpHeaders,
): void {
  const given = { path: params, query, ...(body === undefined ? {} : { requestBody: body }) };
  lowerRequestIds(id, given);
  validateRequest(id, { ...given, header });
}
