/** Issuing: numbers, frozen data, files, and required data. */
import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { addDays } from '../../../src/civil/dates.ts';
import { localDate } from '../../../src/civil/zones.ts';
import type { InvoiceDetail } from '../../../src/generated/types.ts';
import { auditLines, eventsOf, notificationsOf } from '../../support/traces.ts';
import { PNG, upload } from '../../support/form.ts';
import { BUYER } from './parties.ts';
import { codeOf, line, openInvoices } from './support.ts';

const invoices = await openInvoices();
const { service, world } = invoices;
const today = () => localDate(service.now(), 'Europe/Berlin');

/** GET `path` below `/invoices/`, with an optional query string. */
const raw = async (as: { token: string }, path: string, headers: Record<string, string> = {}) => {
  const [plain, search = ''] = path.split('?');
  const query = Object.fromEntries(new URLSearchParams(search));
  const reply = await service.request(world, 'GET', plain!, { as, headers, query });
  return { reply, bytes: reply.bytes };
};

/** The numbers of a year, in ascending order. */
const numbersOf = async (year: number): Promise<number[]> =>
  (
    await world.sql<{ number: number }>(
      'SELECT number FROM invoices WHERE workspace_id = $1 AND year = $2 ORDER BY number',
      [world.id, year],
    )
  ).map(({ number }) => number);

describe('POST /api/v1/invoices/admin/{invoice_id}/issue/', () => {
  test('200 with number, dates and both parties; audit line, invoice.issued, a notification, a wallet entry', async () => {
    const person = await invoices.contractor();
    const { id } = await invoices.drafted(person, {
      lines: [line('1000.00'), line('200.00', { tax_rate: 7 })],
    });
    const reply = await invoices.step('issue', id);
    const data: InvoiceDetail = reply.body.data;
    expect([reply.status, reply.headers.get('etag')]).toEqual([200, `"${data.version}"`]);
    expect(data).toMatchObject({
      number: expect.stringMatching(/^\d{4}-\d{4}$/),
      status: 'issued',
      overdue: false,
      issued_on: today(),
      due_on: addDays(today(), 14),
      net: '1200.00',
      tax: '204.00',
      total: '1404.00',
      seller: {
        name: 'Rita Sousa',
        line1: 'Rua da Prata 8',
        country: 'PT',
        vat_id: 'PT123456789',
        email: person.email,
        phone: '+351 21 000 00 00',
      },
      buyer: { name: BUYER.name, vat_id: BUYER.vat_id, phone: null },
      pdf_sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      allowed_actions: ['mark_paid', 'void', 'correct'],
    });
    expect((await eventsOf(world, id)).map(({ event, data: carried }) => [event, carried])).toEqual([
      [
        'invoice.issued',
        {
          id,
          version: data.version,
          number: data.number,
          kind: 'invoice',
          employee: { id: person.id, email: person.email, name: person.name },
          amount: '1404.00',
          currency: 'EUR',
          issued_on: data.issued_on,
          due_on: data.due_on,
          status: 'issued',
        },
      ],
    ]);
    expect((await auditLines(world, id)).at(-1)).toEqual({
      line: 'issued invoice · dashboard',
      changes: { status: ['draft', 'issued'], number: [null, data.number] },
    });
    expect(await notificationsOf(world, person.id)).toMatchObject([
      { kind: 'invoice.issued', body: `${data.number}, 1404.00 EUR. Due on ${data.due_on}.` },
    ]);
    expect(
      await world.sql(
        'SELECT kind, amount::text, currency, cause_type FROM wallet_entries WHERE cause_id = $1',
        [id],
      ),
    ).toEqual([{ kind: 'owed', amount: '1404.00', currency: 'EUR', cause_type: 'invoice' }]);
  });

  test('200, and the PDF has the current logo; replacing or removing the logo does not change it', async () => {
    const own = await openInvoices();
    const person = await own.contractor();
    const images = (bytes: Buffer) => bytes.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0;
    const pdf = async (id: string) =>
      (await own.call(person, 'GET', `/invoices/${id}/download/`, { query: { format: 'pdf' } })).bytes;
    const plain = await own.issued(person);
    await own.call(own.world.admin, 'PUT', '/branding/logo/', upload(PNG));
    // workspaces are cached for a second
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const withLogo = await own.issued(person);
    const made = await pdf(withLogo.id);
    expect([images(await pdf(plain.id)), images(made) > 0]).toEqual([0, true]);
    await own.call(own.world.admin, 'DELETE', '/branding/logo/');
    expect((await pdf(withLogo.id)).equals(made)).toBe(true);
  });

  test('the contractor and a key with payroll:read can read it from now on, others cannot', async () => {
    const person = await invoices.contractor();
    const { id, number } = await invoices.issued(person);
    const own = await invoices.call(person, 'GET', `/invoices/${id}/`);
    expect([own.status, own.body.data.number, own.body.data.allowed_actions]).toEqual([200, number, []]);
    expect((await invoices.call(person, 'GET', '/invoices/')).body.data).toMatchObject([{ id, number }]);
    for (const other of [world.manager, world.stranger, world.admin])
      expect((await invoices.call(other, 'GET', `/invoices/${id}/`)).status).toBe(404);
    const key = await world.personalKey(person, ['payroll:read']);
    expect((await invoices.call(key, 'GET', `/invoices/${id}/`)).status).toBe(200);
  });

  test('409 invoice_data_missing names all missing data and takes no number', async () => {
    const bare = await openInvoices({ invoicing: null });
    const person = await bare.world.person();
    const { id } = await bare.drafted(person);
    const reply = await bare.step('issue', id);
    expect(codeOf(reply)).toEqual([409, 'invoice_data_missing']);
    expect(reply.body.data['missing']).toEqual([
      'seller.line1',
      'seller.postal_code',
      'seller.city',
      'seller.country',
      'seller.phone',
      'seller.tax_number',
      'buyer.name',
      'buyer.line1',
      'buyer.postal_code',
      'buyer.city',
      'buyer.country',
      'buyer.email',
      'buyer.tax_number',
    ]);
    // set with API calls
    await bare.call(person, 'PATCH', '/profile/', { body: { phone: '+351 21 000 00 00' } });
    await bare.call(person, 'PUT', '/profile/address/', {
      body: { line1: 'Rua da Prata 8', postal_code: '1100-420', city: 'Lisboa', country: 'PT' },
    });
    await bare.call(person, 'PATCH', '/profile/personal-details/', { body: { vat_id: 'PT123456789' } });
    const settings = await bare.call(bare.world.admin, 'PATCH', '/platform/workspace/', {
      body: { invoicing: BUYER },
    });
    expect([settings.status, settings.body.data.invoicing]).toEqual([200, BUYER]);
    const issued = await bare.step('issue', id);
    expect([issued.status, issued.body.data.number]).toEqual([200, `${today().slice(0, 4)}-0001`]);
  });

  test('422 for a future day; 409 issued_out_of_order for a day before the year’s last invoice; 200 in an earlier year', async () => {
    const person = await invoices.contractor();
    const ahead = await invoices.step('issue', (await invoices.drafted(person)).id, {
      issued_on: addDays(today(), 1),
    });
    expect([ahead.status, Object.keys(ahead.body.errors!)]).toEqual([422, ['issued_on']]);
    const first = await invoices.issued(person, {}, { issued_on: '2024-03-05' });
    const second = await invoices.issued(person, {}, { issued_on: '2024-03-05' });
    expect([first.number, second.number]).toEqual(['2024-0001', '2024-0002']);
    const { id } = await invoices.drafted(person);
    const before = await invoices.step('issue', id, { issued_on: '2024-03-04' });
    expect([...codeOf(before), before.body.data['last_issued_on']]).toEqual([
      409,
      'issued_out_of_order',
      '2024-03-05',
    ]);
    const earlier = await invoices.step('issue', id, { issued_on: '2023-12-31' });
    expect(earlier.body.data).toMatchObject({ number: '2023-0001', due_on: '2024-01-14', overdue: true });
    expect(await numbersOf(2024)).toEqual([1, 2]);
  });

  test('rule 47: 30 issues at once, some of which are refused or fail, number 1 to n without a gap', async () => {
    const person = await invoices.contractor();
    const year = 2021;
    const good: string[] = [];
    for (let n = 0; n < 30; n++) good.push((await invoices.drafted(person)).id);
    const nobody = await world.person();
    const lacking = await Promise.all([1, 2, 3, 4, 5].map(() => invoices.drafted(nobody)));
    // fails in the transaction, after it has taken the number
    const broken = await Promise.all(
      [1, 2, 3, 4, 5].map(() => invoices.drafted(person, { note: 'refuse me' })),
    );
    await world.sql(`
      CREATE OR REPLACE FUNCTION refuse_event() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF NEW.note = 'refuse me' AND NEW.status = 'issued' THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'lock_not_available'; END IF; RETURN NEW; END $$`);
    await world.sql(
      'CREATE TRIGGER refuse_some BEFORE UPDATE ON invoices FOR EACH ROW EXECUTE FUNCTION refuse_event()',
    );
    const issue = (id: string) => invoices.step('issue', id, { issued_on: `${year}-05-01` });
    const mixed = [...good, ...lacking.map(({ id }) => id), ...broken.map(({ id }) => id)];
    for (let at = mixed.length - 1; at > 0; at--) {
      const other = Math.floor(Math.random() * (at + 1));
      [mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!];
    }
    const replies = await Promise.all(mixed.map(issue));
    await world.sql('DROP TRIGGER refuse_some ON invoices');
    const statuses = new Map(mixed.map((id, index) => [id, replies[index]!.status]));
    expect(good.map((id) => statuses.get(id))).toEqual(good.map(() => 200));
    expect(lacking.map(({ id }) => statuses.get(id))).toEqual(lacking.map(() => 409));
    expect(broken.map(({ id }) => statuses.get(id))).toEqual(broken.map(() => 503));
    expect(await numbersOf(year)).toEqual(good.map((_, index) => index + 1));
    const numbers = replies.filter(({ status }) => status === 200).map(({ body }) => body.data.number);
    expect(new Set(numbers).size).toBe(30);
    // refused invoices took no number and can be issued next
    const next = await invoices.step('issue', broken[0]!.id, { issued_on: `${year}-05-01` });
    expect(next.body.data.number).toBe(`${year}-0031`);
    const [{ strays }] = (await world.sql(
      `SELECT count(*)::int AS strays FROM files f WHERE f.workspace_id = $1 AND f.kind = 'invoice'
          AND NOT EXISTS (SELECT FROM invoices i WHERE f.id IN (i.pdf_file_id, i.xml_file_id))`,
      [world.id],
    )) as [{ strays: number }];
    expect(strays).toBe(0);
  }, 120_000);

  test('six issues of one draft at once: one 200, five 409; one number, one event, one wallet entry', async () => {
    const person = await invoices.contractor();
    const { id } = await invoices.drafted(person);
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => invoices.step('issue', id, { issued_on: '2020-02-03' })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(codeOf(replies.find(({ status }) => status === 409)!)).toEqual([409, 'invalid_transition']);
    expect([await numbersOf(2020), (await eventsOf(world, id)).length]).toEqual([[1], 1]);
    expect(await world.sql('SELECT id FROM wallet_entries WHERE cause_id = $1', [id])).toHaveLength(1);
  });

  test('an issue and a change at once: the changed draft is issued, or the change is refused', async () => {
    const person = await invoices.contractor();
    for (let round = 0; round < 4; round++) {
      const { id } = await invoices.drafted(person);
      const [issued, changed] = await Promise.all([
        invoices.step('issue', id, { issued_on: '2019-01-01' }),
        invoices.call(world.secondAdmin, 'PATCH', `/invoices/admin/${id}/`, {
          body: { lines: [line('500.00')] },
        }),
      ]);
      expect(issued.status).toBe(200);
      expect([200, 409]).toContain(changed.status);
      expect(issued.body.data.total).toBe(changed.status === 200 ? '595.00' : '119.00');
    }
  });

  test('412 for an old version, so that only what was seen is issued; 404 for another workspace’s', async () => {
    const person = await invoices.contractor();
    const { id } = await invoices.drafted(person);
    await invoices.call(world.admin, 'PATCH', `/invoices/admin/${id}/`, { body: { due_days: 1 } });
    const stale = await invoices.step('issue', id, undefined, { headers: { 'if-match': '"1"' } });
    expect(codeOf(stale)).toEqual([412, 'version_mismatch']);
    expect((await invoices.step('issue', randomUUID())).status).toBe(404);
  });
});

describe('an issued invoice does not change', () => {
  test('409 not_draft for changing and deleting it; the database refuses both, too', async () => {
    const person = await invoices.contractor();
    const { id } = await invoices.issued(person);
    const path = `/invoices/admin/${id}/`;
    const change = await invoices.call(world.admin, 'PATCH', path, { body: { due_days: 1 } });
    const deletion = await invoices.call(world.admin, 'DELETE', path);
    expect([codeOf(change), codeOf(deletion)]).toEqual([
      [409, 'not_draft'],
      [409, 'not_draft'],
    ]);
    for (const text of [
      'UPDATE invoices SET total = total + 1, net = net + 1 WHERE id = $1',
      `UPDATE invoices SET status = 'draft' WHERE id = $1`,
      'UPDATE invoices SET number = 77 WHERE id = $1',
      'UPDATE invoices SET pdf_file_id = xml_file_id WHERE id = $1',
      'UPDATE invoice_lines SET amount = 1 WHERE invoice_id = $1',
      'DELETE FROM invoice_lines WHERE invoice_id = $1',
      'UPDATE invoice_taxes SET tax = 1 WHERE invoice_id = $1',
    ])
      await expect(world.sql(text, [id])).rejects.toThrow(/issued/);
  });

  test('later changes of names, addresses and settings affect neither the record nor the files', async () => {
    const person = await invoices.contractor();
    const { id, seller, buyer } = await invoices.issued(person);
    const before = await raw(person, `/invoices/${id}/download/`);
    await world.sql(`UPDATE users SET last_name = 'Silva' WHERE id = $1`, [person.id]);
    await world.sql(`UPDATE addresses SET city = 'Porto' WHERE user_id = $1`, [person.id]);
    const after = await invoices.call(person, 'GET', `/invoices/${id}/`);
    expect([after.body.data.seller, after.body.data.buyer]).toEqual([seller, buyer]);
    const again = await raw(person, `/invoices/${id}/download/`);
    expect(again.bytes.equals(before.bytes)).toBe(true);
  });
});

describe('GET /api/v1/invoices/{invoice_id}/download/', () => {
  test('200 with the PDF, whose hash is in the record, the same bytes each time, as an attachment with nosniff', async () => {
    const person = await invoices.contractor();
    const { id, number, pdf_sha256 } = await invoices.issued(person);
    const [first, second] = [
      await raw(person, `/invoices/${id}/download/`),
      await raw(world.admin, `/invoices/${id}/download/`),
    ];
    expect([first.reply.status, first.reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(createHash('sha256').update(first.bytes).digest('hex')).toBe(pdf_sha256);
    expect(second.bytes.equals(first.bytes)).toBe(true);
    expect(first.reply.headers.get('content-disposition')).toContain(`filename="invoice-${number}.pdf"`);
    expect(first.reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(first.bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
  });

  test('304 for a client that has it, 206 for a range, 416 in the envelope for a range beyond its end', async () => {
    const person = await invoices.contractor();
    const { id } = await invoices.issued(person);
    const path = `/invoices/${id}/download/`;
    const whole = await raw(person, path);
    const tag = whole.reply.headers.get('etag')!;
    expect((await raw(person, path, { 'if-none-match': tag })).reply.status).toBe(304);
    const part = await raw(person, path, { range: 'bytes=5-9' });
    expect([part.reply.status, part.bytes.equals(whole.bytes.subarray(5, 10))]).toEqual([206, true]);
    const behind = await raw(person, path, { range: 'bytes=99999999-' });
    expect([behind.reply.status, JSON.parse(behind.bytes.toString()).data.code]).toEqual([
      416,
      'range_not_satisfiable',
    ]);
  });

  test('200 with the XML for format=xrechnung, with the same number and amounts; 422 for another format', async () => {
    const person = await invoices.contractor();
    const { id, number, total, tax, net } = await invoices.issued(person, {
      lines: [line('92.50', { quantity: 38.25 }), line('14.90', { quantity: 12, tax_rate: 7 })],
    });
    const { reply, bytes } = await raw(person, `/invoices/${id}/download/?format=xrechnung`);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/xml']);
    const xml = bytes.toString();
    for (const text of [
      `<cbc:ID>${number}</cbc:ID>`,
      '<cbc:InvoiceTypeCode>389</cbc:InvoiceTypeCode>',
      `<cbc:LineExtensionAmount currencyID="EUR">${net}</cbc:LineExtensionAmount>`,
      `<cbc:TaxAmount currencyID="EUR">${tax}</cbc:TaxAmount>`,
      `<cbc:PayableAmount currencyID="EUR">${total}</cbc:PayableAmount>`,
      '<cbc:RegistrationName>Rita Sousa</cbc:RegistrationName>',
    ])
      expect(xml).toContain(text);
    expect((await raw(person, `/invoices/${id}/download/?format=html`)).reply.status).toBe(422);
  });

  test('200 with the type that Accept prefers, unless format is given; 406 for an unavailable type', async () => {
    const person = await invoices.contractor();
    const { id } = await invoices.issued(person);
    const get = async (accept: string, query = '') => {
      const { reply } = await raw(person, `/invoices/${id}/download/${query}`, { accept });
      return [reply.status, reply.headers.get('content-type')];
    };
    const [pdf, xml] = [
      [200, 'application/pdf'],
      [200, 'application/xml'],
    ];
    expect(await get('application/xml')).toEqual(xml);
    expect(await get('application/pdf;q=0.5, application/xml')).toEqual(xml);
    expect(await get('application/xml;q=0.5, */*')).toEqual(pdf);
    expect(await get('*/*')).toEqual(pdf);
    expect(await get('application/xml', '?format=pdf')).toEqual(pdf);
    expect(await get('application/pdf', '?format=xrechnung')).toEqual(xml);
    expect((await get('image/png'))[0]).toBe(406);
    const { reply } = await raw(person, `/invoices/${id}/download/`, { accept: 'application/xml' });
    expect(reply.headers.get('vary')).toContain('Accept');
    const tag = reply.headers.get('etag')!;
    const again = await raw(person, `/invoices/${id}/download/`, { 'if-none-match': tag, accept: '*/*' });
    expect([again.reply.status, again.reply.headers.get('content-type')]).toEqual(pdf);
  });

  test('404 for a draft, for everybody else, and for another workspace’s', async () => {
    const person = await invoices.contractor();
    const draft = await invoices.drafted(person);
    const { id } = await invoices.issued(person);
    const absent = await raw(person, `/invoices/${randomUUID()}/download/`);
    expect(absent.reply.status).toBe(404);
    for (const [who, which] of [
      [person, draft.id],
      [world.admin, draft.id],
      [world.manager, id],
      [world.stranger, id],
    ] as const) {
      const { reply, bytes } = await raw(who, `/invoices/${which}/download/`);
      expect([reply.status, bytes.toString()]).toEqual([404, absent.bytes.toString()]);
    }
  });
});
