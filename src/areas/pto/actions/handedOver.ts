/** The absences of a month for payroll (rule 225), counted as in balances. */
import { dayNumber } from '../../../civil/dates.ts';
import { showDays } from '../../../civil/days.ts';
import { ask, type Queries } from '../../../db/handle.ts';
import type { HandoverAbsence } from '../../../generated/types.ts';
import { grouped } from '../../../lib/grouped.ts';
import type { HandoverMonth, PayrollPart } from '../../../paying/handover.ts';
import { holidaysOf } from '../../../schedule/calendars.ts';
import { costInCalendar, workCalendar, type WorkCalendar } from '../../../schedule/counting.ts';
import { holidaysBetween } from '../../../schedule/holidays.ts';
import { spanOf } from '../rules/carving.ts';
import { byPerson } from './absenceRate.ts';
import { calendarsOfMany, patternsOfMany } from '../store/absenceRate.ts';
import { absencesHandedOver, type HandedOver } from '../store/handedOver.ts';

export async function absencesOfMonth(
  db: Queries,
  ids: readonly string[],
  { first, last }: HandoverMonth,
): Promise<Map<string, PayrollPart>> {
  const page = { employee_ids: ids, from: first, to: last };
  const [absent, patterned, placed, holidays] = await db.together(
    ask(absencesHandedOver, page),
    ask(patternsOfMany, page),
    ask(calendarsOfMany, page),
    ask(holidaysBetween, page),
  );
  const [patterns, calendars] = [byPerson(patterned), byPerson(placed)];
  return new Map(
    [...grouped(absent, ({ employee_id }) => employee_id)].map(([id, rows]) => {
      const calendar = workCalendar({
        pattern: patterns.get(id) ?? [],
        holidays: holidaysOf(holidays, calendars.get(id) ?? []),
      });
      return [id, { absences: rows.map((row) => inMonth(row, calendar, first, last)) }];
    }),
  );
}

/** The part of an absence in a month. */
function inMonth(row: HandedOver, calendar: WorkCalendar, first: string, last: string): HandoverAbsence {
  const slots = {
    from: Math.max(row.from, 2 * dayNumber(first)),
    to: Math.min(row.to, 2 * dayNumber(last) + 2),
  };
  const span = { ...spanOf(slots), hours: row.hours };
  const { total, inDays } = costInCalendar(span, calendar, 'hour');
  return {
    id: row.id,
    policy_id: row.policy_id,
    policy: row.policy,
    start_date: span.start_date,
    end_date: span.end_date,
    days: showDays(inDays),
    hours: showDays(total),
  };
}
