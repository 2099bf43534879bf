import type { Answer, Call } from '../../../contract.ts';
import { contains } from '../../../people/search.ts';
import { dayEnd, dayStart } from '../../../civil/zones.ts';
import { presentAppLog } from '../present/appLogs.ts';
import { appLogs } from '../store/appLogs.ts';

/** App logs by the time of receipt, newest first, because clocks of clients may be wrong. */
export default async function listAppLogs(call: Call<'listAppLogs'>): Promise<Answer<'listAppLogs'>> {
  const { query, workspace } = call;
  const { user_id, level, q, from, to } = query;
  const { rows, page } = await appLogs.page(call, {
    user_id,
    level,
    q: contains(q),
    since: from && dayStart(from, workspace.timezone),
    before: to && dayEnd(to, workspace.timezone),
  });
  return { status: 200, data: rows.map(presentAppLog), page };
}
