/** A year of invoices of three contractors: one with mixed tax rates, and an invoice in every state. */
import type { GivenLine } from '../rules/amounts.ts';

export interface Told {
  /** Key of the contractor. */
  who: 'rita' | 'piotr' | 'grace';
  /** How many months ago the work was done; the invoice is issued on the last day of that month. */
  ago: number;
  lines: readonly GivenLine[];
  due_days: number;
  ending: 'draft' | 'issued' | 'paid' | 'void';
  reverse_charge?: boolean;
  /** What a credit note takes back of it. */
  credited?: readonly GivenLine[];
}

const MONTHS = 12;

const line =
  (unit: GivenLine['unit']) =>
  (quantity: number, unit_price: string, tax_rate: number, description: string): GivenLine => ({
    description,
    quantity,
    unit,
    unit_price,
    tax_rate,
  });
const [hours, pieces, kilometres] = [line('hour'), line('piece'), line('kilometre')];

/** Hours more or fewer than usual; consecutive months differ. */
const more = (ago: number): number => [0, 6.5, -8, 3.25, 11, -4.75, 2][ago % 7]!;

function ofRita(ago: number): Told {
  const review = ago % 3 === 1 ? [hours(6.75, '62.00', 0, 'Code review')] : [];
  return {
    who: 'rita',
    ago,
    lines: [hours(112.5 + more(ago), '62.00', 0, 'Mobile release'), ...review],
    due_days: 14,
    ending: ago === 1 ? 'draft' : 'paid',
    reverse_charge: true,
  };
}

/**
 * Two rates of German tax: printed matter has the lower one. The invoice of the month before last is overdue, that of last
 * month was credited in part.
 */
function ofPiotr(ago: number): Told {
  const operations = hours(96 + more(ago), '58.50', 19, 'Platform operations');
  const rest = [
    [pieces(3, '39.90', 7, 'Technical books')],
    [],
    [pieces(40, '8.90', 7, 'Printed manuals'), kilometres(574, '0.42', 19, 'Travel to Berlin')],
  ][(ago + 2) % 3]!;
  return {
    who: 'piotr',
    ago,
    lines: [operations, ...rest],
    due_days: ago === 1 ? 60 : 14,
    ending: ago <= 2 ? 'issued' : 'paid',
    ...(ago === 1 && { credited: [hours(3, '58.50', 19, 'Platform operations')] }),
  };
}

/**
 * The first invoice of the month before last is void, the second is overdue. Last month is not billed yet.
 */
function ofGrace(ago: number): Told[] {
  const told = (quantity: number, ending: Told['ending'], due_days = 14): Told => ({
    who: 'grace',
    ago,
    lines: [hours(quantity, '71.00', 0, 'Data pipeline')],
    due_days,
    ending,
    reverse_charge: true,
  });
  if (ago === 1) return [];
  if (ago === 2) return [told(80, 'void', 30), told(88, 'issued')];
  return [told(84 + more(ago), 'paid')];
}

/** Ordered by number. */
export const INVOICES: readonly Told[] = Array.from({ length: MONTHS }, (_, index) => MONTHS - index).flatMap(
  (ago) => [ofRita(ago), ofPiotr(ago), ...ofGrace(ago)],
);
