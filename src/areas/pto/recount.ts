/** Rule 9: a new holiday gives back the days that absences over it no longer cost. */
import { dayNumber, earlier, later } from '../../civil/dates.ts';
import { days, daysToNumeric, showDays, type Days } from '../../civil/days.ts';
import type { Call } from '../../contract.ts';
import { notify } from '../../events/notify.ts';
import { lockedThrough } from '../tracking/rules/locks.ts';
import { ledgerRows, policyOf } from './account.ts';
import { costInCalendar, workCalendar, type WorkCalendar } from './rules/counting.ts';
import { recount } from './rules/ledger.ts';
import { slotsToRange } from './rules/slots.ts';
import { rulesOn, type LedgerRow, type Policy } from './rules/types.ts';
import type { HolidayRow } from './store/holidays.ts';
import { ledgerValues } from './store/ledger.ts';
import {
  countingTerms,
  openAbsencesOn,
  writeRecounts,
  type CountingTerms,
  type OpenAbsence,
} from './store/recount.ts';
import { lockSubject, periodLocks } from './viewer.ts';

type Recounting = Pick<Call<'adminCreateHoliday'>, 'caller' | 'db' | 'now'>;

/**
 * Counts anew the requested and approved absences over a holiday that has just been added, but for days in a period that
 * is locked for their people. Their ledgers get the difference, their owners a notice. Answers how many have changed.
 * Three statements, whatever their number; the holidays of the workspace are locked.
 */
export async function recountForHoliday(call: Recounting, holiday: HolidayRow): Promise<number> {
  const { db, caller } = call;
  const day = dayNumber(holiday.date);
  const absences = await db.rows(openAbsencesOn, [
    holiday.calendar,
    slotsToRange({ from: 2 * day, to: 2 * day + 2 }),
  ]);
  if (absences.length === 0) return 0;
  const terms = await db.one(countingTerms, [
    unique(absences.map((absence) => absence.employee_id)),
    unique(absences.map((absence) => absence.policy_id)),
    holiday.calendar,
    absences.map((absence) => absence.start_date).reduce(earlier),
    absences.map((absence) => absence.end_date).reduce(later),
  ]);

  const changed = recountAll(call, absences, terms, holiday).filter(({ change }) => change !== 0);
  if (changed.length === 0) return 0;
  await db.count(writeRecounts, [
    JSON.stringify(changed.map(({ absence, change }) => ({ id: absence.id, change: daysToNumeric(change) }))),
    ledgerValues(changed.flatMap(({ rows }) => rows)),
    JSON.stringify(caller.actor),
    `holiday: ${holiday.name}`,
  ]);
  for (const { absence, change } of changed) tellOwner(call, absence, change, holiday);
  return changed.length;
}

interface Recounted {
  absence: OpenAbsence;
  change: Days;
  rows: LedgerRow[];
}

function recountAll(
  { caller, now }: Recounting,
  absences: readonly OpenAbsence[],
  terms: CountingTerms,
  holiday: HolidayRow,
): Recounted[] {
  const locks = periodLocks(terms.locks);
  const policies = new Map(
    terms.policies.map(({ id, versions }): [string, Policy] => [id, policyOf(versions)]),
  );
  const calendars = calendarsOf(terms, holiday);
  return absences.map((absence) => {
    const policy = policies.get(absence.policy_id)!;
    const { unit } = rulesOn(policy, absence.start_date);
    const { before, after } = calendars(absence.employee_id);
    const counted = recount(
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
    return { absence, change: counted.change, rows: counted.rows };
  });
}

/** Each person's calendar without and with the new holiday; the holidays are the same for all. */
function calendarsOf(terms: CountingTerms, holiday: HolidayRow) {
  const patterns = new Map<string, CountingTerms['patterns']>();
  for (const pattern of terms.patterns) {
    const others = patterns.get(pattern.employee_id);
    if (others) others.push(pattern);
    else patterns.set(pattern.employee_id, [pattern]);
  }
  const { holidays: with_ } = workCalendar({ pattern: [], holidays: terms.holidays });
  const { holidays: without } = workCalendar({
    pattern: [],
    holidays: terms.holidays.filter(({ date }) => date !== holiday.date),
  });
  return (employeeId: string): { before: WorkCalendar; after: WorkCalendar } => {
    const { pattern } = workCalendar({ pattern: patterns.get(employeeId) ?? [], holidays: [] });
    return { before: { pattern, holidays: without }, after: { pattern, holidays: with_ } };
  };
}

function tellOwner({ db }: Recounting, absence: OpenAbsence, change: Days, holiday: HolidayRow): void {
  const before = days(absence.days);
  notify(db, {
    userId: absence.employee_id,
    kind: 'absence.recounted',
    title: 'A holiday gives you time back',
    body: `${holiday.name}, ${holiday.date}: your ${absence.policy_name} from ${absence.start_date} to ${absence.end_date} counts ${showDays(before + change)} now instead of ${showDays(before)}.`,
    resource: { type: 'absence', id: absence.id },
  });
}

const unique = (values: readonly string[]): string[] => [...new Set(values)];
