/** The job that starts, supersedes and ends contracts when their day comes in the workspace's time zone, and announces ends. */
import { rowsById } from '../../../db/byId.ts';
import type { Ending } from '../../../db/drain.ts';
import type { Db } from '../../../db/handle.ts';
import type { Pool } from '../../../db/pool.ts';
import { systemCall, type Writing } from '../../../events/writing.ts';
import { adminIds } from '../../../people/admins.ts';
import { addDays, type CivilDate } from '../../../civil/dates.ts';
import { sweep } from '../../../workspace/sweep.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import { localDate } from '../../../civil/zones.ts';
import { successorOf } from '../rules/timeline.ts';
import { tellEnding } from '../announce.ts';
import { dueContracts, isEndTold, type DueRow } from '../store/contracts.ts';
import { hold, type HeldContract } from './hold.ts';
import { byDate, endByDate } from './steps.ts';

const BATCH = 200;

/** How many days before its end the admins are told. */
const NOTICE_DAYS = 30;

/**
 * scheduled -> active on the first day; active -> superseded or ended after the last one. A late run changes
 * no calculation, because patterns apply by date. Safe to run twice, and in two workers at once.
 * @throws Error as `sweep`.
 */
export async function passContractDays(
  pool: Pool,
  clock: () => number,
  ending: Ending,
): Promise<{ moved: number }> {
  const moved = await sweep<DueRow>(pool, ending, {
    module: 'contracts',
    find: (db, { timezone }) => {
      const today = localDate(clock(), timezone);
      return rowsById(BATCH, (page) =>
        db.rows(dueContracts, { today, soon: addDays(today, NOTICE_DAYS), ...page }),
      );
    },
    settle: (db, workspace, { id }) => settle(db, workspace, id, clock()),
  });
  return { moved };
}

/** Reads the contract again under the person's lock, because it may have changed since it was found. */
const settle = (db: Db, workspace: Workspace, id: string, now: number): Promise<number> =>
  db.transaction(async (tx) => {
    const call = systemCall(tx, workspace, now);
    const today = localDate(now, workspace.timezone);
    const held = await hold(tx, id);
    const { row, standing } = held;
    let { status } = row;
    let steps = 0;
    if (status === 'scheduled' && row.start_date <= today) {
      ({ status } = await byDate(call, id, 'start', status));
      steps += 1;
    }
    if (status === 'active' && row.end_date !== null && row.end_date < today) {
      if (successorOf(standing, id)) await byDate(call, id, 'supersede', status);
      else await endByDate(call, held);
      steps += 1;
    }
    if (status === 'active') await tellOfEnd(call, held, today);
    return steps;
  });

/** Tells the admins, once, that a person's last contract ends soon, unless their leaving is known (rule 61). */
async function tellOfEnd(
  call: Writing,
  { row, person, standing }: HeldContract,
  today: CivilDate,
): Promise<void> {
  const { id, end_date } = row;
  if (end_date === null || end_date < today || end_date > addDays(today, NOTICE_DAYS)) return;
  const isLast = standing.every((one) => one.end_date !== null && one.end_date <= end_date);
  if (!isLast || person.last_day !== null || person.status === 'deactivated') return;
  if ((await call.db.one(isEndTold, { id })).told) return;
  tellEnding(call, row, (await call.db.one(adminIds)).ids);
}
