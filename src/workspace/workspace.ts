import type { CivilDate } from '../civil/dates.ts';
import type { Accounting, SoleAdmin, WorkingTimeRules } from '../generated/types.ts';
import type { Logos } from './logos.ts';

export interface Workspace {
  id: string;
  slug: string;
  name: string;
  plan: Plan;
  /** API access bought as an add-on, which Starter needs. */
  apiAddon: boolean;
  timezone: string;
  currency: string;
  locale: string;
  /** First day of the week: 0 = Sunday … 6 = Saturday. */
  weekStart: number;
  seats: number;
  settings: WorkspaceSettings;
  modulesOff: readonly string[];
  /** Its trial has ended: it can be read but not written (`auth/authorize.ts`). */
  readOnly: boolean;
  /** Where its people ask for help, for mails; null if not set. */
  supportEmail: string | null;
  /** Its colour and the colour of texts on it, as `#RRGGBB`, for documents. */
  brand: { color: string; ink: string };
  /** The kind of font on its pages. */
  font: 'system' | 'serif' | 'mono';
  /** Plain text below the sign-in; null if not set. */
  loginText: string | null;
  logos: Logos;
  /** Base of links in mails, without a slash at the end; null if PUBLIC_URL is not set. */
  publicUrl: string | null;
}

export type Plan = 'starter' | 'pilot' | 'managed' | 'self_hosted' | 'reseller';

export interface WorkspaceSettings {
  /** Entries of one person may overlap. */
  allow_overlap: boolean;
  /** Hours after which a forgotten clock is stopped. */
  max_clock_hours: number;
  /** For which periods people submit timesheets (rule 86). */
  timesheet_period: 'none' | 'week' | 'month';
  /** Days after which reviewers are reminded of a request, and after which it is escalated (rule 84). */
  remind_after_days: number | null;
  escalate_after_days: number | null;
  /** The most hours that an overtime account may hold at the end of a month; null: no limit (rule 80). */
  overtime_cap_hours: number | null;
  /** Months after which unused overtime lapses; null: never (rule 80). */
  overtime_expires_months: number | null;
  /** What reports check, unless a person's workplace says otherwise (rule 81). */
  working_time_rules: WorkingTimeRules;
  /** Starting the clock during an approved absence: `warnings` in the answer, or refused (409 `on_leave`). */
  on_leave: 'warn' | 'refuse';
  /** How time reports round each entry (rule 32). */
  rounding: 'none' | 'quarter_hour';
  /**
   * An expense item of at least this amount needs a receipt (rule 43): digits with two decimals, in the
   * workspace's currency.
   */
  receipt_threshold: string;
  /** Payment runs from this amount on need a second admin (rule 203); null for none. In the workspace's currency. */
  second_person_from: string | null;
  /** Percent that an exchange rate may differ from the stored one (rule 215). */
  rate_tolerance: number;
  /** Nothing is issued, paid or voided on a day up to this one (rule 219); null for none. */
  closed_through: CivilDate | null;
  /** The most months for which somebody who has left can reach their documents (rule 230). */
  leaver_months: number;
  /** The only admin may take steps on their own records (rule 202); null if nobody may. */
  sole_admin: SoleAdmin | null;
  /** People without a second factor can do nothing but set one up (`auth/authorize.ts`). */
  two_factor_required: boolean;
  /** A sole admin may decide on their own requests; every use is audited. */
  self_approval: boolean;
  /** The company's address on invoices; null until it is set. */
  invoicing: Invoicing | null;
  /** Accounts and wage types of hand-overs; null until set. */
  accounting: Accounting | null;
}

/** The buyer on contractors' invoices. */
export interface Invoicing {
  name: string;
  line1: string;
  line2: string | null;
  postal_code: string;
  city: string;
  region: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string;
  vat_id: string | null;
  tax_number: string | null;
  email: string;
  /** The reference that the company wants on its invoices; null: their number. */
  reference: string | null;
}

/** Whether the plan includes the API (service.md, "Availability of the API by plan"). */
export const planHasApi = (workspace: Pick<Workspace, 'plan' | 'apiAddon'>) =>
  workspace.plan !== 'starter' || workspace.apiAddon;

/**
 * Requests per minute for one API key (service.md, "Limits"; it leaves Reseller open, this value is ours).
 */
export const KEY_LIMITS: Record<Plan, number> = {
  starter: 120,
  pilot: 120,
  managed: 600,
  self_hosted: 1200,
  reseller: 600,
};
