/**
 * Changing APP_SECRET while the service runs: processes with the former secret, with both in either order, and
 * with the new one alone, on one database.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { chainLines } from '../../src/areas/logs/actions/chainLines.ts';
import { verifyChain } from '../../src/areas/logs/actions/verifyChain.ts';
import { workspaceDb } from '../../src/db/handle.ts';
import { createPool, type Pool } from '../../src/db/pool.ts';
import { auditKeyOf } from '../../src/events/auditKey.ts';
import { unsubscribeMacOf, unsubscribeToken } from '../../src/notifications/unsubscribe.ts';
import { command } from '../../src/run/commands/secretsRotate.ts';
import { loadConfig } from '../../src/run/config/index.ts';
import { assertSecretFits, secretFit } from '../../src/run/secrets/fit.ts';
import { SEALED_COLUMNS } from '../../src/run/secrets/sealedColumns.ts';
import { idOfSecret, type AppSecret } from '../../src/secrets/keyring.ts';
import { createSealer, sealHead } from '../../src/secrets/sealed.ts';
import { PNG, upload } from '../support/form.ts';
import { opened, openWorld } from '../support/opening.ts';
import { startTwin, type RequestOptions, type Service } from '../support/service.ts';
import {
  codeAt,
  elsewhere,
  login,
  PASSWORD,
  personWithPassword,
  withSecondFactor,
} from '../support/signIn.ts';
import type { Person } from '../support/world.ts';

const OLD = 'the first secret of this installation, with words';
const NEW = 'the second secret of this installation, with words';
const THIRD = 'a secret that no process of this installation knows';
const options = { trustedProxies: ['127.0.0.0/8'], rateLimitScale: 100_000 };

const { service: former, world } = await openWorld(
  { ...options, appSecret: OLD },
  {
    settings: {
      invoicing: {
        ...{
          name: 'Brightwater',
          line1: 'Hauptstraße 1',
          line2: null,
          postal_code: '50667',
          city: 'Köln',
          region: null,
        },
        ...{
          country: 'DE',
          vat_id: null,
          tax_number: null,
          email: 'pay@brightwater.example',
          reference: null,
        },
      },
    } as object,
  },
);
const { appUrl, ownerUrl, admin } = former.database;
const withSecret = (appSecret: AppSecret) => opened(startTwin(former, { ...options, appSecret }));
const both = await withSecret([OLD, NEW]);
const rotated = await withSecret([NEW, OLD]);
await assertSecretFits(ownerUrl, OLD);

type Token = Pick<Person, 'token'>;
const via = (service: Service, as: Token | null, method: string, path: string, more: RequestOptions = {}) =>
  service.request(world, method, path, { as, ...more });
const done = async (reply: ReturnType<typeof via>) => {
  const { status, body } = await reply;
  expect([status < 300, body?.errors, body?.detail]).toEqual([true, undefined, undefined]);
  return body.data;
};

/** Runs `secrets rotate` in this process, with the secrets of `appSecret`. */
async function rotate(appSecret: AppSecret, ...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  const config = loadConfig({
    DATABASE_URL: appUrl,
    DATABASE_MIGRATE_URL: ownerUrl,
    ...(typeof appSecret === 'string'
      ? { APP_SECRET: appSecret }
      : { APP_SECRETS: JSON.stringify(appSecret) }),
  });
  await command.run(args, { config, say: (line: string) => lines.push(line) } as unknown as Parameters<
    typeof command.run
  >[1]);
  return lines;
}
/** The number of stored texts whose bytes begin with the id of this secret. */
async function sealedUnder(secret: string): Promise<number> {
  let count = 0;
  for (const { table, column } of SEALED_COLUMNS) {
    const { rows } = await admin.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM ${table} WHERE substring(${column} FOR 5) = $1`,
      [sealHead(idOfSecret(secret))],
    );
    count += rows[0]!.n;
  }
  return count;
}

let payer: Person;
let person: Person;
let totp: string;
let run: string;
let webhook: { id: string; secret: string };
let refresh: string;
let photo: string;

const signInWithCode = async (service: Service, at: number) => {
  const challenge = (await done(login(service, world, person.email))) as { challenge_token: string };
  return done(
    via(service, null, 'POST', '/auth/login/verify/', {
      body: { challenge_token: challenge.challenge_token, code: codeAt(totp, at) },
      headers: elsewhere(),
    }),
  );
};
const method = (service: Service, as: Person) =>
  via(service, as, 'POST', '/payments/methods/', {
    body: {
      ...{ kind: 'bank_account', label: 'Salary', holder_name: 'Jonas Weber', currency: 'EUR' },
      ...{ iban: 'DE89370400440532013000', password: PASSWORD },
    },
  });
const hook = (service: Service) =>
  via(service, world.admin, 'POST', '/platform/webhooks/', {
    body: { url: `https://127.0.0.1:8443/${randomUUID()}`, events: ['*'] },
  });

beforeAll(async () => {
  payer = await personWithPassword(former, world, { role: 'admin' });
  person = await personWithPassword(former, world, { manager: world.manager });
  refresh = ((await done(login(former, world, person.email))) as { refresh_token: string }).refresh_token;
  totp = (await withSecondFactor(former, world, person)).secret;
  webhook = (await done(hook(former))) as typeof webhook;
  await done(
    via(former, person, 'PATCH', '/profile/personal-details/', { body: { national_id: 'L01X00T4711' } }),
  );
  photo = ((await done(via(former, person, 'PUT', '/profile/photo/', upload(PNG)))) as { photo_url: string })
    .photo_url;
  await done(method(former, person));
  const paid = {
    employee_id: person.id,
    kind: 'bonus',
    amount: '500.00',
    currency: 'EUR',
    pay_on: '2027-01-12',
  };
  await done(via(former, payer, 'POST', '/payments/admin/', { body: paid }));
  const account = { holder_name: 'Brightwater Studio GmbH', iban: 'DE02 1203 0000 0000 2020 51' };
  run = (
    (await done(
      via(former, payer, 'POST', '/payments/admin/runs/', {
        body: { pay_on: '2027-01-12', account, password: PASSWORD },
      }),
    )) as { id: string }
  ).id;
}, 60_000);

/** The claims of a person's token, for a token of another process. */
const sessionOf = async ({ token }: Person) =>
  former.app.services.tokens.readAccess(token, world.id, Date.now())!;

/** Whether everything that was stored before can be used in a process: what people and deliveries need. */
async function expectAllOpens(service: Service, as: { payer: Token; person: Token } = { payer, person }) {
  const details = await done(via(service, as.person, 'GET', '/profile/personal-details/'));
  expect(details).toMatchObject({ national_id: 'L01X00T4711' });
  const file = await via(service, as.payer, 'GET', `/payments/admin/runs/${run}/file/`);
  expect([file.status, file.text]).toEqual([200, expect.stringContaining('DE02120300000000202051')]);
  expect(file.text).toContain('DE89370400440532013000');
  const [row] = await world.sql<{ secret_sealed: Buffer }>(
    'SELECT secret_sealed FROM webhooks WHERE id = $1',
    [webhook.id],
  );
  expect(service.app.services.webhookSecrets.open(row!.secret_sealed)).toBe(webhook.secret);
}

test('every column whose name says that it is sealed is rotated, except those with keys of their own', async () => {
  const { rows } = await admin.query<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND data_type = 'bytea' AND column_name LIKE '%sealed%'
        AND table_name NOT IN ('audit_log', 'app_secret_seals') ORDER BY 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(
    SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`).sort(),
  );
});

describe('with the former secret first, and then the new one', () => {
  test('what the process before wrote opens, in both', async () => {
    await expectAllOpens(both);
    await expectAllOpens(rotated);
  });

  test('sessions, cursors, replays, file addresses and unsubscribe links go on in each process', async () => {
    const { address } = (
      (await done(via(former, person, 'GET', '/platform/file-addresses/', { query: { paths: photo } }))) as {
        address: string;
      }[]
    )[0]!;
    const page = await via(former, world.admin, 'GET', '/auth/users/', { query: { limit: 2 } });
    const next = page.headers.get('x-next-cursor')!;
    const twice = { body: { name: 'Renamed' }, headers: { 'Idempotency-Key': randomUUID() } };
    const entry = {
      ...twice,
      body: { started_at: '2026-11-20T08:00:00Z', ended_at: '2026-11-20T09:00:00Z' },
    };
    const first = await via(former, person, 'POST', '/tracking/entries/', entry);
    expect(first.status).toBe(201);
    for (const service of [both, rotated]) {
      expect((await via(service, person, 'GET', '/auth/me/')).status).toBe(200);
      const shown = await via(service, null, 'GET', address);
      expect([shown.status, shown.text.slice(0, 300)]).toEqual([200, expect.anything()]);
      expect(
        (await via(service, world.admin, 'GET', '/auth/users/', { query: { limit: 2, cursor: next! } }))
          .status,
      ).toBe(200);
      const again = await via(service, person, 'POST', '/tracking/entries/', entry);
      expect([again.status, again.headers.get('idempotency-replayed'), again.body.data]).toEqual([
        201,
        'true',
        first.body.data,
      ]);
      const token = unsubscribeToken(unsubscribeMacOf(OLD), world.id, {
        userId: person.id,
        kind: 'announcement',
      });
      const link = await fetch(`${service.url}/notifications/unsubscribe?token=${token}`, {
        headers: { host: world.host },
      });
      expect(link.status).toBe(200);
    }
    // a refreshed session goes back and forth between processes
    for (const service of [rotated, both, rotated]) {
      const tokens = (await done(
        via(service, null, 'POST', '/auth/refresh/', { body: { refresh_token: refresh } }),
      )) as {
        access_token: string;
        refresh_token: string;
      };
      refresh = tokens.refresh_token;
      for (const other of [both, rotated])
        expect((await via(other, { token: tokens.access_token }, 'GET', '/auth/me/')).status).toBe(200);
    }
  });

  test('an access token, what is sealed and an audit signature carry the id of the key', async () => {
    const { access_token } = (await done(
      via(rotated, null, 'POST', '/auth/refresh/', { body: { refresh_token: refresh } }),
    )) as { access_token: string; refresh_token: string };
    const header = JSON.parse(Buffer.from(access_token.split('.')[0]!, 'base64url').toString()) as object;
    expect(header).toEqual({ alg: 'HS256', typ: 'at+jwt', kid: idOfSecret(NEW) });
    expect(createSealer([NEW, OLD], 'totp-secret').seal('x').subarray(0, 5)).toEqual(
      sealHead(idOfSecret(NEW)),
    );
    await done(via(rotated, world.admin, 'PATCH', '/platform/workspace/', { body: { name: 'Third' } }));
    const [line] = await world.sql(
      `SELECT encode(substring(signature FOR 4), 'hex') AS key_id, length(signature) AS length FROM audit_log
        WHERE workspace_id = $1 ORDER BY id DESC LIMIT 1`,
      [world.id],
    );
    expect(line).toEqual({ key_id: idOfSecret(NEW), length: 36 });
  });
});

describe('secrets rotate', () => {
  test('only APP_SECRET: refused with a sentence; --check counts and changes nothing', async () => {
    await expect(rotate(OLD)).rejects.toThrow('APP_SECRETS is not set');
    const [line] = await rotate([NEW, OLD], '--check');
    expect(line).toMatch(/: [5-9] under a former secret$/);
    expect(await sealedUnder(NEW)).toBe(0);
  });

  test('under load: no call fails, versions stay, everything is under the new secret, and a second run does nothing', async () => {
    const versions = () =>
      world.sql(`SELECT id, version, updated_at FROM webhooks WHERE id = $1`, [webhook.id]);
    const before = await versions();
    for (let index = 0; index < 450; index += 1)
      await admin.query(
        `INSERT INTO payment_methods (workspace_id, user_id, kind, label, holder_name, currency_code, masked, reach, details_sealed)
         SELECT workspace_id, user_id, kind, label, holder_name, currency_code, masked, reach, $2 FROM payment_methods
          WHERE workspace_id = $1 LIMIT 1`,
        [world.id, createSealer(OLD, 'payment-details').seal(`{"index":${index}}`)],
      );
    let loading = true;
    let calls = 0;
    const people = await Promise.all(Array.from({ length: 3 }, () => personWithPassword(former, world)));
    const load = people.map(async (one) => {
      while (loading) {
        await done(
          via(rotated, one, 'PATCH', '/profile/personal-details/', {
            body: { national_id: randomUUID().slice(0, 12) },
          }),
        );
        await done(via(rotated, one, 'GET', '/profile/personal-details/'));
        const created = (await done(hook(rotated))) as { id: string };
        await done(
          via(rotated, world.admin, 'POST', `/platform/webhooks/${created.id}/rotate-secret/`, {
            body: { overlap_hours: 24 },
          }),
        );
        await done(via(rotated, world.admin, 'DELETE', `/platform/webhooks/${created.id}/`));
        calls += 5;
      }
    });
    const said = await rotate([NEW, OLD]);
    loading = false;
    await Promise.all(load);
    expect(calls).toBeGreaterThan(0);
    expect(said.at(-1)).toContain('Everything stored is sealed under the first secret');
    expect(await versions()).toEqual(before);
    expect(await rotate([NEW, OLD], '--check')).toEqual([
      expect.stringMatching(/: 0 under a former secret$/),
    ]);
    const [first] = await rotate([NEW, OLD]);
    expect(first).toMatch(/: 0 sealed under the current secret$/);
    for (const service of [both, rotated]) await expectAllOpens(service);
  }, 60_000);

  test('afterwards the new secret alone opens everything, and the former one alone is refused', async () => {
    for (const appSecret of [[NEW], NEW]) {
      const alone = await withSecret(appSecret);
      expect((await via(alone, person, 'GET', '/auth/me/')).status).toBe(401);
      await expectAllOpens(alone, {
        payer: { token: alone.app.services.tokens.access(await sessionOf(payer), Date.now()) },
        person: { token: alone.app.services.tokens.access(await sessionOf(person), Date.now()) },
      });
    }
    await signInWithCode(await withSecret(NEW), Date.now());
    expect(await assertSecretFits(ownerUrl, NEW)).toBe(await assertSecretFits(ownerUrl, [NEW, OLD]));
    await expect(assertSecretFits(ownerUrl, OLD)).rejects.toThrow('APP_SECRET is not the one');
  });

  test('the installation keeps its id, so its Temporal schedules and queues stay', async () => {
    const fresh = await opened(
      import('../support/database.ts').then(({ cloneDatabase }) => cloneDatabase()),
      (it) => it.drop(),
    );
    expect(await assertSecretFits(ownerUrl, NEW)).toBe(await assertSecretFits(fresh.ownerUrl, OLD));
  });

  test('a text that opens under no secret: named, exit code 1, and the seal stays', async () => {
    const lost = createSealer(THIRD, 'webhook-secret').seal('whsec_lost');
    await admin.query('UPDATE webhooks SET secret_sealed = $2 WHERE id = $1', [webhook.id, lost]);
    await expect(rotate([THIRD.replace('no', 'a'), NEW])).rejects.toThrow(
      '1 texts open under none of the secrets',
    );
    await assertSecretFits(ownerUrl, NEW);
    await admin.query('UPDATE webhooks SET secret_sealed = $2 WHERE id = $1', [
      webhook.id,
      createSealer(NEW, 'webhook-secret').seal(webhook.secret),
    ]);
  });
});

describe('the audit trail', () => {
  const pools: Pool[] = [];
  const poolUnder = (appSecret?: AppSecret): Pool => {
    const pool = createPool({ url: appUrl, size: 1, ...(appSecret && { auditKey: auditKeyOf(appSecret) }) });
    pools.push(pool);
    return pool;
  };
  afterAll(() => Promise.all(pools.map((pool) => pool.end())));

  test('lines of the former and of the new secret are chained as intact, and one of a third secret is not', async () => {
    await chainLines(poolUnder([NEW, OLD]), () => false, { thorough: true });
    const db = workspaceDb(poolUnder([NEW, OLD]), world.id);
    const { firstBreak, rows } = await verifyChain(db);
    expect([firstBreak, rows > 5]).toEqual([null, true]);
    const stranger = await withSecret([THIRD]);
    await done(
      via(stranger, await world.serviceKey(['people:write']), 'POST', '/auth/users/', {
        body: { first_name: 'Eve', last_name: 'Third', email: 'eve@example.test', start_date: '2026-11-01' },
      }),
    );
    await chainLines(poolUnder([NEW, OLD]), () => false);
    expect((await verifyChain(db)).firstBreak).toMatchObject({ reason: 'changed' });
  });

  test('a connection without the key writes no line where the installation has a seal', async () => {
    const db = workspaceDb(poolUnder(), world.id);
    const insert = admin.query(
      `INSERT INTO audit_log (workspace_id, action, resource_type, actor, actor_id, source, line)
       VALUES ($1, 'created', 'absence', '{}', $1, 'system', 'created absence · system')`,
      [db.workspaceId],
    );
    await expect(insert).rejects.toThrow('this connection has no key to sign a line of the audit trail');
  });

  test('the fit of several secrets is that of any of them', async () => {
    expect(await secretFit(poolUnder([THIRD, NEW]), [THIRD, NEW])).toBe('fits');
    expect(await secretFit(poolUnder(THIRD), THIRD)).toBe('differs');
  });
});
