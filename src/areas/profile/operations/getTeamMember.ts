import { dayNumber } from '../../../civil/dates.ts';
import { localDate } from '../../../civil/zones.ts';
import type { Answer, Call } from '../../../contract.ts';
import { notFound } from '../../../problem.ts';
import { presentMember } from '../present/people.ts';
import { dayOf } from '../rules/day.ts';
import { member } from '../store/people.ts';

export default async function getTeamMember({
  params,
  db,
  workspace,
  now,
}: Call<'getTeamMember'>): Promise<Answer<'getTeamMember'>> {
  const today = localDate(now, workspace.timezone);
  const row = await db.maybe(member, { id: params.user_id, date: today, slot: 2 * dayNumber(today) });
  if (!row) throw notFound();
  return { status: 200, data: presentMember(row, dayOf(today, row)) };
}
