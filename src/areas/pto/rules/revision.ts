/** How the rules of a policy change: from a date on, while earlier rules stay what they were. */
import type { CivilDate } from '../../../civil/dates.ts';
import { rulesOn, type Policy, type PolicyRules, type PolicyVersion } from './types.ts';

/** The rules of a policy, in the order in which they are shown. */
export const RULE_FIELDS = [
  'unit',
  'annual_days',
  'accrual',
  'prorate',
  'carry_over_max',
  'carry_over_expires',
  'requires_approval',
  'allow_half_days',
  'allow_negative',
  'min_notice_days',
  'max_consecutive_days',
  'waiting_days',
] as const satisfies readonly (keyof PolicyRules)[];

/** The rules of a new leave type, where the admin gives none. */
export const DEFAULT_RULES: PolicyRules = {
  unit: 'day',
  annual_days: 0,
  accrual: 'yearly',
  prorate: true,
  carry_over_max: 0,
  carry_over_expires: null,
  requires_approval: true,
  allow_half_days: true,
  allow_negative: 0,
  min_notice_days: 0,
  max_consecutive_days: null,
  waiting_days: 0,
};

/**
 * The versions to write so that `change` holds from a date on: the one that begins there, and those planned for later, which
 * keep their other values. A change of the unit goes into all versions, since a balance has one unit. Versions that stay as
 * they are are not returned; none where nothing changes.
 */
export function revise(policy: Policy, from: CivilDate, change: Partial<PolicyRules>): PolicyVersion[] {
  const begun = { effective_from: from, rules: rulesOn(policy, from) };
  const known = policy.versions.filter((version) => version.effective_from !== from);
  return [...known, begun]
    .map(({ effective_from, rules }) => {
      const changed =
        effective_from >= from ? { ...rules, ...change } : { ...rules, unit: change.unit ?? rules.unit };
      return {
        effective_from,
        rules: changed,
        differs: RULE_FIELDS.some((name) => changed[name] !== rules[name]),
      };
    })
    .filter(({ differs }) => differs)
    .map(({ effective_from, rules }) => ({ effective_from, rules }));
}
