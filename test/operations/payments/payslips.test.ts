/** Payslips: drafting, publishing, reading, and their PDF. */
import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { PayslipDetail } from '../../../src/generated/types.ts';
import { openWorld } from '../../support/opening.ts';
import { auditLines, notificationsOf } from '../../support/traces.ts';
import type { Reply, RequestOptions } from '../../support/service.ts';
import type { Person } from '../../support/world.ts';
import { pagesOf, textOf } from '../../pdf/support.ts';
import { BUYER, identify } from '../invoices/parties.ts';

const { service, world } = await openWorld({ rateLimitScale: 10_000 });
const { admin, employee, manager, stranger } = world;

type Who = Person | { token: string };
const call = (as: Who, method: string, path: string, more: Omit<RequestOptions, 'as'> = {}) =>
  service.request(world, method, path, { ...more, as });

const LINES = [
  { code: '1000', label: 'Base salary', kind: 'earning', amount: '4200.00' },
  { code: '1150', label: 'Overtime', kind: 'earning', amount: '212.50' },
  { code: '2000', label: 'Wage tax', kind: 'deduction', amount: '668.41' },
  { code: '3200', label: 'Pension insurance', kind: 'contribution', amount: '410.36' },
];
const OCTOBER = {
  period_start: '2026-10-01',
  period_end: '2026-10-31',
  gross: '4412.50',
  net: '3744.09',
  currency: 'EUR',
  lines: LINES,
};

const create = (person: { id: string }, body: object = {}, as: Who = admin) =>
  call(as, 'POST', '/payments/admin/payslips/', { body: { employee_id: person.id, ...OCTOBER, ...body } });
async function drafted(person: { id: string }, body: object = {}): Promise<PayslipDetail> {
  const reply = await create(person, body);
  expect([reply.status, reply.body.detail]).toEqual([201, undefined]);
  return reply.body.data;
}
const publish = (id: string, as: Who = admin) => call(as, 'POST', `/payments/admin/payslips/${id}/publish/`);
async function published(person: { id: string }, body: object = {}): Promise<PayslipDetail> {
  const reply = await publish((await drafted(person, body)).id);
  expect([reply.status, reply.body.detail]).toEqual([200, undefined]);
  return reply.body.data;
}
const someone = () => world.person({ manager });
const download = (as: Who, id: string, headers: Record<string, string> = {}) =>
  call(as, 'GET', `/payments/payslips/${id}/download/`, { headers });
const codeOf = ({ status, body }: Reply): [number, string] => [status, body.data.code];
const idsIn = (reply: Reply): string[] => (reply.body.data as { id: string }[]).map(({ id }) => id);

describe('POST /api/v1/payments/admin/payslips/', () => {
  test('201 with the lines in order and the sums, and an audit line without amounts; the person cannot see it yet', async () => {
    const person = await someone();
    const reply = await create(person, {
      lines: LINES.map((line) => ({ ...line, label: ` ${line.label} ` })),
    });
    expect([reply.status, reply.headers.get('etag')]).toEqual([201, '"1"']);
    const payslip = reply.body.data;
    expect(payslip).toMatchObject({
      employee: { id: person.id, email: person.email },
      period_start: '2026-10-01',
      period_end: '2026-10-31',
      gross: '4412.50',
      deductions: '668.41',
      net: '3744.09',
      currency: 'EUR',
      status: 'draft',
      document: null,
      published_at: null,
      allowed_actions: ['publish', 'delete'],
      deleted_at: null,
    });
    expect(payslip.lines).toEqual(LINES.map((line) => ({ ...line, currency: 'EUR' })));
    const lines = await auditLines(world, payslip.id);
    expect(lines.map(({ line }) => line)).toEqual(['created payslip · dashboard']);
    expect(JSON.stringify(lines)).not.toMatch(/4412|3744/);
    expect(await notificationsOf(world, person.id)).toEqual([]);
    expect((await call(person, 'GET', `/payments/payslips/${payslip.id}/`)).status).toBe(404);
    expect((await download(person, payslip.id)).status).toBe(404);
    expect(idsIn(await call(person, 'GET', '/payments/payslips/'))).toEqual([]);
  });

  test('rule 48: 422 with the right sums if gross or net differ from the lines by a cent', async () => {
    const { status, body } = await create(employee, { gross: '4412.51', net: '3744.08' });
    expect([status, body.errors]).toEqual([
      422,
      {
        gross: ['The earnings add up to 4412.50.'],
        net: ['The earnings less the deductions are 3744.09.'],
      },
    ]);
    const loss = await create(employee, {
      gross: '1.00',
      net: '0.00',
      lines: [
        { code: '1', label: 'Pay', kind: 'earning', amount: '1.00' },
        { code: '2', label: 'Advance', kind: 'deduction', amount: '2.00' },
      ],
    });
    expect([loss.status, loss.body.errors]).toEqual([
      422,
      { net: ['The earnings less the deductions are -1.00.'] },
    ]);
  });

  test('rule 39: 422 for amounts with one decimal, numbers, signs, half a yen, and unknown currencies', async () => {
    for (const amount of ['4412.5', 4412.5, '-4412.50', '1e3', '']) {
      const { status, body } = await create(employee, { gross: amount });
      expect([amount, status, Object.keys(body.errors!)]).toEqual([amount, 422, ['gross']]);
    }
    const yen = await create(employee, {
      currency: 'JPY',
      gross: '100.50',
      net: '100.50',
      lines: [{ code: '1', label: 'Pay', kind: 'earning', amount: '100.50' }],
    });
    expect(Object.keys(yen.body.errors!)).toEqual(['gross', 'net', 'lines.0.amount']);
    for (const currency of ['KWD', 'EUX', 'eur'])
      expect(Object.keys((await create(employee, { currency })).body.errors!)).toEqual(['currency']);
  });

  test('422 for reversed days, more than 366 days, 101 lines, an unknown or foreign person', async () => {
    const days = (period_start: string, period_end: string) => create(employee, { period_start, period_end });
    for (const reply of [await days('2026-10-31', '2026-10-01'), await days('2026-01-01', '2027-01-02')])
      expect([reply.status, Object.keys(reply.body.errors!)]).toEqual([422, ['period_end']]);
    const many = Array.from({ length: 101 }, () => LINES[3]);
    expect(Object.keys((await create(employee, { lines: many })).body.errors!)).toEqual(['lines']);
    const foreign = (await service.world()).employee;
    const texts = [await create({ id: randomUUID() }), await create(foreign)].map(({ text }) => text);
    expect(new Set(texts).size).toBe(1);
    expect(JSON.parse(texts[0]!).errors).toEqual({ employee_id: ['There is no such record.'] });
  });

  test('409 period_exists with the payslip of overlapping days; 201 for other currencies and other days', async () => {
    const person = await someone();
    const { id } = await drafted(person);
    for (const [period_start, period_end] of [
      ['2026-10-01', '2026-10-31'],
      ['2026-10-31', '2026-11-30'],
      ['2026-10-10', '2026-10-12'],
      ['2026-01-01', '2026-12-31'],
    ]) {
      const { status, body } = await create(person, { period_start, period_end });
      expect([status, body.data]).toEqual([409, { code: 'period_exists', conflicts: [id] }]);
    }
    await drafted(person, { currency: 'USD' });
    await drafted(person, { period_start: '2026-11-01', period_end: '2026-11-30' });
  });

  test('one 201 and eleven 409 period_exists for 12 concurrent calls for overlapping days', async () => {
    const person = await someone();
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        create(person, { period_start: `2026-10-${String(i + 1).padStart(2, '0')}` }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(11).fill(409)]);
    const codes = replies.filter(({ status }) => status === 409).map(({ body }) => body.data.code);
    expect(new Set(codes)).toEqual(new Set(['period_exists']));
    const rows = await world.sql('SELECT id FROM payslips WHERE employee_id = $1', [person.id]);
    expect(rows).toHaveLength(1);
  });

  test('the database itself refuses overlapping days, and inconsistent sums', async () => {
    const person = await someone();
    await drafted(person);
    const insert = (net: string, day: string) =>
      world.sql(
        `INSERT INTO payslips (workspace_id, employee_id, period_start, period_end, currency, gross, deductions, net, status)
         VALUES ($1, $2, $3, $3, 'EUR', 100, 40, $4, 'draft')`,
        [world.id, person.id, day, net],
      );
    await expect(insert('60', '2026-10-15')).rejects.toThrow('payslips_period');
    await expect(insert('60.01', '2027-10-15')).rejects.toThrow('payslips_sums');
  });
});

describe('POST /api/v1/payments/admin/payslips/{payslip_id}/publish/', () => {
  test('200: the PDF is stored with its hash, the person is notified without an amount, an audit line', async () => {
    const person = await someone();
    const draft = await drafted(person);
    const reply = await publish(draft.id);
    const payslip = reply.body.data;
    expect([reply.status, reply.headers.get('etag')]).toEqual([200, '"2"']);
    expect(payslip).toMatchObject({
      status: 'published',
      published_at: expect.any(String),
      allowed_actions: ['void'],
      lines: draft.lines,
      document: {
        filename: 'payslip-2026-10.pdf',
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        size: expect.any(Number),
      },
    });
    expect(await notificationsOf(world, person.id)).toMatchObject([
      {
        kind: 'payslip.published',
        title: 'You have a new payslip',
        body: 'For October 2026.',
        resource_type: 'payslip',
        resource_id: draft.id,
      },
    ]);
    expect((await auditLines(world, draft.id)).at(-1)).toEqual({
      line: 'published payslip · dashboard',
      changes: { status: ['draft', 'published'] },
    });
    expect(await call(person, 'GET', `/payments/payslips/${draft.id}/`)).toMatchObject({
      status: 200,
      body: { data: { id: draft.id, lines: draft.lines, allowed_actions: [] } },
    });
    expect(idsIn(await call(person, 'GET', '/payments/payslips/'))).toEqual([draft.id]);
  });

  test('409 invalid_transition the second time; 404 for an unknown payslip', async () => {
    const { id } = await published(await someone());
    const again = await publish(id);
    expect(codeOf(again)).toEqual([409, 'invalid_transition']);
    expect(again.body.data.current_status).toBe('published');
    expect((await publish(randomUUID())).status).toBe(404);
  });

  test('one 200 for 8 concurrent calls, with one file, one notification, one audit line', async () => {
    const person = await someone();
    const { id } = await drafted(person);
    const replies = await Promise.all(Array.from({ length: 8 }, () => publish(id)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
    const files = await world.sql(`SELECT id FROM files WHERE kind = 'payslip' AND owner_id = $1`, [
      person.id,
    ]);
    expect(files).toHaveLength(1);
    expect(await notificationsOf(world, person.id)).toHaveLength(1);
    expect((await auditLines(world, id)).filter(({ line }) => line.startsWith('published'))).toHaveLength(1);
  });

  test('of publishing and concurrent deleting one is 200, the other 404 or 409, ten times', async () => {
    const person = await someone();
    for (let i = 0; i < 10; i++) {
      const day = `2026-03-${String(i + 1).padStart(2, '0')}`;
      const { id } = await drafted(person, { period_start: day, period_end: day });
      const [one, other] = await Promise.all([
        publish(id),
        call(admin, 'DELETE', `/payments/admin/payslips/${id}/`),
      ]);
      expect([one.status, other.status]).toEqual(one.status === 200 ? [200, 409] : [404, 200]);
    }
  });
});

describe('GET /api/v1/payments/payslips/{payslip_id}/download/', () => {
  test('200 with the same bytes and hash on every call, even after changes of workspace, theme and person', async () => {
    const person = await someone();
    const { id, document } = await published(person);
    const one = await download(person, id);
    expect([one.status, one.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(one.headers.get('content-disposition')).toContain('attachment; filename="payslip-2026-10.pdf"');
    expect(createHash('sha256').update(one.bytes).digest('hex')).toBe(document!.sha256);
    expect(one.bytes.length).toBe(document!.size);
    await world.sql(
      `UPDATE workspaces SET name = 'Other', theme = '{"primary_color":"#990000"}' WHERE id = $1`,
      [world.id],
    );
    await world.sql(`UPDATE users SET first_name = 'Other' WHERE id = $1`, [person.id]);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const other = await download(person, id);
    expect(other.bytes.equals(one.bytes)).toBe(true);
    expect(other.headers.get('etag')).toBe(one.headers.get('etag'));
  });

  test('206 for a range, 304 for its ETag, 416 after its end', async () => {
    const person = await someone();
    const { id } = await published(person);
    const whole = await download(person, id);
    const part = await download(person, id, { range: 'bytes=0-7' });
    expect([part.status, part.bytes.toString()]).toEqual([206, '%PDF-1.7']);
    expect((await download(person, id, { 'if-none-match': whole.headers.get('etag')! })).status).toBe(304);
    expect(codeOf(await download(person, id, { range: `bytes=${whole.bytes.length}-` }))).toEqual([
      416,
      'range_not_satisfiable',
    ]);
  });

  test('200: shows names in any script, employer, days and all of 100 lines, on numbered pages', async () => {
    const person = await world.person({ manager });
    await world.sql(`UPDATE users SET first_name = 'Ελένη', last_name = 'Жукова 王明' WHERE id = $1`, [
      person.id,
    ]);
    const lines = Array.from({ length: 100 }, (_, i) => ({
      code: `${i}`,
      label: `Line ${i}.`,
      kind: i < 60 ? 'earning' : 'deduction',
      amount: '10.00',
    }));
    const payslip = await published(person, {
      period_start: '2026-10-01',
      period_end: '2026-10-14',
      gross: '600.00',
      net: '200.00',
      lines,
    });
    expect(payslip.document!.filename).toBe('payslip-2026-10-01-2026-10-14.pdf');
    const { bytes } = await download(person, payslip.id);
    const text = textOf(bytes);
    for (const { label } of lines) expect(text).toContain(label);
    expect(text).toContain('Ελένη Жукова ??');
    expect(text).toContain(person.email);
    expect(text).toContain('1 October 2026 – 14 October 2026');
    expect(text).toContain('200.00 EUR');
    expect(text).toContain(`Page 1 of ${pagesOf(bytes)}`);
  });
});

describe('the parties on a payslip', () => {
  test('are the company and the person, with addresses and tax numbers from settings and profile', async () => {
    const { service: other, world: place } = await openWorld({}, { settings: { invoicing: BUYER } });
    const pdfOf = async (person: Person) => {
      const body = { employee_id: person.id, ...OCTOBER };
      const { id } = (
        await other.request(place, 'POST', '/payments/admin/payslips/', { as: place.admin, body })
      ).body.data;
      await other.request(place, 'POST', `/payments/admin/payslips/${id}/publish/`, { as: place.admin });
      const path = `/payments/payslips/${id}/download/`;
      return textOf((await other.request(place, 'GET', path, { as: person })).bytes);
    };
    await identify(place, place.employee);
    await place.sql(`UPDATE personal_details SET tax_number = '12/345/67890' WHERE user_id = $1`, [
      place.employee.id,
    ]);
    const text = await pdfOf(place.employee);
    for (const said of [
      'Brightwater Studio GmbH',
      'Spreeufer 12',
      '10178 Berlin',
      'VAT id',
      'Rua da Prata 8',
      '1100-420 Lisboa',
      'Tax number 12/345/67890',
    ])
      expect(text).toContain(said);
    const without = await pdfOf(place.colleague);
    expect(without).toContain('Spreeufer 12');
    expect(without).not.toContain('Tax number');
  });
});

describe('GET /api/v1/payments/payslips/{payslip_id}/', () => {
  test('404 or 403 for managers and colleagues in every call, and empty lists', async () => {
    const { id } = await published(employee, { period_start: '2025-10-01', period_end: '2025-10-31' });
    for (const who of [manager, stranger]) {
      expect((await call(who, 'GET', `/payments/payslips/${id}/`)).status).toBe(404);
      expect((await download(who, id)).status).toBe(404);
      expect(idsIn(await call(who, 'GET', '/payments/payslips/'))).toEqual([]);
      expect(
        codeOf(await call(who, 'GET', '/payments/payslips/', { query: { employee_id: employee.id } })),
      ).toEqual([403, 'not_own_record']);
      for (const path of ['/payments/admin/payslips/', `/payments/admin/payslips/${id}/`])
        expect(codeOf(await call(who, 'GET', path))).toEqual([403, 'insufficient_role']);
    }
  });
});

describe('GET /api/v1/payments/payslips/', () => {
  test('200 for a service key with payroll:read that names a person; 422 employee_required without', async () => {
    const person = await someone();
    const { id } = await published(person);
    const key = await world.serviceKey(['payroll:read']);
    expect(codeOf(await call(key, 'GET', '/payments/payslips/'))).toEqual([422, 'employee_required']);
    const list = await call(key, 'GET', '/payments/payslips/', { query: { employee_id: person.id } });
    expect([list.status, idsIn(list)]).toEqual([200, [id]]);
    expect((await download(key, id)).status).toBe(200);
  });

  test('200 with published ones only, by year of the last day, the latest first', async () => {
    const person = await someone();
    const turn = await published(person, { period_start: '2025-12-16', period_end: '2026-01-15' });
    const october = await published(person);
    await drafted(person, { period_start: '2026-11-01', period_end: '2026-11-30' });
    const own = async (query: Record<string, string>) =>
      idsIn(await call(person, 'GET', '/payments/payslips/', { query }));
    expect(await own({})).toEqual([october.id, turn.id]);
    expect(await own({ year: '2026' })).toEqual([october.id, turn.id]);
    expect(await own({ year: '2025' })).toEqual([]);
  });
});

describe('GET /api/v1/payments/admin/payslips/', () => {
  test('200 by year and month of the last day, by person and status, the latest first', async () => {
    const person = await someone();
    const turn = await published(person, { period_start: '2025-12-16', period_end: '2026-01-15' });
    const october = await published(person);
    const draft = await drafted(person, { period_start: '2026-11-01', period_end: '2026-11-30' });
    const all = async (query: Record<string, string>) =>
      idsIn(
        await call(admin, 'GET', '/payments/admin/payslips/', {
          query: { employee_id: person.id, ...query },
        }),
      );
    expect(await all({})).toEqual([draft.id, october.id, turn.id]);
    expect(await all({ status: 'draft' })).toEqual([draft.id]);
    expect(await all({ year: '2026', month: '1' })).toEqual([turn.id]);
    expect(await all({ month: '10', status: 'published,draft' })).toEqual([october.id]);
  });
});

describe('GET /api/v1/payments/admin/payslips/{payslip_id}/', () => {
  test('200 for an admin with drafts and other people’s, which the employee’s calls do not show', async () => {
    const { id } = await published(await someone());
    expect((await call(admin, 'GET', `/payments/payslips/${id}/`)).status).toBe(404);
    expect((await call(admin, 'GET', `/payments/admin/payslips/${id}/`)).body.data.lines).toHaveLength(4);
  });
});

describe('DELETE /api/v1/payments/admin/payslips/{payslip_id}/', () => {
  test('200: the draft is deleted and its days are free; 409 not_draft once it is published', async () => {
    const person = await someone();
    const { id } = await drafted(person);
    const path = `/payments/admin/payslips/${id}/`;
    expect((await call(admin, 'DELETE', path)).status).toBe(200);
    expect((await call(admin, 'GET', path)).status).toBe(404);
    expect((await call(admin, 'DELETE', path)).status).toBe(404);
    expect((await auditLines(world, id)).at(-1)).toEqual({
      line: 'deleted payslip · dashboard',
      changes: {},
    });
    const again = await published(person);
    expect(codeOf(await call(admin, 'DELETE', `/payments/admin/payslips/${again.id}/`))).toEqual([
      409,
      'not_draft',
    ]);
  });
});
