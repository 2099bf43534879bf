/** Lists read related rows in another way than single claims, but must show the same claims. */
import { expect, test } from '@jest/globals';
import type { ExpenseClaim } from '../../../src/generated/types.ts';
import { openPaying } from '../payments/support.ts';
import { anyPdf, form } from '../../support/form.ts';
import { category } from './records.ts';

const paying = await openPaying();
const { claims, world } = paying;
const person = await paying.paidPerson();

const read = async (as: { token: string }, path: string, query: Record<string, string> = {}) => {
  const reply = await claims.call(as, 'GET', path, { query });
  expect([reply.status, reply.body.detail]).toEqual([200, undefined]);
  return reply.body.data;
};

test('200 with items and receipts in order, the reviewer, and the allowed actions of claims in a payment', async () => {
  const hotel = await category(world, 'Hotel');
  const { id: large } = await claims.claimed(person, {
    submit: false,
    items: [
      claims.item('70.00', { category_id: hotel, merchant: 'Zur "Post", {Hof}' }),
      claims.item('18.40', { description: 'Train\nand tram' }),
      claims.item('9.90', { category_id: hotel }),
    ],
  });
  const [first, , last] = (await read(person, `/reimbursements/${large}/`)).items;
  for (const item of [last, undefined, first]) {
    const sent = form([
      ...(item ? [{ name: 'item_id', content: item.id as string }] : []),
      { name: 'file', filename: 'bill.pdf', type: 'application/pdf', content: anyPdf() },
    ]);
    expect((await claims.attach(person, large, sent)).status).toBe(201);
  }
  // so that the order of items differs from the order of ids and of insertion
  const items = [last, first].map(({ id, spent_on, category: { id: category_id }, amount }) => ({
    id,
    spent_on,
    category_id,
    amount,
  }));
  const changed = await claims.call(person, 'PATCH', `/reimbursements/${large}/`, {
    body: { items: [items[0], claims.item('1.00'), items[1]] },
  });
  expect(changed.body.data.items.map(({ amount }: { amount: string }) => amount)).toEqual([
    '9.90',
    '1.00',
    '70.00',
  ]);
  expect(changed.body.data.receipts).toHaveLength(3);
  expect((await claims.call(person, 'POST', `/reimbursements/${large}/submit/`)).status).toBe(200);

  const denied = await claims.waiting(person, '25.00');
  expect((await claims.step(world.manager, 'deny', denied.id)).status).toBe(200);
  const paid = await paying.approved(person, '40.00');
  const approved = await paying.approved(person, '50.00');
  await paying.scheduled(person, { kind: 'reimbursement', amount: '40.00', expense_ids: [paid] });
  const draft = await claims.claimed(person, { submit: false });

  const listed: ExpenseClaim[] = await read(person, '/reimbursements/');
  expect(listed.map(({ id }) => id)).toEqual([draft.id, approved, paid, denied.id, large]);
  for (const claim of listed) expect(claim).toEqual(await read(person, `/reimbursements/${claim.id}/`));

  const reviewed: ExpenseClaim[] = await read(paying.payer, '/reimbursements/admin/', {
    employee_id: person.id,
  });
  expect(reviewed.map(({ id }) => id)).toEqual([approved, paid, denied.id, large]);
  for (const claim of reviewed)
    expect(await read(paying.payer, `/reimbursements/admin/${claim.id}/`)).toMatchObject(claim);
  const actions = new Map(reviewed.map(({ id, allowed_actions }) => [id, allowed_actions]));
  expect([actions.get(approved), actions.get(paid)]).toEqual([['mark_paid'], []]);
});
