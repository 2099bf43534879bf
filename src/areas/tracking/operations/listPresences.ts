import type { Answer, Call } from '../../../contract.ts';
import { presentPersonRef } from '../../../people/present.ts';
import { presenceDay, presenceOf } from '../actions/presences.ts';
import { presentPresence } from '../present/reports.ts';
import { pageOfSome, teamReader } from '../actions/team.ts';

export default async function listPresences(call: Call<'listPresences'>): Promise<Answer<'listPresences'>> {
  const { query, workspace, now } = call;
  const date = presenceDay(query.date, workspace, now);
  const wanted = query.status;
  const period = { from: date, to: date };
  const readPage = teamReader(call, { period, employed: true, active: true, boundTo: wanted?.join() });
  const { rows, page } = await pageOfSome(readPage, query, ({ person, sheet }) => {
    const presence = presenceOf(sheet, date, workspace, now);
    if (wanted && !wanted.includes(presence.status)) return null;
    return presentPresence(presentPersonRef(person), presence);
  });
  return { status: 200, data: rows, page };
}
