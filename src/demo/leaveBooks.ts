/**
 * The leave ledger of the demo, kept as the service itself keeps it: every row comes out of the rules of the pto area,
 * from the moment it would have been written.
 */
import { accrualsOf, accrualsToPost } from '../areas/pto/rules/accrual.ts';
import { balanceOf } from '../areas/pto/rules/balance.ts';
import { closingDate } from '../areas/pto/rules/books.ts';
import type { Booking } from '../areas/pto/rules/ledger.ts';
import { checkSpend } from '../areas/pto/rules/spending.ts';
import type { Account, LedgerRow } from '../areas/pto/rules/types.ts';
import { closeYear, dueRows } from '../areas/pto/rules/yearEnd.ts';
import { SYSTEM_ACTOR, type Actor } from '../auth/caller.ts';
import { later, yearOf, type CivilDate } from '../civil/dates.ts';
import { daysToNumeric, type Days } from '../civil/days.ts';
import type { Person } from './people.ts';
import type { Policy } from './policies.ts';
import { iso, type Stage } from './stage.ts';

/** When a row was written, by whom, and why where the rules do not say. */
export interface Entry {
  at: number;
  by: Actor;
  reason?: string;
}

export interface LeaveBooks {
  /** Whether the rules would let these be spent, as things stand. */
  allows(person: Person, policy: Policy, bookings: readonly Booking[]): boolean;
  post(person: Person, policy: Policy, rows: readonly LedgerRow[], entry: Entry): void;
  /** The rows of one absence so far. */
  rowsOf(person: Person, policy: Policy, absenceId: string): readonly LedgerRow[];
  /** What somebody agreed with a person on a date. */
  adjust(person: Person, policy: Policy, days: Days, on: CivilDate, entry: Entry): void;
  available(person: Person, policy: Policy, year: number, on: CivilDate): Days;
  /** Closes last year in every account that has one. */
  closeLastYear(): void;
  /** Posts what time owes up to today: grants, expired carry-over. */
  postDue(): void;
  lay(): void;
}

interface OpenAccount extends Account {
  person: Person;
  policyId: string;
  rows: LedgerRow[];
  /** Beside each row, by position. */
  entries: Entry[];
}

/** Opens an account for everybody in every leave type, with the grants of last year, in which the ledger begins. */
export function openBooks(stage: Stage, people: readonly Person[], policies: readonly Policy[]): LeaveBooks {
  const thisYear = yearOf(stage.today);
  const firstYear = thisYear - 1;
  const accounts = new Map<string, OpenAccount>();

  const accountOf = (person: Person, policy: Policy): OpenAccount => {
    const key = `${person.id} ${policy.id}`;
    const known = accounts.get(key);
    if (known) return known;
    const employment = { start_date: person.start, last_day: person.lastDay };
    const account: OpenAccount = {
      person,
      policyId: policy.id,
      policy,
      employment,
      rows: [],
      entries: [],
      today: stage.today,
    };
    accounts.set(key, account);
    return account;
  };
  const post = (account: OpenAccount, rows: readonly LedgerRow[], entryOf: (row: LedgerRow) => Entry) => {
    for (const row of rows) {
      account.rows.push(row);
      account.entries.push(entryOf(row));
    }
  };
  /** By the nightly job, or, for what lies before, on the day the ledger was opened. */
  const bySystem = (row: LedgerRow): Entry => ({
    at: stage.at(later(row.effective_on, stage.since), 5),
    by: SYSTEM_ACTOR,
  });

  for (const person of people) {
    if (person.status === 'invited') continue;
    for (const policy of policies) {
      if (!policy.isFor(person)) continue;
      const account = accountOf(person, policy);
      if (yearOf(person.start) > firstYear) continue;
      const credits = accrualsOf(policy, account.employment, firstYear);
      post(account, accrualsToPost(credits, [], firstYear, `${firstYear}-12-31`), bySystem);
    }
  }

  return {
    allows: (person, policy, bookings) => checkSpend(accountOf(person, policy), bookings).ok,
    post: (person, policy, rows, entry) => post(accountOf(person, policy), rows, () => entry),
    rowsOf: (person, policy, absenceId) =>
      accountOf(person, policy).rows.filter((row) => row.absence_id === absenceId),
    adjust: (person, policy, days, on, entry) =>
      post(
        accountOf(person, policy),
        [{ kind: 'adjust', days, effective_on: on, year: yearOf(on), absence_id: null }],
        () => entry,
      ),
    available: (person, policy, year, on) =>
      balanceOf(accountOf(person, policy), { year, as_of: on }).available,
    closeLastYear: () => {
      const last = thisYear - 1;
      for (const account of accounts.values()) {
        if (!account.rows.some((row) => row.year === last)) continue;
        const at = stage.at(closingDate(last), 10);
        post(account, closeYear(account, last).rows, () => ({ at, by: SYSTEM_ACTOR }));
      }
    },
    postDue: () => {
      for (const account of accounts.values()) post(account, dueRows(account), bySystem);
    },
    lay: () => {
      for (const account of accounts.values()) layAccount(stage, account);
    },
  };
}

function layAccount(stage: Stage, { person, policyId, rows, entries }: OpenAccount): void {
  if (rows.length === 0) return;
  stage.put('leave_balances', { employee_id: person.id, policy_id: policyId });
  rows.forEach((row, index) => {
    const { at, by, reason } = entries[index]!;
    stage.put('leave_ledger', {
      id: stage.id(at),
      created_at: iso(at),
      employee_id: person.id,
      policy_id: policyId,
      year: row.year,
      kind: row.kind,
      days: daysToNumeric(row.days),
      effective_on: row.effective_on,
      absence_id: row.absence_id,
      created_by: by,
      reason: reason ?? null,
    });
  });
}
