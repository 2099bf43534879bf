/** How the rules of a policy change from a date on, while earlier rules stay. */
import type { CivilDate } from '../../../civil/dates.ts';
import { rulesOn, type Policy, type PolicyRules, type PolicyVersion } from './types.ts';

/** The rules of a policy, in display order. */
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
  'max_backdated_days',
  'approval_steps',
  'full_week',
  'round_to',
  'round_mode',
  'seniority_steps',
  'half_year_floor',
  'accrual_hours',
  'carry_when_sick',
] as const satisfies readonly (keyof PolicyRules)[];

/** The rules that are amounts. */
export const AMOUNTS = [
  'annual_days',
  'carry_over_max',
  'allow_negative',
  'full_week',
  'round_to',
  'half_year_floor',
] as const satisfies readonly (typeof RULE_FIELDS)[number][];

/** The rules of a new leave type, unless the admin sets them. */
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
  max_backdated_days: null,
  approval_steps: 1,
  full_week: null,
  round_to: null,
  round_mode: 'nearest',
  seniority_steps: [],
  half_year_floor: null,
  accrual_hours: null,
  carry_when_sick: false,
};

/**
 * The versions to write so that `change` applies from a date on: the one that begins there, and later ones,
 * which keep their other values. A change of the unit applies to all versions, because a balance has a single
 * unit. Unchanged versions are left out.
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
        differs: RULE_FIELDS.some((name) => JSON.stringify(changed[name]) !== JSON.stringify(rules[name])),
      };
    })
    .filter(({ differs }) => differs)
    .map(({ effective_from, rules }) => ({ effective_from, rules }));
}

/** The policy with versions that replace those with the same first day, or are added. */
export function withVersions(policy: Policy, changed: readonly PolicyVersion[]): Policy {
  const kept = policy.versions.filter(
    ({ effective_from }) => !changed.some((one) => one.effective_from === effective_from),
  );
  const versions = [...kept, ...changed].sort((a, b) => (a.effective_from < b.effective_from ? -1 : 1));
  return { ...policy, versions };
}
