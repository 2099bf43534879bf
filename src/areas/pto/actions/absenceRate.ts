/** Adds up the working and absent days of a team of any size, in batches of people. */
import type { Days } from '../../../civil/days.ts';
import { pagesById } from '../../../db/byId.ts';
import { ask, type Queries } from '../../../db/handle.ts';
import { holidaysBetween } from '../../../schedule/holidays.ts';
import { rated, type Period, type Rated } from '../rules/absenceRate.ts';
import {
  absencesOfMany,
  calendarsOfMany,
  formerOfMany,
  patternsOfMany,
  ratedAfter,
  type Ofs,
} from '../store/absenceRate.ts';

export interface Sum {
  absent: Days;
  working: Days;
}

/** Sums by key, and of everything. */
export interface RateSums {
  totals: Sum;
  rows: Map<string, Sum>;
}

export type RateGroup = 'month' | 'department' | 'policy';

const AT_A_TIME = 200;

/** `below`: only people below this manager. */
export async function absenceRate(
  db: Queries,
  period: Period,
  { below, groupBy }: { below: string | undefined; groupBy: RateGroup },
): Promise<RateSums> {
  const sums: RateSums = { totals: { absent: 0, working: 0 }, rows: new Map() };
  const holidays = await db.rows(holidaysBetween, period);
  const { from, to } = period;
  const pages = pagesById(AT_A_TIME, (page) =>
    db.rows(ratedAfter, { below: below ?? null, from, to, ...page }),
  );
  for await (const people of pages) {
    const page = { employee_ids: people.map(({ id }) => id), from, to };
    const [before, patterned, placed, absent] = await db.together(
      ask(formerOfMany, page),
      ask(patternsOfMany, page),
      ask(calendarsOfMany, page),
      ask(absencesOfMany, page),
    );
    const [former, patterns] = [byPerson(before), byPerson(patterned)];
    const [calendars, absences] = [byPerson(placed), byPerson(absent)];
    for (const { id, department_id, start_date, last_day } of people) {
      const terms = {
        employed: [...(former.get(id) ?? []), { from: start_date, to: last_day }],
        pattern: patterns.get(id) ?? [],
        calendars: calendars.get(id) ?? [],
        absences: absences.get(id) ?? [],
      };
      addTo(sums, rated(period, terms, holidays), groupBy, department_id);
    }
  }
  return sums;
}

export const byPerson = <Row>(sets: readonly Ofs<Row>[]): Map<string, Row[]> =>
  new Map(sets.map(({ employee_id, rows }) => [employee_id, rows]));

function addTo(
  sums: RateSums,
  { working, absent }: Rated,
  groupBy: RateGroup,
  department: string | null,
): void {
  const add = (key: string | null, sum: Sum): void => {
    const row = key === null ? sums.totals : (sums.rows.get(key) ?? { absent: 0, working: 0 });
    row.absent += sum.absent;
    row.working += sum.working;
    if (key !== null) sums.rows.set(key, row);
  };
  const keyOf = (month: string): string => (groupBy === 'month' ? month : (department ?? 'none'));
  for (const { month, days } of working) {
    const sum = { absent: 0, working: days };
    add(null, sum);
    if (groupBy !== 'policy') add(keyOf(month), sum);
  }
  for (const { month, days, policy_id } of absent) {
    const sum = { absent: days, working: 0 };
    add(null, sum);
    add(groupBy === 'policy' ? policy_id : keyOf(month), sum);
  }
}
