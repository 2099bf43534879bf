/**
 * Audit lines and notifications about payslips. They contain no amounts, because others may read mails and
 * lock screens.
 */
import { audit } from '../../../events/audit.ts';
import { notify } from '../../../events/notify.ts';
import type { Writing } from '../../../events/writing.ts';
import { periodText } from '../../../pdf/format.ts';
import type { PayslipRow } from '../store/payslips.ts';

type Told = Pick<PayslipRow, 'id' | 'employee_id' | 'period_start' | 'period_end'>;

export const auditDrafted = (call: Writing, { id, employee_id, period_start, period_end }: Told): void =>
  audit(call, {
    action: 'created',
    resource: 'payslip',
    id,
    changes: {
      employee_id: [null, employee_id],
      period_start: [null, period_start],
      period_end: [null, period_end],
    },
  });

const tell = (
  call: Writing,
  payslip: Told,
  { kind, title, reason }: { kind: 'payslip.published' | 'payslip.voided'; title: string; reason?: string },
): void =>
  notify(call, {
    userId: payslip.employee_id,
    kind,
    title,
    body: `For ${periodText(payslip.period_start, payslip.period_end)}${reason ? `: ${reason}` : '.'}`,
    resource: { type: 'payslip', id: payslip.id },
  });

export const announcePublished = (call: Writing, payslip: Told): void =>
  tell(call, payslip, { kind: 'payslip.published', title: 'You have a new payslip' });

/** `reason`: of the correction, or of voiding it. The person reads it. */
export const announceReplaced = (call: Writing, payslip: Told, reason: string): void =>
  tell(call, payslip, { kind: 'payslip.published', title: 'A payslip of yours was corrected', reason });

export const announceVoided = (call: Writing, payslip: Told, reason: string): void =>
  tell(call, payslip, { kind: 'payslip.voided', title: 'A payslip of yours is void', reason });
