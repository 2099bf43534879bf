import type { Answer, Call } from '../../../contract.ts';
import { presentPersonRef } from '../../../people/present.ts';
import { presenceDay, presenceOf } from '../actions/presences.ts';
import { presentPresence } from '../present/reports.ts';
import { pageOfSome, teamReader } from '../actions/team.ts';

export default async function listPresences({
  query,
  caller,
  db,
  workspace,
  services,
  now,
}: Call<'listPresences'>): Promise<Answer<'listPresences'>> {
  const date = presenceDay(query.date, workspace, now);
  const wanted = query.status;
  const pageOf = await teamReader(
    db,
    { caller, period: { from: date, to: date }, employed: true, active: true },
    // the cursor is bound to the statuses, too, which no statement knows
    Buffer.concat([services.cursorKey, Buffer.from(wanted?.join() ?? '')]),
  );
  const { rows, page } = await pageOfSome(pageOf, query, ({ person, sheet }) => {
    const presence = presenceOf(sheet, date, workspace, now);
    if (wanted && !wanted.includes(presence.status)) return null;
    return presentPresence(presentPersonRef(person), presence);
  });
  return { status: 200, data: rows, page };
}
