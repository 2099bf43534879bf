/**
 * The two documents as they are served: their content, who may read them, and that the public one reveals no
 * more than it should.
 */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { eventKinds } from '../../src/generated/events.ts';
import { operations } from '../../src/generated/operations.ts';
import { openWorld } from '../support/opening.ts';
let full: any;
let open: any;

const { service, world } = await openWorld();
beforeAll(async () => {
  full = (await get('/api/schema/')).body;
  open = (await get('/api/schema/public/')).body;
});

const get = (path: string, headers: Record<string, string> = {}) =>
  service.request(world, 'GET', path, { headers });
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const operationsOf = (document: any): any[] =>
  Object.entries<any>(document.paths).flatMap(([path, item]) =>
    Object.entries<any>(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
  );

describe.each(['/api/schema/', '/api/schema/public/'])('GET %s', (path) => {
  test('200 with a bare OpenAPI document for anyone, in JSON by default', async () => {
    for (const headers of [
      {},
      { accept: '*/*' },
      { accept: 'application/json' },
      { accept: 'text/html,*/*;q=0.8' },
    ]) {
      const reply = await get(path, headers as Record<string, string>);
      expect(reply.status).toBe(200);
      expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(reply.body).toMatchObject({ openapi: '3.1.0', info: { title: expect.any(String) }, paths: {} });
      expect(reply.body).not.toHaveProperty('message');
    }
  });

  test('200 in YAML if the query or the Accept header asks for it: the same document', async () => {
    const json = (await get(path)).body;
    const yaml = (await get(`${path}?format=yaml`, { accept: '*/*' })).text;
    // parsed once: it takes seconds
    expect(parse(yaml, { maxAliasCount: 0 })).toEqual(json);
    for (const [search, accept] of [
      ['?format=yaml', '*/*'],
      ['', 'application/yaml'],
      ['', 'application/vnd.oai.openapi'],
      ['', 'application/json;q=0.5, application/yaml'],
    ] as const) {
      const reply = await get(path + search, { accept });
      expect(reply.headers.get('content-type')).toBe('application/yaml; charset=utf-8');
      expect(reply.text).toBe(yaml);
    }
    expect((await get(`${path}?format=json`, { accept: 'application/yaml' })).body).toEqual(json);
  });

  test('304 for a client that has it; JSON and YAML have different tags', async () => {
    const [json, yaml] = [await get(path), await get(`${path}?format=yaml`)];
    const tags = [json, yaml].map((reply) => reply.headers.get('etag')!);
    expect(new Set(tags).size).toBe(2);
    for (const tag of [tags[0]!, `W/${tags[0]}`, `"x", ${tags[0]}`, '*']) {
      const reply = await get(path, { 'if-none-match': tag });
      expect([tag, reply.status, reply.text]).toEqual([tag, 304, '']);
      expect(reply.headers.get('etag')).toBe(tags[0]!);
    }
    for (const tag of [tags[1]!, '"x"']) expect((await get(path, { 'if-none-match': tag })).status).toBe(200);
    expect(json.headers.get('vary')).toMatch(/Accept\b/);
  });

  test('has only paths under /api/v1/ with their trailing slash, and no operation twice', async () => {
    const document = (await get(path)).body as any;
    for (const one of Object.keys(document.paths)) expect(one).toMatch(/^\/api\/v1\/(.*\/)?$/);
    const ids = operationsOf(document).map((operation) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const [here, any, ...more] = document.servers;
    expect([here.url, any.url, more]).toEqual(['/', 'https://{host}', []]);
    expect(any.variables.host.default).toEqual(expect.any(String));
    expect(document.info.contact.name).toEqual(expect.any(String));
  });

  test('has no unused component or tag', async () => {
    const document = (await get(path)).body as any;
    const text = JSON.stringify(document);
    const unused = Object.entries<any>(document.components).flatMap(([kind, components]) =>
      Object.keys(components)
        .filter(
          (name) =>
            kind !== 'securitySchemes' &&
            !text.includes(`"#/components/${kind}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}"`),
        )
        .map((name) => `${kind}/${name}`),
    );
    expect(unused).toEqual([]);
    const events = Object.values<any>(document.webhooks).map((item) => item.post);
    const used = new Set([...operationsOf(document), ...events].flatMap((operation) => operation.tags));
    const declared = new Set(document.tags.map((tag: { name: string }) => tag.name));
    expect([...used].filter((tag) => !declared.has(tag))).toEqual([]);
    expect([...declared].filter((tag) => !used.has(tag))).toEqual([]);
  });

  test('describes every event', async () => {
    expect(Object.keys(((await get(path)).body as any).webhooks).sort()).toEqual(
      Object.keys(eventKinds).sort(),
    );
  });
});

describe('the public subset', () => {
  test('has exactly the calls that an API key can make', () => {
    const callable = Object.values(operations)
      .filter((row) => row.key !== 'refused')
      .map((row) => row.id);
    expect(
      operationsOf(open)
        .map((operation) => operation.operationId)
        .sort(),
    ).toEqual([...callable].sort());
    expect(
      operationsOf(full)
        .map((operation) => operation.operationId)
        .sort(),
    ).toEqual(Object.keys(operations).sort());
  });

  test('says the same about each call as the whole document, except about sign-in', () => {
    for (const operation of operationsOf(open)) {
      const whole = operationsOf(full).find((one) => one.operationId === operation.operationId);
      const { security, ...rest } = whole;
      expect({ ...operation, security: undefined }).toEqual({ ...rest, security: undefined });
      expect(operation.security).toEqual(security.filter((entry: object) => !('jwt' in entry)));
    }
  });

  test('has one credential, the API key, and one scope per call', () => {
    expect(Object.keys(open.components.securitySchemes)).toEqual(['apiKey']);
    for (const operation of operationsOf(open)) {
      const { key, anonymous } = operations[operation.operationId as keyof typeof operations];
      expect([operation.operationId, operation.security]).toEqual([
        operation.operationId,
        anonymous ? expect.arrayContaining([{}, { apiKey: [] }]) : [{ apiKey: key === 'any' ? [] : [key] }],
      ]);
    }
  });

  test('contains nothing that keys cannot reach, except what the guides mention', () => {
    const text = JSON.stringify({ ...open, 'x-guides': [] });
    for (const name of [
      '/auth/login/',
      'refresh_token',
      'challenge_token',
      'recovery_codes',
      'TwoFactor',
      'otpauth',
      'JWT',
    ])
      expect([name, text.includes(name)]).toEqual([name, false]);
    for (const row of Object.values(operations))
      if (row.key === 'refused') expect([row.id, text.includes(`"${row.id}"`)]).toEqual([row.id, false]);
  });
});
