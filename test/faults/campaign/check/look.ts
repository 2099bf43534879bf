/** Reads from the database what the checks need, as the superuser and in one snapshot. */

/** Runs a query; `values` are bound from $1 on. */
export type Ask = <Row extends object>(text: string, values: unknown[]) => Promise<Row[]>;

export interface Found {
  /** Lines of the audit trail by request id. */
  lines: { name: string; count: number }[];
  /** Records with the names that the load gave them. */
  records: {
    kind: string;
    id: string;
    name: string;
    state: string;
    /** Whether all rows that belong to the record exist. */
    whole: boolean;
  }[];
  events: { id: string; kind: string; record: string; body: string }[];
  deliveries: {
    id: string;
    webhook: string;
    event: string;
    status: string;
    /** Attempts counted by the retry schedule, which has six. */
    attempts: number;
    /** Rows of attempts, including resends. */
    rows: number;
    resends: number;
  }[];
  /** Descriptions of records that overlap, and of sums that differ from their ledger. */
  wrong: string[];
}

const LINES = `
  SELECT request_id AS name, count(*)::int AS count FROM audit_log
   WHERE workspace_id = $1 AND request_id LIKE 'w%' GROUP BY request_id`;

const RECORDS = `
  SELECT 'entry' AS kind, id, description AS name,
         CASE WHEN deleted_at IS NOT NULL THEN 'deleted' WHEN billable THEN 'edited' ELSE 'created' END AS state,
         ended_at - started_at = interval '1 minute' AS whole
    FROM time_entries WHERE workspace_id = $1
  UNION ALL
  SELECT 'absence', a.id, a.note, a.status, EXISTS (SELECT 1 FROM leave_ledger l WHERE l.workspace_id = $1 AND l.absence_id = a.id) OR a.days = 0
    FROM absences a WHERE a.workspace_id = $1
  UNION ALL
  SELECT 'claim', c.id, c.title, c.status,
         (SELECT count(*) = 2 AND sum(i.amount) = c.amount FROM expense_items i WHERE i.workspace_id = $1 AND i.claim_id = c.id)
    FROM expense_claims c WHERE c.workspace_id = $1
  UNION ALL
  SELECT 'payment', p.id, p.note, p.status,
         EXISTS (SELECT 1 FROM wallet_entries w WHERE w.workspace_id = $1 AND w.cause_type = 'payment' AND w.cause_id = p.id AND w.kind = 'owed')
    FROM payments p WHERE p.workspace_id = $1`;

const EVENTS = `
  SELECT id, kind, body::jsonb -> 'data' ->> 'id' AS record, md5(body) AS body FROM events WHERE workspace_id = $1`;

const DELIVERIES = `
  SELECT d.id, d.webhook_id AS webhook, d.event_id AS event, d.status, d.attempt_count AS attempts, d.resends,
         (SELECT count(*)::int FROM delivery_attempts a WHERE a.workspace_id = $1 AND a.delivery_id = d.id) AS rows
    FROM deliveries d WHERE d.workspace_id = $1`;

/** Queries that must never find anything. Each row is a complaint. */
const WRONG = [
  `SELECT 'time entries ' || a.id || ' and ' || b.id || ' overlap' AS wrong
     FROM time_entries a JOIN time_entries b ON b.workspace_id = $1 AND b.employee_id = a.employee_id AND b.id > a.id
      AND tstzrange(a.started_at, a.ended_at) && tstzrange(b.started_at, b.ended_at)
    WHERE a.workspace_id = $1 AND a.deleted_at IS NULL AND b.deleted_at IS NULL`,
  `SELECT 'absences ' || a.id || ' and ' || b.id || ' overlap' AS wrong
     FROM absences a JOIN absences b ON b.workspace_id = $1 AND b.employee_id = a.employee_id AND b.id > a.id AND a.slots && b.slots
    WHERE a.workspace_id = $1 AND a.status IN ('requested', 'approved') AND b.status IN ('requested', 'approved')`,
  // the ledger and the absence must agree on status and cost
  `SELECT 'absence ' || a.id || ' is ' || a.status || ' and costs ' || a.days || ', and its ledger comes to ' || coalesce(l.held, 0) || ' held, ' || coalesce(l.used, 0) || ' used' AS wrong
     FROM absences a LEFT JOIN LATERAL (
       SELECT sum(days) FILTER (WHERE kind IN ('reserve', 'release')) AS held, sum(days) FILTER (WHERE kind = 'use') AS used
         FROM leave_ledger WHERE workspace_id = $1 AND absence_id = a.id) l ON true
    WHERE a.workspace_id = $1
      AND coalesce(l.held, 0) + coalesce(l.used, 0) <> CASE WHEN a.status IN ('requested', 'approved') THEN -a.days ELSE 0 END`,
  // a wallet is what the workspace owes: approved claims and waiting payments
  `SELECT 'the wallet of ' || u.id || ' is ' || w.sum || ', and owed are ' || c.sum + p.sum AS wrong
     FROM users u,
          LATERAL (SELECT coalesce(sum(amount), 0) AS sum FROM wallet_entries WHERE workspace_id = $1 AND employee_id = u.id) w,
          LATERAL (SELECT coalesce(sum(payout_amount), 0) AS sum FROM expense_claims
                    WHERE workspace_id = $1 AND employee_id = u.id AND status = 'approved') c,
          LATERAL (SELECT coalesce(sum(amount), 0) AS sum FROM payments
                    WHERE workspace_id = $1 AND employee_id = u.id AND status IN ('scheduled', 'processing')) p
    WHERE u.workspace_id = $1 AND w.sum <> c.sum + p.sum`,
];

export async function look(ask: Ask, workspaceId: string): Promise<Found> {
  const rows = <Row extends object>(text: string) => ask<Row>(text, [workspaceId]);
  const wrong: string[] = [];
  for (const text of WRONG) wrong.push(...(await rows<{ wrong: string }>(text)).map((row) => row.wrong));
  return {
    lines: await rows(LINES),
    records: await rows(RECORDS),
    events: await rows(EVENTS),
    deliveries: await rows(DELIVERIES),
    wrong,
  };
}
