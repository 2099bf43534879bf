/** Logos: accepted files, what is stored of them, who sees them, and where they are shown. */
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { form, PDF, PNG, upload } from '../../support/form.ts';
import { asTakenByPhone } from '../../support/phonePhoto.ts';
import { mailsTo } from '../../support/mails.ts';
import { openFolder, openWorld } from '../../support/opening.ts';
import { send } from '../../support/service.ts';
import { personWithPassword } from '../../support/signIn.ts';
import { until } from '../../support/until.ts';
import type { World } from '../../support/world.ts';

const mailDir = openFolder('mails');
const PUBLIC = 'https://time.example.test';
const { service, world } = await openWorld({ mailDir, publicUrl: PUBLIC, rateLimitScale: 1_000 });

const MIB = 1024 * 1024;
type Variant = 'light' | 'dark' | 'favicon';
const put = (at: World, content: Buffer | string, variant?: Variant, as = at.admin) =>
  service.request(at, 'PUT', '/branding/logo/', {
    as,
    ...form([
      ...(variant ? [{ name: 'variant', content: variant }] : []),
      { name: 'file', filename: 'logo.png', type: 'image/png', content },
    ]),
  });
const get = (at: World, variant?: Variant, headers: Record<string, string> = {}) =>
  service.request(at, 'GET', `/branding/logo/${variant ? `?variant=${variant}` : ''}`, { headers });
const remove = (at: World, variant: Variant) =>
  service.request(at, 'DELETE', `/branding/logo/?variant=${variant}`, { as: at.admin });
const branding = async (at: World) => (await service.request(at, 'GET', '/branding/')).body.data;
const files = async (at: World) =>
  (
    await at.sql(`SELECT count(*)::int AS n FROM files WHERE workspace_id = $1 AND kind = 'logo'`, [at.id])
  )[0]!['n'];
const trail = async (at: World) =>
  (await at.sql('SELECT line, changes FROM audit_log WHERE workspace_id = $1 ORDER BY id', [at.id])).map(
    ({ line, changes }) => [line, changes],
  );
const picture = (width: number, height: number, background = '#c83214') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

describe('PUT /api/v1/branding/logo/', () => {
  test('200 with its public address, which /branding/ has, too; one line in the trail', async () => {
    const fresh = await service.world();
    const before = await service.request(fresh, 'GET', '/branding/');
    const reply = await put(fresh, await picture(900, 300));
    expect([reply.status, reply.body.data.variant]).toEqual([200, 'light']);
    const { logo_url } = reply.body.data;
    expect(logo_url).toMatch(/^\/api\/v1\/branding\/logo\/\?variant=light&v=[\da-f-]{36}$/);
    const after = await service.request(fresh, 'GET', '/branding/');
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    expect(after.body.data).toMatchObject({ logo_url, dark_logo_url: null, favicon_url: null });
    expect(await trail(fresh)).toEqual([['updated theme · dashboard', { light_logo: [null, '…'] }]]);
    const shown = await service.request(fresh, 'GET', logo_url);
    const { format, width, height } = await sharp(shown.bytes).metadata();
    expect([shown.status, format, width, height]).toEqual([200, 'png', 720, 240]);
  });

  test('200 for each variant; a favicon is a square with transparent edges; small images are not enlarged', async () => {
    const fresh = await service.world();
    for (const [variant, sides] of [
      ['light', [40, 20]],
      ['dark', [40, 20]],
      ['favicon', [128, 128]],
    ] as const) {
      expect((await put(fresh, await picture(40, 20), variant)).status).toBe(200);
      const { width, height } = await sharp((await get(fresh, variant)).bytes).metadata();
      expect([variant, width, height]).toEqual([variant, ...sides]);
    }
    const { data } = await sharp((await get(fresh, 'favicon')).bytes)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[3]).toBe(0);
    expect(await branding(fresh)).toMatchObject({
      dark_logo_url: expect.stringContaining('variant=dark'),
      favicon_url: expect.stringContaining('variant=favicon'),
    });
    expect(await files(fresh)).toBe(3);
  });

  test('rule 45: location, device and data appended to the image are removed', async () => {
    const fresh = await service.world();
    const sent = await asTakenByPhone(sharp(await picture(64, 64)));
    expect(sent.includes('Spy 9')).toBe(true);
    expect((await put(fresh, Buffer.concat([sent, Buffer.from('<script>1</script>')]))).status).toBe(200);
    const { bytes } = await get(fresh);
    const { exif, xmp } = await sharp(bytes).metadata();
    expect({ exif, xmp }).toEqual({});
    for (const trace of ['Spy 9', 'secret', '<script>']) expect(bytes.includes(trace)).toBe(false);
  });

  test('415 by content: SVG, PDF, HTML, GIF, and files that only begin like an image; 415 for another body', async () => {
    const fresh = await service.world();
    for (const content of [
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
      PDF,
      '<html>',
      'GIF89a',
      PNG.subarray(0, 40),
      '',
    ]) {
      const reply = await put(fresh, content);
      expect([String(content).slice(0, 8), reply.status]).toEqual([String(content).slice(0, 8), 415]);
    }
    const json = { as: fresh.admin, body: { file: 'x' } };
    expect((await service.request(fresh, 'PUT', '/branding/logo/', json)).status).toBe(415);
    expect([await files(fresh), await trail(fresh)]).toEqual([0, []]);
  });

  test('413 over 1 MiB, 422 for 6001 pixels a side and for an unknown variant', async () => {
    const filled = (bytes: number) => Buffer.concat([PNG, Buffer.alloc(bytes - PNG.length)]);
    expect((await put(world, filled(MIB))).status).toBe(200);
    expect((await put(world, filled(MIB + 1))).status).toBe(413);
    const wide = await put(world, await picture(6001, 1));
    expect([wide.status, wide.body.errors]).toEqual([422, { file: ['At most 6000 pixels a side.'] }]);
    const odd = await put(world, PNG, 'round' as Variant);
    expect([odd.status, Object.keys(odd.body.errors!)]).toEqual([422, ['variant']]);
  });

  test('several at once, with readers meanwhile: one logo remains, no file is left over, and no reader gets an error', async () => {
    const fresh = await service.world();
    await put(fresh, PNG);
    const sent = await Promise.all(
      ['#0000ff', '#00ff00', '#ffffff', '#000000'].map((one) => picture(8, 8, one)),
    );
    const [replies, looks] = await Promise.all([
      Promise.all(sent.map((content) => put(fresh, content))),
      Promise.all(Array.from({ length: 20 }, () => get(fresh))),
    ]);
    for (const { status } of [...replies, ...looks]) expect(status).toBe(200);
    expect(await files(fresh)).toBe(1);
    const { logo_url } = await branding(fresh);
    expect(replies.map(({ body }) => body.data.logo_url)).toContain(logo_url);
  });

  test('403 for managers and every key; 401 without a credential', async () => {
    const key = await world.personalKey(world.admin, ['people:write']);
    for (const as of [world.manager, world.employee, key])
      expect((await service.request(world, 'PUT', '/branding/logo/', { as, ...upload(PNG) })).status).toBe(
        403,
      );
    expect((await service.request(world, 'PUT', '/branding/logo/', upload(PNG))).status).toBe(401);
  });
});

describe('GET /api/v1/branding/logo/', () => {
  test('200 for anyone, cacheable for five minutes, forever at the address in /branding/; 304 with its ETag', async () => {
    const fresh = await service.world();
    const { logo_url } = (await put(fresh, PNG)).body.data;
    const plain = await get(fresh);
    expect(Object.fromEntries(plain.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=300',
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
    });
    const named = await service.request(fresh, 'GET', logo_url);
    expect(named.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const held = { 'if-none-match': plain.headers.get('etag')! };
    expect((await get(fresh, 'light', held)).status).toBe(304);
    // this logo is not cached forever at the address of an earlier one
    await put(fresh, await picture(9, 9));
    const late = await service.request(fresh, 'GET', logo_url, { headers: held });
    expect([late.status, late.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
  });

  test('404 no_logo without one, 422 for an unknown variant; another workspace has its own', async () => {
    const [one, other] = [await service.world(), await service.world()];
    await put(one, PNG, 'dark');
    expect((await get(one, 'dark')).status).toBe(200);
    for (const reply of [await get(one), await get(other, 'dark')])
      expect([reply.status, reply.body.data.code]).toEqual([404, 'no_logo']);
    expect((await service.request(one, 'GET', '/branding/logo/?variant=round')).status).toBe(422);
  });
});

describe('DELETE /api/v1/branding/logo/', () => {
  test('200: it is deleted with its file; 200 the second time, without a line in the trail', async () => {
    const fresh = await service.world();
    await put(fresh, PNG, 'dark');
    for (const round of ['first', 'again']) {
      const reply = await remove(fresh, 'dark');
      expect([round, reply.status, reply.body.data]).toEqual([round, 200, {}]);
    }
    expect([await files(fresh), (await get(fresh, 'dark')).status]).toEqual([0, 404]);
    expect((await trail(fresh)).map(([, changes]) => changes)).toEqual([
      { dark_logo: [null, '…'] },
      { dark_logo: ['…', null] },
    ]);
  });
});

describe('where name, logo and colour are shown', () => {
  const page = (at: World, path: string) => send(`${service.url}${path}`, 'GET', { host: at.host });
  /** A workspace with markup in its name, a colour and a light logo. */
  const branded = async () => {
    const fresh = await service.world();
    await fresh.sql(`UPDATE workspaces SET name = 'Brook & <b>Sons</b>' WHERE id = $1`, [fresh.id]);
    await service.request(fresh, 'PUT', '/branding/theme/', {
      as: fresh.admin,
      body: { primary_color: '#7A1F5C', support_email: 'help@example.test' },
    });
    const { logo_url } = (await put(fresh, await picture(200, 60))).body.data;
    // workspaces are cached for a second
    await until(async () => (await page(fresh, '/api/docs')).text.includes(escaped(logo_url)));
    return { fresh, logo_url: logo_url as string };
  };
  const escaped = (url: string) => url.replaceAll('&', '&#38;');
  const NAME = 'Brook &#38; &#60;b&#62;Sons&#60;/b&#62;';

  test('in mails: HTML beside the text, with the URL of the logo and an escaped name', async () => {
    const { fresh, logo_url } = await branded();
    const person = await personWithPassword(service, fresh);
    await service.request(fresh, 'POST', '/auth/password/forgot/', { body: { email: person.email } });
    const [mail] = await mailsTo(mailDir, person.email);
    expect(mail!.text).toContain('your account at Brook & <b>Sons</b>');
    const html = mail!.html!;
    const link = /https:\/\/\S+/.exec(mail!.text)![0];
    const base = new URL(link).origin;
    expect(html).toContain(`<img src="${base}${escaped(logo_url)}" alt="${NAME}"`);
    expect(html).toContain(`<a href="${link}" style="color:#7A1F5C`);
    expect(html).toContain(`Questions: help@example.test`);
    expect(html).toContain(`your account at ${NAME}`);
    expect(html).not.toContain('<b>');
  });

  test('on the pages that mails link to, with a style sheet of the colours', async () => {
    const { fresh, logo_url } = await branded();
    for (const path of [
      '/password/reset',
      '/invitations/accept',
      '/email/confirm',
      '/notifications/unsubscribe?token=x',
    ]) {
      const { text, headers } = await page(fresh, path);
      expect(text).toContain(`src="${escaped(logo_url)}" alt="${NAME}"`);
      expect(text).toContain('/password/assets/brand.css');
      expect(headers.get('content-security-policy')).toContain("img-src 'self' data:");
      expect(text).not.toContain('<b>');
    }
    const { text, headers } = await page(fresh, '/password/assets/brand.css');
    expect([headers.get('content-type'), text]).toEqual([
      'text/css; charset=utf-8',
      expect.stringContaining('--button: #7A1F5C'),
    ]);
    expect((await page(world, '/password/assets/brand.css')).text).toBe('');
  });

  test('on both references, whose ETag changes', async () => {
    const { fresh, logo_url } = await branded();
    const plain = await service.world();
    for (const path of ['/api/docs', '/api/docs/public/']) {
      const { text, headers } = await page(fresh, path);
      expect(text).toContain(`src="${escaped(logo_url)}" alt="${NAME}"`);
      expect(text).toContain('--scalar-color-accent: #7A1F5C');
      const held = { 'if-none-match': headers.get('etag')! };
      expect((await service.request(fresh, 'GET', path, { headers: held })).status).toBe(304);
      expect((await service.request(plain, 'GET', path, { headers: held })).status).toBe(200);
    }
  });

  test('on payslips made from then on; earlier ones keep their bytes', async () => {
    const { fresh } = await branded();
    const { admin } = fresh;
    const person = fresh.employee;
    const published = async (month: string) => {
      const { body } = await service.request(fresh, 'POST', '/payments/admin/payslips/', {
        as: admin,
        body: {
          employee_id: person.id,
          period_start: `2026-${month}-01`,
          period_end: `2026-${month}-28`,
          gross: '1000.00',
          net: '1000.00',
          currency: 'EUR',
          lines: [{ code: '1', label: 'Pay', kind: 'earning', amount: '1000.00' }],
        },
      });
      const { id } = body.data;
      const reply = await service.request(fresh, 'POST', `/payments/admin/payslips/${id}/publish/`, {
        as: admin,
      });
      expect(reply.status).toBe(200);
      return id as string;
    };
    const download = async (id: string) =>
      (await service.request(fresh, 'GET', `/payments/payslips/${id}/download/`, { as: person })).bytes;
    const images = (bytes: Buffer) => bytes.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0;

    const first = await published('08');
    const before = await download(first);
    expect(images(before)).toBeGreaterThan(0);
    await remove(fresh, 'light');
    await until(async () => !(await page(fresh, '/api/docs')).text.includes('variant=light'));
    expect((await download(first)).equals(before)).toBe(true);
    expect(images(await download(await published('09')))).toBe(0);
  });
});
