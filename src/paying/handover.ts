/**
 * What an area adds to the hand-over of a month (rules 224 to 226). The default export of an area's `handover.ts`, which
 * codegen finds.
 */
import type { CivilDate } from '../civil/dates.ts';
import type { Zone } from '../civil/zones.ts';
import type { Queries } from '../db/handle.ts';
import type { Accounting, HandoverBooking, HandoverPayrollRow } from '../generated/types.ts';
import { decimal, decimalToNumeric } from '../money/decimal.ts';

/** The members of a person's row that areas know. */
export type PayrollPart = Partial<Omit<HandoverPayrollRow, 'employee' | 'employee_number'>>;

/** A row to be booked; `lacks` are the members of the setting that have no account for it. */
export interface Booking extends HandoverBooking {
  readonly lacks: readonly string[];
}

export interface HandoverMonth {
  readonly first: CivilDate;
  readonly last: CivilDate;
  /** Decides the day of a moment. */
  readonly timezone: Zone;
  readonly accounting: Accounting | null;
}

export interface HandoverPart {
  /** Parts of the rows of these people, by their ids; those without one have the defaults. */
  people?(db: Queries, ids: readonly string[], month: HandoverMonth): Promise<Map<string, PayrollPart>>;
  /** The bookings of the month. */
  bookings?(db: Queries, month: HandoverMonth): Promise<Booking[]>;
}

/** The tax key of a rate in percent; null for an unknown one. */
export const taxKeyOf = (accounting: Accounting | null, rate: string | null): string | null =>
  rate === null ? null : (accounting?.tax_keys[decimalToNumeric(decimal(rate))] ?? null);

/** The accounts of a booking; `member` of the setting is where its own account would be. */
export function accountsOf(
  accounting: Accounting | null,
  account: string | null | undefined,
  member: string,
): Pick<Booking, 'account' | 'counter_account' | 'lacks'> {
  const counter_account = accounting?.counter_account ?? null;
  const lacks = [...(account ? [] : [member]), ...(counter_account === null ? ['counter_account'] : [])];
  return { account: account ?? null, counter_account, lacks };
}
