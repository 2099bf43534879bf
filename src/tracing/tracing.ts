/**
 * Traces: a request, the events that it wrote, and each attempt to deliver them, in any process and however much later, are one
 * trace. Off unless OTEL_EXPORTER_OTLP_ENDPOINT is set: then nobody has a `Tracing`, and OpenTelemetry is not even loaded
 * (`otlp.ts` is the only file that imports it).
 *
 * The context of an event travels in its row (`events.trace`), in the form of the header `traceparent` (W3C Trace Context). Receivers
 * are not sent it. Spans hold operations, ids and outcomes: no person, address or text.
 */
export interface Tracing {
  /** Begins the span of a request. `parent`: the `traceparent` of a caller who is believed; one that is none is ignored. */
  request(parent: string | undefined): RequestSpan;
  /** Begins the span of an attempt. `parent`: the context of its event, null where that was not traced. */
  attempt(attempt: TracedAttempt, parent: string | null): AttemptSpan;
  /** Sends what is left, for two seconds at most. */
  close(): Promise<void>;
}

export interface RequestSpan {
  readonly traceId: string;
  /** Begins the span of an event. */
  event(kind: string): EventSpan;
  end(answered: {
    method: string;
    requestId: string;
    status: number;
    /** Undefined where the request was none of the contract. */
    operation: string | undefined;
    /** The path of the contract, without ids. */
    route: string | undefined;
    /** The slug. */
    workspace: string | undefined;
  }): void;
}

export interface EventSpan {
  /** What its deliveries carry on. */
  readonly context: string;
  /** To be called when it was committed: one that is not was never there. */
  end(): void;
}

export interface TracedAttempt {
  workspaceId: string;
  webhookId: string;
  deliveryId: string;
  kind: string;
  number: number;
  workflowId?: string | undefined;
}

export interface AttemptSpan {
  /** `cause` of the outcome; the error where our own program failed. */
  end(outcome: { acknowledged: boolean; cause: string; status: number | null } | { error: unknown }): void;
}

/** As the settings say. */
export interface TracingOptions {
  /** Base URL of an OTLP/HTTP receiver. */
  endpoint: string;
  /** Share of requests that begin a trace, 0 to 1. */
  share: number;
}
