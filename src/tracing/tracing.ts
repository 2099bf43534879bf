/**
 * Traces: a request, the events that it wrote, and each attempt to deliver them form one trace, in any
 * process and however much later. Off unless OTEL_EXPORTER_OTLP_ENDPOINT is set: then there is no `Tracing`,
 * and OpenTelemetry is not loaded (only `otlp.ts` imports it).
 *
 * The context of an event is stored in its row (`events.trace`) in the form of the `traceparent` header (W3C
 * Trace Context). It is not sent to receivers. Spans contain operations, ids and outcomes, but no names,
 * addresses or texts.
 */
export interface Tracing {
  /** Begins the span of a request. `parent`: the `traceparent` of a trusted caller; ignored if invalid. */
  request(parent: string | undefined): RequestSpan;
  /** Begins the span of an attempt. `parent`: the context of its event; null if the event was not traced. */
  attempt(attempt: TracedAttempt, parent: string | null): AttemptSpan;
  /** Sends the remaining spans, within two seconds. */
  close(): Promise<void>;
}

export interface RequestSpan {
  readonly traceId: string;
  event(kind: string): EventSpan;
  end(answered: {
    method: string;
    requestId: string;
    status: number;
    /** Undefined if no operation of the contract matched. */
    operation: string | undefined;
    /** The contract's path, without ids. */
    route: string | undefined;
    /** The workspace's slug. */
    workspace: string | undefined;
  }): void;
}

export interface EventSpan {
  /** The context that its deliveries continue. */
  readonly context: string;
  /** Call it after the commit only: an event that is rolled back never happened. */
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
  /** `cause` is the cause of the outcome; `error` is set if our own code failed. */
  end(outcome: { acknowledged: boolean; cause: string; status: number | null } | { error: unknown }): void;
}

/** From the settings. */
export interface TracingOptions {
  /** Base URL of an OTLP/HTTP receiver. */
  endpoint: string;
  /** Share of requests that begin a trace, 0 to 1. */
  share: number;
}
