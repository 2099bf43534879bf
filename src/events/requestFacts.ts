/** What the audit trail keeps of a request. */
export interface RequestFacts {
  id: string;
  ip: string;
  userAgent: string | null;
  /** Which of our own programs asks, where it is one of them: the app says so in `X-Client`. */
  client: 'app' | 'dashboard';
}
