/** The invoices of the demo (`demo/story.ts`) and their payments. */
import { addDays, parts, type CivilDate } from '../../civil/dates.ts';
import type { DemoCompany } from '../../demo/company.ts';
import { iso, monthEnd } from '../../demo/days.ts';
import { announcedFrom, insertCause, insertEntry, insertPayment, type Cause } from '../../demo/paying.ts';
import type { DemoPerson } from '../../demo/people.ts';
import type { DemoScene } from '../../demo/scene.ts';
import { money, moneyToNumeric, negated, type Money } from '../../money/money.ts';
import { auditTransition } from '../../transitions/transition.ts';
import { announceIssued, announceVoided, auditDrafted } from './announce.ts';
import { amountsOf, insertInvoice, NO_FILES, storeFiles } from './demo/documents.ts';
import { buyerOf, insertPhone, PHONES, sellerOf } from './demo/parties.ts';
import { INVOICES, type Told } from './demo/story.ts';
import { dueOn, INVOICE_MACHINE, numberText } from './rules/invoice.ts';
import { partiesOf } from './rules/parties.ts';
import { NO_CORRECTION } from './store/invoices.ts';

const HOUR = 3_600_000;

const scene: DemoScene = {
  // the seller's address is theirs
  after: ['auth', 'profile'],
  write: async (company) => {
    const { invoicing } = company.workspace.settings;
    if (company.history !== 'full' || invoicing === null) return;
    for (const [who, phone] of Object.entries(PHONES)) insertPhone(company, company.person(who), phone);
    const counted = new Map<number, { last: number; on: CivilDate }>();
    for (const one of INVOICES) await tell(company, one, counted);
    for (const [year, { last, on }] of counted) {
      const at = company.at(on, 17 * 60);
      company.insert('invoice_counters', {
        id: company.id(at),
        created_at: iso(at),
        year,
        last,
        last_issued_on: on,
      });
    }
  },
};
export default scene;

/** Drafts an invoice five days after its month, issues it an hour later, and ends it as in the story. */
async function tell(
  company: DemoCompany,
  { who, ago, lines: given, due_days, ending, reverse_charge = false, credited }: Told,
  counted: Map<number, { last: number; on: CivilDate }>,
): Promise<void> {
  const person = company.person(who);
  const period_end = monthEnd(company.today, -ago);
  const [day, yesterday] = [addDays(period_end, 5), addDays(company.today, -1)];
  const issued_on = day < yesterday ? day : yesterday;
  const made = company.at(issued_on, 15 * 60);
  const issuedAt = made + HOUR;
  const amounts = amountsOf(given, reverse_charge);
  const credit = credited ? amountsOf(credited, reverse_charge) : null;
  const parties = partiesOf(sellerOf(company, person), buyerOf(company));
  if ('missing' in parties) throw new Error(`an invoice of the demo lacks ${parties.missing.join(', ')}`);

  const { year } = parts(issued_on);
  const last = (counted.get(year)?.last ?? 0) + 1;
  if (ending !== 'draft') counted.set(year, { last, on: issued_on });
  const due_on = dueOn(issued_on, due_days);
  const period_start = `${period_end.slice(0, 7)}-01`;
  const { total } = amounts;
  const facts = {
    kind: 'invoice' as const,
    corrects: null,
    prepaid: null,
    number: numberText(year, last),
    issued_on,
    due_on,
    currency: 'EUR',
    period_start,
    period_end,
    reverse_charge,
    exemption_reason: null,
    note: null,
    buyer_reference: company.workspace.settings.invoicing!.reference,
    ...amounts,
    ...parties,
  };
  const files = ending === 'draft' ? null : await storeFiles(company, facts, { person, at: issuedAt });
  const endedAt = Math.min(issuedAt + 9 * 24 * HOUR, company.quiet);
  const ended = ending === 'draft' ? made : ending === 'issued' ? issuedAt : endedAt;
  const id = company.id(made);
  const common = {
    employee_id: person.id,
    currency: 'EUR',
    reverse_charge,
    period_start,
    period_end,
    year: files && year,
    issued_on: files && issued_on,
    seller: files && parties.seller,
    buyer: files && parties.buyer,
  };
  insertInvoice(company, made, amounts, {
    ...common,
    ...(files ?? NO_FILES),
    id,
    updated_at: iso(ended),
    version: ending === 'draft' ? 1 : ending === 'issued' ? 2 : 3,
    status: ending,
    number: files && last,
    due_days,
    due_on: files && due_on,
    paid_on: ending === 'paid' ? iso(endedAt).slice(0, 10) : null,
    void_reason: ending === 'void' ? REASON : null,
    ...NO_CORRECTION,
    credited: credit?.total ?? '0.00',
    prior_net: credit?.net ?? '0.00',
    prior_tax: credit?.tax ?? '0.00',
  });
  if (files)
    payFor(company, {
      person,
      cause: { type: 'invoice', id },
      amount: money(total, 'EUR'),
      issuedAt,
      ending,
      ended,
    });

  if (made < announcedFrom(company)) return;
  const { admin } = company;
  auditDrafted(company.writing(admin, made), { id, total, currency: 'EUR' });
  if (!files) return;
  const row = {
    id,
    version: 2,
    kind: facts.kind,
    employee_id: person.id,
    employee_email: person.email,
    employee_name: person.name,
    total,
    currency: 'EUR',
    year,
    number: last,
    issued_on,
    due_on,
  };
  const issue = company.writing(admin, issuedAt);
  auditTransition(issue, INVOICE_MACHINE, {
    id,
    action: 'issue',
    changes: { status: ['draft', 'issued'], number: [null, facts.number] },
  });
  announceIssued(issue, row);
  if (ending === 'void') announceVoided(company.writing(admin, ended), row, REASON);
  if (!credit) return;

  // two hours later, a credit note with the next number
  const at = issuedAt + 2 * HOUR;
  counted.set(year, { last: last + 1, on: issued_on });
  const corrects = { number: facts.number, issued_on, reason: CREDITED };
  const number = numberText(year, last + 1);
  const note = { ...facts, ...credit, kind: 'credit_note' as const, corrects, number, due_on: issued_on };
  const noteId = company.id(at);
  insertInvoice(company, at, credit, {
    ...common,
    ...(await storeFiles(company, note, { person, at })),
    id: noteId,
    updated_at: iso(at),
    version: 3,
    status: 'paid',
    number: last + 1,
    due_days: 0,
    due_on: issued_on,
    paid_on: issued_on,
    void_reason: null,
    kind: note.kind,
    corrects_id: id,
    correction_reason: CREDITED,
    settlement: 'carry',
    credited: '0.00',
    prior_net: negatedText(credit.net),
    prior_tax: negatedText(credit.tax),
  });
  const cause: Cause = { type: 'invoice', id };
  insertEntry(company, { person, amount: negated(money(credit.total, 'EUR')), kind: 'corrected', cause, at });
  const credits = company.writing(admin, at);
  auditDrafted(credits, { id: noteId, total: credit.total, currency: 'EUR' });
  auditTransition(credits, INVOICE_MACHINE, {
    id: noteId,
    action: 'issue',
    changes: { status: ['draft', 'issued'], number: [null, number] },
  });
  auditTransition(credits, INVOICE_MACHINE, {
    id: noteId,
    action: 'mark_paid',
    changes: { status: ['issued', 'paid'] },
  });
  announceIssued(credits, {
    ...{ ...row, id: noteId, kind: note.kind, total: credit.total },
    ...{ number: last + 1, due_on: issued_on },
  });
}

const negatedText = (amount: string): string => moneyToNumeric(negated(money(amount, 'EUR')));

const REASON = 'Eight hours were missing';
const CREDITED = 'Three hours were billed twice';

interface Owed {
  person: DemoPerson;
  cause: Cause;
  amount: Money;
  issuedAt: number;
  ending: Told['ending'];
  ended: number;
}

/** Writes what is owed for an invoice, and its end: paid, as `adminMarkInvoicePaid` records it, or void. */
function payFor(company: DemoCompany, { person, cause, amount, issuedAt, ending, ended: at }: Owed): void {
  insertEntry(company, { person, amount, kind: 'owed', cause, at: issuedAt });
  if (ending === 'void') insertEntry(company, { person, amount: negated(amount), kind: 'void', cause, at });
  if (ending !== 'paid') return;
  const payOn = iso(at).slice(0, 10);
  const more = { paid_at: iso(at) };
  const id = insertPayment(company, {
    at,
    person,
    kind: 'invoice',
    amount,
    status: 'completed',
    payOn,
    more,
  });
  insertCause(company, id, cause, at);
  insertEntry(company, { person, amount: negated(amount), kind: 'paid', cause: { type: 'payment', id }, at });
}
