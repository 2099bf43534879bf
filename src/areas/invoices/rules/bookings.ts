/** Invoices as rows to be booked (rule 226). */
import type { Accounting } from '../../../generated/types.ts';
import { money, moneyToNumeric, negated } from '../../../money/money.ts';
import { accountsOf, taxKeyOf, type Booking } from '../../../paying/handover.ts';
import { numberText } from './invoice.ts';

/** The amount of a rate of an issued invoice, which has a year, a number and a day. */
export interface BookedTax {
  year: number | null;
  number: number | null;
  kind: 'invoice' | 'credit_note' | 'corrected_invoice';
  issued_on: string | null;
  currency: string;
  employee_id: string;
  employee_name: string;
  tax_rate: string;
  /** Above zero, also of a credit note. */
  gross: string;
  /** Of the invoice that a corrected one replaces. */
  replaced: boolean;
}

const NAMES = { invoice: 'Invoice', credit_note: 'Credit note', corrected_invoice: 'Corrected invoice' };

/** A credit note is below zero; a corrected invoice takes back the one that it replaces. */
export function bookingOf(row: BookedTax, accounting: Accounting | null): Booking {
  const amount = money(row.gross, row.currency);
  const back = row.kind === 'credit_note' || row.replaced;
  const number = numberText(row.year!, row.number!);
  return {
    document: number,
    date: row.issued_on!,
    ...accountsOf(accounting, accounting?.invoice_account, 'invoice_account'),
    gross: moneyToNumeric(back ? negated(amount) : amount),
    tax_rate: row.tax_rate,
    tax_key: taxKeyOf(accounting, row.tax_rate),
    currency: row.currency,
    cost_centre: null,
    project: null,
    employee: { id: row.employee_id, name: row.employee_name },
    text: `${NAMES[row.kind]} ${number} ${row.employee_name}`,
  };
}
