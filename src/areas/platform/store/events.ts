import { defineList } from '../../../db/list.ts';
import { sequenceOf } from '../../../events/emit.ts';

/** Events of the last 30 days in the order of recording, without samples. */
export const eventFeed = defineList<
  { id: string; sequence: number; body: string },
  { event: readonly string[]; from: string; before: string }
>({
  name: 'events',
  columns: `e.id, ${sequenceOf('e.created_at')}::float8 AS sequence, e.body`,
  from: 'events e',
  where: `e.workspace_id = $1 AND NOT e.sample AND e.created_at > now() - interval '30 days'`,
  id: 'e.id',
  orders: { created_at: { sql: 'e.created_at', type: 'timestamptz' } },
  filters: {
    event: 'e.kind = ANY ($event::text[])',
    from: 'e.occurred_at >= $from::timestamptz',
    before: 'e.occurred_at < $before::timestamptz',
  },
  feed: { recordedAt: 'e.created_at' },
});
