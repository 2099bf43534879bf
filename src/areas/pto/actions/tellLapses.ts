/** The job that tells people early enough which of their days will lapse (rule 71). */
import { localDate } from '../../../civil/zones.ts';
import type { Ending } from '../../../db/drain.ts';
import type { Db, Tx } from '../../../db/handle.ts';
import type { Pool } from '../../../db/pool.ts';
import { systemCall } from '../../../events/writing.ts';
import { sweep } from '../../../workspace/sweep.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import { tellLapse, type Lapsing } from '../announce.ts';
import { keepsWhenSick, lapsesAhead } from '../rules/lapses.ts';
import { yearsOn } from '../rules/leaveYears.ts';
import { rulesOn } from '../rules/types.ts';
import type { LeaveTypeRow } from '../store/accounts.ts';
import { policyOf } from '../store/account.ts';
import { noteTold } from '../store/sickness.ts';
import { everybodysAccounts, LAST_YEAR, mayUse } from './accounts.ts';

/**
 * Tells each person once of each day on which leave lapses, at least 92 days ahead; returns how many were told.
 * Safe to run twice, and in two workers at once.
 * @throws Error as `sweep`.
 */
export const tellLapses = (pool: Pool, clock: () => number, ending: Ending): Promise<number> =>
  sweep<Lapsing>(pool, ending, {
    module: 'pto',
    find: (db, { timezone }) => lapsing(db, localDate(clock(), timezone)),
    settle: (db, workspace, item) => db.transaction((tx) => tell(tx, workspace, item, clock())),
  });

async function* lapsing(db: Db, today: string): AsyncGenerator<Lapsing> {
  const keeps = (type: LeaveTypeRow) => !type.archived && keepsWhenSick(policyOf(type));
  const years = { ...yearsOn(today), until: LAST_YEAR };
  for await (const holders of everybodysAccounts(db, years, { today }, keeps))
    for (const { person, accounts } of holders)
      for (const { type, account } of accounts) {
        if (!mayUse(person, type)) continue;
        const told = account.sickness?.told ?? [];
        for (const { lapses_on, days } of lapsesAhead(account)) {
          if (told.some((one) => one.lapses_on === lapses_on)) continue;
          const { unit } = rulesOn(account.policy, today);
          yield { employee_id: person.id, policy: { id: type.id, name: type.name }, unit, days, lapses_on };
        }
      }
}

async function tell(db: Tx, workspace: Workspace, item: Lapsing, now: number): Promise<number> {
  const { employee_id, policy, lapses_on } = item;
  const told_on = localDate(now, workspace.timezone);
  const noted = await db.maybe(noteTold, { employee_id, policy_id: policy.id, lapses_on, told_on });
  if (!noted) return 0;
  tellLapse(systemCall(db, workspace, now), item);
  return 1;
}
