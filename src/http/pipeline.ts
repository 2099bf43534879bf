/**
 * The steps of a request, from the socket to the envelope: request id and error boundary -> workspace from Host ->
 * match -> authenticate -> rate limit -> authorize -> read body -> validate -> refuse the caller's own record -> handler in its
 * transaction -> envelope.
 * Each step is a line of `answer` below; which errors a step throws is said where it is defined.
 */
import type { Context } from 'koa';
import { looksLikeApiKey } from '../auth/apiKeys.ts';
import type { Authenticator } from '../auth/authenticate.ts';
import { authorize, keyNotAccepted, refuseReadOnly } from '../auth/authorize.ts';
import type { Caller } from '../auth/caller.ts';
import type { AnswerExtras, AnyAnswer, AnyCall, JsonAnswer } from '../contract.ts';
import { operations, type OperationId } from '../generated/operations.ts';
import type { OperationRow } from '../openapi/operation.ts';
import { withTimes } from '../openapi/times.ts';
import { openTransaction, workspaceDb, type Db, type Queries, type Tx } from '../db/handle.ts';
import { violatedConstraint } from '../db/pool.ts';
import { handlers } from '../generated/handlers.ts';
import type { RequestMetrics } from '../metrics/metrics.ts';
import { Problem, unauthorized } from '../problem.ts';
import type { Services } from '../services.ts';
import type { RequestSpan, Tracing } from '../tracing/tracing.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { bearerOf } from './bearer.ts';
import { readBody } from './body.ts';
import { addressOf, type TrustedProxies } from './clientAddress.ts';
import { isHeld, withTag } from './conditional.ts';
import { openContent, sendContent, type Streamed } from './content.ts';
import { withEnding } from './ending.ts';
import { asProblem, problemBody, send, successBody, type Rendered } from './envelope.ts';
import {
  claimIdempotencyKey,
  earlierAnswer,
  fingerprintOf,
  IDEMPOTENCY_RACE,
  type Idempotency,
} from './idempotency.ts';
import { match, type Match } from './match.ts';
import { disposeFiles } from './multipart.ts';
import { refuseOwnRecord } from './ownRecord.ts';
import { readQuery } from './query.ts';
import { countRequest, countUnrecognised, refuseOverLimit, type Count } from './rateLimit.ts';
import { clientOf, factsOf, isAssistants } from './requestFacts.ts';
import { requestIdOf } from './requestId.ts';
import { hostOf, splitTarget } from './target.ts';
import { lowerRequestIds, validateRequest } from './validate.ts';
import type { WorkspaceDirectory } from './workspaces.ts';

export interface PipelineDeps {
  services: Services;
  workspaces: WorkspaceDirectory;
  authenticator: Authenticator;
  trustedProxies: TrustedProxies;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Called with every answer to an operation: tests validate it against the contract, production samples it. */
  onAnswer?: (id: OperationId, answer: Rendered | Streamed, workspace: Workspace) => void;
  /** Where requests are traced. */
  tracing?: Pick<Tracing, 'request'> | undefined;
  /** Where `/metrics` is served. */
  metrics?: RequestMetrics | undefined;
}

type AnyHandler = (call: AnyCall) => Promise<AnyAnswer>;

/** What is logged about a request at its end. */
interface Trace {
  id: string;
  operation?: OperationId;
  workspace?: Workspace;
  key?: string | undefined;
  /** Where requests are traced. */
  trace_id?: string;
}

export function createPipeline(deps: PipelineDeps) {
  const { services } = deps;

  return async function serve(ctx: Context): Promise<void> {
    const began = performance.now();
    const trace: Trace = { id: requestIdOf(ctx) };
    const span = deps.tracing?.request(believedParent(ctx));
    if (span) trace.trace_id = span.traceId;
    const headers: Record<string, string> = {
      'X-Request-Id': trace.id,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    };
    let rendered: Rendered | Streamed;
    try {
      rendered = await answer(ctx, headers, trace, span);
    } catch (error) {
      const problem = asProblem(error);
      // the limit of all requests is counted where it refuses: there its policy is known
      if (problem.status === 429 && problem.code !== 'rate_limited') deps.metrics?.limited(problem.code);
      if (problem.status >= 500)
        services.log.error(
          { err: error, request_id: trace.id, operation: trace.operation, trace_id: trace.trace_id },
          'request failed',
        );
      rendered = {
        status: problem.status,
        headers: { ...headers, ...problem.options.headers },
        body: problemBody(problem),
      };
    }
    if (trace.operation) {
      rendered = withEnding(operations[trace.operation], rendered);
      deps.onAnswer?.(trace.operation, rendered, trace.workspace!);
    }
    if ('rest' in rendered) {
      await sendContent(ctx, rendered).catch((error: unknown) =>
        services.log.error(
          { err: error, request_id: trace.id, operation: trace.operation },
          'answer was cut short',
        ),
      );
    } else send(ctx, rendered);
    const ms = performance.now() - began;
    span?.end({
      method: ctx.method,
      requestId: trace.id,
      status: rendered.status,
      operation: trace.operation,
      route: trace.operation && operations[trace.operation].path,
      workspace: trace.workspace?.slug,
    });
    deps.metrics?.answered(trace.operation ?? 'none', rendered.status, ms / 1000);
    const facts = { ...trace, workspace: trace.workspace?.slug };
    services.log.debug({ ...facts, status: rendered.status, ms: Math.round(ms * 10) / 10 }, 'request');
  };

  async function answer(
    ctx: Context,
    headers: Record<string, string>,
    trace: Trace,
    span: RequestSpan | undefined,
  ): Promise<Rendered | Streamed> {
    const now = deps.now();
    const ip = addressOf(ctx.req, deps.trustedProxies);
    const workspace = await deps.workspaces.ofHost(hostOf(ctx.req));
    trace.workspace = workspace;
    const { path, search } = splitTarget(ctx.req.url!);
    const db = workspaceDb(services.pool, workspace.id);
    let found: Match;
    let caller: Caller | null;
    try {
      found = match(ctx.method, path, search);
      trace.operation = found.operation.id;
      caller = await callerOf(ctx, found.operation, ip, now, db);
      trace.key = caller?.keyPrefix ?? undefined;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      // refused before authentication: the request is still counted for its caller, so that a wrong path is no
      // anonymous request
      const known = await credentialHolder(ctx, ip, now, db);
      trace.key = known?.keyPrefix ?? undefined;
      refuseCounted(
        headers,
        known
          ? await countRequest(services.limiter, known, workspace, ip, now)
          : await countUnrecognised(services.limiter, ip, now),
      );
      throw error;
    }
    const { operation, params } = found;
    const count = await countRequest(services.limiter, caller, workspace, ip, now);
    if (caller?.scopes) keyHeaders(headers, operation, caller);
    refuseCounted(headers, count);
    const refusal =
      (caller && authorize(operation, caller, workspace)) ?? refuseReadOnly(operation, workspace);
    if (refusal) throw refusal;

    assertAccepts(ctx.req.headers.accept, operation.produces);
    const query = readQuery(search, operation);
    const body = await readBody(ctx, operation, services.spool);
    try {
      const given = { path: params, query, ...(body === undefined ? {} : { requestBody: body }) };
      lowerRequestIds(operation.id, given);
      validateRequest(operation.id, { ...given, header: ctx.req.headers });

      const ifMatch = operation.ifMatch ? (ctx.req.headers['if-match'] ?? null) : null;
      const request = factsOf(ctx.req, trace.id, ip);
      if (span) request.trace = span.event;
      const accepted = preferred(ctx, operation.produces);
      const call = { params, query, body, ifMatch, accepted, caller, workspace, services, now, request };
      await refuseOwnRecord(operation, call, db);
      if (!operation.reads) {
        const rendered = await write(operation, call, db, caller, ctx.get('idempotency-key'), path);
        return { ...rendered, headers: { ...headers, ...rendered.headers } };
      }
      const answer = await run(operation, { ...call, db });
      const complete = { ...headers, ...headersOf(path, search, answer) };
      const conditional = operation.conditional && answer.status === 200;
      if ('content' in answer) {
        if (conditional && isHeld(ctx.req, complete['ETag']))
          return { status: 304, headers: complete, body: '' };
        return await openContent(answer.status, complete, answer.content, asked(ctx));
      }
      const rendered = render(operation.id, workspace, complete, answer);
      return conditional ? withTag(ctx.req, rendered, answer.version) : rendered;
    } finally {
      if (operation.files.length > 0) await disposeFiles(body);
    }
  }

  /** Anybody could send a `traceparent`, and have all that they call traced: one of our proxies has to stand behind it. */
  function believedParent({ req }: Context): string | undefined {
    const given = req.headers['traceparent'];
    return typeof given === 'string' && deps.trustedProxies(req.socket.remoteAddress ?? '')
      ? given
      : undefined;
  }

  function refuseCounted(headers: Record<string, string>, count: Count): void {
    if (!count.state.allowed) deps.metrics?.limited(count.policy);
    refuseOverLimit(headers, count);
  }

  /** The authenticated caller; null only where the contract lets anyone in. */
  async function callerOf(
    ctx: Context,
    operation: OperationRow,
    ip: string,
    now: number,
    db: Db,
  ): Promise<Caller | null> {
    if (operation.anonymous && operation.key === 'none') return null;
    const token = bearerOf(ctx);
    if (operation.role === null) {
      if (token && looksLikeApiKey(token)) throw keyNotAccepted();
      return null;
    }
    if (!token)
      throw unauthorized('credential_required', 'Send "Authorization: Bearer <API key or access token>".');
    return authenticate(ctx, token, ip, now, db);
  }

  function authenticate(ctx: Context, token: string, ip: string, now: number, db: Db): Promise<Caller> {
    return deps.authenticator.authenticate(token, presented(ctx, ip, now), db);
  }

  /** The caller of a request's credential, whatever the request is for; null without a valid one. */
  async function credentialHolder(ctx: Context, ip: string, now: number, db: Db): Promise<Caller | null> {
    try {
      const token = bearerOf(ctx);
      return token === null ? null : await authenticate(ctx, token, ip, now, db);
    } catch (error) {
      if (error instanceof Problem) return null;
      throw error;
    }
  }

  /**
   * Runs a write in one transaction: the handler's rows, the audit line, the events and the remembered answer, or none
   * of them.
   */
  async function write(
    operation: OperationRow & { id: OperationId },
    call: Omit<AnyCall, 'db'>,
    db: Db,
    caller: Caller | null,
    idempotencyKey: string,
    path: string,
  ): Promise<Rendered> {
    const fingerprint =
      operation.idempotent && idempotencyKey && caller
        ? fingerprintOf(services.fingerprintKey, operation, call)
        : null;
    // files are stored before the transaction begins: a key that were claimed now would hold its connection meanwhile
    const claimsLate = fingerprint !== null && operation.files.length > 0;
    if (claimsLate) {
      const replay = await earlierAnswer(db, caller!, idempotencyKey, fingerprint);
      if (replay) return replay;
    }
    let idempotency: Idempotency | null = null;
    const claim = async (queries?: Queries) => {
      idempotency = await claimIdempotencyKey(tx, caller!, idempotencyKey, fingerprint!, queries);
      if (idempotency.replay) throw new Replayed(idempotency.replay);
    };
    const tx = openTransaction(services.pool, db.workspaceId, db, claimsLate ? claim : undefined);
    try {
      if (fingerprint && !claimsLate) await claim();
      const answer = (await run(operation, { ...call, db: tx })) as JsonAnswer;
      const rendered = render(operation.id, call.workspace, headersOf(path, '', answer), answer);
      // service.md: every write made with an API key is recorded; a handler that forgets is a bug, not a silent gap
      if (caller?.keyId && tx.auditLines === 0)
        throw new Error(`${operation.id} wrote no audit line for a key`);
      const remembered = idempotency as Idempotency | null;
      if (operation.showsSecret) remembered?.rememberWithoutSecret(answer.status, answer.data);
      else remembered?.remember(rendered);
      await tx.commit();
      return rendered;
    } catch (error) {
      await endFailed(tx, error);
      if (error instanceof Replayed) return error.answer;
      // the same request was committed between our look and our lock: its answer can now be replayed
      if (violatedConstraint(error) === IDEMPOTENCY_RACE)
        return write(operation, call, db, caller, idempotencyKey, path);
      throw error;
    }
  }
}

const presented = (ctx: Context, ip: string, now: number) => ({
  ip,
  app: clientOf(ctx.req) === 'app',
  assistant: isAssistants(ctx),
  now,
});

/** Thrown in place of running a request again. */
class Replayed extends Error {
  readonly answer: Rendered;

  constructor(answer: Rendered) {
    super('the request was answered before');
    this.answer = answer;
  }
}

const run = (operation: { id: OperationId }, call: AnyCall) =>
  (handlers[operation.id] as unknown as AnyHandler)(call);

async function endFailed(
  tx: { commit(): Promise<void>; rollback(): Promise<void> } & Tx,
  error: unknown,
): Promise<void> {
  if (error instanceof Problem && error.options.commit) await tx.commit();
  else await tx.rollback();
}

const render = (
  id: OperationId,
  { timezone }: Workspace,
  headers: Record<string, string>,
  answer: JsonAnswer,
): Rendered => ({
  status: answer.status,
  headers,
  body: successBody(answer.status, withTimes(id, answer.status, answer.data, timezone), answer.message),
});

function headersOf(path: string, search: string, answer: AnswerExtras): Record<string, string> {
  const headers: Record<string, string> = { ...answer.headers };
  if (answer.version !== undefined) headers['ETag'] = `"${answer.version}"`;
  if (answer.page) {
    if (answer.page.total !== undefined) headers['X-Total-Count'] = String(answer.page.total);
    if (answer.page.watermark !== undefined) headers['X-Sync-Watermark'] = answer.page.watermark;
    if (answer.page.next !== null) {
      const next = new URLSearchParams(search);
      next.set('cursor', answer.page.next);
      headers['X-Next-Cursor'] = answer.page.next;
      headers['Link'] = `<${path}?${next.toString()}>; rel="next"`;
    }
  }
  return headers;
}

const asked = ({ method, req: { headers } }: Context) => ({
  method,
  range: headers.range,
  // not among the headers that Node's types know
  ifRange: headers['if-range'] as string | undefined,
});

function keyHeaders(headers: Record<string, string>, operation: OperationRow, caller: Caller): void {
  if (operation.key !== 'refused')
    headers['X-Accepted-Scopes'] = operation.key === 'any' ? '' : operation.key;
  headers['X-Key-Scopes'] = caller.scopes!.join(' ');
}

/** 406 where the Accept header excludes all types that the call answers with. */
function assertAccepts(accept: string | undefined, produces: readonly string[]): void {
  if (!accept || produces.some((type) => accepts(accept, type))) return;
  throw new Problem(406, 'not_acceptable', {
    detail: `The answer is ${produces.join(' or ')}, which the Accept header rules out.`,
  });
}

/** The type that the Accept header prefers; of equal ones, and where it names none of them, the first. */
function preferred(ctx: Context, produces: readonly string[]): string {
  const [first = ''] = produces;
  if (produces.length < 2) return first;
  // what a cache keeps of one type is not for who prefers another
  ctx.vary('Accept');
  return ctx.accepts([...produces]) || first;
}

function accepts(accept: string, type: string): boolean {
  if (type === 'application/json') return /\*\/\*|application\/(\*|json|[\w.+-]*\+json)/i.test(accept);
  const ranges = accept.split(',').map((one) => one.split(';', 1)[0]!.trim().toLowerCase());
  return ['*/*', `${type.split('/', 1)[0]}/*`, type].some((range) => ranges.includes(range));
}
