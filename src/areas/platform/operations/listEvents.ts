import type { Answer, Call } from '../../../contract.ts';
import { invalid } from '../../../problem.ts';
import type { RecordedEvent } from '../../../generated/types.ts';
import { periodOf } from '../rules/period.ts';
import { eventFeed } from '../store/events.ts';

/**
 * The events of webhooks, for clients that poll. Bodies were written by `JSON.stringify` when the event
 * happened; parsing and writing them again gives the same bytes. Those written before events had an id get
 * it from their row.
 */
export default async function listEvents(call: Call<'listEvents'>): Promise<Answer<'listEvents'>> {
  const { query, workspace } = call;
  if (query.start === 'now' && (query.ordering !== 'created_at' || query.cursor !== undefined))
    throw invalid({ start: ['`now` only with `ordering=created_at`, and without a cursor.'] });
  const { rows, page } = await eventFeed.page(call, {
    event: query.event,
    ...periodOf(query, workspace.timezone),
  });
  return {
    status: 200,
    data: rows.map(({ id, sequence, body }) => ({
      id,
      sequence,
      ...(JSON.parse(body) as Omit<RecordedEvent, 'id' | 'sequence'>),
    })),
    page,
  };
}
