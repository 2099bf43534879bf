/**
 * Why an attempt ended as it did: a closed list, stored with the attempt and shown to admins.
 *
 * - `acknowledged`: a 2xx status within the timeout.
 * - `http_status`: any other status except a redirect.
 * - `redirect`: a 3xx status; redirects are never followed.
 * - `timeout`: no status within the timeout; `detail` names the phase.
 * - `dns_failure`: the name gave no address.
 * - `url_not_public`: the URL or its address is refused (always the same text).
 * - `connection_refused`, `unreachable`, `connection_reset`: as TCP reported it; a connection closed without
 *   an answer counts as reset.
 * - `tls_error`: handshake or certificate; `detail` carries OpenSSL's code.
 * - `headers_too_large`: more than 16 KiB of response headers.
 * - `protocol_error`: the answer is not HTTP/1.1.
 * - `cancelled`: the caller's signal ended the attempt.
 * - `local_fault`: this machine failed (no descriptors, no memory).
 */
export type AttemptCause =
  | 'acknowledged'
  | 'http_status'
  | 'redirect'
  | 'timeout'
  | 'dns_failure'
  | 'url_not_public'
  | 'connection_refused'
  | 'unreachable'
  | 'connection_reset'
  | 'tls_error'
  | 'headers_too_large'
  | 'protocol_error'
  | 'cancelled'
  | 'local_fault';

/** Milliseconds, rounded to 0.1; null if the phase was not reached or not needed. */
export interface AttemptTimings {
  /** Resolving the name; null for an address in the URL. */
  dns_ms: number | null;
  /** TCP; null on a warm connection. */
  connect_ms: number | null;
  /** The TLS handshake; null on a warm connection. */
  tls_ms: number | null;
  /** From the ready connection to the status line and headers. */
  first_byte_ms: number | null;
  /** The whole attempt, reading the excerpt included. */
  total_ms: number;
}

export interface AttemptOutcome {
  /** A 2xx status came within the timeout. The body does not change it. */
  acknowledged: boolean;
  status: number | null;
  cause: AttemptCause;
  /** A short sentence for the webhook's owner. */
  detail: string;
  /** The address that was dialled; null if none was. */
  address: string | null;
  timings: AttemptTimings;
  /** The first 16 KiB of the answer's body, not decompressed; null if no status came. */
  excerpt: Buffer | null;
  /** `Retry-After` of an answer that was not 2xx, in milliseconds from its arrival, 0 to 12 h. */
  retryAfterMs: number | null;
}
