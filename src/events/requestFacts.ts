import type { EventSpan } from '../tracing/tracing.ts';

/** Facts of a request that the audit trail and sessions store. */
export interface RequestFacts {
  id: string;
  ip: string;
  userAgent: string | null;
  /** Which of our own clients sent it: the app says so in `X-Client`. */
  client: 'app' | 'dashboard';
  /** Begins the span of an event; undefined if requests are not traced. */
  trace?: ((kind: string) => EventSpan) | undefined;
  /** Present if a page of the service's own host sent it, by its `Origin` header. */
  ownPage?: true;
  /** The refresh token in the request's cookie. */
  refreshToken?: string | undefined;
}
