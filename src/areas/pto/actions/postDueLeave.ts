/**
 * Rules 11, 12 and 14, for all workspaces: the job that posts leave credits and expiries to the ledger when they are due.
 */
import { SYSTEM_ACTOR } from '../../../auth/caller.ts';
import { yearOf, type CivilDate } from '../../../civil/dates.ts';
import { localDate } from '../../../civil/zones.ts';
import type { Ending } from '../../../db/drain.ts';
import { ask, type Db } from '../../../db/handle.ts';
import type { Pool } from '../../../db/pool.ts';
import { sweep } from '../../../workspace/sweep.ts';
import { accountsOf, askBooks, everybodysAccounts, mayUse, type Holder, type LedgerYears } from './accounts.ts';
import { dueRows } from '../rules/yearEnd.ts';
import { holder, leaveTypes } from '../store/accounts.ts';
import { leaveState } from '../store/dueLeave.ts';
import { postEntries } from '../store/entries.ts';
import { accountValues } from '../store/ledger.ts';
import { lockAbsencesOf } from '../store/requests.ts';

/**
 * Posts the grants, accruals and expiries that are due by the workspace's date and missing in the ledger, each person's in a
 * transaction of its own; returns how many rows. Balances count them anyhow, so none changes, and there is no audit line:
 * nobody has decided anything. Run twice, or by two workers at once, it posts each once.
 * @throws Error as `sweep`.
 */
export async function postDueLeave(
  pool: Pool,
  clock: () => number,
  ending: Ending,
): Promise<{ posted: number }> {
  const posted = await sweep(pool, ending, {
    module: 'pto',
    find: (db, { timezone }) => peopleWithDueRows(db, localDate(clock(), timezone)),
    settle: (db, { timezone }, id) => postFor(db, id, localDate(clock(), timezone)),
  });
  return { posted };
}

/**
 * By workspace: the day and what its leave depended on when a look at everybody last found nothing due. As long as both are the
 * same, nothing is, and nobody is looked at. Kept by the process: another that runs the job looks once for itself.
 */
const nothingDue = new Map<string, string>();

/** Ids of the people whose ledgers lack due rows. */
async function* peopleWithDueRows(db: Db, today: CivilDate) {
  const { state, settled } = await db.one(leaveState);
  const seen = `${today} ${state}`;
  if (nothingDue.get(db.workspaceId) === seen) return;
  let found = false;
  for await (const holders of everybodysAccounts(db, thisYear(today), today)) {
    for (const one of holders) {
      if (dueEntries(one).length === 0) continue;
      found = true;
      yield one.person.id;
    }
  }
  if (settled && !found) nothingDue.set(db.workspaceId, seen);
}

/**
 * Runs under the person's lock, for which all who spend, correct or close wait: what was read before it may have changed.
 */
const postFor = (db: Db, employeeId: string, today: CivilDate): Promise<number> =>
  db.transaction(async (tx) => {
    const [, people, types] = await tx.together(
      ask(lockAbsencesOf, { employee_id: employeeId }),
      ask(holder, { id: employeeId }),
      ask(leaveTypes),
    );
    const books = await tx.together(...askBooks(people, thisYear(today)));
    const held = accountsOf(people, types, books, today);
    const entries = people.flatMap((person) => dueEntries({ person, accounts: held.get(person.id)! }));
    if (entries.length === 0) return 0;
    return tx.count(postEntries, { entries: JSON.stringify(entries), actor: JSON.stringify(SYSTEM_ACTOR) });
  });

/** What is due in the leave types that the person may use; the others credit nothing until they may be used again. */
const dueEntries = ({ person, accounts }: Holder) =>
  accounts
    .filter(({ type }) => mayUse(person, type))
    .flatMap(({ type, account }) => accountValues(person.id, type.id, dueRows(account)));

const thisYear = (today: CivilDate): LedgerYears => ({ year: yearOf(today), until: yearOf(today) });
