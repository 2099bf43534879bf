import { defineList } from '../../../db/list.ts';
import { among, shown, type Shown } from '../../../db/shown.ts';
import { statement, type NoRow } from '../../../db/statement.ts';
import type { Cost } from '../rules/costs.ts';

export interface PlanRow {
  id: string;
  name: string;
  category: 'health' | 'pension' | 'meal' | 'transport' | 'insurance' | 'other';
  description: string;
  currency: string;
  frequency: 'month' | 'year';
  waiting_days: number;
  window_start: string | null;
  window_end: string | null;
  requires_approval: boolean;
  archived_at: string | null;
  /** Prices by date; never empty. */
  costs: Cost[];
  user_types: { id: string; label: string }[];
  version: number;
  created_at: string;
  updated_at: string;
}

/** SQL for the prices, by date, of the plans that match a condition, as `plan_id` and `costs`. */
export const costsOf = (plans: string): string => `
  SELECT k.plan_id, json_agg(json_build_object('effective_on', k.effective_on, 'employee_cost', k.employee_cost::text,
           'employer_cost', k.employer_cost::text, 'tiers', k.tiers) ORDER BY k.effective_on) AS costs
    FROM benefit_plan_costs k WHERE k.workspace_id = $1 AND k.plan_id ${plans} GROUP BY k.plan_id`;

const SHOWN: Shown = {
  row: 'p',
  columns: `
    p.id, p.name, p.category, p.description, p.currency, p.frequency, p.waiting_days, p.window_start, p.window_end,
    p.requires_approval, p.archived_at, COALESCE(priced.costs, '[]') AS costs, COALESCE(meant.types, '[]') AS user_types,
    p.version, p.created_at, p.updated_at`,
  sets: {
    priced: costsOf(among('p')),
    // LEFT JOIN although the item always exists: with row-level security, an inner join may not use its
    // indexes
    meant: `
      SELECT t.plan_id, json_agg(json_build_object('id', i.id, 'label', i.label) ORDER BY i.position, i.id) AS types
        FROM benefit_plan_user_types t
        LEFT JOIN list_items i ON i.workspace_id = $1 AND i.id = t.user_type_id
       WHERE t.workspace_id = $1 AND t.plan_id ${among('p')}
       GROUP BY t.plan_id`,
  },
  joins: 'LEFT JOIN priced ON priced.plan_id = p.id LEFT JOIN meant ON meant.plan_id = p.id',
};

const BY_ID = 'SELECT p.* FROM benefit_plans p WHERE p.workspace_id = $1 AND p.id = $id';

export const planById = statement<PlanRow, { id: string }>(shown(SHOWN, BY_ID));

/** The same, locked against archiving and changed prices until the transaction ends. */
export const planForUse = statement<PlanRow, { id: string }>(shown(SHOWN, `${BY_ID} FOR SHARE`));

/** The same, locked for archiving it or changing its prices. */
export const planForChange = statement<PlanRow, { id: string }>(shown(SHOWN, `${BY_ID} FOR NO KEY UPDATE`));

const ORDERS = {
  name: { sql: 'p.name', type: 'text' },
  created_at: { sql: 'p.created_at', type: 'timestamptz' },
} as const;

export const planList = defineList<PlanRow, { archived: boolean }>({
  name: 'benefit_plans',
  columns: SHOWN,
  from: 'benefit_plans p',
  where: 'p.workspace_id = $1',
  id: 'p.id',
  orders: ORDERS,
  filters: { archived: '(p.archived_at IS NOT NULL) = $archived::boolean' },
});

/** A plan as a person sees it. */
export interface OwnPlanRow extends PlanRow {
  enrolled: boolean;
}

/** SQL: the person has an enrollment in plan `p` on the day or later. An array runs once, not per plan. */
const ENROLLED = (person: string, day: string) => `p.id = ANY (ARRAY(
  SELECT e.plan_id FROM enrollments e
   WHERE e.workspace_id = $1 AND e.employee_id = ${person} AND e.deleted_at IS NULL
     AND e.status IN ('pending', 'active', 'terminated') AND (e.end_on IS NULL OR e.end_on >= ${day}::date)))`;

/** `eligibilityOf` (rules/eligibility.ts) in SQL, for plans that match the user type of the person `u`. */
const CAN_ENROLL = `(
  NOT ${ENROLLED('$person', '$today')} AND u.start_date + p.waiting_days <= $today::date
  AND (p.window_start IS NULL OR p.window_start <= $today::date) AND (p.window_end IS NULL OR p.window_end >= $today::date))`;

/** SQL: ids of plans that are limited to some user types. */
const LIMITED = 'SELECT t.plan_id FROM benefit_plan_user_types t WHERE t.workspace_id = $1';

/** Plans that are not archived and are for the person's user type. */
export const ownPlans = defineList<
  OwnPlanRow,
  { person: string; today: string; category: readonly string[]; eligible: boolean }
>({
  name: 'own_benefit_plans',
  columns: { ...SHOWN, columns: `${SHOWN.columns}, ${ENROLLED('$person', '$today')} AS enrolled` },
  from: 'benefit_plans p LEFT JOIN users u ON u.workspace_id = $1 AND u.id = $person',
  where: 'p.workspace_id = $1 AND p.archived_at IS NULL',
  id: 'p.id',
  orders: ORDERS,
  filters: {
    person: 'u.id IS NOT NULL',
    today: `$today::date IS NOT NULL AND (
      p.id <> ALL (ARRAY(${LIMITED}))
      OR p.id = ANY (ARRAY(${LIMITED} AND t.user_type_id = (
        SELECT user_type_id FROM users WHERE workspace_id = $1 AND id = $person))))`,
    category: 'p.category = ANY ($category::text[])',
    eligible: `${CAN_ENROLL} = $eligible::boolean`,
  },
});

/** Whether a person has an enrollment in a plan now or later, and whether they ever had one. */
export const standingIn = statement<
  { enrolled: boolean; ever: boolean },
  { plan_id: string; employee_id: string; today: string }
>(`
  SELECT ${ENROLLED('$employee_id::uuid', '$today')} AS enrolled,
         EXISTS (SELECT FROM enrollments e WHERE e.workspace_id = $1 AND e.plan_id = p.id AND e.employee_id = $employee_id) AS ever
    FROM benefit_plans p WHERE p.workspace_id = $1 AND p.id = $plan_id`);

interface Columns {
  name: string;
  category: PlanRow['category'];
  description: string;
  waiting_days: number;
  window_start: string | null;
  window_end: string | null;
  requires_approval: boolean;
}

export const insertPlan = statement<
  { id: string },
  Columns & { currency: string; frequency: PlanRow['frequency'] }
>(`
  INSERT INTO benefit_plans (workspace_id, name, category, description, currency, frequency, waiting_days, window_start, window_end,
                             requires_approval)
  VALUES ($1, $name, $category, $description, $currency, $frequency, $waiting_days, $window_start::date, $window_end::date,
          $requires_approval)
  RETURNING id`);

/** Increases the version in any case. */
export const updatePlan = statement<NoRow, Columns & { id: string }>(`
  UPDATE benefit_plans
     SET name = $name, category = $category, description = $description, waiting_days = $waiting_days,
         window_start = $window_start::date, window_end = $window_end::date, requires_approval = $requires_approval
   WHERE workspace_id = $1 AND id = $id`);

export const archivePlan = statement<{ id: string }, { id: string; now: string }>(`
  UPDATE benefit_plans SET archived_at = $now::timestamptz
   WHERE workspace_id = $1 AND id = $id AND archived_at IS NULL RETURNING id`);

/** Sets the prices that apply from `effective_on`. */
export const putCost = statement<
  NoRow,
  { plan_id: string; effective_on: string; employee_cost: string; employer_cost: string; tiers: string }
>(`
  INSERT INTO benefit_plan_costs (workspace_id, plan_id, effective_on, employee_cost, employer_cost, tiers)
  VALUES ($1, $plan_id, $effective_on::date, $employee_cost::numeric, $employer_cost::numeric, $tiers::jsonb)
  ON CONFLICT (workspace_id, plan_id, effective_on) DO UPDATE
     SET employee_cost = excluded.employee_cost, employer_cost = excluded.employer_cost, tiers = excluded.tiers`);

export const removeUserTypes = statement<NoRow, { plan_id: string; kept: readonly string[] }>(`
  DELETE FROM benefit_plan_user_types
   WHERE workspace_id = $1 AND plan_id = $plan_id AND user_type_id <> ALL ($kept::uuid[])`);

export const addUserTypes = statement<NoRow, { plan_id: string; ids: readonly string[] }>(`
  INSERT INTO benefit_plan_user_types (workspace_id, plan_id, user_type_id)
  SELECT $1, $plan_id, one FROM unnest($ids::uuid[]) AS one ON CONFLICT DO NOTHING`);

/** Counts which of these ids are items of the list `user-types` that are not archived. */
export const knownUserTypes = statement<{ known: number }, { ids: readonly string[] }>(`
  SELECT count(*)::int AS known FROM list_items
   WHERE workspace_id = $1 AND id = ANY ($ids::uuid[]) AND list_key = 'user-types' AND archived_at IS NULL`);

/** Tiers with enrollments on a day or later. */
export const tiersInUse = statement<{ tier: string | null }, { plan_id: string; day: string }>(`
  SELECT DISTINCT tier FROM enrollments
   WHERE workspace_id = $1 AND plan_id = $plan_id AND deleted_at IS NULL AND status IN ('pending', 'active', 'terminated')
     AND (end_on IS NULL OR end_on >= $day::date)`);
