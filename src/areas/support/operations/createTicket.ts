import type { Answer, Call } from '../../../contract.ts';
import { takeSynced } from '../../../limits/limiter.ts';
import { tooMany } from '../../../problem.ts';
import { assertCategory, staffIds } from '../actions/ticket.ts';
import { announceTicket } from '../announce.ts';
import { presentTicket } from '../present/tickets.ts';
import { insertMessage } from '../store/messages.ts';
import { insertTicket } from '../store/tickets.ts';

/** Tickets that a person may create per hour. */
const LIMIT = 10;

/** Creates a ticket with the next number of the workspace. Its text is the first message. */
export default async function createTicket(call: Call<'createTicket'>): Promise<Answer<'createTicket'>> {
  const { body, caller, db, now } = call;
  const requester_id = caller.userId!;
  await assertCategory(db.outside, body.category_id);
  await assertNotTooMany(call);
  const staff = await staffIds(db.outside);
  const at = new Date(now).toISOString();
  const ticket = await db.one(insertTicket, {
    requester_id,
    subject: body.subject.trim(),
    priority: body.priority ?? 'normal',
    category_id: body.category_id ?? null,
    now: at,
  });
  await db.one(insertMessage, {
    ticket_id: ticket.id,
    author_id: requester_id,
    body: body.body,
    internal: false,
    now: at,
  });
  announceTicket(call, ticket, staff);
  return { status: 201, data: presentTicket(ticket, call), version: ticket.version };
}

async function assertNotTooMany({ caller, db, services, now }: Call<'createTicket'>): Promise<void> {
  const key = `tickets:${db.workspaceId}:${caller.userId}`;
  const state = await takeSynced(services.limiter, key, LIMIT, 3600, now);
  if (!state.allowed)
    throw tooMany(
      'ticket_limited',
      state.reset,
      `At most ${state.limit} tickets an hour. Add a message to an existing ticket, or try again in ${state.reset} seconds.`,
    );
}
