/** The published documents as client generators read them: names, headers, tags, defaults. */
import { describe, expect, test } from '@jest/globals';
import { responseProblems, undeclaredHeaders } from '../../src/http/validate.ts';
import { fullDocument, publicDocument } from '../../src/openapi/served.ts';

const JSON_TYPE = 'application/json';

describe.each([
  ['the whole document', fullDocument() as any],
  ['the public subset', publicDocument() as any],
])('%s', (_name, document) => {
  const calls = Object.values<any>(document.paths).flatMap((item) => Object.values<any>(item));
  const events = Object.values<any>(document.webhooks).map((item) => item.post);
  const { schemas, parameters, headers } = document.components;
  const lookUp = (node: any): any =>
    node.$ref
      ? node.$ref
          .slice(2)
          .split('/')
          .reduce((at: any, key: string) => at[key], document)
      : node;

  test('has a short title', () => {
    expect(document.info.title).toMatch(/^Workforce API(, public subset)?$/);
  });

  test('has one area per call, and a chapter of its own for the events that webhooks receive', () => {
    for (const { operationId, tags } of calls) {
      expect([operationId, tags.length]).toEqual([operationId, 1]);
      expect(['public', 'webhooks']).not.toContain(tags[0]);
    }
    for (const { operationId, tags } of events)
      expect([operationId, tags]).toEqual([operationId, ['webhooks']]);
    expect(document.tags.map((tag: any) => tag.name)).not.toContain('public');
  });

  test('declares the six headers of an event where it is sent, and none of them in the components', () => {
    for (const { operationId, parameters: sent } of events)
      expect([operationId, sent.map((one: any) => `${one.in} ${one.name}`)]).toEqual([
        operationId,
        [
          'header X-Service-Event',
          'header X-Service-Delivery',
          'header X-Service-Signature',
          'header webhook-id',
          'header webhook-timestamp',
          'header webhook-signature',
        ],
      ]);
    const shared = Object.values<any>(parameters).map((one) => one.name as string);
    expect(shared.filter((name) => /^(x-service|webhook-)/i.test(name))).toEqual([]);
  });

  test('declares on every answer the request id and the limits, on 401 the challenge, on 429 and 503 when to retry', () => {
    for (const { operationId, responses } of calls) {
      for (const [status, response] of Object.entries<any>(responses)) {
        const declared = Object.keys(lookUp(response).headers);
        const expected = ['X-Request-Id', 'RateLimit', 'RateLimit-Policy'];
        if (['429', '503'].includes(status)) expected.push('Retry-After');
        if (status === '401') expected.push('WWW-Authenticate');
        expect([operationId, status, declared]).toEqual([
          operationId,
          status,
          expect.arrayContaining(expected),
        ]);
      }
    }
    expect(headers.RetryAfter.schema.type).toBe('integer');
  });

  test('declares the scopes of a key on every answer to a call that accepts keys, and on the refusal of others', () => {
    for (const { operationId, security = [], responses } of calls) {
      const takesKeys = security.some((one: any) => 'apiKey' in one);
      const declared = (status: string) => Object.keys(lookUp(responses[status]).headers);
      if (security.length > 0)
        expect([operationId, declared('403')]).toEqual([
          operationId,
          expect.arrayContaining(['X-Key-Scopes']),
        ]);
      const [success] = Object.keys(responses).filter((status) => status.startsWith('2'));
      for (const name of ['X-Accepted-Scopes', 'X-Key-Scopes'])
        expect([operationId, name, declared(success!).includes(name)]).toEqual([
          operationId,
          name,
          takesKeys,
        ]);
    }
  });

  test('lists on every error the codes that it may carry, for machines and for readers', () => {
    for (const { operationId, responses } of calls) {
      for (const [status, one] of Object.entries<any>(responses)) {
        if (Number(status) < 400) continue;
        const { description, 'x-codes': codes } = lookUp(one);
        expect([operationId, status, codes.length > 0]).toEqual([operationId, status, true]);
        for (const code of codes) expect(description).toContain(`\`${code}\``);
      }
    }
    const { 409: conflict, 422: invalid } = document.paths['/api/v1/tracking/entries/'].post.responses;
    expect(conflict['x-codes']).toEqual([
      'idempotency_in_progress',
      'entry_overlap',
      'period_locked',
      'not_employed',
      'duplicate_external_id',
      'timesheet_submitted',
      'timesheet_approved',
    ]);
    expect(invalid['x-codes']).toEqual(['validation_failed', 'idempotency_key_reused', 'employee_required']);
    expect(document.components.responses.ValidationProblem['x-codes']).toEqual(['validation_failed']);
  });

  test('declares the Idempotency-Key of each call that creates, its error codes, and the mark of a replay', () => {
    const declares = (of: any) =>
      (of.parameters ?? []).some((one: any) => lookUp(one).name === 'Idempotency-Key');
    const keyed = calls.filter(declares);
    expect(keyed.length).toBeGreaterThan(10);
    for (const { operationId, responses } of keyed) {
      const [success, conflict, invalid] = [responses[200] ?? responses[201] ?? responses[202], 409, 422].map(
        (one) => lookUp(typeof one === 'number' ? responses[one] : one),
      );
      const secret = conflict['x-codes'].includes('idempotency_secret_shown');
      expect([operationId, conflict['x-codes']]).toEqual([
        operationId,
        expect.arrayContaining(['idempotency_in_progress']),
      ]);
      expect([operationId, invalid['x-codes']]).toEqual([
        operationId,
        expect.arrayContaining(['idempotency_key_reused']),
      ]);
      expect([operationId, 'Idempotency-Replayed' in success.headers]).toEqual([operationId, !secret]);
    }
    const create = document.paths['/api/v1/platform/webhooks/'].post;
    expect(declares(create)).toBe(true);
    expect(create.responses['409']['x-codes']).toContain('idempotency_secret_shown');
    for (const { operationId, responses } of calls.filter((of) => !declares(of)))
      for (const response of Object.values<any>(responses))
        expect([operationId, lookUp(response)['x-codes'] ?? []]).toEqual([
          operationId,
          expect.not.arrayContaining(['idempotency_secret_shown']),
        ]);
  });

  test('answers in envelopes that are named after their data, with one envelope for all calls that return the same data', () => {
    for (const { operationId, responses } of calls) {
      for (const [status, response] of Object.entries<any>(responses)) {
        const schema = status.startsWith('2') ? response.content?.[JSON_TYPE]?.schema : undefined;
        if (!schema) continue;
        expect([operationId, Object.keys(schema)]).toEqual([operationId, ['$ref']]);
        const [name, envelope] = [schema.$ref.split('/').at(-1), lookUp(schema)];
        expect(Object.keys(envelope.properties)).toEqual(['status', 'message', 'data']);
        const { data } = envelope.properties;
        if (data.$ref) expect(name).toBe(`${data.$ref.split('/').at(-1)}Response`);
        if (data.items?.$ref) expect(name).toBe(`${data.items.$ref.split('/').at(-1)}ListResponse`);
      }
    }
    const entries = document.paths['/api/v1/tracking/entries/'].post.responses['201'];
    const entry = document.paths['/api/v1/tracking/entries/{entry_id}/'].get.responses['200'];
    for (const { content } of [entries, entry])
      expect(content[JSON_TYPE].schema.$ref).toBe('#/components/schemas/TimeEntryResponse');
    expect(Object.keys(schemas).filter((name) => /20\d/.test(name))).toEqual([]);
  });

  test('the lists of one kind of record return one schema, including deleted records', () => {
    const synced = calls.filter(({ parameters: asked = [] }) =>
      asked.some((one: any) => lookUp(one).name === 'include_deleted'),
    );
    expect(synced.length).toBeGreaterThanOrEqual(5);
    for (const { operationId, responses } of synced) {
      const { items } = lookUp(responses['200'].content[JSON_TYPE].schema).properties.data;
      const { required, properties } = lookUp(items);
      expect([operationId, required.includes('deleted_at'), properties.deleted_at]).toEqual([
        operationId,
        true,
        expect.objectContaining({ type: ['string', 'null'], format: 'date-time' }),
      ]);
    }
  });

  test('describes every schema and each of its members, of calls and of events', () => {
    const bare: string[] = [];
    const walk = (node: any, at: string) => {
      if (typeof node !== 'object' || node === null) return;
      for (const [name, member] of Object.entries<any>(node.properties ?? {}))
        if (!lookUp(member).description) bare.push(`${at} ${name}`);
      for (const [name, one] of Object.entries(node))
        if (!['example', 'examples'].includes(name)) walk(one, at);
    };
    for (const [name, schema] of Object.entries<any>(schemas)) {
      if (!schema.description) bare.push(name);
      walk(schema, name);
    }
    expect(bare).toEqual([]);
    expect(schemas.Person.properties.email.description).toBe('E-mail address.');
  });

  test('names schemas in the style of types', () => {
    expect(Object.keys(schemas).filter((name) => !/^[A-Z][A-Za-z0-9]*$/.test(name))).toEqual([]);
  });

  test('gives every integer a maximum', () => {
    const unsaid: string[] = [];
    const walk = (node: any, at: string) => {
      if (typeof node !== 'object' || node === null) return;
      if ([node.type].flat().includes('integer') && !['int32', 'int64'].includes(node.format))
        unsaid.push(at);
      for (const [name, one] of Object.entries(node))
        if (!/^examples?$/.test(name)) walk(one, `${at}/${name}`);
    };
    walk({ paths: document.paths, components: document.components }, '#');
    expect(unsaid).toEqual([]);
    expect(parameters.Limit.schema).toMatchObject({ maximum: 200, format: 'int32' });
    expect(schemas.Webhook.properties.version.format).toBe('int64');
  });

  test('a bulk call shows the shape of its rows, and not the wider shape that it accepts in order to refuse row by row', () => {
    expect(schemas.BulkTimeEntriesInput.properties.entries.items).toEqual({
      $ref: '#/components/schemas/TimeEntryInput',
    });
    expect(schemas.UserImportRow.properties.send_invite).toEqual({
      type: ['boolean', 'null'],
      description: expect.stringContaining('invitation'),
    });
  });

  test('a recorded event may have a kind that the client does not know; each known body is a recorded event', () => {
    const { properties, required } = schemas.RecordedEvent;
    expect(properties.event).toEqual({ $ref: '#/components/schemas/EventKind' });
    expect(properties.data).toMatchObject({ type: 'object', additionalProperties: true });
    for (const [kind, { post }] of Object.entries<any>(document.webhooks)) {
      const body = lookUp(post.requestBody.content[JSON_TYPE].schema);
      expect(body.properties.event.const).toBe(kind);
      expect(body.required).toEqual(required);
    }
  });

  test('no answer has several shapes unless a member tells them apart', () => {
    const told = {
      // only one of the shapes has `two_factor_required`
      '#/components/schemas/SignInTokensOrTwoFactorChallengeResponse/data': 'oneOf',
    };
    const found: Record<string, string> = {};
    const seen = new Set();
    const walk = (node: any, at: string) => {
      if (typeof node !== 'object' || node === null || seen.has(node)) return;
      seen.add(node);
      if (node.$ref) walk(lookUp(node), node.$ref);
      for (const kind of ['oneOf', 'anyOf']) {
        const shapes = (node[kind] ?? []).filter((one: any) => one.type !== 'null');
        if (shapes.length > 1 && !node.discriminator) found[at] = kind;
      }
      for (const [key, one] of Object.entries(node)) walk(one, key === 'properties' ? at : `${at}/${key}`);
    };
    for (const { operationId, responses } of calls)
      for (const [status, one] of Object.entries<any>(responses))
        walk(lookUp(one), `${operationId} ${status}`);
    const here = Object.entries(told).filter(([at]) => at.split('/')[3]! in schemas);
    expect(found).toEqual(Object.fromEntries(here));
  });

  test('names the body of every event', () => {
    for (const { operationId, requestBody } of events) {
      const name = operationId[0].toUpperCase() + operationId.slice(1);
      expect(requestBody.content[JSON_TYPE].schema).toEqual({ $ref: `#/components/schemas/${name}` });
      expect(Object.keys(schemas[name].properties)).toEqual([
        'id',
        'sequence',
        'event',
        'occurred_at',
        'actor',
        'data',
      ]);
    }
  });

  test('has no default in a request body, because generators would then require the member', () => {
    const found: string[] = [];
    const seen = new Set();
    const walk = (node: any, at: string) => {
      if (typeof node !== 'object' || node === null || seen.has(node)) return;
      seen.add(node);
      if (node.$ref) walk(lookUp(node), node.$ref);
      for (const [name, member] of Object.entries<any>(node.properties ?? {}))
        if ('default' in member) found.push(`${at} ${name}`);
      Object.values(node).forEach((one) => walk(one, at));
    };
    for (const { operationId, requestBody } of calls) walk(requestBody, operationId);
    expect(found).toEqual([]);
    expect(schemas.TimeEntryInput.properties.billable.description).toMatch(/ `false` unless given\.$/);
  });
});

describe('the answer check of the tests', () => {
  const answer = (status: number, code: string) => ({ status, message: 'x', detail: 'x', data: { code } });

  test('accepts a code that the call lists, and refuses any other code and a different status in the body', () => {
    const listed = answer(409, 'entry_overlap');
    expect(responseProblems('createTimeEntry', 409, listed)).toEqual([]);
    expect(responseProblems('createTimeEntry', 409, answer(409, 'clock_running'))).toEqual([
      'does not declare the code clock_running',
    ]);
    expect(responseProblems('createTimeEntry', 409, { ...listed, status: 400 })).toEqual([
      'the body names another status',
    ]);
  });

  test('accepts the headers that an answer declares and those of the transport, and refuses any other', () => {
    const declared = { 'WWW-Authenticate': 'Bearer', 'X-Request-Id': 'x', RateLimit: 'x' };
    const transport = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
    for (const id of ['login', 'verifyLogin', 'refreshTokens', 'getMe'] as const)
      expect([id, undeclaredHeaders(id, 401, { ...declared, ...transport })]).toEqual([id, []]);
    expect(undeclaredHeaders('getMe', 200, { ...transport, 'WWW-Authenticate': 'Bearer' })).toEqual([
      'does not declare the header WWW-Authenticate',
    ]);
  });
});
