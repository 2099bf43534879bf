/** A workspace for tests of claims, and short ways to call the service. */
import { expect } from '@jest/globals';
import type { ExpenseClaim } from '../../../src/generated/types.ts';
import { openWorld } from '../../support/opening.ts';
import { anyPdf, upload } from '../../support/form.ts';
import type { Reply, RequestOptions, Service } from '../../support/service.ts';
import type { Person, World, WorldOptions } from '../../support/world.ts';
import { category } from './records.ts';

export type Who = Person | { token: string };

export interface Claims {
  service: Service;
  world: World;
  /** The expense category `Travel`. */
  travel: string;
  call(as: Who, method: string, path: string, more?: Omit<RequestOptions, 'as'>): Promise<Reply>;
  /** `POST /reimbursements/`; by default with one item of 18.40 EUR. */
  claim(as: Who, body?: Record<string, unknown>): Promise<Reply>;
  /** Like `claim`, but must succeed. */
  claimed(as: Who, body?: Record<string, unknown>): Promise<ExpenseClaim>;
  item(amount: string, more?: object): { spent_on: string; category_id: string; amount: string };
  attach(as: Who, id: string, sent?: ReturnType<typeof upload>): Promise<Reply>;
  step(
    as: Who,
    action: 'approve' | 'deny',
    id: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<Reply>;
  /** A submitted claim over this amount, with a receipt. */
  waiting(as: Who, amount: string, currency?: string): Promise<ExpenseClaim>;
}

export async function openClaims(settings?: WorldOptions['settings']): Promise<Claims> {
  const { service, world } = await openWorld({ rateLimitScale: 10_000 }, settings ? { settings } : {});
  return claimsIn(service, world);
}

export async function claimsIn(service: Service, world: World): Promise<Claims> {
  const travel = await category(world);
  const claims: Claims = {
    service,
    world,
    travel,
    call: (as, method, path, more = {}) => service.request(world, method, path, { ...more, as }),
    item: (amount, more = {}) => ({ spent_on: '2026-11-12', category_id: travel, amount, ...more }),
    claim: (as, body = {}) =>
      claims.call(as, 'POST', '/reimbursements/', {
        body: { title: 'Trade fair', currency: 'EUR', items: [claims.item('18.40')], ...body },
      }),
    async claimed(as, body) {
      const reply = await claims.claim(as, body);
      expect([reply.status, reply.body.detail]).toEqual([201, undefined]);
      return reply.body.data;
    },
    attach: (as, id, sent = upload(anyPdf(), 'bill.pdf', 'application/pdf')) =>
      claims.call(as, 'POST', `/reimbursements/${id}/receipts/`, sent),
    step: (as, action, id, body, headers = {}) =>
      claims.call(as, 'POST', `/reimbursements/admin/${id}/${action}/`, {
        body: body ?? (action === 'approve' ? undefined : { reason: 'Not ours' }),
        headers,
      }),
    async waiting(as, amount, currency = 'EUR') {
      const { id } = await claims.claimed(as, { currency, items: [claims.item(amount)], submit: false });
      expect((await claims.attach(as, id)).status).toBe(201);
      const reply = await claims.call(as, 'POST', `/reimbursements/${id}/submit/`);
      expect([reply.status, reply.body.detail]).toEqual([200, undefined]);
      return reply.body.data;
    },
  };
  return claims;
}

export const codeOf = ({ status, body }: Reply): [number, string] => [status, body.data.code];
