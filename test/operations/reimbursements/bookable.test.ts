/** Items that an accountant can book: VAT, mileage, per diems, cost centres, decisions by item. */
import { describe, expect, test } from '@jest/globals';
import type { ExpenseClaim, ExpenseItem } from '../../../src/generated/types.ts';
import { auditOf, notificationKinds } from '../../support/traces.ts';
import { openClaims } from './support.ts';

const claims = await openClaims();

const KILOMETRE = { kind: 'mileage', valid_from: '2026-01-01', amount: '0.30' };
const GERMANY = {
  kind: 'per_diem',
  valid_from: '2026-01-01',
  country: 'DE',
  full: '28.00',
  partial: '14.00',
};
const put = (rates: object[], as = claims.world.admin) =>
  claims.call(as, 'PUT', '/reimbursements/admin/rates/', { body: { rates } });
const rates = async (query = '') =>
  (await claims.call(claims.world.employee, 'GET', `/reimbursements/rates/${query}`)).body.data;
const TRIP = {
  from: '2026-11-09T09:00',
  to: '2026-11-11T15:00',
  country: 'DE',
  breakfasts: 1,
  lunches: 0,
  dinners: 0,
};
const own = () => claims.world.employee;

describe('PUT /api/v1/reimbursements/admin/rates/', () => {
  test('200: replaces all rates, with an audit line; GET shows them', async () => {
    expect((await put([KILOMETRE, { ...GERMANY, country: 'AT' }])).body.data).toEqual({ stored: 2 });
    expect((await put([KILOMETRE, GERMANY])).body.data).toEqual({ stored: 2 });
    expect(await rates('?ordering=valid_from')).toEqual([
      { id: expect.any(String), country: null, full: null, partial: null, ...KILOMETRE },
      { id: expect.any(String), amount: null, ...GERMANY },
    ]);
    expect((await auditOf(claims.world, claims.world.id)).at(-1)).toMatchObject({
      changes: { rates: [2, 2] },
    });
  });

  test('422: members of another kind, an amount of zero, a rate twice, an unknown country', async () => {
    const before = await rates();
    const { kind, valid_from } = KILOMETRE;
    for (const [wrong, field] of [
      [[{ kind, valid_from }], 'rates.0.amount'],
      [[{ ...KILOMETRE, country: 'DE' }], 'rates.0.country'],
      [[{ ...KILOMETRE, amount: '0.000' }], 'rates.0.amount'],
      [[KILOMETRE, KILOMETRE], 'rates.1.valid_from'],
      [[{ ...GERMANY, country: 'XX' }], 'rates.0.country'],
      [[{ ...GERMANY, partial: '28.01' }], 'rates.0.partial'],
      [[{ ...GERMANY, valid_from: '2026-02-30' }], 'rates.0.valid_from'],
    ] as [object[], string][]) {
      const reply = await put(wrong);
      expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([422, [field]]);
    }
    expect(await rates()).toEqual(before);
  });

  test('twelve at once: one of the lists is there whole', async () => {
    const lists = Array.from({ length: 12 }, (_, index) =>
      Array.from({ length: 5 }, (_, day) => ({
        ...KILOMETRE,
        valid_from: `2026-03-0${day + 1}`,
        amount: `0.${String(index + 10)}`,
      })),
    );
    const replies = await Promise.all(lists.map((list) => put(list)));
    expect(replies.map(({ status }) => status)).toEqual(lists.map(() => 200));
    const stored = (await rates()) as { amount: string }[];
    expect(stored).toHaveLength(5);
    expect(new Set(stored.map(({ amount }) => amount)).size).toBe(1);
    await put([KILOMETRE, GERMANY]);
  });
});

describe('GET /api/v1/reimbursements/rates/', () => {
  test('200: filters by kind and country, in pages', async () => {
    expect(await rates('?kind=mileage')).toHaveLength(1);
    expect(await rates('?country=DE')).toHaveLength(1);
    expect(await rates('?country=FR')).toHaveLength(0);
    expect(await rates('?limit=1')).toHaveLength(1);
  });
});

const items = (claim: ExpenseClaim) => claim.items as ExpenseItem[];

describe('POST /api/v1/reimbursements/', () => {
  test('201, rules 220 and 221: VAT is split, mileage and per diems are computed and need no receipt', async () => {
    const { item, travel } = claims;
    const claim = await claims.claimed(own(), {
      items: [
        item('22.00', {
          vat: [
            { rate: 19, gross: '11.90' },
            { rate: '7', gross: '10.10' },
          ],
        }),
        { kind: 'mileage', spent_on: '2026-11-12', category_id: travel, kilometres: '123.4' },
        { kind: 'per_diem', spent_on: '2026-11-11', category_id: travel, trip: TRIP },
      ],
    });
    expect(claim.amount).toBe('109.42');
    expect(claim.status).toBe('submitted');
    expect(items(claim)[0]!.vat).toEqual([
      { rate: 19, gross: '11.90', net: '10.00', tax: '1.90' },
      { rate: 7, gross: '10.10', net: '9.44', tax: '0.66' },
    ]);
    expect(items(claim)[1]).toMatchObject({
      kind: 'mileage',
      amount: '37.02',
      kilometres: '123.4',
      trip: null,
      receipt_required: false,
      approved_amount: null,
    });
    expect(items(claim)[2]).toMatchObject({
      kind: 'per_diem',
      amount: '50.40',
      trip: TRIP,
      kilometres: null,
    });
    const read = await claims.call(own(), 'GET', `/reimbursements/${claim.id}/`);
    expect(read.body.data).toEqual(claim);
    const listed = await claims.call(own(), 'GET', '/reimbursements/');
    expect(listed.body.data.find(({ id }: ExpenseClaim) => id === claim.id)).toEqual(claim);
  });

  test('rule 223: cost centres and projects are items of their lists, 422 for others', async () => {
    const { world, travel, item } = claims;
    const listed = async (list: string) =>
      (await claims.call(world.admin, 'POST', `/lists/${list}/items/`, { body: { label: `${list} one` } }))
        .body.data.id as string;
    const [cost_centre_id, project_id] = [await listed('cost-centres'), await listed('projects')];
    const claim = await claims.claimed(own(), { items: [item('10.00', { cost_centre_id, project_id })] });
    expect(items(claim)[0]).toMatchObject({
      cost_centre: { id: cost_centre_id, label: 'cost-centres one' },
      project: { id: project_id, label: 'projects one' },
    });
    const wrong = await claims.claim(own(), {
      items: [item('10.00', { cost_centre_id: project_id, project_id: travel })],
    });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([
      422,
      ['items.0.cost_centre_id', 'items.0.project_id'],
    ]);
    const used = await claims.call(world.admin, 'DELETE', `/lists/projects/items/${project_id}/`);
    expect(used.status).toBe(409);
    await claims.call(world.admin, 'PATCH', `/lists/projects/items/${project_id}/`, {
      body: { archived: true },
    });
    const unused = await claims.claim(own(), { items: [item('10.00', { project_id })] });
    expect(unused.status).toBe(422);
    const draft = await claims.claimed(own(), { items: [item('10.00', { cost_centre_id })], submit: false });
    const patched = await claims.call(own(), 'PATCH', `/reimbursements/${draft.id}/`, {
      body: { items: [{ ...item('12.00', { cost_centre_id: null }), id: draft.items[0]!.id }] },
    });
    expect(patched.body.data.items[0].cost_centre).toBeNull();
  });

  test('422: no rate, an amount that differs, another currency, VAT that does not add up; nothing is written', async () => {
    const { item, travel } = claims;
    const mileage = { kind: 'mileage', spent_on: '2026-11-12', category_id: travel, kilometres: '10' };
    for (const [body, field] of [
      [{ items: [{ ...mileage, spent_on: '2025-12-31' }] }, 'items.0.kind'],
      [{ items: [{ ...mileage, amount: '3.01' }] }, 'items.0.amount'],
      [{ items: [mileage], currency: 'USD' }, 'items.0.kind'],
      [{ items: [{ ...mileage, trip: TRIP }] }, 'items.0.trip'],
      [{ items: [item('10.00', { vat: [{ rate: 19, gross: '9.99' }] })] }, 'items.0.vat'],
      [{ items: [item('10.00', { vat: [{ rate: 19.123, gross: '10.00' }] })] }, 'items.0.vat.0.rate'],
      [
        {
          items: [
            {
              ...mileage,
              kind: 'per_diem',
              kilometres: undefined,
              spent_on: '2026-11-11',
              trip: { ...TRIP, country: 'ZZ' },
            },
          ],
        },
        'items.0.kind',
      ],
      [{ items: [{ spent_on: '2026-11-12', category_id: travel }] }, 'items.0.amount'],
    ] as [object, string][]) {
      const reply = await claims.claim(own(), { title: 'Wrong one', ...body });
      expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([422, [field]]);
    }
    const listed = await claims.call(own(), 'GET', '/reimbursements/');
    expect(listed.body.data.filter(({ title }: ExpenseClaim) => title === 'Wrong one')).toEqual([]);
  });

  test('422: a draft with mileage cannot change to another currency', async () => {
    const mileage = { kind: 'mileage', spent_on: '2026-11-12', category_id: claims.travel, kilometres: '10' };
    const draft = await claims.claimed(own(), { items: [mileage], submit: false });
    const reply = await claims.call(own(), 'PATCH', `/reimbursements/${draft.id}/`, {
      body: { currency: 'USD' },
    });
    expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([422, ['items.0.kind']]);
    // items as an answer shows them, with a new title, stay as they are
    const { id, kind, spent_on, amount, kilometres } = draft.items[0]!;
    const again = await claims.call(own(), 'PATCH', `/reimbursements/${draft.id}/`, {
      body: { items: [{ id, kind, spent_on, amount, kilometres, category_id: claims.travel }] },
    });
    expect([again.status, again.body.data.amount]).toEqual([200, '3.00']);
  });
});

describe('POST /api/v1/reimbursements/admin/{expense_id}/approve/', () => {
  const two = () => claims.claimed(own(), { items: [claims.item('10.00'), claims.item('14.00')] });

  test('200, rule 222: decisions by item add up; 0.00 denies one, with its note', async () => {
    const claim = await two();
    const [first, second] = claim.items;
    const reply = await claims.step(claims.world.manager, 'approve', claim.id, {
      items: [
        { id: second!.id, approved_amount: '0.00', note: 'Private' },
        { id: first!.id, approved_amount: '8.00' },
      ],
    });
    expect(reply.body.data).toMatchObject({
      status: 'approved',
      approved_amount: '8.00',
      payout_amount: '8.00',
      items: [
        { approved_amount: '8.00', decision_note: null },
        { approved_amount: '0.00', decision_note: 'Private' },
      ],
    });
  });

  test('200: an approval of the whole, or of a part, shows what each item got', async () => {
    const [whole, part] = [await two(), await two()];
    const approvedIn = async (id: string, body?: object) =>
      (await claims.step(claims.world.manager, 'approve', id, body)).body.data.items.map(
        (item: ExpenseItem) => item.approved_amount,
      );
    expect(await approvedIn(whole.id)).toEqual(['10.00', '14.00']);
    expect(await approvedIn(part.id, { approved_amount: '12.00' })).toEqual(['5.00', '7.00']);
  });

  test('422: missing items, an item twice, all zero, or together with `approved_amount`; the claim still waits', async () => {
    const claim = await two();
    const [first, second] = claim.items.map(({ id }) => id);
    const all = [
      { id: first, approved_amount: '1.00' },
      { id: second, approved_amount: '1.00' },
    ];
    for (const [body, field] of [
      [{ items: all.slice(1) }, 'items'],
      [{ items: [...all, all[0]] }, 'items.2.id'],
      [{ items: all.map((one) => ({ ...one, approved_amount: '0.00' })) }, 'items'],
      [{ items: all, approved_amount: '2.00' }, 'approved_amount'],
    ] as [object, string][]) {
      const reply = await claims.step(claims.world.manager, 'approve', claim.id, body);
      expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([422, [field]]);
    }
    const read = await claims.call(own(), 'GET', `/reimbursements/${claim.id}/`);
    expect(read.body.data).toEqual(claim);
  });
});

describe('claims that an admin enters for somebody (rule 228)', () => {
  const entered = async (submit = false) => {
    const person = await claims.world.person({ manager: claims.world.manager });
    const reply = await claims.claim(claims.world.admin, { employee_id: person.id, submit });
    expect([reply.status, reply.body.detail]).toEqual([201, undefined]);
    return { person, claim: reply.body.data as ExpenseClaim };
  };

  test('201: it is the person’s, with its enterer, who adds receipts and submits it; the person is told', async () => {
    const { world } = claims;
    const { person, claim } = await entered();
    expect(claim).toMatchObject({
      employee: { id: person.id },
      entered_by: { id: world.admin.id },
      status: 'draft',
    });
    expect((await claims.attach(world.admin, claim.id)).status).toBe(201);
    const submitted = await claims.call(world.admin, 'POST', `/reimbursements/${claim.id}/submit/`);
    expect(submitted.body.data.status).toBe('submitted');
    expect(await notificationKinds(world, person)).toContain('expense.submitted');
    const read = await claims.call(person, 'GET', `/reimbursements/${claim.id}/`);
    expect(read.body.data.entered_by.id).toBe(world.admin.id);
    const listed = await claims.call(person, 'GET', '/reimbursements/');
    expect(listed.body.data[0].entered_by.id).toBe(world.admin.id);
  });

  test('403 self_approval for who entered it; another admin or the manager approves', async () => {
    const { world } = claims;
    const { claim } = await entered(true);
    const own = await claims.step(world.admin, 'approve', claim.id);
    expect([own.status, own.body.data.code]).toEqual([403, 'self_approval']);
    const denied = await claims.step(world.admin, 'deny', claim.id);
    expect([denied.status, denied.body.data.code]).toEqual([403, 'self_approval']);
    const approved = await claims.step(world.secondAdmin, 'approve', claim.id);
    expect(approved.body.data.status).toBe('approved');
    const paid = await claims.call(world.admin, 'POST', `/reimbursements/admin/${claim.id}/mark-paid/`, {
      body: { paid_on: '2026-11-20' },
    });
    expect([paid.status, paid.body.data.code]).toEqual([403, 'self_approval']);
  });

  test('404 for another admin’s changes and for an unknown person, 403 not_own_record for managers', async () => {
    const { world } = claims;
    const { person, claim } = await entered();
    const other = await claims.call(world.secondAdmin, 'PATCH', `/reimbursements/${claim.id}/`, {
      body: { title: 'Another' },
    });
    expect(other.status).toBe(404);
    const manager = await claims.claim(world.manager, { employee_id: person.id });
    expect([manager.status, manager.body.data.code]).toEqual([403, 'not_own_record']);
    expect((await claims.claim(world.admin, { employee_id: claim.id })).status).toBe(404);
  });
});
