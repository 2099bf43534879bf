/** Short ways to write, answer and read tickets in tests. */
import { expect } from '@jest/globals';
import type { Faq, Ticket, TicketMessage } from '../../../src/generated/types.ts';
import type { Reply, RequestOptions, Service } from '../../support/service.ts';
import type { Person, World } from '../../support/world.ts';

export const DAY = 24 * 3600 * 1000;

export function helpDesk(service: Service, world: World) {
  /** A token for each call, issued at the service's time, because tokens are valid for minutes only. */
  const credential = (who: Person) =>
    service.app.services.tokens.access(
      { userId: who.id, sessionId: who.sessionId, workspaceId: world.id },
      service.now(),
    );
  const call = (as: Person, method: string, path: string, options: Omit<RequestOptions, 'as'> = {}) =>
    service.request(world, method, `/support${path}`, { ...options, as: credential(as) });
  const done = (reply: Reply): any => {
    expect([reply.status, reply.body.detail]).toEqual([expect.any(Number), undefined]);
    return reply.body.data;
  };
  const desk = {
    call,
    /** A ticket of the employee by default. */
    ticket: async (body: object = {}, as: Person = world.employee): Promise<Ticket> =>
      done(
        await call(as, 'POST', '/tickets/', {
          body: { subject: 'Printer', body: 'It does not print.', ...body },
        }),
      ),
    get: async (id: string, as: Person = world.admin): Promise<Ticket> =>
      done(await call(as, 'GET', `/tickets/${id}/`)),
    write: (id: string, as: Person, body: string, more: object = {}): Promise<Reply> =>
      call(as, 'POST', `/tickets/${id}/messages/`, { body: { body, ...more } }),
    note: (id: string, body: string, as: Person = world.admin): Promise<Reply> =>
      desk.write(id, as, body, { internal: true }),
    messages: async (id: string, as: Person = world.admin): Promise<TicketMessage[]> =>
      done(await call(as, 'GET', `/tickets/${id}/messages/`)),
    set: (id: string, body: object, as: Person = world.admin, headers: Record<string, string> = {}) =>
      call(as, 'PATCH', `/admin/tickets/${id}/`, { body, headers }),
    close: (id: string, as: Person = world.employee) => call(as, 'POST', `/tickets/${id}/close/`),
    reopen: (id: string, as: Person = world.employee, body: object = {}) =>
      call(as, 'POST', `/tickets/${id}/reopen/`, { body }),
    merge: (id: string, into: string, as: Person = world.admin) =>
      call(as, 'POST', `/admin/tickets/${id}/merge/`, { body: { into_ticket_id: into } }),
    /** A ticket that was answered and then moved to this status. */
    in: async (status: Ticket['status'], as: Person = world.employee): Promise<Ticket> => {
      const { id } = await desk.ticket({}, as);
      if (status === 'new') return desk.get(id);
      if (status === 'merged') {
        done(await desk.merge(id, (await desk.ticket({}, as)).id));
        return desk.get(id);
      }
      done(await desk.write(id, world.admin, 'We look at it.'));
      if (status === 'pending') done(await desk.set(id, { status: 'pending' }));
      if (status === 'solved' || status === 'closed') done(await desk.set(id, { status: 'solved' }));
      if (status === 'closed') done(await desk.close(id, as));
      return desk.get(id);
    },
    found: async (as: Person, q: string, path = '/tickets/'): Promise<string[]> =>
      done(await call(as, 'GET', path, { query: { q, limit: 200 } })).map(({ id }: Ticket) => id),
    faq: async (body: object = {}): Promise<Faq> =>
      done(
        await call(world.admin, 'POST', '/admin/faqs/', {
          body: { question: 'How do I get a key?', answer_md: 'Ask at the desk.', published: true, ...body },
        }),
      ),
    faqs: async (query: Record<string, string> = {}, as: Person = world.employee): Promise<Faq[]> =>
      done(await call(as, 'GET', '/faqs/', { query })),
  };
  return desk;
}
