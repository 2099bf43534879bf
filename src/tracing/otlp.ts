import {
  diag,
  DiagLogLevel,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type SpanContext,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { Tracing, TracingOptions } from './tracing.ts';

/** Maximum milliseconds for sending the remaining spans when the process ends. */
const CLOSING_TIME = 2_000;
/** Milliseconds between batches of spans. */
const GATHER = 1_000;

export interface OtlpOptions extends TracingOptions {
  service: 'workforce-api' | 'workforce-worker';
  version: string;
  log: Logger;
}

/** Sends traces to an OTLP/HTTP receiver in batches; drops spans if it does not respond. */
export function createTracing({ endpoint, share, service, version, log }: OtlpOptions): Tracing {
  const failed = (text: string) => log.warn({ err: new Error(text.slice(0, 500)) }, 'traces were not sent');
  const ignored = () => undefined;
  diag.setLogger(
    { error: failed, warn: ignored, info: ignored, debug: ignored, verbose: ignored },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }),
        scheduledDelayMillis: GATHER,
      }),
    ],
  });
  const tracer = provider.getTracer('workforce', version);

  return {
    request(parent) {
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, contextOf(parent));
      return {
        traceId: span.spanContext().traceId,
        event(kind) {
          const event = tracer.startSpan(
            `event ${kind}`,
            { kind: SpanKind.PRODUCER, attributes: { 'workforce.event': kind } },
            trace.setSpan(ROOT_CONTEXT, span),
          );
          return { context: traceparentOf(event.spanContext()), end: () => event.end() };
        },
        end({ method, requestId, status, operation, route, workspace }) {
          span.updateName(route === undefined ? method : `${method} ${route}`);
          span.setAttributes({
            'http.request.method': method,
            'http.response.status_code': status,
            'workforce.request_id': requestId,
            ...(route !== undefined && { 'http.route': route }),
            ...(operation !== undefined && { 'workforce.operation': operation }),
            ...(workspace !== undefined && { 'workforce.workspace': workspace }),
          });
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },

    attempt({ workspaceId, webhookId, deliveryId, kind, number, workflowId }, parent) {
      const attributes = {
        'http.request.method': 'POST',
        'workforce.event': kind,
        'workforce.workspace_id': workspaceId,
        'workforce.webhook_id': webhookId,
        'workforce.delivery_id': deliveryId,
        'workforce.attempt': number,
        ...(workflowId !== undefined && { 'temporal.workflow_id': workflowId }),
      };
      const span = tracer.startSpan(
        'POST webhook',
        { kind: SpanKind.CLIENT, attributes },
        contextOf(parent ?? undefined),
      );
      return {
        end(outcome) {
          const cause = 'error' in outcome ? 'local_fault' : outcome.cause;
          span.setAttribute('workforce.cause', cause);
          if (!('error' in outcome) && outcome.status !== null)
            span.setAttribute('http.response.status_code', outcome.status);
          if ('error' in outcome || !outcome.acknowledged)
            span.setStatus({ code: SpanStatusCode.ERROR, message: cause });
          span.end();
        },
      };
    },

    async close() {
      let timer: NodeJS.Timeout | undefined;
      await Promise.race([
        provider.shutdown().catch(() => undefined),
        new Promise((resolve) => (timer = setTimeout(resolve, CLOSING_TIME))),
      ]);
      clearTimeout(timer);
    },
  };
}

/** The `traceparent` header of a span, for spans of other processes that continue the trace. */
const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

/** The context of a `traceparent`; a new trace if it is absent or invalid. */
function contextOf(traceparent: string | undefined): Context {
  const [, traceId, spanId, flags] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent ?? '') ?? [];
  if (!traceId || !spanId) return ROOT_CONTEXT;
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags!, 16) & 1, isRemote: true };
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}
