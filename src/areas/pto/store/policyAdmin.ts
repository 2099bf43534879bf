/** Leave types as admins keep them. Whoever writes one is alone with what days are counted by (lockCounting). */
import { defineList } from '../../../db/list.ts';
import { statement } from '../../../db/statement.ts';
import { storedRules, type StoredVersion } from '../account.ts';
import type { PolicyVersion } from '../rules/types.ts';

export interface PolicyRecord {
  id: string;
  name: string;
  paid: boolean;
  attachment_after_days: number | null;
  applies_to: string[];
  color: string | null;
  archived_at: string | null;
  versions: StoredVersion[];
  version: number;
  created_at: string;
  updated_at: string;
}

const COLUMNS = `
  p.id, p.name, p.paid, p.attachment_after_days, p.applies_to::text[] AS applies_to, p.color, p.archived_at,
  (SELECT json_agg(json_build_array(v.effective_from, v.rules::text) ORDER BY v.effective_from) FROM policy_versions v
    WHERE v.workspace_id = $1 AND v.policy_id = p.id) AS versions,
  p.version, p.created_at, p.updated_at`;

export const policyById = statement<PolicyRecord>(
  `SELECT ${COLUMNS} FROM policies p WHERE p.workspace_id = $1 AND p.id = $2`,
);

export const policyList = defineList<PolicyRecord>({
  name: 'policies',
  columns: COLUMNS,
  from: 'policies p',
  where: 'p.workspace_id = $1',
  id: 'p.id',
  orders: {
    name: { sql: 'lower(p.name)', type: 'text' },
    created_at: { sql: 'p.created_at', type: 'timestamptz' },
  },
  filters: { archived: '(p.archived_at IS NOT NULL) = ?::boolean' },
});

/** $2 name, $3 paid, $4 document after days, $5 user types, $6 colour; shown last. */
export const insertPolicy = statement<{ id: string }>(`
  INSERT INTO policies (workspace_id, name, paid, attachment_after_days, applies_to, color, position)
  VALUES ($1, $2, $3, $4, $5::uuid[], $6,
          (SELECT COALESCE(max(position), 0) + 1 FROM policies WHERE workspace_id = $1))
  RETURNING id`);

/** $2 policy, $3 to $7 as above. Also without a difference: what changed may be its versions, and they count as its own. */
export const updatePolicy = statement<PolicyRecord>(`
  UPDATE policies p SET name = $3, paid = $4, attachment_after_days = $5, applies_to = $6::uuid[], color = $7
   WHERE p.workspace_id = $1 AND p.id = $2
  RETURNING ${COLUMNS}`);

/** Of the policy $2, `versionValues` in $3: added, or in the place of those that begin on the same days. */
export const writeVersions = statement(`
  INSERT INTO policy_versions (workspace_id, policy_id, effective_from, rules)
  SELECT $1, $2, v.effective_from, v.rules FROM jsonb_to_recordset($3::jsonb) AS v(effective_from date, rules jsonb)
  ON CONFLICT (workspace_id, policy_id, effective_from) DO UPDATE SET rules = excluded.rules`);

export const versionValues = (versions: readonly PolicyVersion[]): string =>
  JSON.stringify(
    versions.map(({ effective_from, rules }) => ({ effective_from, rules: storedRules(rules) })),
  );

/**
 * Whether the ledger or an absence has amounts in the unit of $2. Not those that the rules credit: they follow the rules, and
 * are there as soon as the leave type is.
 */
export const unitInUse = statement<{ used: boolean }>(`
  SELECT EXISTS (SELECT 1 FROM leave_ledger
                  WHERE workspace_id = $1 AND policy_id = $2 AND kind NOT IN ('grant', 'accrual'))
      OR EXISTS (SELECT 1 FROM absences WHERE workspace_id = $1 AND policy_id = $2) AS used`);

/** Of $2, user types that are none here, or no more. */
export const unknownUserTypes = statement<{ id: string }>(`
  SELECT id FROM unnest($2::uuid[]) AS asked(id)
   WHERE NOT EXISTS (SELECT 1 FROM list_items t WHERE t.workspace_id = $1 AND t.id = asked.id
                        AND t.list_key = 'user-types' AND t.archived_at IS NULL)`);

/** The policy that has the name $2 in any case, archived ones aside. */
export const policyNamed = statement<{ id: string }>(
  'SELECT id FROM policies WHERE workspace_id = $1 AND lower(name) = lower($2) AND archived_at IS NULL',
);

/** Ids named at most when requests are in the way. */
const MOST_NAMED = 20;

/** Requests of $2 that wait for a decision. */
export const waitingFor = statement<{ id: string }>(`
  SELECT id FROM absences
   WHERE workspace_id = $1 AND policy_id = $2 AND status = 'requested' AND deleted_at IS NULL
   ORDER BY start_date, id LIMIT ${MOST_NAMED}`);

/** current -> archived: $3 when. */
export const archivePolicy = statement<{ id: string; name: string }>(`
  UPDATE policies SET archived_at = $3 WHERE workspace_id = $1 AND id = $2 AND archived_at IS NULL RETURNING id, name`);
