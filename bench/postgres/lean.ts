/**
 * For each call the leanest hand-written statement with the same answer, without walls, cursors and limited
 * views. Columns are named like members; inputs of computed members (`made`) start with an underscore.
 */
import { statement } from '../../src/db/statement.ts';
import type { CallName } from './calls.ts';

/** The data of an answer that is neither a record nor a list, with the members that contain its rows. */
type Answered = { rows: object[]; balances: object[] } & readonly { employee: object; balances: object[] }[];

export interface Lean {
  /** `$1` is the workspace, `$person` the caller, `$from` and `$to` the days of the month so far. */
  sql: string;
  made?: readonly string[];
  /** The rows in the answer's data. By default the records of a list, or the single record. */
  rows?: (data: Answered) => object[];
}

/** Rows of a page, and one more that shows whether there is another page. */
const PAGE = 'LIMIT 51';

const person = (row: string, name: string) =>
  `${row}.id AS "${name}.id", ${row}.email AS "${name}.email", ${row}.first_name || ' ' || ${row}.last_name AS "${name}.name"`;
const EMPLOYEE = person('u', 'employee');
const labelled = (row: string, name: string) => `${row}.id AS "${name}.id", ${row}.label AS "${name}.label"`;
const personJson = (row: string) =>
  `json_build_object('id', ${row}.id, 'email', ${row}.email, 'name', ${row}.first_name || ' ' || ${row}.last_name)`;
const VERSION = 'r.version, r.created_at, r.updated_at';

/** Records `r` of a table: the first page in an order. */
const page = (table: string, where: string, order: string, columns: string, joins: string) => `
  SELECT r.id, ${columns} FROM (SELECT * FROM ${table} r WHERE r.workspace_id = $1 ${where} ORDER BY ${order} ${PAGE}) r
  ${joins} ORDER BY ${order}`;
const OF_PERSON = 'JOIN users u ON u.id = r.employee_id';
/** Why a sole admin took a step on the record, the latest time. */
const EXCEPTION =
  '(SELECT x.reason FROM exceptions x WHERE x.workspace_id = $1 AND x.record_id = r.id ORDER BY x.id DESC LIMIT 1) AS _exception';
/** The manager who decides on the record while it waits. */
const approvedBy = (waiting: string) =>
  `LEFT JOIN users b ON r.status = '${waiting}' AND b.id = u.manager_id AND b.id <> u.id AND b.status = 'active' AND b.role <> 'employee'`;
const APPROVER = `CASE WHEN b.id IS NOT NULL THEN ${personJson('b')} END AS approver`;

const absences = (where: string): Lean => ({
  sql: page(
    'absences',
    `${where} AND r.deleted_at IS NULL`,
    'r.start_date DESC, r.id DESC',
    `${EMPLOYEE}, p.id AS "policy.id", p.name AS "policy.name", r.start_date, r.end_date, r.start_half, r.end_half, r.hours, r.start_time, r.end_time, round(r.days, 2) AS days,
     r.status, r.note, r.decision_note, r.reviewed_at, CASE WHEN w.id IS NOT NULL THEN ${personJson('w')} END AS reviewer, ${APPROVER}, ${VERSION},
     r.deleted_at, r.split_from, r.open_ended, r.certified_until, r.certificate_due_on,
     (SELECT COALESCE(json_agg(s.id), '[]') FROM absences s WHERE s.workspace_id = $1 AND s.split_from = r.id) AS split_into`,
    `${OF_PERSON} ${approvedBy('requested')} JOIN policies p ON p.id = r.policy_id LEFT JOIN users w ON w.id = r.reviewer_id`,
  ),
  made: ['unit', 'attachment', 'allowed_actions', 'approvals', 'approver_reason'],
});

/** The balance of the ledger rows `l` of a year. */
const BALANCE = `
  p.id AS "policy.id", p.name AS "policy.name", round(COALESCE(sum(l.days) FILTER (WHERE l.kind IN ('grant', 'accrual')), 0), 2) AS accrued,
  round(COALESCE(sum(l.days) FILTER (WHERE l.kind = 'adjust'), 0), 2) AS adjusted,
  round(COALESCE(-sum(l.days) FILTER (WHERE a.status <> 'requested'), 0), 2) AS used,
  round(COALESCE(-sum(l.days) FILTER (WHERE a.status = 'requested'), 0), 2) AS pending`;
const USABLE = `JOIN policies p ON p.workspace_id = $1 AND p.archived_at IS NULL AND (p.applies_to = '{}' OR u.user_type_id = ANY (p.applies_to))`;
const OF_LEDGER = `LEFT JOIN leave_ledger l ON l.workspace_id = $1 AND l.employee_id = u.id AND l.policy_id = p.id AND l.year = extract(year FROM $to::date)
  LEFT JOIN absences a ON a.id = l.absence_id`;
const BALANCE_MADE = [
  ...['unit', 'year', 'leave_year', 'as_of', 'entitled', 'carried_over', 'carry_expires_on', 'available'],
  'projected_year_end',
];
const balance: Lean = {
  sql: `
    SELECT ${BALANCE} FROM users u ${USABLE} ${OF_LEDGER} WHERE u.id = $person
     GROUP BY p.id, p.name, p.position ORDER BY p.position, p.name, p.id`,
  made: BALANCE_MADE,
};

/** Time entries `e` of the days, by the date in their own zone. */
const IN_DAYS = `e.workspace_id = $1 AND e.deleted_at IS NULL AND e.started_at >= $from::date - 2 AND e.started_at < $to::date + 2
  AND (e.started_at AT TIME ZONE e.timezone)::date BETWEEN $from::date AND $to::date`;
const WORKED = `extract(epoch FROM date_trunc('second', e.ended_at - e.started_at))::int - 60 * e.break_minutes`;
/** The terms from which everybody's expected hours on these days follow. */
const TERMS = `
  (SELECT json_agg(ROW(c.employee_id, c.start_date, c.end_date, c.pattern)) FROM contracts c
    WHERE c.workspace_id = $1 AND c.status NOT IN ('draft', 'pending_signature') AND c.deleted_at IS NULL AND c.start_date <= $to
      AND (c.end_date IS NULL OR c.end_date >= $from)) AS _patterns,
  (SELECT json_agg(ROW(a.employee_id, a.slots)) FROM absences a
    WHERE a.workspace_id = $1 AND a.status = 'approved' AND a.deleted_at IS NULL AND a.start_date BETWEEN $from::date - 366 AND $to
      AND a.end_date >= $from) AS _absences,
  (SELECT json_agg(ROW(h.calendar, h.date, h.half_day)) FROM holidays h WHERE h.workspace_id = $1 AND h.date BETWEEN $from AND $to) AS _holidays`;
const STAFF = `u.workspace_id = $1 AND u.status = 'active' AND u.deleted_at IS NULL`;

export const lean: Record<CallName, Lean> = {
  'unread count': {
    sql: 'SELECT count(*)::int AS unread FROM notifications WHERE workspace_id = $1 AND user_id = $person AND read_at IS NULL',
  },
  'own profile': {
    sql: `
      SELECT u.id AS "user.id", u.email AS "user.email", u.first_name AS "user.first_name", u.last_name AS "user.last_name",
             u.role, u.role AS "user.role", COALESCE(u.locale, w.locale) AS "user.locale", w.id AS "workspace.id", w.slug AS "workspace.slug",
             w.name AS "workspace.name", w.plan AS "workspace.plan", w.currency AS "workspace.currency"
        FROM users u JOIN workspaces w ON w.id = $1 WHERE u.workspace_id = $1 AND u.id = $person`,
    made: ['kind', 'key_prefix', 'scopes', 'modules', 'two_factor_enabled', 'rate_limit'],
  },
  'balance, by JWT': balance,
  'balance, by key': balance,
  'own entries': {
    sql: page(
      'time_entries',
      'AND r.employee_id = $person AND r.deleted_at IS NULL',
      'r.started_at DESC, r.id DESC',
      `${EMPLOYEE}, r.started_at, r.ended_at, r.timezone, r.description, r.billable, r.break_minutes, r.source, r.external_id,
       CASE WHEN c.id IS NOT NULL THEN json_build_object('id', c.id, 'label', c.label) END AS category, r.auto_stopped, ${VERSION},
       r.deleted_at, (SELECT array_agg(k) FROM period_locks k WHERE k.workspace_id = $1) AS _locks`,
      `${OF_PERSON} LEFT JOIN list_items c ON c.id = r.category_id`,
    ),
    made: ['duration_seconds', 'locked', 'warnings'],
  },
  'absences to review': absences(''),
  'own absences': absences('AND r.employee_id = $person'),
  'calendar of a month': {
    sql: `SELECT to_char(d, 'YYYY-MM-DD') AS date, ${TERMS} FROM generate_series($from::date, $to::date, interval '1 day') d WHERE $person::uuid IS NOT NULL`,
    made: ['expected_hours', 'holiday', 'absences'],
  },
  presences: {
    sql: `
      SELECT ${EMPLOYEE}, e.since, ${TERMS.replaceAll('$from', '$to')}
        FROM users u
        LEFT JOIN (SELECT e.employee_id, min(e.started_at) AS since FROM time_entries e WHERE ${IN_DAYS.replaceAll('$from', '$to')}
                    GROUP BY 1) e ON e.employee_id = u.id
       WHERE ${STAFF} AND u.start_date <= $to AND (u.last_day IS NULL OR u.last_day >= $to) ORDER BY u.last_name, u.id`,
    made: ['status', 'absence_until'],
  },
  dashboard: {
    sql: `
      SELECT (SELECT count(DISTINCT e.employee_id)::int FROM time_entries e JOIN users u ON u.id = e.employee_id AND ${STAFF}
               WHERE ${IN_DAYS.replaceAll('$from', '$to')}) AS present,
             (SELECT count(*)::int FROM time_entries e WHERE e.workspace_id = $1 AND e.ended_at IS NULL AND e.deleted_at IS NULL) AS clocked_in,
             (SELECT count(*)::int FROM absences WHERE workspace_id = $1 AND status = 'requested' AND deleted_at IS NULL) AS pending_absences,
             (SELECT count(*)::int FROM expense_claims WHERE workspace_id = $1 AND status = 'submitted') AS pending_expenses,
             (SELECT json_agg(ROW(u.id, u.email, u.first_name, u.last_name, w.worked)) FROM users u
                LEFT JOIN (SELECT e.employee_id, sum(${WORKED}) AS worked FROM time_entries e
                            WHERE ${IN_DAYS} AND e.ended_at IS NOT NULL GROUP BY 1) w ON w.employee_id = u.id
               WHERE ${STAFF}) AS _worked, ${TERMS}`,
    made: ['date', 'absent', 'overtime_top'],
  },
  'team report of a month': {
    sql: `
      SELECT to_char(d, 'YYYY-MM-DD') AS key, COALESCE(w.worked, 0) AS worked_seconds, COALESCE(w.billable, 0) AS billable_seconds, _warned, t.*
        FROM (SELECT ${TERMS}) t CROSS JOIN generate_series($from::date, $to::date, interval '1 day') d
        LEFT JOIN (SELECT (e.started_at AT TIME ZONE e.timezone)::date AS date, sum(${WORKED})::int AS worked,
                          (sum(${WORKED}) FILTER (WHERE e.billable))::int AS billable, array_agg(DISTINCT e.timezone) AS _warned
                     FROM time_entries e WHERE ${IN_DAYS} AND e.ended_at IS NOT NULL GROUP BY 1) w ON w.date = d
       ORDER BY d`,
    rows: ({ rows }) => rows,
    made: [
      'label',
      'expected_seconds',
      'absence_days',
      'timezones',
      'warnings',
      'night_seconds',
      'sunday_seconds',
      'holiday_seconds',
      'checks',
    ],
  },
  'balances of all': {
    sql: `
      SELECT ${EMPLOYEE}, ${BALANCE} FROM users u ${USABLE} ${OF_LEDGER} WHERE u.workspace_id = $1 AND u.deleted_at IS NULL
       GROUP BY u.id, u.last_name, u.email, u.first_name, p.id, p.name, p.position ORDER BY u.last_name, u.id, p.position, p.name, p.id`,
    rows: (data) => data.flatMap(({ employee, balances }) => balances.map((one) => ({ employee, ...one }))),
    made: BALANCE_MADE,
  },
  notifications: {
    sql: page(
      'notifications',
      'AND r.user_id = $person',
      'r.created_at DESC, r.id DESC',
      `r.kind, r.title, r.body, CASE WHEN r.resource_id IS NOT NULL THEN json_build_object('type', r.resource_type, 'id', r.resource_id) END AS resource,
       r.read_at, r.created_at`,
      '',
    ),
    made: ['url'],
  },
  people: {
    sql: page(
      'users',
      'AND r.deleted_at IS NULL',
      'r.created_at DESC, r.id DESC',
      `r.email, r.first_name, r.last_name, r.first_name || ' ' || r.last_name AS name, r.role, r.status,
       CASE WHEN m.id IS NOT NULL THEN ${personJson('m')} END AS manager, r.job_title, r.employee_number, r.start_date, r.last_day,
       COALESCE(r.timezone, w.timezone) AS timezone, COALESCE(r.locale, w.locale) AS locale, ${labelled('t', 'user_type')}, ${labelled('d', 'department')}, r.holiday_calendar,
       CASE WHEN p.id IS NOT NULL THEN json_build_object('id', p.id, 'label', p.label) END AS workplace, ${VERSION}, r.deleted_at`,
      `JOIN workspaces w ON w.id = $1 LEFT JOIN users m ON m.id = r.manager_id LEFT JOIN list_items t ON t.id = r.user_type_id
       LEFT JOIN list_items d ON d.id = r.department_id LEFT JOIN list_items p ON p.id = r.workplace_id`,
    ),
  },
  claims: {
    sql: page(
      'expense_claims',
      'AND r.submitted_at IS NOT NULL AND r.deleted_at IS NULL',
      'r.created_at DESC, r.id DESC',
      `${EMPLOYEE}, r.title, r.status, r.amount, r.currency, r.approved_amount, r.payout_amount, r.payout_currency, r.external_id,
       r.rate_reason, r.decision_note, r.reviewed_at, r.submitted_at, ${VERSION}, r.deleted_at,
       CASE WHEN w.id IS NOT NULL THEN ${personJson('w')} END AS reviewer, CASE WHEN e.id IS NOT NULL THEN ${personJson('e')} END AS entered_by,
       ${APPROVER}, i.items, COALESCE(f.receipts, '[]') AS receipts`,
      `${OF_PERSON} ${approvedBy('submitted')} LEFT JOIN users w ON w.id = r.reviewer_id LEFT JOIN users e ON e.id = r.entered_by_id
       LEFT JOIN LATERAL (SELECT json_agg(json_build_object('id', i.id, 'kind', i.kind, 'spent_on', i.spent_on, 'amount', i.amount::text,
                'kilometres', i.kilometres::text, 'trip', i.trip, 'merchant', i.merchant, 'decision_note', i.decision_note,
                'description', i.description, 'category', json_build_object('id', c.id, 'label', c.label)) ORDER BY i.position) AS items
           FROM expense_items i JOIN list_items c ON c.workspace_id = $1 AND c.id = i.category_id
          WHERE i.workspace_id = $1 AND i.claim_id = r.id) i ON true
       LEFT JOIN LATERAL (SELECT json_agg(json_build_object('id', o.id, 'item_id', o.item_id, 'filename', f.filename, 'size', f.size,
                'sha256', encode(o.sha256, 'hex')) ORDER BY o.id) AS receipts
           FROM receipts o JOIN files f ON f.workspace_id = $1 AND f.id = o.file_id
          WHERE o.workspace_id = $1 AND o.claim_id = r.id) f ON true`,
    ),
    made: ['exchange_rate', 'allowed_actions', 'approver_reason'],
  },
  payments: {
    sql: page(
      'payments',
      '',
      'r.pay_on DESC, r.id DESC',
      `${EMPLOYEE}, r.kind, r.amount, r.currency, r.status, r.pay_on, CASE WHEN m.id IS NOT NULL THEN json_build_object('id', m.id, 'label', m.label, 'masked', m.masked) END AS method, r.note, r.reference, r.reason, r.paid_at,
       r.period_start, r.period_end, r.run_id, r.reverses_id, r.duplicate_reason, ${EXCEPTION}, ${VERSION},
       (SELECT array_agg(ROW(c.cause_type, c.cause_id)) FROM payment_causes c WHERE c.workspace_id = $1 AND c.payment_id = r.id) AS _causes`,
      `${OF_PERSON} LEFT JOIN payment_methods m ON m.id = r.method_id`,
    ),
    made: ['expense_ids', 'invoice_id', 'payslip_id', 'reversed_by_id', 'exception', 'allowed_actions'],
  },
  'own payslips': {
    sql: page(
      'payslips',
      `AND r.employee_id = $person AND r.status = 'published' AND r.deleted_at IS NULL`,
      'r.period_end DESC, r.id DESC',
      `${EMPLOYEE}, r.period_start, r.period_end, r.gross, r.deductions, r.net, r.net - r.paid_net AS payout, r.replaces_id, r.correction_reason, r.carried, r.kind, r.settlement, r.currency, r.status, r.published_at, ${EXCEPTION}, ${VERSION}, r.deleted_at,
       f.filename AS "document.filename", encode(f.sha256, 'hex') AS "document.sha256", f.size AS "document.size"`,
      `${OF_PERSON} LEFT JOIN files f ON f.id = r.file_id`,
    ),
    made: ['voided', 'exception', 'allowed_actions'],
  },
  'own wallet': {
    sql: `
      SELECT w.currency, w.total AS _total, COALESCE(p.pending, 0.00) AS pending
        FROM (SELECT currency, sum(amount) AS total FROM wallet_entries WHERE workspace_id = $1 AND employee_id = $person GROUP BY 1) w
        LEFT JOIN (SELECT currency, sum(amount) AS pending FROM payments
                    WHERE workspace_id = $1 AND employee_id = $person AND status IN ('scheduled', 'processing') GROUP BY 1) p USING (currency)
       ORDER BY w.currency`,
    rows: ({ balances }) => balances,
    made: ['available'],
  },
  invoices: {
    sql: page(
      'invoices',
      'AND r.deleted_at IS NULL',
      'r.created_at DESC, r.id DESC',
      `${EMPLOYEE}, r.kind, r.status, r.currency, r.net, r.tax, r.total, r.reverse_charge, r.exemption_reason, r.period_start, r.period_end, r.due_days,
       r.issued_on, r.due_on, r.paid_on, r.void_reason, r.note, r.correction_reason, r.settlement, r.credited, r.corrects_id AS _corrects_id, r.prior_net AS _prior_net,
       r.prior_tax AS _prior_tax, ${EXCEPTION}, ${VERSION}, r.deleted_at, r.number AS _number,
       (SELECT json_agg(json_build_object('net', t.net::text, 'tax', t.tax::text) ORDER BY t.tax_rate) FROM invoice_taxes t
         WHERE t.workspace_id = $1 AND t.invoice_id = r.id) AS taxes`,
      OF_PERSON,
    ),
    made: ['number', 'overdue', 'corrects', 'open', 'exception', 'allowed_actions'],
  },
  contracts: {
    sql: page(
      'contracts',
      'AND r.deleted_at IS NULL',
      'r.start_date DESC, r.id DESC',
      `${EMPLOYEE}, COALESCE(r.root_id, r.id) AS root_id, r.number, r.replaces_id, r.type, r.title, r.start_date, r.end_date, r.pattern, r.salary,
       r.currency, r.pay_period, r.notice_days, r.probation_end, r.status, ${EXCEPTION}, ${VERSION}, r.deleted_at, r.weekly_hours AS _hours,
       f.filename AS _document, r.signed_at AS _signed, r.terminated_at AS _terminated, t.label AS _reason`,
      `${OF_PERSON} LEFT JOIN files f ON f.id = r.document_file_id LEFT JOIN list_items t ON t.id = r.termination_reason_id`,
    ),
    made: ['weekly_hours', 'document', 'signature', 'termination', 'exception', 'allowed_actions'],
  },
  'own meetings': {
    sql: page(
      'meetings',
      `AND (r.organizer_id = $person OR r.id IN (SELECT meeting_id FROM meeting_attendees WHERE workspace_id = $1 AND user_id = $person))`,
      'r.starts_at DESC, r.id DESC',
      `r.title, r.starts_at, r.ends_at, r.timezone, r.location, r.url, r.agenda, r.cancel_reason, r.cancelled_at, r.sequence, ${VERSION},
       r.status AS _status, ${personJson('o')} AS organizer, s.id AS slot_id, COALESCE(a.attendees, '[]') AS attendees`,
      `JOIN users o ON o.id = r.organizer_id LEFT JOIN meeting_slots s ON s.workspace_id = $1 AND s.meeting_id = r.id
       LEFT JOIN LATERAL (SELECT json_agg(json_build_object('person', ${personJson('u')}, 'response', a.response)
                                 ORDER BY u.last_name, u.first_name, a.id) AS attendees
           FROM meeting_attendees a JOIN users u ON u.id = a.user_id WHERE a.workspace_id = $1 AND a.meeting_id = r.id) a ON true`,
    ),
    made: ['status', 'allowed_actions'],
  },
  tickets: {
    sql: page(
      'tickets',
      'AND r.deleted_at IS NULL',
      'r.created_at DESC, r.id DESC',
      `r.number, r.subject, r.status, r.priority, CASE WHEN c.id IS NOT NULL THEN json_build_object('id', c.id, 'label', c.label) END AS category,
       ${person('u', 'requester')}, CASE WHEN a.id IS NOT NULL THEN ${personJson('a')} END AS assignee, r.merged_into, r.tags, r.solved_at,
       r.closed_at, r.first_response_at AS _first, ${VERSION}, r.deleted_at,
       (SELECT array_agg(ROW(f.id, f.filename, f.size)) FROM ticket_attachments o JOIN files f ON f.id = o.file_id
         WHERE o.workspace_id = $1 AND o.ticket_id = r.id) AS _attachments`,
      `JOIN users u ON u.id = r.requester_id LEFT JOIN users a ON a.id = r.assignee_id LEFT JOIN list_items c ON c.id = r.category_id`,
    ),
    made: ['attachments', 'first_response_seconds', 'resolution_seconds', 'allowed_actions'],
  },
  'audit trail': {
    sql: page(
      'audit_log',
      '',
      'r.id DESC',
      `r.created_at AS at, r.line, r.action, r.resource_type AS resource, r.resource_id, r.source, r.key_prefix, r.request_id,
       o.person - 'ip' AS actor, o.person ->> 'ip' AS ip`,
      `LEFT JOIN person_keys p ON p.workspace_id = $1 AND p.user_id = r.actor_id
       CROSS JOIN LATERAL (SELECT opened_person(r.actor, r.ip, r.actor_sealed, p.key) AS person OFFSET 0) o`,
    ),
  },
  events: {
    sql: `
      SELECT body AS _body FROM events WHERE workspace_id = $1 AND NOT sample AND created_at > now() - interval '30 days'
       ORDER BY created_at DESC, id DESC ${PAGE}`,
    made: ['id', 'sequence', 'event', 'occurred_at', 'actor', 'data'],
  },
};

/** The statement of a call, with named values. */
export const leanStatement = (name: CallName) =>
  statement<Record<string, unknown>, { person: string; from: string; to: string }>(lean[name].sql);
