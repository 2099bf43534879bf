import { statement, type NoRow } from '../../../db/statement.ts';
import type { OfPerson } from '../../../people/anonymising.ts';

export const forgetMeetings = statement<NoRow, OfPerson>(`
  UPDATE meetings SET title = 'anonymised', location = NULL, url = NULL, agenda = NULL, cancel_reason = NULL WHERE workspace_id = $1 AND organizer_id = $user_id`);

export const forgetFeed = statement<NoRow, OfPerson>(`
  DELETE FROM calendar_feeds WHERE workspace_id = $1 AND user_id = $user_id`);
