/**
 * What a change of a ticket or an FAQ writes besides its row: audit lines and notifications. Tickets have no
 * webhook events. Internal notes notify staff only.
 */
import { audit, type AuditEntry } from '../../events/audit.ts';
import { notify } from '../../events/notify.ts';
import type { Writing } from '../../events/writing.ts';

export interface Announced {
  id: string;
  number: number;
  subject: string;
  requester_id: string;
  requester_name: string;
  assignee_id: string | null;
}

interface Notice {
  kind:
    | 'ticket.created'
    | 'ticket.replied'
    | 'ticket.noted'
    | 'ticket.assigned'
    | 'ticket.attached'
    | 'ticket.solved'
    | 'ticket.closed'
    | 'ticket.reopened'
    | 'ticket.merged';
  title: string;
  /** Text of the e-mail, if it says more than which ticket it is about. */
  mail?: string;
}

function tell(call: Writing, ticket: Announced, userId: string, { kind, title, mail }: Notice): void {
  if (userId === call.caller.userId) return;
  notify(call, {
    userId,
    kind,
    title,
    body: `#${ticket.number} ${ticket.subject}`,
    resource: { type: 'ticket', id: ticket.id },
    ...(mail === undefined ? {} : { mail }),
  });
}

/** Notifies the assignee, or all staff if there is none; never the requester or the caller. */
export function tellStaff(
  call: Writing,
  ticket: Announced,
  staffIds: readonly string[],
  notice: Notice,
): void {
  const { assignee_id } = ticket;
  const keeper = assignee_id !== null && staffIds.includes(assignee_id) ? [assignee_id] : staffIds;
  for (const id of keeper) if (id !== ticket.requester_id) tell(call, ticket, id, notice);
}

/** Notifies the requester, unless they are the caller. */
export const tellRequester = (call: Writing, ticket: Announced, notice: Notice): void =>
  tell(call, ticket, ticket.requester_id, notice);

export function tellAssignee(call: Writing, ticket: Announced): void {
  if (ticket.assignee_id !== null)
    tell(call, ticket, ticket.assignee_id, {
      kind: 'ticket.assigned',
      title: 'A ticket was assigned to you',
    });
}

export function announceTicket(call: Writing, ticket: Announced, staffIds: readonly string[]): void {
  auditTicket(call, ticket.id, 'created', { number: [null, ticket.number] });
  tellStaff(call, ticket, staffIds, {
    kind: 'ticket.created',
    title: `${ticket.requester_name} asks for help`,
  });
}

/** A message that the requester can see or wrote. Its text is not in the audit trail. */
export function announceReply(
  call: Writing,
  ticket: Announced,
  {
    id,
    side,
    staffIds,
    mail,
  }: { id: string; side: 'requester' | 'staff'; staffIds: readonly string[]; mail?: string },
): void {
  auditMessage(call, id, ticket.id);
  if (side === 'staff')
    tellRequester(call, ticket, {
      kind: 'ticket.replied',
      title: 'Your ticket has a reply',
      ...(mail === undefined ? {} : { mail }),
    });
  else
    tellStaff(call, ticket, staffIds, {
      kind: 'ticket.replied',
      title: `${ticket.requester_name} has replied`,
    });
}

/** An internal note: notifies only the assignee. */
export function announceNote(
  call: Writing,
  ticket: Announced,
  { id, staffIds }: { id: string; staffIds: readonly string[] },
): void {
  auditMessage(call, id, ticket.id);
  if (ticket.assignee_id !== null && staffIds.includes(ticket.assignee_id))
    tellStaff(call, ticket, staffIds, {
      kind: 'ticket.noted',
      title: 'A ticket assigned to you has a new note',
    });
}

const auditMessage = (call: Writing, id: string, ticketId: string): void =>
  audit(call, { action: 'created', resource: 'ticket_message', id, changes: { ticket: [null, ticketId] } });

/** An audit line about a ticket, without its texts. */
export const auditTicket = (
  call: Writing,
  id: string,
  action: 'created' | 'updated' | 'attached file to',
  changes: NonNullable<AuditEntry['changes']> = {},
): void => audit(call, { action, resource: 'ticket', id, changes });

/** An audit line about an FAQ, without its answer, which can be long. */
export const auditFaq = (
  call: Writing,
  id: string,
  action: 'created' | 'updated' | 'deleted' | 'rated',
  changes: NonNullable<AuditEntry['changes']> = {},
): void => audit(call, { action, resource: 'faq', id, changes });
