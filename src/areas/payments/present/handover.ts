import type { Handover, HandoverSummary } from '../../../generated/types.ts';
import { maybeRefIn } from '../../../people/named.ts';
import { contentFrom } from '../rules/handoverDocument.ts';
import type { HandoverDetailRow, HandoverRow } from '../store/handovers.ts';

export const presentHandoverSummary = (row: HandoverRow): HandoverSummary => ({
  id: row.id,
  kind: row.kind,
  month: row.month.slice(0, 7),
  number: row.number,
  rows: row.row_count,
  sha256: row.sha256,
  created_by: maybeRefIn(row, 'created_by'),
  created_at: row.created_at,
});

export function presentHandover(row: HandoverDetailRow): Handover {
  const { head, people, bookings } = contentFrom(row.document);
  return {
    ...presentHandoverSummary(row),
    people: [...people],
    bookings: [...bookings],
    diff: head.diff,
    late: [...head.late],
  };
}
