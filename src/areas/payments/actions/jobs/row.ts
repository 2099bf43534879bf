/** What the kinds of jobs have in common. */
import type { Caller } from '../../../../auth/caller.ts';
import type { CallerWriting } from '../../../../events/writing.ts';
import type { PaymentJobOutcome } from '../../../../generated/types.ts';
import { barredFrom } from '../../../../people/deciding.ts';
import { barredProblem } from '../../../../people/secondPerson.ts';
import type { Services } from '../../../../services.ts';
import type { PayslipArchive } from '../payslipArchive.ts';
import type { OpenRow } from '../../store/jobs.ts';

/** A row's write, as the person who started the job, in a transaction of its own. */
export type RowCall = CallerWriting & {
  services: Pick<Services, 'files' | 'drawer'>;
  /** The archive of the job, opened once. */
  archive(): Promise<PayslipArchive>;
};

export interface Outcome {
  outcome: PaymentJobOutcome;
  employee_id?: string;
  payment_id?: string;
  payslip_id?: string;
  amount?: string;
  currency?: string;
  /** What earlier payslips lowered the amount by. */
  carried?: string;
  code?: string;
  detail?: string;
}

/**
 * Does a row.
 * @throws Problem that becomes the row's `refused`; then nothing is written
 */
export type DoRow = (
  call: RowCall,
  row: OpenRow,
  settings: Readonly<Record<string, unknown>>,
) => Promise<Outcome>;

/** Why a row about this person's money is left out for the caller (rules 200, 204); null if it is not. */
export function barredRow(caller: Caller, employeeId: string | null | undefined) {
  const barred = employeeId ? barredFrom(caller, employeeId) : null;
  return barred === null ? null : leftOut(barred, barredProblem(barred).options.detail);
}

export const leftOut = (code: string, detail: string, more: Omit<Outcome, 'outcome'> = {}): Outcome => ({
  ...more,
  outcome: 'left_out',
  code,
  detail,
});
