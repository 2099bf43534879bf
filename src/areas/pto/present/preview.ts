import { later, type CivilDate } from '../../../civil/dates.ts';
import { ONE_DAY, showDays } from '../../../civil/days.ts';
import type { AbsencePreview, PersonRef, PreviewBalance, PreviewWarning } from '../../../generated/types.ts';
import type { Problem } from '../../../problem.ts';
import type { AssessedRequest } from '../actions/request.ts';
import type { Carved } from '../actions/carve.ts';
import { balanceOf } from '../rules/balance.ts';
import { leaveYearOf } from '../rules/leaveYears.ts';
import { grantedRows } from '../rules/ledger.ts';
import { rulesOn, type Account, type LedgerRow } from '../rules/types.ts';

export interface PreviewExtras {
  approver: PersonRef | null;
  /** Absences of more days need a document; null if none does. */
  documentAfter: number | null;
  displaced: readonly Carved[];
}

export function presentPreview(
  request: AssessedRequest,
  { approver, documentAfter, displaced }: PreviewExtras,
): AbsencePreview {
  const { cost, rules, conflicts } = request;
  const balances = balancesAfter(request);
  return {
    days: showDays(cost.total),
    unit: rules.unit,
    per_day: cost.perDay.map(({ date, days, reason }) => ({
      date,
      days: showDays(days),
      unit: rules.unit,
      reason: reason ?? null,
    })),
    balance_after: balances,
    requires_approval: rules.requires_approval,
    approver: rules.requires_approval ? approver : null,
    displaces: displaced.map(({ absence, policy, back }) => ({
      absence_id: absence.id,
      days_back: showDays(back),
      unit: rulesOn(policy, absence.start_date).unit,
    })),
    conflicts: conflicts.map(presentConflict),
    warnings: warningsOf(request, balances, documentAfter),
  };
}

/**
 * The balance of each leave year of the request, assuming that this request and all pending ones are granted.
 */
function balancesAfter({ cost, bookings, account }: AssessedRequest): PreviewBalance[] {
  const granted = account.rows.map((row): LedgerRow =>
    row.kind === 'reserve' ? { ...row, kind: 'use' } : row,
  );
  const after: Account = { ...account, rows: [...granted, ...grantedRows('', bookings)] };
  const yearAt = (date: CivilDate) => leaveYearOf(account.policy, date);
  const years = [...new Set(cost.perDay.map(({ date }) => yearAt(date)))];
  return years.map((year) => {
    const first = cost.perDay.find(({ date }) => yearAt(date) === year)!.date;
    const balance = balanceOf(after, { year, as_of: later(account.today, first) });
    return {
      year,
      as_of: balance.as_of,
      available: balance.unlimited ? null : showDays(balance.available),
      unit: balance.unit,
    };
  });
}

const presentConflict = ({ code, options }: Problem): AbsencePreview['conflicts'][number] => ({
  code: code as AbsencePreview['conflicts'][number]['code'],
  detail: options.detail,
  data: options.data ?? {},
});

function warningsOf(
  { cost, conflicts }: AssessedRequest,
  balances: readonly PreviewBalance[],
  documentAfter: number | null,
): PreviewWarning[] {
  const warnings: PreviewWarning[] = [];
  if (documentAfter !== null && cost.inDays > documentAfter * ONE_DAY)
    warnings.push({
      code: 'document_needed',
      detail: `More than ${documentAfter} ${documentAfter === 1 ? 'day' : 'days'} need a document, such as a sick note.`,
    });
  const overdrawn = balances.find(({ available }) => available?.startsWith('-'));
  if (overdrawn && !conflicts.some(({ code }) => code === 'insufficient_balance'))
    warnings.push({
      code: 'overdraft',
      detail: `${overdrawn.year} would end up at ${overdrawn.available} ${overdrawn.unit}s.`,
    });
  return warnings;
}
