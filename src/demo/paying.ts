/** Inserts for scenes: payments, their causes, and wallet entries. */
import { addDays, type CivilDate } from '../civil/dates.ts';
import { moneyToNumeric, type Money } from '../money/money.ts';
import type { CauseType } from '../paying/payable.ts';
import type { PaymentKind, PaymentStatus } from '../paying/store/payments.ts';
import type { EntryKind } from '../paying/store/wallet.ts';
import type { DemoCompany } from './company.ts';
import { iso } from './days.ts';
import type { DemoPerson } from './people.ts';

/** Older payments get no audit lines and notifications, to keep the first start short. */
const DAYS_ANNOUNCED = 45;

/** The instant from which payments are announced. */
export const announcedFrom = ({ at, today }: DemoCompany): number => at(addDays(today, -DAYS_ANNOUNCED), 0);

export interface Cause {
  type: CauseType;
  id: string;
}

export interface InsertedPayment {
  /** Creation time in milliseconds since 1970. */
  at: number;
  person: DemoPerson;
  kind: PaymentKind;
  amount: Money;
  status: PaymentStatus;
  payOn: CivilDate;
  /** Defaults: null; `at` for `updated_at`; 1 for `version`. */
  more?: Partial<{
    updated_at: string;
    version: number;
    period_start: CivilDate | null;
    period_end: CivilDate | null;
    method_id: string;
    note: string | null;
    reference: string | null;
    reason: string | null;
    paid_at: string | null;
    reverses_id: string;
    run_id: string | null;
  }>;
}

/** Adds a payment; returns its id. */
export function insertPayment(
  company: DemoCompany,
  { at, person, kind, amount, status, payOn, more = {} }: InsertedPayment,
): string {
  const id = company.id(at);
  company.insert('payments', {
    id,
    created_at: iso(at),
    updated_at: more.updated_at ?? iso(at),
    version: more.version ?? 1,
    employee_id: person.id,
    kind,
    amount: moneyToNumeric(amount),
    currency: amount.currency,
    status,
    pay_on: payOn,
    period_start: more.period_start ?? null,
    period_end: more.period_end ?? null,
    method_id: more.method_id ?? null,
    note: more.note ?? null,
    reference: more.reference ?? null,
    reason: more.reason ?? null,
    paid_at: more.paid_at ?? null,
    reverses_id: more.reverses_id ?? null,
    run_id: more.run_id ?? null,
    period_kept: true,
  });
  return id;
}

/** Links a payment to what it pays. */
export function insertCause(company: DemoCompany, paymentId: string, { type, id }: Cause, at: number): void {
  company.insert('payment_causes', {
    id: company.id(at),
    created_at: iso(at),
    payment_id: paymentId,
    cause_type: type,
    cause_id: id,
  });
}

export interface InsertedEntry {
  person: DemoPerson;
  /** Negative if less is owed. */
  amount: Money;
  kind: EntryKind;
  cause: { type: CauseType | 'payment'; id: string };
  at: number;
}

export function insertEntry(company: DemoCompany, { person, amount, kind, cause, at }: InsertedEntry): void {
  company.insert('wallet_entries', {
    id: company.id(at),
    created_at: iso(at),
    employee_id: person.id,
    currency: amount.currency,
    amount: moneyToNumeric(amount),
    kind,
    cause_type: cause.type,
    cause_id: cause.id,
  });
}
