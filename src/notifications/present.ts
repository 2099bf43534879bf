import type { FeedNotification } from '../generated/types.ts';
import type { NotificationRow } from './store.ts';
import { urlOf } from './url.ts';

/** A notification, in the same form in lists and on sockets. */
export function presentNotification(row: NotificationRow): FeedNotification {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    body: row.body,
    resource:
      row.resource_type === null || row.resource_id === null
        ? null
        : { type: row.resource_type, id: row.resource_id },
    url: urlOf(row),
    read_at: row.read_at,
    created_at: row.created_at,
  };
}
