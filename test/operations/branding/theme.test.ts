/** The theme: what an admin sets, which colours are readable, and where they are shown. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { contrast, ratioText } from '../../../src/workspace/contrast.ts';
import { mailsTo } from '../../support/mails.ts';
import { openFolder, openWorld } from '../../support/opening.ts';
import { personWithPassword } from '../../support/signIn.ts';
import type { World } from '../../support/world.ts';

const mailDir = openFolder('mails');
const { service, world } = await openWorld({ mailDir });

const read = (at: World = world) => service.request(at, 'GET', '/branding/theme/', { as: at.admin });
const put = (at: World, body: object, headers: Record<string, string> = {}) =>
  service.request(at, 'PUT', '/branding/theme/', { as: at.admin, body, headers });
const DEFAULTS = {
  primary_color: '#1F4B99',
  primary_text_color: '#FFFFFF',
  accent_color: '#B45309',
  accent_text_color: '#FFFFFF',
  login_text: null,
  support_email: null,
  font: 'system',
};

describe('GET /api/v1/branding/theme/', () => {
  test('200 with default values if none are set, and 304 with their ETag; 403 except for admins', async () => {
    const fresh = await service.world();
    const reply = await read(fresh);
    expect([reply.status, reply.body.data]).toEqual([200, { ...DEFAULTS, version: 1 }]);
    const headers = { 'if-none-match': reply.headers.get('etag')! };
    const again = await service.request(fresh, 'GET', '/branding/theme/', { as: fresh.admin, headers });
    expect(again.status).toBe(304);
    const key = await fresh.personalKey(fresh.admin, ['people:write']);
    for (const as of [fresh.manager, fresh.employee, key])
      expect((await service.request(fresh, 'GET', '/branding/theme/', { as })).status).toBe(403);
  });
});

describe('PUT /api/v1/branding/theme/', () => {
  test('200 with the whole theme; /branding/ has it, too, with a new ETag; a line in the audit trail', async () => {
    const fresh = await service.world();
    const page = () => service.request(fresh, 'GET', '/branding/');
    const before = (await page()).headers.get('etag');
    const theme = {
      primary_color: '#102030',
      primary_text_color: '#F0F0F0',
      accent_color: '#405060',
      login_text: 'Welcome.',
      support_email: 'help@example.test',
      font: 'serif',
    };
    const reply = await put(fresh, { ...theme, login_text: ' Welcome. ' });
    const set = { ...DEFAULTS, ...theme };
    expect([reply.status, reply.body.data]).toEqual([200, { ...set, version: 2 }]);
    const shown = await page();
    expect(shown.body.data).toMatchObject(set);
    expect(shown.headers.get('etag')).not.toBe(before);
    // omitted values are the defaults again
    expect((await put(fresh, { font: 'mono', login_text: null })).body.data).toEqual({
      ...DEFAULTS,
      font: 'mono',
      version: 3,
    });
    const [line] = await fresh.sql(
      'SELECT line, changes FROM audit_trail WHERE workspace_id = $1 ORDER BY id LIMIT 1',
      [fresh.id],
    );
    expect(line).toMatchObject({
      line: 'updated theme · dashboard',
      changes: { font: ['system', 'serif'], login_text: [null, 'Welcome.'] },
    });
  });

  test('200 without a new version or an audit line if nothing changes; 412 for another version', async () => {
    const fresh = await service.world();
    expect((await put(fresh, {})).body.data.version).toBe(1);
    expect(await fresh.sql('SELECT FROM audit_trail WHERE workspace_id = $1', [fresh.id])).toEqual([]);
    expect((await put(fresh, { font: 'serif' }, { 'if-match': '"7"' })).status).toBe(412);
  });

  test('422 contrast_too_low with the contrast of a colour on white, and of the text on it', async () => {
    const reply = await put(world, { primary_color: '#777777', accent_text_color: '#000000' });
    expect([reply.status, reply.body.data.code]).toEqual([422, 'contrast_too_low']);
    expect(reply.body.errors).toEqual({
      primary_color: ['The contrast with white is 4.47:1; it must be 4.5:1 at least.'],
      primary_text_color: ['The contrast with #777777 is 4.47:1; it must be 4.5:1 at least.'],
      accent_text_color: ['The contrast with #B45309 is 4.18:1; it must be 4.5:1 at least.'],
    });
    expect((await put(world, { primary_color: '#767676' })).status).toBe(200);
  });

  test('422 for an invalid colour, e-mail address or font; 403 for managers and keys', async () => {
    for (const [field, body] of [
      ['primary_color', { primary_color: 'blue' }],
      ['accent_color', { accent_color: '#FFF' }],
      ['support_email', { support_email: 'nobody' }],
      ['login_text', { login_text: 'x'.repeat(281) }],
      ['font', { font: 'comic' }],
      ['logo_url', { logo_url: 'https://example.test/' }],
    ] as const) {
      const reply = await put(world, body);
      expect([reply.status, Object.keys(reply.body.errors!)]).toEqual([422, [field]]);
    }
    const key = await world.personalKey(world.admin, ['people:write']);
    for (const as of [world.manager, key])
      expect((await service.request(world, 'PUT', '/branding/theme/', { as, body: {} })).status).toBe(403);
  });

  test('200, and mails end with the support address', async () => {
    const fresh = await service.world();
    const forgot = async () => {
      const person = await personWithPassword(service, fresh);
      await service.request(fresh, 'POST', '/auth/password/forgot/', { body: { email: person.email } });
      return (await mailsTo(mailDir, person.email))[0]!.text;
    };
    expect(await forgot()).not.toContain('Questions:');
    await put(fresh, { support_email: 'help@example.test' });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect((await forgot()).trim()).toMatch(/\nQuestions: help@example\.test$/);
  });
});

describe('contrast', () => {
  test('is as WCAG defines it: 21 for black on white, 1 for equal colours, symmetric', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
    const colors = fc
      .integer({ min: 0, max: 0xffffff })
      .map((number) => `#${number.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(colors, colors, (one, other) => {
        const ratio = contrast(one, other);
        expect(ratio).toBe(contrast(other, one));
        expect(contrast(one, one)).toBe(1);
        expect(ratio >= 1 && ratio <= 21.000001).toBe(true);
      }),
    );
  });

  test('is written rounded down: 4.499 is not shown as 4.50', () => {
    expect(ratioText(4.499)).toBe('4.49:1');
  });
});
