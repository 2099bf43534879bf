/**
 * Accounts of many people at once: a statement each for leave types, ledgers, and terms of employment, whatever
 * the number of people.
 */
import { later, type CivilDate } from '../../../civil/dates.ts';
import { grouped } from '../../../lib/grouped.ts';
import { pagesById } from '../../../db/byId.ts';
import { ask, type Queries } from '../../../db/handle.ts';
import type { FormerEmployment } from '../../../people/employment.ts';
import {
  accountWith,
  employmentOf,
  policyOf,
  type StoredContract,
  type StoredEntitlement,
} from '../store/account.ts';
import type { BalanceQuery } from '../rules/balance.ts';
import type { YearsAsked } from '../rules/leaveYears.ts';
import type { Account } from '../rules/types.ts';
import {
  holdersAfter,
  leaveTypes,
  ledgersOf,
  type HolderRow,
  type LeaveTypeRow,
  termsOf,
  type LedgerOfRow,
  type TermsOfRow,
} from '../store/accounts.ts';
import { supplied } from './supplied.ts';

/**
 * The part of the ledgers to read: rows of leave years up to `until`, from the last year before `year` that was
 * closed. Default of `until`: `year`.
 */
export interface LedgerYears extends YearsAsked {
  readonly until?: number;
}

/** As `until`: includes corrections of future years. */
export const LAST_YEAR = 9999;

export interface HeldAccount {
  type: LeaveTypeRow;
  account: Account;
}

/** What was read of people: their ledgers, and their contracts, former employments and agreements. */
type Books = readonly [readonly LedgerOfRow[], readonly TermsOfRow[]];

/** The statements that read the `Books` of people, to be sent together with others. */
export function askBooks(people: readonly HolderRow[], { year, month, until = year }: LedgerYears) {
  const employee_ids = people.map(({ id }) => id);
  return [
    ask(ledgersOf, { employee_ids, until_year: until, year, month }),
    ask(termsOf, { employee_ids }),
  ] as const;
}

/**
 * The accounts of each person, by person id: of every leave type that they may use or that their ledger has
 * rows of.
 */
export async function accountsOf(
  db: Queries,
  people: readonly HolderRow[],
  types: readonly LeaveTypeRow[],
  [ledgerRows, termRows]: Books,
  { today, ...query }: BalanceQuery & { today: CivilDate },
): Promise<Map<string, HeldAccount[]>> {
  const ledgers = grouped(ledgerRows, ({ employee_id }) => employee_id);
  const terms = grouped(termRows, ({ employee_id }) => employee_id);
  const policies = types.map(policyOf);
  const read = people.flatMap((person) => {
    const [ledgersHere, termsHere = []] = [ledgers.get(person.id), terms.get(person.id)];
    const employment = employmentOf({ ...person, ...employmentTerms(termsHere) });
    return types.flatMap((type, place) => {
      const of = ({ policy_id }: { policy_id: string | null }) => policy_id === type.id;
      const ledger = ledgersHere?.find(of)?.ledger ?? null;
      if (ledger === null && !mayUse(person, type)) return [];
      const opened = later(person.created_on, type.created_on);
      const entitlements = termsHere.filter(of).map(agreementOf);
      const account = accountWith(policies[place]!, employment, { opened, entitlements, ledger }, today);
      return [{ employee_id: person.id, policy_id: type.id, type, account }];
    });
  });
  const held = new Map<string, HeldAccount[]>(people.map(({ id }) => [id, []]));
  for (const { employee_id, type, account } of await supplied(db, read, query))
    held.get(employee_id)!.push({ type, account });
  return held;
}

const employmentTerms = (terms: readonly TermsOfRow[]) => ({
  contracts: terms
    .filter(({ kind }) => kind === 'contract')
    .map(({ from, to, value }): StoredContract => [from, to, value]),
  former_employments: terms
    .filter(({ kind }) => kind === 'former')
    .map(({ from, to, value }): FormerEmployment => [from, to!, JSON.parse(value) as CivilDate]),
});

function agreementOf({ from, value }: TermsOfRow): StoredEntitlement {
  const [annual, extra] = JSON.parse(value) as [string | null, string];
  return [from, annual, extra];
}

export interface Holder {
  person: HolderRow;
  accounts: HeldAccount[];
}

/** People per batch. Larger batches would block the event loop for too long. */
const AT_A_TIME = 200;

/** Everybody with their accounts of the `wanted` leave types, in batches of three statements each. */
export async function* everybodysAccounts(
  db: Queries,
  years: LedgerYears,
  asked: BalanceQuery & { today: CivilDate },
  wanted: (type: LeaveTypeRow) => boolean,
): AsyncGenerator<Holder[]> {
  const types = (await db.rows(leaveTypes)).filter(wanted);
  if (types.length === 0) return;
  for await (const people of pagesById(AT_A_TIME, (page) => db.rows(holdersAfter, page))) {
    const held = await accountsOf(db, people, types, await db.together(...askBooks(people, years)), asked);
    yield people.map((person) => ({ person, accounts: held.get(person.id)! }));
  }
}

/** The same condition as `USABLE` in store/balance.ts. */
export const mayUse = (person: HolderRow, { archived, applies_to }: LeaveTypeRow): boolean =>
  !archived && (applies_to.length === 0 || applies_to.includes(person.user_type_id ?? ''));
