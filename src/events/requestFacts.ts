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
  /** The page that sent the request; absent if a job acts in place of a request. */
  page?: PageFacts;
}

/** What headers of browsers tell about the page. Read on demand, because only calls about sessions ask. */
export interface PageFacts {
  /** Whether it is a page of the service's own host, by its `Origin` header. */
  isOwn(): boolean;
  /** The refresh token in the cookie, or null. */
  refreshToken(): string | null;
}
