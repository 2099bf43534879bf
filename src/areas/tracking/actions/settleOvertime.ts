/** The job that settles the ends of months: overtime above the cap and unused overtime go (rule 80). */
import { localDate } from '../../../civil/zones.ts';
import { rowsById } from '../../../db/byId.ts';
import type { Ending } from '../../../db/drain.ts';
import { ask, type Db } from '../../../db/handle.ts';
import type { Pool } from '../../../db/pool.ts';
import { systemCall } from '../../../events/writing.ts';
import { personForUpdate } from '../../../people/find.ts';
import { sweep } from '../../../workspace/sweep.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import { announceOvertime, tellOvertime } from '../announce.ts';
import { dueMonth, settlementOf } from '../rules/overtimeAccount.ts';
import { accountHolders, isSettled, noteSettled, settleOvertime } from '../store/overtime.ts';
import { overtimeAccount } from './overtimeAccount.ts';

type Due = NonNullable<ReturnType<typeof dueMonth>>;

/** A person, or null when everybody of the workspace is done. */
interface Item {
  id: string | null;
  due: Due;
}

const BATCH = 200;

/**
 * Settles the month before today's in each workspace, from the 5th on, once; returns the number of entries
 * posted. Safe to run twice, and in two workers at once.
 * @throws Error as `sweep`.
 */
export const settleMonths = (pool: Pool, clock: () => number, ending: Ending): Promise<number> =>
  sweep<Item>(pool, ending, {
    module: 'tracking',
    find: (db, workspace) => people(db, workspace, clock()),
    settle: (db, workspace, item) => settle(db, workspace, item, clock()),
  });

async function* people(db: Db, { settings, timezone }: Workspace, now: number): AsyncGenerator<Item> {
  const due = dueMonth(localDate(now, timezone));
  const limited = settings.overtime_cap_hours !== null || settings.overtime_expires_months !== null;
  if (due === null || !limited) return;
  if ((await db.one(isSettled, { month: `${due.month}-01` })).settled) return;
  const holders = rowsById(BATCH, (page) => db.rows(accountHolders, { day: `${due.month}-01`, ...page }));
  for await (const { id } of holders) yield { id, due };
  yield { id: null, due };
}

async function settle(db: Db, workspace: Workspace, { id, due }: Item, now: number): Promise<number> {
  if (id === null) {
    await db.count(noteSettled, { month: `${due.month}-01` });
    return 0;
  }
  return db.transaction(async (tx) => {
    await tx.together(ask(personForUpdate, { id }));
    const { months } = await overtimeAccount(tx, id, due.lastDay);
    const taken = settlementOf(months, due.month, {
      capHours: workspace.settings.overtime_cap_hours,
      expiresMonths: workspace.settings.overtime_expires_months,
    });
    let posted = 0;
    for (const kind of ['cap', 'expire'] as const) {
      if (taken[kind] === 0) continue;
      const row = await tx.maybe(settleOvertime, {
        employee_id: id,
        kind,
        seconds: -taken[kind],
        effective_on: due.on,
        reason: REASONS[kind],
      });
      if (!row) continue;
      const call = systemCall(tx, workspace, now);
      announceOvertime(call, id, row);
      tellOvertime(call, id, row);
      posted += 1;
    }
    return posted;
  });
}

const REASONS = { cap: 'Above the most that the account may hold', expire: 'Not used in time' };
