import type { Answer, Call } from '../../../contract.ts';
import { calendars } from '../store/calendars.ts';

export default async function adminListCalendars({
  db,
}: Call<'adminListCalendars'>): Promise<Answer<'adminListCalendars'>> {
  return { status: 200, data: await db.rows(calendars) };
}
