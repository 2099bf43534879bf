/**
 * Accounts of many people at once: one statement for leave types, and one each for the ledgers, contracts,
 * agreements and former employments of any number of people.
 */
import { later, type CivilDate } from '../../../civil/dates.ts';
import { grouped } from '../../../lib/grouped.ts';
import { pagesById } from '../../../db/byId.ts';
import { ask, type Queries } from '../../../db/handle.ts';
import { accountWith, employmentOf, policyOf } from '../store/account.ts';
import type { BalanceQuery } from '../rules/balance.ts';
import type { YearsAsked } from '../rules/leaveYears.ts';
import type { Account } from '../rules/types.ts';
import {
  contractsOf,
  entitlementsOf,
  formerOf,
  holdersAfter,
  leaveTypes,
  ledgersOf,
  type ContractsOfRow,
  type EntitlementsOfRow,
  type FormerOfRow,
  type HolderRow,
  type LeaveTypeRow,
  type LedgerOfRow,
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

/** What was read of people: their ledgers, contracts, individual agreements and former employments. */
type Books = readonly [
  readonly LedgerOfRow[],
  readonly ContractsOfRow[],
  readonly EntitlementsOfRow[],
  readonly FormerOfRow[],
];

/** The statements that read the `Books` of people, to be sent together with others. */
export function askBooks(people: readonly HolderRow[], { year, month, until = year }: LedgerYears) {
  const employee_ids = people.map(({ id }) => id);
  return [
    ask(ledgersOf, { employee_ids, until_year: until, year, month }),
    ask(contractsOf, { employee_ids }),
    ask(entitlementsOf, { employee_ids }),
    ask(formerOf, { employee_ids }),
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
  [ledgerRows, contractRows, agreements, formerRows]: Books,
  { today, ...query }: BalanceQuery & { today: CivilDate },
): Promise<Map<string, HeldAccount[]>> {
  const ledgers = grouped(ledgerRows, ({ employee_id }) => employee_id);
  const contracts = new Map(contractRows.map((row) => [row.employee_id, row.contracts]));
  const former = new Map(formerRows.map((row) => [row.employee_id, row.former_employments]));
  const agreed = grouped(agreements, ({ employee_id }) => employee_id);
  const policies = types.map(policyOf);
  const read = people.flatMap((person) => {
    const employment = employmentOf({
      ...person,
      former_employments: former.get(person.id) ?? null,
      contracts: contracts.get(person.id) ?? null,
    });
    const [ledgersHere, agreedHere] = [ledgers.get(person.id), agreed.get(person.id)];
    return types.flatMap((type, place) => {
      const of = ({ policy_id }: { policy_id: string }) => policy_id === type.id;
      const ledger = ledgersHere?.find(of)?.ledger ?? null;
      if (ledger === null && !mayUse(person, type)) return [];
      const opened = later(person.created_on, type.created_on);
      const entitlements = agreedHere?.find(of)?.entitlements ?? null;
      const account = accountWith(policies[place]!, employment, { opened, entitlements, ledger }, today);
      return [{ employee_id: person.id, policy_id: type.id, type, account }];
    });
  });
  const held = new Map<string, HeldAccount[]>(people.map(({ id }) => [id, []]));
  for (const { employee_id, type, account } of await supplied(db, read, query))
    held.get(employee_id)!.push({ type, account });
  return held;
}

export interface Holder {
  person: HolderRow;
  accounts: HeldAccount[];
}

/** People per batch. Larger batches would block the event loop for too long. */
const AT_A_TIME = 200;

/** Everybody with their accounts of the `wanted` leave types, in batches of five statements each. */
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
