/**
 * Tests the TypeScript client against the running service. Also packs it, installs it into an empty folder,
 * and compiles and runs the code in its README.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import {
  createWorkforceClient,
  dataOf,
  everyOne,
  isCode,
  verifyWebhook,
  WebhookRefused,
  type WorkforceError,
  type RetryOptions,
} from '../../clients/typescript/src/index.ts';
import { deliveryHeaders, newWebhookSecret } from '../../src/delivery/webhooks/transport/sign.ts';
import { openFolder, openWorld } from '../support/opening.ts';
import { run } from './tools.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { service, world } = await openWorld();
// a workspace that is the only one answers on any host
const baseUrl = service.url;
const key = async (): Promise<string> => {
  const person = await world.person({ manager: world.manager });
  return (await world.personalKey(person, ['absences:read', 'time:read', 'time:write'])).token;
};
const at = (day: number, hour: number) => `2026-10-${String(day).padStart(2, '0')}T${hour}:00:00+02:00`;
const shift = (day: number) => ({
  started_at: at(day, 10),
  ended_at: at(day, 12),
  description: `Day ${day}`,
});
const thrown = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe('calls', () => {
  test('returns the data of the envelope, and sends the bearer token', async () => {
    const token = await key();
    const balances = await dataOf(createWorkforceClient({ baseUrl, token }).GET('/api/v1/pto/balance/'));
    expect(balances.map(({ policy }) => policy.name)).toContain('Vacation');
    // a token function is called before each call
    let asked = 0;
    const api = createWorkforceClient({ baseUrl, token: async () => (asked++, token) });
    for (let n = 0; n < 2; n++) await dataOf(api.GET('/api/v1/pto/balance/'));
    expect(asked).toBe(2);
  });

  test('409, 422, 403 and 401 throw errors with typed codes, texts by field and the request id', async () => {
    const api = createWorkforceClient({ baseUrl, token: await key() });
    const create = (body: ReturnType<typeof shift>) =>
      dataOf(api.POST('/api/v1/tracking/entries/', { body }));
    const entry = await create(shift(1));
    const overlap = await thrown(create(shift(1)));
    expect(isCode(overlap, 'entry_overlap') && [overlap.status, overlap.data['conflicts']]).toEqual([
      409,
      [entry.id],
    ]);
    expect((overlap as WorkforceError).requestId).toMatch(/\S/);
    const invalid = await thrown(create({ ...shift(2), ended_at: 'noon' }));
    expect(isCode(invalid, 'validation_failed') && Object.keys(invalid.errors)).toEqual(['ended_at']);
    const forbidden = await thrown(dataOf(api.GET('/api/v1/pto/admin/requests/')));
    expect(forbidden).toMatchObject({ status: 403, code: expect.stringMatching(/scope|role/) });
    const stranger = createWorkforceClient({ baseUrl, token: 'wfp_nobody' });
    expect(await thrown(dataOf(stranger.GET('/api/v1/pto/balance/')))).toMatchObject({ status: 401 });
    expect(isCode(new Error('x'), 'entry_overlap')).toBe(false);
  });

  test('a list is read over all pages to its end, and only as far as the caller reads', async () => {
    const api = createWorkforceClient({ baseUrl, token: await key() });
    for (const day of [5, 6, 7, 8, 9])
      await dataOf(api.POST('/api/v1/tracking/entries/', { body: shift(day) }));
    let pages = 0;
    api.use({ onRequest: () => void pages++ });
    const texts: (string | null)[] = [];
    const list = () =>
      everyOne(api, '/api/v1/tracking/entries/', { query: { limit: 2, ordering: 'started_at' } });
    for await (const { description } of list()) texts.push(description);
    expect([texts, pages]).toEqual([['Day 5', 'Day 6', 'Day 7', 'Day 8', 'Day 9'], 3]);
    pages = 0;
    const begun = list();
    await begun.next();
    await begun.return();
    expect(pages).toBe(1);
    const refused = everyOne(api, '/api/v1/pto/admin/requests/');
    expect(await thrown(refused.next())).toMatchObject({ status: 403 });
  });
});

describe('retries', () => {
  /** A client whose service gives these answers in turn, and the requests that it was sent. */
  function against(answers: (Response | Error)[], retries: RetryOptions = {}) {
    const [sent, waits]: [Request[], number[]] = [[], []];
    const api = createWorkforceClient({
      baseUrl,
      token: 'wfp_x',
      fetch: async (request) => {
        sent.push(request);
        const answer = answers[sent.length - 1]!;
        if (answer instanceof Error) throw answer;
        return answer;
      },
      retries: { wait: async (milliseconds) => void waits.push(milliseconds), ...retries },
    });
    return { api, sent, waits };
  }
  const refused = (status: number, headers: Record<string, string> = {}) =>
    Response.json({ status, message: 'x', detail: 'x', data: { code: 'rate_limited' } }, { status, headers });
  const fine = () => Response.json({ status: 200, message: 'x', data: [] });

  test('429 and 503 are retried after the seconds that Retry-After gives', async () => {
    const { api, sent, waits } = against([
      refused(429, { 'Retry-After': '7' }),
      refused(503, { 'Retry-After': '2' }),
      fine(),
    ]);
    expect(await dataOf(api.GET('/api/v1/pto/balance/'))).toEqual([]);
    expect([sent.length, waits]).toEqual([3, [7000, 2000]]);
  });

  test('without Retry-After each wait is longer than the last; after three attempts the error is thrown', async () => {
    const { api, sent, waits } = against([503, 502, 504, 503].map((status) => refused(status)));
    expect(await thrown(dataOf(api.GET('/api/v1/pto/balance/')))).toMatchObject({ status: 503 });
    expect(sent.length).toBe(4);
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(250 * 2 ** index);
      expect(wait).toBeLessThanOrEqual(500 * 2 ** index);
    }
  });

  test('429 and 503 with too long a wait are not retried', async () => {
    const { api, sent } = against([refused(429, { 'Retry-After': '61' })]);
    expect(await thrown(dataOf(api.GET('/api/v1/pto/balance/')))).toMatchObject({ status: 429 });
    expect(sent.length).toBe(1);
  });

  test('a retried POST keeps its Idempotency-Key, each new call has another, and a key that the caller gives is kept', async () => {
    const { api, sent } = against([new TypeError('no answer'), fine(), fine(), fine()]);
    const body = shift(1);
    for (let n = 0; n < 2; n++) await api.POST('/api/v1/tracking/entries/', { body });
    const keys = sent.map((one) => one.headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
    expect(await sent[1]!.json()).toEqual(body);
    await api.POST('/api/v1/tracking/entries/', { body, params: { header: { 'Idempotency-Key': 'mine' } } });
    expect(sent[3]!.headers.get('Idempotency-Key')).toBe('mine');
  });

  test('a PATCH is retried after a 429 only', async () => {
    const patch = (answers: (Response | Error)[]) => {
      const { api, sent } = against(answers);
      const params = { path: { entry_id: randomUUID() } };
      return thrown(
        dataOf(api.PATCH('/api/v1/tracking/entries/{entry_id}/', { params, body: { billable: true } })),
      ).then((error) => [(error as WorkforceError | null)?.status ?? error, sent.length]);
    };
    expect(await patch([refused(429), fine()])).toEqual([null, 2]);
    expect(await patch([refused(503), fine()])).toEqual([503, 1]);
    const lost = new TypeError('no answer');
    expect(await patch([lost, fine()])).toEqual([lost, 1]);
  });
});

describe('webhooks', () => {
  const event = {
    event: 'absence.approved',
    occurred_at: '2026-11-20T10:12:00.000+01:00',
    actor: null,
    data: { id: randomUUID(), employee: { name: 'Jonas Weber' }, start_date: '2026-12-21' },
  };
  const secret = newWebhookSecret();
  const body = Buffer.from(JSON.stringify(event));
  const sent = (more: { at?: Date; secret?: string; previousSecret?: string } = {}) =>
    deliveryHeaders({
      kind: 'absence.approved',
      deliveryId: randomUUID(),
      body,
      secret,
      at: new Date(),
      ...more,
    } as never);

  test('an event is returned if either signature is valid, also while two secrets are valid', async () => {
    expect(await verifyWebhook({ body, headers: sent(), secret })).toEqual(event);
    expect(await verifyWebhook({ body: body.toString(), headers: new Headers(sent()), secret })).toEqual(
      event,
    );
    const rotated = sent({ secret: newWebhookSecret(), previousSecret: secret });
    expect(await verifyWebhook({ body, headers: rotated, secret })).toEqual(event);
    const { 'webhook-signature': _, ...serviceOnly } = sent({ secret: 'of another form' });
    expect(await verifyWebhook({ body, headers: serviceOnly, secret: 'of another form' })).toEqual(event);
  });

  test('another body, secret or signature, a missing signature and an old one are refused', async () => {
    const headers = sent();
    const old = sent({ at: new Date(Date.now() - 301_000) });
    const wrong: [string, object][] = [
      ['body', { body: Buffer.from(`${body.toString()} `) }],
      ['secret', { secret: newWebhookSecret() }],
      ['standard signature', { headers: { ...headers, 'webhook-signature': 'v1,AAAA' } }],
      ['no base64', { headers: { ...headers, 'webhook-signature': 'v1,*' } }],
      ['service signature', { headers: { 'x-service-signature': `sha256=${'0'.repeat(64)}` } }],
      ['none', { headers: {} }],
      ['old', { headers: old }],
    ];
    for (const [name, change] of wrong)
      expect([name, await thrown(verifyWebhook({ body, headers, secret, ...change }))]).toEqual([
        name,
        expect.any(WebhookRefused),
      ]);
  });
});

describe('packed and installed', () => {
  const folder = openFolder('client');
  const own = path.join(root, 'clients/typescript');
  const written = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

  test('the code in the README compiles and runs: balance, create, 409, 422, a list, a file, a webhook', async () => {
    await run(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', own]);
    const packed = await run('npm', ['pack', own, '--json', '--pack-destination', folder], { cwd: folder });
    const [{ filename, files }] = JSON.parse(packed.stdout) as [
      { filename: string; files: { path: string }[] },
    ];
    expect(files.map((one) => one.path).filter((name) => !/^dist\/.*\.(js|d\.ts)$/.test(name))).toEqual([
      'README.md',
      'package.json',
    ]);
    written('package.json', JSON.stringify({ private: true, type: 'module' }));
    // its dependencies come from this repository's node_modules, so that no registry is asked
    const needed = ['openapi-fetch', 'openapi-typescript-helpers'].map((name) =>
      path.join(root, 'node_modules', name),
    );
    const npm = ['install', '--install-links', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
    await run('npm', [...npm, ...needed, path.join(folder, filename)], { cwd: folder });

    const pieces = [...readFileSync(path.join(own, 'README.md'), 'utf8').matchAll(/```ts\n([^]*?)```/g)];
    const secret = newWebhookSecret();
    const body = Buffer.from(
      JSON.stringify({
        event: 'absence.approved',
        data: { employee: { name: 'Jonas Weber' }, start_date: '2026-12-21' },
      }),
    );
    const headers = deliveryHeaders({
      kind: 'absence.approved',
      deliveryId: randomUUID(),
      body,
      secret,
      at: new Date(),
    } as never);
    written(
      'walk.ts',
      `${pieces.map(([, piece]) => piece).join('\n')}
for (const body of [${JSON.stringify(body.toString())}, '{}']) {
  const request = new Request('https://hooks.example.com/', { method: 'POST', body, headers: ${JSON.stringify(headers)} });
  console.log('answered', (await receive(request)).status);
}
`,
    );
    const compiler = {
      strict: true,
      noUncheckedIndexedAccess: true,
      target: 'es2022',
      module: 'nodenext',
      lib: ['es2022', 'dom', 'dom.iterable'],
      types: ['node'],
      typeRoots: [path.join(root, 'node_modules/@types')],
    };
    written('tsconfig.json', JSON.stringify({ compilerOptions: compiler, files: ['walk.ts'] }));
    await run(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', folder]).catch(
      (error: { stdout: string }) => {
        throw new Error(error.stdout);
      },
    );
    const env = {
      ...process.env,
      WORKFORCE_URL: baseUrl,
      WORKFORCE_KEY: await key(),
      WEBHOOK_SECRET: secret,
    };
    const { stdout } = await run(process.execPath, ['walk.js'], { cwd: folder, env });
    expect(stdout).toMatch(/^Vacation: \d+\.\d\d day$/m);
    expect(stdout).toContain('created 14400\n');
    expect(stdout).toMatch(/^409 \[ '[0-9a-f-]{36}' \]$/m);
    expect(stdout).toMatch(/^422 \{\s+ended_at: \[/m);
    expect(stdout).toContain('2026-11-20T09:00:00.000+01:00 Site survey\n');
    expect(stdout).toMatch(/worked/);
    expect(stdout).toMatch(/Jonas Weber is away from 2026-12-21\nanswered 204\nanswered 401\n$/);
  }, 180_000);

  test('has well under 500 lines of its own code', () => {
    const names = ['index', 'client', 'errors', 'lists', 'retries', 'webhooks'];
    const lines = names.map(
      (name) => readFileSync(path.join(own, `src/${name}.ts`), 'utf8').split('\n').length,
    );
    expect(lines.reduce((sum, one) => sum + one)).toBeLessThan(350);
  });
});
