/**
 * Rules 11, 12 and 14: the job that posts leave credits and expiries to the ledger when they are due, in all
 * workspaces.
 */
import { SYSTEM_ACTOR } from '../../../auth/caller.ts';
import type { CivilDate } from '../../../civil/dates.ts';
import { localDate } from '../../../civil/zones.ts';
import type { Ending } from '../../../db/drain.ts';
import { ask, type Db } from '../../../db/handle.ts';
import type { Pool } from '../../../db/pool.ts';
import { sweep } from '../../../workspace/sweep.ts';
import { accountsOf, askBooks, everybodysAccounts, mayUse, type Holder } from './accounts.ts';
import { yearsOn } from '../rules/leaveYears.ts';
import { dueRows } from '../rules/yearEnd.ts';
import { holder, leaveTypes, type LeaveTypeRow } from '../store/accounts.ts';
import { leaveState } from '../store/dueLeave.ts';
import { postEntries } from '../store/entries.ts';
import { accountValues } from '../store/ledger.ts';
import { lockAbsencesOf } from '../store/requests.ts';

/**
 * Posts due grants, accruals and expiries that the ledger lacks, by the workspace's date, with one
 * transaction per person. Returns the number of rows. Balances include due rows anyway, so no balance changes
 * and there is no audit line. Repeated or concurrent runs post each row once.
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
 * By workspace: the date and the state of the leave data when the last full check found nothing due. While
 * both are the same, the check is skipped. Kept per process; another process repeats the check once.
 */
const nothingDue = new Map<string, string>();

async function* peopleWithDueRows(db: Db, today: CivilDate) {
  const { state, settled } = await db.one(leaveState);
  const seen = `${today} ${state}`;
  if (nothingDue.get(db.workspaceId) === seen) return;
  let found = false;
  for await (const holders of everybodysAccounts(db, yearsOn(today), { today }, isPosted)) {
    for (const one of holders) {
      if (dueEntries(one).length === 0) continue;
      found = true;
      yield one.person.id;
    }
  }
  if (settled && !found) nothingDue.set(db.workspaceId, seen);
}

/**
 * Reads everything again under the person's lock, because calls that spend, correct or close may have changed
 * it.
 */
const postFor = (db: Db, employeeId: string, today: CivilDate): Promise<number> =>
  db.transaction(async (tx) => {
    const [, people, types] = await tx.together(
      ask(lockAbsencesOf, { employee_id: employeeId }),
      ask(holder, { id: employeeId }),
      ask(leaveTypes),
    );
    const books = await tx.together(...askBooks(people, yearsOn(today)));
    const held = await accountsOf(tx, people, types.filter(isPosted), books, { today });
    const entries = people.flatMap((person) => dueEntries({ person, accounts: held.get(person.id)! }));
    if (entries.length === 0) return 0;
    return tx.count(postEntries, { entries: JSON.stringify(entries), actor: JSON.stringify(SYSTEM_ACTOR) });
  });

/** Time off in lieu has no credits. */
const isPosted = ({ from_overtime }: LeaveTypeRow): boolean => !from_overtime;

/**
 * Due rows of leave types that the person may use. Others credit nothing until the person may use them again.
 */
const dueEntries = ({ person, accounts }: Holder) =>
  accounts
    .filter(({ type }) => mayUse(person, type))
    .flatMap(({ type, account }) => accountValues(person.id, type.id, dueRows(account)));
