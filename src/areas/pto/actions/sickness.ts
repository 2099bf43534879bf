/** Reads what keeps days that would lapse: sick days, and what people were told (rule 71). */
import { earlier, later, type CivilDate } from '../../../civil/dates.ts';
import { ask, type Queries } from '../../../db/handle.ts';
import { grouped } from '../../../lib/grouped.ts';
import { holidaysOf } from '../../../schedule/calendars.ts';
import { costInCalendar, workCalendar, type DayCost } from '../../../schedule/counting.ts';
import type { Unit } from '../../../schedule/span.ts';
import { openSince } from '../rules/books.ts';
import { rulesOn, type Account, type Sickness } from '../rules/types.ts';
import { countingTerms } from '../store/recount.ts';
import { sicknessOf, toldOf, type SickRow } from '../store/sickness.ts';

interface Held {
  employee_id: string;
  policy_id: string;
  account: Account;
}

/** By account, since its first leave year that is not closed. */
export async function sicknessFor<One extends Held>(
  db: Queries,
  held: readonly One[],
): Promise<[One, Sickness][]> {
  if (held.length === 0) return [];
  const from = openSince(held.map(({ account }) => account));
  const employee_ids = [...new Set(held.map(({ employee_id }) => employee_id))];
  const [spans, told] = await db.together(
    ask(sicknessOf, { employee_ids, from }),
    ask(toldOf, { employee_ids }),
  );
  const sickOn = await sickDays(db, spans);
  const toldTo = grouped(told, (row) => `${row.employee_id} ${row.policy_id}`);
  return held.map((one) => {
    const { unit } = rulesOn(one.account.policy, one.account.today);
    const sickness = {
      sick: sickOn(one.employee_id, unit),
      told: toldTo.get(`${one.employee_id} ${one.policy_id}`) ?? [],
    };
    return [one, sickness];
  });
}

type SickDays = (employeeId: string, unit: Unit) => readonly DayCost[];

/** Counts the days of these absences by pattern and holidays of their people. */
async function sickDays(db: Queries, spans: readonly SickRow[]): Promise<SickDays> {
  if (spans.length === 0) return () => [];
  const [from, to]: CivilDate[] = [
    spans.map((span) => span.start_date).reduce(earlier),
    spans.map((span) => span.end_date).reduce(later),
  ];
  const spansOf = grouped(spans, ({ employee_id }) => employee_id);
  const employee_ids = [...spansOf.keys()];
  const terms = await db.one(countingTerms, { employee_ids, policy_ids: [], from: from!, to: to! });
  const patterns = grouped(terms.patterns, ({ employee_id }) => employee_id);
  const placements = grouped(terms.placements, ({ employee_id }) => employee_id);
  return (employeeId, unit) => {
    const calendar = workCalendar({
      pattern: patterns.get(employeeId) ?? [],
      holidays: holidaysOf(terms.holidays, placements.get(employeeId) ?? []),
    });
    return (spansOf.get(employeeId) ?? []).flatMap((span) => costInCalendar(span, calendar, unit).perDay);
  };
}
