/**
 * Rule 52: what a stolen access token of an admin cannot do. Calls that give power or access need the
 * caller's own password, and all admins are notified.
 */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { runImports } from '../../../src/areas/auth/actions/runImports.ts';
import { confirmEmailOf } from '../../support/confirmEmail.ts';
import { jobTools } from '../../support/jobTools.ts';
import { mailsTo } from '../../support/mails.ts';
import { openFolder, openWorld } from '../../support/opening.ts';
import type { Reply } from '../../support/service.ts';
import {
  BEHIND_PROXY,
  elsewhere,
  everybodyConfirms,
  PASSWORD,
  personWithPassword,
  withSecondFactor,
} from '../../support/signIn.ts';
import { auditOf, notificationsOf } from '../../support/traces.ts';
import { until } from '../../support/until.ts';
import type { Person, World } from '../../support/world.ts';

const mailDir = openFolder('mails');
const { service, world } = await openWorld({ ...BEHIND_PROXY, mailDir });
beforeAll(() => everybodyConfirms(service, world));

let serial = 0;
const someone = (more: object = {}) => ({
  email: `power.${(serial += 1)}@example.test`,
  first_name: 'Lena',
  last_name: 'Vogt',
  start_date: '2026-12-01',
  ...more,
});

interface Calling {
  as?: { token: string };
  where?: World;
}
const post = (path: string, body: object, { as, where = world }: Calling = {}) =>
  service.request(where, 'POST', `/auth/users/${path}`, {
    as: as ?? where.admin,
    body,
    headers: elsewhere(),
  });
const patch = (id: string, body: object, { as, where = world }: Calling = {}) =>
  service.request(where, 'PATCH', `/auth/users/${id}/`, {
    as: as ?? where.admin,
    body,
    headers: elsewhere(),
  });

const invited = (role: Person['role'] = 'employee') => world.person({ role, status: 'invited' });
const gone = (role: Person['role']) => personWithPassword(service, world, { role, status: 'deactivated' });
async function withFactor(role: Person['role'] = 'employee'): Promise<Person> {
  const person = await personWithPassword(service, world, { role });
  await withSecondFactor(service, world, person);
  return person;
}
/** An invited person whose address an admin has changed, and with which nobody has signed in. */
async function addressed(): Promise<Person> {
  const person = await invited();
  const email = `moved.${person.email}`;
  expect((await patch(person.id, { email, password: PASSWORD })).status).toBe(200);
  return { ...person, email };
}
const rows = (role: string) => ({ rows: [someone(), someone({ role })] });

/** Calls that give power or access to an account, each with a valid body without the password. */
const CALLS: [string, number, () => Promise<(more: object) => Promise<Reply>>][] = [
  ['a new admin', 201, async () => (more) => post('', { ...someone({ role: 'admin' }), ...more })],
  ['a new manager', 201, async () => (more) => post('', { ...someone({ role: 'manager' }), ...more })],
  ...(['manager', 'admin'] as const).map((role): (typeof CALLS)[number] => [
    `an employee who becomes ${role}`,
    200,
    async () => {
      const { id } = await world.person();
      return (more) => patch(id, { role, ...more });
    },
  ]),
  [
    'a demoted admin',
    200,
    async () => {
      const { id } = await world.person({ role: 'admin' });
      return (more) => patch(id, { role: 'employee', ...more });
    },
  ],
  ...(['employee', 'manager', 'admin'] as const).map((role): (typeof CALLS)[number] => [
    `the address of an active ${role}`,
    200,
    async () => {
      const { id } = await world.person({ role });
      return (more) => patch(id, { email: someone().email, ...more });
    },
  ]),
  [
    'the address of somebody invited',
    200,
    async () => {
      const { id } = await invited();
      return (more) => patch(id, { email: someone().email, ...more });
    },
  ],
  [
    'the caller’s own address',
    200,
    async () => {
      const admin = await personWithPassword(service, world, { role: 'admin' });
      return (more) => patch(admin.id, { email: someone().email, ...more }, { as: admin });
    },
  ],
  ...(['manager', 'admin'] as const).flatMap((role): (typeof CALLS)[number][] => [
    [
      `an invitation of an invited ${role}`,
      200,
      async () => {
        const { id } = await invited(role);
        return (more) => post(`${id}/invite/`, more);
      },
    ],
    [
      `a ${role} who comes back`,
      200,
      async () => {
        const { id } = await gone(role);
        return (more) => post(`${id}/reactivate/`, more);
      },
    ],
    [
      `an import with a row of a ${role}`,
      202,
      async () => (more) => post('import/', { ...rows(role), ...more }),
    ],
  ]),
  ['an import with ADMIN', 202, async () => (more) => post('import/', { ...rows(' ADMIN '), ...more })],
  [
    'an invitation to an address that was changed',
    200,
    async () => {
      const { id } = await addressed();
      return (more) => post(`${id}/invite/`, more);
    },
  ],
  [
    'an invitation to the changed address of somebody active',
    200,
    async () => {
      const { id } = await personWithPassword(service, world);
      expect((await patch(id, { email: someone().email, password: PASSWORD })).status).toBe(200);
      expect((await confirmEmailOf(service, world, id)).status).toBe(200);
      return (more) => post(`${id}/invite/`, more);
    },
  ],
  [
    'a second factor of somebody',
    200,
    async () => {
      const { id } = await withFactor();
      return (more) => post(`${id}/2fa/reset/`, { reason: 'Lost phone', ...more });
    },
  ],
];

/** Everything that such a call could change. */
const stateOf = () =>
  world.sql(
    `SELECT (SELECT jsonb_agg(to_jsonb(u) ORDER BY u.id) FROM users u WHERE u.workspace_id = $1) AS people,
            (SELECT count(*) FROM two_factor WHERE workspace_id = $1) AS factors,
            (SELECT count(*) FROM one_time_tokens WHERE workspace_id = $1 AND used_at IS NULL) AS tokens,
            (SELECT count(*) FROM email_changes WHERE workspace_id = $1 AND proved_at IS NULL) AS addresses,
            (SELECT count(*) FROM user_imports WHERE workspace_id = $1) AS imports`,
    [world.id],
  );

describe('the caller’s own password', () => {
  test.each(CALLS)(
    'rule 52: %s: 422 errors.password without it and with a wrong one, which change nothing; %d with it',
    async (_name, status, prepare) => {
      const call = await prepare();
      const before = await stateOf();
      for (const more of [{}, { password: 'not the password' }]) {
        const reply = await call(more);
        expect([reply.status, reply.body.data.code, Object.keys(reply.body.errors ?? {})]).toEqual([
          422,
          'validation_failed',
          ['password'],
        ]);
      }
      expect(await stateOf()).toEqual(before);
      expect((await call({ password: PASSWORD })).status).toBe(status);
    },
  );

  test('rule 52: 201, 200 and 202 without it for employees: adding, other fields, inviting, reactivating', async () => {
    const made = await post('', someone());
    expect(made.status).toBe(201);
    const { id, email } = made.body.data;
    expect(
      (await patch(id, { job_title: 'Clerk', role: 'employee', email: email.toUpperCase() })).status,
    ).toBe(200);
    expect((await post(`${id}/invite/`, {})).status).toBe(200);
    expect((await post(`${(await gone('employee')).id}/reactivate/`, {})).status).toBe(200);
    expect((await post('import/', rows('employee'))).status).toBe(202);
    expect((await patch(world.manager.id, { job_title: 'Head' })).status).toBe(200);
  });

  test('rule 52: 200 for a key about employees without it; a password that a key sends is ignored', async () => {
    const key = await world.personalKey(world.admin, ['people:write']);
    const as = { as: key };
    expect((await post('', someone({ password: 'a guess' }), as)).status).toBe(201);
    const person = await addressed();
    expect((await patch(person.id, { email: someone().email, password: 'a guess' }, as)).status).toBe(200);
    expect((await post(`${person.id}/invite/`, { password: 'a guess' }, as)).status).toBe(200);
    const refused = await post('', someone({ role: 'admin', password: PASSWORD }), as);
    expect([refused.status, refused.body.data.code]).toEqual([403, 'role_needs_session']);
  });

  test('429 confirmation_limited after ten wrong ones in five minutes, counted over all calls', async () => {
    const admin = await personWithPassword(service, world, { role: 'admin' });
    const { id } = await withFactor();
    for (let tries = 1; tries <= 5; tries += 1) {
      const more = { password: `guess ${tries}` };
      expect((await post(`${id}/2fa/reset/`, { reason: 'x', ...more }, { as: admin })).status).toBe(422);
      expect((await patch(id, { role: 'manager', ...more }, { as: admin })).status).toBe(422);
    }
    const reply = await post(`${id}/2fa/reset/`, { reason: 'x', password: PASSWORD }, { as: admin });
    expect([reply.status, reply.body.data.code]).toEqual([429, 'confirmation_limited']);
  });

  test('422 for a CSV file with a manager, because it cannot contain the password; 202 without', async () => {
    const send = (role: string) =>
      service.request(world, 'POST', '/auth/users/import/', {
        as: world.admin,
        body: Buffer.from(
          `email,first_name,last_name,start_date,role\n${someone().email},Lena,Vogt,2027-01-04,${role}\n`,
        ),
        headers: { 'content-type': 'text/csv' },
      });
    const refused = await send('Manager');
    expect([refused.status, Object.keys(refused.body.errors!)]).toEqual([422, ['password']]);
    expect((await send('employee')).status).toBe(202);
  });

  test('the password is not stored: import, audit line, idempotent answer', async () => {
    const body = { ...rows('manager'), password: PASSWORD };
    const headers = { 'idempotency-key': 'with-a-password' };
    const reply = await service.request(world, 'POST', '/auth/users/import/', {
      as: world.admin,
      body,
      headers,
    });
    expect(reply.status).toBe(202);
    for (const table of ['user_imports', 'user_import_rows', 'audit_trail', 'idempotency_keys'])
      expect(
        JSON.stringify(await world.sql(`SELECT * FROM ${table} WHERE workspace_id = $1`, [world.id])),
      ).not.toContain(PASSWORD);
  });
});

/** An admin's notices after the first `before`, with title and body, and the mails with the same titles. */
async function toldTo(where: World, admin: Person, before: number) {
  const notices = (await notificationsOf(where, admin.id)).slice(before);
  const alerts = notices.filter(({ kind }) => ALERTS.has(kind));
  for (const { title, body } of alerts)
    await until(async () =>
      (await mailsTo(mailDir, admin.email, 0)).some(
        ({ subject, text }) => subject.startsWith(title) && text.replaceAll(/\s+/g, ' ').includes(body),
      ),
    );
  return alerts.map(({ kind, title, body }) => ({ kind, title, body }));
}
const ALERTS = new Set([
  'security.admin_added',
  'security.admin_email_changed',
  'security.person_factor_reset',
  'security.role_raised',
]);

describe('all admins are notified, in the app and by mail', () => {
  /** Acts as the first admin, and returns what both admins were notified of. */
  async function told(place: World, act: () => Promise<unknown>) {
    const admins = [place.admin, place.secondAdmin];
    const before = await Promise.all(admins.map(async ({ id }) => (await notificationsOf(place, id)).length));
    await act();
    const [mine, others] = await Promise.all(admins.map((one, index) => toldTo(place, one, before[index]!)));
    expect(others).toEqual(mine);
    return mine!;
  }
  let place: World;
  beforeAll(async () => {
    place = await service.world();
    await everybodyConfirms(service, place);
  });
  const ok = async (reply: Promise<Reply>, status = 200) => expect((await reply).status).toBe(status);
  const by = () => `Ada Test (${place.admin.email}) did it at 20`;

  test('rule 52: of a new admin and of a role raised to manager or admin; the admin who did it, too, but no employees', async () => {
    const body = someone({ role: 'admin', password: PASSWORD });
    const made = await told(place, () => ok(post('', body, { where: place }), 201));
    expect(made).toEqual([
      {
        kind: 'security.admin_added',
        title: `There is a new admin: Lena Vogt (${body.email})`,
        body: expect.stringContaining(by()),
      },
    ]);
    expect(made[0]!.body).toMatch(/If you did not expect it, ask them in person/);

    const person = await place.person();
    const raise = (role: string) => ok(patch(person.id, { role, password: PASSWORD }, { where: place }));
    expect(await told(place, () => raise('manager'))).toEqual([
      {
        kind: 'security.role_raised',
        title: `A role was raised: Person Test (${person.email})`,
        body: expect.stringContaining(`They were employee and are manager now. ${by()}`),
      },
    ]);
    expect((await told(place, () => raise('admin'))).map(({ kind }) => kind)).toEqual([
      'security.admin_added',
    ]);
    expect(await told(place, () => raise('employee'))).toEqual([]);
    for (const { id } of [place.employee, place.manager])
      expect((await notificationsOf(place, id)).filter(({ kind }) => ALERTS.has(kind))).toEqual([]);
  });

  test('rule 52: of an admin who is reactivated, and of one who is imported', async () => {
    const person = await personWithPassword(service, place, { role: 'admin', status: 'deactivated' });
    const back = await told(place, () =>
      ok(post(`${person.id}/reactivate/`, { password: PASSWORD }, { where: place })),
    );
    expect(back.map(({ kind }) => kind)).toEqual(['security.admin_added']);

    const body = { rows: [someone({ role: 'admin' }), someone({ role: 'manager' })], password: PASSWORD };
    const imported = await told(place, async () => {
      await ok(post('import/', body, { where: place }), 202);
      await runImports(service.app.services.pool, Date.now, () => false, jobTools(mailDir));
    });
    expect(imported.map(({ title }) => title)).toEqual([
      `There is a new admin: Lena Vogt (${body.rows[0]!.email})`,
    ]);
  });

  test('rule 52: of anybody’s second factor that is reset', async () => {
    const person = await personWithPassword(service, place);
    await withSecondFactor(service, place, person);
    const reset = await told(place, () =>
      ok(post(`${person.id}/2fa/reset/`, { reason: 'Lost', password: PASSWORD }, { where: place })),
    );
    expect(reset).toEqual([
      {
        kind: 'security.person_factor_reset',
        title: `A second factor was reset: Person Test (${person.email})`,
        body: expect.stringContaining(by()),
      },
    ]);
    expect((await auditOf(place, person.id)).at(-1)!['line']).toBe('reset two_factor · dashboard');
  });

  test('rule 52: of an admin’s new address, when it is requested and when it is confirmed; not of an employee’s', async () => {
    const admin = await personWithPassword(service, place, { role: 'admin', first: 'Ines' });
    const { email } = someone();
    const asked = await told(place, () =>
      ok(patch(admin.id, { email, password: PASSWORD }, { where: place })),
    );
    expect(asked).toEqual([
      {
        kind: 'security.admin_email_changed',
        title: `The sign-in address of an admin is to be changed: Ines Test (${admin.email})`,
        body: expect.stringContaining(`It becomes ${email}`),
      },
    ]);
    const changed = await told(place, () => ok(confirmEmailOf(service, place, admin.id)));
    expect(changed).toEqual([
      {
        kind: 'security.admin_email_changed',
        title: `The sign-in address of an admin was changed: Ines Test (${admin.email})`,
        body: expect.stringContaining(`It is ${email} now. Ines Test (${email}) did it`),
      },
    ]);
    const quiet = await told(place, () =>
      ok(patch(place.employee.id, { email: someone().email, password: PASSWORD }, { where: place })),
    );
    expect(quiet).toEqual([]);
  });

  test('rule 52: not of a refused call; 422 for switching these mails off', async () => {
    const refused = await told(place, () =>
      ok(post('', someone({ role: 'admin', password: 'wrong' }), { where: place }), 422),
    );
    expect(refused).toEqual([]);
    for (const kind of ALERTS) {
      const reply = await service.request(place, 'PUT', '/notifications/preferences/', {
        as: place.admin,
        body: { kinds: { [kind]: { email: false } } },
      });
      expect(reply.status).toBe(422);
    }
  });
});
