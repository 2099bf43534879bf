import { defineList } from '../../../db/list.ts';
import { shown, type Shown } from '../../../db/shown.ts';
import { statement, type NoRow } from '../../../db/statement.ts';
import { fileJson, type FileRow } from '../../../files/store.ts';
import {
  approverColumns,
  approverJoin,
  asksFor,
  decidersFor,
  isDecidedBy,
  type ApproverColumns,
  type DecidersRow,
} from '../../../people/deciders.ts';
import { EXCEPTION_COLUMNS, exceptionJoin, type ExceptionColumns } from '../../../people/exceptions.ts';
import { reviewerColumns, type ReviewerColumns } from '../../../people/reviewer.ts';
import { belowManager, inDepartments } from '../../../people/tree.ts';
import { CONTRACTS, EMPLOYMENT, ENTITLEMENTS, LEDGER_TEXT, OPENED, type AccountRow } from './account.ts';
import type { AbsenceStatus } from '../rules/review.ts';
import type { Half, Unit, StoredSpan } from '../../../schedule/span.ts';
import { blackoutOn, type BlackoutInTheWay } from './blackouts.ts';
import {
  namedColumns,
  namedColumnsAs,
  type MaybeNamedAs,
  type Named,
  type NamedAs,
} from '../../../people/named.ts';

/** A period lock that covers the first day of an absence. */
export interface LockRow {
  id: string;
  locked_through: string;
  department_id: string | null;
  grace_until: string | null;
}

/**
 * An absence with the names that answers show, and the locks that decide whether it can still be cancelled.
 */
export interface AbsenceRow
  extends StoredSpan, ReviewerColumns, ApproverColumns, MaybeNamedAs<'first_reviewer'>, NamedAs<'employee'> {
  id: string;
  department_id: string | null;
  policy_id: string;
  policy_name: string;
  unit: Unit;
  /** Its end is not known yet; a job moves `end_date` (rule 77). */
  open_ended: boolean;
  certified_until: string | null;
  certificate_due_on: string | null;
  days: string;
  status: AbsenceStatus;
  note: string | null;
  decision_note: string | null;
  reviewed_at: string | null;
  /** Null unless the first of two approvals was given (rule 85). */
  first_approved_at: string | null;
  /** Who gave it, if it was not a person. */
  first_reviewer: { id: string; email: string; name: string } | null;
  version: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  locks: LockRow[] | null;
  file: FileRow | null;
  /** The absence of which this one is the part behind a gap. */
  split_from: string | null;
  /** The absences that are such parts of this one. */
  split_into: string[] | null;
}

/** SQL condition: nobody has decided on the absence `a`. */
/** SQL of the columns of a `StoredSpan` of the absence `a`. */
export const SPAN = `
  a.start_date, a.end_date, a.start_half, a.end_half, (a.hours * 10000)::int AS hours,
  to_char(a.start_time, 'HH24:MI') AS start_time, to_char(a.end_time, 'HH24:MI') AS end_time`;

const WAITS = `a.status = 'requested' AND a.first_approved_at IS NULL`;

const SHOWN: Shown = {
  row: 'a',
  columns: `
    a.id, a.employee_id, ${namedColumnsAs('u', 'employee')}, u.department_id,
    a.policy_id, p.name AS policy_name, p.unit, ${SPAN},
    a.open_ended, a.certified_until, a.certificate_due_on, a.days, a.status, a.note,
    a.decision_note, ${reviewerColumns('a', 'r')}, ${approverColumns(WAITS)}, a.reviewed_at,
    a.first_approved_at, a.first_reviewer_id, ${namedColumnsAs('f', 'first_reviewer')},
    CASE WHEN a.first_reviewer_id IS NULL THEN a.first_reviewer END AS first_reviewer, a.version, a.created_at, a.updated_at, a.deleted_at,
    a.split_from, splits.split_into, locking.locks, attached.file`,
  sets: {
    locking: `
      SELECT s.id, json_agg(json_build_object('id', l.id, 'locked_through', l.locked_through, 'department_id', l.department_id,
                                              'grace_until', l.grace_until)) AS locks
        FROM unnest(ARRAY(SELECT id FROM a), ARRAY(SELECT start_date FROM a)) AS s (id, start_date)
        JOIN period_locks l ON l.workspace_id = $1 AND l.locked_through >= s.start_date
       GROUP BY s.id`,
    splits: `
      SELECT s.split_from AS id, json_agg(s.id ORDER BY s.start_date, s.id) AS split_into FROM absences s
       WHERE s.workspace_id = $1 AND s.split_from = ANY (ARRAY(SELECT id FROM a)) AND s.deleted_at IS NULL GROUP BY s.split_from`,
    // few absences have a document, and the table of files is large
    attached: `
      SELECT f.id, ${fileJson('f')} AS file FROM files f
       WHERE f.workspace_id = $1 AND f.id = ANY (ARRAY(SELECT file_id FROM a WHERE file_id IS NOT NULL))`,
  },
  joins: `
    LEFT JOIN users u ON u.workspace_id = $1 AND u.id = a.employee_id
    LEFT JOIN users r ON r.workspace_id = $1 AND r.id = a.reviewer_id
    LEFT JOIN users f ON f.workspace_id = $1 AND f.id = a.first_reviewer_id
    ${approverJoin('a', 'absences', WAITS)}
    LEFT JOIN policies p ON p.workspace_id = $1 AND p.id = a.policy_id
    LEFT JOIN attached ON attached.id = a.file_id
    LEFT JOIN locking ON locking.id = a.id
    LEFT JOIN splits ON splits.id = a.id`,
};

/** An absence as a reviewer sees it. */
const REVIEWED: Shown = {
  ...SHOWN,
  columns: `${SHOWN.columns},${EXCEPTION_COLUMNS}`,
  joins: `${SHOWN.joins}${exceptionJoin('a.id')}`,
};

const BY_ID = 'SELECT a.* FROM absences a WHERE a.workspace_id = $1 AND a.id = $id AND a.deleted_at IS NULL';

export const absenceById = statement<AbsenceRow, { id: string }>(shown(SHOWN, BY_ID));

export const absenceList = defineList<
  AbsenceRow,
  {
    own: string;
    below: string;
    waiting_for: string;
    ids: readonly string[];
    employee_id: readonly string[];
    status: readonly string[];
    policy_id: readonly string[];
    department_id: readonly string[];
    from: string;
    to: string;
    q: string;
  }
>({
  name: 'absences',
  columns: SHOWN,
  from: 'absences a',
  where: 'a.workspace_id = $1',
  id: 'a.id',
  orders: {
    start_date: { sql: 'a.start_date', type: 'date' },
    created_at: { sql: 'a.created_at', type: 'timestamptz' },
    updated_at: { sql: 'a.updated_at', type: 'timestamptz' },
  },
  filters: {
    own: 'a.employee_id = $own',
    below: isDecidedBy('a.employee_id', '$below', 'absences'),
    waiting_for: `a.status = 'requested' AND CASE WHEN a.first_approved_at IS NULL
      THEN ${asksFor('a', '$waiting_for::uuid', 'absences')}
      ELSE a.first_reviewer_id IS DISTINCT FROM $waiting_for::uuid AND a.employee_id <> $waiting_for::uuid
           AND ($waiting_for::uuid IN (SELECT w.id FROM users w WHERE w.workspace_id = $1 AND w.role = 'admin')
                OR ${belowManager('a.first_reviewer_id', '$waiting_for::uuid')}) END`,
    ids: 'a.id = ANY ($ids::uuid[])',
    employee_id: 'a.employee_id = ANY ($employee_id::uuid[])',
    status: 'a.status = ANY ($status::text[])',
    policy_id: 'a.policy_id = ANY ($policy_id::uuid[])',
    department_id: inDepartments('a.employee_id', '$department_id'),
    from: 'a.end_date >= $from::date',
    to: 'a.start_date <= $to::date',
    q: `a.employee_id IN (SELECT s.id FROM users s WHERE s.workspace_id = $1
           AND (s.first_name || ' ' || s.last_name ILIKE $q OR s.email::text ILIKE $q))`,
  },
  sync: { updatedAt: 'a.updated_at', deletedAt: 'a.deleted_at' },
});

/** A locked absence to be changed, with everything the decision depends on. */
export interface AbsenceInHand extends AbsenceRow, AccountRow, DecidersRow {
  /** True if the person is below `manager_id`, or if that is null. */
  in_view: boolean;
  blackout: BlackoutInTheWay | null;
  /** It lies over other absences until it is approved. */
  overlays: boolean;
}

const ACCOUNT = `
  ${OPENED} AS opened, ${EMPLOYMENT}, ${CONTRACTS}, ${ENTITLEMENTS},
  p.leave_year_start, p.from_overtime, p.contracts_from,
  (SELECT json_agg(json_build_array(v.effective_from, v.rules::text) ORDER BY v.effective_from) FROM policy_versions v
    WHERE v.workspace_id = $1 AND v.policy_id = a.policy_id) AS versions,
  (SELECT ${LEDGER_TEXT} FROM leave_ledger l
    WHERE l.workspace_id = $1 AND l.employee_id = a.employee_id AND l.policy_id = a.policy_id) AS ledger`;

const IN_VIEW = `CASE WHEN $manager_id::uuid IS NULL THEN true ELSE ${isDecidedBy('a.employee_id', '$manager_id', 'absences')} END`;

/**
 * Run this after `lockBalanceOf`: a statement that waits for a row lock reads related rows as they were
 * before the wait.
 */
export const holdAbsence = statement<AbsenceInHand, { id: string; manager_id: string | null }>(
  shown(SHOWN, `${BY_ID} FOR UPDATE`, {
    columns: `${ACCOUNT}, ${decidersFor('absences')}, ${IN_VIEW} AS in_view, a.overlay IS NOT NULL AS overlays, ${blackoutOn('u.department_id', 'a.start_date', 'a.end_date')} AS blackout`,
  }),
);

export const ownersOf = statement<{ id: string; employee_id: string }, { ids: readonly string[] }>(
  'SELECT id, employee_id FROM absences WHERE workspace_id = $1 AND id = ANY ($ids::uuid[])',
);

export interface ReviewedRow extends AbsenceRow, AccountRow, ExceptionColumns {
  in_view: boolean;
  conflicts: (Named & { start_date: string; end_date: string; status: AbsenceStatus })[];
}

/** Maximum number of listed colleagues with the same manager who are absent or have a request. */
const MOST_CONFLICTS = 50;

export const reviewedAbsence = statement<ReviewedRow, { id: string; manager_id: string | null }>(
  shown(REVIEWED, BY_ID, {
    columns: `${ACCOUNT}, ${IN_VIEW} AS in_view,
         (SELECT COALESCE(json_agg(c), '[]') FROM (
            SELECT o.id, ${namedColumns('o')}, b.start_date, b.end_date, b.status
              FROM users o
              JOIN absences b ON b.workspace_id = $1 AND b.employee_id = o.id AND b.status IN ('requested', 'approved')
               AND b.deleted_at IS NULL AND b.slots && COALESCE(a.overlay, a.slots)
             WHERE o.workspace_id = $1 AND o.manager_id = u.manager_id AND o.id <> a.employee_id
             ORDER BY b.start_date, b.id LIMIT ${MOST_CONFLICTS}) c) AS conflicts`,
  }),
);

/** SQL that inserts ledger rows of the absence `a`, from JSON: `[{kind, days, effective_on, year}]`. */
const booked = (rows: string, actor: string) => `
  INSERT INTO leave_ledger (workspace_id, employee_id, policy_id, year, kind, days, effective_on, absence_id, created_by)
  SELECT $1, a.employee_id, a.policy_id, r.year, r.kind, r.days, r.effective_on, a.id, ${actor}
    FROM a, jsonb_to_recordset(${rows}) AS r(kind text, days numeric, effective_on date, year int)`;

/** Half days of an absence: empty in `slots`, which must not overlap, while it lies over other absences. */
const PLACED = {
  slots: `CASE WHEN $overlays::boolean THEN 'empty' ELSE $slots::int4range END`,
  overlay: 'CASE WHEN $overlays::boolean THEN $slots::int4range END',
};

/**
 * Adds an absence with its ledger rows and returns it as answers show it. `reviewed_at` is set if the actor
 * decided on it at once and is its reviewer; null while it awaits a decision.
 */
export const insertAbsence = statement<
  AbsenceRow,
  {
    employee_id: string;
    policy_id: string;
    start_date: string;
    end_date: string;
    start_half: Half | null;
    end_half: Half | null;
    slots: string;
    hours: string | null;
    start_time: string | null;
    end_time: string | null;
    /** The request lies over other absences until it is approved. */
    overlays: boolean;
    open_ended: boolean;
    certificate_due_on: string | null;
    days: string;
    status: AbsenceStatus;
    note: string | null;
    actor: string;
    ledger: string;
    reviewed_at: string | null;
    reviewer_id: string | null;
  }
>(
  shown(
    SHOWN,
    `
    INSERT INTO absences (workspace_id, employee_id, policy_id, start_date, end_date, start_half, end_half, hours, start_time, end_time, slots, overlay, open_ended, certificate_due_on, days, status,
                          note, requested_by, reviewed_at, reviewer, reviewer_id)
    VALUES ($1, $employee_id, $policy_id, $start_date, $end_date, $start_half, $end_half, $hours::numeric, $start_time::time,
            $end_time::time, ${PLACED.slots}, ${PLACED.overlay}, $open_ended::boolean, $certificate_due_on::date, $days, $status,
            $note, $actor::jsonb, $reviewed_at::timestamptz,
            CASE WHEN $reviewed_at::timestamptz IS NOT NULL THEN $actor::jsonb END,
            CASE WHEN $reviewed_at::timestamptz IS NOT NULL THEN $reviewer_id::uuid END)
    RETURNING *`,
    { then: { booked: booked('$ledger::jsonb', '$actor::jsonb') } },
  ),
);

export const editAbsence = statement<
  AbsenceRow,
  {
    id: string;
    start_date: string;
    end_date: string;
    start_half: Half | null;
    end_half: Half | null;
    hours: string | null;
    start_time: string | null;
    end_time: string | null;
    slots: string;
    overlays: boolean;
    days: string;
    note: string | null;
    actor: string;
    ledger: string;
  }
>(
  shown(
    SHOWN,
    `
    UPDATE absences
       SET start_date = $start_date, end_date = $end_date, start_half = $start_half, end_half = $end_half, slots = ${PLACED.slots},
           overlay = ${PLACED.overlay}, days = $days, note = $note,
           hours = $hours::numeric, start_time = $start_time::time, end_time = $end_time::time,
           first_approved_at = NULL, first_reviewer_id = NULL, first_reviewer = NULL
     WHERE workspace_id = $1 AND id = $id AND status = 'requested'
    RETURNING *`,
    { then: { booked: booked('$ledger::jsonb', '$actor::jsonb') } },
  ),
);

interface Reshaped {
  hours: string | null;
  start_time: string | null;
  end_time: string | null;
  start_date: string;
  end_date: string;
  start_half: Half | null;
  end_half: Half | null;
  slots: string;
  days: string;
  actor: string;
  ledger: string;
}

/** Gives a requested or approved absence other dates and another cost. */
export const reshapeAbsence = statement<AbsenceRow, Reshaped & { id: string; decision_note: string | null }>(
  shown(
    SHOWN,
    `
    UPDATE absences
       SET start_date = $start_date, end_date = $end_date, start_half = $start_half, end_half = $end_half, days = $days,
           decision_note = COALESCE($decision_note, decision_note),
           hours = $hours::numeric, start_time = $start_time::time, end_time = $end_time::time,
           slots = CASE WHEN overlay IS NULL THEN $slots::int4range ELSE slots END,
           overlay = CASE WHEN overlay IS NOT NULL THEN $slots::int4range END
     WHERE workspace_id = $1 AND id = $id AND status IN ('requested', 'approved')
    RETURNING *`,
    { then: { booked: booked('$ledger::jsonb', '$actor::jsonb') } },
  ),
);

/** Adds a part of an absence as one of its own, with the same status, decision and note. */
export const splitAbsence = statement<AbsenceRow, Reshaped & { split_from: string }>(
  shown(
    SHOWN,
    `
    INSERT INTO absences (workspace_id, employee_id, policy_id, start_date, end_date, start_half, end_half, hours, start_time, end_time, slots, overlay, days, status,
                          note, decision_note, requested_by, reviewed_at, reviewer, reviewer_id, split_from)
    SELECT $1, employee_id, policy_id, $start_date, $end_date, $start_half, $end_half, $hours::numeric, $start_time::time, $end_time::time,
           CASE WHEN overlay IS NULL THEN $slots::int4range ELSE 'empty' END, CASE WHEN overlay IS NOT NULL THEN $slots::int4range END,
           $days, status,
           note, decision_note, requested_by, reviewed_at, reviewer, reviewer_id, id
      FROM absences WHERE workspace_id = $1 AND id = $split_from
    RETURNING *`,
    { then: { booked: booked('$ledger::jsonb', '$actor::jsonb') } },
  ),
);

/** Notes whether the end is known, until when a certificate holds, and by when one is due (rule 77). */
export const noteSickness = statement<
  NoRow,
  { id: string; open_ended: boolean; certified_until: string | null; certificate_due_on: string | null }
>(`
  UPDATE absences SET open_ended = $open_ended, certified_until = $certified_until::date,
                      certificate_reminded_at = CASE WHEN certificate_due_on = $certificate_due_on::date THEN certificate_reminded_at END,
                      certificate_due_on = $certificate_due_on::date
   WHERE workspace_id = $1 AND id = $id`);

/** Approved absences without a known end that end before today in their person's zone. */
export const openEnded = statement<{ id: string; today: string }, { now: string; timezone: string }>(`
  SELECT a.id, LEAST(d.today, u.last_day) AS today FROM absences a
    JOIN users u ON u.workspace_id = $1 AND u.id = a.employee_id
    CROSS JOIN LATERAL (SELECT ($now::timestamptz AT TIME ZONE COALESCE(u.timezone, $timezone))::date AS today) d
   WHERE a.workspace_id = $1 AND a.open_ended AND a.status = 'approved' AND a.deleted_at IS NULL
     AND a.end_date < LEAST(d.today, u.last_day)
   ORDER BY a.id`);

/** Absences whose certificate is due by today in their person's zone, and has neither been handed in nor reminded of. */
export const certificatesDue = statement<{ id: string }, { now: string; timezone: string }>(`
  SELECT a.id FROM absences a JOIN users u ON u.workspace_id = $1 AND u.id = a.employee_id
   WHERE a.workspace_id = $1 AND a.certificate_due_on IS NOT NULL AND a.certificate_reminded_at IS NULL
     AND a.certificate_due_on <= ($now::timestamptz AT TIME ZONE COALESCE(u.timezone, $timezone))::date
     AND a.status IN ('requested', 'approved') AND a.deleted_at IS NULL AND a.file_id IS NULL AND a.certified_until IS NULL
   ORDER BY a.id`);

/** No row if another worker was first. Not a change of the absence, so its version stays. */
export const noteReminded = statement<{ id: string }, { id: string; now: string }>(`
  UPDATE absences SET certificate_reminded_at = $now WHERE workspace_id = $1 AND id = $id AND certificate_reminded_at IS NULL
  RETURNING id`);

/** Records the first of two approvals; the absence stays requested. */
export const approveFirst = statement<
  AbsenceRow,
  { id: string; now: string; reviewer_id: string | null; actor: string }
>(
  shown(
    SHOWN,
    `UPDATE absences SET first_approved_at = $now, first_reviewer_id = $reviewer_id::uuid, first_reviewer = $actor::jsonb
      WHERE workspace_id = $1 AND id = $id AND status = 'requested' AND first_approved_at IS NULL RETURNING *`,
  ),
);

/**
 * Records a decision or a cancellation. `reviewed_at` is the time of approval or denial; null for a
 * cancellation, which keeps the reviewer.
 */
export const moveAbsence = statement<
  AbsenceRow,
  {
    id: string;
    before: AbsenceStatus;
    after: AbsenceStatus;
    decision_note: string | null;
    actor: string;
    ledger: string;
    reviewed_at: string | null;
    reviewer_id: string | null;
  }
>(
  shown(
    SHOWN,
    `
    UPDATE absences
       SET status = $after,
           slots = CASE WHEN $after = 'approved' AND overlay IS NOT NULL THEN overlay ELSE slots END,
           overlay = CASE WHEN $after <> 'approved' THEN overlay END, decision_note = COALESCE($decision_note, decision_note),
           reviewer = CASE WHEN $reviewed_at::timestamptz IS NULL THEN reviewer ELSE $actor::jsonb END,
           reviewer_id = CASE WHEN $reviewed_at::timestamptz IS NULL THEN reviewer_id ELSE $reviewer_id::uuid END,
           reviewed_at = COALESCE($reviewed_at::timestamptz, reviewed_at)
     WHERE workspace_id = $1 AND id = $id AND status = $before
    RETURNING *`,
    { then: { booked: booked('$ledger::jsonb', '$actor::jsonb') } },
  ),
);
