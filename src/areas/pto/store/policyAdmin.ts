/** Leave types for admins. Writes must hold the lock that excludes all counting of days (lockCounting). */
import { defineList } from '../../../db/list.ts';
import { among, shown, type Shown } from '../../../db/shown.ts';
import { statement, type NoRow } from '../../../db/statement.ts';
import { storedRules, type StoredVersion } from './account.ts';
import type { PolicyVersion } from '../rules/types.ts';

export interface PolicyRecord {
  id: string;
  name: string;
  paid: boolean;
  from_overtime: boolean;
  displaces: boolean;
  /** `MM-01`. */
  leave_year_start: string;
  attachment_after_days: number | null;
  applies_to: string[];
  color: string | null;
  archived_at: string | null;
  /** The first leave year in which contracts count; null: in none yet. */
  contracts_from: number | null;
  versions: StoredVersion[];
  version: number;
  created_at: string;
  updated_at: string;
}

const SHOWN: Shown = {
  row: 'p',
  columns: `
    p.id, p.name, p.paid, p.from_overtime, p.displaces, p.leave_year_start, p.attachment_after_days, p.applies_to::text[] AS applies_to, p.color, p.archived_at,
    p.contracts_from, ruled.versions, p.version, p.created_at, p.updated_at`,
  sets: {
    ruled: `
      SELECT v.policy_id, json_agg(json_build_array(v.effective_from, v.rules::text) ORDER BY v.effective_from) AS versions
        FROM policy_versions v WHERE v.workspace_id = $1 AND v.policy_id ${among('p')}
       GROUP BY v.policy_id`,
  },
  joins: 'LEFT JOIN ruled ON ruled.policy_id = p.id',
};

export const policyById = statement<PolicyRecord, { id: string }>(
  shown(SHOWN, 'SELECT p.* FROM policies p WHERE p.workspace_id = $1 AND p.id = $id'),
);

export const policyList = defineList<PolicyRecord, { archived: boolean }>({
  name: 'policies',
  columns: SHOWN,
  from: 'policies p',
  where: 'p.workspace_id = $1',
  id: 'p.id',
  orders: {
    name: { sql: 'lower(p.name)', type: 'text' },
    created_at: { sql: 'p.created_at', type: 'timestamptz' },
  },
  filters: { archived: '(p.archived_at IS NOT NULL) = $archived::boolean' },
});

interface PolicyValues {
  name: string;
  paid: boolean;
  /** Time off in lieu (rule 79). */
  from_overtime: boolean;
  /** Takes days out of other absences (rule 75). */
  displaces: boolean;
  leave_year_start: string;
  attachment_after_days: number | null;
  applies_to: readonly string[];
  color: string | null;
}

/** Adds a leave type at the end of the list. */
export const insertPolicy = statement<{ id: string }, PolicyValues>(`
  INSERT INTO policies (workspace_id, name, paid, from_overtime, displaces, leave_year_start, attachment_after_days, applies_to, color, position)
  VALUES ($1, $name, $paid, $from_overtime, $displaces, $leave_year_start, $attachment_after_days, $applies_to::uuid[], $color,
          (SELECT COALESCE(max(position), 0) + 1 FROM policies WHERE workspace_id = $1))
  RETURNING id`);

/**
 * Also run if no column changes, because a change of its versions must raise the version of the leave type.
 */
export const updatePolicy = statement<PolicyRecord, PolicyValues & { id: string }>(
  shown(
    SHOWN,
    `UPDATE policies
        SET name = $name, paid = $paid, from_overtime = $from_overtime, displaces = $displaces, leave_year_start = $leave_year_start, attachment_after_days = $attachment_after_days,
            applies_to = $applies_to::uuid[], color = $color
      WHERE workspace_id = $1 AND id = $id RETURNING *`,
  ),
);

/** Adds versions, or replaces those with the same first day; `versions` is made by `versionValues`. */
export const writeVersions = statement<NoRow, { policy_id: string; versions: string }>(`
  INSERT INTO policy_versions (workspace_id, policy_id, effective_from, rules)
  SELECT $1, $policy_id, v.effective_from, v.rules FROM jsonb_to_recordset($versions::jsonb) AS v(effective_from date, rules jsonb)
  ON CONFLICT (workspace_id, policy_id, effective_from) DO UPDATE SET rules = excluded.rules`);

export const versionValues = (versions: readonly PolicyVersion[]): string =>
  JSON.stringify(
    versions.map(({ effective_from, rules }) => ({ effective_from, rules: storedRules(rules) })),
  );

/**
 * True if the ledger or an absence has amounts in the unit of the policy. Grants and accruals are ignored,
 * because they follow the rules and exist as soon as the leave type does.
 */
export const unitInUse = statement<{ used: boolean }, { policy_id: string }>(`
  SELECT EXISTS (SELECT 1 FROM leave_ledger
                  WHERE workspace_id = $1 AND policy_id = $policy_id AND kind NOT IN ('grant', 'accrual'))
      OR EXISTS (SELECT 1 FROM absences WHERE workspace_id = $1 AND policy_id = $policy_id) AS used`);

/** True once the policy has ledger rows, which are numbered by its leave year. */
export const hasLedger = statement<{ used: boolean }, { policy_id: string }>(
  'SELECT EXISTS (SELECT 1 FROM leave_ledger WHERE workspace_id = $1 AND policy_id = $policy_id) AS used',
);

/** The ids that are not user types in use. */
export const unknownUserTypes = statement<{ id: string }, { ids: readonly string[] }>(`
  SELECT id FROM unnest($ids::uuid[]) AS asked(id)
   WHERE NOT EXISTS (SELECT 1 FROM list_items t WHERE t.workspace_id = $1 AND t.id = asked.id
                        AND t.list_key = 'user-types' AND t.archived_at IS NULL)`);

/** The active policy with this name, ignoring case. */
export const policyNamed = statement<{ id: string }, { name: string }>(
  'SELECT id FROM policies WHERE workspace_id = $1 AND lower(name) = lower($name) AND archived_at IS NULL',
);

/** Maximum number of listed requests. */
const MOST_NAMED = 20;

export const waitingFor = statement<{ id: string }, { policy_id: string }>(`
  SELECT id FROM absences
   WHERE workspace_id = $1 AND policy_id = $policy_id AND status = 'requested' AND deleted_at IS NULL
   ORDER BY start_date, id LIMIT ${MOST_NAMED}`);

export const archivePolicy = statement<{ id: string; name: string }, { id: string; now: string }>(`
  UPDATE policies SET archived_at = $now WHERE workspace_id = $1 AND id = $id AND archived_at IS NULL RETURNING id, name`);
