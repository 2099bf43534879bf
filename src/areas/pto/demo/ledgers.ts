/**
 * Leave ledgers of the demo, as the service would keep them: the rules of this area make every row, dated
 * when it would have been written.
 */
import { accrualsOf, accrualsToPost } from '../rules/accrual.ts';
import { balanceOf } from '../rules/balance.ts';
import { workingWeek } from '../rules/counted.ts';
import type { Booking } from '../rules/ledger.ts';
import { closingDate } from '../rules/leaveYears.ts';
import { checkSpend } from '../rules/spending.ts';
import { rulesOn, type Account, type LedgerRow } from '../rules/types.ts';
import { closeYear, dueRows } from '../rules/yearEnd.ts';
import { SYSTEM_ACTOR, type Actor } from '../../../auth/caller.ts';
import { later, yearOf, type CivilDate } from '../../../civil/dates.ts';
import { daysToNumeric, type Days } from '../../../civil/days.ts';
import type { DemoCompany } from '../../../demo/company.ts';
import { iso } from '../../../demo/days.ts';
import type { DemoPerson } from '../../../demo/people.ts';
import { announceAdjustment, announceYearEnd } from '../announce.ts';
import type { Policy } from './policies.ts';

/** When and by whom a row was written; the reason only if the rules give none. */
export interface Entry {
  at: number;
  by: Actor;
  reason?: string;
  /** Of a correction; one by an admin by default. */
  source?: 'correction' | 'opening' | 'payout';
  /** Set if something else refers to the row. */
  id?: string;
}

export interface Ledgers {
  /** True if the rules allow to spend these bookings now. */
  allows(person: DemoPerson, policy: Policy, bookings: readonly Booking[]): boolean;
  post(person: DemoPerson, policy: Policy, rows: readonly LedgerRow[], entry: Entry): void;
  rowsOf(person: DemoPerson, policy: Policy, absenceId: string): readonly LedgerRow[];
  /** A correction that an admin agreed with a person. */
  adjust(
    person: DemoPerson,
    policy: Policy,
    days: Days,
    on: CivilDate,
    entry: Pick<Entry, 'at' | 'source'> & { reason: string },
  ): void;
  available(person: DemoPerson, policy: Policy, year: number, on: CivilDate): Days;
  /** Closes last year in every account that has one, as an admin does. */
  closeLastYear(): void;
  /** Posts rows that are due by today: grants and expired carry-over. */
  postDue(): void;
  write(): void;
}

interface OpenAccount extends Account {
  person: DemoPerson;
  policyId: string;
  rows: LedgerRow[];
  /** The entries of `rows`, by position. */
  entries: Entry[];
}

/**
 * Opens an account for everybody in every leave type, with the grants of last year, when the ledger begins.
 */
export function openLedgers(company: DemoCompany, policies: readonly Policy[]): Ledgers {
  const { people, admin } = company;
  const thisYear = yearOf(company.today);
  const firstYear = thisYear - 1;
  const accounts = new Map<string, OpenAccount>();

  const accountOf = (person: DemoPerson, policy: Policy): OpenAccount => {
    const key = `${person.id} ${policy.id}`;
    const known = accounts.get(key);
    if (known) return known;
    const contracts = person.pattern.map(({ from, to, hours }) => ({ from, to, week: workingWeek(hours) }));
    const employment = { start_date: person.start, last_day: person.lastDay ?? person.leavesOn, contracts };
    const account: OpenAccount = {
      person,
      policyId: policy.id,
      policy,
      employment,
      rows: [],
      entries: [],
      today: company.today,
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
  /** Written by the nightly job; earlier rows on the day the ledger was opened. */
  const bySystem = (row: LedgerRow): Entry => ({
    at: company.at(later(row.effective_on, company.since), 5),
    by: SYSTEM_ACTOR,
  });

  for (const person of people) {
    if (person.status === 'invited') continue;
    for (const policy of policies) {
      if (!policy.isFor(person)) continue;
      const account = accountOf(person, policy);
      if (yearOf(person.start) > firstYear) continue;
      const credits = accrualsOf(account, firstYear);
      post(account, accrualsToPost(credits, [], firstYear, `${firstYear}-12-31`), bySystem);
    }
  }

  return {
    // overtime accounts are not known before time is recorded
    allows: (person, policy, bookings) =>
      policy.key === 'overtime' || checkSpend(accountOf(person, policy), bookings).ok,
    post: (person, policy, rows, entry) => post(accountOf(person, policy), rows, () => entry),
    rowsOf: (person, policy, absenceId) =>
      accountOf(person, policy).rows.filter((row) => row.absence_id === absenceId),
    adjust: (person, policy, days, on, { at, source = 'correction', reason }) => {
      const id = company.id(at);
      post(
        accountOf(person, policy),
        [{ kind: 'adjust', days, effective_on: on, year: yearOf(on), absence_id: null }],
        () => ({ at, by: admin.actor, source, reason, id }),
      );
      announceAdjustment(company.writing(admin, at), {
        id,
        employee_id: person.id,
        policy_name: policy.name,
        unit: rulesOn(policy, on).unit,
        days,
        effective_on: on,
        reason,
      });
    },
    available: (person, policy, year, on) =>
      balanceOf(accountOf(person, policy), { year, as_of: on }).available,
    closeLastYear: () => {
      const last = thisYear - 1;
      // on the first morning of the year, or now if that is in the future
      const at = Math.min(company.at(closingDate({}, last), 9 * 60 + 30), company.now);
      let entries = 0;
      for (const account of accounts.values()) {
        if (!account.rows.some((row) => row.year === last)) continue;
        const { rows } = closeYear(account, last);
        post(account, rows, () => ({ at, by: admin.actor }));
        entries += rows.length;
      }
      announceYearEnd(company.writing(admin, at), last, entries);
    },
    postDue: () => {
      for (const account of accounts.values()) post(account, dueRows(account), bySystem);
    },
    write: () => {
      for (const account of accounts.values()) writeAccount(company, account);
    },
  };
}

function writeAccount(company: DemoCompany, { person, policyId, rows, entries }: OpenAccount): void {
  if (rows.length === 0) return;
  company.insert('leave_balances', { employee_id: person.id, policy_id: policyId });
  rows.forEach((row, index) => {
    const { at, by, source, reason, id } = entries[index]!;
    company.insert('leave_ledger', {
      id: id ?? company.id(at),
      created_at: iso(at),
      employee_id: person.id,
      policy_id: policyId,
      year: row.year,
      kind: row.kind,
      days: daysToNumeric(row.days),
      effective_on: row.effective_on,
      absence_id: row.absence_id,
      created_by: by,
      source: source ?? null,
      reason: reason ?? null,
    });
  });
}
