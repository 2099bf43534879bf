import type { EventSpan } from '../tracing/tracing.ts';

/** The facts of a request that the audit trail stores. */
export interface RequestFacts {
  id: string;
  ip: string;
  userAgent: string | null;
  /** Which of our own clients sent it: the app says so in `X-Client`. */
  client: 'app' | 'dashboard';
  /** Begins the span of an event; undefined if requests are not traced. */
  trace?: ((kind: string) => EventSpan) | undefined;
}
