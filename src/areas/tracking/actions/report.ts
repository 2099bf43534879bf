/** Reports of people and teams, computed from their sheets. */
import type { Queries } from '../../../db/handle.ts';
import type { ListName } from '../../../generated/types.ts';
import { firstWeekday } from '../../../workspace/weekdays.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import { nameOf } from '../../../people/present.ts';
import { listLabels } from '../../../lists/items.ts';
import type { Period } from './period.ts';
import { expectedDays } from '../../../schedule/expected.ts';
import { overtime, timeReport, type GroupBy, type Overtime } from '../rules/reports.ts';
import { createTally, isEmpty, type Report } from '../rules/tally.ts';
import type { Sheet } from './sheets.ts';
import type { Member } from './team.ts';

export type TeamGroupBy = Exclude<GroupBy, 'person'> | 'employee' | 'department';

/** Labels of report rows, by row key. */
export type Labels = Map<string, string>;

/** Labels that come from pick lists, known before any person is read. */
export async function labelsFor(db: Queries, groupBy: TeamGroupBy): Promise<Labels> {
  const list_key = LISTS[groupBy];
  if (list_key === undefined) return new Map();
  const items = await db.rows(listLabels, { lists: [list_key] });
  return new Map(items.map(({ id, label }) => [id, label]));
}

const LISTS: Partial<Record<TeamGroupBy, ListName>> = {
  category: 'time-categories',
  department: 'departments',
};

/** A person's report, with the rounding and week start of the workspace. */
export function reportOfSheet(
  { entries, terms, absences, rules }: Sheet,
  { from, to }: Period,
  groupBy: GroupBy,
  workspace: Pick<Workspace, 'settings' | 'weekStart'>,
): Report {
  return timeReport({
    from,
    to,
    entries,
    expected: expectedDays(from, to, terms, absences),
    groupBy,
    rounding: workspace.settings.rounding,
    weekStart: firstWeekday(workspace),
    rules: rules ?? workspace.settings.working_time_rules,
    holidays: terms.holidays,
  });
}

/**
 * A person's part of a team report; null if there is nothing to count. Adds the person's name to `labels` if
 * rows are people.
 */
export function reportOfMember(
  { person, sheet }: Member,
  period: Period,
  groupBy: TeamGroupBy,
  labels: Labels,
  workspace: Workspace,
): Report | null {
  const byPerson = groupBy === 'employee' || groupBy === 'department';
  const report = reportOfSheet(sheet, period, byPerson ? 'person' : groupBy, workspace);
  if (isEmpty(report.totals)) return null;
  if (!byPerson) return report;
  const key = groupBy === 'employee' ? person.id : (person.department_id ?? '');
  if (groupBy === 'employee') labels.set(key, nameOf(person));
  return { totals: report.totals, rows: [{ key, ...report.totals }] };
}

export async function sumOf(reports: AsyncIterable<Report>): Promise<Report> {
  const tally = createTally();
  for await (const { totals, rows } of reports) {
    tally.total(totals);
    for (const row of rows) tally.row(row.key, row);
  }
  return tally.report();
}

/** Rule 36: overtime, from a person's sheet of the same period. */
export function overtimeOf(
  { entries, summedSeconds, terms, absences }: Sheet,
  { from, to }: Period,
): Overtime {
  const { expected_seconds, ...listed } = overtime(
    from,
    to,
    entries,
    expectedDays(from, to, terms, absences),
  );
  const worked_seconds = listed.worked_seconds + summedSeconds;
  return { expected_seconds, worked_seconds, balance_seconds: worked_seconds - expected_seconds };
}
