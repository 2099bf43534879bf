/** Rule 9: recounts absences over a holiday that is added, removed or moved, and books the difference. */
import { dayNumber, earlier, later } from '../../../civil/dates.ts';
import { amountInWords, days, daysToNumeric, type Days } from '../../../civil/days.ts';
import { notify } from '../../../events/notify.ts';
import type { CallerWriting, Writing } from '../../../events/writing.ts';
import { grouped } from '../../../lib/grouped.ts';
import { lockedThrough } from '../../../periods/locks.ts';
import { ledgerRows, policyOf } from '../store/account.ts';
import { costInCalendar, workCalendar, type WorkCalendar } from '../../../schedule/counting.ts';
import { recount } from '../rules/ledger.ts';
import { slotsToRange } from '../../../schedule/slots.ts';
import { rulesOn, type LedgerRow, type Policy } from '../rules/types.ts';
import { type Unit } from '../../../schedule/span.ts';
import type { HolidayRow } from '../store/holidays.ts';
import { ledgerValues } from '../store/ledger.ts';
import {
  countingTerms,
  openAbsencesOn,
  writeRecounts,
  type CountingTerms,
  type OpenAbsence,
} from '../store/recount.ts';
import { lockSubject, periodLocks } from './viewer.ts';

/** The holiday before and after: null if it is new, or deleted. */
export interface HolidayChange {
  before: HolidayRow | null;
  after: HolidayRow | null;
}

/**
 * Recounts requested and approved absences over a holiday that was just written, except days in a period that
 * is locked for their person. Books the difference in the ledger and notifies the person. If a removed
 * holiday costs more than a balance has, the absence still stays. Returns how many absences changed. Uses
 * three statements per calendar, whatever the number of absences; the caller holds the lock on counting.
 */
export async function recountForHoliday(call: CallerWriting, change: HolidayChange): Promise<number> {
  const { before, after } = change;
  const calendars = unique([before, after].flatMap((holiday) => holiday?.calendar ?? []));
  let changed = 0;
  for (const calendar of calendars) {
    const here = (holiday: HolidayRow | null) => (holiday?.calendar === calendar ? holiday : null);
    changed += await recountOn(call, calendar, { before: here(before), after: here(after) });
  }
  return changed;
}

async function recountOn(call: CallerWriting, calendar: string, change: HolidayChange): Promise<number> {
  const { db } = call;
  const holidays = [change.before, change.after].filter((holiday) => holiday !== null);
  const absences = await db.rows(openAbsencesOn, {
    calendar,
    slots: slotsOfDays(holidays.map(({ date }) => date)),
  });
  if (absences.length === 0) return 0;
  const terms = await db.one(countingTerms, {
    employee_ids: unique(absences.map((absence) => absence.employee_id)),
    policy_ids: unique(absences.map((absence) => absence.policy_id)),
    calendar,
    from: absences.map((absence) => absence.start_date).reduce(earlier),
    to: absences.map((absence) => absence.end_date).reduce(later),
  });

  const changed = recountAll(call, absences, terms, calendarsOf(terms, change));
  const holiday = holidays.at(-1)!;
  await bookRecounts(call, changed, `holiday: ${holiday.name}`);
  for (const one of changed) if (one.change !== 0) tellOwner(call, one, holiday);
  return changed.length;
}

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
  const policies = new Map(
    terms.policies.map(({ id, versions }): [string, Policy] => [id, policyOf(versions)]),
  );
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

/** The holidays are the same for all people. */
function calendarsOf(terms: CountingTerms, change: HolidayChange): Calendars {
  const patterns = grouped(terms.patterns, ({ employee_id }) => employee_id);
  const others = terms.holidays.filter(({ date }) => date !== change.after?.date);
  const { holidays: now } = workCalendar({ pattern: [], holidays: terms.holidays });
  const { holidays: then } = workCalendar({
    pattern: [],
    holidays: change.before ? [...others, change.before] : others,
  });
  return (employeeId) => {
    const { pattern } = workCalendar({ pattern: patterns.get(employeeId) ?? [], holidays: [] });
    return { before: { pattern, holidays: then }, after: { pattern, holidays: now } };
  };
}

function tellOwner(call: CallerWriting, recounted: Recount, { name, date }: HolidayRow): void {
  tellRecounted(call, recounted, {
    title:
      recounted.change < 0
        ? 'A holiday changed: your time off costs less'
        : 'A holiday has changed: your time off costs more',
    cause: `${name}, ${date}`,
  });
}

/** Notifies the person that an absence now costs another amount; `cause` says what changed. */
export function tellRecounted(
  call: Writing,
  { absence, change, unit }: Recount,
  { title, cause }: { title: string; cause: string },
): void {
  const before = days(absence.days);
  notify(call, {
    userId: absence.employee_id,
    kind: 'absence.recounted',
    title,
    body: `${cause}: your ${absence.policy_name} from ${absence.start_date} to ${absence.end_date} counts ${amountInWords(before + change, unit)} now instead of ${amountInWords(before, unit)}.`,
    resource: { type: 'absence', id: absence.id },
  });
}

const unique = (values: readonly string[]): string[] => [...new Set(values)];
