/** Invoices from tracked time: hours by category, each hour on one invoice. */
import { describe, expect, test } from '@jest/globals';
import type { Person } from '../../support/world.ts';
import { auditLines } from '../../support/traces.ts';
import { codeOf, openInvoices } from './support.ts';

const invoices = await openInvoices();
const { world } = invoices;
const someone = () => world.person({ manager: world.manager });

async function category(label: string): Promise<string> {
  const [row] = await world.sql<{ id: string }>(
    `INSERT INTO list_items (workspace_id, list_key, code, label) VALUES ($1, 'time-categories', $2, $3) RETURNING id`,
    [world.id, `${label}-${Math.random()}`, label],
  );
  return row!.id;
}

async function entry(
  { id }: Person,
  started_at: string,
  ended_at: string,
  more: { billable?: boolean; break_minutes?: number; category_id?: string | null; timezone?: string } = {},
): Promise<string> {
  const { billable = true, break_minutes = 0, category_id = null, timezone = 'UTC' } = more;
  const [row] = await world.sql<{ id: string }>(
    `INSERT INTO time_entries (workspace_id, employee_id, started_at, ended_at, timezone, source, billable, break_minutes, category_id)
     VALUES ($1, $2, $3, $4, $5, 'manual', $6, $7, $8) RETURNING id`,
    [world.id, id, started_at, ended_at, timezone, billable, break_minutes, category_id],
  );
  return row!.id;
}

const fromTime = (person: Person, body: object = {}) =>
  invoices.call(world.admin, 'POST', '/invoices/admin/from-time/', {
    body: {
      employee_id: person.id,
      from: '2026-10-01',
      to: '2026-10-31',
      hourly_rate: '80.00',
      currency: 'EUR',
      ...body,
    },
  });

const invoiceOf = async (entryId: string) =>
  (await world.sql('SELECT invoice_id, version FROM time_entries WHERE id = $1', [entryId]))[0]!;

describe('POST /api/v1/invoices/admin/from-time/', () => {
  // Postgres reads `+09:00` as POSIX does, with the opposite sign
  test.each(['+09:00', '-09:00'])('201 with the time of these days in the offset %s', async (offset) => {
    const person = await someone();
    const worked = (from: string, to: string) =>
      entry(person, `${from}${offset}`, `${to}${offset}`, { timezone: offset });
    await worked('2026-09-30T22:00', '2026-10-01T00:00');
    const within = [
      await worked('2026-10-01T00:00', '2026-10-01T01:00'),
      await worked('2026-10-31T23:00', '2026-11-01T00:00'),
    ];
    await worked('2026-11-01T00:00', '2026-11-01T03:00');
    const reply = await fromTime(person);
    expect([reply.status, reply.body.data.net]).toEqual([201, '160.00']);
    for (const id of within) expect((await invoiceOf(id)).invoice_id).toBe(reply.body.data.id);
  });

  test('201 with a line per category: billable time of these days in the entry’s zone, without breaks', async () => {
    const person = await someone();
    const [design, support] = [await category('Design'), await category('Support')];
    await entry(person, '2026-10-01T08:00Z', '2026-10-01T12:30Z', {
      category_id: support,
      break_minutes: 30,
    });
    await entry(person, '2026-10-02T08:00Z', '2026-10-02T09:20Z', { category_id: design });
    await entry(person, '2026-10-31T22:30Z', '2026-10-31T23:30Z');
    await entry(person, '2026-10-31T23:30Z', '2026-11-01T00:30Z', { timezone: 'Europe/Berlin' });
    await entry(person, '2026-10-05T08:00Z', '2026-10-05T09:00Z', { billable: false });
    await entry(person, '2026-09-30T20:00Z', '2026-09-30T21:00Z');
    const reply = await fromTime(person, { tax_rate: 19, due_days: 30 });
    expect(reply.status).toBe(201);
    const { id, lines, ...data } = reply.body.data;
    expect(lines.map((one: any) => [one.description, one.quantity, one.unit, one.amount])).toEqual([
      ['Design', 1.333333, 'hour', '106.67'],
      ['Support', 4, 'hour', '320.00'],
      ['Working time', 1, 'hour', '80.00'],
    ]);
    expect(data).toMatchObject({
      status: 'draft',
      net: '506.67',
      tax: '96.27',
      total: '602.94',
      due_days: 30,
      period_start: '2026-10-01',
      period_end: '2026-10-31',
    });
    expect((await auditLines(world, id))[0]).toEqual({
      line: 'created invoice · dashboard',
      changes: { total: [null, '602.94 EUR'], time_entries: [0, 3] },
    });
  });

  test('409 nothing_billable without billable time, 409 already_invoiced with the ids if all of it is on invoices', async () => {
    const person = await someone();
    await entry(person, '2026-10-05T08:00Z', '2026-10-05T09:00Z', { billable: false });
    expect(codeOf(await fromTime(person))).toEqual([409, 'nothing_billable']);
    await entry(person, '2026-10-06T08:00Z', '2026-10-06T09:00Z');
    const { id } = (await fromTime(person)).body.data;
    const again = await fromTime(person);
    expect([...codeOf(again), again.body.data['invoice_ids']]).toEqual([409, 'already_invoiced', [id]]);
    await entry(person, '2026-10-07T08:00Z', '2026-10-07T10:00Z');
    expect((await fromTime(person)).body.data).toMatchObject({ net: '160.00', lines: [{ quantity: 2 }] });
  });

  test('rule 217: 201, 20 minutes at 90.00 are 30.00, also after the draft was changed; the tax rate may be a string', async () => {
    const person = await someone();
    await entry(person, '2026-10-06T08:00Z', '2026-10-06T08:20Z');
    const made = await fromTime(person, { hourly_rate: '90.00', tax_rate: '19.00' });
    const line = { quantity: 0.333333, unit_price: '90.00', amount: '30.00', seconds: 1200, tax_rate: 19 };
    expect([made.status, made.body.data]).toMatchObject([201, { net: '30.00', tax: '5.70', lines: [line] }]);
    const path = `/invoices/admin/${made.body.data.id}/`;
    const noted = await invoices.call(world.admin, 'PATCH', path, { body: { note: 'October' } });
    expect(noted.body.data).toMatchObject({ note: 'October', net: '30.00', lines: [line] });
    const lines = [{ description: 'Work', quantity: '0.333333', unit_price: '90.00', tax_rate: '19' }];
    const typed = await invoices.call(world.admin, 'PATCH', path, { body: { lines } });
    expect(typed.body.data).toMatchObject({ net: '30.00', lines: [{ ...line, seconds: null }] });
  });

  test('rule 217: 201, the amount of tracked time at a high rate does not depend on the decimals of its hours', async () => {
    const person = await someone();
    await entry(person, '2026-10-06T08:00Z', '2026-10-06T08:20Z');
    const made = await fromTime(person, { hourly_rate: '120000.00' });
    expect(made.body.data).toMatchObject({ net: '40000.00', lines: [{ quantity: 0.333333 }] });
  });

  test('409 nothing_billable if only the clock is running', async () => {
    const person = await someone();
    await world.sql(
      `INSERT INTO time_entries (workspace_id, employee_id, started_at, timezone, source, billable)
       VALUES ($1, $2, '2026-10-05T08:00Z', 'UTC', 'clock', true)`,
      [world.id, person.id],
    );
    expect(codeOf(await fromTime(person))).toEqual([409, 'nothing_billable']);
  });

  test('422 for days in the wrong order, a rate of zero, fractions of a yen, tax with reverse charge, an unknown person', async () => {
    const person = await someone();
    await entry(person, '2026-10-06T08:00Z', '2026-10-06T09:00Z');
    const wrong: [object, string][] = [
      [{ from: '2026-10-02', to: '2026-10-01' }, 'to'],
      [{ hourly_rate: '0.00' }, 'hourly_rate'],
      [{ hourly_rate: '80.50', currency: 'JPY' }, 'hourly_rate'],
      [{ tax_rate: 19, reverse_charge: true }, 'tax_rate'],
      [{ tax_rate: 8.875 }, 'tax_rate'],
      [{ currency: 'KWD' }, 'currency'],
      [{ employee_id: '0193a000-0000-7000-8000-000000000022' }, 'employee_id'],
    ];
    for (const [body, member] of wrong) {
      const reply = await fromTime(person, body);
      expect([body, reply.status, Object.keys(reply.body.errors!)]).toEqual([body, 422, [member]]);
    }
    expect(await world.sql('SELECT id FROM invoices WHERE employee_id = $1', [person.id])).toEqual([]);
  });

  test('entries are bound by the draft: 409 invoiced for changes by their person, until the draft is deleted', async () => {
    const person = await someone();
    const entryId = await entry(person, '2026-10-06T08:00Z', '2026-10-06T09:00Z');
    const { id } = (await fromTime(person)).body.data;
    expect(await invoiceOf(entryId)).toEqual({ invoice_id: id, version: 2 });
    const path = `/tracking/entries/${entryId}/`;
    expect((await invoices.call(person, 'GET', path)).body.data.locked).toBe(true);
    const change = () => invoices.call(person, 'PATCH', path, { body: { description: 'Other' } });
    expect(codeOf(await change())).toEqual([409, 'invoiced']);
    expect(codeOf(await invoices.call(person, 'DELETE', path))).toEqual([409, 'invoiced']);
    await invoices.call(world.admin, 'DELETE', `/invoices/admin/${id}/`);
    expect((await invoiceOf(entryId))['invoice_id']).toBeNull();
    expect((await change()).status).toBe(200);
  });

  test('eight calls at once: one 201, seven 409 already_invoiced', async () => {
    const person = await someone();
    for (let day = 1; day <= 9; day++)
      await entry(person, `2026-10-0${day}T08:00Z`, `2026-10-0${day}T16:00Z`);
    const replies = await Promise.all(Array.from({ length: 8 }, () => fromTime(person)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
    const [billed] = replies.filter(({ status }) => status === 201);
    expect(billed!.body.data.lines).toMatchObject([{ quantity: 72 }]);
  });

  test('a concurrent change of an entry is either on the invoice or refused', async () => {
    for (let round = 0; round < 6; round++) {
      const person = await someone();
      const entryId = await entry(person, '2026-10-06T08:00Z', '2026-10-06T09:00Z');
      const [invoice, change] = await Promise.all([
        fromTime(person),
        invoices.call(person, 'PATCH', `/tracking/entries/${entryId}/`, {
          body: { ended_at: '2026-10-06T10:00:00Z' },
        }),
      ]);
      expect(invoice.status).toBe(201);
      expect([200, 409]).toContain(change.status);
      expect(invoice.body.data.lines[0].quantity).toBe(change.status === 200 ? 2 : 1);
    }
  });
});
