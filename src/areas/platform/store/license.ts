import { statement, type NoRow } from '../../../db/statement.ts';
import type { Addon, LicensedPlan } from '../../../workspace/license.ts';
import type { Plan } from '../../../workspace/workspace.ts';

/** What a workspace may use, as its own row says. */
export interface TermsRow {
  plan: Plan;
  api_addon: boolean;
  seats: number;
  /** The last day of the licence or the trial. */
  valid_until: string | null;
  /** It is read-only: its trial has ended. */
  ended: boolean;
}

const TERMS = `plan, api_addon, seats, valid_until::text AS valid_until, read_only_since IS NOT NULL AS ended`;

/** Where a licence stands: `active`, `ending` once that was announced, `grace`, `lapsed`, or `replaced` by another. */
export type Stage = 'active' | 'ending' | 'grace' | 'lapsed' | 'replaced';

/** The same, locked until the transaction ends, as `lockPeople` locks: nobody comes or goes meanwhile. */
export const termsForChange = statement<TermsRow>(
  `SELECT ${TERMS} FROM workspaces WHERE id = $1 FOR NO KEY UPDATE`,
);

export const updateTerms = statement<TermsRow, TermsRow & { now: string }>(`
  UPDATE workspaces
     SET plan = $plan, api_addon = $api_addon, seats = $seats, valid_until = $valid_until::date,
         read_only_since = CASE WHEN $ended::boolean THEN COALESCE(read_only_since, $now::timestamptz) END
   WHERE id = $1 RETURNING ${TERMS}`);

/** What is in force, with the licence behind it and the seats that are taken. */
export type LicenseStateRow = TermsRow & { stage: Stage | null; seats_used: number };

export const licenseState = statement<LicenseStateRow>(`
  SELECT ${TERMS},
         (SELECT stage FROM licenses l WHERE l.workspace_id = $1 AND l.stage <> 'replaced') AS stage,
         (SELECT count(*)::int FROM users u WHERE u.workspace_id = $1 AND u.status <> 'deactivated' AND u.deleted_at IS NULL)
           AS seats_used
    FROM workspaces WHERE id = $1`);

export const replaceLicenses = statement<NoRow>(
  `UPDATE licenses SET stage = 'replaced' WHERE workspace_id = $1 AND stage <> 'replaced'`,
);

/** What a licence says. */
export interface LicensedTerms {
  plan: LicensedPlan;
  seats: number;
  addons: readonly Addon[];
  valid_until: string;
}

export const insertLicense = statement<
  { id: string },
  LicensedTerms & { signed_at: string; key_hash: Buffer }
>(`
  INSERT INTO licenses (workspace_id, plan, seats, addons, valid_until, signed_at, key_hash)
  VALUES ($1, $plan, $seats, $addons, $valid_until, $signed_at, $key_hash) RETURNING id`);

/** When the latest licence was signed of those that were ever put in; null where that is not known of any. */
export const lastSigned = statement<{ signed_at: string | null }>(
  'SELECT max(signed_at) AS signed_at FROM licenses WHERE workspace_id = $1',
);

export interface LicenseRow {
  id: string;
  plan: LicensedPlan;
  valid_until: string;
  stage: Stage;
}

const LICENSE = `id, plan, valid_until::text AS valid_until, stage`;

/** The licence in force; no row where none was put in. */
export const currentLicense = statement<LicenseRow>(
  `SELECT ${LICENSE} FROM licenses WHERE workspace_id = $1 AND stage <> 'replaced'`,
);

/** Moves it on to another stage, where it is still in this one. */
export const moveLicense = statement<LicenseRow, { id: string; before: Stage; after: Stage }>(`
  UPDATE licenses SET stage = $after WHERE workspace_id = $1 AND id = $id AND stage = $before RETURNING ${LICENSE}`);
