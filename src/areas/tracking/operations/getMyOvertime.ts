import type { Answer, Call } from '../../../contract.ts';
import { earlier } from '../../../civil/dates.ts';
import { reachablePerson } from '../../../people/subject.ts';
import { assertPeriod } from '../actions/period.ts';
import { presentOwnOvertime } from '../present/reports.ts';
import { overtimeOf } from '../actions/report.ts';
import { sheetOfPerson } from '../actions/sheets.ts';
import { firstEntries } from '../store/sheets.ts';
import { refOf } from '../../../people/named.ts';

export default async function getMyOvertime(call: Call<'getMyOvertime'>): Promise<Answer<'getMyOvertime'>> {
  const { query, db } = call;
  assertPeriod(query);
  const { from, to } = query;
  const person = await reachablePerson(call, 'team');
  const began = (await db.maybe(firstEntries, { employee_ids: [person.id] }))?.started_on;
  const since = began !== undefined && began <= to ? began : null;
  const sheet = await sheetOfPerson(db, person.id, { from: earlier(from, since ?? from), to });
  const running = since === null ? 0 : overtimeOf(sheet, { from: since, to }).balance_seconds;
  return {
    status: 200,
    data: presentOwnOvertime(refOf(person), overtimeOf(sheet, query), { since, balance_seconds: running }),
  };
}
