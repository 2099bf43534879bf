/**
 * The boundary of a request: gives it an id, turns errors of its steps into an envelope, sends the answer,
 * and reports it to the log, the metrics and the trace.
 */
import type { Context } from 'koa';
import { operations, type OperationId } from '../generated/operations.ts';
import type { RequestMetrics } from '../metrics/metrics.ts';
import type { Services } from '../services.ts';
import type { RequestSpan, Tracing } from '../tracing/tracing.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { TrustedProxies } from './clientAddress.ts';
import { sendContent, type Streamed } from './content.ts';
import { withEnding } from './ending.ts';
import { asProblem, problemBody, send, type Rendered } from './envelope.ts';
import { requestIdOf } from './requestId.ts';

export interface BoundaryDeps {
  services: Pick<Services, 'log'>;
  trustedProxies: TrustedProxies;
  /** Called with every answer to an operation, to validate it against the contract: in production a sample. */
  onAnswer?: (id: OperationId, answer: Rendered | Streamed, workspace: Workspace) => void;
  /** Undefined when requests are not traced. */
  tracing?: Pick<Tracing, 'request'> | undefined;
  /** Undefined when `/metrics` is not served. */
  metrics?: RequestMetrics | undefined;
}

/** What is reported about a request at its end. The steps fill it in as they learn it. */
export interface Report {
  readonly id: string;
  operation?: OperationId;
  workspace?: Workspace;
  /** Prefix of the API key. */
  key?: string | undefined;
  /** Set when requests are traced. */
  trace_id?: string;
}

/** A request that has just arrived. */
export interface Exchange {
  readonly ctx: Context;
  readonly report: Report;
  readonly span: RequestSpan | undefined;
  /** Headers of its answer, problems included. The steps add to them. */
  readonly headers: Record<string, string>;
}

/** Serves requests with what `answer` returns; what it throws becomes an envelope. */
export function withBoundary(
  deps: BoundaryDeps,
  answer: (exchange: Exchange) => Promise<Rendered | Streamed>,
): (ctx: Context) => Promise<void> {
  const { log } = deps.services;

  return async function serve(ctx) {
    const began = performance.now();
    const exchange = open(ctx);
    const answered = finished(exchange, await answer(exchange).catch((error) => refused(exchange, error)));
    await deliver(exchange, answered);
    reportEnd(exchange, answered.status, performance.now() - began);
  };

  function open(ctx: Context): Exchange {
    const report: Report = { id: requestIdOf(ctx) };
    const span = deps.tracing?.request(trustedParent(ctx));
    if (span) report.trace_id = span.traceId;
    const headers = {
      'X-Request-Id': report.id,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    };
    return { ctx, report, span, headers };
  }

  /** The `traceparent` of a trusted proxy. Others are ignored, because anybody could force tracing with it. */
  function trustedParent({ req }: Context): string | undefined {
    const given = req.headers['traceparent'];
    return typeof given === 'string' && deps.trustedProxies(req.socket.remoteAddress ?? '')
      ? given
      : undefined;
  }

  /** The envelope of what a step threw. */
  function refused({ report, headers }: Exchange, error: unknown): Rendered {
    const problem = asProblem(error);
    // `refuseOverLimit` counts rate_limited itself, because only it knows the policy
    if (problem.status === 429 && problem.code !== 'rate_limited') deps.metrics?.limited(problem.code);
    if (problem.status >= 500) {
      const { id, operation, trace_id } = report;
      log.error({ err: error, request_id: id, operation, trace_id }, 'request failed');
    }
    return {
      status: problem.status,
      headers: { ...headers, ...problem.options.headers },
      body: problemBody(problem),
    };
  }

  /** The answer with the headers of a deprecated operation. */
  function finished({ report }: Exchange, answered: Rendered | Streamed): Rendered | Streamed {
    if (!report.operation) return answered;
    const ended = withEnding(operations[report.operation], answered);
    deps.onAnswer?.(report.operation, ended, report.workspace!);
    return ended;
  }

  async function deliver({ ctx, report }: Exchange, answered: Rendered | Streamed): Promise<void> {
    if (!('rest' in answered)) return send(ctx, answered);
    await sendContent(ctx, answered).catch((error: unknown) =>
      log.error({ err: error, request_id: report.id, operation: report.operation }, 'answer was cut short'),
    );
  }

  function reportEnd({ ctx, report, span }: Exchange, status: number, ms: number): void {
    const { id, operation } = report;
    const workspace = report.workspace?.slug;
    const route = operation && operations[operation].path;
    span?.end({ method: ctx.method, requestId: id, status, operation, route, workspace });
    deps.metrics?.answered(operation ?? 'none', status, ms / 1000);
    log.debug({ ...report, workspace, status, ms: Math.round(ms * 10) / 10 }, 'request');
  }
}
