/** Changes of a leave type's rules from a date on. */
import { describe, expect, test } from '@jest/globals';
import { DEFAULT_RULES, revise } from '../../src/areas/pto/rules/revision.ts';
import type { Policy, PolicyRules } from '../../src/areas/pto/rules/types.ts';
import { days } from '../../src/civil/days.ts';

const rules = (more: Partial<PolicyRules> = {}): PolicyRules => ({ ...DEFAULT_RULES, ...more });
const policy: Policy = {
  versions: [
    { effective_from: '2025-01-01', rules: rules({ annual_days: days('24') }) },
    { effective_from: '2026-01-01', rules: rules({ annual_days: days('25') }) },
    { effective_from: '2027-01-01', rules: rules({ annual_days: days('25'), waiting_days: 90 }) },
  ],
};

describe('revise', () => {
  test('starts a version on its day and changes later planned versions, which keep their other fields', () => {
    expect(revise(policy, '2026-07-01', { annual_days: days('28') })).toEqual([
      { effective_from: '2027-01-01', rules: rules({ annual_days: days('28'), waiting_days: 90 }) },
      { effective_from: '2026-07-01', rules: rules({ annual_days: days('28') }) },
    ]);
  });

  test('replaces a version that begins on that day', () => {
    expect(revise(policy, '2026-01-01', { prorate: false }).map((one) => one.effective_from)).toEqual([
      '2027-01-01',
      '2026-01-01',
    ]);
  });

  test('writes only versions that change, and none if nothing changes', () => {
    expect(revise(policy, '2026-07-01', {})).toEqual([]);
    expect(revise(policy, '2026-07-01', { annual_days: days('25'), unit: 'day' })).toEqual([]);
    expect(revise(policy, '2026-07-01', { waiting_days: 0 })).toEqual([
      { effective_from: '2027-01-01', rules: rules({ annual_days: days('25') }) },
    ]);
  });

  test('changes the unit in all versions, because a balance has one unit', () => {
    const revised = revise(policy, '2026-07-01', { unit: 'hour' });
    expect(revised.map(({ effective_from, rules: { unit } }) => [effective_from, unit]).sort()).toEqual([
      ['2025-01-01', 'hour'],
      ['2026-01-01', 'hour'],
      ['2026-07-01', 'hour'],
      ['2027-01-01', 'hour'],
    ]);
  });
});
