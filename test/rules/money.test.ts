/**
 * Money: which amounts are accepted, how they are stored and shown, and that sharing and rounding neither
 * lose nor create any.
 */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { daysBetween, formatDate, dayNumber } from '../../src/civil/dates.ts';
import { currencyProblem, decimalsOf } from '../../src/money/currencies.ts';
import { decimal, decimalFromNumber, decimalToNumeric } from '../../src/money/decimal.ts';
import { exchanged } from '../../src/money/exchange.ts';
import {
  amountProblem,
  compareMoney,
  CurrencyMismatch,
  minus,
  money,
  moneyToNumeric,
  negated,
  noMoney,
  plus,
  showMoney,
  sum,
  totals,
  type Money,
} from '../../src/money/money.ts';
import { crossRate, deviationPercent, isFarOff, referenceRate } from '../../src/money/referenceRates.ts';
import { proratedByYear } from '../../src/money/proration.ts';
import { divided, ROUNDING, times } from '../../src/money/rounding.ts';
import { shares } from '../../src/money/shares.ts';
import { taxed } from '../../src/money/tax.ts';
import { examples } from './support/tables.ts';

const CURRENCIES = Intl.supportedValuesOf('currency').filter((code) => currencyProblem(code) === null);
const anyCurrency = fc.constantFrom('EUR', 'USD', 'JPY', 'HUF', 'CHF');
/** Every amount that fits into `numeric(14,2)`, in any of these currencies. */
const minorUnits = fc.bigInt({ min: -999_999_999_999n, max: 999_999_999_999n });
const anyMoney = fc.record({ minor: minorUnits, currency: anyCurrency });
const euros = minorUnits.map((minor): Money => ({ minor, currency: 'EUR' }));
const shown = (value: Money) => showMoney(value).amount;

describe('money in requests', () => {
  test.each(examples('money.md', 'Amounts'))(
    'rule $rule: $example, $amount $currency: accepted $taken',
    (row) => {
      const problems = [amountProblem(row.amount!, row.currency!), currencyProblem(row.currency!)];
      expect(problems.filter((text) => text !== null)).toHaveLength(row.taken === 'yes' ? 0 : 1);
      if (row.taken === 'no' && row.inside === '–') {
        if (/^\d{1,12}\.\d\d$/.test(row.amount!))
          expect(() => money(row.amount!, row.currency!)).toThrow(RangeError);
        return;
      }
      expect(money(row.amount!, row.currency!).minor).toBe(BigInt(row.inside!));
    },
  );

  test('rule 39: every currency that Node knows is either accepted or refused with a reason', () => {
    const refused = Intl.supportedValuesOf('currency').filter((code) => currencyProblem(code) !== null);
    expect(refused).toEqual('BHD IQD JOD KWD LYD OMR TND XDR XSU'.split(' '));
    for (const code of CURRENCIES) expect([0, 2]).toContain(decimalsOf(code));
    for (const code of refused) expect(() => decimalsOf(code)).toThrow(RangeError);
  });

  test('rule 39: decimals follow ISO 4217; currencies for which Intl has other decimals are listed', () => {
    const customary = (currency: string) =>
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
    const differ = CURRENCIES.filter((code) => customary(code) !== decimalsOf(code));
    // a runtime that follows ISO 4217 has none of these
    const known = 'AFN ALL COP HUF IDR IRR KPW LAK LBP MGA MMK PKR RSD SLL SOS SYP YER'.split(' ');
    expect(differ.filter((code) => !known.includes(code))).toEqual([]);
  });
});

describe('money as it is stored and shown', () => {
  test('round trips through Postgres, in every currency', () => {
    fc.assert(
      fc.property(minorUnits, fc.constantFrom(...CURRENCIES), (minor, currency) => {
        const value = { minor, currency };
        expect(money(moneyToNumeric(value), currency)).toEqual(value);
        expect(showMoney(value)).toEqual({ amount: moneyToNumeric(value), currency });
        expect(shown(value)).toMatch(/^-?\d{1,12}\.\d\d$/);
      }),
    );
  });

  test.each([
    [-5n, 'EUR', '-0.05'],
    [0n, 'EUR', '0.00'],
    [-100n, 'JPY', '-100.00'],
    [0n, 'JPY', '0.00'],
    [123_456n, 'USD', '1234.56'],
  ])('%d minor units of %s are shown as %s', (minor, currency, amount) => {
    expect(showMoney({ minor, currency })).toEqual({ amount, currency });
  });

  test('a zero amount is never shown as -0.00', () => {
    expect(money('-0.00', 'EUR')).toEqual(noMoney('EUR'));
    expect(shown(negated(noMoney('EUR')))).toBe('0.00');
  });

  test('an amount that does not fit numeric(14,2) is refused before Postgres gets it', () => {
    expect(moneyToNumeric(money('999999999999.99', 'EUR'))).toBe('999999999999.99');
    expect(() => moneyToNumeric({ minor: 100_000_000_000_000n, currency: 'EUR' })).toThrow(RangeError);
    expect(moneyToNumeric({ minor: 999_999_999_999n, currency: 'JPY' })).toBe('999999999999.00');
    expect(() => moneyToNumeric({ minor: -1_000_000_000_000n, currency: 'JPY' })).toThrow(RangeError);
  });

  test('money cannot be serialized to JSON by mistake, because cents would be read as euros', () => {
    expect(() => JSON.stringify(money('12.50', 'EUR'))).toThrow(TypeError);
  });
});

describe('sums', () => {
  test('rule 40: amounts of different currencies never add up', () => {
    const [euro, dollar] = [money('1.00', 'EUR'), money('1.00', 'USD')];
    for (const mixed of [plus, minus, compareMoney]) {
      expect(() => mixed(euro, dollar)).toThrow(CurrencyMismatch);
    }
    expect(() => sum([euro, dollar], 'EUR')).toThrow(CurrencyMismatch);
    expect(() => taxed([{ net: dollar, rate: decimal('19') }], 'EUR')).toThrow(CurrencyMismatch);
  });

  test('rule 40: totals have one row per currency, in order of their codes, and lose nothing', () => {
    fc.assert(
      fc.property(fc.array(anyMoney), (amounts) => {
        const rows = totals(amounts);
        expect(rows.map((row) => row.currency)).toEqual([...new Set(amounts.map((a) => a.currency))].sort());
        for (const row of rows) {
          const those = amounts.filter((amount) => amount.currency === row.currency);
          expect(sum(those, row.currency)).toEqual(row);
          expect(row.minor).toBe(those.reduce((total, { minor }) => total + minor, 0n));
        }
      }),
    );
  });

  test('rule 42: amounts compare exactly, and subtracting reverses adding', () => {
    fc.assert(
      fc.property(euros, euros, (a, b) => {
        expect(plus(minus(a, b), b)).toEqual(a);
        expect(compareMoney(a, b)).toBe(Number(a.minor > b.minor) - Number(a.minor < b.minor));
        expect(compareMoney(a, a)).toBe(0);
      }),
    );
  });

  test('sums are exact beyond 2^53', () => {
    const much = { minor: 2n ** 53n, currency: 'EUR' };
    expect(plus(much, money('0.01', 'EUR')).minor).toBe(9_007_199_254_740_993n);
  });
});

describe('decimals', () => {
  test.each(['', '1.', '.5', '1e3', ' 1', '+1', 'NaN', '1,5', '--1'])('%j is not a decimal', (text) => {
    expect(() => decimal(text)).toThrow(RangeError);
  });

  test.each([
    [0.9215, 8, '0.9215'],
    [19, 2, '19'],
    [1e-7, 8, '0.0000001'],
    [-7.7, 2, '-7.7'],
    [0, 3, '0'],
    [1.1, 0, null],
    [0.1 + 0.2, 8, null],
    [1e21, 8, null],
    [Number.NaN, 8, null],
    [Number.POSITIVE_INFINITY, 8, null],
    [123_456_789.123_456_78, 8, null],
  ])('the JSON number %d with at most %i decimals is %j', (value, places, text) => {
    const read = decimalFromNumber(value, places);
    expect(read && decimalToNumeric(read)).toBe(text);
  });

  test('round trip through Postgres, and trailing zeros do not matter', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), fc.nat(8), (digits, places) => {
        const size = String(digits < 0n ? -digits : digits).padStart(9, '0');
        const text = `${digits < 0n ? '-' : ''}${size.slice(0, size.length - places)}${places ? `.${size.slice(-places)}` : ''}`;
        const read = decimal(text);
        expect(decimal(decimalToNumeric(read))).toEqual(read);
        expect(read.digits * 10n ** BigInt(places - read.places)).toBe(digits);
        expect(decimal(`${text}${places ? '' : '.'}000`)).toEqual(read);
      }),
    );
  });
});

describe('rounding', () => {
  test.each([
    [5n, 10n, 1n, 0n],
    [15n, 10n, 2n, 2n],
    [25n, 10n, 3n, 2n],
    [-5n, 10n, -1n, 0n],
    [-25n, 10n, -3n, -2n],
    [24n, 10n, 2n, 2n],
    [26n, 10n, 3n, 3n],
    [-26n, 10n, -3n, -3n],
    [0n, 10n, 0n, 0n],
  ])('%d / %d is %d half up and %d half to even', (numerator, denominator, up, even) => {
    expect(divided(numerator, denominator, 'half_up')).toBe(up);
    expect(divided(numerator, denominator, 'half_even')).toBe(even);
  });

  test('goes to the nearest, the same on both sides of zero, and needs a positive denominator', () => {
    fc.assert(
      fc.property(
        fc.bigInt(),
        fc.bigInt({ min: 1n }),
        fc.constantFrom('half_up' as const, 'half_even' as const),
        (n, d, rounding) => {
          const off = n - divided(n, d, rounding) * d;
          expect(2n * (off < 0n ? -off : off) <= d).toBe(true);
          expect(divided(-n, d, rounding)).toBe(-divided(n, d, rounding));
        },
      ),
    );
    expect(() => divided(1n, 0n, 'half_up')).toThrow(RangeError);
    expect(() => divided(1n, -1n, 'half_up')).toThrow(RangeError);
  });
});

describe('exchange rates', () => {
  test.each(examples('money.md', 'Exchange'))(
    'rule $rule: $example: $amount $from at $rate is $is $to',
    (row) => {
      const from = money(row.amount!.includes('.') ? row.amount! : `${row.amount!}.00`, row.from!);
      expect(showMoney(exchanged(from, row.to!, decimal(row.rate!)))).toEqual({
        amount: row.is,
        currency: row.to,
      });
    },
  );

  test('rule 215: a rate derived from a third currency is own divided by foreign, with eight decimals, halves rounded up', () => {
    const cross = (foreign: string, own: string) =>
      decimalToNumeric(crossRate(decimal(foreign), decimal(own)));
    expect(cross('1.0852', '1')).toBe('0.92148913');
    expect(cross('1', '1.0852')).toBe('1.08520000');
    expect(cross('163.85', '1.0824')).toBe('0.00660604');
  });

  test('rule 215: a rate is far off below half or above twice the reference, not at these limits', () => {
    const far = (rate: string) => isFarOff(decimal(rate), decimal('0.92592593'));
    expect(['0.462962965', '1.85185186', '0.46296296', '1.85185187'].map(far)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(deviationPercent(decimal('1.85185186'), decimal('0.92592593'))).toBe(100);
    expect(deviationPercent(decimal('0.4'), decimal('0.92592593'))).toBe(-56.8);
  });

  test('rule 215: each pair of currencies with a reference has one in both directions, other pairs have none', () => {
    expect(referenceRate('USD', 'EUR')).toEqual({ rate: decimal('0.92592593'), on: '2024-12-31' });
    const known =
      'EUR AUD BGN BRL CAD CHF CNY CZK DKK GBP HKD HUF IDR ILS INR ISK JPY KRW MXN MYR NOK NZD PHP'
        .split(' ')
        .concat('PLN RON SEK SGD THB TRY USD ZAR AED BAM QAR SAR XAF XOF'.split(' '));
    for (const one of known)
      for (const other of known) {
        const [there, back] = [referenceRate(one, other)!, referenceRate(other, one)!];
        expect([one, other, there.rate.digits > 0n, back.rate.digits > 0n]).toEqual([one, other, true, true]);
        const product = Number(decimalToNumeric(there.rate)) * Number(decimalToNumeric(back.rate));
        expect(Math.abs(product - 1)).toBeLessThan(0.001);
      }
    expect([referenceRate('ARS', 'EUR'), referenceRate('EUR', 'VND')]).toEqual([null, null]);
  });

  test('rule 41: an exchange at 1 changes nothing, and a rate must be above zero', () => {
    fc.assert(fc.property(euros, (amount) => expect(exchanged(amount, 'EUR', decimal('1'))).toEqual(amount)));
    expect(() => exchanged(money('1.00', 'EUR'), 'USD', decimal('0'))).toThrow(RangeError);
    expect(() => exchanged(money('1.00', 'EUR'), 'USD', decimal('-1'))).toThrow(RangeError);
  });

  test.each(examples('money.md', 'Quantities'))('$example: $unit price $currency times $quantity', (row) => {
    const line = times(money(row['unit price']!, row.currency!), decimal(row.quantity!), ROUNDING.line);
    expect(shown(line)).toBe(row.line);
  });

  test.each(examples('money.md', 'Tax'))('tax: $example', (row) => {
    const lines = row.lines!.split(' ').map((line) => {
      const [net, rate] = line.split('@');
      return { net: money(net!, row.currency!), rate: decimal(rate!) };
    });
    const { net, tax, total, rates } = taxed(lines, row.currency!);
    expect([shown(net), shown(tax), shown(total)]).toEqual([row.net, row.tax, row.total]);
    expect(rates.map((r) => `${decimalToNumeric(r.rate)}: ${shown(r.net)} ${shown(r.tax)}`).join(', ')).toBe(
      row['by rate'],
    );
  });

  test('tax: the rows add up to the total, in any order of the lines', () => {
    const line = fc.record({
      net: euros,
      rate: fc.constantFrom('0', '7', '19', '7.7', '19.00').map(decimal),
    });
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const all = taxed(lines, 'EUR');
        expect(taxed([...lines].reverse(), 'EUR')).toEqual(all);
        expect(
          sum(
            lines.map((one) => one.net),
            'EUR',
          ),
        ).toEqual(all.net);
        expect(
          sum(
            all.rates.flatMap((row) => [row.net, row.tax]),
            'EUR',
          ),
        ).toEqual(all.total);
      }),
    );
  });

  test('an invoice without lines has a total of zero', () => {
    expect(taxed([], 'EUR')).toEqual({
      net: noMoney('EUR'),
      tax: noMoney('EUR'),
      total: noMoney('EUR'),
      rates: [],
    });
  });
});

describe('shares', () => {
  test.each(examples('money.md', 'Shares'))('$example: $amount $currency by $weights', (row) => {
    const parts = shares(money(row.amount!, row.currency!), row.weights!.split(' ').map(BigInt));
    expect(parts.map(shown).join(' ')).toBe(row.shares);
  });

  test('add up exactly, and each is within one unit of its exact share', () => {
    const weights = fc.array(fc.bigInt({ min: 0n, max: 10_000n }), { minLength: 1 });
    fc.assert(
      fc.property(
        anyMoney,
        weights.filter((list) => list.some((weight) => weight > 0n)),
        (amount, list) => {
          const whole = list.reduce((a, b) => a + b, 0n);
          const parts = shares(amount, list);
          expect(sum(parts, amount.currency)).toEqual(amount);
          parts.forEach((part, i) => {
            const off = part.minor * whole - amount.minor * list[i]!;
            expect((off < 0n ? -off : off) < whole).toBe(true);
          });
          expect(shares(negated(amount), list)).toEqual(parts.map(negated));
        },
      ),
    );
  });

  test.each([[[]], [[0n, 0n]], [[1n, -1n, 1n]]])('weights %p are refused', (weights) => {
    expect(() => shares(money('1.00', 'EUR'), weights)).toThrow(RangeError);
  });
});

describe('parts of a year', () => {
  const show = (rows: { year: number; amount: Money }[]) =>
    rows.map(({ year, amount }) => `${year}: ${shown(amount)}`).join(', ') || 'nothing';

  test.each(examples('money.md', 'Part of a year'))('$example: $from to $to', (row) => {
    expect(show(proratedByYear(money(row['a year']!, row.currency!), row.from!, row.to!))).toBe(row.is);
  });

  test('consecutive spans add up to the whole', () => {
    const first = dayNumber('2024-01-01');
    const day = fc.integer({ min: 0, max: 3000 });
    const of = (amount: Money, from: number, to: number) =>
      sum(
        proratedByYear(amount, formatDate(first + from), formatDate(first + to)).map((row) => row.amount),
        'EUR',
      );
    fc.assert(
      fc.property(euros, fc.tuple(day, day, day), (amount, days) => {
        const [from, cut, to] = [...days].sort((a, b) => a - b) as [number, number, number];
        expect(plus(of(amount, from, cut), of(amount, cut + 1, to))).toEqual(of(amount, from, to));
      }),
    );
  });

  test('each whole year gets the whole amount', () => {
    fc.assert(
      fc.property(euros, fc.integer({ min: 1900, max: 2190 }), fc.nat(5), (amount, year, more) => {
        const rows = proratedByYear(amount, `${year}-01-01`, `${year + more}-12-31`);
        expect(rows).toEqual(Array.from({ length: more + 1 }, (_, i) => ({ year: year + i, amount })));
        expect(daysBetween(`${year}-01-01`, `${year}-12-31`)).toBeGreaterThan(363);
      }),
    );
  });
});
