import type { ErrorCode } from './generated/codes.ts';

export type { ErrorCode };

/** A call that was refused. */
export class WorkforceError extends Error {
  override readonly name = 'WorkforceError';
  /** The code to branch on. A newer service may send one that is not among the types. */
  readonly code: ErrorCode;
  readonly status: number;
  /** Details of the code, such as `conflicts`. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Messages by field, of a 422. */
  readonly errors: Readonly<Record<string, string[]>>;
  /** Identifies the request in the service's log. */
  readonly requestId: string | null;

  constructor(status: number, envelope: Envelope, requestId: string | null) {
    super(envelope.detail ?? `the service answered ${status}`);
    this.status = status;
    // an answer without an envelope comes from something between client and service
    this.code = envelope.data?.code ?? 'unavailable';
    this.data = envelope.data ?? {};
    this.errors = envelope.errors ?? {};
    this.requestId = requestId;
  }
}

interface Envelope {
  detail?: string;
  data?: { code?: ErrorCode };
  errors?: Record<string, string[]>;
}

/** Whether a caught error is a refusal with one of these codes: `if (isCode(error, 'entry_overlap')) …` */
export const isCode = <Code extends ErrorCode>(
  error: unknown,
  ...codes: Code[]
): error is WorkforceError & { code: Code } =>
  error instanceof WorkforceError && (codes as ErrorCode[]).includes(error.code);

export const errorOf = ({ status, headers }: Response, body: unknown): WorkforceError =>
  new WorkforceError(
    status,
    typeof body === 'object' && body !== null ? body : {},
    headers.get('X-Request-Id'),
  );
