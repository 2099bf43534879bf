/** Receipts: accepted files, storage, access, and suspected duplicates. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { anyPdf, form, PDF, upload } from '../../support/form.ts';
import { asTakenByPhone } from '../../support/phonePhoto.ts';
import { auditLines } from '../../support/traces.ts';
import jobs from '../../../src/areas/reimbursements/jobs.ts';
import type { ExpenseClaim } from '../../../src/generated/types.ts';
import { codeOf, openClaims, type Who } from './support.ts';

const claims = await openClaims();
const { world } = claims;

const MIB = 1024 * 1024;
const draft = (as: Who = world.employee) =>
  claims.claimed(as, { submit: false, items: [claims.item('30.00'), claims.item('40.00')] });
const download = (id: string, receipt: string, as: Who = world.employee, headers = {}) =>
  claims.call(as, 'GET', `/reimbursements/${id}/receipts/${receipt}/`, { headers });
const read = async (id: string) =>
  (await claims.call(world.employee, 'GET', `/reimbursements/${id}/`)).body.data;
const files = async () =>
  (await world.sql(`SELECT count(*)::int AS n FROM files WHERE workspace_id = $1`, [world.id]))[0]![
    'n'
  ] as number;
const picture = () => sharp({ create: { width: 8, height: 4, channels: 3, background: '#c33' } });

describe('POST /api/v1/reimbursements/{expense_id}/receipts/', () => {
  test('201 with name, type, size and the hash of the sent bytes; the claim has the receipt and a new version', async () => {
    const { id, items } = await draft();
    const bytes = anyPdf();
    const sent = form([
      { name: 'file', filename: 'C:\\bills\\hotel.PDF', content: bytes },
      { name: 'item_id', content: items[0]!.id },
    ]);
    const reply = await claims.attach(world.employee, id, sent);
    expect(reply.status).toBe(201);
    expect(reply.body.data).toEqual({
      id: expect.any(String),
      item_id: items[0]!.id,
      filename: 'hotel.pdf',
      content_type: 'application/pdf',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    expect(await read(id)).toMatchObject({ version: 2, receipts: [reply.body.data] });
    expect((await auditLines(world, id)).at(-1)!.line).toBe('added receipt to expense_claim · dashboard');
  });

  test('rule 44: 409 duplicate_receipt for the same bytes in a claim, also for parallel calls; no file is left over', async () => {
    const { id } = await draft();
    const sent = upload(anyPdf());
    const before = await files();
    const replies = await Promise.all([1, 2, 3, 4].map(() => claims.attach(world.employee, id, sent)));
    const [first] = replies.filter(({ status }) => status === 201);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const again = await claims.attach(world.employee, id, sent);
    expect([again.status, again.body.data]).toEqual([
      409,
      { code: 'duplicate_receipt', id: first!.body.data.id },
    ]);
    expect(await files()).toBe(before + 1);
  });

  test('rule 58: 201 twice with one receipt for the same Idempotency-Key and file', async () => {
    const { id } = await draft();
    const sent = upload(anyPdf());
    const headers = { ...sent.headers, 'idempotency-key': `receipt-${id}` };
    const [first, again] = [
      await claims.attach(world.employee, id, { ...sent, headers }),
      await claims.attach(world.employee, id, { ...sent, headers }),
    ];
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
    expect((await read(id)).receipts).toHaveLength(1);
  });

  test('409 too_many_receipts for the eleventh receipt', async () => {
    const { id } = await draft();
    for (let n = 0; n < 9; n += 1) await claims.attach(world.employee, id);
    const last = await Promise.all([1, 2, 3].map(() => claims.attach(world.employee, id)));
    expect(last.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(codeOf(await claims.attach(world.employee, id))).toEqual([409, 'too_many_receipts']);
  });

  test('rule 45: 415 for HTML named r.pdf, SVG and others, by content; 413 above 10 MiB', async () => {
    const { id } = await draft();
    for (const [content, name] of [
      ['<html><script>1</script>', 'r.pdf'],
      ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'p.png'],
      ['GIF89a', 'p.gif'],
      ['', 'r.pdf'],
      ['PK\u0003\u0004', 'r.pdf'],
    ] as const)
      expect([name, (await claims.attach(world.employee, id, upload(content, name))).status]).toEqual([
        name,
        415,
      ]);
    const cut = (await picture().jpeg().toBuffer()).subarray(0, 200);
    expect((await claims.attach(world.employee, id, upload(cut, 'cut.jpg'))).status).toBe(415);
    const large = Buffer.concat([PDF, randomBytes(10 * MIB)]);
    expect((await claims.attach(world.employee, id, upload(large))).status).toBe(413);
    expect((await read(id)).receipts).toEqual([]);
  });

  test('rule 45: 201 for photos without place, device and hidden texts, upright, in JPEG, PNG and WebP', async () => {
    const { id } = await draft();
    const photo = await asTakenByPhone(picture());
    const secret = { IFD0: { Model: 'Spy 9' } };
    for (const [content, type, name] of [
      [photo, 'image/jpeg', 'a.jpg'],
      [await picture().png().withExif(secret).toBuffer(), 'image/png', 'b.png'],
      [await picture().webp().withExif(secret).toBuffer(), 'image/webp', 'c.webp'],
    ] as const) {
      const { body, status } = await claims.attach(world.employee, id, upload(content, name));
      expect([status, body.data.content_type, body.data.filename]).toEqual([201, type, name]);
      const { bytes, headers } = await download(id, body.data.id);
      expect(headers.get('content-type')).toBe(type);
      const { exif, xmp, orientation, width } = await sharp(bytes).metadata();
      expect([exif, xmp, orientation ?? 1]).toEqual([undefined, undefined, 1]);
      expect(width).toBe(type === 'image/jpeg' ? 4 : 8);
      expect(bytes.includes('Spy 9')).toBe(false);
    }
  });

  test('rule 45: 415 for a PDF with scripts, with data after its end, or without an end; no file is left over', async () => {
    const { id } = await draft();
    const before = await files();
    for (const [why, content] of [
      [
        'contains scripts',
        PDF.toString().replace('<<>>', '<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>'),
      ],
      ['has content after its end', Buffer.concat([PDF, Buffer.from('<html><script>1</script>')])],
      ['has no end', '%PDF-1.7 and no more'],
    ] as const) {
      const reply = await claims.attach(world.employee, id, upload(content, 'r.pdf'));
      expect([codeOf(reply), reply.body.detail]).toEqual([
        [415, 'unsupported_media_type'],
        expect.stringContaining(why),
      ]);
    }
    expect([(await read(id)).receipts, await files()]).toEqual([[], before]);
  });

  test('422 for an item of another claim and without a file; 404 for others, the same bytes as for an unknown claim', async () => {
    const [{ id }, other] = [await draft(), await draft()];
    const foreign = form([
      { name: 'file', filename: 'a.pdf', content: anyPdf() },
      { name: 'item_id', content: other.items[0]!.id },
    ]);
    const reply = await claims.attach(world.employee, id, foreign);
    expect([reply.status, Object.keys(reply.body.errors!)]).toEqual([422, ['item_id']]);
    const empty = await claims.attach(world.employee, id, form([{ name: 'item_id', content: randomUUID() }]));
    expect(empty.status).toBe(422);
    const absent = await claims.attach(world.employee, randomUUID());
    for (const who of [world.manager, world.admin, world.colleague]) {
      const refused = await claims.attach(who, id);
      expect([refused.status, refused.text]).toEqual([404, absent.text]);
    }
  });

  test('409 not_editable after submission; 201 again after a denial', async () => {
    const { id } = await claims.waiting(world.employee, '30.00');
    const reply = await claims.attach(world.employee, id);
    expect([reply.status, reply.body.data]).toEqual([
      409,
      { code: 'not_editable', current_status: 'submitted' },
    ]);
    await claims.step(world.manager, 'deny', id);
    expect((await claims.attach(world.employee, id)).status).toBe(201);
  });

  test('201 for a service key with expenses:write, for anybody’s draft', async () => {
    const key = await world.serviceKey(['expenses:write']);
    const { id } = await draft();
    expect((await claims.attach(key, id)).status).toBe(201);
    expect((await auditLines(world, id)).at(-1)!.line).toBe(
      `added receipt to expense_claim · api:${key.prefix}`,
    );
  });
});

describe('GET /api/v1/reimbursements/{expense_id}/receipts/{receipt_id}/', () => {
  test('rule 45: 200 as an attachment with nosniff and ETag, 304 for that ETag; the PDF is unchanged, byte for byte', async () => {
    const { id } = await draft();
    const bytes = anyPdf();
    const receipt = (await claims.attach(world.employee, id, upload(bytes, 'Überweg.pdf'))).body.data;
    const reply = await download(id, receipt.id);
    expect([reply.status, reply.bytes.equals(bytes)]).toEqual([200, true]);
    expect(reply.headers.get('content-type')).toBe('application/pdf');
    expect(reply.headers.get('content-disposition')).toMatch(
      /^attachment; .*filename\*=UTF-8''%C3%9Cberweg\.pdf$/,
    );
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    const tag = reply.headers.get('etag')!;
    expect((await download(id, receipt.id, world.employee, { 'if-none-match': tag })).status).toBe(304);
  });

  test('200 for the manager and admins after submission, 404 before; always 404 for others', async () => {
    const { id } = await draft();
    const receipt = (await claims.attach(world.employee, id)).body.data.id as string;
    const absent = (await download(id, randomUUID())).text;
    for (const who of [world.manager, world.admin, world.otherManager, world.colleague])
      expect([(await download(id, receipt, who)).text]).toEqual([absent]);
    await claims.call(world.employee, 'POST', `/reimbursements/${id}/submit/`);
    for (const who of [world.manager, world.admin])
      expect((await download(id, receipt, who)).status).toBe(200);
    for (const who of [world.otherManager, world.colleague])
      expect((await download(id, receipt, who)).text).toBe(absent);
    const key = await world.personalKey(world.manager, ['expenses:read']);
    const team = await world.personalKey(world.manager, ['expenses:read', 'team:read']);
    expect((await download(id, receipt, key)).status).toBe(404);
    expect((await download(id, receipt, team)).status).toBe(200);
  });

  test('404 for the receipt of another claim', async () => {
    const [{ id }, other] = [await draft(), await draft()];
    const receipt = (await claims.attach(world.employee, id)).body.data.id as string;
    expect((await download(other.id, receipt)).status).toBe(404);
  });

  test('206 for a range, 416 beyond the end, 304 and If-Range with the ETag; each part is an attachment with nosniff', async () => {
    const { id } = await draft();
    const bytes = anyPdf(300_000);
    const receipt = (await claims.attach(world.employee, id, upload(bytes, 'bill.pdf'))).body.data
      .id as string;
    const get = (headers: Record<string, string>) => download(id, receipt, world.employee, headers);
    const tag = (await get({})).headers.get('etag')!;
    for (const [range, from, to] of [
      ['bytes=0-99', 0, 100],
      ['bytes=262100-262200', 262_100, 262_201],
      [`bytes=${bytes.length - 7}-`, bytes.length - 7, bytes.length],
      ['bytes=-7', bytes.length - 7, bytes.length],
    ] as const) {
      const part = await get({ range });
      expect([range, part.status, part.bytes.equals(bytes.subarray(from, to))]).toEqual([range, 206, true]);
      expect(Object.fromEntries(part.headers)).toMatchObject({
        'content-range': `bytes ${from}-${to - 1}/${bytes.length}`,
        'content-type': 'application/pdf',
        'content-disposition': expect.stringContaining('attachment; filename="bill.pdf"'),
        'x-content-type-options': 'nosniff',
        etag: tag,
      });
    }
    const behind = await get({ range: `bytes=${bytes.length}-` });
    expect([codeOf(behind), behind.headers.get('content-range')]).toEqual([
      [416, 'range_not_satisfiable'],
      `bytes */${bytes.length}`,
    ]);
    expect((await get({ range: 'bytes=0-9', 'if-none-match': tag })).status).toBe(304);
    expect((await get({ range: 'bytes=0-9', 'if-range': tag })).status).toBe(206);
    const other = await get({ range: 'bytes=0-9', 'if-range': '"another"' });
    expect([other.status, other.bytes.length]).toEqual([200, bytes.length]);
    expect((await download(id, receipt, world.colleague, { range: 'bytes=0-9' })).status).toBe(404);
  });

  test('200 for 90 days after the claim was deleted, for those who could read it; then 404, and the job deletes the file', async () => {
    const [gone, kept] = [
      await claims.waiting(world.employee, '30.00'),
      await claims.waiting(world.employee, '30.00'),
    ];
    const [receipt, other] = [gone.receipts[0]!.id, kept.receipts[0]!.id];
    const hidden = await draft();
    const secret = (await claims.attach(world.employee, hidden.id)).body.data.id as string;
    for (const { id } of [gone, hidden])
      await claims.call(world.employee, 'DELETE', `/reimbursements/${id}/`);
    const { body } = await claims.call(world.employee, 'GET', '/reimbursements/', {
      query: { include_deleted: 'true', status: 'deleted', updated_since: '2020-01-01T00:00:00Z' },
    });
    expect(body.data.map((one: ExpenseClaim) => one.receipts[0]!.id)).toEqual([secret, receipt]);
    for (const who of [world.employee, world.manager, world.admin])
      expect((await download(gone.id, receipt, who)).status).toBe(200);
    expect((await download(hidden.id, secret)).status).toBe(200);
    for (const [id, one, who] of [
      [gone.id, receipt, world.colleague],
      [hidden.id, secret, world.manager],
    ] as const)
      expect((await download(id, one, who)).status).toBe(404);

    const purge = () => jobs[0]!.run(claims.service.app.services.pool, () => false);
    expect(await purge()).toBe('0 receipts deleted');
    await world.sql(`UPDATE expense_claims SET deleted_at = now() - interval '91 days' WHERE id = ANY ($1)`, [
      [gone.id, hidden.id],
    ]);
    expect((await download(gone.id, receipt)).status).toBe(404);
    const before = await files();
    expect((await Promise.all([purge(), purge()])).map((said) => Number(said.split(' ')[0])).sort()).toEqual([
      0, 2,
    ]);
    expect(await files()).toBe(before - 2);
    expect((await download(kept.id, other)).status).toBe(200);
  });
});

describe('DELETE /api/v1/reimbursements/{expense_id}/receipts/{receipt_id}/', () => {
  const remove = (id: string, receipt: string, as: Who = world.employee) =>
    claims.call(as, 'DELETE', `/reimbursements/${id}/receipts/${receipt}/`);

  test('200 deletes the file as well, and the same bytes can be added again', async () => {
    const { id } = await draft();
    const sent = upload(anyPdf());
    const receipt = (await claims.attach(world.employee, id, sent)).body.data.id as string;
    const before = await files();
    expect((await remove(id, receipt, world.manager)).status).toBe(404);
    expect((await remove(id, receipt)).body.data).toEqual({});
    expect([(await remove(id, receipt)).status, await files()]).toEqual([404, before - 1]);
    expect((await read(id)).receipts).toEqual([]);
    expect((await auditLines(world, id)).at(-1)).toEqual({
      line: 'removed receipt from expense_claim · dashboard',
      changes: { receipt: [receipt, null] },
    });
    expect((await claims.attach(world.employee, id, sent)).status).toBe(201);
  });

  test('409 not_editable after submission', async () => {
    const { id, receipts } = await claims.waiting(world.employee, '30.00');
    expect(codeOf(await remove(id, receipts[0]!.id))).toEqual([409, 'not_editable']);
  });

  test('200 or 409 for a removal and a submission at once: no submitted claim lacks a required receipt', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id } = await draft();
      const receipt = (await claims.attach(world.employee, id)).body.data.id as string;
      await Promise.all([
        remove(id, receipt),
        claims.call(world.employee, 'POST', `/reimbursements/${id}/submit/`),
      ]);
      const { status, receipts } = await read(id);
      expect([status, receipts.length]).toEqual(status === 'submitted' ? ['submitted', 1] : ['draft', 0]);
    }
  });
});

describe('GET /api/v1/reimbursements/admin/{expense_id}/', () => {
  test('rule 44: 200 lists other claims with the same bytes that the reviewer may see, and counts the rest', async () => {
    const sent = upload(anyPdf());
    const waiting = async (as: Who) => {
      const { id } = await claims.claimed(as, { submit: false, items: [claims.item('30.00')] });
      const receipt = (await claims.attach(as, id, sent)).body.data.id as string;
      await claims.call(as, 'POST', `/reimbursements/${id}/submit/`);
      return { id, receipt };
    };
    const mine = await waiting(world.employee);
    const beside = await waiting(world.colleague);
    const elsewhere = await waiting(world.stranger);
    // drafts are visible to their person only, deleted claims to nobody
    await claims.attach(world.employee, (await draft()).id, sent);
    const gone = await waiting(world.colleague);
    await claims.call(world.colleague, 'DELETE', `/reimbursements/${gone.id}/`);

    const seenBy = async (who: Who) => {
      const { body } = await claims.call(who, 'GET', `/reimbursements/admin/${mine.id}/`);
      return body.data;
    };
    const byManager = await seenBy(world.manager);
    expect(byManager.duplicate_suspects).toEqual([
      {
        receipt_id: mine.receipt,
        expense_id: beside.id,
        other_receipt_id: beside.receipt,
        employee: {
          id: world.colleague.id,
          email: world.colleague.email,
          name: world.colleague.name,
          photo_url: null,
        },
        title: 'Trade fair',
        status: 'submitted',
        amount: '30.00',
        currency: 'EUR',
      },
    ]);
    expect(byManager.duplicates_elsewhere).toBe(1);
    expect(JSON.stringify(byManager)).not.toContain(elsewhere.id);
    const byAdmin = await seenBy(world.admin);
    expect(byAdmin.duplicate_suspects.map(({ expense_id }: { expense_id: string }) => expense_id)).toEqual([
      elsewhere.id,
      beside.id,
    ]);
    expect(byAdmin.duplicates_elsewhere).toBe(0);
  });
});
