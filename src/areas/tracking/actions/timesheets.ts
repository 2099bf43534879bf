/** Saving, submitting and deciding on timesheets (rule 86). */
import type { Caller } from '../../../auth/caller.ts';
import { addDays } from '../../../civil/dates.ts';
import { localDate } from '../../../civil/zones.ts';
import { ask, type Queries } from '../../../db/handle.ts';
import type { CallerWriting } from '../../../events/writing.ts';
import { barredFrom } from '../../../people/deciding.ts';
import { mayDecideOn, viewerOf, type Viewer } from '../../../people/deciders.ts';
import { personForUpdate, unknownReference, zoneOf } from '../../../people/find.ts';
import { ownsRecord } from '../../../people/subject.ts';
import { holdPeriods } from '../../../periods/store.ts';
import { conflict, expectVersion, forbidden, invalid, notFound, type Problem } from '../../../problem.ts';
import { assertOpen, auditTransition, transition, wrongState } from '../../../transitions/transition.ts';
import { firstWeekday } from '../../../workspace/weekdays.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import { announceTimesheet, tellDecision, tellSubmitted } from '../announce.ts';
import {
  allowedActions,
  periodOf,
  TIMESHEET_MACHINE,
  type Party,
  type SheetPeriod,
  type TimesheetAction,
  type TimesheetStatus,
} from '../rules/timesheet.ts';
import {
  clockIn,
  decideTimesheet,
  insertTimesheet,
  saveTimesheet,
  timesheetById,
  timesheetsIn,
  type TimesheetRow,
} from '../store/timesheets.ts';
import { overtimeOf } from './report.ts';
import { sheetOfPerson } from './sheets.ts';

interface Saving {
  employeeId: string;
  period_start: string;
  status: 'submitted' | 'draft';
  /** Undefined keeps the note. */
  note: string | null | undefined;
  ifMatch: string | null;
}

/** Saves or submits the timesheet of a period. Throws 404, 409, 412 and 422 as `putTimesheet` documents. */
export async function saveSheet(call: CallerWriting, saving: Saving): Promise<TimesheetRow> {
  const { db, workspace, now } = call;
  const { employeeId: employee_id, status } = saving;
  const period = periodIn(workspace, saving.period_start);
  const [, [person]] = await db.together(ask(holdPeriods), ask(personForUpdate, { id: employee_id }));
  if (!person) throw unknownReference('employee_id');
  const sheets = await db.rows(timesheetsIn, { employee_id, ...period });
  const before = sheets.find(({ period_start }) => period_start === period.from);
  expectVersion(saving.ifMatch, before?.version ?? 0);
  const other = sheets.find((one) => one.id !== before?.id);
  if (other)
    throw conflict('timesheet_overlap', 'Another timesheet of the person has some of these days.', {
      conflicts: [other.id],
    });
  if (before && before.status === 'approved') throw wrongState(TIMESHEET_MACHINE, 'submit', before.status);
  if (status === 'submitted') {
    const today = localDate(now, zoneOf(person, workspace));
    if (period.to >= today)
      throw conflict('period_not_over', 'The period is not over.', { from: addDays(period.to, 1) });
    const clock = await db.maybe(clockIn, { employee_id, ...period });
    if (clock)
      throw conflict('clock_running', 'A clock that was started in the period still runs.', {
        entry_id: clock.id,
      });
  }
  const { worked_seconds, expected_seconds } = overtimeOf(
    await sheetOfPerson(db, employee_id, period),
    period,
  );
  const values = {
    status,
    note: saving.note === undefined ? (before?.note ?? null) : saving.note,
    worked_seconds,
    expected_seconds,
    submitted_at: status === 'submitted' ? new Date(now).toISOString() : null,
  };
  const row = before
    ? await db.one(saveTimesheet, { ...values, id: before.id, before: before.status })
    : await db.one(insertTimesheet, {
        ...values,
        employee_id,
        period_start: period.from,
        period_end: period.to,
      });
  announceSaved(call, before?.status ?? null, row);
  if (row.status === 'submitted' && before?.status !== 'submitted') await tellSubmitted(call, row);
  return row;
}

/** The period that begins on this day. Throws 409 `timesheets_off` and 422. */
function periodIn(workspace: Workspace, start: string): SheetPeriod {
  const kind = workspace.settings.timesheet_period;
  if (kind === 'none') throw conflict('timesheets_off', 'This workspace does not use timesheets.');
  const period = periodOf(kind, start, firstWeekday(workspace));
  if (period.from !== start)
    throw invalid({ period_start: [`Not the first day of a ${kind}: that is ${period.from}.`] });
  return period;
}

function announceSaved(call: CallerWriting, before: TimesheetStatus | null, row: TimesheetRow): void {
  if (before === null) return announceTimesheet(call, row, row.status === 'draft' ? 'created' : 'submitted');
  if (before === row.status) return announceTimesheet(call, row, 'updated');
  const action = row.status === 'draft' ? 'withdraw' : 'submit';
  const changes = { status: [before, row.status] as [unknown, unknown] };
  auditTransition(call, TIMESHEET_MACHINE, { id: row.id, action, changes });
}

const partyOf = ({ caller, decidesOwn }: Viewer, row: TimesheetRow): Party => ({
  owner: ownsRecord(caller, row.employee_id),
  reviewer: caller.role !== 'employee' && barredFrom(caller, row.employee_id, decidesOwn) === null,
  admin: caller.role === 'admin',
  locked: row.locked,
});

/** What the caller may do with a timesheet that they see: their own, or one of their people. */
export const sheetActions = (viewer: Viewer, row: TimesheetRow): TimesheetAction[] =>
  allowedActions(row.status, partyOf(viewer, row));

/**
 * Approves or returns a timesheet. The pipeline refuses one's own (rule 21).
 * @throws Problem 404 out of view, 403 for one's own, 409 in the wrong state or for a locked period, 412
 */
export async function decideSheet(
  call: CallerWriting,
  id: string,
  {
    action,
    reason,
    ifMatch,
  }: { action: 'approve' | 'return'; reason: string | null; ifMatch: string | null },
): Promise<{ row: TimesheetRow; viewer: Viewer }> {
  const { db, caller, workspace, now } = call;
  const seen = await visible(db, caller, id);
  await db.together(ask(holdPeriods), ask(personForUpdate, { id: seen.employee_id }));
  const before = await db.one(timesheetById, { id });
  const viewer = await viewerOf(db, caller, workspace);
  assertOpen(TIMESHEET_MACHINE, action, before.status, partyOf(viewer, before), refused);
  expectVersion(ifMatch, before.version);
  const row = await transition(call, TIMESHEET_MACHINE, {
    id,
    action,
    before: before.status,
    set: (after) =>
      ask(decideTimesheet, {
        id,
        before: before.status,
        after: after!,
        decision_note: reason,
        reviewer_id: caller.userId,
        reviewer: JSON.stringify(caller.actor),
        now: new Date(now).toISOString(),
      }),
    current: async () => (await db.maybe(timesheetById, { id }))?.status ?? null,
  });
  tellDecision(call, row, reason);
  return { row, viewer };
}

async function visible(db: Queries, caller: Caller, id: string): Promise<TimesheetRow> {
  const row = await db.maybe(timesheetById, { id });
  if (!row || !(await mayDecideOn(db, caller, row.employee_id, 'timesheets'))) throw notFound();
  return row;
}

const refused = (code: 'role' | 'only_admin' | 'period_locked'): Problem =>
  code === 'period_locked'
    ? conflict('period_locked', 'The days are in a locked period.')
    : forbidden('insufficient_role', 'Only an admin can return an approved timesheet.');
