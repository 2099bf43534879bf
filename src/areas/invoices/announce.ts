/**
 * Events, notices, and the audit lines that transitions do not write (transitions/transition.ts). Operations
 * and the demo both use these functions.
 */
import { audit } from '../../events/audit.ts';
import { emit } from '../../events/emit.ts';
import { notify } from '../../events/notify.ts';
import type { Writing } from '../../events/writing.ts';
import { presentInvoiceEvent, type IssuedRow } from './present/invoice.ts';
import { numberText } from './rules/invoice.ts';

interface Notice {
  kind: 'invoice.issued' | 'invoice.voided';
  title: string;
  /** Appended to number and amount. */
  more: string;
}

/** Notifies the contractor, unless they are the caller. */
function tellContractor(call: Writing, row: IssuedRow, { kind, title, more }: Notice): void {
  if (row.employee_id === call.caller.userId) return;
  notify(call, {
    userId: row.employee_id,
    kind,
    title,
    body: `${numberText(row.year, row.number)}, ${row.total} ${row.currency}. ${more}`,
    resource: { type: 'invoice', id: row.id },
  });
}

/** Audits a new draft. `entries` is the number of its time entries, if it was made from tracked time. */
export const auditDrafted = (
  call: Writing,
  { id, total, currency }: { id: string; total: string; currency: string },
  entries?: number,
): void =>
  audit(call, {
    action: 'created',
    resource: 'invoice',
    id,
    changes: {
      total: [null, `${total} ${currency}`],
      ...(entries !== undefined && { time_entries: [0, entries] }),
    },
  });

const TITLES: Record<IssuedRow['kind'], string> = {
  invoice: 'An invoice was issued in your name',
  credit_note: 'A credit note was issued in your name',
  corrected_invoice: 'A corrected invoice was issued in your name',
};

export function announceIssued(call: Writing, row: IssuedRow): void {
  emit(call, 'invoice.issued', presentInvoiceEvent(row));
  tellContractor(call, row, {
    kind: 'invoice.issued',
    title: TITLES[row.kind],
    more: row.kind === 'credit_note' ? 'It takes back a part or all of an invoice.' : `Due on ${row.due_on}.`,
  });
}

export const announceVoided = (call: Writing, row: IssuedRow, reason: string): void =>
  tellContractor(call, row, { kind: 'invoice.voided', title: 'Your invoice was voided', more: reason });
