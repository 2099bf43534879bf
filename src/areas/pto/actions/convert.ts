/** Makes contracts count in leave types that are older than rule 66. A repeatable step of `migrate`. */
import { SYSTEM_ACTOR } from '../../../auth/caller.ts';
import { amountInWords, days } from '../../../civil/days.ts';
import { localDate } from '../../../civil/zones.ts';
import type { Db } from '../../../db/handle.ts';
import type { Pool } from '../../../db/pool.ts';
import { systemCall } from '../../../events/writing.ts';
import { adminIds } from '../../../people/admins.ts';
import { sweep } from '../../../workspace/sweep.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import { announceConversions, type Conversion } from '../announce.ts';
import { offsetRows } from '../rules/conversion.ts';
import { yearsOn } from '../rules/leaveYears.ts';
import { rulesOn } from '../rules/types.ts';
import { insertConversions, letContractsCount, unconverted } from '../store/conversion.ts';
import { accountValues } from '../store/ledger.ts';
import { lockCounting } from '../../../schedule/lockCounting.ts';
import { everybodysAccounts, LAST_YEAR } from './accounts.ts';

const REASON = 'Conversion: entitlements now follow contracts that end, as manual corrections did before.';

/**
 * Converts each workspace in its own transaction, under the lock that excludes all counting of days. Returns
 * how many balances got a row that offsets a correction. Repeated runs convert nothing twice.
 * @throws Error as `sweep`.
 */
export const convertLeave = (pool: Pool, clock: () => number): Promise<number> =>
  sweep(pool, () => false, {
    module: null,
    evenReadOnly: true,
    find: async function* (db) {
      if ((await db.rows(unconverted)).length > 0) yield 'all leave types';
    },
    settle: (db, workspace) => convertIn(db, workspace, clock()),
  });

const convertIn = (db: Db, workspace: Workspace, now: number): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.one(lockCounting);
    const policies = await tx.rows(unconverted);
    const from = new Map(policies.map(({ id, contracts_from }) => [id, contracts_from]));
    const today = localDate(now, workspace.timezone);
    const converted: Conversion[] = [];
    const years = { ...yearsOn(today), until: LAST_YEAR };
    for await (const holders of everybodysAccounts(tx, years, { today }, ({ id }) => from.has(id))) {
      for (const { person, accounts } of holders) {
        for (const { type, account } of accounts) {
          const contractsFrom = from.get(type.id)!;
          const byHand = account.rows.filter(({ kind, year }) => kind === 'adjust' && year >= contractsFrom);
          const rowsDue = offsetRows(account, { ...account.policy, contractsFrom }, byHand);
          const entries = accountValues(person.id, type.id, rowsDue);
          if (entries.length === 0) continue;
          const rows = await tx.rows(insertConversions, {
            entries: JSON.stringify(entries),
            actor: JSON.stringify(SYSTEM_ACTOR),
            reason: REASON,
          });
          const { unit } = rulesOn(account.policy, today);
          for (const row of rows)
            converted.push({
              ...row,
              person: person.name,
              policy: type.name,
              amount: amountInWords(days(row.days), unit),
            });
        }
      }
    }
    await tx.count(letContractsCount, { policies: JSON.stringify(policies) });
    const { ids } = await tx.one(adminIds);
    announceConversions(systemCall(tx, workspace, now), converted, ids);
    return converted.length;
  });
