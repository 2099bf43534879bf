import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { operations } from '../../src/generated/operations.ts';
import { atEnd, openWorld } from '../support/opening.ts';
import { send, type Reply } from '../support/service.ts';
import { speak } from './wire.ts';

const { service, world } = await openWorld({ rateLimitScale: 1000 });
let before: string;
beforeAll(async () => {
  before = await fingerprint();
});
// no refused body changed anything
atEnd(async () => expect(await fingerprint()).toBe(before));

const fingerprint = async () =>
  JSON.stringify(
    await world.sql(
      `SELECT (SELECT count(*) FROM time_entries) AS entries, (SELECT count(*) FROM audit_log) AS lines,
              (SELECT count(*) FROM events) AS events, (SELECT json_agg(u ORDER BY id) FROM users u) AS users`,
    ),
  );

const ENTRIES = '/api/v1/tracking/entries/';
const VALID = { started_at: '2026-11-18T09:00:00+01:00', ended_at: '2026-11-18T13:00:00+01:00' };

/** Sends the body unchanged to the call that adds a time entry. */
const post = (body: string | Buffer, headers: Record<string, string> = {}, path = ENTRIES): Promise<Reply> =>
  send(
    service.url + path,
    'POST',
    {
      host: world.host,
      authorization: `Bearer ${world.employee.token}`,
      'content-type': 'application/json',
      ...headers,
    },
    body,
  );

/** The valid body with these members appended, as text. */
const withMembers = (members: string) => `${JSON.stringify(VALID).slice(0, -1)},${members}}`;

function expectRefusal(reply: Reply, status: number, code: string): void {
  expect([reply.status, reply.body.data.code]).toEqual([status, code]);
  expect(reply.body).toEqual({
    status,
    message: expect.any(String),
    data: expect.objectContaining({ code }),
    detail: expect.any(String),
    ...(status === 422 ? { errors: expect.any(Object) } : {}),
  });
}

describe('size', () => {
  const MIB = 1024 * 1024;
  const padded = (bytes: number) => {
    const rest = withMembers('"description":""');
    return rest.replace('""', `"${'x'.repeat(bytes - rest.length)}"`);
  };

  test('a body of exactly 1 MiB is read, one byte more is 413', async () => {
    expectRefusal(await post(padded(MIB)), 422, 'validation_failed');
    expectRefusal(await post(padded(MIB + 1)), 413, 'payload_too_large');
  });

  test('413 for several MiB, with a length or in chunks, and the connection stays open', async () => {
    const large = 'x'.repeat(5 * MIB);
    expectRefusal(await post(large), 413, 'payload_too_large');
    const chunk = 'x'.repeat(64 * 1024);
    const chunked = `${`${chunk.length.toString(16)}\r\n${chunk}\r\n`.repeat(40)}0\r\n\r\n`;
    const reply = await speak(
      service,
      [
        `POST ${ENTRIES} HTTP/1.1`,
        `Host: ${world.host}`,
        `Authorization: Bearer ${world.employee.token}`,
        'Content-Type: application/json',
        'Transfer-Encoding: chunked',
      ],
      chunked,
    );
    expect([reply.status, reply.body.data.code]).toEqual([413, 'payload_too_large']);
  });

  test('413 for a small body that inflates to a large one', async () => {
    const bomb = gzipSync(Buffer.alloc(200 * MIB, 0x20));
    expect(bomb.length).toBeLessThan(MIB);
    const began = Date.now();
    expectRefusal(await post(bomb, { 'content-encoding': 'gzip' }), 413, 'payload_too_large');
    expect(Date.now() - began).toBeLessThan(15_000);
  });

  test('400 for a Content-Length that does not match the body', async () => {
    const reply = await speak(
      service,
      [
        `POST ${ENTRIES} HTTP/1.1`,
        `Host: ${world.host}`,
        `Authorization: Bearer ${world.employee.token}`,
        'Content-Type: application/json',
        'Content-Length: -1',
      ],
      '{}',
    );
    expect(reply.status).toBe(400);
  });
});

describe('type', () => {
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'text/json',
    'json',
    '',
    'application/json, text/plain',
    'application/json; charset=utf-16',
    'application/json;charset="latin1"',
  ])('415 for %j', async (type) => {
    expectRefusal(await post(JSON.stringify(VALID), { 'content-type': type }), 415, 'unsupported_media_type');
  });

  test.each([
    'application/json;charset=utf-8',
    'application/json; charset="UTF-8"',
    'Application/JSON',
    'application/merge-patch+json',
  ])('201 for %j', async (type) => {
    expectRefusal(await post('{"colour":1}', { 'content-type': type }), 422, 'validation_failed');
  });

  test('415 for an unknown encoding, 400 for a body that is not in the encoding it declares', async () => {
    expectRefusal(
      await post(JSON.stringify(VALID), { 'content-encoding': 'zip' }),
      415,
      'unsupported_media_type',
    );
    expectRefusal(await post(JSON.stringify(VALID), { 'content-encoding': 'gzip' }), 400, 'unreadable_body');
  });

  test('201 for gzip and deflate; 415 for br, which no client needs', async () => {
    const body = Buffer.from('{"colour":1}');
    for (const [name, bytes, status] of [
      ['gzip', gzipSync(body), 422],
      ['deflate', deflateSync(body), 422],
      ['br', brotliCompressSync(body), 415],
    ] as const) {
      const reply = await post(bytes, { 'content-encoding': name });
      expect([name, reply.status]).toEqual([name, status]);
    }
  });
});

describe('JSON', () => {
  test.each([
    '{',
    '{"a":1,}',
    "{'a':1}",
    '{"a":01}',
    '{"a":NaN}',
    '{"a":Infinity}',
    '{"a":undefined}',
    '// note\n{}',
    'started_at=now',
    '"\t"',
    '{} {}',
    '\u0000',
  ])('400 malformed_json for %j', async (body) => {
    expectRefusal(await post(body), 400, 'malformed_json');
  });

  test('400 for bytes that are not UTF-8', async () => {
    const bytes = Buffer.concat([
      Buffer.from(`${JSON.stringify(VALID).slice(0, -1)},"description":"`),
      Buffer.from([0xc3, 0x28]),
      Buffer.from('"}'),
    ]);
    expectRefusal(await post(bytes), 400, 'malformed_json');
  });

  test.each(['null', '[]', '1', '"text"', 'true', '[{}]'])(
    '422 for %s: the body must be an object',
    async (body) => {
      expectRefusal(await post(body), 422, 'validation_failed');
    },
  );

  test('422 when a required body is missing or blank, whatever its type', async () => {
    for (const body of ['', '   ']) {
      const reply = await post(body);
      expectRefusal(reply, 422, 'validation_failed');
      expect(reply.body.errors).toEqual({ non_field_errors: ['A body is required.'] });
    }
  });

  test('64 levels are accepted, 65 are 400, and 500,000 too', async () => {
    const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
    // the body itself is the first level
    expectRefusal(await post(withMembers(`"description":${nested(63)}`)), 422, 'validation_failed');
    expectRefusal(await post(withMembers(`"description":${nested(64)}`)), 400, 'too_deep');
    expectRefusal(await post(nested(500_000)), 400, 'too_deep');
    expectRefusal(await post(`${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}`), 400, 'too_deep');
    expectRefusal(await post('['.repeat(1_000_000)), 400, 'malformed_json');
  });

  test.each(['\\u0000', 'a\\u0000b', '\\ud800', '\\udfff', '\\ude00\\ud83d', 'x\\ud83d'])(
    '400 for text that Postgres cannot store: "%s"',
    async (text) => {
      expectRefusal(await post(withMembers(`"description":"${text}"`)), 400, 'malformed_json');
      expectRefusal(await post(withMembers(`"${text}":1`)), 400, 'malformed_json');
    },
  );

  test.each(['__proto__', 'constructor', 'prototype', '__pro\\u0074o__'])(
    '422 for a member named %s',
    async (name) => {
      for (const body of [
        withMembers(`"${name}":{"role":"admin"}`),
        `{"${name}":{}}`,
        `{"a":[{"${name}":1}]}`,
      ])
        expectRefusal(await post(body), 422, 'validation_failed');
      expect(({} as { role?: string }).role).toBeUndefined();
    },
  );

  test('422 for a duplicate name, however it is escaped, at any depth', async () => {
    const twice = await post(withMembers('"started_at":"2026-11-18T10:00:00+01:00"'));
    expectRefusal(twice, 422, 'validation_failed');
    expect(twice.body.errors).toEqual({ started_at: ['This name occurs twice.'] });
    const spelt = await post(withMembers('"billable":true,"bill\\u0061ble":false'));
    expect(spelt.body.errors).toEqual({ billable: ['This name occurs twice.'] });
    const deep = await post('{"a":[0,{"b":1,"b":2}]}');
    expect(deep.body.errors).toEqual({ 'a.1.b': ['This name occurs twice.'] });
  });

  test('422 names each unknown member', async () => {
    const reply = await post(
      withMembers('"role":"admin","workspace_id":"x","Billable":true,"a/b":1,"a~b":2'),
    );
    expectRefusal(reply, 422, 'validation_failed');
    expect(Object.keys(reply.body.errors!).sort()).toEqual([
      'Billable',
      'a/b',
      'a~b',
      'role',
      'workspace_id',
    ]);
  });

  test('10,000 members and items are accepted, and unknown ones are named briefly; one more is 400', async () => {
    const members = (count: number) =>
      `{${Array.from({ length: count }, (_, index) => `"a${index}":1`).join()}}`;
    const reply = await post(members(10_000));
    expectRefusal(reply, 422, 'validation_failed');
    expect(reply.text.length).toBeLessThan(20_000);
    expectRefusal(await post(members(10_001)), 400, 'too_many_values');
    expectRefusal(await post(members(80_000)), 400, 'too_many_values');
    expectRefusal(await post(`{"a":[${'{},'.repeat(300_000)}{}]}`), 400, 'too_many_values');
    expectRefusal(await post(`[${'[0],'.repeat(200_000)}0]`), 400, 'too_many_values');
  });

  test.each([
    '1e400',
    '-1e400',
    '9007199254740993',
    '-9007199254740993',
    '123456789012345678901234567890',
    '1e20',
  ])('422 for the number %s where an integer is expected', async (number) => {
    const reply = await post(withMembers(`"break_minutes":${number}`));
    expectRefusal(reply, 422, 'validation_failed');
    expect(Object.keys(reply.body.errors!)).toEqual(['break_minutes']);
  });

  test.each(['1.5', '"30"', 'true', 'null', '[30]', '-1', '481'])(
    '422 for break_minutes %s',
    async (value) => {
      const reply = await post(withMembers(`"break_minutes":${value}`));
      expectRefusal(reply, 422, 'validation_failed');
      expect(Object.keys(reply.body.errors!)).toEqual(['break_minutes']);
    },
  );
});

describe('times', () => {
  test.each([
    '2026-11-18T09:00:00', // no offset
    '2026-11-18 09:00:00+01:00x',
    '2026-11-18',
    '2026-02-30T09:00:00+01:00',
    '2025-02-29T09:00:00Z',
    '2026-13-01T09:00:00Z',
    '2026-11-18T25:00:00Z',
    '2026-11-18T09:60:00Z',
    '10000-01-01T00:00:00Z',
    '+002026-11-18T09:00:00Z',
    '2026-11-18T09:00:00+25:00',
    '2026-W47-3T09:00:00Z',
    '20261118T090000Z',
    '1763456400',
    'now',
    'today',
    'infinity',
    '-infinity',
    'epoch',
    '',
    ' ',
    '２０２６-11-18T09:00:00Z',
  ])('422 for the timestamp %j', async (text) => {
    const reply = await post(JSON.stringify({ ...VALID, started_at: text }));
    expectRefusal(reply, 422, 'validation_failed');
    expect(Object.keys(reply.body.errors!)).toContain('started_at');
  });
});

describe('calls without a body', () => {
  const path = '/api/v1/notifications/00000000-0000-7000-8000-000000000000/read/';

  test('there are such calls', () => {
    expect(operations.markNotificationRead).toMatchObject({ method: 'POST', body: 'none' });
  });

  test('no body and {} are treated alike', async () => {
    for (const body of ['', '{}', ' {} ']) {
      const reply = await post(body, {}, path);
      expect([body, reply.status]).toEqual([body, 404]);
    }
  });

  test('422 for members, 400 for invalid JSON, 415 for another type: nothing is silently ignored', async () => {
    const reply = await post('{"read":false}', {}, path);
    expectRefusal(reply, 422, 'validation_failed');
    expect(reply.body.errors).toEqual({ read: ['This field is not known here.'] });
    expectRefusal(await post('[]', {}, path), 422, 'validation_failed');
    expectRefusal(await post('{', {}, path), 400, 'malformed_json');
    expectRefusal(await post('a=b', { 'content-type': 'text/plain' }, path), 415, 'unsupported_media_type');
  });

  test('a GET with a body gets the same answer as one without', async () => {
    const reply = await send(
      `${service.url}${ENTRIES}`,
      'GET',
      { host: world.host, authorization: `Bearer ${world.employee.token}`, 'content-type': 'text/plain' },
      'ignored',
    );
    expect(reply.status).toBe(200);
  });
});

describe('strings of a mebibyte', () => {
  /** Every string member of every body, filled to the size limit: no pattern may take long. */
  test.each(
    Object.values(operations)
      .filter((row) => row.body !== 'none' && row.files.length === 0)
      .map((row) => row.id),
  )('%s refuses one within a second', async (id) => {
    const { document } = await import('../../src/openapi/document.ts');
    const { validateRequest } = await import('../../src/http/validate.ts');
    const row = operations[id];
    const item = (document.paths as any)[row.path][row.method.toLowerCase()];
    const resolve = (node: any): any =>
      node?.$ref
        ? resolve(
            node.$ref
              .slice(2)
              .split('/')
              .reduce((at: any, key: string) => at[key], document as any),
          )
        : node;
    const schema = resolve(resolve(item.requestBody).content['application/json'].schema);
    const names = Object.keys(schema.properties ?? {});
    // as many items as a body may hold
    const items = Array.from({ length: Math.floor(10_000 / Math.max(1, names.length)) }, () => ({}));
    const bodies = ['a', ' ', 'a@', '1', '-', 'é', 'https://a.', '0:', '/'].map((fill) => {
      const long = fill.repeat(Math.floor(1_000_000 / fill.length));
      return Object.fromEntries(names.map((name): [string, unknown] => [name, long]));
    });
    for (const requestBody of [...bodies, Object.fromEntries(names.map((name) => [name, items]))]) {
      const began = performance.now();
      try {
        validateRequest(id, { path: {}, query: {}, header: {}, requestBody });
      } catch {
        // the refusal is expected: only the time counts here
      }
      // not a speed test: it shows that no pattern takes exponential time
      expect(performance.now() - began).toBeLessThan(10_000);
    }
  });
});
