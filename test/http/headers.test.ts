import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { openWorld } from '../support/opening.ts';
import { speak } from './wire.ts';
const ENTRIES = '/api/v1/tracking/entries/';
const { service, world } = await openWorld({
  rateLimitScale: 100,
  corsOrigins: ['https://app.example.test'],
});

const get = (headers: Record<string, string> = {}, path = ENTRIES) =>
  service.request(world, 'GET', path, { as: world.employee, headers });
const wire = (more: string[], path = ENTRIES) =>
  speak(service, [
    `GET ${path} HTTP/1.1`,
    `Host: ${world.host}`,
    ...(more.some((line) => /^authorization/i.test(line))
      ? []
      : [`Authorization: Bearer ${world.employee.token}`]),
    ...more,
  ]);

describe('Accept', () => {
  test.each(['text/html', 'application/xml', 'image/*', 'text/csv, text/html;q=0.9'])(
    '406 for %s',
    async (accept) => {
      const reply = await get({ accept });
      expect([reply.status, reply.body.data.code]).toEqual([406, 'not_acceptable']);
      expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
    },
  );

  test.each([
    '*/*',
    'application/*',
    'application/json',
    'text/html, */*;q=0.1',
    'Application/JSON; q=0.5',
    '',
  ])('200 for %j', async (accept) => {
    expect((await get({ accept })).status).toBe(200);
  });
});

describe('Authorization', () => {
  test('400 for two of them, equal or not, because it is unclear which one is meant', async () => {
    for (const second of [world.employee.token, world.admin.token, 'garbage']) {
      const reply = await wire([
        `Authorization: Bearer ${world.employee.token}`,
        `authorization: Bearer ${second}`,
      ]);
      expect([reply.status, reply.body.data.code]).toEqual([400, 'repeated_header']);
    }
  });

  test.each([
    'Basic YTpi',
    'Bearer',
    'Bearer ',
    'Token abc',
    'Bearer a b',
    `Bearer ${'a'.repeat(5000)}`,
    'Bearer null',
    'Bearer undefined',
    'Bearer ..',
    'Bearer eyJhbGciOiJub25lIn0.e30.',
    'Bearer wfp_00000000_0000000000000000000000000000000000000000_00000000',
  ])('401 with WWW-Authenticate for %.40s', async (authorization) => {
    const reply = await wire([`Authorization: ${authorization}`]);
    expect(reply.status).toBe(401);
    expect(reply.headers.get('www-authenticate')).toBe('Bearer');
    expect(reply.body.data).toEqual({ code: 'invalid_credential' });
  });

  test('401 without one; a token in any other place does not count', async () => {
    for (const more of [
      [],
      [`Cookie: token=${world.employee.token}`],
      [`X-Api-Key: ${world.employee.token}`],
      [`Proxy-Authorization: Bearer ${world.employee.token}`],
    ]) {
      const reply = await speak(service, [`GET ${ENTRIES} HTTP/1.1`, `Host: ${world.host}`, ...more]);
      expect([reply.status, reply.body.data.code]).toEqual([401, 'credential_required']);
    }
  });

  test('200 with the scheme in upper or lower case and with more than one blank', async () => {
    for (const scheme of ['bearer', 'BEARER', 'Bearer  '])
      expect((await wire([`Authorization: ${scheme} ${world.employee.token}`])).status).toBe(200);
  });
});

describe('size', () => {
  test('431 in the envelope for 20 KB of headers, one long or many short ones', async () => {
    for (const more of [
      [`X-Long: ${'a'.repeat(20_000)}`],
      Array.from({ length: 500 }, (_, index) => `X-Header-${index}: ${'b'.repeat(30)}`),
      [`Cookie: ${'c=d; '.repeat(4000)}`],
    ]) {
      const reply = await wire(more);
      expect([reply.status, reply.body]).toEqual([
        431,
        {
          status: 431,
          message: 'Request Header Fields Too Large',
          data: { code: 'unreadable_request' },
          detail: 'The headers are over 16 KiB.',
        },
      ]);
    }
  });

  test('431 or 404 for a target of 20 KB', async () => {
    const reply = await wire([], `/api/v1/${'x'.repeat(20_000)}/`);
    expect(reply.status).toBe(431);
  });
});

describe('X-Request-Id', () => {
  test('a short, safe one is returned, and is in the audit trail', async () => {
    const id = `trace:${randomUUID()}`;
    const body = { started_at: '2026-11-16T09:00:00+01:00', ended_at: '2026-11-16T10:00:00+01:00' };
    const reply = await service.request(world, 'POST', ENTRIES, {
      as: world.employee,
      headers: { 'x-request-id': id },
      body,
    });
    expect([reply.status, reply.headers.get('x-request-id')]).toEqual([201, id]);
    const lines = await world.sql(
      'SELECT request_id FROM audit_trail WHERE workspace_id = $1 AND resource_id = $2',
      [world.id, reply.body.data.id],
    );
    expect(lines).toEqual([{ request_id: id }]);
  });

  test.each(['a b', '<script>', "'; --", 'x'.repeat(65), 'é'])(
    '%j is replaced by another one',
    async (given) => {
      const reply = await wire([`X-Request-Id: ${given}`]);
      expect(reply.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  test('every answer has one: pages, 404, 405, 308 and 401 too', async () => {
    for (const path of [
      '/healthz',
      '/readyz',
      '/api/schema/',
      '/api/docs',
      '/nowhere',
      '/api/v1/nowhere/',
      '/api/schema',
    ]) {
      const reply = await wire(['X-Request-Id: mine'], path);
      expect([path, reply.headers.get('x-request-id')]).toEqual([path, 'mine']);
    }
  });
});

describe('X-Forwarded-For', () => {
  test('a forged one is ignored: the audit trail has the socket’s address', async () => {
    const body = { started_at: '2026-11-17T09:00:00+01:00', ended_at: '2026-11-17T10:00:00+01:00' };
    const reply = await service.request(world, 'POST', ENTRIES, {
      as: world.employee,
      headers: { 'x-forwarded-for': '203.0.113.7', 'x-real-ip': '203.0.113.7', forwarded: 'for=203.0.113.7' },
      body,
    });
    const [line] = await world.sql('SELECT ip::text FROM audit_trail WHERE resource_id = $1', [
      reply.body.data.id,
    ]);
    expect(line!.ip).toBe('127.0.0.1/32');
  });

  test('a header does not let a key that is bound to networks be used from elsewhere', async () => {
    const key = await world.personalKey(world.employee, ['time:read'], { allowedIps: ['203.0.113.0/24'] });
    for (const headers of [{}, { 'x-forwarded-for': '203.0.113.7' }] as Record<string, string>[]) {
      const reply = await service.request(world, 'GET', ENTRIES, { as: key, headers });
      expect([reply.status, reply.body.data.code]).toEqual([401, 'invalid_credential']);
    }
  });
});

describe('compression', () => {
  const list = (encoding: string | undefined) => {
    const headers: Record<string, string> = encoding === undefined ? {} : { 'accept-encoding': encoding };
    return speakRaw(headers);
  };
  /** The bytes of the answer, not decoded. */
  async function speakRaw(headers: Record<string, string>): Promise<{ headers: Headers; bytes: Buffer }> {
    const { request } = await import('node:http');
    return new Promise((resolve, reject) => {
      request(`${service.url}/api/schema/`, { headers: { host: world.host, ...headers } }, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () =>
          resolve({
            headers: new Headers(incoming.headers as Record<string, string>),
            bytes: Buffer.concat(chunks),
          }),
        );
      })
        .on('error', reject)
        .end();
    });
  }

  test('gzip from 1 KB on for clients that accept it', async () => {
    const plain = await list(undefined);
    for (const encoding of ['gzip', 'deflate, gzip;q=0.5', 'GZIP', '*']) {
      const packed = await list(encoding);
      expect([encoding, packed.headers.get('content-encoding')]).toEqual([encoding, 'gzip']);
      expect(packed.headers.get('vary')).toContain('Accept-Encoding');
      expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 4);
      expect(gunzipSync(packed.bytes).equals(plain.bytes)).toBe(true);
    }
  });

  test('no compression for clients that refuse it or for small answers; Vary names Accept-Encoding', async () => {
    for (const encoding of [undefined, 'identity', 'gzip;q=0', 'br', '*;q=0', 'xgzip']) {
      const plain = await list(encoding);
      expect([encoding, plain.headers.get('content-encoding')]).toEqual([encoding, null]);
      expect(plain.headers.get('vary')).toContain('Accept-Encoding');
    }
    const small = await service.request(world, 'GET', '/api/v1/nowhere/', {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(small.headers.get('content-encoding')).toBeNull();
  });
});

describe('conditional requests', () => {
  let path: string;
  let tag: string;
  beforeAll(async () => {
    const body = { started_at: '2026-11-15T09:00:00+01:00', ended_at: '2026-11-15T10:00:00+01:00' };
    const made = await service.request(world, 'POST', ENTRIES, { as: world.employee, body });
    expect(made.headers.get('etag')).toBe('"1"');
    path = `${ENTRIES}${made.body.data.id}/`;
    tag = (await service.request(world, 'GET', path, { as: world.employee })).headers.get('etag')!;
    expect(tag).toMatch(/^"1-[\w-]{22}"$/);
  });

  test.each([(own: string) => own, (own: string) => `W/${own}`, () => '*', (own: string) => `"0", ${own}`])(
    '304 without a body for If-None-Match: %s',
    async (asked) => {
      for (const method of ['GET', 'HEAD']) {
        const reply = await service.request(world, method, path, {
          as: world.employee,
          headers: { 'if-none-match': asked(tag) },
        });
        expect([reply.status, reply.text, reply.headers.get('etag')]).toEqual([304, '', tag]);
        expect(reply.headers.get('ratelimit')).toMatch(/^"user";r=\d+;t=\d+$/);
      }
    },
  );

  test.each(['"1"', '"2"', '1', '"11"', 'garbage'])('200 for If-None-Match: %s', async (other) => {
    const reply = await service.request(world, 'GET', path, {
      as: world.employee,
      headers: { 'if-none-match': other },
    });
    expect(reply.status).toBe(200);
  });

  test('404, not 304, for callers who may not see the record', async () => {
    const reply = await service.request(world, 'GET', path, {
      as: world.colleague,
      headers: { 'if-none-match': '*' },
    });
    expect(reply.status).toBe(404);
  });
});

describe('safety', () => {
  test('answers of the API are not cached, not sniffed, and do not reveal the server software', async () => {
    for (const path of [ENTRIES, '/api/v1/nowhere/']) {
      const reply = await get({}, path);
      expect(reply.headers.get('cache-control')).toBe('no-store');
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
      for (const name of ['server', 'x-powered-by']) expect(reply.headers.get(name)).toBeNull();
    }
  });
});

describe('CORS', () => {
  const preflight = (origin: string) =>
    service.request(world, 'OPTIONS', ENTRIES, {
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,idempotency-key',
      },
    });

  test('a configured origin may call, and may read our response headers', async () => {
    const asked = await preflight('https://app.example.test');
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([
      204,
      'https://app.example.test',
    ]);
    expect(asked.headers.get('access-control-allow-headers')).toContain('idempotency-key');
    const reply = await get({ origin: 'https://app.example.test' }, '/api/v1/nowhere/');
    expect(reply.status).toBe(404);
    expect(reply.headers.get('access-control-allow-origin')).toBe('https://app.example.test');
    expect(reply.headers.get('access-control-expose-headers')).toContain('retry-after');
    expect(reply.headers.get('vary')).toContain('Origin');
    expect(reply.headers.get('access-control-allow-credentials')).toBeNull();
  });

  test.each([
    'https://evil.example',
    'null',
    'https://app.example.test.evil.example',
    'http://app.example.test',
  ])('nothing is allowed to %s', async (origin) => {
    const asked = await preflight(origin);
    expect(asked.headers.get('access-control-allow-origin')).toBeNull();
    const reply = await get({ origin });
    expect([reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([200, null]);
  });

  test('Vary names both headers when an answer is long', async () => {
    const reply = await get(
      { origin: 'https://app.example.test', 'accept-encoding': 'gzip' },
      '/api/schema/',
    );
    expect(reply.headers.get('vary')).toMatch(/Origin.*Accept.*Accept-Encoding/);
  });
});
