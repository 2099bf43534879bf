/**
 * The ledger rows of each change of an absence. Rows are only ever added.
 *
 * | Change                          | Rows                                                       |
 * |---------------------------------|------------------------------------------------------------|
 * | requested                       | reserve −                                                  |
 * | edited while requested          | release + of the old reserve, reserve − of the new         |
 * | approved                        | release + of the reserve, use −                            |
 * | approved at once (no approval)  | use −                                                      |
 * | denied, cancelled               | release + of everything it still holds                     |
 * | recounted, lower cost           | release + of the difference                                |
 * | recounted, higher cost          | reserve − (requested) or use − (approved) of the difference|
 *
 * Amounts are booked by leave year and, within it, before and after the day on which carried days expire
 * (rules 8, 14). `effective_on` of a row is the first calendar day of the absence in that part of the year;
 * a recount does not move it.
 */
import { addDays, later, type CivilDate } from '../../../civil/dates.ts';
import type { Days } from '../../../civil/days.ts';
import type { Cost } from '../../../schedule/counting.ts';
import { keptUntil } from './carriedDays.ts';
import { firstDayOf, firstOn, leaveYearOf } from './leaveYears.ts';
import { rulesOn, type LedgerRow, type Policy } from './types.ts';

/** A positive amount to be spent in a leave year, from a date on. */
export interface Booking {
  readonly year: number;
  readonly effective_on: CivilDate;
  readonly days: Days;
}

/** The last day on which carried days can be used in a leave year; null if they do not expire (rule 69). */
export function carryExpiry(policy: Policy, year: number): CivilDate | null {
  const monthDay = rulesOn(policy, firstDayOf(policy, year)).carry_over_expires;
  return monthDay === null ? null : firstOn(policy, year, monthDay);
}

/** The days of a leave year after which carried days can lapse, in order (rules 14, 71). */
function carryExpiries(policy: Policy, year: number): CivilDate[] {
  const own = carryExpiry(policy, year);
  const { carry_when_sick } = rulesOn(policy, firstDayOf(policy, year));
  const all = [...(own === null ? [] : [own]), ...(carry_when_sick ? [keptUntil(policy, year - 2)] : [])];
  return all.sort();
}

/**
 * Splits a cost into bookings (rule 8: 3.5 in 2026 and 5.0 in 2027). Parts that cost nothing are left out. Time
 * off in lieu is booked day by day, because the overtime account knows each day once it is over.
 */
export function bookingsOf(cost: Cost, policy: Policy): Booking[] {
  const bookings: { year: number; effective_on: CivilDate; days: Days }[] = [];
  let current: (typeof bookings)[number] | undefined;
  let expiries: CivilDate[] = [];
  for (const { date, days } of cost.perDay) {
    const year = leaveYearOf(policy, date);
    if (current?.year !== year) expiries = carryExpiries(policy, year);
    const expiry = expiries.findLast((one) => one < date);
    const begins: CivilDate = expiry === undefined ? firstDayOf(policy, year) : addDays(expiry, 1);
    if (!current || current.effective_on < begins || policy.fromOvertime) {
      current = { year, effective_on: later(date, begins), days: 0 };
      bookings.push(current);
    }
    current.days += days;
  }
  return bookings.filter((booking) => booking.days > 0);
}

/** Rows of a new request that awaits a decision. */
export function requestedRows(absenceId: string, bookings: readonly Booking[]): LedgerRow[] {
  return spend('reserve', absenceId, bookings);
}

/** Rows of a request that is approved at once. */
export function grantedRows(absenceId: string, bookings: readonly Booking[]): LedgerRow[] {
  return spend('use', absenceId, bookings);
}

/**
 * Rows of an approval: the reserve of the absence is released and used instead. `rows` are those of this
 * absence.
 */
export function approvedRows(absenceId: string, rows: readonly LedgerRow[]): LedgerRow[] {
  const held = heldBy(absenceId, rows);
  return [...release(absenceId, held), ...spend('use', absenceId, held)];
}

/** Rows of a denial or a cancellation: everything the absence still holds is released. */
export function releasedRows(absenceId: string, rows: readonly LedgerRow[]): LedgerRow[] {
  return release(absenceId, heldBy(absenceId, rows));
}

/** Rows of an edit while requested: the old reserve is released, the new cost reserved. */
export function editedRows(
  absenceId: string,
  rows: readonly LedgerRow[],
  bookings: readonly Booking[],
): LedgerRow[] {
  return [...releasedRows(absenceId, rows), ...requestedRows(absenceId, bookings)];
}

/** An absence to recount after a change of holidays or patterns. */
export interface Recount {
  readonly absence_id: string;
  readonly status: 'requested' | 'approved';
  readonly rows: readonly LedgerRow[];
  readonly before: Cost;
  readonly after: Cost;
  /** Last locked day of the person; this day and earlier ones are not recounted. */
  readonly lockedThrough: CivilDate | null;
}

/**
 * Rule 9. `change` is the amount to add to the absence's `days` (−1.0 if a holiday gives a day back); `rows`
 * is empty if nothing changed.
 */
export function recount(absence: Recount, policy: Policy): { change: Days; rows: LedgerRow[] } {
  const open = (cost: Cost): Cost => ({
    ...cost,
    perDay: cost.perDay.map((day) =>
      absence.lockedThrough !== null && day.date <= absence.lockedThrough ? { ...day, days: 0 } : day,
    ),
  });
  const difference = new Map<string, Booking>();
  const add = (booking: Booking, sign: 1 | -1) => {
    const at = anchor(absence, booking, policy);
    const days = (difference.get(at)?.days ?? 0) + sign * booking.days;
    difference.set(at, { year: booking.year, effective_on: at, days });
  };
  for (const booking of bookingsOf(open(absence.after), policy)) add(booking, 1);
  for (const booking of bookingsOf(open(absence.before), policy)) add(booking, -1);
  const changed = [...difference.values()].filter((booking) => booking.days !== 0);
  const cheaper = changed.filter((b) => b.days < 0).map((b) => ({ ...b, days: -b.days }));
  const dearer = changed.filter((b) => b.days > 0);
  return {
    change: changed.reduce((sum, b) => sum + b.days, 0),
    rows: [
      ...release(absence.absence_id, cheaper),
      ...spend(absence.status === 'approved' ? 'use' : 'reserve', absence.absence_id, dearer),
    ],
  };
}

/**
 * The date under which a part is already booked, because the policy may have split the year elsewhere at that
 * time.
 */
function anchor(absence: Recount, booking: Booking, policy: Policy): CivilDate {
  if (policy.fromOvertime) return booking.effective_on;
  const booked = heldBy(absence.absence_id, absence.rows).filter((held) => held.year === booking.year);
  const known = booked.filter((held) => held.effective_on <= booking.effective_on).at(-1) ?? booked[0];
  return known?.effective_on ?? booking.effective_on;
}

/** What an absence holds, reserved or used, by year and date, ascending. */
export function heldBy(absenceId: string, rows: readonly LedgerRow[]): Booking[] {
  const held = new Map<string, Booking>();
  for (const row of rows) {
    if (row.absence_id !== absenceId) continue;
    const days = (held.get(row.effective_on)?.days ?? 0) - row.days;
    held.set(row.effective_on, { year: row.year, effective_on: row.effective_on, days });
  }
  return [...held.values()]
    .filter((booking) => booking.days !== 0)
    .sort((a, b) => (a.effective_on < b.effective_on ? -1 : 1));
}

function spend(kind: 'reserve' | 'use', absenceId: string, bookings: readonly Booking[]): LedgerRow[] {
  return bookings.map((b) => row(kind, -b.days, b, absenceId));
}

function release(absenceId: string, bookings: readonly Booking[]): LedgerRow[] {
  return bookings.map((b) => row('release', b.days, b, absenceId));
}

function row(kind: LedgerRow['kind'], days: Days, booking: Booking, absenceId: string): LedgerRow {
  return { kind, days, effective_on: booking.effective_on, year: booking.year, absence_id: absenceId };
}
