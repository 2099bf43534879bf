/** Rule 35: the job that stops forgotten clocks, in all workspaces. */
import type { Ending } from '../../../db/drain.ts';
import { ask, type Db } from '../../../db/handle.ts';
import type { Pool } from '../../../db/pool.ts';
import { systemCall } from '../../../events/writing.ts';
import { sweep } from '../../../workspace/sweep.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import { personForUpdate } from '../../../people/find.ts';
import { endForgottenClock } from './clock.ts';
import { instant } from './guard.ts';
import { autoStopAt, isOverdue } from '../rules/clock.ts';
import { forgottenClocks, runningForUpdate } from '../store/entries.ts';

/** Clocks per query. */
const BATCH = 100;

/**
 * Stops the clocks that are past their workspace's limit, each in its own transaction. Returns how many.
 * Repeated or concurrent runs stop each clock once.
 * @throws Error as `sweep`.
 */
export async function stopForgottenClocks(
  pool: Pool,
  clock: () => number,
  ending: Ending,
): Promise<{ stopped: number }> {
  const stopped = await sweep(pool, ending, {
    module: 'tracking',
    find: (db, workspace) => overdue(db, workspace, clock()),
    settle: (db, workspace, { id, employee_id }) =>
      stopOne(db, workspace, { id, employeeId: employee_id, now: clock() }),
  });
  return { stopped };
}

async function* overdue(db: Db, { settings }: Workspace, now: number) {
  const since = instant(now - autoStopAt(0, settings.max_clock_hours));
  let after: string | null = null;
  for (;;) {
    const rows: { id: string; employee_id: string }[] = await db.rows(forgottenClocks, {
      started_by: since,
      after,
      limit: BATCH,
    });
    yield* rows;
    if (rows.length < BATCH) return;
    after = rows.at(-1)!.id;
  }
}

/** Returns 1, or 0 if the clock was already stopped. */
const stopOne = (
  db: Db,
  workspace: Workspace,
  { id, employeeId, now }: { id: string; employeeId: string; now: number },
): Promise<number> =>
  db.transaction(async (tx) => {
    const [, [running]] = await tx.together(
      ask(personForUpdate, { id: employeeId }),
      ask(runningForUpdate, { employee_id: employeeId }),
    );
    if (running?.id !== id) return 0;
    if (!isOverdue(Date.parse(running.started_at), now, workspace.settings.max_clock_hours)) return 0;
    return (await endForgottenClock(systemCall(tx, workspace, now), running)) ? 1 : 0;
  });
