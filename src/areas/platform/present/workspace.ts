import type { Accounting, InvoicingData, WorkspaceSettings as Shown } from '../../../generated/types.ts';
import { withDefaults } from '../../../workspace/find.ts';
import { WEEKDAYS } from '../../../workspace/weekdays.ts';
import type { Invoicing } from '../../../workspace/workspace.ts';
import type { SettingsRow } from '../store/workspace.ts';

export function presentSettings(row: SettingsRow): Shown {
  const settings = withDefaults(row.settings);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    plan: row.plan,
    seats: row.seats,
    timezone: row.timezone,
    week_start: WEEKDAYS[row.week_start]!,
    currency: row.currency,
    locale: row.locale,
    rounding: settings.rounding,
    on_leave: settings.on_leave,
    allow_overlap: settings.allow_overlap,
    max_clock_hours: settings.max_clock_hours,
    timesheet_period: settings.timesheet_period,
    remind_after_days: settings.remind_after_days,
    escalate_after_days: settings.escalate_after_days,
    overtime_cap_hours: settings.overtime_cap_hours,
    overtime_expires_months: settings.overtime_expires_months,
    working_time_rules: settings.working_time_rules,
    receipt_threshold: settings.receipt_threshold,
    second_person_from: settings.second_person_from,
    rate_tolerance: settings.rate_tolerance,
    closed_through: settings.closed_through,
    leaver_months: settings.leaver_months,
    sole_admin: settings.sole_admin && {
      control_email: settings.sole_admin.control_email,
      since: settings.sole_admin.since,
    },
    two_factor_required: settings.two_factor_required,
    self_approval: settings.self_approval,
    invoicing: settings.invoicing && presentInvoicing(settings.invoicing),
    accounting: settings.accounting && presentAccounting(settings.accounting),
    version: row.version,
    updated_at: row.updated_at,
  };
}

/** A fixed order of members, which jsonb does not keep, so that comparing finds only real changes. */
export const presentInvoicing = (one: Invoicing): InvoicingData => ({
  name: one.name,
  line1: one.line1,
  line2: one.line2,
  postal_code: one.postal_code,
  city: one.city,
  region: one.region,
  country: one.country,
  vat_id: one.vat_id,
  tax_number: one.tax_number,
  email: one.email,
  reference: one.reference,
});

/** The same order, with the keys of maps sorted. */
export const presentAccounting = (one: Accounting): Accounting => ({
  datev: one.datev && {
    consultant: one.datev.consultant,
    client: one.datev.client,
    year_start: one.datev.year_start,
    account_length: one.datev.account_length,
  },
  expense_accounts: sorted(one.expense_accounts),
  counter_account: one.counter_account,
  invoice_account: one.invoice_account,
  tax_keys: sorted(one.tax_keys),
  wage_types: sorted(one.wage_types),
});

const sorted = (map: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1)));
