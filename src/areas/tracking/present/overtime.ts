import type {
  OvertimeAccount as Shown,
  OvertimeEntry,
  PersonRef,
  RecordException,
} from '../../../generated/types.ts';
import type { OvertimeAccount } from '../actions/overtimeAccount.ts';
import { exceptionIn } from '../../../people/exceptions.ts';
import type { OvertimeRow } from '../store/overtime.ts';

export const presentOvertimeEntry = (
  employee: PersonRef,
  row: OvertimeRow,
  exception: RecordException | null,
): OvertimeEntry => ({
  id: row.id,
  employee,
  kind: row.kind,
  seconds: row.seconds,
  effective_on: row.effective_on,
  reason: row.reason,
  exception,
  created_at: row.created_at,
});

export const presentAccount = (
  employee: PersonRef,
  { since, balance, months, rows }: OvertimeAccount,
  as_of: string,
): Shown => ({
  employee,
  since,
  as_of,
  balance_seconds: balance,
  months: months.map((one) => ({
    month: one.month,
    expected_seconds: one.expected_seconds,
    worked_seconds: one.worked_seconds,
    rows_seconds: one.rows_seconds,
    balance_seconds: one.balance_seconds,
  })),
  entries: rows.map((row) => presentOvertimeEntry(employee, row, exceptionIn(row))),
});
