/** The invoices of the demo (`demo/story.ts`) and their payments. */
import { addDays, parts, type CivilDate } from '../../civil/dates.ts';
import type { DemoCompany } from '../../demo/company.ts';
import { iso, monthEnd } from '../../demo/days.ts';
import { insertFile } from '../../demo/files.ts';
import { announcedFrom, insertCause, insertEntry, insertPayment, type Cause } from '../../demo/paying.ts';
import type { DemoPerson } from '../../demo/people.ts';
import type { DemoScene } from '../../demo/scene.ts';
import { bytes } from '../../demo/write.ts';
import type { FileContent } from '../../files/content.ts';
import { money, negated, type Money } from '../../money/money.ts';
import { auditTransition } from '../../transitions/transition.ts';
import { filesOf } from './actions/documents.ts';
import { announceIssued, announceVoided, auditDrafted } from './announce.ts';
import { INVOICES, type Told } from './demo/story.ts';
import { priced } from './rules/amounts.ts';
import { dueOn, INVOICE_MACHINE, numberText } from './rules/invoice.ts';
import { partiesOf, type Known } from './rules/parties.ts';

const HOUR = 3_600_000;

const PHONES: Readonly<Record<string, string>> = {
  piotr: '+48 22 555 01 77',
  rita: '+351 21 555 0142',
  grace: '+1 718 555 0119',
};

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
  { who, ago, lines: given, due_days, ending, reverse_charge = false }: Told,
  counted: Map<number, { last: number; on: CivilDate }>,
): Promise<void> {
  const person = company.person(who);
  const period_end = monthEnd(company.today, -ago);
  const [day, yesterday] = [addDays(period_end, 5), addDays(company.today, -1)];
  const issued_on = day < yesterday ? day : yesterday;
  const made = company.at(issued_on, 15 * 60);
  const issuedAt = made + HOUR;
  const amounts = priced(given, 'EUR', reverse_charge);
  if ('errors' in amounts)
    throw new Error(`an invoice of the demo is wrong: ${Object.keys(amounts.errors).join()}`);
  const parties = partiesOf(sellerOf(company, person), buyerOf(company));
  if ('missing' in parties) throw new Error(`an invoice of the demo lacks ${parties.missing.join(', ')}`);

  const { year } = parts(issued_on);
  const last = (counted.get(year)?.last ?? 0) + 1;
  if (ending !== 'draft') counted.set(year, { last, on: issued_on });
  const due_on = dueOn(issued_on, due_days);
  const period_start = `${period_end.slice(0, 7)}-01`;
  const { net, tax, total, lines, taxes } = amounts;
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
  const files = ending === 'draft' ? null : await filesOf(facts, { ...company.workspace, logo: null });
  const stored = (file: FileContent) =>
    insertFile(company, issuedAt, { kind: 'invoice', ownerId: person.id, ...file });
  const pdf = files && stored(files.pdf);
  const xml = files && stored(files.xml);
  const endedAt = Math.min(issuedAt + 9 * 24 * HOUR, company.quiet);
  const ended = ending === 'draft' ? made : ending === 'issued' ? issuedAt : endedAt;
  const id = company.id(made);
  company.insert('invoices', {
    id,
    created_at: iso(made),
    updated_at: iso(ended),
    version: ending === 'draft' ? 1 : ending === 'issued' ? 2 : 3,
    employee_id: person.id,
    status: ending,
    year: files && year,
    number: files && last,
    currency: 'EUR',
    net,
    tax,
    total,
    reverse_charge,
    period_start,
    period_end,
    due_days,
    issued_on: files && issued_on,
    due_on: files && due_on,
    paid_on: ending === 'paid' ? iso(endedAt).slice(0, 10) : null,
    void_reason: ending === 'void' ? REASON : null,
    seller: files && parties.seller,
    buyer: files && parties.buyer,
    pdf_file_id: pdf && pdf.id,
    xml_file_id: xml && xml.id,
    pdf_sha256: pdf && bytes(pdf.sha256),
  });
  lines.forEach((line, index) =>
    company.insert('invoice_lines', {
      id: company.id(made),
      created_at: iso(made),
      invoice_id: id,
      position: index + 1,
      ...line,
    }),
  );
  for (const row of taxes)
    company.insert('invoice_taxes', {
      id: company.id(made),
      created_at: iso(made),
      invoice_id: id,
      ...row,
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
}

const REASON = 'Eight hours were missing';

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

function insertPhone(company: DemoCompany, person: DemoPerson, phone: string): void {
  const at = iso(person.created + HOUR);
  company.insert('user_details', {
    id: company.id(person.created + HOUR),
    created_at: at,
    updated_at: at,
    user_id: person.id,
    phone,
  });
}

/** The seller's data from their profile. */
function sellerOf(company: DemoCompany, person: DemoPerson): Known {
  const of = (table: string) =>
    company.rows(table).find((row) => row['user_id'] === person.id) as
      Record<string, string | null> | undefined;
  const [address, details] = [of('addresses'), of('personal_details')];
  return {
    name: person.name,
    line1: address?.['line1'] ?? null,
    line2: address?.['line2'] ?? null,
    postal_code: address?.['postal_code'] ?? null,
    city: address?.['city'] ?? null,
    region: address?.['region'] ?? null,
    country: address?.['country'] ?? null,
    vat_id: details?.['vat_id'] ?? null,
    tax_number: details?.['tax_number'] ?? null,
    email: person.email,
    phone: PHONES[person.key] ?? null,
  };
}

function buyerOf({ workspace }: DemoCompany): Known {
  const { reference, ...known } = workspace.settings.invoicing!;
  return { ...known, phone: null };
}
