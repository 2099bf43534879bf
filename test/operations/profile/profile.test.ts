import { describe, expect, test } from '@jest/globals';
import { openWorld } from '../../support/opening.ts';
import { auditOf } from '../../support/traces.ts';

const { service, world } = await openWorld();

const get = (as: { token: string }, query = {}, headers = {}) =>
  service.request(world, 'GET', '/profile/', { as, query, headers });
const patch = (as: { token: string }, body: object, headers = {}) =>
  service.request(world, 'PATCH', '/profile/', { as, body, headers });

describe('GET /api/v1/profile/', () => {
  test('200 with the caller’s own profile; 304 for the same ETag', async () => {
    const person = await world.person({ manager: world.manager });
    const reply = await get(person);
    expect(reply.status).toBe(200);
    expect(reply.body.data).toEqual({
      id: person.id,
      email: person.email,
      first_name: 'Person',
      last_name: 'Test',
      name: 'Person Test',
      preferred_name: null,
      phone: null,
      bio: null,
      job_title: null,
      department: null,
      manager: { id: world.manager.id, email: world.manager.email, name: 'Mia Test', photo_url: null },
      start_date: '2020-01-01',
      timezone: 'Europe/Berlin',
      locale: 'en',
      photo_url: null,
      version: 1,
    });
    const held = await get(person, {}, { 'if-none-match': reply.headers.get('etag')! });
    expect(held.status).toBe(304);
  });

  test('200 for a key with people:read; 422 employee_required for a service key without a person; 403 for other people’s', async () => {
    const own = await world.personalKey(world.employee, ['people:read']);
    expect((await get(own)).body.data.id).toBe(world.employee.id);
    const key = await world.serviceKey(['people:read']);
    expect((await get(key)).body.data.code).toBe('employee_required');
    expect((await get(key, { employee_id: world.stranger.id })).body.data.id).toBe(world.stranger.id);
    const other = await service.world();
    expect((await get(key, { employee_id: other.employee.id })).status).toBe(404);
    expect((await get(world.admin, { employee_id: world.employee.id })).status).toBe(403);
  });
});

describe('PATCH /api/v1/profile/', () => {
  test('200: changes what is sent, keeps the rest, clears on null; the audit line names the fields, not their values', async () => {
    const person = await world.person();
    const first = await patch(person, {
      preferred_name: ' Evi ',
      phone: '+49 30 1',
      timezone: 'Europe/Lisbon',
      locale: 'pt-PT',
    });
    expect(first.status).toBe(200);
    expect(first.body.data).toMatchObject({
      preferred_name: 'Evi',
      phone: '+49 30 1',
      bio: null,
      timezone: 'Europe/Lisbon',
      locale: 'pt-PT',
    });
    const second = await patch(person, { phone: null, bio: 'Hello', timezone: null });
    expect(second.body.data).toMatchObject({
      preferred_name: 'Evi',
      phone: null,
      bio: 'Hello',
      timezone: 'Europe/Berlin',
    });
    expect(second.body.data.version).toBeGreaterThan(first.body.data.version as number);
    expect(second.body.data).toEqual((await get(person)).body.data);
    const lines = await auditOf(world, person.id);
    expect(lines.map(({ line }) => line)).toEqual(Array(2).fill('updated profile · dashboard'));
    expect(Object.keys(lines[0]!['changes'] as object).sort()).toEqual([
      'locale',
      'phone',
      'preferred_name',
      'timezone',
    ]);
    expect(JSON.stringify(lines)).not.toContain('+49');
  });

  test('one 200 and one 412 for two concurrent calls with the same If-Match', async () => {
    const person = await world.person();
    const tag = (await get(person)).headers.get('etag')!;
    const replies = await Promise.all(
      ['One', 'Two'].map((bio) => patch(person, { bio }, { 'if-match': tag })),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 412]);
  });

  test.each([
    ['a blank name', { preferred_name: ' ' }, 'preferred_name'],
    ['a fixed offset', { timezone: '+01:00' }, 'timezone'],
    ['an unknown zone', { timezone: 'Mars/Olympus' }, 'timezone'],
    ['a malformed locale', { locale: 'x' }, 'locale'],
    ['a long text', { bio: 'x'.repeat(501) }, 'bio'],
    ['a role', { role: 'admin' }, 'role'],
    ['nothing', {}, 'non_field_errors'],
  ])('422 for %s', async (_title, body, field) => {
    const reply = await patch(world.employee, body);
    expect([reply.status, Object.keys(reply.body.errors!)]).toEqual([422, [field]]);
  });

  test('403 key_not_accepted for an API key', async () => {
    const key = await world.personalKey(world.employee, ['people:read']);
    expect((await patch(key, { bio: 'x' })).body.data.code).toBe('key_not_accepted');
  });
});
