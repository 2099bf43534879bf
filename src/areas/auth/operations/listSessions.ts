import type { Answer, Call } from '../../../contract.ts';
import { presentSession } from '../present/sessions.ts';
import { sessionsOf } from '../store/sessions.ts';

const MAX_SESSIONS = 200;

export default async function listSessions({
  caller,
  db,
  now,
}: Call<'listSessions'>): Promise<Answer<'listSessions'>> {
  const rows = await db.rows(sessionsOf, {
    user_id: caller.userId!,
    now: new Date(now).toISOString(),
    limit: MAX_SESSIONS,
  });
  return { status: 200, data: rows.map((row) => presentSession(row, caller)) };
}
