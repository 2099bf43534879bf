import type { Logos } from './logos.ts';

/** A workspace as a request sees it. */
export interface Workspace {
  id: string;
  slug: string;
  name: string;
  plan: Plan;
  /** API access bought as an add-on (Starter needs it). */
  apiAddon: boolean;
  timezone: string;
  currency: string;
  locale: string;
  /** Weekday that weeks begin on: 0 = Sunday … 6 = Saturday. */
  weekStart: number;
  seats: number;
  settings: WorkspaceSettings;
  /** Modules that are switched off. */
  modulesOff: readonly string[];
  /** Its trial has ended: it can be read, and not be written (`auth/authorize.ts`). */
  readOnly: boolean;
  /** Where its people ask for help, as mails say; null where it is not set. */
  supportEmail: string | null;
  /** Its colour and that of texts on it, as `#RRGGBB`: what documents are drawn in. */
  brand: { color: string; ink: string };
  logos: Logos;
  /** Base of links in mails, without a slash at the end; null where PUBLIC_URL is not set. */
  publicUrl: string | null;
}

export type Plan = 'starter' | 'pilot' | 'managed' | 'self_hosted' | 'reseller';

export interface WorkspaceSettings {
  /** Entries of one person may overlap. */
  allow_overlap: boolean;
  /** Hours after which a forgotten clock is stopped. */
  max_clock_hours: number;
  /** Starting the clock during an approved absence: a warning (`warnings`), or refused (409 `on_leave`). */
  on_leave: 'warn' | 'refuse';
  /** How time reports round each entry (rule 32). */
  rounding: 'none' | 'quarter_hour';
  /**
   * An item of an expense claim of this amount or more needs a receipt (rule 43): digits with two decimals, in the
   * workspace's currency.
   */
  receipt_threshold: string;
  /** Whoever has no second factor can only set one up (`auth/authorize.ts`). */
  two_factor_required: boolean;
  /** An only admin may decide on their own requests; every use is audited. */
  self_approval: boolean;
  /** The company as invoices name it; null until it is set. */
  invoicing: Invoicing | null;
}

/** The buyer of what contractors supply. */
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
  /** What the company wants to read on its invoices; null: their number. */
  reference: string | null;
}

/** service.md, "Availability of the API by plan": Starter needs the add-on. */
export const planHasApi = (workspace: Pick<Workspace, 'plan' | 'apiAddon'>) =>
  workspace.plan !== 'starter' || workspace.apiAddon;

/** Requests a minute for one API key (service.md, "Limits"; it leaves Reseller open, the value here is ours). */
export const KEY_LIMITS: Record<Plan, number> = {
  starter: 120,
  pilot: 120,
  managed: 600,
  self_hosted: 1200,
  reseller: 600,
};
