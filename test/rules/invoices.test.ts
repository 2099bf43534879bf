/** Invoices: totals, required members, due dates and hours. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { lineAmount, priced, type GivenLine, type Priced } from '../../src/areas/invoices/rules/amounts.ts';
import { documentOf, type DocumentFacts } from '../../src/areas/invoices/rules/document.ts';
import { hoursByCategory } from '../../src/areas/invoices/rules/hours.ts';
import {
  allowedActions,
  dueOn,
  INVOICE_MACHINE,
  isOverdue,
  numberText,
  type InvoiceStatus,
} from '../../src/areas/invoices/rules/invoice.ts';
import { partiesOf, type Party } from '../../src/areas/invoices/rules/parties.ts';
import { vatIdProblem } from '../../src/lib/vatIds.ts';
import { decimal, decimalToNumeric } from '../../src/money/decimal.ts';
import { money, plus, sum } from '../../src/money/money.ts';
import { taxed } from '../../src/money/tax.ts';
import { examples } from './support/tables.ts';

const linesOf = (text: string): GivenLine[] =>
  text.split(' ').map((line, index) => {
    const [, quantity, unit_price, rate] = /^([\d.]+)×([\d.]+)@([\d.]+)$/.exec(line)!;
    return {
      description: `Line ${index + 1}`,
      quantity: Number(quantity),
      unit_price: unit_price!,
      tax_rate: Number(rate),
    };
  });

function counted(lines: readonly GivenLine[], currency: string, reverseCharge = false): Priced {
  const result = priced(lines, currency, reverseCharge);
  if ('errors' in result) throw new Error(JSON.stringify(result.errors));
  return result;
}

const cents = (amount: string) => BigInt(amount.replace('.', ''));

describe('amounts', () => {
  const table = examples('invoices.md', 'Invoices');

  test('there are at least sixty worked examples', () => {
    expect(table.length).toBeGreaterThanOrEqual(60);
  });

  test.each(table)('$example', (row) => {
    const { lines, taxes, net, tax, total } = counted(linesOf(row.lines!), row.currency!);
    expect(lines.map(({ amount }) => amount).join(' ')).toBe(row.amounts);
    expect(taxes.map((one) => `${one.tax_rate}: ${one.net} ${one.tax}`).join(', ')).toBe(row['by rate']);
    expect([net, tax, total]).toEqual([row.net, row.tax, row.total]);
  });

  test.each(examples('invoices.md', 'Refused'))('rule 39: $example: refused', (row) => {
    const result = priced(linesOf(row.lines!), row.currency!, false);
    expect(Object.keys('errors' in result ? result.errors : {})).toEqual([row.member]);
  });

  const anyLine = fc.record({
    description: fc.constant('Work'),
    quantity: fc.integer({ min: 1, max: 999_999 }).map((thousandths) => thousandths / 1000),
    unit_price: fc.integer({ min: 0, max: 9_999_999 }).map((minor) => `${(minor / 100).toFixed(2)}`),
    tax_rate: fc.constantFrom(0, 2.1, 5.5, 7, 7.7, 19, 20, 23, 100),
  });
  const something = { description: 'Fee', quantity: 1, unit_price: '1.00', tax_rate: 19 };
  const anyLines = fc.array(anyLine, { maxLength: 40 }).map((lines) => [...lines, something]);

  test('lines add up to the net, the rates to net and tax, both to the total', () => {
    fc.assert(
      fc.property(anyLines, (given) => {
        const { lines, taxes, net, tax, total } = counted(given, 'EUR');
        const added = (amounts: string[]) => amounts.map(cents).reduce((a, b) => a + b, 0n);
        expect(added(lines.map(({ amount }) => amount))).toBe(cents(net));
        expect(added(taxes.map((one) => one.net))).toBe(cents(net));
        expect(added(taxes.map((one) => one.tax))).toBe(cents(tax));
        expect(cents(net) + cents(tax)).toBe(cents(total));
        expect(new Set(taxes.map(({ tax_rate }) => tax_rate)).size).toBe(taxes.length);
      }),
    );
  });

  test('the order of the lines changes only their order', () => {
    fc.assert(
      fc.property(anyLines, (given) => {
        const [forth, back] = [counted(given, 'EUR'), counted([...given].reverse(), 'EUR')];
        expect({ ...back, lines: [...back.lines].reverse() }).toEqual(forth);
      }),
    );
  });

  test('splitting an amount into several lines of its rate changes neither tax nor total', () => {
    const parts = fc.array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(parts, anyLines, fc.constantFrom('0', '7', '7.7', '19'), (minors, others, rate) => {
        const rest = counted(others, 'EUR').lines.map(({ amount, tax_rate }) => ({
          net: money(amount, 'EUR'),
          rate: decimal(tax_rate),
        }));
        const pieces = minors.map((minor) => ({ minor, currency: 'EUR' }));
        const line = (net: { minor: bigint; currency: string }) => ({ net, rate: decimal(rate) });
        expect(taxed([...pieces.map(line), ...rest], 'EUR')).toEqual(
          taxed([line(sum(pieces, 'EUR')), ...rest], 'EUR'),
        );
      }),
    );
  });

  test('splitting a whole quantity changes nothing; a fractional one at most half a cent per line', () => {
    const split = (quantity: number, at: number) => [at, quantity - at].filter((part) => part > 0);
    fc.assert(
      fc.property(
        anyLine,
        fc.integer({ min: 2, max: 500 }),
        fc.integer({ min: 1, max: 499 }),
        (line, whole, at) => {
          const parts = split(whole, Math.min(at, whole - 1));
          const of = (quantity: number) => ({ ...line, quantity });
          const [one, many] = [
            counted([of(whole), something], 'EUR'),
            counted([...parts.map(of), something], 'EUR'),
          ];
          expect([many.net, many.tax, many.total]).toEqual([one.net, one.tax, one.total]);
          expect(many.taxes).toEqual(one.taxes);
        },
      ),
    );
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 999_999n }),
        fc.bigInt({ min: 1n, max: 999_999n }),
        fc.bigInt({ min: 0n, max: 10n ** 7n }),
        (first, second, minor) => {
          const price = { minor, currency: 'EUR' };
          const of = (digits: bigint) => lineAmount(price, { digits, places: 3 });
          const difference = plus(of(first), of(second)).minor - of(first + second).minor;
          expect(difference >= -1n && difference <= 1n).toBe(true);
        },
      ),
    );
  });

  test('a quantity and a rate may be given as strings, with the same result', () => {
    const line = { description: 'Work', unit_price: '90.00' };
    const read = (quantity: number | string, tax_rate: number | string) =>
      priced([{ ...line, quantity, tax_rate }], 'EUR', false);
    expect(read('0.333333', '7.70')).toEqual(read(0.333333, 7.7));
    expect(read('999999.999999', '100')).toMatchObject({ net: '90000000.00' });
    expect(read('0.000000', '19')).toEqual({ errors: { 'lines.0.quantity': ['Must be above zero.'] } });
    expect(read('0.3333333', '19')).toEqual({ errors: { 'lines.0.quantity': ['Six decimals at most.'] } });
    expect(read('1', '100.01')).toEqual({ errors: { 'lines.0.tax_rate': ['At most 100 percent.'] } });
    expect(read('1', '8.875')).toEqual({ errors: { 'lines.0.tax_rate': ['Two decimals at most.'] } });
  });

  test('if the buyer owes the tax, a line with tax is refused', () => {
    const line = linesOf('1×10.00@19');
    expect(priced(line, 'EUR', true)).toEqual({
      errors: { 'lines.0.tax_rate': [expect.stringContaining('0 percent')] },
    });
    expect(counted(linesOf('1×10.00@0'), 'EUR', true).total).toBe('10.00');
  });
});

describe('numbers and dates', () => {
  test('rule 47: a number is the year and its counter, with four digits or more', () => {
    expect([numberText(2026, 1), numberText(2026, 42), numberText(2027, 12_345)]).toEqual([
      '2026-0001',
      '2026-0042',
      '2027-12345',
    ]);
  });

  test('due after the given number of days, over the end of a year and in a leap year', () => {
    expect([dueOn('2026-12-20', 14), dueOn('2028-02-28', 1), dueOn('2026-11-20', 0)]).toEqual([
      '2027-01-03',
      '2028-02-29',
      '2026-11-20',
    ]);
  });

  const OPEN = {
    ...{ kind: 'invoice' as const, currency: 'EUR', net: '100.00', tax: '19.00' },
    ...{ prior_net: '0.00', prior_tax: '0.00' },
  };

  test('overdue means issued and past the due date: not on that day, not when paid, void or a draft', () => {
    const on = (status: InvoiceStatus, due_on: string | null) =>
      isOverdue({ ...OPEN, status, due_on }, '2026-11-20');
    expect([on('issued', '2026-11-19'), on('issued', '2026-11-20'), on('issued', '2026-11-21')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([on('paid', '2026-01-01'), on('void', '2026-01-01'), on('draft', null)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('rule 47: no state leads back to draft, and only an issued invoice is paid or voided', () => {
    for (const { action, from, to } of INVOICE_MACHINE.transitions) {
      expect([action, to]).not.toEqual([action, 'draft']);
      if (action === 'mark_paid' || action === 'void') expect([action, from]).toEqual([action, ['issued']]);
    }
    const admin = { admin: true, kind: 'invoice' as const };
    expect(allowedActions('draft', admin)).toEqual(['edit', 'delete', 'issue']);
    expect(allowedActions('issued', admin)).toEqual(['mark_paid', 'void', 'correct']);
    expect([allowedActions('paid', admin), allowedActions('void', admin)]).toEqual([['correct'], []]);
    expect(allowedActions('issued', { ...admin, kind: 'corrected_invoice' })).toEqual([
      'mark_paid',
      'correct',
    ]);
    expect(allowedActions('issued', { ...admin, kind: 'credit_note' })).toEqual(['mark_paid']);
    expect(allowedActions('draft', { ...admin, admin: false })).toEqual([]);
  });
});

describe('hours', () => {
  const at = (time: string) => Date.parse(`2026-11-02T${time}Z`);
  const entry = (from: string, to: string, category: string | null = 'Design', break_minutes = 0) => ({
    started: at(from),
    ended: at(to),
    break_minutes,
    category,
  });
  const lines = (...entries: ReturnType<typeof entry>[]) =>
    hoursByCategory(entries, { hourly_rate: '60.00', tax_rate: 19 }).map(
      ({ description, quantity }) => `${description} ${quantity}`,
    );

  test('one line per category in order of name, less breaks, with uncategorised hours last', () => {
    expect(
      lines(
        entry('08:00:00', '12:30:00', 'Support'),
        entry('13:00:00', '17:00:00', null, 30),
        entry('17:00:00', '18:15:00'),
        entry('18:15:00', '18:30:00'),
      ),
    ).toEqual(['Design 1.5', 'Support 4.5', 'Working time 3.5']);
  });

  test('seconds are added before rounding: ten times 59 seconds are 0.163889 hours', () => {
    const short = Array.from({ length: 10 }, (_, n) => entry(`08:0${n}:00`, `08:0${n}:59`));
    expect(lines(...short)).toEqual(['Design 0.163889']);
    expect(lines(entry('08:00:00', '08:00:01'))).toEqual(['Design 0.000278']);
    expect(lines(entry('08:00:00', '08:10:00', 'Design', 10))).toEqual([]);
  });

  test('rule 217: the amount is seconds times rate divided by 3600, halves rounded up: 20 minutes at 90.00 are 30.00', () => {
    const amount = (from: string, to: string, hourly_rate: string) => {
      const given = hoursByCategory([entry(from, to)], { hourly_rate, tax_rate: 0 });
      return counted(given, 'EUR').lines.map(({ quantity, amount: net, seconds }) => [
        quantity,
        net,
        seconds,
      ]);
    };
    expect(amount('08:00:00', '08:20:00', '90.00')).toEqual([['0.333333', '30.00', 1200]]);
    // 0.5 cents are rounded up; the quantity with six decimals would give 39999.96
    expect(amount('08:00:00', '08:00:18', '1.00')).toEqual([['0.005', '0.01', 18]]);
    expect(amount('08:00:00', '08:20:00', '120000.00')).toEqual([['0.333333', '40000.00', 1200]]);
  });
});

const seller: Party = {
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
const buyer: Party = { ...seller, name: 'Brightwater', country: 'DE', vat_id: 'DE123456789', phone: null };

describe('what an invoice needs', () => {
  test('complete parties have no missing members, and a tax number can replace a VAT id', () => {
    expect(partiesOf(seller, buyer)).toEqual({ seller, buyer });
    const numbered = { ...seller, vat_id: null, tax_number: '12/345/67890' };
    expect(partiesOf(numbered, buyer)).toEqual({ seller: numbered, buyer });
  });

  test('all missing members are reported at once, each by name', () => {
    for (const member of ['name', 'line1', 'postal_code', 'city', 'country', 'email', 'phone'] as const)
      expect(partiesOf({ ...seller, [member]: null }, buyer)).toEqual({ missing: [`seller.${member}`] });
    expect(partiesOf({ ...seller, vat_id: null }, { ...buyer, vat_id: ' ' })).toEqual({
      missing: ['seller.tax_number', 'buyer.tax_number'],
    });
    expect(partiesOf(seller, null)).toEqual({
      missing: ['name', 'line1', 'postal_code', 'city', 'country', 'email', 'tax_number'].map(
        (member) => `buyer.${member}`,
      ),
    });
  });

  test('a VAT id starts with its country code, for Greece with EL', () => {
    for (const id of ['DE123456789', 'EL123456789', 'XI123456789', 'IE1234567WA', 'FRXX123456789'])
      expect([id, vatIdProblem(id)]).toEqual([id, null]);
    for (const id of ['GR123456789', 'ZZ123456789', '123456789', 'DE1', 'de123456789', 'DE12345678901234'])
      expect([id, vatIdProblem(id)]).toEqual([id, expect.any(String)]);
  });
});

describe('the document', () => {
  const facts = (lines: string, currency: string, more: Partial<DocumentFacts> = {}): DocumentFacts => {
    const { reverse_charge = false } = more;
    return {
      kind: 'invoice',
      corrects: null,
      prepaid: null,
      number: '2026-0042',
      issued_on: '2026-11-20',
      due_on: '2026-12-04',
      currency,
      period_start: null,
      period_end: null,
      reverse_charge,
      exemption_reason: null,
      note: null,
      seller,
      buyer,
      buyer_reference: null,
      ...counted(linesOf(lines), currency, reverse_charge),
      ...more,
    };
  };
  const categories = (of: DocumentFacts) =>
    documentOf(of, String).taxes.map(({ category, tax_rate, exemption }) => [
      category,
      tax_rate,
      exemption?.text ?? null,
    ]);

  test('rule 217: the difference between the amount and the rounded quantity is a charge on the line', () => {
    const roundings = (hourly_rate: string, seconds = 1200) => {
      const worked = { started: 0, ended: seconds * 1000, break_minutes: 0, category: null };
      const amounts = counted(hoursByCategory([worked], { hourly_rate, tax_rate: 0 }), 'EUR');
      return documentOf(facts('1×1.00@0', 'EUR', amounts), String).lines.map(({ rounding }) => rounding);
    };
    expect(roundings('90.00')).toEqual([null]);
    expect(roundings('120000.00')).toEqual(['0.04']);
    // 2159.975 is rounded up; 23.999722 hours would give 2159.97
    expect(roundings('90.00', 86_399)).toEqual(['0.01']);
  });

  test('a tax rate is standard, zero-rated, exempt with a reason, or owed by the buyer', () => {
    expect(categories(facts('1×1.00@19 1×1.00@7 1×1.00@0', 'EUR'))).toEqual([
      ['S', '19', null],
      ['S', '7', null],
      ['Z', '0', null],
    ]);
    expect(categories(facts('1×1.00@0', 'EUR', { exemption_reason: 'Small business' }))).toEqual([
      ['E', '0', 'Small business'],
    ]);
    expect(categories(facts('1×1.00@0', 'EUR', { reverse_charge: true }))).toEqual([
      ['AE', '0', 'Reverse charge'],
    ]);
  });

  test('amounts are those of the record, and self-billing is named as both laws require', () => {
    const { net, tax, total, notes, buyer_reference } = documentOf(
      facts('38.25×92.50@19', 'EUR', { note: 'Order 7781' }),
      String,
    );
    expect([net, tax, total]).toEqual(['3538.13', '672.24', '4210.37']);
    expect([notes, buyer_reference]).toEqual([['Gutschrift (self-billing)', 'Order 7781'], '2026-0042']);
    const abroad = facts('1×1.00@0', 'EUR', { buyer: { ...buyer, country: 'FR' }, buyer_reference: 'CC 7' });
    expect(documentOf(abroad, String)).toMatchObject({ notes: ['Self-billing'], buyer_reference: 'CC 7' });
  });

  test('a rounding difference is given only for currencies without decimals: half a yen, never a cent', () => {
    const rounding = (lines: string, currency: string) =>
      documentOf(facts(lines, currency), String).lines.map((line) => line.rounding);
    expect(rounding('1.5×101.00@10 1.25×101.00@10 2×101.00@10', 'JPY')).toEqual(['0.50', '-0.25', null]);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999 }),
        fc.integer({ min: 1, max: 999_999 }),
        (thousandths, minor) => {
          const line = `${thousandths / 1000}×${(minor / 100).toFixed(2)}@19 1×1.00@19`;
          expect(rounding(line, 'EUR')).toEqual([null, null]);
        },
      ),
    );
  });

  test('quantities and rates have no trailing zeros', () => {
    const { lines } = documentOf(facts('38.250×92.50@19.00', 'EUR'), String);
    expect(lines[0]).toMatchObject({ quantity: '38.25', tax_rate: '19', amount: '3538.13' });
    expect(decimalToNumeric(decimal('1500.000'))).toBe('1500');
  });
});
