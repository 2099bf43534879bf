import { showDays, type Days } from '../../../civil/days.ts';
import type { AdminPolicy, PolicyVersion } from '../../../generated/types.ts';
import { policyOf } from '../store/account.ts';
import { rulesOn, type PolicyRules } from '../rules/types.ts';
import type { PolicyRecord } from '../store/policyAdmin.ts';

const shown = (amount: Days | null): string | null => (amount === null ? null : showDays(amount));

/** A leave type with all its settings, under the rules in force on a date. */
export function presentAdminPolicy(row: PolicyRecord, today: string): AdminPolicy {
  const policy = policyOf(row);
  const rules = rulesOn(policy, today);
  return Object.assign({ id: row.id, name: row.name }, presentRules(rules), {
    paid: row.paid,
    from_overtime: row.from_overtime,
    displaces: row.displaces,
    leave_year_start: row.leave_year_start,
    attachment_after_days: row.attachment_after_days,
    applies_to: row.applies_to,
    color: row.color,
    archived_at: row.archived_at,
    versions: policy.versions.map((version) => presentVersion(version.effective_from, version.rules)),
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
  });
}

const presentVersion = (effectiveFrom: string, rules: PolicyRules): PolicyVersion =>
  Object.assign({ effective_from: effectiveFrom }, presentRules(rules));

const presentRules = (rules: PolicyRules): Omit<PolicyVersion, 'effective_from'> => ({
  unit: rules.unit,
  annual_days: showDays(rules.annual_days),
  accrual: rules.accrual,
  prorate: rules.prorate,
  carry_over_max: shown(rules.carry_over_max),
  carry_over_expires: rules.carry_over_expires,
  requires_approval: rules.requires_approval,
  allow_half_days: rules.allow_half_days,
  allow_negative: shown(rules.allow_negative),
  min_notice_days: rules.min_notice_days,
  max_consecutive_days: rules.max_consecutive_days,
  waiting_days: rules.waiting_days,
  max_backdated_days: rules.max_backdated_days,
  approval_steps: rules.approval_steps,
  full_week: shown(rules.full_week),
  round_to: shown(rules.round_to),
  round_mode: rules.round_mode,
  seniority_steps: rules.seniority_steps.map(({ years, extra_days }) => ({
    years,
    extra_days: showDays(extra_days),
  })),
  half_year_floor: shown(rules.half_year_floor),
  accrual_hours: rules.accrual_hours && {
    per_hours: showDays(rules.accrual_hours.per_hours),
    basis: rules.accrual_hours.basis,
    cap: shown(rules.accrual_hours.cap),
  },
  carry_when_sick: rules.carry_when_sick,
});
