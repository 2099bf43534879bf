import type { Answer, Call } from '../../../contract.ts';
import { changedFields } from '../../../events/audit.ts';
import { merged } from '../../../lib/merged.ts';
import { unknownReference } from '../../../people/find.ts';
import { expectVersion } from '../../../problem.ts';
import { assertCategory, assertMay, lockTicket, moveOn, type HeldTicket } from '../actions/ticket.ts';
import { auditTicket, tellAssignee, tellRequester } from '../announce.ts';
import { presentTicket } from '../present/tickets.ts';
import { ACTION_TO, TICKET_MACHINE } from '../rules/tickets.ts';
import { isStaff, updateTicket, type TicketRow } from '../store/tickets.ts';

const FIELDS = ['assignee_id', 'priority', 'category_id', 'tags'] as const;

/**
 * Changes the fields that staff manage, and the status. If two agents change the status at once, the second
 * gets 409.
 */
export default async function adminUpdateTicket(
  call: Call<'adminUpdateTicket'>,
): Promise<Answer<'adminUpdateTicket'>> {
  const { params, body, ifMatch, db } = call;
  const held = await lockTicket(db, params.ticket_id);
  expectVersion(ifMatch, held.version);
  const kept = await keep(call, held);
  const ticket = body.status === undefined ? kept : await move(call, { ...held, ...kept }, body.status);
  if (ticket.assignee_id !== held.assignee_id) tellAssignee(call, ticket);
  return { status: 200, data: presentTicket(ticket, call), version: ticket.version };
}

async function keep(call: Call<'adminUpdateTicket'>, held: HeldTicket): Promise<TicketRow> {
  const { body, db } = call;
  const wanted = merged(held, { ...body, status: undefined });
  if (!FIELDS.some((field) => field in changedFields(FIELDS, held, wanted))) return held;
  if (wanted.category_id !== held.category_id) await assertCategory(db, wanted.category_id);
  if (wanted.assignee_id !== null && wanted.assignee_id !== held.assignee_id)
    if (!(await db.maybe(isStaff, { id: wanted.assignee_id }))) throw unknownReference('assignee_id');
  const ticket = await db.one(updateTicket, wanted);
  auditTicket(call, ticket.id, 'updated', changedFields(FIELDS, held, ticket));
  return ticket;
}

async function move(
  call: Call<'adminUpdateTicket'>,
  held: HeldTicket,
  status: keyof typeof ACTION_TO,
): Promise<TicketRow> {
  const action = ACTION_TO[status];
  assertMay(action, held, 'staff', call.now);
  const ticket = await moveOn(call, TICKET_MACHINE, held, { action });
  if (status === 'solved')
    tellRequester(call, ticket, { kind: 'ticket.solved', title: 'Your ticket is solved' });
  return ticket;
}
