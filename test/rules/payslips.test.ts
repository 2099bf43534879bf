/** Payslips: how their lines add up (rule 48), and which actions are open. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  PAYSLIP_MACHINE,
  payslipActions,
  payslipProblems,
  payslipSums,
} from '../../src/areas/payments/rules/payslip.ts';
import { refusalIn } from '../../src/lib/machine.ts';
import { compareMoney, minus, money, plus, showMoney } from '../../src/money/money.ts';

const cents = fc
  .bigInt({ min: 0n, max: 99_999_999n })
  .map((minor) => showMoney({ minor, currency: 'EUR' }).amount);
const kind = fc.constantFrom('earning' as const, 'deduction' as const, 'contribution' as const);
const lines = fc.array(fc.record({ kind, amount: cents }), { minLength: 1, maxLength: 100 });
const days = { period_start: '2026-10-01', period_end: '2026-10-31', currency: 'EUR' };

describe('the lines of a payslip', () => {
  test('rule 48: earnings less deductions are net to the cent, and contributions belong to neither', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const { gross, deductions, net, contributions } = payslipSums(all, 'EUR');
        expect(minus(gross, deductions)).toEqual(net);
        const every = all.reduce((sum, { amount }) => plus(sum, money(amount, 'EUR')), money('0.00', 'EUR'));
        expect(plus(plus(gross, deductions), contributions)).toEqual(every);
        // in any order
        expect(payslipSums([...all].reverse(), 'EUR')).toEqual({ gross, deductions, net, contributions });
      }),
    );
  });

  test('rule 48: splitting a line in two changes nothing', () => {
    fc.assert(
      fc.property(lines, fc.nat(), fc.bigInt({ min: 0n, max: 99_999_999n }), (all, at, part) => {
        const line = all[at % all.length]!;
        const whole = money(line.amount, 'EUR').minor;
        const first = part > whole ? whole : part;
        const halves = [first, whole - first].map((minor) => ({
          kind: line.kind,
          amount: showMoney({ minor, currency: 'EUR' }).amount,
        }));
        expect(payslipSums([...all.filter((one) => one !== line), ...halves], 'EUR')).toEqual(
          payslipSums(all, 'EUR'),
        );
      }),
    );
  });

  test('rule 48: a payslip is accepted exactly if both sums agree', () => {
    fc.assert(
      fc.property(lines, cents, cents, (all, gross, net) => {
        const sums = payslipSums(all, 'EUR');
        const problems = payslipProblems({ ...days, gross, net, lines: all }) ?? {};
        expect('gross' in problems).toBe(compareMoney(sums.gross, money(gross, 'EUR')) !== 0);
        expect('net' in problems).toBe(compareMoney(sums.net, money(net, 'EUR')) !== 0);
        if (sums.net.minor >= 0n)
          expect(
            payslipProblems({
              ...days,
              gross: showMoney(sums.gross).amount,
              net: showMoney(sums.net).amount,
              lines: all,
            }),
          ).toBeNull();
      }),
    );
  });

  test.each([
    ['2026-10-01', '2026-10-01', null],
    ['2028-01-01', '2028-12-31', null],
    ['2026-01-01', '2027-01-02', 'A payslip covers at most 366 days.'],
    ['2026-10-02', '2026-10-01', 'Must not be before `period_start`.'],
  ])('from %s to %s: %s', (period_start, period_end, problem) => {
    const sent = { gross: '1.00', net: '1.00', lines: [{ kind: 'earning' as const, amount: '1.00' }] };
    expect(payslipProblems({ ...sent, currency: 'EUR', period_start, period_end })).toEqual(
      problem && { period_end: [problem] },
    );
  });
});

describe('the states of a payslip', () => {
  test('a draft is published or deleted by an admin; a published one is voided; a void one stays', () => {
    expect(payslipActions('draft', { admin: true })).toEqual(['publish', 'delete']);
    expect(payslipActions('draft', { admin: false })).toEqual([]);
    expect(payslipActions('published', { admin: true })).toEqual(['void']);
    expect(payslipActions('voided', { admin: true })).toEqual([]);
    expect(refusalIn(PAYSLIP_MACHINE, 'publish', 'published', { admin: true })?.code).toBe(
      'invalid_transition',
    );
    expect(refusalIn(PAYSLIP_MACHINE, 'delete', 'published', { admin: true })?.code).toBe('not_draft');
  });
});
