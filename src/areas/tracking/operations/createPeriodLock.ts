import type { Answer, Call } from '../../../contract.ts';
import { localDate, parseTimestamp } from '../../../civil/zones.ts';
import { ask, type Queries } from '../../../db/handle.ts';
import { conflict, invalid } from '../../../problem.ts';
import { unknownReference } from '../../../people/find.ts';
import { instant } from '../actions/guard.ts';
import { announcePeriodLock } from '../announce.ts';
import { presentPeriodLock } from '../present/entry.ts';
import {
  holdPeriodsAlone,
  insertPeriodLock,
  isDepartment,
  runningInside,
  type RunningInside,
} from '../../../periods/store.ts';
import { openTimesheets, withoutTimesheet } from '../store/timesheets.ts';
import { refIn } from '../../../people/named.ts';

/**
 * Locks everything up to a day (rule 34). This call and writes of time exclude each other: a write is either
 * committed before the lock exists or sees the lock. 409 while a clock runs that was started inside, because
 * stopping it would change the period.
 */
export default async function createPeriodLock(
  call: Call<'createPeriodLock'>,
): Promise<Answer<'createPeriodLock'>> {
  const { body, db, workspace, now } = call;
  const department = body.department_id ?? null;
  const grace = body.grace_until === undefined ? null : parseTimestamp(body.grace_until)!.epochMs;
  if (body.locked_through >= localDate(now, workspace.timezone))
    throw invalid({ locked_through: ['Must be before today.'] });
  if (grace !== null && grace <= now) throw invalid({ grace_until: ['Must lie in the future.'] });
  const [, [found], running] = await db.together(
    ask(holdPeriodsAlone),
    ask(isDepartment, { department_id: department }),
    ask(runningInside, { locked_through: body.locked_through, department_id: department }),
  );
  if (department !== null && !found!.known) throw unknownReference('department_id');
  if (running.length > 0) throw clocksRun(running);
  if (body.require_approved) await assertApproved(db, body.locked_through, department);

  const row = await db.one(insertPeriodLock, {
    locked_through: body.locked_through,
    department_id: department,
    grace_until: grace === null ? null : instant(grace),
  });
  announcePeriodLock(call, row);
  return { status: 201, data: presentPeriodLock(row) };
}

/** @throws Problem 409 `timesheets_open` if days of the period are in no approved timesheet (rule 86) */
async function assertApproved(db: Queries, through: string, department_id: string | null): Promise<void> {
  const [open, missing] = await db.together(
    ask(openTimesheets, { through, department_id }),
    ask(withoutTimesheet, { through, department_id }),
  );
  if (open.length === 0 && missing.length === 0) return;
  throw conflict('timesheets_open', 'Timesheets of the period are not approved yet.', {
    timesheets: open.map((row) => ({
      id: row.id,
      employee: refIn(row, 'employee'),
      period_start: row.period_start,
      status: row.status,
    })),
    missing: missing.map((row) => refIn(row, 'employee')),
  });
}

const clocksRun = (running: RunningInside[]) =>
  conflict('clock_running', 'Clocks that were started in this period still run. Stop them first.', {
    entries: running.map((row) => ({
      id: row.id,
      employee: refIn(row, 'employee'),
    })),
  });
