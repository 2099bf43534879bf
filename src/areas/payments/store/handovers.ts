/** Hand-overs, and the people and payments of a month. */
import { defineList } from '../../../db/list.ts';
import { statement, type NoRow } from '../../../db/statement.ts';
import type { HandoverPayment } from '../../../generated/types.ts';
import { namedColumnsAs, type MaybeNamedAs } from '../../../people/named.ts';

export type HandoverKind = 'payroll' | 'accounting';

export interface HandoverRow extends MaybeNamedAs<'created_by'> {
  id: string;
  kind: HandoverKind;
  /** Its first day. */
  month: string;
  number: number;
  row_count: number;
  sha256: string;
  created_at: string;
}

/** A hand-over with its file: lines of JSON. */
export interface HandoverDetailRow extends HandoverRow {
  document: string;
}

const COLUMNS = `h.id, h.kind, h.month, h.number, h.row_count, encode(h.sha256, 'hex') AS sha256, h.created_by_id,
    ${namedColumnsAs('u', 'created_by')}, h.created_at`;
const FROM = 'handovers h LEFT JOIN users u ON u.workspace_id = $1 AND u.id = h.created_by_id';

export const handoverList = defineList<HandoverRow, { kind: HandoverKind; month: string }>({
  name: 'handovers',
  columns: COLUMNS,
  from: FROM,
  where: 'h.workspace_id = $1',
  id: 'h.id',
  orders: {
    month: { sql: 'h.month', type: 'date' },
    created_at: { sql: 'h.created_at', type: 'timestamptz' },
  },
  filters: { kind: 'h.kind = $kind', month: 'h.month = $month::date' },
});

export const handoverById = statement<HandoverDetailRow, { id: string }>(
  `SELECT ${COLUMNS}, h.document FROM ${FROM} WHERE h.workspace_id = $1 AND h.id = $id`,
);

/** Lets one hand-over of a kind be made at a time, until the transaction ends. */
export const lockHandovers = statement<NoRow, { kind: HandoverKind }>(
  `SELECT pg_advisory_xact_lock(hashtextextended($1::uuid::text || $kind, 226))::text AS held`,
);

/** The last hand-over of a month. */
export const lastHandover = statement<
  { id: string; number: number; document: string },
  { kind: HandoverKind; month: string }
>(`
  SELECT id, number, document FROM handovers
   WHERE workspace_id = $1 AND kind = $kind AND month = $month::date ORDER BY number DESC LIMIT 1`);

/** The months from a day to another that were handed over, each as it was last handed over (`whole`) or reported late. */
export const knownStates = statement<
  { month: string; document: string; whole: boolean },
  { kind: HandoverKind; from: string; before: string }
>(`
  SELECT DISTINCT ON (s.month) s.month, s.document, s.whole
    FROM (SELECT h.month, h.document, true AS whole, h.created_at, h.id FROM handovers h
           WHERE h.workspace_id = $1 AND h.kind = $kind AND h.month >= $from::date AND h.month < $before::date
          UNION ALL
          SELECT l.month, l.document, false AS whole, l.created_at, l.id FROM handover_late l
           WHERE l.workspace_id = $1 AND l.kind = $kind AND l.month >= $from::date AND l.month < $before::date) s
   ORDER BY s.month, s.created_at DESC, s.id DESC`);

export const insertHandover = statement<
  { id: string },
  {
    id: string;
    kind: HandoverKind;
    month: string;
    number: number;
    row_count: number;
    people: readonly string[];
    document: string;
    sha256: Buffer;
    created_by_id: string;
    created_at: string;
  }
>(`
  INSERT INTO handovers (workspace_id, id, kind, month, number, row_count, people, document, sha256, created_by_id, created_at)
  VALUES ($1, $id, $kind, $month::date, $number, $row_count, $people::uuid[], $document, $sha256, $created_by_id, $created_at)
  RETURNING id`);

/** What an earlier month has become, so that a change is reported once. */
export const insertLate = statement<
  NoRow,
  {
    id: string;
    created_at: string;
    handover_id: string;
    kind: HandoverKind;
    month: string;
    people: readonly string[];
    document: string;
  }
>(`
  INSERT INTO handover_late (workspace_id, id, created_at, handover_id, kind, month, people, document)
  VALUES ($1, $id, $created_at, $handover_id, $kind, $month::date, $people::uuid[], $document)`);

/** Payments of a month that were neither cancelled nor reversed; expenses and invoices are not pay. */
export const paymentsHandedOver = statement<
  HandoverPayment & { employee_id: string },
  { employee_ids: readonly string[]; first: string; last: string }
>(`
  SELECT p.employee_id, p.id, p.kind, p.amount, p.currency, p.pay_on FROM payments p
   WHERE p.workspace_id = $1 AND p.employee_id = ANY ($employee_ids::uuid[]) AND p.pay_on BETWEEN $first::date AND $last::date
     AND p.kind IN ('salary', 'bonus', 'other') AND p.status <> 'cancelled'
     AND NOT EXISTS (SELECT FROM payments r WHERE r.workspace_id = $1 AND r.reverses_id = p.id)
   ORDER BY p.pay_on, p.id`);
