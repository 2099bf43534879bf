/** Photos: accepted files, what is stored of them, who sees them, and where answers link to them. */
import { describe, expect, test } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { asTakenByPhone } from '../../support/phonePhoto.ts';
import { form, PDF, PNG, upload } from '../../support/form.ts';
import { openWorld } from '../../support/opening.ts';
import { auditOf } from '../../support/traces.ts';
import type { Key, Person } from '../../support/world.ts';

const { service, world } = await openWorld();

const MIB = 1024 * 1024;
const call = (as: Person | Key, method: string, path: string, options = {}) =>
  service.request(world, method, `/profile/${path}`, { as, ...options });
const put = (as: Person, content: Buffer | string) => call(as, 'PUT', 'photo/', upload(content));
const get = (as: Person | Key, query = {}, headers = {}) => call(as, 'GET', 'photo/', { query, headers });
const of = (person: Person, as: Person | Key, query = {}, headers = {}) =>
  call(as, 'GET', `team/${person.id}/photo/`, { query, headers });
const someone = () => world.person({ manager: world.manager });
const photographed = async (content: Buffer = PNG) => {
  const person = await someone();
  expect((await put(person, content)).status).toBe(200);
  return person;
};
const files = async ({ id }: Person) =>
  (await world.sql('SELECT count(*)::int AS n FROM files WHERE owner_id = $1', [id]))[0]!['n'] as number;
const trail = async ({ id }: Person) =>
  (await auditOf(world, id)).filter(({ resource_type }) => resource_type === 'profile');

const picture = (width: number, height: number, background = '#c83214') =>
  sharp({ create: { width, height, channels: 3, background } });
/** Format and size of an image, and the colour in its middle. */
const seen = async (image: Buffer) => {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { format } = await sharp(image).metadata();
  const at = 4 * (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2));
  return { format, width: info.width, height: info.height, colour: [...data.subarray(at, at + 4)] };
};
const near = (wanted: number[], colour: number[]) =>
  colour.forEach((value, index) => expect(Math.abs(value - wanted[index]!)).toBeLessThanOrEqual(6));

describe('PUT /api/v1/profile/photo/', () => {
  test('200 with its URL, which all answers then have; a new profile version and one audit line', async () => {
    const person = await someone();
    const before = await call(person, 'GET', '');
    const reply = await put(person, PNG);
    expect(reply.status).toBe(200);
    const { photo_url } = reply.body.data;
    expect(photo_url).toMatch(new RegExp(`^/api/v1/profile/team/${person.id}/photo/\\?v=[\\w-]+$`));
    const held = { 'if-none-match': before.headers.get('etag')! };
    const after = await call(person, 'GET', '', { headers: held });
    expect([after.status, after.body.data.photo_url]).toEqual([200, photo_url]);
    expect(after.body.data.version).toBeGreaterThan(before.body.data.version);
    const entry = (await call(world.employee, 'GET', 'team/', { query: { q: person.email } })).body.data[0];
    expect(entry).toMatchObject({ id: person.id, photo_url });
    expect((await call(world.employee, 'GET', `team/${person.id}/`)).body.data.photo_url).toBe(photo_url);
    const shown = await service.request(world, 'GET', photo_url, { as: world.employee });
    expect([shown.status, (await seen(shown.bytes)).width]).toEqual([200, 256]);
    expect(await trail(person)).toMatchObject([
      { line: 'updated profile · dashboard', changes: { photo: [null, '…'] } },
    ]);
  });

  test.each(['jpeg', 'png', 'webp'] as const)('200 for %s: its middle as WebP squares', async (format) => {
    // red on both sides, blue in the middle
    const sent = await picture(300, 100)
      .composite([{ input: await picture(100, 100, '#0000ff').png().toBuffer() }])
      .toFormat(format)
      .toBuffer();
    const person = await photographed(sent);
    for (const size of [64, 256, 512]) {
      const { colour, ...image } = await seen((await get(person, { size })).bytes);
      expect(image).toEqual({ format: 'webp', width: size, height: size });
      near([0, 0, 255, 255], colour);
    }
  });

  test('200 for a picture with transparency, which is kept', async () => {
    const background = { r: 200, g: 50, b: 20, alpha: 0.5 };
    const sent = await sharp({ create: { width: 40, height: 40, channels: 4, background } })
      .png()
      .toBuffer();
    const person = await photographed(sent);
    for (const size of [64, 512])
      near([200, 50, 20, 128], (await seen((await get(person, { size })).bytes)).colour);
  });

  test('rule 45: place, device and bytes appended to the picture are removed, and it is turned upright', async () => {
    // stored on its side: red above blue once it is turned upright
    const below = await picture(32, 64, '#0000ff').png().toBuffer();
    const lying = await asTakenByPhone(picture(64, 64).composite([{ input: below, left: 0, top: 0 }]));
    expect(lying.includes('Spy 9')).toBe(true);
    const person = await photographed(Buffer.concat([lying, Buffer.from('<script>1</script>')]));
    for (const size of [64, 256, 512]) {
      const { bytes } = await get(person, { size });
      const { exif, xmp, orientation } = await sharp(bytes).metadata();
      expect({ exif, xmp, orientation }).toEqual({});
      for (const trace of ['Spy 9', 'secret', '<script>']) expect(bytes.includes(trace)).toBe(false);
      const top = await sharp(bytes)
        .extract({ left: 0, top: 0, width: size, height: size / 2 })
        .toBuffer();
      near([0, 0, 255, 255], (await seen(top)).colour);
    }
  });

  test('200: a new photo gets a new URL, and the files of the old one are deleted', async () => {
    const person = await someone();
    const first = (await put(person, PNG)).body.data.photo_url;
    const second = (await put(person, await picture(9, 9, '#0000ff').png().toBuffer())).body.data.photo_url;
    expect(second).not.toBe(first);
    expect(await files(person)).toBe(3);
    near([0, 0, 255, 255], (await seen((await get(person)).bytes)).colour);
    expect((await trail(person)).at(-1)).toMatchObject({ changes: { photo: ['…', '…'] } });
  });

  test('200 for concurrent uploads and reads: one photo stays in all sizes, and no reader gets a 404', async () => {
    const person = await photographed();
    const colours = ['#0000ff', '#00ff00', '#ffffff', '#000000'];
    const sent = await Promise.all(colours.map((colour) => picture(8, 8, colour).png().toBuffer()));
    const [replies, looks] = await Promise.all([
      Promise.all(sent.map((content) => put(person, content))),
      Promise.all(Array.from({ length: 20 }, () => of(person, world.employee))),
    ]);
    for (const { status } of [...replies, ...looks]) expect(status).toBe(200);
    expect(await files(person)).toBe(3);
    const kept = await Promise.all(
      [64, 256, 512].map(async (size) => (await seen((await get(person, { size })).bytes)).colour),
    );
    for (const colour of kept) near(kept[0]!, colour);
  });

  test('200: changing the photo keeps the profile, and changing the profile keeps the photo', async () => {
    const person = await photographed();
    await call(person, 'PATCH', '', { body: { bio: 'Hello' } });
    expect((await get(person)).status).toBe(200);
    await put(person, PNG);
    expect((await call(person, 'GET', '')).body.data.bio).toBe('Hello');
  });

  test('415 for PDF, HTML, SVG, GIF and truncated pictures, and for a JSON body; 422 without a file', async () => {
    const person = await someone();
    const whole = await sharp(randomBytes(64 * 64 * 3), { raw: { width: 64, height: 64, channels: 3 } })
      .webp()
      .toBuffer();
    for (const content of [
      PDF,
      '<html><script>1</script>',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'GIF89a',
      'RIFF\u0004\u0000\u0000\u0000WAVE',
      Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
      whole.subarray(0, whole.length / 2),
      '',
    ]) {
      const reply = await put(person, content);
      expect([String(content).slice(0, 8), reply.status]).toEqual([String(content).slice(0, 8), 415]);
      expect(reply.body.data.code).toBe('unsupported_media_type');
    }
    expect((await call(person, 'PUT', 'photo/', { body: { file: 'x' } })).status).toBe(415);
    expect((await call(person, 'PUT', 'photo/', form([]))).status).toBe(422);
    expect([await files(person), await trail(person)]).toEqual([0, []]);
  });

  test('200 for 6000 pixels a side, 422 for one more; 200 for 5 MiB, 413 for one byte more', async () => {
    const person = await someone();
    expect((await put(person, await picture(6000, 1).png().toBuffer())).status).toBe(200);
    for (const [width, height] of [
      [6001, 1],
      [1, 6001],
    ] as const) {
      const reply = await put(person, await picture(width, height).png().toBuffer());
      expect([reply.status, reply.body.errors]).toEqual([422, { file: ['At most 6000 pixels a side.'] }]);
    }
    const filled = (bytes: number) => Buffer.concat([PNG, Buffer.alloc(bytes - PNG.length)]);
    expect((await put(person, filled(5 * MIB))).status).toBe(200);
    const refused = await put(person, filled(5 * MIB + 1));
    expect([refused.status, refused.body.data.code]).toEqual([413, 'payload_too_large']);
  });

  test('403 for every key; 401 without a credential', async () => {
    const key = await world.personalKey(world.employee, ['people:read']);
    for (const method of ['PUT', 'DELETE']) {
      const reply = await call(key, method, 'photo/', method === 'PUT' ? upload(PNG) : {});
      expect([reply.status, reply.body.data.code]).toEqual([403, 'key_not_accepted']);
    }
    expect((await service.request(world, 'PUT', '/profile/photo/', upload(PNG))).status).toBe(401);
  });
});

describe('GET /api/v1/profile/photo/', () => {
  test('200 with 256 pixels by default, inline, with nosniff and revalidation headers', async () => {
    const person = await photographed();
    const reply = await get(person);
    expect(reply.status).toBe(200);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(reply.bytes.length),
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-cache',
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
    });
    expect((await seen(reply.bytes)).width).toBe(256);
  });

  test('304 for the same ETag; 200 for another size and for a new photo; 422 for an unknown size', async () => {
    const person = await photographed();
    const held = { 'if-none-match': (await get(person)).headers.get('etag')! };
    const same = await get(person, { size: 256 }, held);
    expect([same.status, same.text]).toEqual([304, '']);
    expect((await get(person, { size: 64 }, held)).status).toBe(200);
    await put(person, await picture(9, 9, '#0000ff').png().toBuffer());
    expect((await get(person, {}, held)).status).toBe(200);
    expect((await get(person, { size: 100 })).status).toBe(422);
  });

  test('404 no_photo without one; 406 if Accept excludes WebP', async () => {
    const reply = await get(await someone());
    expect([reply.status, reply.body.data.code]).toEqual([404, 'no_photo']);
    const person = await photographed();
    expect((await get(person, {}, { accept: 'application/json' })).status).toBe(406);
    expect((await get(person, {}, { accept: 'image/avif,image/webp,*/*;q=0.8' })).status).toBe(200);
  });

  test('200 for a key with people:read; 422 employee_required for a service key without a person; 403 for other people’s', async () => {
    const person = await photographed();
    expect((await get(await world.personalKey(person, ['people:read']))).status).toBe(200);
    const key = await world.serviceKey(['people:read']);
    expect((await get(key)).body.data.code).toBe('employee_required');
    expect((await get(key, { employee_id: person.id })).status).toBe(200);
    expect((await get(key, { employee_id: randomUUID() })).body.data.code).toBe('not_found');
    expect((await get(world.admin, { employee_id: person.id })).status).toBe(403);
  });
});

describe('`photo_url` of people in other records', () => {
  test('200 with the current photo wherever a person is named, and null after it is deleted', async () => {
    const boss = await world.person({ role: 'manager' });
    const person = await world.person({ manager: boss });
    const asked = await service.request(world, 'POST', '/pto/requests/', {
      as: person,
      body: { policy_id: world.vacation, start_date: '2027-03-01', end_date: '2027-03-01' },
    });
    expect(asked.status).toBe(201);
    const named = async () => {
      const list = await service.request(world, 'GET', '/pto/admin/requests/', { as: boss });
      const [{ employee, approver }] = list.body.data;
      const record = await service.request(world, 'GET', `/auth/users/${person.id}/`, { as: world.admin });
      const waiting = await service.request(world, 'GET', '/profile/waiting/', { as: boss });
      return [employee, approver, record.body.data.manager, waiting.body.data[0].person].map(
        ({ photo_url }) => photo_url,
      );
    };
    expect(await named()).toEqual([null, null, null, null]);
    const [own, above] = [
      (await put(person, PNG)).body.data.photo_url,
      (await put(boss, PNG)).body.data.photo_url,
    ];
    expect(await named()).toEqual([own, above, above, own]);
    const replaced = (await put(person, PNG)).body.data.photo_url;
    expect(replaced).not.toBe(own);
    await call(boss, 'DELETE', 'photo/');
    expect(await named()).toEqual([replaced, null, null, replaced]);
  });
});

describe('DELETE /api/v1/profile/photo/', () => {
  test('200: it is deleted everywhere; 200 again without an audit line', async () => {
    const person = await photographed();
    const before = (await call(person, 'GET', '')).body.data.version;
    for (const round of ['first', 'again']) {
      const reply = await call(person, 'DELETE', 'photo/');
      expect([round, reply.status, reply.body.data]).toEqual([round, 200, {}]);
    }
    expect(await files(person)).toBe(0);
    expect((await get(person)).body.data.code).toBe('no_photo');
    expect((await of(person, world.employee)).body.data.code).toBe('no_photo');
    const after = (await call(person, 'GET', '')).body.data;
    expect(after.photo_url).toBeNull();
    expect(after.version).toBeGreaterThan(before);
    const lines = await trail(person);
    expect(lines).toHaveLength(2);
    expect(lines.at(-1)).toMatchObject({ changes: { photo: ['…', null] } });
  });
});

describe('GET /api/v1/profile/team/{user_id}/photo/', () => {
  test('200 for everyone who may read the directory, with the same bytes; 304 for the same ETag', async () => {
    const person = await photographed();
    const own = await get(person, { size: 64 });
    for (const who of [
      world.stranger,
      world.otherManager,
      world.admin,
      await world.serviceKey(['team:read']),
      await world.personalKey(world.manager, ['team:read']),
    ]) {
      const reply = await of(person, who, { size: 64, v: 'whatever' });
      expect([reply.status, reply.bytes.equals(own.bytes)]).toEqual([200, true]);
    }
    const held = { 'if-none-match': own.headers.get('etag')! };
    expect((await of(person, world.stranger, { size: 64 }, held)).status).toBe(304);
  });

  test('403 for an employee’s key and without the scope; 401 without a credential', async () => {
    const person = await photographed();
    const key = await world.personalKey(world.employee, ['team:read']);
    expect((await of(person, key)).body.data.code).toBe('insufficient_role');
    const narrow = await world.serviceKey(['people:read']);
    expect((await of(person, narrow)).body.data.code).toBe('insufficient_scope');
    expect((await service.request(world, 'GET', `/profile/team/${person.id}/photo/`)).status).toBe(401);
  });

  test('404 no_photo without one; the same 404 not_found for people who have left, are foreign or unknown', async () => {
    expect((await of(await someone(), world.employee)).body.data.code).toBe('no_photo');
    const [gone, other] = [await photographed(), await service.world()];
    await service.request(other, 'PUT', '/profile/photo/', { as: other.employee, ...upload(PNG) });
    await world.sql(`UPDATE users SET status = 'deactivated' WHERE id = $1`, [gone.id]);
    const absent = await call(world.employee, 'GET', `team/${randomUUID()}/photo/`);
    expect([absent.status, absent.body.data.code]).toEqual([404, 'not_found']);
    for (const person of [gone, other.employee])
      expect((await of(person, world.employee)).text).toBe(absent.text);
  });
});
