/**
 * What the load asked for and how it was answered, which the checks compare with the database. A write that
 * was cut off or got a 5xx is unknown: it may exist or not, but only completely and once.
 */
export type WriteKind = keyof typeof WRITES;

interface Expected {
  /** The kind of record that it makes or changes. */
  record: 'entry' | 'absence' | 'claim' | 'payment' | 'webhook' | 'delivery';
  /** The state of the record after the write; null if the checks ignore its state. */
  state: string | null;
  event: string | null;
  /** True if the write makes the record, which then has the write's name. */
  makes?: boolean;
  /** True if it may be repeated on the same record. */
  again?: boolean;
}

/** For one record, later rows of this table are later states. */
export const WRITES = {
  entry: { record: 'entry', state: 'created', event: 'time_entry.created', makes: true },
  edit: { record: 'entry', state: 'edited', event: 'time_entry.updated' },
  remove: { record: 'entry', state: 'deleted', event: 'time_entry.deleted' },
  absence: { record: 'absence', state: 'requested', event: 'absence.requested', makes: true },
  approve: { record: 'absence', state: 'approved', event: 'absence.approved' },
  deny: { record: 'absence', state: 'denied', event: 'absence.denied' },
  cancel: { record: 'absence', state: 'cancelled', event: 'absence.cancelled' },
  claim: { record: 'claim', state: 'submitted', event: 'expense.submitted', makes: true },
  accept: { record: 'claim', state: 'approved', event: 'expense.approved' },
  refuse: { record: 'claim', state: 'denied', event: 'expense.denied' },
  payment: { record: 'payment', state: 'scheduled', event: null, makes: true },
  complete: { record: 'payment', state: 'completed', event: 'payment.completed' },
  webhook: { record: 'webhook', state: null, event: null, again: true },
  resend: { record: 'delivery', state: null, event: null, again: true },
} as const satisfies Record<string, Expected>;

export const expectedOf = (kind: WriteKind): Expected => WRITES[kind];

export interface Write {
  /** Its X-Request-Id, which audit lines carry; also the name of a record that it makes. */
  name: string;
  kind: WriteKind;
  answer: 'acknowledged' | 'refused' | 'unknown';
  /** The record's id; null for a create without an answer. */
  record: string | null;
  /** The answer in a word, for complaints. */
  said: string;
}

/** What receivers got of a delivery. */
export interface Received {
  webhook: string;
  posts: number;
  /** MD5 of the body in hexadecimal; `mixed` if two POSTs differed. */
  body: string;
}

export interface Memory {
  writes: Write[];
  /** By X-Service-Delivery. */
  received: Map<string, Received>;
  /** POSTs whose signature is not the webhook's. */
  forged: number;
}
