/** Documents derived from the public one: texts for language models, and a collection of requests. */
import { describe, expect, test } from '@jest/globals';
import type { OpenApiDocument } from '../../src/openapi/document.ts';
import { operationsIn } from '../../src/openapi/document.ts';
import { publicDocument } from '../../src/openapi/served.ts';
import { openWorld } from '../support/opening.ts';
import { send } from '../support/service.ts';
import type { World } from '../support/world.ts';

const PUBLIC_URL = 'https://workspace.example.test';
const { service, world } = await openWorld({ rateLimitScale: 100, publicUrl: PUBLIC_URL });

const get = (path: string, at: World = world, headers: Record<string, string> = {}) =>
  send(`${service.url}${path}`, 'GET', { host: at.host, ...headers });
const callsOf = (document: OpenApiDocument) =>
  operationsIn(document).map(({ method, path }) => `${method} ${path}`);
const calls = callsOf(publicDocument()).sort();

interface Folder {
  name: string;
  item: { name: string; request: { method: string; url: { path: string[] } } }[];
}
const callsIn = (collection: { item: Folder[] }) =>
  collection.item
    .flatMap(({ item }) => item)
    .map(({ request: { method, url } }) => `${method} /${url.path.join('/').replace(/:(\w+)/g, '{$1}')}`);

describe('GET /llms.txt', () => {
  test('200: a title, a summary, and a link to each call of the public document and no other', async () => {
    const { status, headers, text } = await get('/llms.txt');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(text).toMatch(/^# .+\n\n> .+\n\n/);
    const linked = [...text.matchAll(/^- \[((?:GET|POST|PUT|PATCH|DELETE) \S+)\]\(\S+\): \S/gm)].map(
      ([, one]) => one,
    );
    expect(linked.sort()).toEqual(calls);
  });

  test('200 for each of its links', async () => {
    const { text } = await get('/llms.txt');
    const targets = new Set([...text.matchAll(/\]\((\/[^)#]*)/g)].map(([, at]) => at!));
    expect(targets.size).toBeGreaterThan(4);
    for (const at of targets) expect([at, (await get(at)).status]).toEqual([at, at === '/mcp' ? 405 : 200]);
  });
});

describe('GET /llms-full.txt', () => {
  test('200 with each call and its parameters, every schema, every event, and the remedy for every error code', async () => {
    const { status, text } = await get('/llms-full.txt');
    expect(status).toBe(200);
    const headings = new Set(
      [...text.matchAll(/^`((?:GET|POST|PUT|PATCH|DELETE) \S+)` \(\w+\)$/gm)].map(([, one]) => one),
    );
    expect([...headings].sort()).toEqual(calls);
    for (const name of Object.keys(publicDocument().components.schemas))
      expect(text).toContain(`\n### ${name}\n`);
    for (const kind of Object.keys(publicDocument().webhooks)) expect(text).toContain(`\n- \`${kind}\`, `);
    const codes = JSON.stringify(publicDocument()).matchAll(/"x-codes":\[([^\]]*)\]/g);
    for (const code of new Set([...codes].flatMap(([, list]) => JSON.parse(`[${list}]`) as string[])))
      expect(text).toMatch(new RegExp(`^- \`${code}\`: \\S`, 'm'));
    expect(text).toContain('- `started_at`: string (date-time)');
    expect(text).not.toMatch(/undefined|\[object|: any\b/);
  });

  test('304 for a client that has it', async () => {
    const tag = (await get('/llms-full.txt')).headers.get('etag')!;
    expect((await get('/llms-full.txt', world, { 'if-none-match': tag })).status).toBe(304);
  });
});

describe('GET /api/postman/', () => {
  test('200: a folder for each chapter, and a request for each public call, sent to this workspace with the key in a variable', async () => {
    const { status, headers, body } = await get('/api/postman/');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="workforce.postman_collection.json"',
    );
    const collection = body as any;
    expect(callsIn(collection).sort()).toEqual(calls);
    expect(collection.variable[0]).toMatchObject({ key: 'base_url', value: PUBLIC_URL });
    expect(JSON.stringify(collection.auth)).toContain('{{api_key}}');
    const names = collection.variable.map(({ key }: { key: string }) => key);
    const used = [...JSON.stringify(collection.item).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
    expect(new Set(used.filter((name) => !names.includes(name)))).toEqual(new Set());
  });
});

test('the calls of a disabled module are in none of these documents', async () => {
  const without = await service.world({ modulesOff: ['pto'] });
  for (const path of ['/llms.txt', '/llms-full.txt', '/api/postman/']) {
    expect((await get(path)).text).toContain('Ask for time off');
    expect((await get(path, without)).text).not.toContain('Ask for time off');
  }
});

test('308 to the path with its slash, 405 for another method', async () => {
  const slashless = await get('/api/postman');
  expect([slashless.status, slashless.headers.get('location')]).toEqual([308, '/api/postman/']);
  expect((await send(`${service.url}/llms.txt`, 'POST', { host: world.host })).status).toBe(405);
});
