/** Creates a workspace. Needs the owner's role, because the service's own role may not. */
import { statement, type NoRow } from '../db/statement.ts';
import type { LicensedPlan } from './license.ts';

/** `$1` is the id of the new workspace. */
export const insertWorkspace = statement<
  NoRow,
  {
    slug: string;
    name: string;
    plan: LicensedPlan;
    seats: number;
    timezone: string;
    currency: string;
    locale: string;
  }
>(`
  INSERT INTO workspaces (id, slug, name, plan, seats, timezone, currency, locale)
  VALUES ($1, $slug, $name, $plan, $seats, $timezone, $currency, $locale)`);

export const insertHosts = statement<NoRow, { hosts: readonly string[] }>(`
  INSERT INTO workspace_hosts (host, workspace_id) SELECT unnest($hosts::text[]), $1`);
