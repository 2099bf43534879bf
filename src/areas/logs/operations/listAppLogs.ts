import type { Answer, Call } from '../../../contract.ts';
import { contains } from '../../../people/search.ts';
import { beginOf, endOf } from '../actions/days.ts';
import { presentAppLog } from '../present/appLogs.ts';
import { appLogs } from '../store/appLogs.ts';

/** What apps have sent, newest first, by when it arrived: their clocks may be wrong. */
export default async function listAppLogs(call: Call<'listAppLogs'>): Promise<Answer<'listAppLogs'>> {
  const { query, workspace } = call;
  const { user_id, level, q, from, to } = query;
  const { rows, page } = await appLogs.page(call, {
    user_id,
    level,
    q: contains(q),
    since: from && beginOf(from, workspace.timezone),
    before: to && endOf(to, workspace.timezone),
  });
  return { status: 200, data: rows.map(presentAppLog), page };
}
