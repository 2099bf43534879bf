/** The errors of the contract. Any other thrown error becomes a 500 that hides its cause. */
import type { ErrorCode, ErrorCodeOf } from './generated/errors.ts';

/** Texts by field. Nested fields are dotted; texts about the whole body are under `non_field_errors`. */
export type FieldErrors = Record<string, string[]>;

export interface ProblemOptions {
  /** What happened and what to do about it, for people. */
  detail: string;
  /** What programs need besides the code. */
  data?: Record<string, unknown>;
  errors?: FieldErrors;
  headers?: Record<string, string>;
  /** Commit although the call fails: a wrong two-factor code still counts as a try. */
  commit?: boolean;
}

/** An error of the contract. openapi/errors/ lists which codes a status may have. */
export class Problem<Status extends number = number> extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly options: ProblemOptions;

  constructor(status: Status, code: ErrorCodeOf<Status>, options: ProblemOptions) {
    super(`${status} ${code}: ${options.detail}`);
    this.status = status;
    this.code = code;
    this.options = options;
  }
}

/** 400: the request cannot be parsed. */
export const unreadable = (code: ErrorCodeOf<400>, detail: string, data?: Record<string, unknown>) =>
  new Problem(400, code, data ? { detail, data } : { detail });

/** 401: the caller is not authenticated. */
export const unauthorized = (code: ErrorCodeOf<401>, detail: string, options: Partial<ProblemOptions> = {}) =>
  new Problem(401, code, {
    detail,
    ...options,
    headers: { 'WWW-Authenticate': 'Bearer', ...options.headers },
  });

/** 403: the caller may not make this call. */
export const forbidden = (code: ErrorCodeOf<403>, detail: string, data?: Record<string, unknown>) =>
  new Problem(403, code, data ? { detail, data } : { detail });

/** 404: not there for this caller. Takes no detail: missing and foreign records must look the same. */
export const notFound = () =>
  new Problem(404, 'not_found', { detail: 'There is nothing here, or it is not yours to see.' });

/** 409: the current state does not allow it. */
export const conflict = (code: ErrorCodeOf<409>, detail: string, data?: Record<string, unknown>) =>
  new Problem(409, code, data ? { detail, data } : { detail });

/** 412: the record has changed since the caller read it. */
const changed = (version: number) =>
  new Problem(412, 'version_mismatch', {
    detail: 'The record has changed since you saw it. Read it again and decide on what it is now.',
    data: { current_version: version },
  });

/** 415: the call does not accept the type of the body or of a file in it. */
export const unsupported = (detail: string) => new Problem(415, 'unsupported_media_type', { detail });

/** 422: the caller can fix it by changing the request. */
export const invalid = (
  errors: FieldErrors,
  code: ErrorCodeOf<422> = 'validation_failed',
  detail?: string,
  data?: Record<string, unknown>,
) =>
  new Problem(422, code, {
    detail: detail ?? `Please correct: ${Object.keys(errors).join(', ')}.`,
    errors,
    ...(data ? { data } : {}),
  });

/** 429: over a limit. `retryAfter` in seconds. */
export const tooMany = (code: ErrorCodeOf<429>, retryAfter: number, detail?: string) =>
  new Problem(429, code, {
    detail: detail ?? `Too many requests. Try again in ${retryAfter} seconds.`,
    data: { retry_after: retryAfter },
    headers: { 'Retry-After': String(retryAfter) },
  });

/** 503: a dependency does not respond; the caller may retry. */
export const unavailable = (detail = 'The service cannot answer right now. Try again in a few seconds.') =>
  new Problem(503, 'unavailable', { detail, headers: { 'Retry-After': '2' } });

/** An `ETag` of ours: the version, and after a read also a digest of the answer. */
const VERSION_TAG = /^"(\d+)(?:-[\w-]{22})?"$/;

/**
 * Throws 412 unless `If-Match` is absent, `*`, or a strong tag of this version (RFC 9110, 13.1.1): `"3"`, or
 * `"3-…"` as a read returns it. The digest is ignored: another name in the answer does not change the record.
 */
export function expectVersion(ifMatch: string | null, version: number): void {
  if (ifMatch === null || ifMatch.trim() === '*') return;
  const versions = ifMatch.split(',').map((tag) => VERSION_TAG.exec(tag.trim())?.[1]);
  if (!versions.includes(String(version))) throw changed(version);
}
