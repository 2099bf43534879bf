import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { operations } from '../../src/generated/operations.ts';
import { openWorld } from '../support/opening.ts';
import { speak } from './wire.ts';

const { service, world } = await openWorld({ rateLimitScale: 100 });

const wire = (method: string, target: string, more: string[] = [], body = '') =>
  speak(
    service,
    [
      `${method} ${target} HTTP/1.1`,
      `Host: ${world.host}`,
      `Authorization: Bearer ${world.employee.token}`,
      ...more,
      ...(body === '' ? [] : ['Content-Type: application/json', `Content-Length: ${body.length}`]),
    ],
    body,
  );

const PATHS = [...new Set(Object.values(operations).map((row) => row.path))];
const withIds = (path: string) => path.replaceAll(/\{\w+\}/g, () => randomUUID());

describe('a path without its trailing slash', () => {
  test('308 to the path with the slash, keeping the query, for every path and method of the contract', async () => {
    for (const { method, path } of Object.values(operations)) {
      const bare = withIds(path).slice(0, -1);
      const reply = await service.request(world, method, `${bare}?limit=2&q=a%20b`, { as: world.employee });
      expect([path, reply.status]).toEqual([path, 308]);
      expect(reply.headers.get('location')).toBe(`${bare}/?limit=2&q=a%20b`);
      expect(reply.body).toEqual({
        status: 308,
        message: 'Permanent Redirect',
        data: { code: 'trailing_slash', location: `${bare}/?limit=2&q=a%20b` },
        detail: expect.any(String),
      });
    }
  });

  test('a client that follows the redirect arrives with method and body', async () => {
    const body = { started_at: '2026-11-10T09:00:00.000+01:00', ended_at: '2026-11-10T10:00:00.000+01:00' };
    // fetch cannot set Host, so this test assigns localhost to the workspace
    await world.sql('INSERT INTO workspace_hosts (host, workspace_id) VALUES ($1, $2)', [
      '127.0.0.1',
      world.id,
    ]);
    const reply = await fetch(`${service.url}/api/v1/tracking/entries`, {
      method: 'POST',
      headers: { authorization: `Bearer ${world.employee.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(reply.redirected).toBe(true);
    expect(reply.status).toBe(201);
    expect(((await reply.json()) as { data: object }).data).toMatchObject(body);
  });

  test('308 for the pages too, and for /api/docs/, the one path without a trailing slash', async () => {
    for (const [from, to] of [
      ['/api/schema', '/api/schema/'],
      ['/api/schema/public', '/api/schema/public/'],
      ['/api/docs/public', '/api/docs/public/'],
      ['/api/docs/', '/api/docs'],
    ] as const) {
      const reply = await wire('GET', `${from}?format=yaml`);
      expect([reply.status, reply.headers.get('location')]).toEqual([308, `${to}?format=yaml`]);
    }
  });
});

describe('a method that a path does not have', () => {
  test('405 with Allow, for every path of the contract', async () => {
    for (const path of PATHS) {
      const mine = Object.values(operations).filter((row) => row.path === path);
      const allowed = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((one) =>
        mine.some((row) => row.method === one),
      );
      if (allowed.includes('GET')) allowed.push('HEAD');
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
        if (allowed.includes(method)) continue;
        const reply = await service.request(world, method, withIds(path), { as: world.employee });
        expect([method, path, reply.status, reply.headers.get('allow')]).toEqual([
          method,
          path,
          405,
          allowed.join(', '),
        ]);
        expect(reply.body.data).toEqual({ code: 'method_not_allowed' });
      }
    }
  });

  test('405 for the pages', async () => {
    for (const path of ['/api/schema/', '/api/docs', '/api/docs/public/', '/healthz', '/readyz']) {
      const reply = await wire('POST', path);
      expect([path, reply.status, reply.headers.get('allow')]).toEqual([path, 405, 'GET, HEAD']);
    }
  });

  test('headers that ask for another method are ignored', async () => {
    const body = { started_at: '2026-11-11T09:00:00+01:00', ended_at: '2026-11-11T10:00:00+01:00' };
    const made = await service.request(world, 'POST', '/tracking/entries/', { as: world.employee, body });
    const path = `/tracking/entries/${made.body.data.id}/`;
    for (const name of ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override']) {
      const reply = await service.request(world, 'GET', path, {
        as: world.employee,
        headers: { [name]: 'DELETE' },
      });
      expect(reply.status).toBe(200);
      const posted = await service.request(world, 'POST', path, {
        as: world.employee,
        headers: { [name]: 'DELETE' },
      });
      expect(posted.status).toBe(405);
    }
    const query = await service.request(world, 'GET', path, {
      as: world.employee,
      query: { _method: 'DELETE' },
    });
    expect(query.status).toBe(400);
    expect((await service.request(world, 'GET', path, { as: world.employee })).status).toBe(200);
  });
});

describe('HEAD', () => {
  test('the same status and headers as GET, without the body', async () => {
    const paths = ['/api/v1/tracking/entries/', '/api/schema/', '/api/docs', '/healthz', '/api/v1/nothing/'];
    for (const path of paths) {
      const [get, head] = [await wire('GET', path), await wire('HEAD', path)];
      expect([path, head.status, head.text]).toEqual([path, get.status, '']);
      expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
      expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
    }
  });
});

describe('unusual request targets', () => {
  test.each([
    ['/api/v1/tracking/entries/%zz/', 400],
    ['/api/v1/tracking/entries/%/', 400],
    ['/api/v1/tracking/entries/%ff/', 400],
    ['/api/v1/tracking/entries/%c0%af/', 400],
    ['/api/v1/tracking/entries/%00/', 404],
    ['/api/v1/tracking/entries/%0d%0aSet-Cookie:x=y/', 404],
    ['/api/v1/tracking/entries/%2e%2e/', 404],
    ['/api/v1/tracking/../../healthz', 404],
    ['/api/v1/tracking/entries/..%2f..%2fhealthz/', 404],
    ['//api/v1/tracking/entries/', 404],
    ['/api//v1/tracking/entries/', 404],
    ['/api/v1//tracking/entries/', 404],
    ['/api/v1/tracking/entries//', 404],
    ['//evil.example/%2e%2e', 404],
    ['//evil.example/api/docs/public', 404],
    ['/API/V1/tracking/entries/', 404],
    ['/api/v1/Tracking/entries/', 404],
    ['/api/v1/tracking/entries/;x=1/', 404],
    ['/api/v1/tracking/entries/\\/', 404],
    ['/api/v2/tracking/entries/', 404],
    ['/api/v1', 404],
    ['/api/v1/', 404],
    ['/', 404],
    ['/favicon.ico', 404],
    [`/api/v1/tracking/entries/${'a'.repeat(8000)}/`, 404],
    [`/api/v1/${'x/'.repeat(4000)}`, 404],
    ['/api/v1/tracking/entries/#fragment', 200],
    ['/api/v1/%74racking/entries/', 200],
  ])('%s is %d in the envelope', async (target, status) => {
    const reply = await wire('GET', target);
    expect(reply.status).toBe(status);
    expect(reply.body.status).toBe(status);
    if (status !== 200)
      expect(reply.body).toMatchObject({ detail: expect.any(String), data: { code: expect.any(String) } });
    expect(reply.headers.has('set-cookie')).toBe(false);
    expect(reply.headers.has('location')).toBe(false);
  });

  test('404 for OPTIONS *, and no answer to CONNECT', async () => {
    expect((await wire('OPTIONS', '*')).status).toBe(404);
    expect((await wire('CONNECT', 'example.test:443')).status).toBeNaN();
  });

  test.each(['not-a-uuid', '1', `urn:uuid:${randomUUID()}`, `{${randomUUID()}}`, `${randomUUID()}%20`])(
    'a malformed id gets the same answer as an absent one: %j',
    async (id) => {
      const absent = await wire('GET', `/api/v1/tracking/entries/${randomUUID()}/`);
      const malformed = await wire('GET', `/api/v1/tracking/entries/${id}/`);
      expect(absent.status).toBe(404);
      expect([malformed.status, malformed.text]).toEqual([absent.status, absent.text]);
    },
  );

  test('200 for an id in capitals: it is the same id', async () => {
    const body = { started_at: '2026-11-12T09:00:00+01:00', ended_at: '2026-11-12T10:00:00+01:00' };
    const made = await service.request(world, 'POST', '/tracking/entries/', { as: world.employee, body });
    const reply = await wire('GET', `/api/v1/tracking/entries/${String(made.body.data.id).toUpperCase()}/`);
    expect(reply.status).toBe(200);
  });

  test('400 in the envelope for bytes that are not HTTP, 400 for request smuggling with two lengths', async () => {
    const garbage = await speak(service, ['garbage']);
    expect([garbage.status, garbage.body.data.code]).toEqual([400, 'unreadable_request']);
    const smuggled = await speak(
      service,
      [
        'POST /api/v1/tracking/entries/ HTTP/1.1',
        `Host: ${world.host}`,
        'Content-Length: 5',
        'Transfer-Encoding: chunked',
      ],
      '0\r\n\r\n',
    );
    expect([smuggled.status, smuggled.body.data.code]).toEqual([400, 'unreadable_request']);
  });
});
