import type { Invoice, InvoiceDetail, InvoiceEventData, InvoiceLine } from '../../../generated/types.ts';
import { partyOf, type Viewer } from '../actions/viewer.ts';
import type { RateTax } from '../rules/amounts.ts';
import { showMoney } from '../../../money/money.ts';
import { dueOf, wholeOf } from '../rules/correction.ts';
import { allowedActions, isOverdue, numberText } from '../rules/invoice.ts';
import type { Party } from '../rules/parties.ts';
import type { InvoiceDetailRow, InvoiceRow, LineRow } from '../store/invoices.ts';
import { exceptionIn } from '../../../people/exceptions.ts';
import { eventPersonIn, refIn } from '../../../people/named.ts';

export function presentInvoice(row: InvoiceRow, { caller, today }: Viewer): Invoice {
  return {
    id: row.id,
    number: row.number === null ? null : numberText(row.year!, row.number),
    kind: row.kind,
    employee: refIn(row, 'employee'),
    status: row.status,
    overdue: isOverdue(row, today),
    currency: row.currency,
    net: row.net,
    taxes: row.taxes.map(presentTax),
    tax: row.tax,
    total: row.total,
    reverse_charge: row.reverse_charge,
    exemption_reason: row.exemption_reason,
    period_start: row.period_start,
    period_end: row.period_end,
    due_days: row.due_days,
    issued_on: row.issued_on,
    due_on: row.due_on,
    paid_on: row.paid_on,
    void_reason: row.void_reason,
    note: row.note,
    corrects: row.corrects_id === null ? null : correctedRef(row),
    correction_reason: row.correction_reason,
    settlement: row.settlement,
    credited: row.credited,
    open: row.status === 'issued' ? showMoney(wholeOf(dueOf(row))).amount : '0.00',
    exception: exceptionIn(row),
    allowed_actions: row.deleted_at === null ? allowedActions(row.status, partyOf(caller, row)) : [],
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
    deleted_at: row.deleted_at,
  };
}

export function presentDetail(row: InvoiceDetailRow, viewer: Viewer): InvoiceDetail {
  const invoice = presentInvoice(row, viewer);
  return {
    id: invoice.id,
    number: invoice.number,
    kind: invoice.kind,
    employee: invoice.employee,
    status: invoice.status,
    overdue: invoice.overdue,
    currency: invoice.currency,
    net: invoice.net,
    taxes: invoice.taxes,
    tax: invoice.tax,
    total: invoice.total,
    reverse_charge: invoice.reverse_charge,
    exemption_reason: invoice.exemption_reason,
    period_start: invoice.period_start,
    period_end: invoice.period_end,
    due_days: invoice.due_days,
    issued_on: invoice.issued_on,
    due_on: invoice.due_on,
    paid_on: invoice.paid_on,
    void_reason: invoice.void_reason,
    note: invoice.note,
    corrects: invoice.corrects,
    correction_reason: invoice.correction_reason,
    settlement: invoice.settlement,
    credited: invoice.credited,
    open: invoice.open,
    exception: invoice.exception,
    lines: row.lines.map(presentLine),
    seller: row.seller && presentParty(row.seller),
    buyer: row.buyer && presentParty(row.buyer),
    pdf_sha256: row.pdf_sha256,
    allowed_actions: invoice.allowed_actions,
    version: invoice.version,
    created_at: invoice.created_at,
    updated_at: invoice.updated_at,
    deleted_at: invoice.deleted_at,
  };
}

const correctedRef = (row: InvoiceRow): NonNullable<Invoice['corrects']> => ({
  id: row.corrects_id!,
  number: numberText(row.corrects_year!, row.corrects_number!),
  issued_on: row.corrects_issued_on!,
});

const presentTax = ({ tax_rate, net, tax }: RateTax): Invoice['taxes'][number] => ({
  tax_rate: Number(tax_rate),
  net,
  tax,
});

const presentLine = (line: LineRow): InvoiceLine => ({
  id: line.id,
  position: line.position,
  description: line.description,
  quantity: Number(line.quantity),
  unit: line.unit,
  unit_price: line.unit_price,
  tax_rate: Number(line.tax_rate),
  amount: line.amount,
  seconds: line.seconds,
});

const presentParty = (party: Party): NonNullable<InvoiceDetail['seller']> => ({
  name: party.name,
  line1: party.line1,
  line2: party.line2,
  postal_code: party.postal_code,
  city: party.city,
  region: party.region,
  country: party.country,
  vat_id: party.vat_id,
  tax_number: party.tax_number,
  email: party.email,
  phone: party.phone,
});

/** An issued invoice, as events and notices show it. */
export type IssuedRow = Pick<
  InvoiceRow,
  'id' | 'version' | 'kind' | 'employee_id' | 'employee_email' | 'employee_name' | 'total' | 'currency'
> & { year: number; number: number; issued_on: string; due_on: string };

/** Data of `invoice.issued`. */
export const presentInvoiceEvent = (row: IssuedRow): InvoiceEventData => ({
  id: row.id,
  version: row.version,
  number: numberText(row.year, row.number),
  kind: row.kind,
  employee: eventPersonIn(row, 'employee'),
  amount: row.total,
  currency: row.currency,
  issued_on: row.issued_on,
  due_on: row.due_on,
  status: 'issued',
});
