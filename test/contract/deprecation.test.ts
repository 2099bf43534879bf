/**
 * How a deprecated call announces its end: from the contract to the document, the row of the call and every
 * answer.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bundleContract } from '../../codegen/bundle.ts';
import type { Document } from '../../codegen/document.ts';
import { operationsSource } from '../../codegen/operations.ts';
import { badges } from '../../codegen/redocly/badges.js';
import { shape } from '../../codegen/shape/index.ts';
import { send, type Reply } from '../support/service.ts';
import { BALANCE, ENTRIES, LOGOUT, SUCCESSOR, WORDS, type Deprecating } from './deprecating.ts';

describe('a call that the contract deprecates', () => {
  let bundled: Document;
  beforeAll(async () => {
    bundled = await bundleContract();
    Object.assign(bundled['paths'][BALANCE].get, { ...WORDS, 'x-successor': SUCCESSOR });
  }, 60_000);

  test('declares the three headers on each of its answers; no other call does', () => {
    const { document: shaped } = shape(bundled);
    const declared = (path: string, header: string) =>
      Object.values<Document>(shaped['paths'][path].get.responses).map(
        (one) => header in (one['headers'] ?? {}),
      );
    for (const header of ['Deprecation', 'Sunset', 'Link'])
      expect(new Set(declared(BALANCE, header))).toEqual(new Set([true]));
    expect(new Set(declared('/api/v1/pto/policies/', 'Deprecation'))).toEqual(new Set([false]));
    expect('Deprecation' in shaped['components'].responses.NotFound.headers).toBe(false);
  });

  test('has its end date in its row, and in its description after the line about who may call it', () => {
    const source = operationsSource(bundled, ['pto']);
    expect(source.match(/'ending':/g)).toHaveLength(1);
    expect(source).toContain(
      `'ending':{'since':'2027-01-15','sunset':'2028-01-15','successor':'/api/v1/pto/policies/'}`,
    );
    const { get } = structuredClone(bundled['paths'][BALANCE]);
    const root = { paths: { [BALANCE]: { get: { ...get, description: 'Days.' } } } };
    badges().Root.leave(root);
    expect(root.paths[BALANCE]!.get.description.split('\n\n')[1]).toBe(
      '**Deprecated** since 2027-01-15; gone on 2028-01-15. Use `/api/v1/pto/policies/` instead.',
    );
  });
});

describe('a call whose row has an end date', () => {
  const LINKS =
    '</api/docs/public/>; rel="deprecation"; type="text/html", </api/docs/public/>; rel="sunset"; type="text/html", ' +
    '</api/v1/pto/policies/>; rel="successor-version"';
  let child: ChildProcess;
  let service: Deprecating;
  beforeAll(async () => {
    child = fork(path.join(import.meta.dirname, 'deprecatedCalls.ts'), [], {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    [service] = (await once(child, 'message')) as [Deprecating];
  }, 60_000);
  afterAll(async () => {
    child.send('end');
    // its answers are checked against the contract, as those of any service under test
    expect(await once(child, 'exit')).toEqual([0, null]);
  }, 60_000);

  const call = (
    method: string,
    path: string,
    { as, body, accept }: { as?: string; body?: object; accept?: string } = {},
  ): Promise<Reply> =>
    send(
      `${service.url}${path}`,
      method,
      {
        host: service.host,
        ...(as === undefined ? {} : { authorization: `Bearer ${as}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(accept === undefined ? {} : { accept }),
      },
      body && JSON.stringify(body),
    );
  const saidBy = (headers: Headers) => ['deprecation', 'sunset', 'link'].map((name) => headers.get(name));

  test('200, 401, 403, 406 and 422 say since when and until when, where to read more, and which call replaces it', async () => {
    const { token, key } = service;
    const replies = [
      await call('GET', BALANCE, { as: token }),
      await call('GET', BALANCE),
      await call('GET', BALANCE, { as: key }),
      await call('GET', BALANCE, { as: token, accept: 'text/html' }),
      await call('GET', `${BALANCE}?year=x`, { as: token }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 401, 403, 406, 422]);
    // RFC 9745: seconds since 1970; RFC 8594: an HTTP date
    for (const { headers } of replies)
      expect(saidBy(headers)).toEqual(['@1799971200', 'Sat, 15 Jan 2028 00:00:00 GMT', LINKS]);
  });

  test('200 of a list also keeps the link to its next page', async () => {
    for (const day of ['10-05', '10-06'])
      await call('POST', ENTRIES, {
        as: service.token,
        body: { started_at: `2026-${day}T10:00:00+02:00`, ended_at: `2026-${day}T11:00:00+02:00` },
      });
    const { headers } = await call('GET', `${ENTRIES}?limit=1`, { as: service.token });
    expect(headers.get('link')).toMatch(
      /^<\/api\/v1\/tracking\/entries\/\?limit=1&cursor=[^>]+>; rel="next", </,
    );
    expect(headers.get('link')!.endsWith(LINKS)).toBe(true);
  });

  test('links to the whole reference if keys cannot call it, and names no successor if there is none', async () => {
    const { headers } = await call('POST', LOGOUT, { body: {} });
    expect(headers.get('link')).toBe(
      '</api/docs>; rel="deprecation"; type="text/html", </api/docs>; rel="sunset"; type="text/html"',
    );
  });

  test('a call that is not deprecated has none of these headers, nor has an unknown path', async () => {
    for (const path of ['/api/v1/pto/policies/', '/api/v1/pto/nothing/'])
      expect(saidBy((await call('GET', path, { as: service.token })).headers)).toEqual([null, null, null]);
  });
});
