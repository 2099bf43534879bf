/**
 * Contracts by date: which version replaces which, what their terms must satisfy, and which action is open to
 * whom.
 */
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import {
  CONTRACT_MACHINE,
  allowedActions,
  type ContractStatus,
} from '../../src/areas/contracts/rules/contract.ts';
import { hundredths, termsProblems, wholeWeek, type Terms } from '../../src/areas/contracts/rules/terms.ts';
import { enter, overlap, withdraw, type Version } from '../../src/areas/contracts/rules/timeline.ts';
import { addDays } from '../../src/civil/dates.ts';
import { leadsTo } from '../../src/lib/machine.ts';

const version = (
  id: string,
  start_date: string,
  end_date: string | null,
  more: Partial<Version> = {},
): Version => ({
  id,
  replaces_id: null,
  shortened_by: null,
  status: 'active',
  start_date,
  end_date,
  agreed_end_date: null,
  pattern: { mon: 8 },
  ...more,
});

const days = fc.integer({ min: 0, max: 400 }).map((n) => addDays('2026-01-01', n));
const spans = fc
  .tuple(days, fc.option(fc.integer({ min: 0, max: 200 })))
  .map(([start, length]) => ({ start, end: length === null ? null : addDays(start, length) }));

/** Days, counted from 1 January, on which a version is in force. */
const inForce = (versions: readonly Version[], date: string) =>
  versions.filter((one) => one.start_date <= date && (one.end_date === null || date <= one.end_date));

describe('contracts of one person by date', () => {
  it('versions that were entered without a conflict leave at most one in force per day', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(spans, fc.boolean()), { maxLength: 12 }), (entering) => {
        let standing: readonly Version[] = [];
        for (const [index, [{ start, end }, amends]] of entering.entries()) {
          const last = standing.at(-1);
          const entry = enter(
            standing,
            version(`v${index}`, start, end, { replaces_id: amends ? (last?.id ?? null) : null }),
          );
          if (entry.inTheWay.length === 0) standing = entry.after;
        }
        for (let n = 0; n <= 620; n += 1)
          expect(inForce(standing, addDays('2026-01-01', n)).length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 60 },
    );
  });

  it('two versions overlap exactly if a day is in both, in either order', () => {
    fc.assert(
      fc.property(spans, spans, (a, b) => {
        const [one, other] = [version('a', a.start, a.end), version('b', b.start, b.end)];
        let shared = false;
        for (let n = 0; n <= 620; n += 1) {
          const date = addDays('2026-01-01', n);
          shared ||= inForce([one], date).length > 0 && inForce([other], date).length > 0;
        }
        expect([overlap(one, other), overlap(other, one)]).toEqual([shared, shared]);
      }),
    );
  });

  it('taking an amendment back restores everything', () => {
    fc.assert(
      fc.property(days, fc.option(fc.integer({ min: 1, max: 300 })), (start, length) => {
        const first = version('a', '2025-12-01', length === null ? null : addDays(start, length));
        const next = version('b', start, null, { replaces_id: 'a', status: 'scheduled' });
        const { cut, after } = enter([first], next);
        expect(cut?.end_date).toBe(addDays(start, -1));
        // as it is stored
        const stored = after.map((one) =>
          one.id === 'a' ? { ...one, shortened_by: 'b', agreed_end_date: first.end_date } : one,
        );
        const { restored, after: back } = withdraw(stored, next);
        expect([restored?.end_date, back.map(({ id, end_date }) => [id, end_date])]).toEqual([
          first.end_date,
          [['a', first.end_date]],
        ]);
      }),
    );
  });

  it('an end that was agreed from the start is not moved when a later version is taken back', () => {
    const first = version('a', '2026-01-01', '2026-06-30');
    const next = version('b', '2026-07-01', null, { replaces_id: 'a', status: 'scheduled' });
    expect(withdraw([first, next], next)).toEqual({ restored: null, after: [first] });
  });
});

const TERMS: Terms = {
  type: 'permanent',
  title: 'Engineer',
  start_date: '2026-01-01',
  end_date: null,
  weekly_hours: 40,
  pattern: { mon: 8, tue: 8, wed: 8, thu: 8, fri: 8 },
  salary: '4200.00',
  currency: 'EUR',
  pay_period: 'month',
  notice_days: 30,
  probation_end: null,
};

describe('the terms of a contract', () => {
  it('hours with two decimals add up exactly, without binary rounding errors', () => {
    const hours = fc.integer({ min: 0, max: 1142 });
    fc.assert(
      fc.property(fc.tuple(hours, hours, hours, hours, hours, hours, hours), (week) => {
        const [mon, tue, wed, thu, fri, sat, sun] = week.map((h) => h / 100) as [
          number,
          number,
          number,
          number,
          number,
          number,
          number,
        ];
        const pattern = { mon, tue, wed, thu, fri, sat, sun };
        const sum = week.reduce((a, b) => a + b, 0);
        expect(termsProblems({ ...TERMS, pattern, weekly_hours: sum / 100 })).toBeNull();
        expect(termsProblems({ ...TERMS, pattern, weekly_hours: (sum + 1) / 100 })).toEqual({
          weekly_hours: [`The pattern has ${sum / 100} hours a week.`],
        });
      }),
    );
    expect([hundredths(7.7), hundredths(38.5), hundredths(0.1 + 0.2), hundredths(8.001)]).toEqual([
      770,
      3850,
      30,
      null,
    ]);
  });

  it('a day that is left out has no hours', () => {
    expect(wholeWeek({ wed: 4 })).toEqual({ mon: 0, tue: 0, wed: 4, thu: 0, fri: 0, sat: 0, sun: 0 });
  });

  it('terms from before salaries were stored are valid', () => {
    expect(termsProblems({ ...TERMS, salary: null, currency: null })).toBeNull();
  });
});

describe('the state machine of a contract', () => {
  const STATES: ContractStatus[] = [
    'draft',
    'pending_signature',
    'scheduled',
    'active',
    'superseded',
    'ended',
    'terminated',
  ];

  it('a superseded, ended or terminated version is never in force again, unless a planned leaving is withdrawn', () => {
    for (const state of ['superseded', 'ended', 'terminated'] as const)
      for (const { action } of CONTRACT_MACHINE.transitions.filter((one) => !one.action.startsWith('resume')))
        expect([state, 'terminated', null]).toContain(leadsTo(CONTRACT_MACHINE, action, state));
  });

  it('the person can only sign, an admin can do everything else, and nobody else can do anything', () => {
    const open = (admin: boolean, owner: boolean) =>
      new Set(STATES.flatMap((state) => allowedActions(state, { admin, owner, signed: false })));
    expect([...open(false, true)]).toEqual(['sign']);
    expect([...open(true, false)].sort()).toEqual([
      'activate',
      'amend',
      'attach',
      'delete',
      'edit',
      'recall',
      'terminate',
    ]);
    expect([...open(false, false)]).toEqual([]);
  });
});
