/**
 * Expenses of the demo: more than a year of claims with receipts, in three currencies and all statuses, or
 * one approved claim if the demo has a short history.
 */
import { addDays, daysBetween } from '../../civil/dates.ts';
import { localDate } from '../../civil/zones.ts';
import type { DemoCompany } from '../../demo/company.ts';
import { iso, monthEnd, weekdayNear } from '../../demo/days.ts';
import { insertFile, onePagePdf } from '../../demo/files.ts';
import type { DemoPerson } from '../../demo/people.ts';
import type { Random } from '../../demo/random.ts';
import type { Row } from '../../demo/rows.ts';
import type { DemoScene } from '../../demo/scene.ts';
import { bytes } from '../../demo/write.ts';
import { decimalToNumeric } from '../../money/decimal.ts';
import { money, moneyToNumeric } from '../../money/money.ts';
import { auditTransition } from '../../transitions/transition.ts';
import {
  announceApproved,
  announceDeleted,
  announceDenied,
  announceSubmitted,
  auditCreated,
  auditReceipt,
  decisionChanges,
  type AnnouncedClaim,
} from './announce.ts';
import { REASONS, SPENDINGS, TRIPS_BY_CAR, type Spending } from './demo/trips.ts';
import { byCar, insertRates, type Item } from './demo/byCar.ts';
import { claimAmount, daysOf } from './rules/items.ts';
import { payoutOf } from './rules/payout.ts';
import { needsReceipt } from './rules/receipts.ts';
import { CLAIM_MACHINE, type ClaimStatus } from './rules/review.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * Number of claims per final status, and the range of days since their creation; null for any earlier time.
 */
const ENDINGS: readonly (readonly [
  ending: ClaimStatus,
  count: number,
  ago: readonly [number, number] | null,
])[] = [
  ['paid', 34, null],
  ['denied', 4, null],
  ['deleted', 1, null],
  ['denied', 1, [12, 20]],
  ['deleted', 1, [8, 14]],
  ['approved', 6, [12, 20]],
  ['submitted', 7, [4, 9]],
  ['draft', 4, [4, 14]],
];

/** After this many days, every claim is decided and paid. */
const SETTLED = 45;

/** Euros per unit. */
const RATES = { USD: 0.9215, JPY: 0.0061 };

const scene: DemoScene = {
  after: ['auth'],
  write: (company) => {
    if (company.history === 'full') writeYear(company);
    else writeOne(company);
  },
};
export default scene;

/** Claims of all employees; contractors write invoices instead. */
function writeYear(company: DemoCompany): void {
  const random = company.random('expenses');
  const { today, since, scale } = company;
  const endings = ENDINGS.flatMap(([ending, count, days]) =>
    Array.from({ length: count * scale }, () => ({ ending, days })),
  );
  const settled = endings.filter(({ days }) => days === null).length;
  const oldest = daysBetween(since, today) - 20;
  endings.forEach(({ ending, days }, index) => {
    const ago = days ? random.int(...days) : oldest - Math.floor(((oldest - SETTLED) * index) / settled);
    const date = weekdayNear(addDays(today, -ago), -1);
    const at = company.at(date, random.int(8 * 60 + 30, 17 * 60));
    const there = company.people.filter(
      ({ type, status, created, left }) =>
        type !== 'contractor' &&
        status !== 'invited' &&
        created + 7 * DAY < at &&
        (left ?? Infinity) > at + 30 * DAY,
    );
    const spending = SPENDINGS[index % SPENDINGS.length]!;
    const person = random.pick(there.length > 0 ? there : [company.admin]);
    writeClaim(company, random, { person, at, ending, spending, reason: REASONS[index % REASONS.length]! });
  });
  insertRates(company);
  writeTripsByCar(company);
}

/** One was paid, one waits. */
function writeTripsByCar(company: DemoCompany): void {
  const random = company.random('trips by car');
  const people = company.people.filter(({ role, status }) => role === 'employee' && status === 'active');
  TRIPS_BY_CAR.forEach((spending, index) => {
    const [ending, ago] = index === 0 ? (['paid', SETTLED] as const) : (['submitted', 3] as const);
    const at = company.at(weekdayNear(addDays(company.today, -ago), -1), 9 * 60 + 40);
    const person = people.filter(({ created, type }) => type !== 'contractor' && created + 7 * DAY < at)[
      index
    ]!;
    writeClaim(company, random, { person, at, ending, spending, reason: '' });
  });
}

function writeOne(company: DemoCompany): void {
  const manager = company.people.find(({ role }) => role === 'manager')!;
  const at = company.at(weekdayNear(addDays(company.today, -14), -1), 10 * 60);
  writeClaim(company, company.random('expenses'), {
    person: manager,
    at,
    ending: 'approved',
    spending: { ...SPENDINGS[0]!, costCentre: undefined, project: undefined },
    reason: '',
  });
}

interface Story {
  person: DemoPerson;
  at: number;
  ending: ClaimStatus;
  spending: Spending;
  reason: string;
}

function writeClaim(company: DemoCompany, random: Random, story: Story): void {
  const { person, at, ending, spending, reason } = story;
  const { currency, title } = spending;
  const id = company.id(at);
  const items = itemsOf(company, random, spending, localDate(at, company.zone));
  const amount = claimAmount(items, currency);
  const { first, last } = daysOf(items);
  const row: Row = {
    id,
    created_at: iso(at),
    updated_at: iso(at),
    version: 1,
    employee_id: person.id,
    title,
    status: 'draft',
    currency,
    amount: moneyToNumeric(amount),
    first_spent_on: first,
    last_spent_on: last,
    approved_amount: null,
    payout_amount: null,
    payout_currency: null,
    exchange_rate: null,
    decision_note: null,
    reviewer: null,
    reviewer_id: null,
    reviewed_at: null,
    submitted_at: null,
    entered_by_id: null,
    deleted_at: null,
  };
  company.insert('expense_claims', row);
  items.forEach((item, position) =>
    company.insert('expense_items', { ...item, created_at: iso(at), claim_id: id, position }),
  );
  const announced = (): AnnouncedClaim => ({
    id,
    version: row['version'] as number,
    employee_id: person.id,
    employee_email: person.email,
    employee_name: person.name,
    title,
    amount: moneyToNumeric(amount),
    approved_amount: row['approved_amount'] as string | null,
    currency,
  });
  const writing = (by: DemoPerson, when: number) =>
    company.writing(by, when, by === person ? 'expenses:write' : 'expenses:approve');
  const touch = (when: number, values: Row) =>
    Object.assign(row, values, { updated_at: iso(when), version: (row['version'] as number) + 1 });
  const move = (
    by: DemoPerson,
    when: number,
    action: 'submit' | 'delete' | 'deny',
    after: ClaimStatus,
  ): ReturnType<typeof writing> => {
    const call = writing(by, when);
    auditTransition(call, CLAIM_MACHINE, { id, action, changes: { status: [row['status'], after] } });
    touch(when, { status: after });
    return call;
  };

  auditCreated(writing(person, at), announced());
  const added = addReceipts(company, { id, person, at, items, currency });
  if (added.length > 0) touch(added.at(-1)!, {});
  if (ending === 'draft') return;

  const deciders = company.decidersOf(person);
  const submitted = at + 15 * MINUTE;
  announceSubmitted(move(person, submitted, 'submit', 'submitted'), announced(), deciders);
  row['submitted_at'] = iso(submitted);
  if (ending === 'submitted') return;
  if (ending === 'deleted') {
    const deleted = submitted + random.int(20, 200) * MINUTE;
    announceDeleted(move(person, deleted, 'delete', 'deleted'), announced(), deciders, true);
    row['deleted_at'] = iso(deleted);
    return;
  }

  const decided = company.at(
    weekdayNear(addDays(localDate(submitted, company.zone), random.int(1, 5)), 1),
    random.int(9 * 60, 17 * 60),
  );
  const decider = company.deciderOf(person);
  const decision = { reviewer: decider.actor, reviewer_id: decider.id, reviewed_at: iso(decided) };
  if (ending === 'denied') {
    announceDenied(move(decider, decided, 'deny', 'denied'), announced(), reason);
    Object.assign(row, decision, { decision_note: reason });
    return;
  }

  const payout = payoutOf(
    amount,
    company.workspace.currency,
    { exchange_rate: currency === 'EUR' ? undefined : RATES[currency] },
    items,
  );
  if ('errors' in payout) throw new Error(`the demo's claim cannot be paid out: ${JSON.stringify(payout)}`);
  const approved = { ...announced(), approved_amount: moneyToNumeric(payout.approved) };
  const call = writing(decider, decided);
  auditTransition(call, CLAIM_MACHINE, {
    id,
    action: 'approve',
    changes: decisionChanges({ status: 'submitted' }, { ...approved, status: 'approved' }, payout),
  });
  touch(decided, {
    ...decision,
    status: 'approved',
    approved_amount: approved.approved_amount,
    payout_amount: moneyToNumeric(payout.payout),
    payout_currency: payout.payout.currency,
    exchange_rate: payout.rate && decimalToNumeric(payout.rate),
  });
  announceApproved(call, announced(), null);
  // paid together with the salaries of the month
  const paid = company.at(monthEnd(localDate(decided, company.zone), 0), 18 * 60);
  if (ending === 'paid') touch(paid, { status: 'paid' });
}

/** Items spent in the week before the claim. */
function itemsOf(company: DemoCompany, random: Random, spending: Spending, written: string): Item[] {
  const { currency, items, vat, costCentre, project } = spending;
  const began = random.int(items.length, items.length + 4);
  const listed = (list: string, code: string | undefined) => (code ? company.listItem(list, code) : null);
  const id = () => company.id(company.at(written, 8 * 60));
  const spent = items.map(([category, merchant, description, least, most], index): Item => {
    const spent_on = addDays(written, index - began);
    const cents = currency === 'JPY' || least === most ? '00' : String(random.int(0, 99)).padStart(2, '0');
    const amount = `${random.int(least, most)}.${cents}`;
    const rate = vat?.[category];
    return {
      id: id(),
      kind: 'amount',
      spent_on,
      category_id: company.listItem('expense-categories', category),
      merchant,
      description,
      amount,
      vat: rate ? [{ rate, gross: amount }] : [],
      kilometres: null,
      trip: null,
      cost_centre_id: listed('cost-centres', costCentre),
      project_id: listed('projects', project),
    };
  });
  return spending.byCar ? [...spent, ...byCar(company, spent[0]!, id)] : spent;
}

/** Adds receipts of the items that need one, a minute apart. Returns their times. */
function addReceipts(
  company: DemoCompany,
  {
    id,
    person,
    at,
    items,
    currency,
  }: { id: string; person: DemoPerson; at: number; items: Item[]; currency: string },
): number[] {
  const { settings, currency: own } = company.workspace;
  const threshold = money(settings.receipt_threshold, own);
  return items
    .filter(({ kind, amount }) => needsReceipt(kind, money(amount, currency), threshold))
    .map((item, index) => {
      const when = at + (index + 1) * MINUTE;
      const { merchant, spent_on, amount, description } = item;
      const text = [
        merchant ?? '',
        spent_on,
        '',
        description ?? '',
        '',
        `${amount} ${currency}`,
        '',
        `No. ${item.id.slice(-6)}`,
      ];
      const file = insertFile(company, when, {
        kind: 'receipt',
        ownerId: person.id,
        filename: `${(merchant ?? 'receipt').toLowerCase().replaceAll(/\W+/g, '-')}.pdf`,
        contentType: 'application/pdf',
        bytes: onePagePdf(text),
      });
      const receipt = company.id(when);
      company.insert('receipts', {
        id: receipt,
        created_at: iso(when),
        claim_id: id,
        item_id: item.id,
        file_id: file.id,
        sha256: bytes(file.sha256),
      });
      auditReceipt(company.writing(person, when, 'expenses:write'), id, 'added receipt to', receipt);
      return when;
    });
}
