import { urlNotPublicText } from './addresses.ts';
import type { AttemptCause } from './outcome.ts';

/** The phase of an attempt, named in the detail of a timeout. */
export type Phase = 'resolving the name' | 'connecting' | 'in the TLS handshake' | 'waiting for the status';

/** A connection that could not be opened. `code` is none of those for which undici retries. */
export class ConnectFailure extends Error {
  readonly code = 'WEBHOOK_CONNECT';
  readonly phase: Phase;
  readonly reason: string;

  /** @param reason the code of the system or of OpenSSL, or `address_refused`. */
  constructor(phase: Phase, reason: string, cause?: unknown) {
    super(`${phase}: ${reason}`, { cause });
    this.phase = phase;
    this.reason = reason;
  }
}

export interface Failure {
  cause: AttemptCause;
  detail: string;
}

const resets = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'UND_ERR_SOCKET', 'UND_ERR_CLOSED']);
const unreachable = new Set([
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EHOSTDOWN',
  'ENETDOWN',
  'EADDRNOTAVAIL',
  'EACCES',
  'EPERM',
]);
const ours = new Set(['EMFILE', 'ENFILE', 'ENOBUFS', 'ENOMEM', 'EAGAIN']);

/**
 * Explains a failure before a status came. The texts contain codes, never messages, because those contain
 * addresses.
 *
 * @throws the error itself if it is a bug: an argument that undici refuses, a TypeError.
 */
export function explain(error: unknown): Failure {
  if (error instanceof ConnectFailure) return explainConnect(error);
  const code = codeOf(error);
  if (isBug(error, code)) throw error;
  if (ours.has(code)) return localFault(code);
  if (code === 'UND_ERR_HEADERS_OVERFLOW' || code === 'HPE_HEADER_OVERFLOW') {
    return { cause: 'headers_too_large', detail: 'The answer has more than 16 KiB of headers.' };
  }
  if (resets.has(code) && !/^bad /.test((error as Error).message)) {
    return { cause: 'connection_reset', detail: 'The connection was closed before a status came.' };
  }
  if (code === 'ETIMEDOUT') return { cause: 'timeout', detail: 'The connection timed out.' };
  if (code.startsWith('ERR_SSL')) return { cause: 'tls_error', detail: `TLS failed (${code}).` };
  // undici's "bad response" and "bad upgrade", and its parser's errors
  return { cause: 'protocol_error', detail: 'The answer is not valid HTTP/1.1.' };
}

function isBug(error: unknown, code: string): boolean {
  return (
    error instanceof TypeError ||
    error instanceof RangeError ||
    code === 'UND_ERR_INVALID_ARG' ||
    code === 'UND_ERR_NOT_SUPPORTED' ||
    code.startsWith('UND_ERR_REQ')
  );
}

/** The failure of a refused URL or address. */
export function refusedAddress(): Failure {
  return { cause: 'url_not_public', detail: urlNotPublicText };
}

function explainConnect({ phase, reason }: ConnectFailure): Failure {
  if (reason === 'address_refused') return refusedAddress();
  if (ours.has(reason)) return localFault(reason);
  if (reason === 'ECONNREFUSED')
    return { cause: 'connection_refused', detail: 'The connection was refused.' };
  if (unreachable.has(reason))
    return { cause: 'unreachable', detail: `The address is unreachable (${reason}).` };
  if (reason === 'ETIMEDOUT') return { cause: 'timeout', detail: `The connection timed out while ${phase}.` };
  if (resets.has(reason))
    return { cause: 'connection_reset', detail: `The connection was reset while ${phase}.` };
  if (phase === 'in the TLS handshake') return { cause: 'tls_error', detail: `TLS failed (${reason}).` };
  return { cause: 'unreachable', detail: `No connection (${reason}).` };
}

function localFault(code: string): Failure {
  return { cause: 'local_fault', detail: `The delivery service could not open a connection (${code}).` };
}

/** The `code` of an error, or of its cause; '' if there is none. */
export function codeOf(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (typeof code === 'string') return code;
  return cause === undefined ? '' : codeOf(cause);
}
