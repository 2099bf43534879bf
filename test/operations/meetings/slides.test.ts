/** Slides: types detected by content, who adds and reads them, ranges of a file. */
import { describe, expect, test } from '@jest/globals';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { assertPresentation } from '../../../src/files/presentations.ts';
import type { Incoming } from '../../../src/files/content.ts';
import { PPTX } from '../../../src/files/contentType.ts';
import { PDF, pdfOfSize, PNG, upload } from '../../support/form.ts';
import { openWorld } from '../../support/opening.ts';
import { auditOf, notificationsOf } from '../../support/traces.ts';
import type { Person } from '../../support/world.ts';
import { countsOf } from '../../files/support.ts';
import { meetingRoom } from './support.ts';
import { archive, DECK, deckWith, type Packed } from './archive.ts';

const { service, world } = await openWorld({ rateLimitScale: 10_000 });
const room = meetingRoom(service, world);
const shared = () => room.meeting({ attendee_ids: [world.colleague.id] });
const download = (id: string, slide: string, as: Person = world.colleague, headers = {}) =>
  room.call(as, 'GET', `/${id}/slides/${slide}/`, { headers });
const remove = (id: string, slide: string, as: Person = world.employee) =>
  room.call(as, 'DELETE', `/${id}/slides/${slide}/`);

describe('POST /api/v1/meetings/{meeting_id}/slides/', () => {
  test('201 for a PDF and a PPTX: attendees are notified, list them and download the same bytes as attachments', async () => {
    const { id } = await shared();
    const pdf = await room.attach(id, upload(PDF, 'Kick-off <1>.pdf'));
    expect([pdf.status, pdf.body.data]).toEqual([
      201,
      {
        id: expect.any(String),
        filename: 'Kick-off <1>.pdf',
        content_type: 'application/pdf',
        size: PDF.length,
        position: 1,
      },
    ]);
    const deck = await room.attach(id, upload(DECK, 'plan.ppt'));
    expect(deck.body.data).toMatchObject({ filename: 'plan.ppt.pptx', content_type: PPTX, position: 2 });
    expect(await room.slides(id, world.colleague)).toEqual([pdf.body.data, deck.body.data]);
    for (const [slide, bytes] of [
      [pdf, PDF],
      [deck, DECK],
    ] as const) {
      const file = await download(id, slide.body.data.id);
      expect(file.bytes.equals(bytes)).toBe(true);
      expect(file.headers.get('content-type')).toBe(slide.body.data.content_type);
      expect(file.headers.get('content-disposition')).toMatch(/^attachment;/);
      expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect((await notificationsOf(world, world.colleague.id)).at(-1)!.kind).toBe('meeting.slides_added');
    const lines = await auditOf(world, id);
    expect(lines.at(-1)!['line']).toBe('added slides to meeting · dashboard');
    expect(JSON.stringify(lines)).not.toContain('plan');
  });

  test('415 for any other content under any name: archives, documents, sheets, macros, pictures, HTML', async () => {
    const { id } = await shared();
    const before = await countsOf(world);
    for (const content of [
      archive(['readme.txt']),
      archive(['[Content_Types].xml', 'word/document.xml']),
      archive(['[Content_Types].xml', 'xl/workbook.xml']),
      archive(['META-INF/MANIFEST.MF', 'Main.class']),
      archive(['[Content_Types].xml', 'ppt/presentation.xml', 'ppt/vbaProject.bin']),
      DECK.subarray(0, DECK.length - 30),
      Buffer.from('PK\x03\x04'),
      Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(100_000)]),
      Buffer.from('PK\x05\x06'.padEnd(22, '\0')),
      PNG,
      '<html><script>alert(1)</script></html>',
      Buffer.from('MZ\x90\0', 'latin1'),
    ]) {
      const reply = await room.attach(id, upload(content, 'deck.pptx', PPTX));
      expect([reply.status, reply.body.data.code]).toEqual([415, 'unsupported_media_type']);
    }
    expect(await room.slides(id)).toEqual([]);
    expect(await countsOf(world)).toEqual(before);
  });

  test('413 over 25 MiB, 201 for exactly 25 MiB; 206 for a range of it, 416 for a range after its end', async () => {
    const { id } = await shared();
    const most = pdfOfSize(25 * 1024 * 1024, 'slide ');
    expect((await room.attach(id, upload(Buffer.concat([most, Buffer.from('!')])))).status).toBe(413);
    const { body } = await room.attach(id, upload(most));
    expect(body.data.size).toBe(25 * 1024 * 1024);
    const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    const whole = await download(id, body.data.id);
    expect(digest(whole.bytes)).toBe(digest(most));
    const from = 3_000_000;
    const part = await download(id, body.data.id, world.colleague, {
      range: `bytes=${from}-${from + 299_999}`,
    });
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes ${from}-${from + 299_999}/${most.length}`,
    ]);
    expect(digest(part.bytes)).toBe(digest(most.subarray(from, from + 300_000)));
    const behind = await download(id, body.data.id, world.colleague, { range: `bytes=${most.length}-` });
    expect(behind.status).toBe(416);
    const tag = whole.headers.get('etag')!;
    expect((await download(id, body.data.id, world.colleague, { 'if-none-match': tag })).status).toBe(304);
  });

  test('201 for a large PPTX, recognised by the directory at its end', async () => {
    const { id } = await shared();
    const large = archive(['[Content_Types].xml', 'ppt/presentation.xml', 'ppt/media/film.mp4'], 3_000_000);
    expect((await room.attach(id, upload(large, 'film.pptx'))).body.data).toMatchObject({
      content_type: PPTX,
      size: large.length,
    });
  });

  test('403 for attendees, 404 for others, 409 once the meeting is cancelled; 201 when it is over', async () => {
    const { id, ends_at } = await shared();
    expect((await room.attach(id, upload(PDF), world.colleague)).body.data.code).toBe('insufficient_role');
    for (const who of [world.manager, world.admin])
      expect((await room.attach(id, upload(PDF), who)).status).toBe(404);
    service.setClock(Date.parse(ends_at) + 1);
    expect((await room.attach(id)).status).toBe(201);
    service.setClock(null);
    await room.cancel(id);
    expect((await room.attach(id)).body.data.code).toBe('invalid_transition');
    expect(await room.slides(id, world.colleague)).toHaveLength(1);
  });

  test('409 slide_limit for the twenty-first, also with concurrent calls; positions are unique', async () => {
    const { id } = await shared();
    const replies = await Promise.all(Array.from({ length: 23 }, () => room.attach(id)));
    expect(replies.map(({ status }) => status).sort()).toEqual([...Array(20).fill(201), 409, 409, 409]);
    expect((await room.attach(id)).body.data.code).toBe('slide_limit');
    expect((await room.slides(id)).map(({ position }) => position)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
  });
});

describe('DELETE /api/v1/meetings/{meeting_id}/slides/{slide_id}/', () => {
  test('200 for the organiser: the file is gone, the others keep their positions; 403 for attendees, 404 for others', async () => {
    const { id } = await shared();
    const made = [];
    for (let n = 0; n < 3; n += 1) made.push((await room.attach(id)).body.data);
    const [, second] = made;
    expect((await remove(id, second.id, world.colleague)).body.data.code).toBe('insufficient_role');
    expect((await remove(id, second.id, world.admin)).status).toBe(404);
    const files = async () =>
      (
        await world.sql<{ n: number }>(`SELECT count(*)::int AS n FROM files WHERE kind = 'meeting_slides'`)
      )[0]!.n;
    const before = await files();
    expect((await remove(id, second.id)).body.data).toEqual({});
    expect(await files()).toBe(before - 1);
    expect((await download(id, second.id)).status).toBe(404);
    expect((await remove(id, second.id)).status).toBe(404);
    expect((await room.slides(id)).map(({ position }) => position)).toEqual([1, 3]);
  });
});

describe('GET /api/v1/meetings/{meeting_id}/slides/{slide_id}/', () => {
  test('404 for a slide of another meeting, for reading and deleting', async () => {
    const [one, two] = [await shared(), await shared()];
    const { id } = (await room.attach(one.id)).body.data;
    expect((await download(two.id, id)).status).toBe(404);
    expect((await remove(two.id, id)).status).toBe(404);
    expect((await download(one.id, randomUUID())).status).toBe(404);
    for (const who of [world.manager, world.admin]) {
      expect((await download(one.id, id, who)).status).toBe(404);
      expect((await room.call(who, 'GET', `/${one.id}/slides/`)).status).toBe(404);
    }
    expect((await download(one.id, id)).status).toBe(200);
  });
});

describe('GET /api/v1/meetings/{meeting_id}/slides/', () => {
  test('200 in upload order for those who take part; 404 for others, including admins', async () => {
    const { id } = await shared();
    for (const name of ['b.pdf', 'a.pdf']) await room.attach(id, upload(PDF, name));
    for (const who of [world.employee, world.colleague])
      expect((await room.slides(id, who)).map(({ filename }) => filename)).toEqual(['b.pdf', 'a.pdf']);
    for (const who of [world.manager, world.admin])
      expect((await room.call(who, 'GET', `/${id}/slides/`)).status).toBe(404);
  });
});

/** A megabyte that compresses like text, to about a fiftieth. */
const TEXT = Buffer.from(
  Array.from({ length: 20_000 }, (_, n) => `<a:t>The plan of week ${n * 7919}, in short</a:t>`)
    .join('')
    .slice(0, 1024 * 1024),
);

describe('an archive', () => {
  const incoming = (bytes: Buffer): Incoming => ({
    filename: 'a.pptx',
    contentType: PPTX,
    size: bytes.length,
    sha256: Buffer.alloc(32),
    read: async function* () {
      yield bytes;
    },
    buffer: async () => bytes,
    part: async (from, count) => bytes.subarray(from, from + count),
    dispose: async () => undefined,
    toJSON: () => ({}),
  });

  test('with any bytes changed is accepted or 415, and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(DECK.length - 1), fc.nat(255)), { maxLength: 20 }),
        fc.nat(DECK.length),
        async (changes, length) => {
          const bytes = Buffer.from(DECK.subarray(DECK.length - length));
          for (const [at, byte] of changes) if (at < bytes.length) bytes[at] = byte;
          const outcome = await assertPresentation(incoming(bytes), 'file').catch(
            (error: { status?: number }) => error.status,
          );
          expect([undefined, 415]).toContain(outcome);
        },
      ),
      { numRuns: 500 },
    );
    await assertPresentation(incoming(DECK), 'file');
  });

  const zeros = (mib: number) => Buffer.alloc(mib * 1024 * 1024);
  test.each<[string, Packed[], string]>([
    [
      'a deflate bomb',
      [{ name: 'ppt/media/a.bmp', content: zeros(40), deflated: true }],
      'claims to unpack to',
    ],
    [
      'a deflate bomb that claims to be small',
      [{ name: 'ppt/media/a.bmp', content: zeros(40), deflated: true, claims: { size: 1_000 } }],
      'cannot be read',
    ],
    [
      'entries that claim a larger size than they have',
      [{ name: 'ppt/media/a.bmp', content: zeros(1), deflated: true, claims: { size: 60_000 } }],
      'cannot be read',
    ],
    [
      'more than 256 MiB with a normal compression ratio',
      Array.from({ length: 300 }, (_, n) => ({
        name: `ppt/slides/slide${n}.xml`,
        content: TEXT,
        deflated: true,
      })),
      'unpacks to more than 256 MiB',
    ],
    [
      'entries that share bytes',
      Array.from({ length: 9 }, (_, n) => ({
        name: `ppt/slides/slide${n}.xml`,
        content: n === 0 ? TEXT : Buffer.alloc(0),
        claims: n === 0 ? {} : { size: TEXT.length, at: 0 },
      })),
      'is not a PPTX',
    ],
    ['names that leave the folder', [{ name: '../../etc/cron.d/x', content: TEXT }], 'cannot be read'],
    ['names that leave the folder in the middle', [{ name: 'ppt/../../x', content: TEXT }], 'cannot be read'],
    ['absolute names', [{ name: '/etc/passwd', content: TEXT }], 'cannot be read'],
    ['names with a drive letter', [{ name: 'C:/x.exe', content: TEXT }], 'cannot be read'],
    ['names with backslashes', [{ name: '..\\x.exe', content: TEXT }], 'cannot be read'],
    [
      'different names in the directory and in the entry',
      [{ name: 'ppt/a.xml', content: TEXT, claims: { localName: '../../x.xml' } }],
      'has two names',
    ],
    ['a name twice', [{ name: 'ppt/presentation.xml', content: TEXT }], 'occurs twice'],
    [
      'an encrypted entry',
      [{ name: 'ppt/a.xml', content: TEXT, deflated: true, claims: { flags: 1 } }],
      'is encrypted',
    ],
    [
      'an unknown compression',
      [{ name: 'ppt/a.xml', content: TEXT, claims: { method: 93 } }],
      'unknown compression',
    ],
    ['macros in another letter case', [{ name: 'ppt/VBAProject.bin', content: TEXT }], 'it has macros'],
    [
      'too many entries',
      Array.from({ length: 10_001 }, (_, n) => ({ name: `ppt/${n}`, content: Buffer.alloc(0) })),
      'too many entries',
    ],
  ])('415 for %s', async (_what, more, why) => {
    await expect(assertPresentation(incoming(deckWith(...more)), 'file')).rejects.toMatchObject({
      status: 415,
      options: { detail: expect.stringContaining(why) },
    });
  });

  test('with a hundred slides and a film is accepted', async () => {
    const slides = Array.from({ length: 100 }, (_, n) => ({
      name: `ppt/slides/slide${n}.xml`,
      content: TEXT,
      deflated: true,
    }));
    const film = { name: 'ppt/media/film.mp4', content: randomBytes(5_000_000) };
    await assertPresentation(incoming(deckWith(...slides, film)), 'file');
  });
});
