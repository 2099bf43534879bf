/** Claims: creating, changing, submitting and deleting them as their person. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { auditLines, eventsOf, notificationsOf } from '../../support/traces.ts';
import { category } from './records.ts';
import { codeOf, openClaims } from './support.ts';

const claims = await openClaims();
const { service, world, travel } = claims;
const someone = () => world.person({ manager: world.manager });

describe('POST /api/v1/reimbursements/', () => {
  test('201 submitted, with the sum of the items, an audit line, expense.submitted and a notification to the manager', async () => {
    const reply = await claims.claim(world.employee, {
      title: ' Trade fair ',
      items: [
        claims.item('18.40', { merchant: ' Deutsche Bahn ', description: 'Train' }),
        claims.item('24.99', { spent_on: '2026-11-10' }),
      ],
    });
    expect([reply.status, reply.headers.get('etag')]).toEqual([201, '"1"']);
    const claim = reply.body.data;
    expect(claim).toMatchObject({
      employee: { id: world.employee.id },
      title: 'Trade fair',
      status: 'submitted',
      amount: '43.39',
      currency: 'EUR',
      approved_amount: null,
      payout_amount: null,
      payout_currency: null,
      exchange_rate: null,
      receipts: [],
      reviewer: null,
      allowed_actions: ['delete'],
      submitted_at: expect.any(String),
    });
    expect(claim.items).toEqual([
      {
        id: expect.any(String),
        kind: 'amount',
        spent_on: '2026-11-12',
        category: { id: travel, label: 'Travel' },
        amount: '18.40',
        vat: [],
        kilometres: null,
        trip: null,
        cost_centre: null,
        project: null,
        description: 'Train',
        merchant: 'Deutsche Bahn',
        receipt_required: false,
        approved_amount: null,
        decision_note: null,
      },
      expect.objectContaining({ amount: '24.99', description: null, merchant: null }),
    ]);
    const data = {
      id: claim.id,
      version: 1,
      employee: { id: world.employee.id, email: world.employee.email, name: world.employee.name },
      title: 'Trade fair',
      amount: '43.39',
      currency: 'EUR',
      status: 'submitted',
    };
    expect(await eventsOf(world, claim.id)).toMatchObject([{ event: 'expense.submitted', data }]);
    expect((await eventsOf(world, claim.id))[0]!.data).toEqual(data);
    expect(await auditLines(world, claim.id)).toEqual([
      { line: 'created expense_claim · dashboard', changes: { amount: [null, '43.39 EUR'] } },
    ]);
    expect((await notificationsOf(world, world.manager.id)).at(-1)).toMatchObject({
      kind: 'expense.submitted',
      body: 'Trade fair, 43.39 EUR.',
      resource_type: 'expense_claim',
      resource_id: claim.id,
    });
  });

  test('201 draft with submit false: nobody is notified, and no manager or admin can see it', async () => {
    const { id, status, submitted_at, allowed_actions } = await claims.claimed(world.employee, {
      submit: false,
    });
    expect([status, submitted_at, allowed_actions]).toEqual(['draft', null, ['edit', 'submit', 'delete']]);
    expect(await eventsOf(world, id)).toEqual([]);
    for (const who of [world.manager, world.admin]) {
      expect((await claims.call(who, 'GET', `/reimbursements/admin/${id}/`)).status).toBe(404);
      expect((await claims.step(who, 'approve', id)).status).toBe(404);
      const list = await claims.call(who, 'GET', '/reimbursements/admin/', { query: { limit: 200 } });
      expect(list.text).not.toContain(id);
    }
  });

  test('rule 39: 422 for an amount with one decimal, a number, zero or less; half a yen; currencies with three or no decimals', async () => {
    for (const amount of ['12.5', 12.5, '-1.00', '0.00', '', '1e2', '1000000000000.00']) {
      const { status, body } = await claims.claim(world.employee, { items: [claims.item(amount as string)] });
      expect([amount, status, Object.keys(body.errors ?? {})]).toEqual([amount, 422, ['items.0.amount']]);
    }
    const yen = await claims.claim(world.employee, { currency: 'JPY', items: [claims.item('100.50')] });
    expect([yen.status, Object.keys(yen.body.errors!)]).toEqual([422, ['items.0.amount']]);
    for (const currency of ['KWD', 'EUX', 'eur', 'XDR']) {
      const { status, body } = await claims.claim(world.employee, { currency });
      expect([currency, status, Object.keys(body.errors!)]).toEqual([currency, 422, ['currency']]);
    }
    expect((await claims.claim(world.employee, { items: [claims.item('12.50')] })).status).toBe(201);
  });

  test('422 for a day in the person’s future, and a category that is unknown, archived, or of another list or workspace', async () => {
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const future = await claims.claim(world.employee, {
      items: [claims.item('1.00', { spent_on: tomorrow })],
    });
    expect([future.status, Object.keys(future.body.errors!)]).toEqual([422, ['items.0.spent_on']]);
    const foreign = await category(await service.world());
    const archived = await category(world);
    await world.sql('UPDATE list_items SET archived_at = now() WHERE id = $1', [archived]);
    const [other] = await world.sql(
      `INSERT INTO list_items (workspace_id, list_key, code, label) VALUES ($1, 'departments', 'd1', 'Design') RETURNING id`,
      [world.id],
    );
    const texts = new Set<string>();
    for (const category_id of [randomUUID(), foreign, archived, other!['id'] as string]) {
      const { status, body } = await claims.claim(world.employee, {
        items: [claims.item('1.00'), claims.item('1.00', { category_id })],
      });
      expect([status, Object.keys(body.errors!)]).toEqual([422, ['items.1.category_id']]);
      texts.add(JSON.stringify(body));
    }
    expect(texts.size).toBe(1);
  });

  test('422 if the sum of the items is too large to store', async () => {
    const items = [claims.item('999999999999.99'), claims.item('0.01')];
    const { status, body } = await claims.claim(world.employee, { items, submit: false });
    expect([status, Object.keys(body.errors!)]).toEqual([422, ['items']]);
  });

  test('rule 43: 409 receipt_required with the positions of items of 25.00 or more; 201 for 24.99', async () => {
    const items = [claims.item('24.99'), claims.item('25.00'), claims.item('120.00')];
    const reply = await claims.claim(world.employee, { items });
    expect([reply.status, reply.body.data]).toEqual([409, { code: 'receipt_required', items: [1, 2] }]);
    expect((await claims.claim(world.employee, { items: items.slice(0, 1) })).status).toBe(201);
  });

  test('rule 43: 409 receipt_required for any item in a foreign currency; 201 below the workspace’s own threshold', async () => {
    const dollars = await claims.claim(world.employee, { currency: 'USD', items: [claims.item('1.00')] });
    expect(codeOf(dollars)).toEqual([409, 'receipt_required']);
    const generous = await service.world({ settings: { receipt_threshold: '100.00' } });
    const category_id = await category(generous);
    const ask = (amount: string) =>
      service.request(generous, 'POST', '/reimbursements/', {
        as: generous.employee,
        body: { title: 'Taxi', currency: 'EUR', items: [{ spent_on: '2026-11-12', category_id, amount }] },
      });
    expect((await ask('99.99')).status).toBe(201);
    expect((await ask('100.00')).status).toBe(409);
  });

  test('rule 38: 409 duplicate_external_id with the first id, also for parallel calls; 201 for other people with the same id', async () => {
    const person = await someone();
    const replies = await Promise.all(
      [1, 2, 3, 4].map(() => claims.claim(person, { external_id: 'trip-7' })),
    );
    const made = replies.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    for (const reply of replies.filter(({ status }) => status !== 201))
      expect(reply.body.data).toEqual({ code: 'duplicate_external_id', id: made[0]!.body.data.id });
    expect((await claims.claim(await someone(), { external_id: 'trip-7' })).status).toBe(201);
    expect((await claims.claim(person, { external_id: '  ' })).status).toBe(422);
  });

  test('rule 58: 201 with one claim and one event for the same Idempotency-Key', async () => {
    const person = await someone();
    const body = { title: 'Taxi', currency: 'EUR', items: [claims.item('9.00')] };
    const send = () =>
      claims.call(person, 'POST', '/reimbursements/', { body, headers: { 'idempotency-key': 'taxi' } });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await eventsOf(world, first.body.data.id)).toHaveLength(1);
    const list = await claims.call(person, 'GET', '/reimbursements/');
    expect(list.body.data).toHaveLength(1);
  });

  test('201 for a service key that names a person: the key is the actor, and the person is notified', async () => {
    const key = await world.serviceKey(['expenses:write', 'expenses:read']);
    const person = await someone();
    expect(codeOf(await claims.claim(key))).toEqual([422, 'employee_required']);
    const unknown = await claims.claim(key, { employee_id: randomUUID() });
    expect([unknown.status, Object.keys(unknown.body.errors!)]).toEqual([422, ['employee_id']]);
    const { id, employee } = await claims.claimed(key, { employee_id: person.id });
    expect(employee.id).toBe(person.id);
    expect((await auditLines(world, id))[0]!.line).toBe(`created expense_claim · api:${key.prefix}`);
    expect((await notificationsOf(world, person.id)).map(({ kind }) => kind)).toEqual(['expense.submitted']);
    expect((await claims.call(key, 'GET', `/reimbursements/${id}/`)).status).toBe(200);
  });
});

describe('GET /api/v1/reimbursements/{expense_id}/', () => {
  test('200 with the version as ETag, 304 for that ETag; 404 for everyone else, the same bytes as for an unknown claim', async () => {
    const made = await claims.claimed(world.employee);
    const path = `/reimbursements/${made.id}/`;
    const reply = await claims.call(world.employee, 'GET', path);
    const tag = reply.headers.get('etag')!;
    expect([reply.status, tag, reply.body.data]).toEqual([200, expect.stringMatching(/^"1-/), made]);
    const again = await claims.call(world.employee, 'GET', path, { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
    const absent = await claims.call(world.employee, 'GET', `/reimbursements/${randomUUID()}/`);
    for (const who of [world.colleague, world.manager, world.admin])
      expect((await claims.call(who, 'GET', path)).text).toBe(absent.text);
  });
});

describe('PATCH /api/v1/reimbursements/{expense_id}/', () => {
  const patch = (id: string, body: object, headers: Record<string, string> = {}) =>
    claims.call(world.employee, 'PATCH', `/reimbursements/${id}/`, { body, headers });

  test('200 for a draft: omitted fields stay, null clears, and the amount follows the items', async () => {
    const made = await claims.claimed(world.employee, { submit: false, external_id: randomUUID() });
    const renamed = await patch(made.id, { title: 'Fair', external_id: null });
    expect(renamed.body.data).toEqual({
      ...made,
      title: 'Fair',
      external_id: null,
      version: 2,
      updated_at: expect.any(String),
    });
    const [kept] = made.items;
    const changed = await patch(made.id, {
      items: [claims.item('7.77'), { ...claims.item('18.41'), id: kept!.id }],
    });
    expect(changed.body.data).toMatchObject({ amount: '26.18', version: 3 });
    expect(changed.body.data.items.map(({ id }: { id: string }) => id === kept!.id)).toEqual([false, true]);
    expect((await auditLines(world, made.id)).at(-1)).toEqual({
      line: 'updated expense_claim · dashboard',
      changes: { amount: ['18.40', '26.18'], items: [1, 2] },
    });
  });

  test('422 for an item of another claim, and for an item named twice', async () => {
    const other = await claims.claimed(world.employee, { submit: false });
    const { id, items } = await claims.claimed(world.employee, { submit: false });
    const foreign = await patch(id, { items: [{ ...claims.item('1.00'), id: other.items[0]!.id }] });
    expect([foreign.status, Object.keys(foreign.body.errors!)]).toEqual([422, ['items.0.id']]);
    const twice = { ...claims.item('1.00'), id: items[0]!.id };
    expect((await patch(id, { items: [twice, twice] })).status).toBe(422);
    const unchanged = await claims.call(world.employee, 'GET', `/reimbursements/${other.id}/`);
    expect(unchanged.body.data).toEqual(other);
  });

  test('200 without an item, which deletes its receipts and their files', async () => {
    const { id, items } = await claims.claimed(world.employee, {
      submit: false,
      items: [claims.item('30.00'), claims.item('40.00')],
    });
    const { body, headers } = (await import('../../support/form.ts')).form([
      { name: 'file', filename: 'a.pdf', content: `%PDF-1.4 ${randomUUID()}\n%%EOF` },
      { name: 'item_id', content: items[0]!.id },
    ]);
    expect((await claims.attach(world.employee, id, { body, headers })).body.data.item_id).toBe(items[0]!.id);
    const files = async () =>
      (await world.sql(`SELECT id FROM files WHERE kind = 'receipt' AND workspace_id = $1`, [world.id]))
        .length;
    const before = await files();
    const reply = await patch(id, { items: [{ ...claims.item('40.00'), id: items[1]!.id }] });
    expect([reply.status, reply.body.data.receipts, await files()]).toEqual([200, [], before - 1]);
  });

  test('409 not_editable after submission; 200 again after a denial, and it stays denied', async () => {
    const { id } = await claims.claimed(world.employee);
    const reply = await patch(id, { title: 'Other' });
    expect([reply.status, reply.body.data]).toEqual([
      409,
      { code: 'not_editable', current_status: 'submitted' },
    ]);
    expect((await claims.step(world.manager, 'deny', id)).status).toBe(200);
    expect((await patch(id, { title: 'Other' })).body.data).toMatchObject({
      title: 'Other',
      status: 'denied',
    });
  });

  test('412 for If-Match with an older version; 404 for everyone else, the same bytes as for an unknown claim', async () => {
    const { id } = await claims.claimed(world.employee, { submit: false });
    await patch(id, { title: 'Second' });
    expect((await patch(id, { title: 'Third' }, { 'if-match': '"1"' })).status).toBe(412);
    const absent = await patch(randomUUID(), { title: 'x' });
    for (const who of [world.manager, world.admin, world.colleague]) {
      const reply = await claims.call(who, 'PATCH', `/reimbursements/${id}/`, { body: { title: 'x' } });
      expect([reply.status, reply.text]).toEqual([404, absent.text]);
    }
  });

  test('200 with an archived category that the claim already had', async () => {
    const category_id = await category(world);
    const { id } = await claims.claimed(world.employee, {
      submit: false,
      items: [claims.item('5.00', { category_id })],
    });
    await world.sql('UPDATE list_items SET archived_at = now() WHERE id = $1', [category_id]);
    expect((await patch(id, { title: 'Still' })).status).toBe(200);
  });

  test('422 for a currency that does not allow the amounts', async () => {
    const { id } = await claims.claimed(world.employee, { submit: false });
    const reply = await patch(id, { currency: 'JPY' });
    expect([reply.status, Object.keys(reply.body.errors!)]).toEqual([422, ['items.0.amount']]);
  });
});

describe('POST /api/v1/reimbursements/{expense_id}/submit/', () => {
  const submit = (id: string) => claims.call(world.employee, 'POST', `/reimbursements/${id}/submit/`);

  test('rule 43: 409 receipt_required with the items’ ids until each has a receipt; a receipt without item_id counts for all', async () => {
    const { id, items } = await claims.claimed(world.employee, {
      submit: false,
      items: [claims.item('24.99'), claims.item('25.00')],
    });
    const refused = await submit(id);
    expect([refused.status, refused.body.data]).toEqual([
      409,
      { code: 'receipt_required', items: [1], item_ids: [items[1]!.id] },
    ]);
    expect((await claims.attach(world.employee, id)).status).toBe(201);
    const reply = await submit(id);
    expect([reply.status, reply.body.data.status]).toEqual([200, 'submitted']);
    expect((await eventsOf(world, id)).map(({ event }) => event)).toEqual(['expense.submitted']);
    const again = await submit(id);
    expect([again.status, again.body.data]).toEqual([
      409,
      { code: 'invalid_transition', current_status: 'submitted' },
    ]);
  });

  test('200 after a denial, with a second expense.submitted', async () => {
    const { id } = await claims.claimed(world.employee);
    await claims.step(world.manager, 'deny', id);
    expect((await submit(id)).body.data).toMatchObject({ status: 'submitted', decision_note: 'Not ours' });
    expect((await eventsOf(world, id)).map(({ event }) => event)).toEqual([
      'expense.submitted',
      'expense.denied',
      'expense.submitted',
    ]);
  });

  test('200 and 409 for parallel submissions, with one event', async () => {
    const { id } = await claims.claimed(world.employee, { submit: false });
    const replies = await Promise.all([submit(id), submit(id), submit(id)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await eventsOf(world, id)).toHaveLength(1);
  });
});

describe('DELETE /api/v1/reimbursements/{expense_id}/', () => {
  const remove = (id: string) => claims.call(world.employee, 'DELETE', `/reimbursements/${id}/`);

  test('200 for a draft, without an event; then 404', async () => {
    const { id } = await claims.claimed(world.employee, { submit: false });
    expect((await remove(id)).body.data).toEqual({});
    expect(await eventsOf(world, id)).toEqual([]);
    expect((await remove(id)).status).toBe(404);
    expect((await claims.call(world.employee, 'GET', `/reimbursements/${id}/`)).status).toBe(404);
    const list = await claims.call(world.admin, 'GET', '/reimbursements/admin/', {
      query: { updated_since: '2020-01-01T00:00:00Z', include_deleted: true, limit: 200 },
    });
    expect(list.text).not.toContain(id);
  });

  test('200 for a submitted or denied claim: expense.deleted, and the manager is notified if it was submitted', async () => {
    for (const denied of [false, true]) {
      const { id } = await claims.claimed(world.employee);
      if (denied) await claims.step(world.manager, 'deny', id);
      expect((await remove(id)).status).toBe(200);
      const last = (await eventsOf(world, id)).at(-1)!;
      expect([last.event, last.data['status']]).toEqual(['expense.deleted', 'deleted']);
      expect((await auditLines(world, id)).at(-1)).toEqual({
        line: 'deleted expense_claim · dashboard',
        changes: { status: [denied ? 'denied' : 'submitted', 'deleted'] },
      });
      const told = (await notificationsOf(world, world.manager.id)).filter(
        ({ kind, resource_id }) => kind === 'expense.deleted' && resource_id === id,
      );
      expect(told).toHaveLength(denied ? 0 : 1);
    }
  });

  test('409 invalid_transition after approval', async () => {
    const { id } = await claims.claimed(world.employee);
    await claims.step(world.manager, 'approve', id);
    const reply = await remove(id);
    expect([reply.status, reply.body.data]).toEqual([
      409,
      { code: 'invalid_transition', current_status: 'approved' },
    ]);
  });
});

describe('GET /api/v1/reimbursements/', () => {
  test('200 with own claims, newest first, by status, category and days', async () => {
    const person = await someone();
    const hotel = await category(world, 'Hotel');
    const early = await claims.claimed(person, {
      items: [
        claims.item('1.00', { spent_on: '2026-03-01' }),
        claims.item('1.00', { spent_on: '2026-03-09' }),
      ],
    });
    const late = await claims.claimed(person, {
      submit: false,
      items: [claims.item('2.00', { spent_on: '2026-04-02', category_id: hotel })],
    });
    const ids = async (query: Record<string, string> = {}) => {
      const reply = await claims.call(person, 'GET', '/reimbursements/', { query });
      expect([reply.status, reply.body.detail]).toEqual([200, undefined]);
      return reply.body.data.map(({ id }: { id: string }) => id);
    };
    expect(await ids()).toEqual([late.id, early.id]);
    expect(await ids({ ordering: 'spent_on' })).toEqual([early.id, late.id]);
    expect(await ids({ status: 'draft,denied' })).toEqual([late.id]);
    expect(await ids({ category_id: hotel })).toEqual([late.id]);
    expect(await ids({ from: '2026-03-05', to: '2026-03-05' })).toEqual([early.id]);
    expect(await ids({ from: '2026-03-10', to: '2026-04-01' })).toEqual([]);
    const [first] = (await claims.call(person, 'GET', '/reimbursements/', { query: { limit: 1 } })).body.data;
    expect(first).toEqual(late);
  });
});
