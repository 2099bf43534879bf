/** The end of a leave year for a whole workspace. */
import type { CivilDate } from '../../civil/dates.ts';
import { daysToNumeric } from '../../civil/days.ts';
import type { Actor } from '../../auth/caller.ts';
import type { Queries } from '../../db/handle.ts';
import { accountsOf, type HeldAccount } from './accounts.ts';
import { closeYear, type YearEnd } from './rules/yearEnd.ts';
import { holdersAfter, leaveTypes, type HolderRow } from './store/accounts.ts';
import { postEntries } from './store/entries.ts';

/** People looked at between two breaths: nobody else is answered while their years are counted. */
const AT_A_TIME = 200;

const NOBODY_YET = '00000000-0000-0000-0000-000000000000';

/** What becomes of one account. */
export interface ClosedAccount extends HeldAccount {
  end: YearEnd;
}

export interface ClosedYear {
  /** Those who carry or lose something. */
  people: { person: HolderRow; accounts: ClosedAccount[] }[];
  /** Rows that the ledgers lacked. */
  entries: number;
}

/**
 * Closes the year in every account (rules 13-15) as of today, and posts the rows when `by` is given. Whoever posts is alone:
 * nobody spends meanwhile. Three statements for each set of people.
 */
export async function closeYearOfAll(
  db: Queries,
  { year, today, by }: { year: number; today: CivilDate; by: Actor | null },
): Promise<ClosedYear> {
  const types = await db.rows(leaveTypes);
  const closed: ClosedYear = { people: [], entries: 0 };
  for (let after = NOBODY_YET; ;) {
    const people = await db.rows(holdersAfter, [after, AT_A_TIME]);
    // rows of the year after say what an earlier run has carried
    const held = await accountsOf(db, people, types, { year, until: year + 1 }, today);
    const ended = people.map((person) => ({
      person,
      accounts: held.get(person.id)!.map((one) => ({ ...one, end: closeYear(one.account, year) })),
    }));
    const entries = ended.flatMap(entriesOf);
    if (by && entries.length > 0) await db.count(postEntries, [JSON.stringify(entries), JSON.stringify(by)]);
    closed.entries += entries.length;
    closed.people.push(
      ...ended.map(({ person, accounts }) => ({ person, accounts: accounts.filter(isWorthTelling) })),
    );
    if (people.length < AT_A_TIME) break;
    after = people.at(-1)!.id;
  }
  closed.people = closed.people
    .filter(({ accounts }) => accounts.length > 0)
    .sort((a, b) => a.person.name.localeCompare(b.person.name) || (a.person.id < b.person.id ? -1 : 1));
  return closed;
}

const isWorthTelling = ({ end }: ClosedAccount) =>
  end.carried !== 0 || end.forfeited !== 0 || end.expired !== 0;

/** The rows of a person's accounts, as `postEntries` takes them. */
const entriesOf = ({ person, accounts }: ClosedYear['people'][number]) =>
  accounts.flatMap(({ type, end }) =>
    end.rows.map(({ kind, days, effective_on, year }) => ({
      employee_id: person.id,
      policy_id: type.id,
      kind,
      days: daysToNumeric(days),
      effective_on,
      year,
    })),
  );
