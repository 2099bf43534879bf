import { newOneTimeToken, ONE_TIME_MS } from '../../../auth/oneTimeTokens.ts';
import type { Answer, Call } from '../../../contract.ts';
import { insertTicket } from '../../../notifications/store.ts';

export default async function createSocketTicket({
  caller,
  db,
  now,
}: Call<'createSocketTicket'>): Promise<Answer<'createSocketTicket'>> {
  const { token, hash } = newOneTimeToken('socket');
  await db.count(insertTicket, {
    user_id: caller.userId!,
    session_id: caller.sessionId!,
    token_hash: hash,
    access_ends_at: new Date(caller.until).toISOString(),
    expires_at: new Date(now + ONE_TIME_MS.socket).toISOString(),
    now: new Date(now).toISOString(),
  });
  return { status: 200, data: { ticket: token, expires_in: ONE_TIME_MS.socket / 1000 } };
}
