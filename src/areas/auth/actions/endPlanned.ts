/** The job that ends the access of people whose planned last day is over (rule 62). */
import { rowsById } from '../../../db/byId.ts';
import type { Ending } from '../../../db/drain.ts';
import type { Db, Queries } from '../../../db/handle.ts';
import type { Pool } from '../../../db/pool.ts';
import { localDate } from '../../../civil/zones.ts';
import { systemCall } from '../../../events/writing.ts';
import { otherAdmins } from '../../../people/admins.ts';
import { findPerson, zoneOf } from '../../../people/find.ts';
import { personForChange } from '../../../people/record.ts';
import { lockPeople } from '../../../people/seats.ts';
import { isBelowManager } from '../../../people/tree.ts';
import { sweep } from '../../../workspace/sweep.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import { leavingPlan } from '../store/employments.ts';
import { dueLeavers, reportsOf } from '../store/people.ts';
import { deactivate, moveReports } from './part.ts';

const BATCH = 200;

/**
 * Deactivates everybody whose last day is over in their own zone, as the system; returns how many. Safe to run
 * twice, and in two workers at once.
 * @throws Error as `sweep`.
 */
export const endPlanned = (pool: Pool, clock: () => number, ending: Ending): Promise<number> =>
  sweep<{ id: string }>(pool, ending, {
    module: null,
    find: (db, { timezone }) =>
      rowsById(BATCH, (page) =>
        db.rows(dueLeavers, { now: new Date(clock()).toISOString(), timezone, ...page }),
      ),
    settle: (db, workspace, { id }) => settle(db, workspace, id, clock()),
  });

/** Reads the plan again under the locks, because it may have been moved or withdrawn since it was found. */
const settle = (db: Db, workspace: Workspace, id: string, now: number): Promise<number> =>
  db.transaction(async (tx) => {
    const call = systemCall(tx, workspace, now);
    await tx.one(lockPeople);
    const person = await tx.maybe(personForChange, { id });
    if (!person || person.status === 'deactivated' || person.last_day === null) return 0;
    const { planned_at, heir_id, reason_id } = await tx.one(leavingPlan, { id });
    if (planned_at === null || person.last_day >= localDate(now, zoneOf(person, workspace))) return 0;
    // the last admin stays until there is another one
    if (
      person.role === 'admin' &&
      person.status === 'active' &&
      (await tx.one(otherAdmins, { id })).admins === 0
    )
      return 0;
    const heir = await heirOf(tx, id, heir_id);
    if ((await tx.rows(reportsOf, { manager_id: id })).length > 0)
      await moveReports(call, person, heir ?? person.manager_id);
    await deactivate(call, person, { last_day: person.last_day, reason_id, notice_on: null });
    return 1;
  });

/** The heir of the plan, if they are still there and have not moved further below; else null. */
async function heirOf(db: Queries, id: string, heir: string | null): Promise<string | null> {
  const person = heir === null ? undefined : await findPerson(db, heir);
  if (!person || person.status === 'deactivated') return null;
  const further = person.manager_id !== id && (await isBelowManager(db, id, person.id));
  return further ? null : person.id;
}
