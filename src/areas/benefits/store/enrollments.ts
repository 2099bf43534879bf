import { defineList } from '../../../db/list.ts';
import { among, shown, type Shown } from '../../../db/shown.ts';
import { statement, type NoRow } from '../../../db/statement.ts';
import type { Cost } from '../rules/costs.ts';
import type { EnrollmentStatus } from '../rules/enrollment.ts';
import { costsOf, type PlanRow } from './plans.ts';
import { namedColumnsAs, type MaybeNamedAs, type NamedAs } from '../../../people/named.ts';

export interface Dependent {
  name: string;
  relation: string;
  birth_date: string;
}

export interface EnrollmentRow extends NamedAs<'employee'>, MaybeNamedAs<'reviewer'> {
  id: string;
  plan_id: string;
  plan_name: string;
  category: PlanRow['category'];
  currency: string;
  frequency: PlanRow['frequency'];
  /** Prices of the plan, by date. */
  costs: Cost[];
  status: EnrollmentStatus;
  tier: string | null;
  dependents: Dependent[];
  start_on: string;
  end_on: string | null;
  decision_note: string | null;
  reviewed_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

const SHOWN: Shown = {
  row: 'e',
  columns: `
    e.id, e.employee_id, ${namedColumnsAs('u', 'employee')},
    e.plan_id, p.name AS plan_name, p.category, p.currency, p.frequency, COALESCE(priced.costs, '[]') AS costs,
    e.status, e.tier, e.dependents, e.start_on, e.end_on, e.decision_note,
    e.reviewer_id, ${namedColumnsAs('r', 'reviewer')}, e.reviewed_at,
    e.version, e.created_at, e.updated_at, e.deleted_at`,
  sets: { priced: costsOf(among('e', 'plan_id')) },
  // LEFT JOIN although the rows always exist: with row-level security, an inner join may not use its indexes
  joins: `
    LEFT JOIN users u ON u.workspace_id = $1 AND u.id = e.employee_id
    LEFT JOIN benefit_plans p ON p.workspace_id = $1 AND p.id = e.plan_id
    LEFT JOIN priced ON priced.plan_id = e.plan_id
    LEFT JOIN users r ON r.workspace_id = $1 AND r.id = e.reviewer_id`,
};

const BY_ID =
  'SELECT e.* FROM enrollments e WHERE e.workspace_id = $1 AND e.id = $id AND e.deleted_at IS NULL';

export const enrollmentById = statement<EnrollmentRow, { id: string }>(shown(SHOWN, BY_ID));

/** The same, locked until the transaction ends. */
export const enrollmentForChange = statement<EnrollmentRow, { id: string }>(
  shown(SHOWN, `${BY_ID} FOR NO KEY UPDATE`),
);

const LIST = { columns: SHOWN, from: 'enrollments e', id: 'e.id' };
const ORDERS = {
  start_on: { sql: 'e.start_on', type: 'date' },
  created_at: { sql: 'e.created_at', type: 'timestamptz' },
} as const;

export const ownEnrollments = defineList<EnrollmentRow, { own: string; status: readonly string[] }>({
  ...LIST,
  name: 'own_enrollments',
  where: 'e.workspace_id = $1 AND e.deleted_at IS NULL',
  orders: ORDERS,
  filters: { own: 'e.employee_id = $own', status: 'e.status = ANY ($status::text[])' },
});

export const enrollmentList = defineList<
  EnrollmentRow,
  { plan_id: readonly string[]; employee_id: readonly string[]; status: readonly string[] }
>({
  ...LIST,
  name: 'enrollments',
  where: 'e.workspace_id = $1',
  orders: { ...ORDERS, updated_at: { sql: 'e.updated_at', type: 'timestamptz' } },
  filters: {
    plan_id: 'e.plan_id = ANY ($plan_id::uuid[])',
    employee_id: 'e.employee_id = ANY ($employee_id::uuid[])',
    status: 'e.status = ANY ($status::text[])',
  },
  sync: { updatedAt: 'e.updated_at', deletedAt: 'e.deleted_at' },
});

/** A person's enrollments in a plan that overlap one from `start_on`, and an open waiver. */
export const inTheWay = statement<
  { id: string; status: EnrollmentStatus },
  { employee_id: string; plan_id: string; start_on: string }
>(`
  SELECT id, status FROM enrollments
   WHERE workspace_id = $1 AND employee_id = $employee_id AND plan_id = $plan_id AND deleted_at IS NULL
     AND ((status IN ('pending', 'active', 'terminated') AND (end_on IS NULL OR end_on >= $start_on::date))
       OR (status = 'waived' AND end_on IS NULL))
   ORDER BY id`);

export const insertEnrollment = statement<
  EnrollmentRow,
  {
    employee_id: string;
    plan_id: string;
    status: EnrollmentStatus;
    tier: string | null;
    dependents: string;
    start_on: string;
  }
>(
  shown(
    SHOWN,
    `INSERT INTO enrollments (workspace_id, employee_id, plan_id, status, tier, dependents, start_on)
    VALUES ($1, $employee_id, $plan_id, $status, $tier, $dependents::jsonb, $start_on::date) RETURNING *`,
  ),
);

/** Ends a waiver today, because the person enrolls after all. */
export const endWaiver = statement<NoRow, { id: string; today: string }>(`
  UPDATE enrollments SET end_on = GREATEST(start_on, $today::date)
   WHERE workspace_id = $1 AND id = $id AND status = 'waived' AND end_on IS NULL`);

const moved = (set: string) =>
  shown(
    SHOWN,
    `UPDATE enrollments SET ${set} WHERE workspace_id = $1 AND id = $id AND status = $before AND deleted_at IS NULL
     RETURNING *`,
  );

interface Moving {
  id: string;
  before: EnrollmentStatus;
  after: EnrollmentStatus;
}

export const editEnrollment = statement<
  EnrollmentRow,
  { id: string; before: EnrollmentStatus; tier: string | null; dependents: string }
>(moved('tier = $tier, dependents = $dependents::jsonb'));

/** For a person who cancels, and for the end of the employment or the plan. */
export const cancelEnrollment = statement<EnrollmentRow, Moving>(moved('status = $after'));

interface Deciding extends Moving {
  /** Null for the system and for callers without a person. */
  reviewer_id: string | null;
  now: string;
  note: string | null;
}

const DECIDED = `status = $after, reviewer_id = $reviewer_id::uuid, reviewed_at = $now::timestamptz, decision_note = $note`;

export const approveEnrollment = statement<EnrollmentRow, Deciding & { start_on: string }>(
  moved(`${DECIDED}, start_on = $start_on::date`),
);

export const declineEnrollment = statement<EnrollmentRow, Deciding>(moved(DECIDED));

export const endEnrollment = statement<EnrollmentRow, Deciding & { end_on: string }>(
  moved(`${DECIDED}, end_on = $end_on::date`),
);

/** Enrollments of a person or a plan that last beyond `day`. */
export const openEnrollments = statement<
  EnrollmentRow,
  { employee_id: string | null; plan_id: string | null; day: string }
>(`
  ${shown(
    SHOWN,
    `SELECT e.* FROM enrollments e
      WHERE e.workspace_id = $1 AND e.deleted_at IS NULL AND e.status IN ('pending', 'active', 'terminated')
        AND ($employee_id::uuid IS NULL OR e.employee_id = $employee_id) AND ($plan_id::uuid IS NULL OR e.plan_id = $plan_id)
        AND (e.end_on IS NULL OR e.end_on > $day::date)`,
  )}
   ORDER BY e.id`);
