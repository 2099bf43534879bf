import { defineList } from '../../../db/list.ts';
import { among, shown, type Shown } from '../../../db/shown.ts';
import { statement, type NoRow } from '../../../db/statement.ts';
import type { TicketStatus } from '../rules/tickets.ts';
import { attachmentsOf, type AttachmentRow } from './attachments.ts';
import { namedColumnsAs, type MaybeNamedAs, type NamedAs } from '../../../people/named.ts';

export type Priority = 'low' | 'normal' | 'high' | 'urgent';

export interface TicketRow extends NamedAs<'requester'>, MaybeNamedAs<'assignee'> {
  id: string;
  number: number;
  subject: string;
  status: TicketStatus;
  priority: Priority;
  category_id: string | null;
  category_label: string | null;
  tags: string[];
  merged_into: string | null;
  attachments: AttachmentRow[];
  first_response_at: string | null;
  solved_at: string | null;
  closed_at: string | null;
  active_at: string;
  version: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

const SHOWN: Shown = {
  row: 't',
  columns: `
    t.id, t.number, t.requester_id, ${namedColumnsAs('r', 'requester')},
    t.assignee_id, ${namedColumnsAs('a', 'assignee')}, t.subject, t.status,
    t.priority, t.category_id, c.label AS category_label, t.tags, t.merged_into,
    COALESCE(attached.attachments, '[]') AS attachments, t.first_response_at, t.solved_at, t.closed_at, t.active_at, t.version,
    t.created_at, t.updated_at, t.deleted_at`,
  sets: { attached: attachmentsOf(among('t')) },
  joins: `
    LEFT JOIN users r ON r.workspace_id = $1 AND r.id = t.requester_id
    LEFT JOIN users a ON a.workspace_id = $1 AND a.id = t.assignee_id
    LEFT JOIN list_items c ON c.workspace_id = $1 AND c.id = t.category_id
    LEFT JOIN attached ON attached.ticket_id = t.id`,
};

export const ticketById = statement<TicketRow, { id: string }>(
  shown(SHOWN, 'SELECT t.* FROM tickets t WHERE t.workspace_id = $1 AND t.id = $id AND t.deleted_at IS NULL'),
);

/** The status before any waiting for the row lock, so that a stale decision can be recognised. */
export const statusOnArrival = statement<{ status: TicketStatus }, { id: string }>(
  'SELECT status FROM tickets WHERE workspace_id = $1 AND id = $id AND deleted_at IS NULL',
);

/**
 * Locks tickets until the transaction ends, ordered by id, so that two merges of the same tickets cannot
 * deadlock. Read related rows, such as attachments, in a later statement: a statement that waited for the
 * lock would still show their old state.
 */
export const lockTickets = statement<NoRow, { ids: readonly string[] }>(
  'SELECT id FROM tickets WHERE workspace_id = $1 AND id = ANY ($ids::uuid[]) ORDER BY id FOR UPDATE',
);

/** The words of a search text in stored form, by the language of the workspace. */
export const searchWords = statement<{ words: string[] }, { q: string }>(`
  SELECT tsvector_to_array(words_of(locale, $q)) AS words FROM workspaces WHERE id = $1`);

/** SQL condition: tickets that have all the words, among rows of `ticket_words` that satisfy `more`. */
const withWords = (words: string, more: string) => `t.id IN (
    SELECT w.ticket_id FROM ticket_words w WHERE w.workspace_id = $1 AND w.word = ANY (${words}::text[]) AND ${more}
     GROUP BY w.ticket_id HAVING count(DISTINCT w.word) = cardinality(${words}::text[]))`;

const LIST = {
  columns: SHOWN,
  from: 'tickets t',
  id: 't.id',
  orders: {
    created_at: { sql: 't.created_at', type: 'timestamptz' },
    updated_at: { sql: 't.updated_at', type: 'timestamptz' },
  },
} as const;

export const ownTickets = defineList<
  TicketRow,
  { own: string; status: readonly string[]; category_id: string; public_words: readonly string[] }
>({
  ...LIST,
  name: 'own_tickets',
  where: 't.workspace_id = $1 AND t.deleted_at IS NULL',
  filters: {
    own: 't.requester_id = $own',
    status: 't.status = ANY ($status::text[])',
    category_id: 't.category_id = $category_id',
    public_words: withWords('$public_words', 'NOT w.internal'),
  },
});

export const ticketList = defineList<
  TicketRow,
  {
    status: readonly string[];
    assignee_id: string;
    priority: readonly string[];
    searcher: string;
    words: readonly string[];
  }
>({
  ...LIST,
  name: 'tickets',
  where: 't.workspace_id = $1',
  filters: {
    status: 't.status = ANY ($status::text[])',
    assignee_id: 't.assignee_id = $assignee_id',
    priority: 't.priority = ANY ($priority::text[])',
    searcher: '$searcher::uuid IS NOT NULL',
    // notes are searched as well, except those about the searcher's own tickets
    words: withWords(
      '$words',
      `(NOT w.internal OR w.ticket_id NOT IN (
         SELECT o.id FROM tickets o WHERE o.workspace_id = $1 AND o.requester_id = $searcher::uuid))`,
    ),
  },
  sync: { updatedAt: 't.updated_at', deletedAt: 't.deleted_at' },
});

/** Adds a ticket with the next number of the workspace. Concurrent inserts wait for the commit. */
export const insertTicket = statement<
  TicketRow,
  { requester_id: string; subject: string; priority: Priority; category_id: string | null; now: string }
>(
  shown(
    SHOWN,
    `INSERT INTO tickets (workspace_id, number, requester_id, subject, priority, category_id, created_at, active_at)
     SELECT $1, last, $requester_id, $subject, $priority, $category_id, $now::timestamptz, $now::timestamptz FROM counter
     RETURNING *`,
    {
      first: {
        counter: `
          INSERT INTO ticket_counters (workspace_id, series, last) VALUES ($1, 'tickets', 1)
          ON CONFLICT (workspace_id, series) DO UPDATE SET last = ticket_counters.last + 1
          RETURNING last`,
      },
    },
  ),
);

/** Sets the next status and the times that depend on it. `answered`: this is a reply of staff. */
export const moveTicket = statement<
  TicketRow,
  {
    id: string;
    before: TicketStatus;
    after: TicketStatus;
    answered: boolean;
    merged_into: string | null;
    now: string;
  }
>(
  shown(
    SHOWN,
    `
    UPDATE tickets
       SET status = $after, active_at = $now::timestamptz, merged_into = $merged_into,
           first_response_at = CASE WHEN $answered THEN COALESCE(first_response_at, $now::timestamptz) ELSE first_response_at END,
           solved_at = CASE $after WHEN 'solved' THEN $now::timestamptz WHEN 'open' THEN NULL ELSE solved_at END,
           closed_at = CASE $after WHEN 'closed' THEN $now::timestamptz WHEN 'open' THEN NULL ELSE closed_at END
     WHERE workspace_id = $1 AND id = $id AND status = $before
    RETURNING *`,
  ),
);

/** Records activity that both sides can see, without a change of status. */
export const touchTicket = statement<TicketRow, { id: string; answered: boolean; now: string }>(
  shown(
    SHOWN,
    `
    UPDATE tickets
       SET active_at = $now::timestamptz,
           first_response_at = CASE WHEN $answered THEN COALESCE(first_response_at, $now::timestamptz) ELSE first_response_at END
     WHERE workspace_id = $1 AND id = $id
    RETURNING *`,
  ),
);

/** Changes the fields that staff manage, besides the status. */
export const updateTicket = statement<
  TicketRow,
  {
    id: string;
    assignee_id: string | null;
    priority: Priority;
    category_id: string | null;
    tags: readonly string[];
  }
>(
  shown(
    SHOWN,
    `
    UPDATE tickets SET assignee_id = $assignee_id, priority = $priority, category_id = $category_id, tags = $tags::text[]
     WHERE workspace_id = $1 AND id = $id
    RETURNING *`,
  ),
);

/** Solved tickets without activity since a time. */
export const quietTickets = statement<
  { id: string },
  { before: string; after: string | null; limit: number }
>(`
  SELECT id FROM tickets
   WHERE workspace_id = $1 AND status = 'solved' AND active_at <= $before::timestamptz AND deleted_at IS NULL
     AND ($after::uuid IS NULL OR id > $after) ORDER BY id LIMIT $limit`);

/** Unassigns the unfinished tickets of a person who leaves. */
export const releaseTickets = statement<{ id: string }, { assignee_id: string }>(`
  UPDATE tickets SET assignee_id = NULL
   WHERE workspace_id = $1 AND assignee_id = $assignee_id AND status IN ('new', 'open', 'pending', 'solved')
  RETURNING id`);

/** Staff are the active admins. */
export const staff = statement<{ id: string }>(`
  SELECT id FROM users WHERE workspace_id = $1 AND role = 'admin' AND status = 'active' AND deleted_at IS NULL ORDER BY id`);

/** Returns a row if a ticket can be assigned to this person. */
export const isStaff = statement<{ id: string }, { id: string }>(`
  SELECT id FROM users
   WHERE workspace_id = $1 AND id = $id AND role = 'admin' AND status = 'active' AND deleted_at IS NULL`);

/** Returns a row if the category exists and is not archived. */
export const openCategory = statement<{ id: string }, { id: string }>(`
  SELECT id FROM list_items
   WHERE workspace_id = $1 AND id = $id AND list_key = 'ticket-categories' AND archived_at IS NULL`);
