/** Creates invoices with SQL, for the access matrix and the tests of lists. */
import { createHash } from 'node:crypto';
import { put, putFile } from '../../access/records.ts';
import type { Place } from '../../access/row.ts';
import type { Person } from '../../support/world.ts';
import { BUYER, identify } from './parties.ts';

const DRAFT = {
  currency: 'EUR',
  net: '100.00',
  tax: '19.00',
  total: '119.00',
  reverse_charge: false,
  due_days: 14,
};

const PARTY = {
  name: 'Rita Sousa',
  line1: 'Rua da Prata 8',
  line2: null,
  postal_code: '1100-420',
  city: 'Lisboa',
  region: null,
  country: 'PT',
  vat_id: 'PT123456789',
  tax_number: null,
  email: 'rita.sousa@example.test',
  phone: '+351 21 000 00 00',
};

/** Sets the columns of an issued invoice, with files of a few bytes. */
export async function issue(
  file: (contentType: string) => Promise<string>,
  { year, number }: { year: number; number: number },
): Promise<Record<string, unknown>> {
  return {
    status: 'issued',
    year,
    number,
    issued_on: `${year}-11-02`,
    due_on: `${year}-11-16`,
    seller: JSON.stringify(PARTY),
    buyer: JSON.stringify({ ...PARTY, name: 'Brightwater', country: 'DE', vat_id: 'DE123456789' }),
    pdf_file_id: await file('application/pdf'),
    xml_file_id: await file('application/xml'),
    pdf_sha256: createHash('sha256').update('%PDF-').digest(),
  };
}

async function invoiceOf(at: Place, person: Person, more: Record<string, unknown>): Promise<string> {
  const invoice_id = await put(at, 'invoices', { ...DRAFT, employee_id: person.id, ...more });
  await put(at, 'invoice_lines', {
    invoice_id,
    position: 1,
    description: 'Design workshop',
    quantity: '1',
    unit: 'day',
    unit_price: '100.00',
    tax_rate: '19',
    amount: '100.00',
  });
  await put(at, 'invoice_taxes', { invoice_id, tax_rate: '19', net: '100.00', tax: '19.00' });
  return invoice_id;
}

export const draft = async (at: Place, person: Person) => ({ invoice_id: await invoiceOf(at, person, {}) });

/** An issued invoice of a year long past, which tests of numbers do not use. */
export async function issued(at: Place, person: Person): Promise<{ invoice_id: string }> {
  const file = async (content_type: string) =>
    putFile(at, person, { kind: 'invoice', filename: 'invoice.pdf', content_type });
  const fixed = await issue(file, { year: 2001, number: at.next() });
  return { invoice_id: await invoiceOf(at, person, fixed) };
}

/** A billable hour of this person that is on no invoice. */
export async function billableHour(at: Place, person: Person): Promise<void> {
  const started = Date.UTC(2019, 0, 1) + at.next() * 86_400_000;
  await put(at, 'time_entries', {
    employee_id: person.id,
    started_at: new Date(started).toISOString(),
    ended_at: new Date(started + 3_600_000).toISOString(),
    timezone: 'UTC',
    source: 'manual',
    billable: true,
  });
}

/** A draft whose seller and buyer are known. */
export async function issuable(at: Place, person: Person): Promise<{ invoice_id: string }> {
  await identify(at, person);
  await at.sql(`UPDATE workspaces SET settings = settings || $2 WHERE id = $1`, [
    at.id,
    JSON.stringify({ invoicing: BUYER }),
  ]);
  at.service.app.services.accessChanged(at.id);
  return draft(at, person);
}
