import { showDays } from '../../../civil/days.ts';
import { formatTimestamp } from '../../../civil/zones.ts';
import { csvLine } from '../../../lib/csv.ts';
import { attachmentHeaders } from '../../../files/attachment.ts';
import type {
  Overtime,
  OwnOvertime,
  PersonRef,
  Presence,
  TeamAbsence,
  TimeReport,
  TimeReportRow,
  TimeReportTotals,
} from '../../../generated/types.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import type { Period } from '../actions/period.ts';
import type { SheetPresence } from '../actions/presences.ts';
import type { Labels, TeamGroupBy } from '../actions/report.ts';
import type { Overtime as Counted } from '../rules/reports.ts';
import type { Report, ReportRow, Totals } from '../rules/tally.ts';
import type { TeamAbsenceRow } from '../store/team.ts';
import { refIn } from '../../../people/named.ts';

export function presentReport(
  { totals, rows }: Report,
  labels: Labels,
  { from, to }: Period,
  groupBy: TeamGroupBy,
  { settings }: Workspace,
): TimeReport {
  return {
    from,
    to,
    group_by: groupBy,
    rounding: settings.rounding,
    totals: presentTotals(totals),
    rows: rows.map((row) => presentRow(row, labels)),
  };
}

const presentTotals = (totals: Totals): TimeReportTotals => ({
  worked_seconds: totals.worked_seconds,
  billable_seconds: totals.billable_seconds,
  expected_seconds: totals.expected_seconds,
  absence_days: showDays(totals.absence_days),
  timezones: [...totals.timezones],
  warnings: [...totals.warnings],
  night_seconds: totals.night_seconds,
  sunday_seconds: totals.sunday_seconds,
  holiday_seconds: totals.holiday_seconds,
});

const presentRow = (row: ReportRow, labels: Labels): TimeReportRow => ({
  key: row.key,
  label: labels.get(row.key) ?? null,
  worked_seconds: row.worked_seconds,
  billable_seconds: row.billable_seconds,
  expected_seconds: row.expected_seconds,
  absence_days: showDays(row.absence_days),
  timezones: [...row.timezones],
  warnings: [...row.warnings],
  night_seconds: row.night_seconds,
  sunday_seconds: row.sunday_seconds,
  holiday_seconds: row.holiday_seconds,
  checks: row.checks.map(({ code, minutes }) => ({ code, minutes })),
});

const ROW_COLUMNS = [
  'key',
  'label',
  'worked_seconds',
  'billable_seconds',
  'expected_seconds',
  'absence_days',
  'timezones',
  'warnings',
  'night_seconds',
  'sunday_seconds',
  'holiday_seconds',
] as const;
const PERSON_COLUMNS = ['employee_id', 'employee_email', 'employee_name'] as const;

export const ROW_HEADER = csvLine(ROW_COLUMNS);

export const TEAM_HEADER = csvLine([...PERSON_COLUMNS, ...ROW_COLUMNS]);

/** CSV lines of a report; with `person`, each begins with the person's columns. */
export function reportLines(rows: readonly ReportRow[], labels: Labels, person?: PersonRef): string {
  const first = person ? [person.id, person.email, person.name] : [];
  return rows.map((row) => csvLine([...first, ...cellsOf(presentRow(row, labels))])).join('');
}

const cellsOf = (row: TimeReportRow): (string | number | null)[] =>
  ROW_COLUMNS.map((name) => {
    const value = row[name];
    return Array.isArray(value) ? value.join(' ') : value;
  });

/** Headers that make a browser save the report as a file. */
export const asFile = ({ from, to }: Period): Record<string, string> =>
  attachmentHeaders(`time-report_${from}_${to}.csv`);

export const presentOvertime = (employee: PersonRef, counted: Counted): Overtime => ({
  employee,
  expected_seconds: counted.expected_seconds,
  worked_seconds: counted.worked_seconds,
  balance_seconds: counted.balance_seconds,
});

/** `running`: the first day of the running balance, and the balance. */
export const presentOwnOvertime = (
  employee: PersonRef,
  counted: Counted,
  running: { since: string | null; balance_seconds: number },
): OwnOvertime => ({
  employee,
  expected_seconds: counted.expected_seconds,
  worked_seconds: counted.worked_seconds,
  balance_seconds: counted.balance_seconds,
  running_since: running.since,
  running_balance_seconds: running.balance_seconds,
});

export const presentPresence = (employee: PersonRef, presence: SheetPresence): Presence => ({
  employee,
  status: presence.status,
  since: presence.work && formatTimestamp(presence.work.started_at, presence.work.zone),
  absence_until: presence.absence_until,
});

/** Only managers and admins may see the leave type: `withPolicy`. */
export const presentTeamAbsence = (row: TeamAbsenceRow, withPolicy: boolean): TeamAbsence => ({
  id: row.id,
  employee: refIn(row, 'employee'),
  policy: withPolicy ? { id: row.policy_id, name: row.policy_name } : null,
  start_date: row.start_date,
  end_date: row.end_date,
  start_half: row.start_half,
  end_half: row.end_half,
  status: row.status,
});
