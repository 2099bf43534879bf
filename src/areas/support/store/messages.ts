import { defineList } from '../../../db/list.ts';
import { statement, type NoRow } from '../../../db/statement.ts';
import { namedColumnsAs, type NamedAs } from '../../../people/named.ts';

export interface MessageRow extends NamedAs<'author'> {
  id: string;
  body: string;
  internal: boolean;
  created_at: string;
}

const COLUMNS = `
  m.id, m.author_id, ${namedColumnsAs('u', 'author')}, m.body, m.internal,
  m.created_at`;

const JOINS = 'LEFT JOIN users u ON u.workspace_id = m.workspace_id AND u.id = m.author_id';

/** For callers who are not staff, set `internal: false`. */
export const messageList = defineList<MessageRow, { ticket_id: string; internal: boolean }>({
  name: 'ticket messages',
  columns: COLUMNS,
  from: `ticket_messages m ${JOINS}`,
  where: 'm.workspace_id = $1',
  id: 'm.id',
  orders: { created_at: { sql: 'm.created_at', type: 'timestamptz' } },
  filters: { ticket_id: 'm.ticket_id = $ticket_id', internal: 'm.internal = $internal' },
});

export const insertMessage = statement<
  MessageRow,
  { ticket_id: string; author_id: string; body: string; internal: boolean; now: string }
>(`
  WITH m AS (
    INSERT INTO ticket_messages (workspace_id, ticket_id, author_id, body, internal, created_at)
    VALUES ($1, $ticket_id, $author_id, $body, $internal, $now) RETURNING *
  )
  SELECT ${COLUMNS} FROM m ${JOINS}`);

/**
 * Moves messages and attachments to the ticket that another was merged into. Search words are copied, so that
 * a search finds both tickets.
 */
export const moveConversation = statement<NoRow, { from_id: string; to_id: string }>(`
  WITH messages AS (
    UPDATE ticket_messages SET ticket_id = $to_id WHERE workspace_id = $1 AND ticket_id = $from_id
  ), attachments AS (
    UPDATE ticket_attachments SET ticket_id = $to_id WHERE workspace_id = $1 AND ticket_id = $from_id
  )
  INSERT INTO ticket_words (workspace_id, ticket_id, word, internal)
  SELECT $1, $to_id, word, internal FROM ticket_words WHERE workspace_id = $1 AND ticket_id = $from_id
  ON CONFLICT DO NOTHING`);
