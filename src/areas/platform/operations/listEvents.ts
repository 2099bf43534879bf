import type { Answer, Call } from '../../../contract.ts';
import type { RecordedEvent } from '../../../generated/types.ts';
import { periodOf } from '../rules/period.ts';
import { eventFeed } from '../store/events.ts';

/**
 * The events of webhooks, for clients that poll. Bodies were written by `JSON.stringify` when the event
 * happened; parsing and writing them again gives the same bytes.
 */
export default async function listEvents(call: Call<'listEvents'>): Promise<Answer<'listEvents'>> {
  const { query, workspace } = call;
  const { rows, page } = await eventFeed.page(call, {
    event: query.event,
    ...periodOf(query, workspace.timezone),
  });
  return { status: 200, data: rows.map(({ body }) => JSON.parse(body) as RecordedEvent), page };
}
