/**
 * `/mcp`, called with the protocol's own client: which tools a key has, what they do, and what is refused.
 */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { afterEach, describe, expect, test } from '@jest/globals';
import { operations, SCOPES, type Scope, type OperationId } from '../../src/generated/operations.ts';
import { VERSION } from '../../src/lib/version.ts';
import { openWorld } from '../support/opening.ts';
import { send } from '../support/service.ts';
import { auditLines } from '../support/traces.ts';
import type { World } from '../support/world.ts';

const { service, world } = await openWorld();
const other = await service.world();

const clients: Client[] = [];
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
});

/**
 * An MCP client as an assistant uses it. The socket connects to the workspace's host, because `fetch` cannot
 * set Host.
 */
async function assistant(token: string, at: World = world, where = '/mcp'): Promise<Client> {
  const fetch = async (url: string | URL, init: RequestInit = {}) => {
    const headers = { ...Object.fromEntries(new Headers(init.headers)), host: at.host };
    const reply = await send(String(url), init.method ?? 'GET', headers, init.body as string | undefined);
    return new Response(reply.text || null, { status: reply.status, headers: reply.headers });
  };
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(`${service.url}${where}`), {
    fetch,
    requestInit: { headers: { authorization: `Bearer ${token}` } },
  });
  clients.push(client);
  await client.connect(transport as Transport);
  return client;
}

const names = async (client: Client) => (await client.listTools()).tools.map(({ name }) => name).sort();
const use = async (client: Client, name: string, args: Record<string, unknown> = {}) => {
  const { content, isError } = (await client.callTool({ name, arguments: args })) as {
    content: { text: string }[];
    isError?: boolean;
  };
  return { text: content[0]!.text, failed: isError === true };
};
const dataOf = ({ text, failed }: { text: string; failed: boolean }) => {
  expect([failed, text]).toEqual([false, expect.stringContaining('{')]);
  return JSON.parse(text) as { data: any; next_cursor?: string; total?: number };
};
const ask = (
  method: string,
  path: string,
  token: string,
  body?: string,
  headers: Record<string, string> = {},
) =>
  send(
    `${service.url}${path}`,
    method,
    {
      host: world.host,
      accept: 'application/json, text/event-stream',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body,
  );
/** Sends a message without the client library, as a careless client would. */
const post = (body: unknown, headers: Record<string, string> = {}, token = '') =>
  ask('POST', '/mcp', token, typeof body === 'string' ? body : JSON.stringify(body), headers);
const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

/** Operations of the public document that accept and return JSON. */
const jsonCalls = Object.values(operations).filter(
  ({ key, files, produces }) =>
    key !== 'refused' && files.length === 0 && (produces as readonly string[]).includes('application/json'),
);

describe('the tools of a key', () => {
  test('initialisation says who the server is and how to use it', async () => {
    const client = await assistant((await world.personalKey(world.employee, ['absences:read'])).token);
    expect(client.getServerVersion()).toMatchObject({ name: 'workforce', version: VERSION });
    expect(client.getInstructions()).toContain('next_cursor');
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format();
    expect(client.getInstructions()).toContain(`Today is ${today} in Europe/Berlin`);
  });

  test.each<[string, Scope[], 'employee' | 'manager' | 'admin']>([
    ['an employee’s key with one scope', ['absences:read'], 'employee'],
    ['a manager’s key with two scopes', ['absences:approve', 'reports:read'], 'manager'],
    ['an admin’s key for webhooks', ['webhooks:manage'], 'admin'],
  ])('are exactly the calls that it may make: %s', async (_name, scopes, role) => {
    const key = await world.personalKey(world[role], scopes);
    const rank = { employee: 0, manager: 1, admin: 2 };
    const expected = jsonCalls.filter(
      (row) =>
        (row.key === 'any' || row.key === 'none' || scopes.includes(row.key as Scope)) &&
        rank[row.role ?? 'employee'] <= rank[role],
    );
    expect(expected.length).toBeGreaterThan(3);
    expect(await names(await assistant(key.token))).toEqual(expected.map(({ id }) => id).sort());
  });

  test('of a service key with every scope are all JSON calls of the public document, with no reference in their schemas', async () => {
    const key = await world.serviceKey(Object.keys(SCOPES) as Scope[]);
    const client = await assistant(key.token);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual(jsonCalls.map(({ id }) => id).sort());
    expect(JSON.stringify(tools)).not.toContain('$ref');
    for (const { name, annotations, description, inputSchema } of tools) {
      const row = operations[name as keyof typeof operations];
      expect([name, annotations!.readOnlyHint]).toEqual([name, row.reads]);
      expect(description!.length).toBeGreaterThan(10);
      const places = [...row.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
      expect(inputSchema.required).toEqual(expect.arrayContaining(places));
    }
  });

  test('at ?tools=absences,time are those of these scopes, and those that every key may call', async () => {
    const { token } = await world.serviceKey(Object.keys(SCOPES) as Scope[]);
    const offered = await names(await assistant(token, world, '/mcp?tools=absences,time'));
    const keys = new Set(offered.map((name) => operations[name as OperationId].key.split(':')[0]));
    expect([...keys].sort()).toEqual(['absences', 'any', 'none', 'time']);
    const client = await assistant(token, world, '/mcp?tools=absences');
    expect((await use(client, 'listUsers')).text).toContain('no tool');
  });

  test('at /mcp/readonly change nothing', async () => {
    const { token } = await world.serviceKey(Object.keys(SCOPES) as Scope[]);
    const client = await assistant(token, world, '/mcp/readonly');
    const { tools } = await client.listTools();
    expect(tools.length).toBeGreaterThan(30);
    for (const { annotations } of tools) expect(annotations!.readOnlyHint).toBe(true);
    expect((await use(client, 'createUser', { body: {} })).text).toContain('no tool');
    const both = await assistant(token, world, '/mcp/readonly?tools=absences');
    for (const name of await names(both)) expect(operations[name as OperationId].reads).toBe(true);
  });

  test('have texts without the headers of answers, which an assistant never sees', async () => {
    const { token } = await world.serviceKey(Object.keys(SCOPES) as Scope[]);
    const { tools } = await (await assistant(token)).listTools();
    const texts = tools.flatMap(({ description, inputSchema }) => [description, JSON.stringify(inputSchema)]);
    for (const text of texts) expect(text).not.toMatch(/`(X-[\w-]+|ETag|If-None-Match)`/);
  });

  test('do not include the calls of a disabled module', async () => {
    const without = await service.world({ modulesOff: ['pto'] });
    const key = await without.personalKey(without.employee, ['absences:read', 'time:read']);
    const offered = await names(await assistant(key.token, without));
    expect(offered).toContain('listTimeEntries');
    expect(offered.filter((name) => operations[name as keyof typeof operations].area === 'pto')).toEqual([]);
  });
});

describe('a tool call', () => {
  test('answers like the API call, without members that are null', async () => {
    const key = await world.personalKey(world.employee, ['absences:read']);
    const { data } = dataOf(await use(await assistant(key.token), 'getPtoBalance'));
    const reply = await service.request(world, 'GET', '/pto/balance/', { as: key });
    expect(data.map((one: any) => one.policy.id)).toEqual(reply.body.data.map((one: any) => one.policy.id));
    expect(JSON.stringify(data)).not.toContain('null');
  });

  test('stays at its own path whatever the id: an entry id "." is refused and lists nothing', async () => {
    const key = await world.personalKey(world.manager, ['team:read', 'absences:read', 'time:read']);
    const client = await assistant(key.token);
    for (const [name, id] of [
      ['getPtoRequest', 'absence_id'],
      ['adminGetPtoRequest', 'absence_id'],
    ] as const)
      for (const dots of ['.', '..'])
        expect(await use(client, name, { [id]: dots })).toEqual({
          failed: true,
          text: expect.stringContaining('must be an id or a name'),
        });
  });

  test('returns 20 records of a list by default, and continues with its cursor', async () => {
    const at = await service.world();
    for (let n = 0; n < 25; n += 1) await at.person();
    const client = await assistant((await at.serviceKey(['team:read'])).token, at);
    const first = dataOf(await use(client, 'listUsers', { include_total: true }));
    expect(first.data).toHaveLength(20);
    const rest = dataOf(await use(client, 'listUsers', { cursor: first.next_cursor }));
    expect(first.data.length + rest.data.length).toBe(first.total);
    expect(dataOf(await use(client, 'listUsers', { limit: 3, status: ['active'] })).data).toHaveLength(3);
  });

  test('writes as its key, once per idempotency key; the audit trail has "assistant" and the key’s prefix', async () => {
    const key = await world.personalKey(world.employee, ['absences:read', 'absences:write']);
    const client = await assistant(key.token);
    const args = {
      idempotency_key: 'one-request',
      body: { policy_id: world.vacation, start_date: '2027-03-01', end_date: '2027-03-02' },
    };
    const { data } = dataOf(await use(client, 'createPtoRequest', args));
    expect(dataOf(await use(client, 'createPtoRequest', args)).data.id).toBe(data.id);
    const lines = await world.sql(
      'SELECT source, key_prefix, line FROM audit_log WHERE workspace_id = $1 AND resource_id = $2',
      [world.id, data.id],
    );
    expect(lines).toEqual([
      { source: 'assistant', key_prefix: key.prefix, line: expect.stringMatching(`· api:${key.prefix}$`) },
    ]);
    expect(await auditLines(world, data.id)).toHaveLength(1);
  });

  test('is the only call marked as an assistant’s: 201 of a direct call is marked "api", whatever its X-Client says', async () => {
    const key = await world.personalKey(world.employee, ['absences:read', 'absences:write']);
    for (const [day, client] of [
      ['2027-04-05', 'assistant'],
      ['2027-04-06', 'Assistant'],
      ['2027-04-07', 'app'],
    ] as const) {
      const body = { policy_id: world.vacation, start_date: day, end_date: day };
      const headers = { 'x-client': client };
      const reply = await service.request(world, 'POST', '/pto/requests/', { as: key, body, headers });
      expect([reply.status, client]).toEqual([201, client]);
      const lines = await world.sql(
        'SELECT source FROM audit_log WHERE workspace_id = $1 AND resource_id = $2',
        [world.id, reply.body.data.id],
      );
      expect(lines).toEqual([{ source: 'api' }]);
    }
  });

  test('that is refused gives the code, what is wrong and what to do, and changes nothing', async () => {
    const key = await world.personalKey(world.employee, ['absences:read', 'absences:write']);
    const client = await assistant(key.token);
    const body = { policy_id: world.vacation, start_date: '2027-03-01', end_date: '2027-03-02' };
    const overlap = await use(client, 'createPtoRequest', { body });
    expect(overlap.failed).toBe(true);
    expect(overlap.text).toMatch(/^409 absence_overlap: /);
    expect(overlap.text).toContain('What to do: Choose other days');
    const invalid = await use(client, 'createPtoRequest', { body: { ...body, end_date: 'tomorrow' } });
    expect(invalid.text).toMatch(/^422 validation_failed/);
    expect(invalid.text).toContain('"end_date"');
  });

  test('fails as unknown for a key without its scope', async () => {
    const client = await assistant((await world.personalKey(world.employee, ['absences:read'])).token);
    for (const name of ['createPtoRequest', 'login', 'constructor', '__proto__', '../../etc/passwd'])
      expect(await use(client, name)).toEqual({
        failed: true,
        text: `This key has no tool ${JSON.stringify(name)}.`,
      });
  });

  const NO_ID = 'absence_id must be an id or a name, without "/", "%" or other special characters.';
  test.each([
    ['an unknown argument', { nothing: 1 }, 'has no argument "nothing"'],
    ['a missing part of the path', {}, 'needs the argument absence_id'],
    ...[
      '.',
      '..',
      '../..',
      '../../platform/api-keys/',
      '%2e%2e',
      '%2E',
      '..%2fx',
      'a/b',
      'a\\b',
      '',
      ' ',
      'a?b',
      'é',
    ].map((id): [string, Record<string, unknown>, string] => [
      `${JSON.stringify(id)} in place of an id`,
      { absence_id: id },
      NO_ID,
    ]),
    ['an object in place of an id', { absence_id: { $gt: '' } }, NO_ID],
    ['a list in place of an id', { absence_id: ['..'] }, NO_ID],
    ['an id that does not exist', { absence_id: 'nothing' }, '404 not_found'],
  ])('refuses %s', async (_name, args, says) => {
    const key = await world.personalKey(world.employee, ['absences:read', 'absences:write']);
    const { failed, text } = await use(await assistant(key.token), 'cancelPtoRequest', args);
    expect([failed, text]).toEqual([true, expect.stringContaining(says)]);
  });

  test('refuses an idempotency key that would inject a second header', async () => {
    const key = await world.personalKey(world.employee, ['absences:write']);
    const two = { idempotency_key: 'a\r\nx-client: app', body: {} };
    expect(await use(await assistant(key.token), 'createPtoRequest', two)).toEqual({
      failed: true,
      text: 'idempotency_key holds characters that a header cannot.',
    });
  });

  test('counts as one request, even for an unknown tool', async () => {
    const key = await world.personalKey(world.employee, ['absences:read']);
    const client = await assistant(key.token);
    const left = async () =>
      Number(
        /r=(\d+)/.exec(
          (await service.request(world, 'GET', '/auth/me/', { as: key })).headers.get('ratelimit')!,
        )![1],
      );
    const before = await left();
    await use(client, 'getPtoBalance');
    expect(before - (await left())).toBe(2);
    await use(client, 'nothing');
    expect(before - (await left())).toBe(4);
  });
});

describe('POST /mcp', () => {
  test('401 without a key, with a session, and with the key of another workspace', async () => {
    const foreign = await other.personalKey(other.employee, ['absences:read']);
    for (const token of ['', world.employee.token, foreign.token, 'wfp_12345678_none']) {
      const reply = await post(LIST, {}, token);
      expect([reply.status, reply.body.data.code]).toEqual([401, expect.stringMatching(/credential/)]);
    }
  });

  test('400 for a toolset that does not exist, and for another parameter', async () => {
    const { token } = await world.serviceKey(['time:read']);
    for (const where of ['/mcp?tools=everything', '/mcp?tools=', '/mcp?tool=time', '/mcp/readonly?x=1'])
      expect([where, (await ask('POST', where, token, JSON.stringify(LIST))).status]).toEqual([where, 400]);
  });

  test('403 for a page of another origin; 405 for other methods; 308 with a trailing slash', async () => {
    const { token } = await world.personalKey(world.employee, ['absences:read']);
    expect((await post(LIST, { origin: 'https://elsewhere.example' }, token)).body.data.code).toBe(
      'origin_not_allowed',
    );
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const reply = await ask(method, '/mcp', token);
      expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'POST']);
    }
    expect((await ask('POST', '/mcp/', token, JSON.stringify(LIST))).headers.get('location')).toBe('/mcp');
  });

  test.each<[number, string, unknown]>([
    [400, 'a message that is not JSON', '{'],
    [400, 'several messages at once', [LIST, LIST]],
    [400, 'no message at all', null],
    [400, 'a text', '"tools/list"'],
    [413, 'more than a mebibyte', JSON.stringify({ ...LIST, params: { x: 'y'.repeat(1_100_000) } })],
  ])('%i for %s', async (status, _name, body) => {
    const { token } = await world.personalKey(world.employee, ['absences:read']);
    const reply = await post(body, {}, token);
    expect(reply.status).toBe(status);
    expect(reply.text).not.toMatch(/at .*\.(ts|js):\d/);
  });

  test('200 with an empty tool list on a plan without API access', async () => {
    const starter = await service.world({ plan: 'starter' });
    const key = await starter.personalKey(starter.employee, ['absences:read']);
    expect(await names(await assistant(key.token, starter))).toEqual([]);
  });
});
