/** Rule 61: what somebody has booked beyond their last day, of the employment or of their last contract. */
import { addDays, earlier, later, type CivilDate } from '../../../civil/dates.ts';
import { days, daysToNumeric } from '../../../civil/days.ts';
import type { Writing } from '../../../events/writing.ts';
import { findPerson } from '../../../people/find.ts';
import { lockedThrough } from '../../../periods/locks.ts';
import { costInCalendar, workCalendar, type PatternVersion } from '../../../schedule/counting.ts';
import type { Recounted } from '../../../schedule/patternChange.ts';
import { slotsOf, slotsToRange } from '../../../schedule/slots.ts';
import { announceCut, announceEnded, tellCancelled } from '../announce.ts';
import { endingOn, recountEnding } from '../rules/ending.ts';
import { rulesOn, type LedgerRow } from '../rules/types.ts';
import { ledgerRows, policyOf } from '../store/account.ts';
import { cutAbsence } from '../store/absences.ts';
import { ledgerValues } from '../store/ledger.ts';
import { countingTerms, openAbsencesFrom, type OpenAbsence } from '../store/recount.ts';
import { lockAbsencesOf } from '../store/requests.ts';
import { holdOfAnyone, move } from './decide.ts';
import { lockSubject, periodLocks } from './viewer.ts';

export interface Ending {
  employeeId: string;
  /** The last day on which they can be away. */
  lastDay: CivilDate;
  /** What was agreed before the end: what is booked was counted by it. */
  pattern: readonly PatternVersion[];
  /** The person stays, and is told. */
  stays: boolean;
  /** Nothing is to be written. */
  dryRun: boolean;
}

/**
 * requested, approved -> cancelled for what begins after the last day, or costs nothing up to it; what goes across it ends there.
 * Days that are given back are released in the ledger; days in a locked period stay as they were counted. Each is announced. Returns those that
 * cost another amount now.
 * Requests and decisions wait for the person's lock until the transaction ends, and then find the last day.
 */
export async function endAbsences(call: Writing, ending: Ending): Promise<Recounted[]> {
  const { db, caller, now } = call;
  const { employeeId, lastDay, pattern, dryRun } = ending;
  await db.one(lockAbsencesOf, { employee_id: employeeId });
  const absences = await db.rows(openAbsencesFrom, { employee_id: employeeId, from: addDays(lastDay, 1) });
  const person = await findPerson(db, employeeId);
  if (absences.length === 0 || !person) return [];
  const terms = await db.one(countingTerms, {
    employee_ids: [employeeId],
    policy_ids: [...new Set(absences.map(({ policy_id }) => policy_id))],
    calendar: person.holiday_calendar,
    from: absences.map(({ start_date }) => start_date).reduce(earlier),
    to: absences.map(({ end_date }) => end_date).reduce(later),
  });
  const calendar = workCalendar({ pattern, holidays: terms.holidays });
  const locked = lockedThrough(periodLocks(terms.locks), lockSubject({ caller, now }, person.department_id));
  const policies = new Map(terms.policies.map(({ id, versions }) => [id, policyOf(versions)]));
  const ended: Recounted[] = [];
  for (const absence of absences) {
    const policy = policies.get(absence.policy_id)!;
    const { unit } = rulesOn(policy, absence.start_date);
    const kept = endingOn(absence, lastDay);
    const counted = recountEnding(
      {
        absence_id: absence.id,
        status: absence.status,
        rows: ledgerRows(absence.ledger),
        before: costInCalendar(absence, calendar, unit),
        after: kept && costInCalendar(kept, calendar, unit),
        lockedThrough: locked,
        start_date: absence.start_date,
        days: days(absence.days),
      },
      policy,
    );
    if (!dryRun) {
      if (kept === null || counted.days === 0) await cancel(call, absence, counted.rows, ending);
      else
        await cut(call, absence, { ...kept, days: daysToNumeric(counted.days), rows: counted.rows }, ending);
    }
    if (counted.days === days(absence.days)) continue;
    ended.push({
      id: absence.id,
      policy: { id: absence.policy_id, name: absence.policy_name },
      start_date: absence.start_date,
      end_date: absence.end_date,
      unit,
      before: days(absence.days),
      after: counted.days,
    });
  }
  return ended;
}

async function cancel(
  call: Writing,
  { id }: OpenAbsence,
  rows: readonly LedgerRow[],
  { stays }: Ending,
): Promise<void> {
  const held = await holdOfAnyone(call.db, id);
  const row = await move(call, held, { action: 'cancel', note: null, rows });
  announceEnded(call, row);
  if (stays) tellCancelled(call, row);
}

async function cut(
  call: Writing,
  before: OpenAbsence,
  kept: NonNullable<ReturnType<typeof endingOn>> & { days: string; rows: readonly LedgerRow[] },
  { stays }: Ending,
): Promise<void> {
  const row = await call.db.one(cutAbsence, {
    id: before.id,
    end_date: kept.end_date,
    start_half: kept.start_half,
    slots: slotsToRange(slotsOf(kept)),
    days: kept.days,
    actor: JSON.stringify(call.caller.actor),
    ledger: ledgerValues(kept.rows),
  });
  announceCut(call, before, row, { stays });
}
