/** Rules 9, 73: recounts absences when holidays or somebody's calendar change, and books the difference. */
import { dayNumber, earlier, later } from '../../../civil/dates.ts';
import { amountInWords, days, daysToNumeric, type Days } from '../../../civil/days.ts';
import { notify } from '../../../events/notify.ts';
import type { Writing } from '../../../events/writing.ts';
import { grouped } from '../../../lib/grouped.ts';
import { lockedThrough } from '../../../periods/locks.ts';
import { ledgerRows, policyOf } from '../store/account.ts';
import { holidaysOf, type CalendarHoliday, type CalendarVersion } from '../../../schedule/calendars.ts';
import { costInCalendar, workCalendar, type WorkCalendar } from '../../../schedule/counting.ts';
import type { PlacementChange } from '../../../schedule/placementChange.ts';
import { recount } from '../rules/ledger.ts';
import { slotsToRange } from '../../../schedule/slots.ts';
import { rulesOn, type LedgerRow, type Policy } from '../rules/types.ts';
import { type Unit } from '../../../schedule/span.ts';
import type { HolidayRow } from '../store/holidays.ts';
import { ledgerValues } from '../store/ledger.ts';
import {
  countingTerms,
  openAbsencesFrom,
  openAbsencesOn,
  writeRecounts,
  type CountingTerms,
  type OpenAbsence,
} from '../store/recount.ts';
import { lockSubject, periodLocks } from './viewer.ts';

/** Holidays that were taken out of their calendars or moved, and those written; the same number of neither. */
export interface HolidayChange {
  before: readonly HolidayRow[];
  after: readonly HolidayRow[];
  /** What changed, for the ledger and for people: `Christmas Eve, 2026-12-24`. */
  cause: string;
}

export const causeOf = ({ name, date }: HolidayRow): string => `${name}, ${date}`;

/**
 * Recounts requested and approved absences over holidays that were just written, except days in a period that
 * is locked for their person. Books the difference in the ledger and notifies the person. If a removed
 * holiday costs more than a balance has, the absence still stays. Returns how many absences changed. Uses
 * three statements, whatever the number of holidays and absences; the caller holds the lock on counting. With
 * `dryRun` the holidays are not written yet, and nothing is booked.
 */
export async function recountForHolidays(
  call: Writing,
  change: HolidayChange,
  dryRun = false,
): Promise<number> {
  const { db } = call;
  const touched = [...change.before, ...change.after];
  const absences = await db.rows(openAbsencesOn, {
    slots: slotsOfDays(touched.map(({ date }) => date)),
    dates: touched.map(({ date }) => date),
    calendars: touched.map(({ calendar }) => calendar),
  });
  if (absences.length === 0) return 0;
  const terms = await db.one(countingTerms, termsOf(absences));
  const { before, after } = change;
  const calendars = dryRun
    ? calendarsOf({ ...terms, holidays: replaced(terms.holidays, before, after) }, { then: terms.holidays })
    : calendarsOf(terms, { then: replaced(terms.holidays, after, before) });
  const changed = recountAll(call, absences, terms, calendars);
  if (dryRun) return changed.length;
  await bookRecounts(call, changed, `holiday: ${change.cause}`);
  for (const one of changed)
    if (one.change !== 0) tellRecounted(call, one, { what: 'A holiday changed', cause: change.cause });
  return changed.length;
}

/**
 * Rule 73: recounts absences of people whose holiday calendar changed, from its date on; as
 * `recountForHolidays`.
 */
export async function recountForPlacements(
  call: Writing,
  { from, people }: PlacementChange,
): Promise<number> {
  const { db } = call;
  const absences = await db.rows(openAbsencesFrom, {
    employee_ids: people.map(({ employeeId }) => employeeId),
    from,
  });
  if (absences.length === 0) return 0;
  const terms = await db.one(countingTerms, termsOf(absences));
  const versions = new Map(people.map(({ employeeId, before }) => [employeeId, before]));
  const changed = recountAll(call, absences, terms, calendarsOf(terms, { versions }));
  const cause = `Your holiday calendar changes on ${from}`;
  await bookRecounts(call, changed, `holiday calendar from ${from}`);
  for (const one of changed)
    if (one.change !== 0) tellRecounted(call, one, { what: 'Your holiday calendar changed', cause });
  return changed.length;
}

const termsOf = (absences: readonly OpenAbsence[]) => ({
  employee_ids: unique(absences.map((absence) => absence.employee_id)),
  policy_ids: unique(absences.map((absence) => absence.policy_id)),
  from: absences.map((absence) => absence.start_date).reduce(earlier),
  to: absences.map((absence) => absence.end_date).reduce(later),
});

export async function bookRecounts(
  { db, caller }: Writing,
  changed: readonly Recount[],
  reason: string,
): Promise<void> {
  if (changed.length === 0) return;
  await db.count(writeRecounts, {
    changes: JSON.stringify(
      changed.map((one) => ({ id: one.absence.id, change: daysToNumeric(one.change) })),
    ),
    ledger: ledgerValues(changed.flatMap(({ rows }) => rows)),
    actor: JSON.stringify(caller.actor),
    reason,
  });
}

/** The half days of dates as a Postgres multirange: `{[41634,41636)}`. */
const slotsOfDays = (dates: readonly string[]): string =>
  `{${dates.map((date) => slotsToRange({ from: 2 * dayNumber(date), to: 2 * dayNumber(date) + 2 })).join()}}`;

/** An absence whose booking changes, and the ledger rows of the change. */
export interface Recount {
  absence: OpenAbsence;
  change: Days;
  unit: Unit;
  rows: LedgerRow[];
}

type Calendars = (employeeId: string) => { before: WorkCalendar; after: WorkCalendar };

/**
 * Recounts absences by the calendars before and after; absences whose booking stays the same are left out. If
 * a holiday moves over New Year, the sum stays the same but the days belong to another year, so that counts
 * as a change.
 */
export function recountAll(
  { caller, now }: Writing,
  absences: readonly OpenAbsence[],
  terms: Pick<CountingTerms, 'locks' | 'policies'>,
  calendars: Calendars,
): Recount[] {
  const locks = periodLocks(terms.locks);
  const policies = new Map(terms.policies.map((row): [string, Policy] => [row.id, policyOf(row)]));
  const counted = absences.map((absence) => {
    const policy = policies.get(absence.policy_id)!;
    const { unit } = rulesOn(policy, absence.start_date);
    const { before, after } = calendars(absence.employee_id);
    const { change, rows } = recount(
      {
        absence_id: absence.id,
        status: absence.status,
        rows: ledgerRows(absence.ledger),
        before: costInCalendar(absence, before, unit),
        after: costInCalendar(absence, after, unit),
        lockedThrough: lockedThrough(locks, lockSubject({ caller, now }, absence.department_id)),
      },
      policy,
    );
    return { absence, change, unit, rows };
  });
  return counted.filter(({ rows }) => rows.length > 0);
}

/** The calendars as they are now, and before: with other holidays, or with other versions of some people. */
function calendarsOf(
  terms: CountingTerms,
  {
    then = terms.holidays,
    versions,
  }: { then?: CalendarHoliday[]; versions?: Map<string, readonly CalendarVersion[]> },
): Calendars {
  const patterns = grouped(terms.patterns, ({ employee_id }) => employee_id);
  const placements = grouped(terms.placements, ({ employee_id }) => employee_id);
  return (employeeId) => {
    const pattern = patterns.get(employeeId) ?? [];
    const held = placements.get(employeeId) ?? [];
    return {
      before: workCalendar({ pattern, holidays: holidaysOf(then, versions?.get(employeeId) ?? held) }),
      after: workCalendar({ pattern, holidays: holidaysOf(terms.holidays, held) }),
    };
  };
}

/** The holidays with some taken out and others put in. */
function replaced(
  holidays: readonly CalendarHoliday[],
  out: readonly CalendarHoliday[],
  put: readonly CalendarHoliday[],
): CalendarHoliday[] {
  const taken = new Set(out.map(dayOf));
  return [...holidays.filter((one) => !taken.has(dayOf(one))), ...put];
}

const dayOf = ({ calendar, date }: { calendar: string; date: string }): string => `${calendar} ${date}`;

/** Notifies the person that an absence now costs another amount; `what` and `cause` say why. */
export function tellRecounted(
  call: Writing,
  { absence, change, unit }: Recount,
  { what, cause }: { what: string; cause: string },
): void {
  const before = days(absence.days);
  notify(call, {
    userId: absence.employee_id,
    kind: 'absence.recounted',
    title: `${what}: your time off costs ${change < 0 ? 'less' : 'more'}`,
    body: `${cause}: your ${absence.policy_name} from ${absence.start_date} to ${absence.end_date} counts ${amountInWords(before + change, unit)} now instead of ${amountInWords(before, unit)}.`,
    resource: { type: 'absence', id: absence.id },
  });
}

const unique = (values: readonly string[]): string[] => [...new Set(values)];
