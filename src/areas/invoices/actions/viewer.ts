/** Checks what a caller may do with an invoice, by its state machine. */
import type { Caller } from '../../../auth/caller.ts';
import { localDate } from '../../../civil/zones.ts';
import type { CivilDate } from '../../../civil/dates.ts';
import { isSecondAdmin } from '../../../people/secondPerson.ts';
import { conflict, forbidden, type Problem } from '../../../problem.ts';
import { assertOpen } from '../../../transitions/transition.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import { INVOICE_MACHINE, type InvoiceAction, type Party, type RefusalCode } from '../rules/invoice.ts';
import type { InvoiceRow } from '../store/invoices.ts';

/** The caller, and the workspace's date, which decides what is overdue. */
export interface Viewer {
  caller: Caller;
  today: CivilDate;
}

export const viewerOf = ({
  caller,
  workspace,
  now,
}: {
  caller: Caller;
  workspace: Workspace;
  now: number;
}): Viewer => ({ caller, today: localDate(now, workspace.timezone) });

/** Keys are not admins here, because only signed-in people may write invoices. */
export const partyOf = (
  caller: Caller,
  { employee_id, kind }: Pick<InvoiceRow, 'employee_id' | 'kind'>,
): Party => ({
  admin: isSecondAdmin(caller, employee_id),
  kind,
});

/** Throws 403 or 409 if the caller may not take this action now. */
export const assertMay = (action: InvoiceAction, caller: Caller, row: InvoiceRow): void =>
  assertOpen(INVOICE_MACHINE, action, row.status, partyOf(caller, row), (code) => problemOf(code, row));

const problemOf = (code: RefusalCode, { status, kind }: InvoiceRow): Problem =>
  code === 'role'
    ? forbidden('insufficient_role', 'This invoice is not yours to change.')
    : conflict(
        'invalid_transition',
        kind === 'credit_note'
          ? 'A credit note is final.'
          : 'A corrected invoice cannot be voided. Correct it again.',
        { current_status: status },
      );
