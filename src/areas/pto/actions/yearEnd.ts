/** Closing a leave year for a whole workspace. */
import type { CivilDate } from '../../../civil/dates.ts';
import type { Actor } from '../../../auth/caller.ts';
import type { Queries } from '../../../db/handle.ts';
import { everybodysAccounts, type HeldAccount } from './accounts.ts';
import { numbered } from '../rules/leaveYears.ts';
import { closeYear, type YearEnd } from '../rules/yearEnd.ts';
import type { HolderRow } from '../store/accounts.ts';
import { postEntries } from '../store/entries.ts';
import { accountValues } from '../store/ledger.ts';

export interface ClosedAccount extends HeldAccount {
  end: YearEnd;
}

export interface ClosedYear {
  /** People who carry or forfeit something. */
  people: { person: HolderRow; accounts: ClosedAccount[] }[];
  /** Number of rows that the ledgers lacked. */
  entries: number;
}

/**
 * Closes the year in every account of these leave types (rules 13-15) as of today. Posts the rows if `by` is given; the caller
 * must then hold the lock that excludes spending. Three statements per batch of people.
 */
export async function closeYearOfAll(
  db: Queries,
  {
    year,
    today,
    types,
    by,
  }: { year: number; today: CivilDate; types: ReadonlySet<string>; by: Actor | null },
): Promise<ClosedYear> {
  const closed: ClosedYear = { people: [], entries: 0 };
  // rows of the following year show what an earlier run has carried
  const years = { ...numbered(year), until: year + 1 };
  for await (const holders of everybodysAccounts(db, years, { today }, ({ id }) => types.has(id))) {
    const ended = holders.map(({ person, accounts }) => ({
      person,
      accounts: accounts.map((one) => ({ ...one, end: closeYear(one.account, year) })),
    }));
    const entries = ended.flatMap(({ person, accounts }) =>
      accounts.flatMap(({ type, end }) => accountValues(person.id, type.id, end.rows)),
    );
    if (by && entries.length > 0)
      await db.count(postEntries, { entries: JSON.stringify(entries), actor: JSON.stringify(by) });
    closed.entries += entries.length;
    closed.people.push(
      ...ended.map(({ person, accounts }) => ({ person, accounts: accounts.filter(isWorthTelling) })),
    );
  }
  closed.people = closed.people
    .filter(({ accounts }) => accounts.length > 0)
    .sort((a, b) => a.person.name.localeCompare(b.person.name) || (a.person.id < b.person.id ? -1 : 1));
  return closed;
}

const isWorthTelling = ({ end }: ClosedAccount) =>
  end.carried !== 0 || end.forfeited !== 0 || end.expired !== 0;
