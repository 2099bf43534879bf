/** Items that an accountant can book: VAT, mileage, per diems, decisions by item (rules 220 to 222). */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decimal } from '../../src/money/decimal.ts';
import { money, plus, showMoney } from '../../src/money/money.ts';
import {
  mileage,
  perDiem,
  tripProblems,
  type Trip,
} from '../../src/areas/reimbursements/rules/allowances.ts';
import { approvedOfItems, approvedTogether } from '../../src/areas/reimbursements/rules/approvedItems.ts';
import { priceOf, ratesOf, type StoredRate } from '../../src/areas/reimbursements/rules/pricing.ts';
import { splitVat, vatProblem } from '../../src/areas/reimbursements/rules/vat.ts';

const euros = (amount: string) => money(amount, 'EUR');
const shown = (value: ReturnType<typeof euros> | null) => value && showMoney(value).amount;

describe('rule 220: the VAT in an expense', () => {
  test.each([
    ['119.00', '19', '100.00', '19.00'],
    ['107.00', '7', '100.00', '7.00'],
    ['10.00', '19', '8.40', '1.60'],
    ['0.01', '19', '0.01', '0.00'],
    ['50.00', '0', '50.00', '0.00'],
    ['107.70', '7.7', '100.00', '7.70'],
  ])('%s at %s percent is %s and %s of tax', (gross, rate, net, tax) => {
    const split = splitVat({ gross, rate }, 'EUR');
    expect([shown(split.net), shown(split.tax)]).toEqual([net, tax]);
  });

  test('net and tax of any gross amount add up to it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.integer({ min: 0, max: 10_000 }),
        (cents, rate) => {
          const gross = (cents / 100).toFixed(2);
          const split = splitVat({ gross, rate: (rate / 100).toFixed(2) }, 'EUR');
          expect(plus(split.net, split.tax)).toEqual(euros(gross));
          expect(split.tax.minor).toBeGreaterThanOrEqual(0n);
        },
      ),
    );
  });

  test.each([
    [[['19', '119.00']], null],
    [[], null],
    [
      [
        ['19', '100.00'],
        ['7', '19.00'],
      ],
      null,
    ],
    [[['19', '118.99']], 'add up'],
    [
      [
        ['19', '100.00'],
        ['19.0', '19.00'],
      ],
      'Each rate',
    ],
    [
      [
        ['19', '119.00'],
        ['7', '0.00'],
      ],
      'above zero',
    ],
    [[['101', '119.00']], '100 percent'],
  ] as [string[][], string | null][])('%j of 119.00: %s', (parts, problem) => {
    const found = vatProblem(
      parts.map(([rate, gross]) => ({ rate: rate!, gross: gross! })),
      euros('119.00'),
    );
    expect(found).toEqual(problem === null ? null : expect.stringContaining(problem));
  });
});

const RATES: StoredRate[] = [
  {
    kind: 'mileage',
    valid_from: '2026-07-01',
    per_kilometre: '0.3250',
    country: null,
    full_day: null,
    partial_day: null,
  },
  {
    kind: 'mileage',
    valid_from: '2026-01-01',
    per_kilometre: '0.3000',
    country: null,
    full_day: null,
    partial_day: null,
  },
  {
    kind: 'per_diem',
    valid_from: '2026-11-10',
    per_kilometre: null,
    country: 'DE',
    full_day: '32.00',
    partial_day: '16.00',
  },
  {
    kind: 'per_diem',
    valid_from: '2026-01-01',
    per_kilometre: null,
    country: 'DE',
    full_day: '28.00',
    partial_day: '14.00',
  },
];
const trip = (from: string, to: string, more: Partial<Trip> = {}): Trip => ({
  from,
  to,
  country: 'DE',
  breakfasts: 0,
  lunches: 0,
  dinners: 0,
  ...more,
});

describe('rule 221: mileage and per diems', () => {
  test.each([
    ['123.4', '0.30', '37.02'],
    ['0.1', '0.30', '0.03'],
    ['1.5', '0.33', '0.50'],
    ['99999.9', '0.655', '65499.93'],
  ])('%s km at %s are %s', (kilometres, rate, amount) => {
    expect(shown(mileage(decimal(kilometres), decimal(rate), 'EUR'))).toBe(amount);
  });

  test.each([
    [
      'Monday 9:00 to Wednesday 15:00, one breakfast',
      trip('2026-11-02T09:00', '2026-11-04T15:00', { breakfasts: 1 }),
      '50.40',
    ],
    ['one day of more than eight hours', trip('2026-11-02T09:00', '2026-11-02T17:01'), '14.00'],
    ['one night', trip('2026-11-02T22:00', '2026-11-03T06:00'), '28.00'],
    [
      'all meals of three days',
      trip('2026-11-02T09:00', '2026-11-04T15:00', { breakfasts: 3, lunches: 3, dinners: 3 }),
      '-28.00',
    ],
    [
      'lunch and dinner of a single day',
      trip('2026-11-02T08:00', '2026-11-02T18:00', { lunches: 1 }),
      '2.80',
    ],
    ['over a change of the rate', trip('2026-11-08T09:00', '2026-11-11T15:00', { dinners: 1 }), '78.80'],
  ])('%s', (_title, one, amount) => {
    const rates = ratesOf(RATES, 'EUR');
    expect(shown(perDiem(one, (day) => rates.perDay('DE', day)))).toBe(amount);
  });

  test.each([
    ['2026-11-02T09:00', '2026-11-02T17:00', {}, ['to']],
    ['2026-11-02T09:00', '2026-11-02T09:00', {}, ['to']],
    ['2026-11-03T09:00', '2026-11-02T17:00', {}, ['to']],
    ['2026-02-30T09:00', '2026-11-02T24:00', {}, ['from', 'to']],
    ['2025-01-01T09:00', '2026-11-02T17:00', {}, ['to']],
    ['2026-11-02T08:00', '2026-11-03T17:00', { breakfasts: 3, lunches: 2 }, ['breakfasts']],
    ['2026-11-02T08:00', '2026-11-03T17:00', { dinners: 2 }, []],
  ])('a trip from %s to %s with %j: wrong are %j', (from, to, meals, wrong) => {
    expect(Object.keys(tripProblems(trip(from, to, meals)))).toEqual(wrong);
  });

  test('the rate of the day counts; no rate, and nothing left, are errors', () => {
    const rates = ratesOf(RATES, 'EUR');
    const priced = (values: object) =>
      priceOf({ kind: 'mileage', spent_on: '2026-06-30', ...values }, rates, 'EUR');
    expect(priced({ kilometres: '100' })).toEqual({ amount: '30.00' });
    expect(priced({ kilometres: '100', spent_on: '2026-07-01' })).toEqual({ amount: '32.50' });
    expect(priced({ kilometres: '100', amount: '30.00' })).toEqual({ amount: '30.00' });
    const wrong = (values: object) => Object.keys((priced(values) as { errors: object }).errors);
    expect(wrong({ kilometres: '100', amount: '31.00' })).toEqual(['amount']);
    expect(wrong({ kilometres: '100', spent_on: '2025-12-31' })).toEqual(['kind']);
    expect(wrong({ kilometres: '0.0' })).toEqual(['kilometres']);
    expect(wrong({})).toEqual(['kilometres']);
    expect(wrong({ kilometres: '1', trip: trip('2026-06-30T08:00', '2026-06-30T18:00') })).toEqual(['trip']);
    const diem = (values: object) => wrong({ kind: 'per_diem', ...values });
    const day = ['2026-06-30T08:00', '2026-06-30T18:00'] as const;
    expect(diem({ trip: trip(...day, { country: 'FR' }) })).toEqual(['kind']);
    expect(diem({ trip: trip(...day, { breakfasts: 1, lunches: 1 }) })).toEqual(['trip']);
    expect(diem({ trip: trip(...day), spent_on: '2026-07-01' })).toEqual(['spent_on']);
    expect(diem({ trip: trip('2026-06-30T08:00', '2026-06-30T12:00') })).toEqual(['trip.to']);
    expect(wrong({ kind: 'amount' })).toEqual(['amount']);
  });
});

describe('rule 222: decisions by item', () => {
  const items = [
    { id: 'a', amount: '100.00' },
    { id: 'b', amount: '19.00' },
  ];
  const decided = (...decisions: [string, string][]) =>
    approvedTogether(
      decisions.map(([id, approved_amount]) => ({ id, approved_amount })),
      items,
      'EUR',
    );

  test('add up; 0.00 denies an item', () => {
    expect(decided(['a', '90.00'], ['b', '19.00'])).toEqual(euros('109.00'));
    expect(decided(['b', '0.00'], ['a', '100.00'])).toEqual(euros('100.00'));
  });

  test.each([
    [[['a', '90.00']], 'items'],
    [
      [
        ['a', '90.00'],
        ['a', '1.00'],
        ['b', '1.00'],
      ],
      'items.1.id',
    ],
    [
      [
        ['a', '100.01'],
        ['b', '1.00'],
      ],
      'items.0.approved_amount',
    ],
    [
      [
        ['a', '0.00'],
        ['b', '0.00'],
      ],
      'items',
    ],
    [
      [
        ['a', '1.00'],
        ['c', '1.00'],
        ['b', '1.00'],
      ],
      'items.1.id',
    ],
  ] as [[string, string][], string][])('%j is refused for %s', (decisions, field) => {
    const result = decided(...decisions);
    expect('errors' in result && Object.keys(result.errors)).toEqual([field]);
  });

  test('what was approved of the whole claim is shared in proportion', () => {
    const whole = items.map((item) => ({ ...item, approved_amount: null }));
    expect(approvedOfItems(whole, '59.50', 'EUR')).toEqual(['50.00', '9.50']);
    expect(approvedOfItems(whole, null, 'EUR')).toEqual([null, null]);
    const byItem = items.map((item) => ({ ...item, approved_amount: item.id === 'a' ? '59.50' : '0.00' }));
    expect(approvedOfItems(byItem, '59.50', 'EUR')).toEqual(['59.50', '0.00']);
  });
});
