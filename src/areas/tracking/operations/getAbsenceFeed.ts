import { hashFeedToken } from '../../../auth/feedToken.ts';
import { addDays } from '../../../civil/dates.ts';
import { localDate } from '../../../civil/zones.ts';
import type { Answer, Call } from '../../../contract.ts';
import { attachmentHeaders } from '../../../files/attachment.ts';
import { notFound } from '../../../problem.ts';
import { awayCalendar } from '../present/awayCalendar.ts';
import { awayBetween, feedOwner } from '../store/feeds.ts';

const DAYS_BACK = 30;
const DAYS_AHEAD = 366;
const MOST_ABSENCES = 2_000;

/**
 * The absences of a private address.
 * @throws 404 for any other address, while the tracking module is off, and if the workspace requires a second
 * factor that the owner does not have.
 */
export default async function getAbsenceFeed({
  params,
  db,
  workspace,
  now,
}: Call<'getAbsenceFeed'>): Promise<Answer<'getAbsenceFeed'>> {
  const owner = await db.maybe(feedOwner, { token_hash: hashFeedToken(params.absence_feed_token) });
  const lacking = workspace.settings.two_factor_required && owner?.second_factor === false;
  if (!owner || lacking || workspace.modulesOff.includes('tracking')) throw notFound();
  const today = localDate(now, workspace.timezone);
  const rows = await db.rows(awayBetween, {
    below: owner.admin ? null : owner.user_id,
    department_id: owner.department_id,
    from: addDays(today, -DAYS_BACK),
    to: addDays(today, DAYS_AHEAD),
    limit: MOST_ABSENCES,
  });
  return {
    status: 200,
    content: { type: 'text/calendar', bytes: awayCalendar(rows, `Away (${workspace.name})`, now) },
    headers: attachmentHeaders('absences.ics'),
  };
}
