/** The job that lets substitutes act and reminds of requests that nobody decides on (rules 83, 84). */
import { localDate } from '../../../civil/zones.ts';
import type { Ending } from '../../../db/drain.ts';
import type { Db } from '../../../db/handle.ts';
import type { Pool } from '../../../db/pool.ts';
import { systemCall } from '../../../events/writing.ts';
import { decidersOf } from '../../../people/deciders.ts';
import { decidedBy } from '../../../people/deciding.ts';
import { sweep } from '../../../workspace/sweep.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import { tellLate } from '../announce.ts';
import { KINDS } from '../rules/waiting.ts';
import { turnSubstitutes } from '../store/substitutes.ts';
import { forgetSettled, lateRequests, noteLate, type LateRow } from '../store/waiting.ts';

/**
 * Turns substitutes, and reminds or escalates each late request once; returns the number of requests. Safe to run
 * twice, and in two workers at once.
 * @throws Error as `sweep`.
 */
export const remindWaiting = (pool: Pool, clock: () => number, ending: Ending): Promise<number> =>
  sweep<LateRow>(pool, ending, {
    module: null,
    find: (db, workspace) => late(db, workspace, clock()),
    settle: (db, workspace, row) => settle(db, workspace, row, clock()),
  });

async function* late(
  db: Db,
  { settings, timezone, modulesOff }: Workspace,
  now: number,
): AsyncGenerator<LateRow> {
  const today = localDate(now, timezone);
  await db.count(turnSubstitutes, { today, id: null });
  await db.count(forgetSettled);
  const { remind_after_days: remind, escalate_after_days: escalate } = settings;
  if (remind === null && escalate === null) return;
  const rows = await db.rows(lateRequests, { today, timezone, remind, escalate });
  const isOff = ({ kind }: LateRow) => modulesOff.some((off) => off === KINDS[kind].module);
  for (const row of rows) if (!isOff(row)) yield row;
}

const settle = (db: Db, workspace: Workspace, row: LateRow, now: number): Promise<number> =>
  db.transaction(async (tx) => {
    const escalates = row.step === 'escalate';
    const noted = await tx.maybe(noteLate, {
      record_id: row.id,
      employee_id: row.employee_id,
      since: row.since,
      now: new Date(now).toISOString(),
      escalates,
    });
    if (!noted) return 0;
    const deciders = await tx.one(decidersOf, {
      id: row.employee_id,
      area: KINDS[row.kind].deciding,
      escalated: escalates,
    });
    const asked = decidedBy(
      { id: row.employee_id, manager_id: deciders.deciding_manager },
      deciders.admin_ids,
    );
    tellLate(systemCall(tx, workspace, now), row, asked);
    return 1;
  });
