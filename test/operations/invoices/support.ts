/** A workspace with contractors who can be invoiced, created with calls. */
import { expect } from '@jest/globals';
import type { InvoiceDetail } from '../../../src/generated/types.ts';
import { openWorld } from '../../support/opening.ts';
import type { Reply, RequestOptions, Service } from '../../support/service.ts';
import type { Person, World, WorldOptions } from '../../support/world.ts';
import { BUYER, identify } from './parties.ts';

export type Who = Person | { token: string };

export const line = (unit_price: string, more: object = {}) => ({
  description: 'Design workshop',
  quantity: 1,
  unit_price,
  tax_rate: 19,
  ...more,
});

export interface Invoices {
  service: Service;
  world: World;
  call(as: Who, method: string, path: string, more?: Omit<RequestOptions, 'as'>): Promise<Reply>;
  /** `POST /invoices/admin/`, with one line of 100.00 EUR at 19 percent by default. */
  draft(person: Person, body?: object): Promise<Reply>;
  /** The same; fails the test if the answer is not 201. */
  drafted(person: Person, body?: object): Promise<InvoiceDetail>;
  step(
    action: 'issue' | 'mark-paid' | 'void',
    id: string,
    body?: object,
    more?: { as?: Who; headers?: Record<string, string> },
  ): Promise<Reply>;
  /** An issued invoice. */
  issued(person: Person, body?: object, issue?: object): Promise<InvoiceDetail>;
  /** A contractor with all data that an invoice requires. */
  contractor(): Promise<Person>;
}

export const codeOf = ({ status, body }: Reply): [number, string] => [status, body.data.code];

export async function openInvoices(settings: WorldOptions['settings'] = {}): Promise<Invoices> {
  const { service, world } = await openWorld(
    { rateLimitScale: 10_000 },
    { settings: { invoicing: BUYER, ...settings } },
  );
  return invoicesIn(service, world);
}

/** For a workspace that has `BUYER` in its settings. */
export function invoicesIn(service: Service, world: World): Invoices {
  const call: Invoices['call'] = (as, method, path, more = {}) =>
    service.request(world, method, path, { ...more, as });
  const must = (reply: Reply, status: number): InvoiceDetail => {
    expect([reply.status, reply.body.detail]).toEqual([status, undefined]);
    return reply.body.data;
  };
  const draft: Invoices['draft'] = (person, body = {}) =>
    call(world.admin, 'POST', '/invoices/admin/', {
      body: { employee_id: person.id, currency: 'EUR', lines: [line('100.00')], due_days: 14, ...body },
    });
  const step: Invoices['step'] = (action, id, body, { as = world.admin, headers = {} } = {}) =>
    call(as, 'POST', `/invoices/admin/${id}/${action}/`, { body, headers });
  const drafted: Invoices['drafted'] = async (person, body) => must(await draft(person, body), 201);
  return {
    service,
    world,
    call,
    draft,
    drafted,
    step,
    issued: async (person, body, issue) =>
      must(await step('issue', (await drafted(person, body)).id, issue), 200),
    contractor: async () => {
      const person = await world.person({ first: 'Rita', last: 'Sousa', manager: world.manager });
      await identify(world, person);
      return person;
    },
  };
}
