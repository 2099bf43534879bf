/** What `doctor --deep` compares in the database. */
import { lossCheck, type LossCheck } from './lossCheck.ts';

/** Tables by the resource whose creation the audit trail notes. Their rows only go with a line `deleted`. */
const TABLES = {
  absence: 'absences',
  api_key: 'api_keys',
  benefit_plan: 'benefit_plans',
  blackout: 'blackouts',
  contract: 'contracts',
  enrollment: 'enrollments',
  expense_claim: 'expense_claims',
  faq: 'faqs',
  holiday: 'holidays',
  invoice: 'invoices',
  list_item: 'list_items',
  meeting: 'meetings',
  overtime_entry: 'overtime_entries',
  payment: 'payments',
  payment_method: 'payment_methods',
  payment_run: 'payment_runs',
  payslip: 'payslips',
  period_lock: 'period_locks',
  policy: 'policies',
  substitution: 'substitutions',
  ticket: 'tickets',
  ticket_message: 'ticket_messages',
  time_entry: 'time_entries',
  user: 'users',
  webhook: 'webhooks',
};

/** Actions of the audit trail that make a record. */
const MAKING = ['added', 'created', 'recorded', 'requested', 'requested and approved', 'scheduled'];

const quoted = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');
const there = (table: string, id: string): string =>
  `EXISTS (SELECT FROM ${table} r WHERE r.workspace_id = $1 AND r.id = ${id})`;
/** SQL: the sum of the wallet's entries for a cause; 0 without any. */
const inWallet = (type: string, more = 'true'): string =>
  `COALESCE((SELECT sum(w.amount) FROM wallet_entries w
     WHERE w.workspace_id = $1 AND w.cause_type = '${type}' AND w.cause_id = t.id AND ${more}), 0)`;
/** SQL: the sum of a column of a record's parts; 0 without any. */
const sumOf = (table: string, column: string, reference: string, more = 'true'): string =>
  `COALESCE((SELECT sum(c.${column}) FROM ${table} c WHERE c.workspace_id = $1 AND c.${reference} = t.id AND ${more}), 0)`;

export const CHECKS: readonly LossCheck[] = [
  lossCheck({
    name: 'records',
    table: 'audit_log',
    where: `t.resource_id IS NOT NULL AND t.action IN (${quoted(MAKING)}) AND t.resource_type IN (${quoted(Object.keys(TABLES))})`,
    lost: `NOT CASE t.resource_type ${Object.entries(TABLES)
      .map(([type, table]) => `WHEN '${type}' THEN ${there(table, 't.resource_id')}`)
      .join(' ')} END
      AND NOT EXISTS (SELECT FROM audit_log d WHERE d.workspace_id = $1 AND d.resource_id = t.resource_id AND d.action = 'deleted')`,
    says: `'the ' || replace(t.resource_type, '_', ' ') || ' ' || t.resource_id || ' is gone; the audit trail says that it was ' || t.action || ', and not that it was deleted'`,
  }),
  lossCheck({
    name: 'deliveries',
    table: 'events',
    // deliveries are kept for 30 days
    where: `NOT t.sample AND t.created_at BETWEEN clock_timestamp() - interval '29 days' AND clock_timestamp() - interval '1 minute'`,
    // after a change of the webhook nobody knows which events it was subscribed to
    lost: `EXISTS (
      SELECT FROM webhooks w
       WHERE w.workspace_id = $1 AND w.status <> 'deleted' AND w.created_at < t.created_at
         AND w.events && ARRAY[t.kind, split_part(t.kind, '.', 1) || '.*', '*']
         AND NOT EXISTS (SELECT FROM deliveries d WHERE d.workspace_id = $1 AND d.event_id = t.id AND d.webhook_id = w.id)
         AND NOT EXISTS (SELECT FROM audit_log l WHERE l.workspace_id = $1 AND l.resource_id = w.id AND l.action = 'updated' AND l.created_at > t.created_at))`,
    says: `'the event ' || t.id || ' (' || t.kind || ') has no delivery for a webhook that was subscribed to it; webhooks can be sent it again (POST /platform/webhooks/{webhook_id}/recover/)'`,
  }),
  lossCheck({
    name: 'leave',
    table: 'absences',
    lost: `${sumOf('leave_ledger', 'days', 'absence_id')} <>
      CASE WHEN t.deleted_at IS NULL AND t.status IN ('requested', 'approved') THEN -t.days ELSE 0 END`,
    says: `'the absence ' || t.id || ' (' || t.status || ', ' || t.days || ') takes ' || -${sumOf('leave_ledger', 'days', 'absence_id')} || ' from the balance'`,
  }),
  lossCheck({
    name: 'payments',
    table: 'payments',
    where: `t.status = 'completed'`,
    lost: `NOT EXISTS (
      SELECT FROM wallet_entries w
       WHERE w.workspace_id = $1 AND w.cause_type = 'payment' AND w.cause_id = COALESCE(t.reverses_id, t.id)
         AND w.kind = CASE WHEN t.reverses_id IS NULL THEN 'paid' ELSE 'reversed' END AND w.amount = -t.amount)`,
    says: `'the completed payment ' || t.id || ' of ' || t.amount || ' ' || t.currency || ' is not in the wallet'`,
  }),
  lossCheck({
    name: 'claims',
    table: 'expense_claims',
    where: `t.status IN ('approved', 'paid')`,
    lost: `${inWallet('expense_claim', `w.kind IN ('owed', 'corrected')`)} <> t.payout_amount`,
    says: `'the approved claim ' || t.id || ' of ' || t.payout_amount || ' ' || t.payout_currency || ' is not in the wallet'`,
  }),
  lossCheck({
    name: 'payslips',
    table: 'payslips',
    where: `t.status IN ('published', 'voided')`,
    lost: `t.net <> t.paid_net AND NOT EXISTS (
      SELECT FROM wallet_entries w
       WHERE w.workspace_id = $1 AND w.cause_type = 'payslip' AND w.cause_id = t.id AND w.kind = 'owed' AND w.amount = t.net - t.paid_net)`,
    says: `'the payslip ' || t.id || ' of ' || t.net || ' ' || t.currency || ' is not in the wallet'`,
  }),
  lossCheck({
    name: 'invoices',
    table: 'invoices',
    where: `t.status <> 'draft'`,
    lost: `${inWallet('invoice', `w.kind IN ('owed', 'corrected')`)} <>
      CASE t.kind WHEN 'credit_note' THEN 0 ELSE t.total - t.credited - t.paid_before END`,
    says: `'the invoice ' || t.year || '-' || t.number || ' of ' || t.total || ' ' || t.currency || ' is not in the wallet'`,
  }),
  lossCheck({
    name: 'wallet',
    table: 'wallet_entries',
    lost: `NOT CASE t.cause_type WHEN 'payment' THEN ${there('payments', 't.cause_id')} WHEN 'expense_claim' THEN ${there('expense_claims', 't.cause_id')}
      WHEN 'payslip' THEN ${there('payslips', 't.cause_id')} WHEN 'invoice' THEN ${there('invoices', 't.cause_id')} ELSE true END`,
    says: `'the wallet has ' || t.amount || ' ' || t.currency || ' for the ' || replace(t.cause_type, '_', ' ') || ' ' || t.cause_id || ', which is gone'`,
  }),
  lossCheck({
    name: 'claim items',
    table: 'expense_claims',
    where: 't.deleted_at IS NULL',
    lost: `${sumOf('expense_items', 'amount', 'claim_id')} <> t.amount`,
    says: `'the items of the claim ' || t.id || ' do not add up to its ' || t.amount || ' ' || t.currency`,
  }),
  lossCheck({
    name: 'payslip lines',
    table: 'payslips',
    // without lines the amounts are on an uploaded document
    where: `t.deleted_at IS NULL AND EXISTS (SELECT FROM payslip_lines c WHERE c.workspace_id = $1 AND c.payslip_id = t.id)`,
    lost: `${sumOf('payslip_lines', 'amount', 'payslip_id', `c.kind = 'earning'`)} <> t.gross
        OR ${sumOf('payslip_lines', 'amount', 'payslip_id', `c.kind = 'deduction'`)} <> t.deductions`,
    says: `'the lines of the payslip ' || t.id || ' do not add up to its ' || t.gross || ' less ' || t.deductions`,
  }),
  lossCheck({
    name: 'invoice lines',
    table: 'invoices',
    where: 't.deleted_at IS NULL',
    lost: `${sumOf('invoice_lines', 'amount', 'invoice_id')} <> t.net OR ${sumOf('invoice_taxes', 'tax', 'invoice_id')} <> t.tax`,
    says: `'the lines or taxes of the invoice ' || t.id || ' do not add up to its ' || t.total`,
  }),
  lossCheck({
    name: 'invoice numbers',
    table: 'invoice_counters',
    lost: `(SELECT count(*) FROM invoices i WHERE i.workspace_id = $1 AND i.year = t.year AND i.number <= t.last) <> t.last`,
    says: `'the numbers of the invoices of ' || t.year || ' have gaps: ' || (
      SELECT string_agg(n::text, ', ') FROM (
        SELECT n FROM generate_series(1, t.last) n
         WHERE NOT EXISTS (SELECT FROM invoices i WHERE i.workspace_id = $1 AND i.year = t.year AND i.number = n)
         ORDER BY n LIMIT 10) missing)`,
  }),
  lossCheck({
    name: 'ticket numbers',
    table: 'ticket_counters',
    lost: `(SELECT count(*) FROM tickets i WHERE i.workspace_id = $1 AND i.number <= t.last) <> t.last`,
    says: `'of ' || t.last || ' tickets, ' || (SELECT count(*) FROM tickets i WHERE i.workspace_id = $1 AND i.number <= t.last) || ' are there'`,
  }),
  lossCheck({
    name: 'bytes of files',
    table: 'files',
    where: 't.place IS NULL AND t.stray_at IS NULL AND t.erased_at IS NULL',
    lost: `${`COALESCE((SELECT sum(octet_length(c.bytes)) FROM file_chunks c WHERE c.workspace_id = $1 AND c.file_id = t.id), 0)`} <> t.size`,
    says: `'the file ' || t.id || ' (' || t.kind || ') has not all of its ' || t.size || ' bytes'`,
  }),
  lossCheck({
    name: 'files of bytes',
    table: 'file_chunks',
    key: 'file_id',
    where: 't.n = 0',
    lost: `NOT ${there('files', 't.file_id')}`,
    says: `'there are bytes of the file ' || t.file_id || ', which is gone'`,
  }),
];
