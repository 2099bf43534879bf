/**
 * Address and personal details: the person's own calls, and those of admins. test/access checks who sees
 * which member.
 */
import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { openWorld } from '../../support/opening.ts';
import { auditOf, notificationsOf } from '../../support/traces.ts';
import type { Key, Person } from '../../support/world.ts';

const logged: string[] = [];
const { service, world } = await openWorld({
  log: pino({ level: 'trace' }, { write: (line: string) => logged.push(line) }),
});
const other = await service.world();

const call = (as: Person | Key, method: string, path: string, options = {}) =>
  service.request(world, method, `/profile/${path}`, { as, ...options });
const someone = (role: Person['role'] = 'employee') => world.person({ manager: world.manager, role });

const HOME = {
  line1: 'Weserstraße 12',
  line2: 'c/o Keller',
  postal_code: '12047',
  city: 'Berlin',
  region: null,
  country: 'DE',
};
const DETAILS = {
  birth_date: '1991-04-23',
  gender: 'female',
  nationality: 'PT',
  national_id: 'L01X00T4711',
  emergency_contacts: [{ name: 'Jana Vogel', relation: 'Sister', phone: '+49 30 5' }],
  vat_id: 'PT123456789',
  tax_number: '12/345/67890',
};
const NOTHING = {
  birth_date: null,
  gender: null,
  nationality: null,
  national_id: null,
  emergency_contacts: [],
  vat_id: null,
  tax_number: null,
};

describe('PUT /api/v1/profile/address/', () => {
  it('200 with the whole address, replacing the previous one; GET is 404 no_address before, 304 for the same ETag', async () => {
    const person = await someone();
    const before = await call(person, 'GET', 'address/');
    expect([before.status, before.body.data]).toEqual([404, { code: 'no_address' }]);
    const first = await call(person, 'PUT', 'address/', { body: { ...HOME, city: '  Berlin ', line2: ' ' } });
    expect([first.status, first.body.data]).toEqual([200, { ...HOME, line2: null }]);
    const { line1, postal_code, city, country } = HOME;
    const moved = { line1, postal_code, city: `${city}-Mitte`, country };
    const second = await call(person, 'PUT', 'address/', { body: moved });
    const read = await call(person, 'GET', 'address/');
    expect(read.body.data).toEqual({ ...moved, line2: null, region: null });
    expect(read.headers.get('etag')).toMatch(/^"2-/);
    expect(second.headers.get('etag')).toBe('"2"');
    const held = { 'if-none-match': read.headers.get('etag')! };
    expect((await call(person, 'GET', 'address/', { headers: held })).status).toBe(304);
  });

  it('200: the audit line names changed fields without values; no line without a change', async () => {
    const person = await someone();
    for (const body of [HOME, HOME, { ...HOME, line2: null }])
      await call(person, 'PUT', 'address/', { body });
    const lines = await auditOf(world, person.id);
    expect(lines.map(({ line }) => line)).toEqual(Array(2).fill('updated address · dashboard'));
    expect(lines[0]!['changes']).toEqual({
      line1: [null, '…'],
      line2: [null, '…'],
      postal_code: [null, '…'],
      city: [null, '…'],
      region: [null, null],
      country: [null, '…'],
    });
    expect(lines[1]!['changes']).toEqual({ line2: ['…', null] });
  });

  it('one 200 and one 412 for two concurrent calls with the same If-Match', async () => {
    const person = await someone();
    const tag = (await call(person, 'PUT', 'address/', { body: HOME })).headers.get('etag')!;
    const replies = await Promise.all(
      ['Porto', 'Lisboa'].map((city) =>
        call(person, 'PUT', 'address/', { body: { ...HOME, city }, headers: { 'if-match': tag } }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it('200 for two concurrent first calls, and there is one address', async () => {
    const person = await someone();
    const replies = await Promise.all(
      ['Porto', 'Lisboa'].map((city) => call(person, 'PUT', 'address/', { body: { ...HOME, city } })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await world.sql('SELECT 1 FROM addresses WHERE user_id = $1', [person.id])).toHaveLength(1);
  });

  it.each([
    ['an unknown country', { country: 'XX' }, 'country'],
    ['a country in lower case', { country: 'de' }, 'country'],
    ['a blank line', { line1: ' ' }, 'line1'],
    ['a long code', { postal_code: 'x'.repeat(17) }, 'postal_code'],
    ['another member', { user_id: randomUUID() }, 'user_id'],
  ])('422 for %s', async (_title, more, field) => {
    const reply = await call(world.employee, 'PUT', 'address/', { body: { ...HOME, ...more } });
    expect([reply.status, Object.keys(reply.body.errors!)]).toEqual([422, [field]]);
  });
});

describe('GET /api/v1/profile/address/', () => {
  it('200 for keys that read their owner’s or, as a service key, a named person’s; 403 for writing, 404 for foreign people', async () => {
    const person = await someone();
    await call(person, 'PUT', 'address/', { body: HOME });
    const [own, key] = [
      await world.personalKey(person, ['people:read']),
      await world.serviceKey(['people:read']),
    ];
    const of = (employee_id: string) => call(key, 'GET', 'address/', { query: { employee_id } });
    expect((await call(own, 'GET', 'address/')).body.data).toEqual(HOME);
    expect((await of(person.id)).body.data).toEqual(HOME);
    expect((await of(other.employee.id)).status).toBe(404);
    expect((await call(own, 'PUT', 'address/', { body: HOME })).body.data.code).toBe('key_not_accepted');
  });
});

const patch = (as: Person, body: object, headers = {}) =>
  call(as, 'PATCH', 'personal-details/', { body, headers });

describe('GET /api/v1/profile/personal-details/', () => {
  it('200 with nulls at first; PATCH changes what is sent, keeps the rest, and clears on null', async () => {
    const person = await someone();
    expect((await call(person, 'GET', 'personal-details/')).body.data).toEqual(NOTHING);
    const first = await patch(person, DETAILS);
    expect([first.status, first.body.data]).toEqual([200, DETAILS]);
    const second = await patch(person, { gender: null, emergency_contacts: [] });
    expect(second.body.data).toEqual({ ...DETAILS, gender: null, emergency_contacts: [] });
    const read = await call(person, 'GET', 'personal-details/');
    expect([read.body.data, read.headers.get('etag')]).toEqual([
      second.body.data,
      expect.stringMatching(`^${second.headers.get('etag')!.slice(0, -1)}-`),
    ]);
  });

  it('200: the national id is stored encrypted; a personal key sees its end, a service key null', async () => {
    const person = await someone();
    await patch(person, DETAILS);
    const [row] = await world.sql('SELECT national_id_sealed FROM personal_details WHERE user_id = $1', [
      person.id,
    ]);
    const sealed = row!['national_id_sealed'] as Buffer;
    expect(sealed.toString('latin1')).not.toContain('4711');
    expect(service.app.services.personalSecrets.open(sealed)).toBe(DETAILS.national_id);
    const own = await world.personalKey(person, ['people:read']);
    expect((await call(own, 'GET', 'personal-details/')).body.data.national_id).toBe('••••711');
    const key = await world.serviceKey(['people:read']);
    const query = { employee_id: person.id };
    expect((await call(key, 'GET', 'personal-details/', { query })).body.data).toEqual({
      ...DETAILS,
      national_id: null,
    });
  });
});

describe('PATCH /api/v1/profile/personal-details/', () => {
  it('200: the audit line names changed fields without values; no line without a change', async () => {
    const person = await someone();
    await patch(person, DETAILS);
    await patch(person, DETAILS);
    await patch(person, { national_id: 'L01X00T4712' });
    expect((await auditOf(world, person.id)).map(({ line, changes }) => [line, changes])).toEqual([
      [
        'updated personal_details · dashboard',
        {
          birth_date: [null, '…'],
          gender: [null, '…'],
          nationality: [null, '…'],
          national_id: [null, '…'],
          emergency_contacts: ['…', '…'],
          vat_id: [null, '…'],
          tax_number: [null, '…'],
        },
      ],
      ['updated personal_details · dashboard', { national_id: ['…', '…'] }],
    ]);
  });

  it('412 for an old version; one 200 and one 412 for two concurrent calls with the same If-Match', async () => {
    const person = await someone();
    const tag = (await call(person, 'GET', 'personal-details/')).headers.get('etag')!;
    const replies = await Promise.all(
      ['DE', 'PT'].map((nationality) => patch(person, { nationality }, { 'if-match': tag })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect((await patch(person, { nationality: 'FR' }, { 'if-match': tag })).status).toBe(412);
  });

  it.each([
    ['a birth date in the future', { birth_date: '2090-01-01' }, 'birth_date'],
    ['an impossible date', { birth_date: '1990-02-30' }, 'birth_date'],
    ['an unknown nationality', { nationality: 'EU' }, 'nationality'],
    [
      'a fourth contact',
      { emergency_contacts: Array(4).fill(DETAILS.emergency_contacts[0]) },
      'emergency_contacts',
    ],
    [
      'a contact without a phone',
      { emergency_contacts: [{ name: 'J', relation: 'R' }] },
      'emergency_contacts.0.phone',
    ],
    ['a VAT id of an unknown country', { vat_id: 'ZZ123456789' }, 'vat_id'],
    ['a masked id', { national_id: '••••711' }, 'national_id'],
    ['nothing', {}, 'non_field_errors'],
  ])('422 for %s', async (_title, body, field) => {
    const reply = await patch(world.employee, body);
    expect([reply.status, Object.keys(reply.body.errors!)]).toEqual([422, [field]]);
  });
});

const read = (as: Person | Key, { id }: Person) => call(as, 'GET', `admin/${id}/`);
const change = (as: Person | Key, { id }: Person, body: object, headers = {}) =>
  call(as, 'PATCH', `admin/${id}/`, { body, headers });
const filled = async () => {
  const person = await someone();
  await call(person, 'PUT', 'address/', { body: HOME });
  await call(person, 'PATCH', 'personal-details/', { body: DETAILS });
  await call(person, 'PATCH', '', { body: { phone: '+49 30 7' } });
  return person;
};

describe('GET /api/v1/profile/admin/{user_id}/', () => {
  it('200: an admin reads everything, a manager the profile with the phone number and nothing private', async () => {
    const person = await filled();
    const whole = await read(world.admin, person);
    expect(whole.body.data).toMatchObject({ address: HOME, personal_details: DETAILS });
    expect(whole.body.data.profile).toEqual((await call(person, 'GET', '')).body.data);
    const led = await read(world.manager, person);
    expect(Object.keys(led.body.data).sort()).toEqual(['placements', 'profile', 'version']);
    expect(led.body.data.profile.phone).toBe('+49 30 7');
    const keys = [await world.personalKey(world.admin, ['team:read']), await world.serviceKey(['team:read'])];
    const ids = [];
    for (const key of keys) ids.push((await read(key, person)).body.data.personal_details.national_id);
    expect(ids).toEqual(['••••711', null]);
  });

  it('404 for another manager, for a manager’s own id, and for another workspace; 403 for employees', async () => {
    const person = await someone();
    expect((await read(world.otherManager, person)).status).toBe(404);
    expect((await read(world.manager, world.manager)).status).toBe(404);
    expect((await read(world.admin, other.employee)).status).toBe(404);
    expect((await change(world.admin, other.employee, { profile: { bio: 'x' } })).status).toBe(404);
    expect((await read(person, person)).status).toBe(403);
    expect((await change(world.manager, person, { profile: { bio: 'x' } })).status).toBe(403);
  });
});

describe('PATCH /api/v1/profile/admin/{user_id}/', () => {
  it('200: an admin changes every section in one call; the person is notified of the fields and the admin, without values', async () => {
    const person = await someone();
    const reply = await change(world.admin, person, {
      profile: { phone: '+49 30 8', timezone: 'Europe/Lisbon' },
      address: HOME,
      personal_details: DETAILS,
    });
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({
      profile: { phone: '+49 30 8', timezone: 'Europe/Lisbon' },
      address: HOME,
      personal_details: DETAILS,
    });
    expect(reply.headers.get('etag')).toBe(`"${reply.body.data.version}"`);
    expect(await notificationsOf(world, person.id)).toMatchObject([
      {
        kind: 'profile.changed',
        body: `${world.admin.name} has changed: phone number, time zone, address, date of birth, gender, nationality, national id, emergency contacts, VAT id, tax number. Ask them if you do not know why.`,
        resource_id: person.id,
      },
    ]);
    expect((await auditOf(world, person.id)).map(({ line }) => line)).toEqual([
      'updated profile · dashboard',
      'updated address · dashboard',
      'updated personal_details · dashboard',
    ]);
  });

  it('200 without a notification if nothing changed, or admins change their own', async () => {
    const [person, admin] = [await someone(), await someone('admin')];
    for (const [as, whose] of [
      [world.admin, person],
      [admin, admin],
    ] as const) {
      await change(as, whose, { profile: { timezone: null } });
      await change(admin, admin, { profile: { bio: 'Hello' } });
      expect(await notificationsOf(world, whose.id)).toEqual([]);
    }
  });

  it('422 names section and field, and changes nothing in any section', async () => {
    const person = await someone();
    const reply = await change(world.admin, person, {
      profile: { bio: 'Changed' },
      address: HOME,
      personal_details: { birth_date: '2090-01-01', nationality: 'XX' },
    });
    expect([reply.status, Object.keys(reply.body.errors!)]).toEqual([
      422,
      ['personal_details.birth_date', 'personal_details.nationality'],
    ]);
    expect((await read(world.admin, person)).body.data).toMatchObject({
      profile: { bio: null },
      address: null,
      personal_details: NOTHING,
    });
    const zone = await change(world.admin, person, { profile: { timezone: 'Mars/Olympus' } });
    expect(Object.keys(zone.body.errors!)).toEqual(['profile.timezone']);
  });

  it('412 if any section has changed since', async () => {
    const person = await someone();
    for (const [method, path, body] of [
      ['PUT', 'address/', HOME],
      ['PATCH', 'personal-details/', { gender: 'other' }],
      ['PATCH', '', { bio: 'Hello' }],
    ] as const) {
      const tag = (await read(world.admin, person)).headers.get('etag')!;
      await call(person, method, path, { body });
      const reply = await change(world.admin, person, { profile: { phone: '1' } }, { 'if-match': tag });
      expect([path, reply.status]).toEqual([path, 412]);
    }
  });

  it('rule 52: a key with people:write changes employees, 403 role_needs_session for anyone else', async () => {
    const keys = [
      await world.personalKey(world.admin, ['people:write']),
      await world.serviceKey(['people:write']),
    ];
    for (const key of keys) {
      const changed = await change(key, await someone(), {
        personal_details: { national_id: 'L01X00T4711' },
      });
      expect(changed.status).toBe(200);
      expect(changed.text).not.toContain('L01X00T4711');
      for (const role of ['manager', 'admin'] as const) {
        const reply = await change(key, await someone(role), { profile: { bio: 'x' } });
        expect([reply.status, reply.body.data.code]).toEqual([403, 'role_needs_session']);
      }
    }
  });
});

describe('private data of a person', () => {
  it('is only in its own tables: in no audit line, event, notification or log', async () => {
    const person = await someone();
    const mark = 'quorvex';
    const address = { ...HOME, line1: mark, line2: mark, city: mark, region: mark, postal_code: mark };
    const personal_details = {
      ...DETAILS,
      birth_date: '1911-03-07',
      national_id: `${mark}-1`,
      emergency_contacts: [{ name: mark, relation: mark, phone: mark }],
    };
    const requests = [
      call(person, 'PUT', 'address/', { body: address }),
      call(person, 'PATCH', 'personal-details/', { body: personal_details }),
      call(person, 'PATCH', '', { body: { phone: `${mark} phone`, bio: mark } }),
      call(world.admin, 'PATCH', `admin/${person.id}/`, {
        body: {
          profile: { phone: `${mark} 2` },
          address: { ...address, city: `${mark}2` },
          personal_details,
        },
      }),
      call(world.admin, 'PATCH', `admin/${person.id}/`, {
        body: { address: { ...address, country: mark }, personal_details: { birth_date: mark } },
      }),
    ];
    for (const request of requests) await request;
    await service.request(world, 'POST', `/auth/users/${person.id}/deactivate/`, {
      as: world.admin,
      body: { last_day: '2026-01-31' },
    });

    const tables = await world.sql(
      `SELECT c.table_name AS name FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
        WHERE c.table_schema = 'public' AND c.column_name = 'workspace_id' AND t.table_type = 'BASE TABLE'`,
    );
    expect(tables.length).toBeGreaterThan(40);
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await world.sql(
        `SELECT 1 FROM ${name as string} r WHERE r::text ~ $1 OR strpos(r::text, $2) > 0 LIMIT 1`,
        [`${mark}|1911-03-07`, Buffer.from(mark).toString('hex')],
      );
      if (rows.length > 0) found.push(name as string);
    }
    expect(found.sort()).toEqual(['addresses', 'personal_details', 'user_details']);
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.filter((line) => /quorvex|1911-03-07/.test(line))).toEqual([]);
  });
});
