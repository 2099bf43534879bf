import { localDate } from '../../../civil/zones.ts';
import type { Ending } from '../../../db/drain.ts';
import type { Db } from '../../../db/handle.ts';
import type { Pool } from '../../../db/pool.ts';
import { systemCall } from '../../../events/writing.ts';
import { adminIds } from '../../../people/admins.ts';
import { sweep } from '../../../workspace/sweep.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import { announceStage, announceTerms } from '../announce.ts';
import { stageOn } from '../rules/license.ts';
import { currentLicense, moveLicense } from '../store/license.ts';
import { applyTerms, holdTerms } from './applyTerms.ts';

/**
 * Announces the end of licences, and withdraws their terms after the grace period: the workspace is then on
 * Starter, without add-ons and without seats for more people. Repeated and concurrent runs take each step
 * once.
 */
export async function passLicenseDays(
  pool: Pool,
  now: () => number,
  ending: Ending,
): Promise<{ moved: number }> {
  const moved = await sweep(pool, ending, {
    module: null,
    evenReadOnly: true,
    find: (db, workspace) => due(db, workspace, now()),
    settle: (db, workspace) => passDay(db, workspace, now()),
  });
  return { moved };
}

async function* due(db: Db, { timezone }: Workspace, now: number): AsyncGenerator<string> {
  const license = await db.maybe(currentLicense);
  if (license && license.stage !== stageOn(localDate(now, timezone), license.valid_until)) yield license.id;
}

const passDay = (db: Db, workspace: Workspace, now: number): Promise<number> =>
  db.transaction(async (tx) => {
    const terms = await holdTerms(tx);
    // it may have been replaced meanwhile
    const license = await tx.maybe(currentLicense);
    if (!license) return 0;
    const stage = stageOn(localDate(now, workspace.timezone), license.valid_until);
    const moved =
      stage !== license.stage &&
      (await tx.maybe(moveLicense, { id: license.id, before: license.stage, after: stage }));
    if (!moved) return 0;
    const call = systemCall(tx, workspace, now);
    if (stage === 'lapsed') {
      const after = await applyTerms(
        tx,
        terms,
        { ...terms, plan: 'starter', api_addon: false, seats: 0 },
        now,
      );
      announceTerms(call, 'lapsed', license.id, terms, after);
    }
    const { ids } = await tx.one(adminIds);
    announceStage(call, ids, { stage, validUntil: license.valid_until });
    return 1;
  });
