/** Rule 61: ends absences booked beyond a person's last day, of the employment or of their last contract. */
import { addDays, earlier, later, type CivilDate } from '../../../civil/dates.ts';
import { days, daysToNumeric } from '../../../civil/days.ts';
import type { Writing } from '../../../events/writing.ts';
import { findPerson } from '../../../people/find.ts';
import { lockedThrough } from '../../../periods/locks.ts';
import { holidaysOf } from '../../../schedule/calendars.ts';
import { costInCalendar, workCalendar, type PatternVersion } from '../../../schedule/counting.ts';
import type { Recounted } from '../../../schedule/patternChange.ts';
import { slotsOf, slotsToRange } from '../../../schedule/slots.ts';
import { announceCut, announceEnded, tellCancelled } from '../announce.ts';
import { endingOn, recountEnding } from '../rules/ending.ts';
import { storedHours } from '../rules/hours.ts';
import { rulesOn, type LedgerRow } from '../rules/types.ts';
import { ledgerRows, policyOf } from '../store/account.ts';
import { reshapeAbsence } from '../store/absences.ts';
import { ledgerValues } from '../store/ledger.ts';
import { countingTerms, openAbsencesFrom, type OpenAbsence } from '../store/recount.ts';
import { lockAbsencesOf } from '../store/requests.ts';
import { holdOfAnyone, move } from './decide.ts';
import { lockSubject, periodLocks } from './viewer.ts';

export interface Ending {
  employeeId: string;
  lastDay: CivilDate;
  /** The working pattern before the end, by which the absences were counted. */
  pattern: readonly PatternVersion[];
  /** True if the person stays and is notified. */
  stays: boolean;
  /** True to compute the result without writing anything. */
  dryRun: boolean;
}

/**
 * Cancels requested and approved absences that begin after the last day, or that cost nothing up to it;
 * shortens those that continue beyond it. The ledger releases the days given back; days in a locked period
 * stay as they were counted. Each change is announced. Returns the absences whose cost changed.
 *
 * Takes the person's lock, so that concurrent requests and decisions wait and then see the last day.
 */
export async function endAbsences(call: Writing, ending: Ending): Promise<Recounted[]> {
  const { db, caller, now } = call;
  const { employeeId, lastDay, pattern, dryRun } = ending;
  await db.one(lockAbsencesOf, { employee_id: employeeId });
  const absences = await db.rows(openAbsencesFrom, { employee_ids: [employeeId], from: addDays(lastDay, 1) });
  const person = await findPerson(db, employeeId);
  if (absences.length === 0 || !person) return [];
  const terms = await db.one(countingTerms, {
    employee_ids: [employeeId],
    policy_ids: [...new Set(absences.map(({ policy_id }) => policy_id))],
    from: absences.map(({ start_date }) => start_date).reduce(earlier),
    to: absences.map(({ end_date }) => end_date).reduce(later),
  });
  const calendar = workCalendar({ pattern, holidays: holidaysOf(terms.holidays, terms.placements) });
  const locked = lockedThrough(periodLocks(terms.locks), lockSubject({ caller, now }, person.department_id));
  const policies = new Map(terms.policies.map((row) => [row.id, policyOf(row)]));
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
  const { start_date, end_date, start_half, end_half } = kept;
  const row = await call.db.one(reshapeAbsence, {
    id: before.id,
    ...{ start_date, end_date, start_half, end_half },
    ...storedHours(before),
    decision_note: null,
    slots: slotsToRange(slotsOf(kept)),
    days: kept.days,
    actor: JSON.stringify(call.caller.actor),
    ledger: ledgerValues(kept.rows),
  });
  announceCut(call, before, row, { stays });
}
