import type { Answer, Call } from '../../../contract.ts';
import type { RecordedEvent } from '../../../generated/types.ts';
import { periodOf } from '../rules/period.ts';
import { eventFeed } from '../store/events.ts';

/**
 * The events that webhooks get, for clients that fetch them. Bodies are JSON as `JSON.stringify` wrote it when the event
 * happened; parsed and written again they are the same bytes.
 */
export default async function listEvents(call: Call<'listEvents'>): Promise<Answer<'listEvents'>> {
  const { query, workspace } = call;
  const { rows, page } = await eventFeed.page(call, {
    event: query.event,
    ...periodOf(query, workspace.timezone),
  });
  return { status: 200, data: rows.map(({ body }) => JSON.parse(body) as RecordedEvent), page };
}
