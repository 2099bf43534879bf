import { refusals } from '../texts/refusals.ts';

/** A call that the service refused or that did not reach it. The message is written for people. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** The HTTP status; 0 if there was no answer. */
  readonly status: number;
  readonly code: string;
  /** Details of the code. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Messages by field, dotted for nested fields. */
  readonly errors: Readonly<Record<string, string[]>>;
  /** Identifies the request in the service's log; null if there was no answer. */
  readonly requestId: string | null;
  /** Seconds to wait before a new try; null if the service did not say. */
  readonly retryAfter: number | null;

  constructor(status: number, envelope: Envelope, headers?: Headers) {
    const code = envelope.data?.code ?? (status === 0 ? 'offline' : 'unavailable');
    const data = envelope.data ?? {};
    const said = envelope.detail === undefined ? undefined : refusals.codes[code];
    super((typeof said === 'function' ? said(data) : said) ?? envelope.detail ?? '');
    this.status = status;
    this.code = code;
    this.data = data;
    this.errors = Object.fromEntries(
      Object.entries(envelope.errors ?? {}).map(([name, texts]) => [name, texts.map(refusals.field)]),
    );
    this.requestId = headers?.get('X-Request-Id') ?? null;
    const wait = Number(headers?.get('Retry-After') ?? Number.NaN);
    this.retryAfter = Number.isFinite(wait) ? wait : null;
  }

  /** Whether the same call may succeed later: no network, a restart, a limit. */
  get passing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

interface Envelope {
  detail?: string;
  data?: { code?: string; [member: string]: unknown } | null;
  errors?: Record<string, string[]>;
}

/** The refusal in an answer that is not a success. A body that is no envelope comes from something in between. */
export async function refusalOf(response: Response): Promise<Refusal> {
  const envelope = await response.json().catch(() => ({}));
  return new Refusal(response.status, envelope as Envelope, response.headers);
}
