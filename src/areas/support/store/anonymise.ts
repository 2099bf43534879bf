import { statement, type NoRow } from '../../../db/statement.ts';
import type { OfPerson } from '../../../people/anonymising.ts';

export const forgetTickets = statement<NoRow, OfPerson>(`
  UPDATE tickets SET subject = 'anonymised', tags = '{}' WHERE workspace_id = $1 AND requester_id = $user_id`);

export const forgetMessages = statement<NoRow, OfPerson>(`
  UPDATE ticket_messages m SET body = 'anonymised' FROM tickets t
   WHERE m.workspace_id = $1 AND t.workspace_id = $1 AND t.id = m.ticket_id AND (t.requester_id = $user_id OR m.author_id = $user_id)`);

export const forgetWords = statement<NoRow, OfPerson>(`
  DELETE FROM ticket_words w USING tickets t
   WHERE w.workspace_id = $1 AND t.workspace_id = $1 AND t.id = w.ticket_id
     AND (t.requester_id = $user_id OR EXISTS (SELECT FROM ticket_messages m WHERE m.workspace_id = $1 AND m.ticket_id = t.id AND m.author_id = $user_id))`);
