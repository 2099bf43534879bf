import { statement, type NoRow } from '../../../db/statement.ts';
import type { Addon, LicensedPlan } from '../../../workspace/license.ts';
import type { Plan } from '../../../workspace/workspace.ts';

/** The terms of a workspace, as stored in its own row. */
export interface TermsRow {
  plan: Plan;
  api_addon: boolean;
  seats: number;
  /** The last day of the licence or the trial. */
  valid_until: string | null;
  /** The trial has ended and the workspace is read-only. */
  ended: boolean;
}

const TERMS = `plan, api_addon, seats, valid_until::text AS valid_until, read_only_since IS NOT NULL AS ended`;

/** `ending`: the end was announced. `replaced`: another licence was installed. */
export type Stage = 'active' | 'ending' | 'grace' | 'lapsed' | 'replaced';

/** The terms, locked until the transaction ends, like `lockPeople`: nobody is added or removed meanwhile. */
export const termsForChange = statement<TermsRow>(
  `SELECT ${TERMS} FROM workspaces WHERE id = $1 FOR NO KEY UPDATE`,
);

export const updateTerms = statement<TermsRow, TermsRow & { now: string }>(`
  UPDATE workspaces
     SET plan = $plan, api_addon = $api_addon, seats = $seats, valid_until = $valid_until::date,
         read_only_since = CASE WHEN $ended::boolean THEN COALESCE(read_only_since, $now::timestamptz) END
   WHERE id = $1 RETURNING ${TERMS}`);

/** The current terms with the licence's stage and the seats in use. */
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

/** The latest signature of all licences ever installed; null if none is known. */
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

export const currentLicense = statement<LicenseRow>(
  `SELECT ${LICENSE} FROM licenses WHERE workspace_id = $1 AND stage <> 'replaced'`,
);

/** Compare-and-set of the stage. */
export const moveLicense = statement<LicenseRow, { id: string; before: Stage; after: Stage }>(`
  UPDATE licenses SET stage = $after WHERE workspace_id = $1 AND id = $id AND stage = $before RETURNING ${LICENSE}`);
