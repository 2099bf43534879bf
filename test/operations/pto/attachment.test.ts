/** The document of an absence: accepted files, storage, and access. */
import { describe, expect, test } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { asTakenByPhone } from '../../support/phonePhoto.ts';
import { anyPdf, form, PDF, pdfOfSize, upload } from '../../support/form.ts';
import { openFixture, type Who } from './support.ts';

const { service, fixture, world } = await openFixture();

const MIB = 1024 * 1024;
let monday = 0;
/** An absence of the employee, each on another day. */
const absence = async () => {
  monday += 1;
  const date = new Date(Date.UTC(2026, 2, 2 + 7 * monday)).toISOString().slice(0, 10);
  return fixture.asked(world.employee, { policy_id: world.sick, start_date: date, end_date: date });
};
const put = (id: string, sent: ReturnType<typeof form>, as: Who = world.employee) =>
  fixture.call(as, 'PUT', `/pto/requests/${id}/attachment/`, sent);
const get = (id: string, as: Who = world.employee, headers: Record<string, string> = {}) =>
  fixture.call(as, 'GET', `/pto/requests/${id}/attachment/`, { headers });
const refusal = async (sent: ReturnType<typeof form>) => {
  const { id } = await absence();
  const reply = await put(id, sent);
  expect((await get(id)).status).toBe(404);
  return reply;
};
const files = async () => (await world.sql('SELECT count(*)::int AS n FROM files'))[0]!['n'] as number;

const picture = (width = 8, height = 4) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } });

const photo = () => asTakenByPhone(picture());

describe('PUT /api/v1/pto/requests/{absence_id}/attachment/', () => {
  test('200 with the absence and its document; a new version and one audit line', async () => {
    const before = await absence();
    const reply = await put(before.id, upload(PDF, 'Sick note.pdf', 'application/pdf'));
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({
      id: before.id,
      version: before.version + 1,
      attachment: {
        id: expect.any(String),
        filename: 'Sick note.pdf',
        content_type: 'application/pdf',
        size: PDF.length,
      },
    });
    expect(reply.headers.get('etag')).toBe(`"${before.version + 1}"`);
    const { lines, events } = await fixture.traces(before.id);
    expect(lines.at(-1)).toBe('attached document to absence · dashboard');
    expect(events).toHaveLength(2);
    const [trail] = await world.sql('SELECT changes::text FROM audit_trail WHERE line = $1', [lines.at(-1)]);
    expect(trail!['changes']).not.toContain('Sick note');
  });

  test('200 for an admin on behalf of the person; 404 for the manager, others and an unknown absence, the same bytes', async () => {
    const { id } = await absence();
    expect((await put(id, upload(PDF), world.admin)).status).toBe(200);
    const absent = await put(randomUUID(), upload(PDF));
    expect(absent.status).toBe(404);
    for (const who of [world.manager, world.colleague, world.otherManager])
      expect([(await put(id, upload(PDF), who)).text]).toEqual([absent.text]);
  });

  test('200 for a key with absences:write, which attaches but cannot read: a personal key for its owner, a service key for anybody', async () => {
    for (const [key, status, code] of [
      [await world.personalKey(world.employee, ['absences:write']), 403, 'insufficient_scope'],
      [await world.serviceKey(['absences:write', 'absences:read']), 404, 'not_found'],
    ] as const) {
      const { id } = await absence();
      const reply = await put(id, upload(PDF), key);
      expect([reply.status, reply.body.data.attachment]).toEqual([200, null]);
      expect((await get(id)).bytes).toEqual(PDF);
      const download = await get(id, key);
      expect([download.status, download.body.data.code]).toEqual([status, code]);
      const { lines } = await fixture.traces(id);
      expect(lines.at(-1)).toBe(`attached document to absence · api:${key.prefix}`);
    }
  });

  test('404 for somebody else’s key, even an admin’s; 403 without absences:write; 401 without credentials', async () => {
    const { id } = await absence();
    const absent = await put(randomUUID(), upload(PDF));
    for (const who of [world.admin, world.manager, world.colleague])
      expect((await put(id, upload(PDF), await world.personalKey(who, ['absences:write']))).text).toBe(
        absent.text,
      );
    const reading = await put(id, upload(PDF), await world.serviceKey(['absences:read', 'absences:approve']));
    expect([reading.status, reading.body.data.code]).toEqual([403, 'insufficient_scope']);
    const nobody = await service.request(world, 'PUT', `/pto/requests/${id}/attachment/`, upload(PDF));
    expect(nobody.status).toBe(401);
    expect((await get(id)).status).toBe(404);
  });

  test('409 document_exists for a key that cannot see the document: it stays, and no file is left over', async () => {
    for (const key of [
      await world.serviceKey(['absences:write', 'absences:read', 'team:read']),
      await world.personalKey(world.employee, ['absences:write']),
    ]) {
      const { id } = await absence();
      await put(id, upload(PDF, 'mine.pdf'));
      const [kept, traces] = [await files(), await fixture.traces(id)];
      const reply = await put(id, upload(anyPdf(), 'other.pdf'), key);
      expect([reply.status, reply.body.data]).toEqual([409, { code: 'document_exists' }]);
      expect((await get(id)).bytes).toEqual(PDF);
      expect([await files(), await fixture.traces(id)]).toEqual([kept, traces]);
    }
  });

  test('200 for one of several parallel calls by a service key, 409 for the others', async () => {
    const { id } = await absence();
    const key = await world.serviceKey(['absences:write']);
    const replies = await Promise.all([1, 2, 3, 4].map(() => put(id, upload(anyPdf()), key)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  test('200 for a personal key that also has absences:read, which replaces the document it can see', async () => {
    const { id } = await absence();
    await put(id, upload(PDF, 'mine.pdf'));
    const key = await world.personalKey(world.employee, ['absences:write', 'absences:read']);
    const reply = await put(id, upload(anyPdf(), 'other.pdf'), key);
    expect([reply.status, reply.body.data.attachment.filename]).toEqual([200, 'other.pdf']);
  });

  test('200 for a second document, which replaces and deletes the first', async () => {
    const { id } = await absence();
    const first = await put(id, upload(PDF));
    const kept = await files();
    const second = await put(id, upload(await picture().png().toBuffer(), 'scan.png'));
    expect(second.body.data.attachment).toMatchObject({ filename: 'scan.png', content_type: 'image/png' });
    expect(second.body.data.attachment.id).not.toBe(first.body.data.attachment.id);
    expect(await files()).toBe(kept);
  });

  test('200 for parallel uploads: one document stays complete, and no other file is left over', async () => {
    const { id } = await absence();
    const before = await files();
    const replies = await Promise.all(
      [1, 2, 3, 4].map((n) => put(id, upload(Buffer.concat([PDF, Buffer.from(`%${n}`)]), `${n}.pdf`))),
    );
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 200]);
    expect(await files()).toBe(before + 1);
    const { headers, text } = await get(id);
    expect(text.at(-1)).toBe(/filename="(\d)\.pdf"/.exec(headers.get('content-disposition')!)![1]);
  });

  test('409 invalid_transition after the absence is cancelled or denied', async () => {
    const cancelled = await absence();
    await fixture.call(world.employee, 'POST', `/pto/requests/${cancelled.id}/cancel/`);
    const denied = await fixture.asked(world.employee, { start_date: '2026-02-16', end_date: '2026-02-16' });
    await fixture.call(world.manager, 'POST', `/pto/admin/requests/${denied.id}/deny/`, {
      body: { reason: 'No.' },
    });
    for (const [id, current_status] of [
      [cancelled.id, 'cancelled'],
      [denied.id, 'denied'],
    ] as const) {
      const reply = await put(id, upload(PDF));
      expect([reply.status, reply.body.data]).toEqual([409, { code: 'invalid_transition', current_status }]);
    }
  });

  test('rule 45: 415 for HTML named r.pdf, by content; 200 for a PDF named r.html, stored as r.html.pdf', async () => {
    const html = await refusal(upload('<html><script>1</script>', 'r.pdf', 'application/pdf'));
    expect([html.status, html.body.data.code]).toEqual([415, 'unsupported_media_type']);
    const svg = await refusal(upload('<svg xmlns="http://www.w3.org/2000/svg"/>', 'p.png', 'image/png'));
    expect(svg.status).toBe(415);
    for (const content of ['', 'GIF89a', 'PK\u0003\u0004', ' %PDF-1.4'])
      expect([content, (await refusal(upload(content))).status]).toEqual([content, 415]);
    const { id } = await absence();
    const reply = await put(id, upload(PDF, 'r.html', 'text/html'));
    expect(reply.body.data.attachment).toMatchObject({
      filename: 'r.html.pdf',
      content_type: 'application/pdf',
    });
  });

  test('rule 45: 200 for a photo, which is stored upright and without place, device or other metadata', async () => {
    const sent = await photo();
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    const { id } = await absence();
    expect((await put(id, upload(sent, 'IMG_1.JPEG'))).body.data.attachment).toMatchObject({
      filename: 'IMG_1.jpeg',
      content_type: 'image/jpeg',
    });
    const kept = (await get(id)).bytes;
    const { exif, xmp, orientation, width, height } = await sharp(kept).metadata();
    expect({ exif, xmp, orientation, width, height }).toEqual({
      exif: undefined,
      xmp: undefined,
      orientation: undefined,
      width: 4,
      height: 8,
    });
    for (const trace of ['Spy 9', 'secret', 'Exif']) expect(kept.includes(trace)).toBe(false);
    // data hidden after the picture is removed as well
    const polyglot = Buffer.concat([await picture().png().toBuffer(), Buffer.from('<script>1</script>')]);
    await put(id, upload(polyglot, 'x.png'));
    expect((await get(id)).bytes.includes('<script>')).toBe(false);
  });

  test('415 for a truncated picture or only its header; 422 for more than 25 million pixels', async () => {
    const whole = await sharp(randomBytes(64 * 64 * 3), { raw: { width: 64, height: 64, channels: 3 } })
      .jpeg()
      .toBuffer();
    for (const content of [whole.subarray(0, whole.length / 2), Buffer.from([0xff, 0xd8, 0xff, 0xe0])])
      expect((await refusal(upload(content, 'x.jpg'))).status).toBe(415);
    const huge = await picture(5000, 5001).png({ compressionLevel: 9 }).toBuffer();
    expect(huge.length).toBeLessThan(MIB);
    const reply = await refusal(upload(huge, 'x.png'));
    expect([reply.status, reply.body.errors]).toEqual([422, { file: ['At most 25 million pixels.'] }]);
  });

  test('200 for 10 MiB, 413 for one byte more, and the connection stays open', async () => {
    const of = (bytes: number) => upload(pdfOfSize(bytes));
    const { id } = await absence();
    const reply = await put(id, of(10 * MIB));
    expect([reply.status, reply.body.data.attachment.size]).toEqual([200, 10 * MIB]);
    for (const bytes of [10 * MIB + 1, 12 * MIB]) {
      const refused = await refusal(of(bytes));
      expect([refused.status, refused.body.data.code]).toEqual([413, 'payload_too_large']);
    }
  });

  test('415 for another body, 400 for a malformed form, 422 without a file, with two, or with other fields', async () => {
    const { id } = await absence();
    const status = async (sent: { body?: unknown; headers?: Record<string, string> }) =>
      (await fixture.call(world.employee, 'PUT', `/pto/requests/${id}/attachment/`, sent)).status;
    expect(await status({ body: { file: 'x' } })).toBe(415);
    expect(await status({ body: PDF, headers: { 'content-type': 'application/pdf' } })).toBe(415);
    const gzipped = { ...upload(PDF).headers, 'content-encoding': 'gzip' };
    expect(await status({ ...upload(PDF), headers: gzipped })).toBe(415);
    expect(await status({ body: 'x', headers: { 'content-type': 'multipart/form-data' } })).toBe(400);
    expect(await status({ ...upload(PDF), body: upload(PDF).body.subarray(0, -20) })).toBe(400);
    expect(await status({ ...upload(PDF), body: 'no boundary in it' })).toBe(400);

    const fields = async (sent: ReturnType<typeof form>) => {
      const reply = await put(id, sent);
      expect(reply.status).toBe(422);
      return Object.keys(reply.body.errors!);
    };
    const file = { name: 'file', filename: 'a.pdf', content: PDF };
    expect(await fields(form([]))).toEqual(['file']);
    expect((await fixture.call(world.employee, 'PUT', `/pto/requests/${id}/attachment/`)).status).toBe(422);
    expect(await fields(form([{ name: 'file', content: '%PDF-' }]))).toEqual(['file']);
    expect(await fields(form([file, file]))).toEqual(['file']);
    expect(await fields(form([file, { name: 'status', content: 'approved' }]))).toEqual(['status']);
    expect(await fields(form([file, { ...file, name: 'other' }]))).toEqual(['other']);
    expect(await fields(form([file, { name: '__proto__', content: 'x' }]))).toEqual(['__proto__']);
    const many = Array.from({ length: 40 }, (_, n) => ({ name: `f${n}`, content: '' }));
    expect(await fields(form(many))).toEqual(['non_field_errors']);
    expect((await get(id)).status).toBe(404);
  });

  test.each([
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\notes\\mine.PDF', 'mine.pdf'],
    ['a\u202efdp.exe', 'afdp.exe.pdf'],
    ['Krankmeldung für Ödön.pdf', 'Krankmeldung für Ödön.pdf'],
    ['', 'file.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(120)}.pdf`],
  ])('200 for a file sent as %j, stored as %j', async (sent, kept) => {
    const { id } = await absence();
    const reply = await put(id, upload(PDF, sent));
    expect(reply.body.data.attachment.filename).toBe(kept);
    const header = (await get(id)).headers.get('content-disposition')!;
    expect(header).toMatch(/^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w%.~-]*$/);
    expect(decodeURIComponent(header.split("''")[1]!)).toBe(kept);
  });
});

describe('GET /api/v1/pto/requests/{absence_id}/attachment/', () => {
  test('200 with the bytes, as an attachment with nosniff; also for an admin', async () => {
    const { id } = await absence();
    await put(id, upload(PDF, 'Sick note.pdf'));
    for (const who of [world.employee, world.admin]) {
      const reply = await get(id, who);
      expect(reply.status).toBe(200);
      expect(reply.bytes).toEqual(PDF);
      expect(Object.fromEntries(reply.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(PDF.length),
        'content-disposition': `attachment; filename="Sick note.pdf"; filename*=UTF-8''Sick%20note.pdf`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'no-store',
        etag: expect.stringMatching(/^"[\w-]{22}"$/),
      });
    }
  });

  test('200 for a personal key of the person with absences:read; 404 for an admin’s key and for service keys', async () => {
    const { id } = await absence();
    await put(id, upload(PDF, 'Sick note.pdf'));
    const mine = await get(id, await world.personalKey(world.employee, ['absences:read']));
    expect([mine.status, mine.bytes]).toEqual([200, PDF]);
    for (const key of [
      await world.personalKey(world.admin, ['absences:read', 'team:read']),
      await world.personalKey(world.colleague, ['absences:read']),
      await world.serviceKey(['absences:read', 'team:read']),
    ])
      expect((await get(id, key)).status).toBe(404);
    const writing = await get(id, await world.personalKey(world.employee, ['absences:write']));
    expect([writing.status, writing.body.data.code]).toEqual([403, 'insufficient_scope']);
  });

  test('304 for a client that has the document, 200 after it is replaced', async () => {
    const { id } = await absence();
    await put(id, upload(PDF));
    const tag = (await get(id)).headers.get('etag')!;
    const same = await get(id, world.employee, { 'if-none-match': tag });
    expect([same.status, same.text, same.headers.get('content-disposition')]).toEqual([
      304,
      '',
      expect.any(String),
    ]);
    await put(id, upload(Buffer.concat([PDF, PDF])));
    expect((await get(id, world.employee, { 'if-none-match': tag })).status).toBe(200);
  });

  test('404 without a document, and for manager, colleague and unknown ids alike, because it is health data', async () => {
    const { id } = await absence();
    expect((await get(id)).status).toBe(404);
    await put(id, upload(PDF));
    const absent = await get(randomUUID());
    expect(absent.status).toBe(404);
    for (const who of [world.manager, world.otherManager, world.colleague])
      expect((await get(id, who)).text).toBe(absent.text);
  });

  test('406 if the caller accepts neither the file’s type nor any other; 200 if it does', async () => {
    const { id } = await absence();
    await put(id, upload(PDF));
    for (const [accept, status] of [
      ['application/pdf', 200],
      ['image/*;q=0.1', 200],
      ['*/*', 200],
      ['application/json', 406],
      ['text/html', 406],
    ] as const)
      expect([accept, (await get(id, world.employee, { accept })).status]).toEqual([accept, status]);
  });

  test('200 with the document for the person, their key with absences:read and admins; without it for the manager and service keys', async () => {
    const { id } = await absence();
    await put(id, upload(PDF));
    const seen = async (who: Who, path: string) =>
      (await fixture.call(who, 'GET', path)).body.data.attachment;
    const named = expect.objectContaining({ filename: 'note.pdf' });
    expect(await seen(world.employee, `/pto/requests/${id}/`)).toEqual(named);
    expect(await seen(world.admin, `/pto/admin/requests/${id}/`)).toEqual(named);
    expect(await seen(world.manager, `/pto/admin/requests/${id}/`)).toBeNull();
    const key = await world.serviceKey(['absences:read', 'team:read']);
    expect(await seen(key, `/pto/requests/${id}/`)).toBeNull();
    expect(await seen(key, `/pto/admin/requests/${id}/`)).toBeNull();
    const own = await world.personalKey(world.employee, ['absences:read']);
    expect(await seen(own, `/pto/requests/${id}/`)).toEqual(named);
  });
});
