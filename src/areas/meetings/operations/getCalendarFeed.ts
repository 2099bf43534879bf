import type { Answer, Call } from '../../../contract.ts';
import { attachmentHeaders } from '../../../files/attachment.ts';
import { notFound } from '../../../problem.ts';
import { hashFeedToken } from '../../../auth/feedToken.ts';
import { DAYS_AHEAD, DAYS_BACK, MOST_MEETINGS } from '../actions/feed.ts';
import { calendarFile } from '../present/calendar.ts';
import { feedOwner } from '../store/feeds.ts';
import { calendarOf } from '../store/meetings.ts';

const DAY = 86_400_000;

/**
 * The calendar of a private address.
 * @throws 404 for any other address, while the meetings module is off, and if the workspace requires a second
 * factor that the owner does not have.
 */
export default async function getCalendarFeed({
  params,
  db,
  workspace,
  now,
}: Call<'getCalendarFeed'>): Promise<Answer<'getCalendarFeed'>> {
  const owner = await db.maybe(feedOwner, { token_hash: hashFeedToken(params.feed_token) });
  const lacking = workspace.settings.two_factor_required && owner?.second_factor === false;
  if (!owner || lacking || workspace.modulesOff.includes('meetings')) throw notFound();
  const meetings = await db.rows(calendarOf, {
    person_id: owner.user_id,
    after: new Date(now - DAYS_BACK * DAY).toISOString(),
    before: new Date(now + DAYS_AHEAD * DAY).toISOString(),
    limit: MOST_MEETINGS,
  });
  return {
    status: 200,
    content: {
      type: 'text/calendar',
      bytes: calendarFile(meetings, `${owner.name} (${workspace.name})`, now),
    },
    headers: attachmentHeaders('meetings.ics'),
  };
}
