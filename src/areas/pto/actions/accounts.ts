/** Many people's accounts at once: a statement for the leave types, and one for the ledgers of any number of people. */
import { NIL } from 'uuid';
import { later, type CivilDate } from '../../../civil/dates.ts';
import { ask, type Queries } from '../../../db/handle.ts';
import { accountOf } from '../store/account.ts';
import type { Account } from '../rules/types.ts';
import {
  holdersAfter,
  leaveTypes,
  ledgersOf,
  type HolderRow,
  type LeaveTypeRow,
  type LedgerOfRow,
} from '../store/accounts.ts';

/** The part of the ledgers that is read: rows of years up to `until`, from the last year before `year` that was closed. */
export interface Stretch {
  year: number;
  until: number;
}

export interface HeldAccount {
  type: LeaveTypeRow;
  account: Account;
}

/** The statement that reads people's ledgers, to be sent together with others. */
export const askLedgers = (people: readonly HolderRow[], { year, until }: Stretch) =>
  ask(ledgersOf, { employee_ids: people.map(({ id }) => id), until_year: until, year });

/** The accounts of each person, by id: of every leave type they may use, or that their ledger has rows of. */
export function accountsOf(
  people: readonly HolderRow[],
  types: readonly LeaveTypeRow[],
  rows: readonly LedgerOfRow[],
  today: CivilDate,
): Map<string, HeldAccount[]> {
  const ledgers = new Map(rows.map((row) => [`${row.employee_id} ${row.policy_id}`, row.ledger]));
  return new Map(
    people.map((person) => {
      const held = types.flatMap((type): HeldAccount[] => {
        const ledger = ledgers.get(`${person.id} ${type.id}`) ?? null;
        if (ledger === null && !mayUse(person, type)) return [];
        const { employed_from, last_day } = person;
        const opened = later(person.created_on, type.created_on);
        const { versions } = type;
        return [{ type, account: accountOf({ opened, employed_from, last_day, versions, ledger }, today) }];
      });
      return [person.id, held];
    }),
  );
}

/** A person with their accounts. */
export interface Holder {
  person: HolderRow;
  accounts: HeldAccount[];
}

/** People whose years are counted in one go: the process answers nobody else meanwhile. */
const AT_A_TIME = 200;

/** Everybody with their accounts, in batches; two statements for each. */
export async function* everybodysAccounts(
  db: Queries,
  stretch: Stretch,
  today: CivilDate,
): AsyncGenerator<Holder[]> {
  const types = await db.rows(leaveTypes);
  for (let after: string = NIL; ;) {
    const people: HolderRow[] = await db.rows(holdersAfter, { after_id: after, limit: AT_A_TIME });
    const [rows] = await db.together(askLedgers(people, stretch));
    const held = accountsOf(people, types, rows, today);
    yield people.map((person) => ({ person, accounts: held.get(person.id)! }));
    if (people.length < AT_A_TIME) return;
    after = people.at(-1)!.id;
  }
}

/** The same condition as `USABLE` of store/balance.ts. */
export const mayUse = (person: HolderRow, { archived, applies_to }: LeaveTypeRow): boolean =>
  !archived && (applies_to.length === 0 || applies_to.includes(person.user_type_id ?? ''));
