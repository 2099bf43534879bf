/** Files for the ACH network (rule 218): records of 94 characters, blocks of ten, hashes and totals. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { money } from '../../src/money/money.ts';
import { nacha, type Credit, type NachaOrder } from '../../src/areas/payments/rules/nacha.ts';

const credit = (more: Partial<Credit> = {}): Credit => ({
  amount: money('2713.21', 'USD'),
  name: 'Grace Coleman',
  routingNumber: '011401533',
  accountNumber: '123456789',
  id: 'ABCDEF012345678',
  ...more,
});
const order = (credits: readonly Credit[], more: Partial<NachaOrder> = {}): NachaOrder => ({
  createdAt: '2026-11-20T10:05:00.000-05:00',
  payOn: '2026-11-27',
  payer: {
    companyName: 'Brightwater Inc',
    companyId: '1123456789',
    routingNumber: '021000021',
    accountNumber: '987654321',
  },
  isPayroll: true,
  credits,
  ...more,
});

describe('rule 218: a file for accounts in the United States', () => {
  test('has the records of a batch PPD', () => {
    const lines = nacha(
      order([credit(), credit({ name: 'Zoë Łuczak', amount: money('0.79', 'USD') })]),
    ).split('\r\n');
    expect(lines.slice(0, 7)).toEqual([
      '101 0210000211123456789 2611201005A094101                       BRIGHTWATER INC                '.replace(
        '1123456789 26',
        '112345678926',
      ),
      '5220BRIGHTWATER INC                     1123456789PPDPAYROLL         261127   1021000020000001',
      '622011401533123456789        0000271321ABCDEF012345678GRACE COLEMAN           0021000020000001',
      '622011401533123456789        0000000079ABCDEF012345678ZOE LUCZAK              0021000020000002',
      '82200000020002280306000000000000000000271400' + '1123456789' + ' '.repeat(25) + '021000020000001',
      '9000001000001000000020002280306000000000000000000271400' + ' '.repeat(39),
      '9'.repeat(94),
    ]);
  });

  test('has 94 characters in each record and whole blocks, for any number of payments', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.string({ maxLength: 40 }), (count, name) => {
        const lines = nacha(order(Array.from({ length: count }, () => credit({ name })))).split('\r\n');
        expect(lines.pop()).toBe('');
        expect(lines.length % 10).toBe(0);
        expect(new Set(lines.map((line) => line.length))).toEqual(new Set([94]));
        const trailer = lines.find((line) => line.startsWith('9') && !/^9+$/.test(line))!;
        expect(Number(trailer.slice(7, 13))).toBe(lines.length / 10);
        expect(BigInt(trailer.slice(21, 31))).toBe((1140153n * BigInt(count)) % 10n ** 10n);
        expect(BigInt(trailer.slice(43, 55))).toBe(271321n * BigInt(count));
      }),
    );
  });
});
