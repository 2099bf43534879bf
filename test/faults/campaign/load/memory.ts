/**
 * What the load has asked for and what it was answered: the other half of every check. A write that was cut off, or answered with
 * a 5xx, is unknown: it may be there or not, but whole, and once.
 */
export type WriteKind = keyof typeof WRITES;

interface Expected {
  /** The kind of record that it makes, or changes. */
  record: 'entry' | 'absence' | 'claim' | 'payment' | 'webhook' | 'delivery';
  /** What the record is then called; null: its state is not looked at. */
  state: string | null;
  event: string | null;
  /** Makes the record, which has the write's name. */
  makes?: boolean;
  /** May be done to a record again. */
  again?: boolean;
}

/** Of a record, later rows of this table are later states. */
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
  /** Its X-Request-Id, which lines of the audit trail have, and the name of a record that it makes. */
  name: string;
  kind: WriteKind;
  answer: 'acknowledged' | 'refused' | 'unknown';
  /** The record; null: one that it makes, where the answer did not come. */
  record: string | null;
  /** What was answered, in a word; for complaints. */
  said: string;
}

/** What receivers have got of a delivery. */
export interface Received {
  webhook: string;
  posts: number;
  /** MD5 of the body, in hexadecimal; `mixed` where two POSTs were not the same. */
  body: string;
}

export interface Memory {
  writes: Write[];
  /** By X-Service-Delivery. */
  received: Map<string, Received>;
  /** POSTs with a signature that is not the webhook's. */
  forged: number;
}
