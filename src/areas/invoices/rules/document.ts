/**
 * The content of an issued invoice, from which its PDF and XML are made. Amounts are copied from the record;
 * only what EN 16931 requires in addition is calculated here.
 */
import type { CivilDate } from '../../../civil/dates.ts';
import { decimal, decimalToNumeric } from '../../../money/decimal.ts';
import { minus, money, showMoney } from '../../../money/money.ts';
import { divided, ROUNDING } from '../../../money/rounding.ts';
import type { PricedLine, RateTax, Unit } from './amounts.ts';
import type { InvoiceKind } from './correction.ts';
import type { Party } from './parties.ts';

/** UNTDID 5305, as EN 16931 uses it: standard, zero-rated, exempt, reverse charge. */
export type TaxCategory = 'S' | 'Z' | 'E' | 'AE';

/** Why there is no tax, as text and, if one exists, as a VATEX code. */
export interface Exemption {
  readonly code: string | null;
  readonly text: string;
}

export interface DocumentLine extends Omit<PricedLine, 'seconds'> {
  readonly category: TaxCategory;
  /** Signed difference between the amount and quantity times price; null if they are equal. */
  readonly rounding: string | null;
}

export interface DocumentTax extends RateTax {
  readonly category: TaxCategory;
  readonly exemption: Exemption | null;
}

export interface InvoiceDocument {
  /** `2026-0042`. */
  readonly number: string;
  readonly issued_on: CivilDate;
  readonly due_on: CivilDate;
  readonly currency: string;
  /** Days of supply; null for the day of issue. */
  readonly period: { readonly start: CivilDate; readonly end: CivilDate } | null;
  readonly kind: InvoiceKind;
  /** The invoice that it corrects (BG-3). */
  readonly corrects: { readonly number: string; readonly issued_on: CivilDate } | null;
  /** Required by XRechnung (BR-DE-15). */
  readonly buyer_reference: string;
  readonly notes: readonly string[];
  readonly seller: Party;
  readonly buyer: Party;
  /** Payment terms, as text. */
  readonly terms: string;
  readonly lines: readonly DocumentLine[];
  /** Highest rate first. */
  readonly taxes: readonly DocumentTax[];
  readonly net: string;
  readonly tax: string;
  readonly total: string;
  /** Paid for the invoice that it replaces (BT-113); null if nothing was. */
  readonly prepaid: string | null;
  /** The total less `prepaid` (BT-115). */
  readonly payable: string;
}

export interface DocumentFacts {
  readonly kind: InvoiceKind;
  readonly corrects: {
    readonly number: string;
    readonly issued_on: CivilDate;
    readonly reason: string;
  } | null;
  readonly prepaid: string | null;
  readonly number: string;
  readonly issued_on: CivilDate;
  readonly due_on: CivilDate;
  readonly currency: string;
  readonly period_start: CivilDate | null;
  readonly period_end: CivilDate | null;
  readonly reverse_charge: boolean;
  readonly exemption_reason: string | null;
  readonly note: string | null;
  readonly net: string;
  readonly tax: string;
  readonly total: string;
  readonly lines: readonly PricedLine[];
  readonly taxes: readonly RateTax[];
  readonly seller: Party;
  readonly buyer: Party;
  /** Null if the workspace's settings have none. */
  readonly buyer_reference: string | null;
}

/** `dayText` formats dates for people. */
export function documentOf(facts: DocumentFacts, dayText: (date: CivilDate) => string): InvoiceDocument {
  const { period_start, period_end, exemption_reason, reverse_charge, kind, corrects, prepaid } = facts;
  const payable = payableOf(facts);
  const categoryOf = (rate: string): TaxCategory =>
    decimal(rate).digits !== 0n ? 'S' : reverse_charge ? 'AE' : exemption_reason === null ? 'Z' : 'E';
  return {
    number: facts.number,
    issued_on: facts.issued_on,
    due_on: facts.due_on,
    currency: facts.currency,
    period: period_start && period_end ? { start: period_start, end: period_end } : null,
    buyer_reference: facts.buyer_reference ?? facts.number,
    kind,
    corrects: corrects && { number: corrects.number, issued_on: corrects.issued_on },
    notes: [
      selfBilling(facts),
      ...(corrects
        ? [`Corrects invoice ${corrects.number} of ${dayText(corrects.issued_on)}: ${corrects.reason}`]
        : []),
      ...(facts.note === null ? [] : [facts.note]),
    ],
    seller: facts.seller,
    buyer: facts.buyer,
    terms:
      kind === 'credit_note' || payable.startsWith('-')
        ? 'The amount is deducted from what is to be paid, or paid back.'
        : `To be paid by ${dayText(facts.due_on)} to the account that the supplier has named.`,
    lines: facts.lines.map((line) => ({
      description: line.description,
      quantity: shortest(line.quantity),
      unit: line.unit,
      unit_price: line.unit_price,
      tax_rate: shortest(line.tax_rate),
      amount: line.amount,
      category: categoryOf(line.tax_rate),
      rounding: roundingOf(line),
    })),
    taxes: facts.taxes
      .map((row) => ({
        tax_rate: shortest(row.tax_rate),
        net: row.net,
        tax: row.tax,
        category: categoryOf(row.tax_rate),
        exemption: exemptionOf(categoryOf(row.tax_rate), exemption_reason),
      }))
      .reverse(),
    net: facts.net,
    tax: facts.tax,
    total: facts.total,
    prepaid,
    payable,
  };
}

const payableOf = ({ total, prepaid, currency }: DocumentFacts): string =>
  prepaid === null ? total : showMoney(minus(money(total, currency), money(prepaid, currency))).amount;

/** Removes trailing zeros: 19.00 becomes 19. */
const shortest = (numeric: string): string => decimalToNumeric(decimal(numeric));

/** EN 16931 allows a reason in categories AE and E only (BR-AE-10, BR-E-10, BR-S-10, BR-Z-10). */
const exemptionOf = (category: TaxCategory, reason: string | null): Exemption | null => {
  switch (category) {
    case 'AE':
      return { code: 'VATEX-EU-AE', text: 'Reverse charge' };
    case 'E':
      return { code: null, text: reason! };
    case 'S':
    case 'Z':
      return null;
  }
};

/**
 * Difference of the amount from quantity times price, to be shown as a charge or allowance: for tracked time,
 * and for currencies without a minor unit, where PEPPOL-EN16931-R120 tolerates 0.02.
 */
function roundingOf({ quantity, unit_price, amount, seconds }: PricedLine): string | null {
  const [times, price] = [decimal(quantity), decimal(unit_price)];
  const one = 10n ** BigInt(times.places + price.places);
  const counted = divided(times.digits * price.digits * 100n, one, ROUNDING.line);
  const difference = BigInt(amount.replace('.', '')) - counted;
  const passes = seconds === null ? 2n : 0n;
  if (difference >= -passes && difference <= passes) return null;
  return decimalToNumeric({ digits: difference, places: 2 });
}

/** Required by Directive 2006/112/EC, article 226 (10a); `Gutschrift` in Germany and Austria. */
const selfBilling = ({ seller, buyer }: Pick<DocumentFacts, 'seller' | 'buyer'>): string =>
  [seller, buyer].some(({ country }) => country === 'DE' || country === 'AT')
    ? 'Gutschrift (self-billing)'
    : 'Self-billing';

/** UN/ECE recommendation 20. */
export const UNIT_CODES: Readonly<Record<Unit, string>> = {
  piece: 'C62',
  hour: 'HUR',
  day: 'DAY',
  month: 'MON',
  kilometre: 'KMT',
};
