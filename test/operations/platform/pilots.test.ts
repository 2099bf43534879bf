/** Trial workspaces: creating, extending, converting and ending them, seen from outside only. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { passPilotDays } from '../../../src/areas/platform/actions/passPilotDays.ts';
import {
  hostOfPilot,
  lastDayOf,
  lastDayProblem,
  nameOfAddress,
} from '../../../src/areas/platform/rules/pilot.ts';
import { stopForgottenClocks } from '../../../src/areas/tracking/actions/stopForgottenClocks.ts';
import { addDays, daysBetween, formatDate } from '../../../src/civil/dates.ts';
import { bound, sharedStatement, type NoRow } from '../../../src/db/statement.ts';
import { pickLists } from '../../../src/generated/areas.ts';
import { operations, type Scope } from '../../../src/generated/operations.ts';
import { licenseFor, OTHER_KEY } from '../../support/licenses.ts';
import { mailsTo } from '../../support/mails.ts';
import { inEach } from '../../support/inEach.ts';
import { openFolder, opened, openTwins, openWorld } from '../../support/opening.ts';
import { startTwin, type Reply, type Service } from '../../support/service.ts';
import { auditLines, notificationKinds, notificationsOf } from '../../support/traces.ts';
import { makersIn, type Key, type Person, type World } from '../../support/world.ts';

const mails = openFolder('pilots');
const { service, world } = await openWorld(
  { mailDir: mails, publicUrl: 'http://localhost:8080' },
  { plan: 'managed' },
);
const twin = await opened(startTwin(service));
const both = [service, twin];

const limited = await openTwins({ pilotsPerDay: 10 });

const call = (method: string, path: string, body?: object, at: World = world, where: Service = service) =>
  where.request(at, method, `/platform/pilots/${path}`, { as: at.admin, body });
/** Converts the trial with a licence for it. */
const convert = async (
  { id, at }: Pick<Trial, 'id' | 'at'>,
  license: Parameters<typeof licenseFor>[1],
  { asked = {}, where = service, of = world }: { asked?: object; where?: Service; of?: World } = {},
) => {
  const { license_key } = await licenseFor(at, license);
  return call('POST', `${id}/convert/`, { license: license_key, ...asked }, of, where);
};
const code = ({ status, body }: Reply) => [status, body.data.code ?? null];
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(service.now());

let made = 0;
const input = (more: object = {}) => {
  made += 1;
  return {
    workspace_name: `Harbour ${made}`,
    slug: `harbour-${made}`,
    admin_email: `grace.harper${made}@harbour.example.test`,
    days: 30,
    ...more,
  };
};

interface Trial {
  id: string;
  slug: string;
  /** Its workspace, as needed for requests, with a signed-in admin. */
  at: World;
  admin: Person;
  key(scopes: Scope[]): Promise<Key>;
  anotherAdmin(): Promise<Person>;
}

/** A trial whose first admin has signed in. */
async function trial(of: World = world): Promise<Trial> {
  const reply = await call('POST', '', input(), of);
  if (reply.status !== 201) throw new Error(reply.text);
  const { id, slug, host } = reply.body.data;
  const [row] = await of.sql('SELECT id FROM workspaces WHERE slug = $1', [slug]);
  const makers = makersIn(service.app.services.tokens, of.sql, { id: row!['id'] });
  const admin = await makers.person({ role: 'admin' });
  return {
    id,
    slug,
    admin,
    at: { ...of, id: row!['id'], host, admin },
    key: (scopes) => makers.serviceKey(admin, scopes),
    anotherAdmin: () => makers.person({ role: 'admin' }),
  };
}

describe('POST /api/v1/platform/pilots/', () => {
  test('201: a workspace with host, pick lists, leave types and a first admin, who accepts the mailed invitation', async () => {
    const body = input();
    const reply = await call('POST', '', body);
    expect([reply.status, reply.body.data]).toEqual([
      201,
      {
        id: expect.any(String),
        workspace_name: body.workspace_name,
        slug: body.slug,
        host: `${body.slug}.localhost`,
        admin_email: body.admin_email,
        seats: 25,
        ends_on: addDays(today(), 29),
        status: 'active',
        converted_plan: null,
        end_reason: null,
        finished_at: null,
        allowed_actions: ['extend', 'convert', 'end'],
        version: 1,
        created_at: expect.any(String),
        updated_at: expect.any(String),
      },
    ]);
    expect(await auditLines(world, reply.body.data.id)).toMatchObject([
      { line: 'created pilot · dashboard' },
    ]);

    const host = `${body.slug}.localhost`;
    const [mail] = await mailsTo(mails, body.admin_email);
    const [, link, token] = /(http:\S+)\?token=(\S+)/.exec(mail!.text)!;
    expect(link).toBe(`http://${host}:8080/invitations/accept`);
    const password = 'four words that nobody knows';
    const accepted = await service.request(world, 'POST', '/auth/invitations/accept/', {
      host,
      body: { token, password },
    });
    expect(accepted.status).toBe(200);
    const login = await twin.request(world, 'POST', '/auth/login/', {
      host,
      body: { email: body.admin_email, password },
    });
    expect(login.status).toBe(200);
    const as = login.body.data.access_token as string;
    const read = async (path: string) => (await twin.request(world, 'GET', path, { host, as })).body.data;
    expect(await read('/platform/workspace/')).toMatchObject({
      slug: body.slug,
      name: body.workspace_name,
      plan: 'pilot',
      seats: 25,
      timezone: 'Europe/Berlin',
      currency: 'EUR',
    });
    expect(await read('/platform/license/')).toMatchObject({
      plan: 'pilot',
      api_access: true,
      rate_limit_per_minute: 120,
      seats_used: 1,
      valid_until: addDays(today(), 29),
      status: 'none',
    });
    const lists = (await read('/lists/')) as Record<string, { code: string }[]>;
    for (const [list, items] of Object.entries(pickLists))
      expect([list, lists[list]!.map((item) => item.code)]).toEqual([list, items.map((item) => item.code)]);
    expect(
      ((await read('/pto/admin/policies/')) as { name: string }[]).map(({ name }) => name).sort(),
    ).toEqual(['Sick leave', 'Unpaid leave', 'Vacation']);
    const people = (await read('/auth/users/')) as { email: string; role: string }[];
    expect(people).toMatchObject([{ email: body.admin_email, role: 'admin' }]);
  });

  test('one 201 and nineteen 409 slug_taken for twenty concurrent calls with one short name', async () => {
    const { slug } = input();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => call('POST', '', input({ slug }), world, n % 2 ? twin : service)),
    );
    expect(replies.map((reply) => code(reply).join(' ')).sort()).toEqual([
      '201 ',
      ...Array<string>(19).fill('409 slug_taken'),
    ]);
    expect(await world.sql('SELECT FROM workspaces WHERE slug = $1', [slug])).toHaveLength(1);
    expect(await world.sql('SELECT FROM pilots WHERE slug = $1', [slug])).toHaveLength(1);
  });

  test('409 slug_taken for the short name or host of any workspace; 422 for reserved names, too few or too many days', async () => {
    const other = await service.world();
    expect(code(await call('POST', '', input({ slug: other.host.replace('.localhost', '') })))).toEqual([
      409,
      'slug_taken',
    ]);
    for (const more of [
      { slug: 'www' },
      { slug: 'Up' },
      { slug: 'a--b' },
      { slug: '-ab' },
      { days: 6 },
      { days: 91 },
      { admin_email: 'nobody' },
      { workspace_name: ' ' },
    ])
      expect([more, (await call('POST', '', input(more))).status]).toEqual([more, 422]);
  });

  test('429 pilot_limited with Retry-After for the eleventh trial in 24 hours, also with concurrent calls in two processes', async () => {
    const mine = await limited.service.world({ plan: 'managed' });
    const make = (where: Service, of = mine) =>
      where.request(of, 'POST', '/platform/pilots/', { as: of.admin, body: input() });
    const madeNow = async () =>
      (await mine.sql('SELECT FROM pilots WHERE workspace_id = $1', [mine.id])).length;
    while ((await madeNow()) < 8) expect((await make(limited.service)).status).toBe(201);
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, n) => make(n % 2 ? limited.twin : limited.service)),
    );
    expect(replies.map((reply) => code(reply).join(' ')).sort()).toEqual([
      '201 ',
      '201 ',
      ...Array<string>(6).fill('429 pilot_limited'),
    ]);
    expect(await madeNow()).toBe(10);
    const refused = replies.find(({ status }) => status === 429)!;
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(86_000);
    expect(seconds).toBeLessThanOrEqual(86_400);
    expect(refused.body.data.retry_after).toBe(seconds);

    // trials of other operators, and those older than a day, do not count
    expect((await make(limited.service, await limited.service.world({ plan: 'reseller' }))).status).toBe(201);
    await mine.sql(
      `UPDATE pilots SET created_at = created_at - interval '1 day'
        WHERE id = (SELECT id FROM pilots WHERE workspace_id = $1 ORDER BY created_at LIMIT 1)`,
      [mine.id],
    );
    expect((await make(limited.twin)).status).toBe(201);
    expect(code(await make(limited.service))).toEqual([429, 'pilot_limited']);
  }, 60_000);

  test('429 pilot_limited for the fourth trial of an address in 24 hours, ignoring letter case; three 201 for four concurrent calls', async () => {
    const mine = await service.world({ plan: 'managed' });
    const make = (admin_email: string, where: Service) =>
      call('POST', '', input({ admin_email }), mine, where);
    expect((await make('grace@one.example.test', service)).status).toBe(201);
    const replies = await Promise.all(
      ['Grace@One.example.test', 'GRACE@ONE.EXAMPLE.TEST', 'grace@one.example.test'].map((email, n) =>
        make(email, n % 2 ? twin : service),
      ),
    );
    expect(replies.map((reply) => code(reply).join(' ')).sort()).toEqual([
      '201 ',
      '201 ',
      '429 pilot_limited',
    ]);
    expect((await call('POST', '', input(), mine)).status).toBe(201);
  }, 60_000);

  test('nothing is stored if the last step fails', async () => {
    const body = input();
    await world.sql(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '55P03'; END $$`,
    );
    await world.sql('CREATE TRIGGER refuse BEFORE INSERT ON policies FOR EACH ROW EXECUTE FUNCTION refuse()');
    try {
      expect((await call('POST', '', body)).status).toBe(503);
    } finally {
      await world.sql('DROP TRIGGER refuse ON policies; DROP FUNCTION refuse()');
    }
    expect(await world.sql('SELECT FROM workspaces WHERE slug = $1', [body.slug])).toEqual([]);
    expect(
      await world.sql('SELECT FROM workspace_hosts WHERE host = $1', [`${body.slug}.localhost`]),
    ).toEqual([]);
    expect(await mailsTo(mails, body.admin_email, 0)).toEqual([]);
    expect((await call('POST', '', body)).status).toBe(201);
  });

  test('403 not_operator for every call on other plans; 403 for managers and keys', async () => {
    for (const plan of ['starter', 'pilot', 'self_hosted'] as const) {
      const other = await service.world({ plan });
      const calls: [string, string, object?][] = [
        ['GET', ''],
        ['POST', '', input()],
        ['GET', `${other.id}/`],
        ['PATCH', `${other.id}/`, { ends_on: today() }],
        ['POST', `${other.id}/convert/`, { plan: 'managed', seats: 10 }],
        ['POST', `${other.id}/end/`],
      ];
      for (const [method, path, body] of calls)
        expect([plan, method, path, ...code(await call(method, path, body, other))]).toEqual([
          plan,
          method,
          path,
          403,
          'not_operator',
        ]);
    }
    const key = await world.serviceKey(['people:write', 'team:read']);
    for (const as of [world.manager, key])
      expect((await service.request(world, 'POST', '/platform/pilots/', { as, body: input() })).status).toBe(
        403,
      );
  });

  test('the database function refuses trials for another workspace and for plans without trials', async () => {
    const other = await service.world({ plan: 'starter' });
    const attempt = (setting: string, operator: string) =>
      service.app.services.pool.run([bound(enter, { setting }), bound(make, { operator })]).then(
        () => 'made',
        (error: Error) => error.message,
      );
    expect(await attempt(other.id, world.id)).toMatch('trials of its own only');
    expect(await attempt(other.id, other.id)).toMatch('operates no trials');
    expect(await world.sql(`SELECT FROM workspaces WHERE slug = 'forged'`)).toEqual([]);
  });
});

const enter = sharedStatement<NoRow, { setting: string }>(
  `SELECT set_config('app.workspace', $setting, true)`,
);
const make = sharedStatement<NoRow, { operator: string }>(
  `SELECT FROM make_pilot_workspace($operator::uuid, uuidv7(), 'forged', 'Forged', 'forged.localhost', NULL, 5, '2099-01-01')`,
);

describe('GET /api/v1/platform/pilots/', () => {
  test('200 with the operator’s own trials only, by status; 404 for another operator’s', async () => {
    const mine = await service.world({ plan: 'reseller' });
    const [one, two] = [await trial(mine), await trial(mine)];
    await call('POST', `${two.id}/end/`, {}, mine);
    const ids = async (query: string) =>
      (await call('GET', query, undefined, mine)).body.data.map(({ id }: { id: string }) => id);
    expect(await ids('')).toEqual([two.id, one.id]);
    expect(await ids('?status=active')).toEqual([one.id]);
    expect(await ids('?status=ended')).toEqual([two.id]);
    for (const [method, path, body] of [
      ['GET', `${one.id}/`],
      ['PATCH', `${one.id}/`, { ends_on: today() }],
      ['POST', `${one.id}/convert/`, { plan: 'managed', seats: 30 }],
      ['POST', `${one.id}/end/`],
    ] as [string, string, object?][])
      expect([method, path, (await call(method, path, body)).status]).toEqual([method, path, 404]);
    expect((await call('GET', `${one.id}/`, undefined, mine)).status).toBe(200);
  });

  test('200 without content of the trial; tokens of its people are 401 in the operator’s workspace', async () => {
    const { id, at, admin } = await trial();
    const renamed = await service.request(at, 'PATCH', '/platform/workspace/', {
      as: admin,
      body: { name: 'Secret new name' },
    });
    expect(renamed.status).toBe(200);
    for (const path of ['', `${id}/`])
      expect((await call('GET', path)).text).not.toContain('Secret new name');
    expect((await service.request(world, 'GET', '/auth/me/', { as: admin })).status).toBe(401);
    expect((await service.request(at, 'GET', '/auth/me/', { as: world.admin })).status).toBe(401);
  });
});

describe('GET /api/v1/platform/pilots/{pilot_id}/', () => {
  test('200 as in the list, with the allowed actions; 404 for an unknown id', async () => {
    const mine = await service.world({ plan: 'reseller' });
    const one = await trial(mine);
    const [listed] = (await call('GET', '', undefined, mine)).body.data;
    const reply = await call('GET', `${one.id}/`, undefined, mine);
    expect([reply.status, reply.body.data]).toEqual([200, listed]);
    expect((await call('GET', `${mine.id}/`, undefined, mine)).status).toBe(404);
  });
});

describe('PATCH /api/v1/platform/pilots/{pilot_id}/', () => {
  test('200 up to 90 days ahead, audited on both sides; 422 beyond and in the past; 412 for an old version; 409 once ended', async () => {
    const { id, at, admin } = await trial();
    const last = addDays(today(), 90);
    const reply = await call('PATCH', `${id}/`, { ends_on: last });
    expect([reply.status, reply.body.data.ends_on, reply.body.data.version]).toEqual([200, last, 2]);
    const inside = await service.request(at, 'GET', '/platform/license/', { as: admin });
    expect(inside.body.data.valid_until).toBe(last);
    expect((await auditLines(world, id)).at(-1)!.line).toBe('extended pilot · dashboard');
    expect((await auditLines(at, at.id)).at(-1)!.line).toBe('extended workspace · system');
    for (const ends_on of [addDays(today(), 91), addDays(today(), -1)])
      expect((await call('PATCH', `${id}/`, { ends_on })).status).toBe(422);
    const stale = await service.request(world, 'PATCH', `/platform/pilots/${id}/`, {
      as: world.admin,
      body: { ends_on: today() },
      headers: { 'if-match': '"1"' },
    });
    expect(stale.status).toBe(412);
    await call('POST', `${id}/end/`);
    const late = await call('PATCH', `${id}/`, { ends_on: last });
    expect([...code(late), late.body.data.current_status]).toEqual([409, 'invalid_transition', 'ended']);
  });
});

describe('POST /api/v1/platform/pilots/{pilot_id}/convert/', () => {
  test('rule 52: the admins of the operator and of the trial are told in the app and by mail', async () => {
    const { id, at, admin } = await trial();
    const told = async (where: World, person: Person) => {
      const found = await notificationsOf(where, person.id);
      const { title, body } = found.find(({ kind }) => kind === 'security.trial_converted') ?? {};
      const mail = (await mailsTo(mails, person.email)).find(({ subject }) => subject.startsWith(title));
      return [title, body as string, mail !== undefined] as const;
    };
    const reply = await convert({ id, at }, { plan: 'managed', seats: 40 });
    expect(reply.status).toBe(200);
    const title = `A trial was converted: ${reply.body.data.workspace_name}`;
    for (const one of [world.admin, world.secondAdmin]) {
      const [named, body, mailed] = await told(world, one);
      expect([named, mailed]).toEqual([title, true]);
      expect(body).toContain(
        `Its plan is managed now, with 40 seats. Ada Test (${world.admin.email}) did it`,
      );
    }
    const [named, body, mailed] = await told(at, admin);
    expect([named, mailed]).toEqual([title, true]);
    expect(body).toContain('The operator of the service did it');
  });

  test('rule 55: from Pilot to Managed the key limit rises from 120 to 600 within a second in every process', async () => {
    const made = await trial();
    const { at, admin, key: keyOf } = made;
    const key = await keyOf(['team:read']);
    const limit = async (where: Service) =>
      /q=(\d+)/.exec(
        (await where.request(at, 'GET', '/platform/scopes/', { as: key })).headers.get('ratelimit-policy') ??
          '',
      )?.[1] ?? null;
    await inEach(both, limit, '120');
    const reply = await convert(made, { plan: 'managed', seats: 40, validUntil: '2098-12-31' });
    expect([reply.status, reply.body.data]).toMatchObject([
      200,
      { status: 'converted', converted_plan: 'managed', seats: 40, allowed_actions: [] },
    ]);
    await inEach(both, limit, '600');
    expect((await service.request(at, 'GET', '/platform/license/', { as: admin })).body.data).toMatchObject({
      plan: 'managed',
      seats: 40,
      valid_until: '2098-12-31',
      status: 'active',
    });
    const lines = await at.sql(
      'SELECT line FROM audit_log WHERE workspace_id = $1 ORDER BY id DESC LIMIT 2',
      [at.id],
    );
    expect(lines.map(({ line }) => line).sort()).toEqual([
      'converted workspace · system',
      'installed license · system',
    ]);
  });

  test('200 without a licence: on Starter with the seats in use, without an end, until one is installed', async () => {
    const { id, at, admin, key: keyOf, anotherAdmin } = await trial();
    await anotherAdmin();
    const key = await keyOf(['team:read']);
    const reply = await call('POST', `${id}/convert/`, {});
    expect([reply.status, reply.body.data]).toMatchObject([
      200,
      { status: 'converted', converted_plan: 'starter', seats: 3 },
    ]);
    expect((await service.request(at, 'GET', '/platform/license/', { as: admin })).body.data).toEqual({
      plan: 'starter',
      seats: 3,
      seats_used: 3,
      api_access: false,
      rate_limit_per_minute: 120,
      valid_until: null,
      addons: [],
      status: 'none',
      grace_until: null,
    });
    await inEach(
      both,
      async (where) => code(await where.request(at, 'GET', '/platform/scopes/', { as: key })),
      [403, 'api_not_in_plan'],
    );
    const put = await service.request(at, 'PUT', '/platform/license/', {
      as: admin,
      body: await licenseFor(at, { plan: 'managed', seats: 30 }),
    });
    expect(put.body.data).toMatchObject({ plan: 'managed', seats: 30 });
  });

  test('422 for a plan or seats beyond the licence, or beyond Starter and the seats in use without one', async () => {
    const made = await trial();
    const { id, at, admin } = made;
    const state = async () => [
      (await service.request(at, 'GET', '/platform/license/', { as: admin })).body.data,
      (await call('GET', `${id}/`)).body.data,
      await at.sql('SELECT FROM licenses WHERE workspace_id = $1', [at.id]),
    ];
    const before = await state();
    const bare = (asked: object) => call('POST', `${id}/convert/`, asked);
    const signed = (asked: object) => convert(made, { plan: 'managed', seats: 40 }, { asked });
    const cases: [Reply, string[]][] = [
      [await bare({ plan: 'reseller', seats: 1_000_000 }), ['plan', 'seats']],
      [await bare({ plan: 'managed' }), ['plan']],
      [await bare({ seats: 3 }), ['seats']],
      [await signed({ plan: 'reseller' }), ['plan']],
      [await signed({ seats: 41 }), ['seats']],
      [await signed({ plan: 'reseller', seats: 41 }), ['plan', 'seats']],
    ];
    for (const [reply, fields] of cases)
      expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([422, fields]);
    expect(await state()).toEqual(before);
  });

  test('200 for less than the licence allows: fewer seats, or Starter', async () => {
    for (const asked of [{ seats: 12 }, { plan: 'starter', seats: 12 }]) {
      const made = await trial();
      const reply = await convert(made, { plan: 'managed', seats: 40 }, { asked });
      expect([reply.status, reply.body.data]).toMatchObject([
        200,
        { converted_plan: 'managed', seats: 12, ...(asked.plan && { converted_plan: asked.plan }) },
      ]);
      const shown = await service.request(made.at, 'GET', '/platform/license/', { as: made.admin });
      expect(shown.body.data).toMatchObject({ plan: asked.plan ?? 'managed', seats: 12, status: 'active' });
    }
  });

  test('422 for a licence that is for another workspace or the operator’s own, forged, or ended', async () => {
    const made = await trial();
    const other = await trial();
    const texts = [
      'no licence',
      (await licenseFor(other.at)).license_key,
      (await licenseFor(world)).license_key,
      (await licenseFor(made.at, {}, OTHER_KEY)).license_key,
      (await licenseFor(made.at, { validUntil: '2026-01-31' })).license_key,
    ];
    for (const license of texts) {
      const reply = await call('POST', `${made.id}/convert/`, { license });
      expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([422, ['license']]);
    }
    expect((await call('GET', `${made.id}/`)).body.data.status).toBe('active');
  });

  test('of a conversion and a concurrent licence from inside the later signature wins', async () => {
    for (let round = 0; round < 4; round += 1) {
      const made = await trial();
      const [one, other] = round % 2 ? [service, twin] : [twin, service];
      const [converted, put] = await Promise.all([
        convert(made, { plan: 'reseller', seats: 500, signedAt: Date.UTC(2026, 9, 1) }, { where: one }),
        other.request(made.at, 'PUT', '/platform/license/', {
          as: made.admin,
          body: await licenseFor(made.at, { plan: 'managed', seats: 9, signedAt: Date.UTC(2026, 9, 2) }),
        }),
      ]);
      expect(put.status).toBe(200);
      if (converted.status !== 200) expect(code(converted)).toEqual([409, 'pilot_licensed']);
      const shown = await service.request(made.at, 'GET', '/platform/license/', { as: made.admin });
      expect(shown.body.data).toMatchObject({ plan: 'managed', seats: 9 });
    }
  });

  test('409 seats_below_use with fewer seats than people; 422 for a plan that trials cannot get; 409 the second time', async () => {
    const made = await trial();
    const { id } = made;
    expect((await call('POST', `${id}/convert/`, { plan: 'pilot', seats: 5 })).status).toBe(422);
    expect(code(await call('POST', `${id}/convert/`, { plan: 'starter', seats: 1 }))).toEqual([
      409,
      'seats_below_use',
    ]);
    expect(code(await convert(made, { seats: 1 }))).toEqual([409, 'seats_below_use']);
    expect((await call('POST', `${id}/convert/`, { plan: 'starter', seats: 2 })).status).toBe(200);
    expect(code(await convert(made, { plan: 'managed', seats: 9 }))).toEqual([409, 'invalid_transition']);
  });

  test('one 200 and one 409 for a concurrent conversion and end in two processes', async () => {
    for (let round = 0; round < 6; round += 1) {
      const made = await trial();
      const { id, at, admin } = made;
      const [converted, ended] = await Promise.all([
        convert(made, { plan: 'managed', seats: 30 }, { where: round % 2 ? twin : service }),
        call('POST', `${id}/end/`, {}, world, round % 2 ? service : twin),
      ]);
      expect([converted.status, ended.status].sort()).toEqual([200, 409]);
      const { status } = (await call('GET', `${id}/`)).body.data;
      expect(status).toBe(converted.status === 200 ? 'converted' : 'ended');
      await inEach(
        both,
        async (where) =>
          code(
            await where.request(at, 'PATCH', '/platform/workspace/', {
              as: admin,
              body: { week_start: 'mon' },
            }),
          ),
        status === 'ended' ? [403, 'workspace_read_only'] : [200, null],
      );
    }
  });
});

describe('POST /api/v1/platform/pilots/{pilot_id}/end/', () => {
  test('200: the workspace is read-only in every process within a second; its admins are told, but not the reason', async () => {
    const { id, at, admin } = await trial();
    const reply = await call('POST', `${id}/end/`, { reason: 'They chose another product' });
    expect([reply.status, reply.body.data]).toMatchObject([
      200,
      { status: 'ended', end_reason: 'They chose another product', allowed_actions: [] },
    ]);
    const write = async (where: Service) =>
      code(await where.request(at, 'POST', '/tracking/clock/start/', { as: admin }));
    await inEach(both, write, [403, 'workspace_read_only']);
    expect(await notificationKinds(at, admin)).toEqual(['pilot.ended']);
    const told = await at.sql(`SELECT body FROM notifications WHERE workspace_id = $1`, [at.id]);
    expect(JSON.stringify(told)).not.toContain('another product');
    expect((await auditLines(at, at.id)).at(-1)!.line).toBe('ended workspace · system');
  });

  test('403 workspace_read_only for all writing calls except auth, notifications, licence and exports; 200 for reading', async () => {
    const { id, at, admin, anotherAdmin } = await trial();
    await call('POST', `${id}/end/`);
    await inEach(
      both,
      async (where) => (await where.request(at, 'POST', '/tracking/clock/start/', { as: admin })).status,
      403,
    );
    const unlike: string[] = [];
    let asked = 0;
    let as = admin;
    for (const row of Object.values(operations)) {
      // another admin from time to time, because of the rate limit and because some calls end sessions
      if ((asked += 1) % 100 === 0 || row.area === 'auth') as = await anotherAdmin();
      const reply = await service.request(at, row.method, row.path.replaceAll(/\{\w+\}/g, at.id), {
        as: row.key === 'none' ? null : as,
        ...(row.reads ? {} : { body: {} }),
      });
      const exempt =
        row.reads ||
        ['auth', 'notifications'].includes(row.area) ||
        ['putLicense', 'createExport', 'deleteExport'].includes(row.id);
      const refused = reply.body?.data?.code === 'workspace_read_only';
      if (refused === exempt || reply.status === 429) unlike.push(`${row.id} ${reply.status}`);
    }
    expect(unlike).toEqual([]);
  });

  test('its timed jobs wait: a forgotten clock is stopped once a licence makes the workspace writable again', async () => {
    const { id, at, admin } = await trial();
    const body = { started_at: new Date(service.now() - 17 * 3_600_000).toISOString() };
    const started = await service.request(at, 'POST', '/tracking/clock/start/', { as: admin, body });
    expect(started.status).toBe(201);
    await call('POST', `${id}/end/`);
    const running = async () => {
      await stopForgottenClocks(
        service.app.services.pool,
        () => service.now(),
        () => false,
      );
      return (await at.sql('SELECT FROM time_entries WHERE workspace_id = $1 AND ended_at IS NULL', [at.id]))
        .length;
    };
    expect(await running()).toBe(1);
    const license = await licenseFor(at, { seats: 12 });
    const put = await service.request(at, 'PUT', '/platform/license/', { as: admin, body: license });
    expect(put.status).toBe(200);
    expect(await running()).toBe(0);
  });

  test('200 for everything once a licence is installed; the operator’s trial then counts as converted', async () => {
    const { id, at, admin } = await trial();
    await call('POST', `${id}/end/`);
    const write = async (where: Service) =>
      (await where.request(at, 'PATCH', '/platform/workspace/', { as: admin, body: { week_start: 'mon' } }))
        .status;
    await inEach(both, write, 403);
    const body = await licenseFor(at, { plan: 'managed', seats: 12 });
    expect((await service.request(at, 'PUT', '/platform/license/', { as: admin, body })).status).toBe(200);
    await inEach(both, write, 200);

    const running = await trial();
    const licensed = await licenseFor(running.at, { plan: 'managed', seats: 12 });
    const put = await service.request(running.at, 'PUT', '/platform/license/', {
      as: running.admin,
      body: licensed,
    });
    expect(put.status).toBe(200);
    for (const [path, asked] of [
      ['end', {}],
      ['convert', { plan: 'managed', seats: 20 }],
    ] as const)
      expect(code(await call('POST', `${running.id}/${path}/`, asked))).toEqual([409, 'pilot_licensed']);
    await passDays(addDays(today(), 40));
    expect((await call('GET', `${running.id}/`)).body.data).toMatchObject({
      status: 'converted',
      converted_plan: 'managed',
    });
    expect(
      (
        await service.request(running.at, 'PATCH', '/platform/workspace/', {
          as: running.admin,
          body: { week_start: 'mon' },
        })
      ).status,
    ).toBe(200);
  });
});

describe('the days of a trial', () => {
  test('its end is announced once to both sides, a week before; it ends once after its last day, with ten concurrent runs', async () => {
    const mine = await service.world({ plan: 'managed' });
    const { id, at, admin } = await trial(mine);
    const ends = addDays(today(), 29);
    const kinds = async (where: World, person: Person) =>
      (await notificationKinds(where, person)).filter((kind) => kind.startsWith('pilot.'));
    await passDays(addDays(ends, -7));
    expect(await kinds(mine, mine.admin)).toEqual([]);
    for (const day of [-6, -5, 0]) await passDays(addDays(ends, day));
    expect([await kinds(mine, mine.admin), await kinds(at, admin)]).toEqual([
      ['pilot.ending'],
      ['pilot.ending'],
    ]);
    expect((await call('GET', `${id}/`, undefined, mine)).body.data.status).toBe('active');
    await Promise.all(Array.from({ length: 10 }, () => passDays(addDays(ends, 1))));
    expect((await call('GET', `${id}/`, undefined, mine)).body.data).toMatchObject({
      status: 'ended',
      end_reason: null,
    });
    expect([await kinds(mine, mine.admin), await kinds(at, admin)]).toEqual([
      ['pilot.ending', 'pilot.ended'],
      ['pilot.ending', 'pilot.ended'],
    ]);
  });
});

async function passDays(date: string): Promise<void> {
  await passPilotDays(
    service.app.services.pool,
    () => Date.parse(`${date}T12:00:00Z`),
    () => false,
  );
}

describe('names and days', () => {
  test('a host is the short name before the operator’s host, or before localhost if there is none', () => {
    expect(hostOfPilot('harbour', ['127.0.0.1', 'brightwater.localhost', 'localhost'])).toBe(
      'harbour.localhost',
    );
    expect(hostOfPilot('harbour', ['127.0.0.1', 'time.example.com', 'localhost'])).toBe(
      'harbour.time.example.com',
    );
    expect(hostOfPilot('harbour', [])).toBe('harbour.localhost');
  });

  test('any address gives a valid name of a person', () => {
    expect(nameOfAddress('grace.harper@harbour.example')).toEqual({
      first_name: 'Grace',
      last_name: 'Harper',
    });
    expect(nameOfAddress('office@harbour.example')).toEqual({ first_name: 'Office', last_name: 'Admin' });
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const { first_name, last_name } = nameOfAddress(email);
        for (const name of [first_name, last_name]) expect(name.length > 0 && name.length <= 80).toBe(true);
      }),
    );
  });

  test('a trial of n days lasts n days, and its last day is never more than 90 days ahead', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50_000 }), fc.integer({ min: -200, max: 200 }), (day, apart) => {
        const from = formatDate(day);
        const problem = lastDayProblem(from, addDays(from, apart));
        expect(problem === null).toBe(apart >= 0 && apart <= 90);
        if (apart > 0) expect(daysBetween(from, lastDayOf(from, apart))).toBe(apart - 1);
      }),
    );
  });
});
