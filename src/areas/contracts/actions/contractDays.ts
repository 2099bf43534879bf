/** The job that starts, supersedes and ends contracts when their day comes in the workspace's time zone. */
import { rowsById } from '../../../db/byId.ts';
import type { Ending } from '../../../db/drain.ts';
import type { Db } from '../../../db/handle.ts';
import type { Pool } from '../../../db/pool.ts';
import { systemCall } from '../../../events/writing.ts';
import { sweep } from '../../../workspace/sweep.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import { localDate } from '../../../civil/zones.ts';
import { successorOf } from '../rules/timeline.ts';
import { dueContracts, type DueRow } from '../store/contracts.ts';
import { hold } from './hold.ts';
import { byDate, endByDate } from './steps.ts';

const BATCH = 200;

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
    find: (db, { timezone }) =>
      rowsById(BATCH, (page) => db.rows(dueContracts, { today: localDate(clock(), timezone), ...page })),
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
    return steps;
  });
