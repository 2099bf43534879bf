/**
 * The data for a decision on a leave request, and the locks that keep it valid until the decision is written.
 */
import { statement, type NoRow } from '../../../db/statement.ts';
import { LOCKS, PERIODS } from '../../../periods/store.ts';
import { agreed } from '../../../schedule/agreed.ts';
import { holidaysBetweenOf } from '../../../schedule/calendars.ts';
import { COUNTS } from '../../../schedule/lockCounting.ts';
import { CONTRACTS, EMPLOYMENT, ENTITLEMENTS, LEDGER_TEXT, OPENED, type AccountRow } from './account.ts';
import type { Holiday, PatternVersion } from '../../../schedule/counting.ts';
import type { SameDay } from '../rules/hours.ts';
import type { AbsenceStatus } from '../rules/review.ts';
import { decidersFor, type DecidersRow } from '../../../people/deciders.ts';
import type { LockRow } from './absences.ts';
import { USABLE } from './balance.ts';
import { blackoutOn, type BlackoutInTheWay } from './blackouts.ts';

/**
 * The locks that a call which spends days takes and holds until its transaction ends:
 * - on periods: no period lock can be added, so the period locks that were read stay valid until the absence
 *   is written;
 * - on counting: holidays and leave types cannot change, so no recount misses the new days (lockCounting);
 * - on the person's requests: two requests that overlap in different leave types would otherwise wait for
 *   each other's row in the exclusion constraint, and end as a deadlock instead of a conflict;
 * - on the balance row (rule 59). Every call takes them in this order, and before it locks the row of an
 *   absence.
 */
const waitingFor = (employee: string) => `
  pg_advisory_xact_lock_shared(${PERIODS}) AS periods,
  ${COUNTS} AS counting,
  pg_advisory_xact_lock(hashtextextended($1::uuid::text || ' absences ' || ${employee}, 0)) AS person`;

// the update never happens: its purpose is to lock the conflicting row
const ROW = `ON CONFLICT (workspace_id, employee_id, policy_id) DO UPDATE SET policy_id = excluded.policy_id WHERE false`;

/** Locks a person's balance of a policy. Locks nothing if the person or the policy is unknown. */
export const lockBalance = statement<NoRow, { employee_id: string; policy_id: string }>(`
  WITH turn AS MATERIALIZED (SELECT ${waitingFor('$employee_id::text')})
  INSERT INTO leave_balances (workspace_id, employee_id, policy_id)
  SELECT $1, u.id, p.id FROM turn, users u, policies p
   WHERE u.workspace_id = $1 AND u.id = $employee_id::uuid AND p.workspace_id = $1 AND p.id = $policy_id
  ${ROW}`);

/** Takes the person's locks without a balance, to change many of their absences. */
export const lockAbsencesOf = statement<NoRow, { employee_id: string }>(
  `SELECT ${waitingFor('$employee_id::uuid::text')}`,
);

/**
 * Locks the balance of an absence; returns no row for an unknown absence. Returns the status before any
 * waiting, so that the second of two concurrent decisions does not decide on the result of the first (rule
 * 23).
 */
export const lockBalanceOf = statement<{ status: AbsenceStatus }, { absence_id: string }>(`
  WITH turn AS MATERIALIZED (
    SELECT employee_id, policy_id, status, ${waitingFor('employee_id::text')}
      FROM absences WHERE workspace_id = $1 AND id = $absence_id AND deleted_at IS NULL
  ), lock AS (
    INSERT INTO leave_balances (workspace_id, employee_id, policy_id) SELECT $1, employee_id, policy_id FROM turn
    ${ROW}
  )
  SELECT status FROM turn`);

/** A person, a policy, and everything that conflicts with a span. */
export interface RequestTerms extends AccountRow, DecidersRow {
  employee_id: string;
  department_id: string | null;
  /** Null for an unknown policy, or one that this person may not use. */
  policy_id: string | null;
  attachment_after_days: number | null;
  patterns: PatternVersion[];
  holidays: Holiday[];
  conflicts: string[];
  /** Others on the same dates of which one side is in hours. */
  same_days: SameDay[];
  /** Absences out of which this one takes its days, if it is approved (rule 75). */
  displaced: string[];
  blackout: BlackoutInTheWay | null;
  locks: LockRow[];
}

/** Maximum number of listed conflicts. */
const MOST_CONFLICTS = 20;

/** Absences `a` of the person over the half days, also those that lie over others. */
const OVER = `
         a.workspace_id = $1 AND a.employee_id = $employee_id AND a.status IN ('requested', 'approved') AND a.deleted_at IS NULL
           AND (a.slots && $slots::int4range OR a.overlay && $slots::int4range) AND a.id IS DISTINCT FROM $absence_id::uuid`;

/** An absence `a` as a `SameDay`. */
const SAME_DAY = `json_build_object('id', a.id, 'hours', (a.hours * 10000)::int, 'start_time', to_char(a.start_time, 'HH24:MI'),
    'end_time', to_char(a.end_time, 'HH24:MI'), 'from', lower(COALESCE(a.overlay, a.slots)), 'to', upper(COALESCE(a.overlay, a.slots)))`;

const idsWhere = (condition: string): string => `
  ARRAY(SELECT a.id FROM absences a WHERE ${OVER} AND ${condition}
         ORDER BY a.start_date, a.id LIMIT ${MOST_CONFLICTS})::text[]`;

/** The absence's leave type takes days out of those of others, not of its own kind. */
const DISPLACED = `p.displaces AND NOT (SELECT o.displaces FROM policies o WHERE o.workspace_id = $1 AND o.id = a.policy_id)`;

/** The absence `absence_id` itself is ignored; null for a new one. */
export const overlapping = statement<
  { conflicts: string[] },
  { employee_id: string; slots: string; absence_id: string | null }
>(`SELECT ${idsWhere('a.hours IS NULL')} AS conflicts`);

/**
 * Everything that a request depends on, in one round trip. `absence_id` is the edited absence; null for a new
 * one. An edited absence keeps its policy, even if the person may no longer use it.
 */
export const requestTerms = statement<
  RequestTerms,
  {
    employee_id: string;
    slots: string;
    absence_id: string | null;
    policy_id: string;
    start_date: string;
    end_date: string;
    /** The request is in hours. */
    timed: boolean;
  }
>(`
  SELECT u.id AS employee_id, u.department_id, ${OPENED} AS opened, ${EMPLOYMENT}, ${CONTRACTS}, ${ENTITLEMENTS}, ${decidersFor('absences')},
         p.leave_year_start, p.from_overtime, p.contracts_from, p.id AS policy_id, p.attachment_after_days,
         (SELECT json_agg(json_build_array(v.effective_from, v.rules::text) ORDER BY v.effective_from) FROM policy_versions v
           WHERE v.workspace_id = $1 AND v.policy_id = p.id) AS versions,
         (SELECT ${LEDGER_TEXT} FROM leave_ledger l
           WHERE l.workspace_id = $1 AND l.employee_id = $employee_id AND l.policy_id = p.id) AS ledger,
         (SELECT COALESCE(json_agg(json_build_object('from', c.start_date, 'to', c.end_date, 'hours', c.pattern)), '[]')
            FROM contracts c
           WHERE c.workspace_id = $1 AND c.employee_id = $employee_id AND ${agreed('c')} AND c.start_date <= $end_date::date AND (c.end_date IS NULL OR c.end_date >= $start_date::date)) AS patterns,
         (SELECT COALESCE(json_agg(json_build_object('date', h.date, 'name', h.name, 'half_day', h.half_day)), '[]')
            FROM ${holidaysBetweenOf('$employee_id', '$start_date::date', '$end_date::date')}) AS holidays,
         ${idsWhere(`(${DISPLACED}) IS NOT TRUE AND a.hours IS NULL AND NOT $timed::boolean`)} AS conflicts,
         (SELECT COALESCE(json_agg(${SAME_DAY} ORDER BY a.start_date, a.id), '[]') FROM absences a
           WHERE ${OVER} AND (${DISPLACED}) IS NOT TRUE AND (a.hours IS NOT NULL OR $timed::boolean)) AS same_days,
         ${idsWhere(DISPLACED)} AS displaced,
         ${blackoutOn('u.department_id', '$start_date::date', '$end_date::date')} AS blackout,
         ${LOCKS} AS locks
    FROM users u
    LEFT JOIN policies p ON p.workspace_id = u.workspace_id AND p.id = $policy_id AND ((${USABLE}) OR $absence_id::uuid IS NOT NULL)
   WHERE u.workspace_id = $1 AND u.id = $employee_id AND u.deleted_at IS NULL`);
