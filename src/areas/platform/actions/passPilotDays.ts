import { addDays } from '../../../civil/dates.ts';
import { localDate } from '../../../civil/zones.ts';
import type { Ending } from '../../../db/drain.ts';
import type { Db } from '../../../db/handle.ts';
import type { Pool } from '../../../db/pool.ts';
import { systemCall } from '../../../events/writing.ts';
import { adminIds } from '../../../people/admins.ts';
import { Problem } from '../../../problem.ts';
import { sweep } from '../../../workspace/sweep.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import { announcePilotEnding, announcePilotOver } from '../announce.ts';
import { endsSoon, WARNING_DAYS } from '../rules/pilot.ts';
import { duePilots, noteWarned, pilotById } from '../store/pilots.ts';
import { callInside, end, holdPilot, settleLicensed } from './pilots.ts';

/** Announces the end of trials, and ends those whose last day is over. Repeated runs take each step once. */
export async function passPilotDays(
  pool: Pool,
  now: () => number,
  ending: Ending,
): Promise<{ moved: number }> {
  const moved = await sweep(pool, ending, {
    module: null,
    find: (db, workspace) => due(db, workspace, now()),
    settle: (db, workspace, id) => passDay(db, workspace, id, now()),
  });
  return { moved };
}

async function* due(db: Db, { timezone }: Workspace, now: number): AsyncGenerator<string> {
  const today = localDate(now, timezone);
  const rows = await db.rows(duePilots, { today, soon: addDays(today, WARNING_DAYS - 1) });
  for (const { id } of rows) yield id;
}

const passDay = (db: Db, workspace: Workspace, id: string, now: number): Promise<number> =>
  db.transaction(async (tx) => {
    const call = systemCall(tx, workspace, now);
    const today = localDate(now, workspace.timezone);
    const held = await holdPilot(tx, id, 'end').catch(async (error: unknown) => {
      // a concurrent call converted or ended it, or a licence installed in the trial's workspace has ended it
      if (error instanceof Problem && error.code === 'pilot_licensed') return settleLicensed(call, id);
      if (error instanceof Problem && error.status < 500) return null;
      throw error;
    });
    if (held === null) return 0;
    if (typeof held === 'number') return held;
    const { ids } = await tx.one(adminIds);
    if (held.row.ends_on < today) {
      announcePilotOver(call, ids, await end(call, held, null));
      return 1;
    }
    const row = (await tx.maybe(pilotById, { id }))!;
    if (!endsSoon(today, row.ends_on) || row.warned_for === row.ends_on) return 0;
    await tx.count(noteWarned, { id });
    announcePilotEnding(call, ids, row);
    const inside = await callInside(call, held.inner);
    announcePilotEnding(inside, (await held.inner.one(adminIds)).ids, row);
    return 1;
  });
