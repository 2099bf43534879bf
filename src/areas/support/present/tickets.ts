import type { ListItemRef, Ticket, TicketAttachment, TicketMessage } from '../../../generated/types.ts';
import { actionsOf, sideOf } from '../rules/tickets.ts';
import type { AttachmentRow } from '../store/attachments.ts';
import type { MessageRow } from '../store/messages.ts';
import type { TicketRow } from '../store/tickets.ts';
import { maybeRefIn, refIn } from '../../../people/named.ts';

export interface TicketViewer {
  caller: { readonly userId: string | null; readonly role: string };
  /** Milliseconds since 1970. */
  now: number;
}

/** Fields for staff only are null for the requester. */
export function presentTicket(row: TicketRow, { caller, now }: TicketViewer): Ticket {
  const staff = sideOf(caller, row) === 'staff';
  return {
    id: row.id,
    number: row.number,
    subject: row.subject,
    status: row.status,
    priority: row.priority,
    category: categoryOf(row),
    requester: refIn(row, 'requester'),
    assignee: maybeRefIn(row, 'assignee'),
    attachments: row.attachments.map(presentAttachment),
    merged_into: row.merged_into,
    tags: staff ? row.tags : null,
    first_response_seconds: staff ? secondsUntil(row, row.first_response_at) : null,
    resolution_seconds: staff ? secondsUntil(row, row.solved_at) : null,
    solved_at: row.solved_at,
    closed_at: row.closed_at,
    allowed_actions: row.deleted_at === null ? actionsOf(caller, row, now) : [],
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
    deleted_at: row.deleted_at,
  };
}

/** Whole seconds since the ticket was created. */
const secondsUntil = ({ created_at }: TicketRow, at: string | null): number | null =>
  at === null ? null : Math.max(0, Math.floor((Date.parse(at) - Date.parse(created_at)) / 1000));

export const categoryOf = (row: {
  category_id: string | null;
  category_label: string | null;
}): ListItemRef | null =>
  row.category_id === null ? null : { id: row.category_id, label: row.category_label! };

export const presentAttachment = (row: AttachmentRow): TicketAttachment => ({
  id: row.id,
  filename: row.filename,
  content_type: row.content_type,
  size: row.size,
});

export const presentMessage = (row: MessageRow): TicketMessage => ({
  id: row.id,
  author: refIn(row, 'author'),
  body: row.body,
  internal: row.internal,
  created_at: row.created_at,
});
