/**
 * The examples of openapi/examples/ match what the service answers, fit the contract and contain no valid
 * credential.
 */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { keptExamples, SHARED } from '../../codegen/examples/kept.ts';
import { fingerprintOf, problemsOf, ROWS, type Recorded } from '../../codegen/examples/recorded.ts';
import { unreal } from '../../codegen/examples/unreal.ts';
import { operations, type OperationId } from '../../src/generated/operations.ts';
import { fullDocument, publicDocument } from '../../src/openapi/served.ts';
import { described } from '../support/contract.ts';
import { foundCompany } from './company.ts';
import { recordAll, type Recording } from './record.ts';
import { recordRefusals, type Refusal } from './refusals.ts';

const kept = keptExamples() as unknown as Record<string, Record<string, Recorded>>;
const { [SHARED]: keptRefusals = {}, ...areas } = kept;
const examples = Object.values(areas).flatMap((area) => Object.entries(area)) as [OperationId, Recorded][];

/** The names of all members at any depth. The records of a list are merged into one. */
function members(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((one) => members(one, `${path}[]`)))].sort();
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => [
    `${path}.${name}`,
    ...members(one, `${path}.${name}`),
  ]);
}

describe('recorded again', () => {
  let again: Recording;
  let refusals: Map<string, Refusal>;
  const let_in: [string, number][] = [];
  beforeAll(async () => {
    const company = await foundCompany();
    try {
      again = await recordAll(company, described);
      refusals = await recordRefusals(company);
      const at = await company.again();
      for (const text of secretsOf(examples.map(([, example]) => example))) {
        const { status } = await at.service.request(at, 'GET', '/auth/me/', { as: text });
        if (status !== 401) let_in.push([text, status]);
      }
    } finally {
      await company.close();
    }
  }, 240_000);

  test('every operation can be recorded', () => {
    expect(again.failed).toEqual([]);
  });

  test('every operation sends and answers what its example shows: the status and all members', () => {
    const shown = (all: Iterable<[string, Recorded]>) =>
      Object.fromEntries(
        [...all].map(([id, { request, response }]) => [
          id,
          [response.status, ...members({ request, response })],
        ]),
      );
    expect(shown(again.recorded)).toEqual(shown(examples));
  });

  test('every shared refusal is answered as its example shows', () => {
    const shown = (all: Iterable<[string, Pick<Recorded, 'response'>]>) =>
      Object.fromEntries(
        [...all].map(([name, { response }]) => [name, [response.status, ...members(response)]]),
      );
    expect(shown(refusals)).toEqual(shown(Object.entries(keptRefusals)));
  });

  test('401 for every token and key in the examples', () => {
    expect(let_in).toEqual([]);
  });
});

/** Everything in the examples that has the form of a credential. */
function secretsOf(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(secretsOf);
  return typeof value === 'string' && /^(eyJ|wf[psr]_.{20})/.test(value) ? [value] : [];
}

describe('what `npm run check:examples` checks', () => {
  const [id, example] = examples.find(([name]) => name === 'createTimeEntry')!;
  const body = example.request.body as object;

  test('reports an example that does not fit the contract: an extra member, a missing one, an empty example, a wrong status', () => {
    expect(problemsOf(id, example)).toEqual([]);
    const tooMuch = { ...example, request: { body: { ...body, colour: 'red' } } };
    expect(problemsOf(id, tooMuch)).toEqual([expect.stringContaining('additional properties')]);
    const missing = { ...example, request: { body: { ...body, started_at: undefined } } };
    expect(problemsOf(id, JSON.parse(JSON.stringify(missing)) as Recorded)).toEqual([
      expect.stringContaining("required property 'started_at'"),
    ]);
    const silent = { ...example, request: {}, response: { status: 201 } };
    expect(problemsOf(id, silent)).toEqual(['its body is not shown', 'its answer is not shown']);
    const other = { ...example, response: { ...example.response, status: 202 } };
    expect(problemsOf(id, other)).toEqual(['the contract has no schema of its answer']);
  });

  test('computes a fingerprint per call and status, which committed examples carry', () => {
    expect(example.contract).toBe(fingerprintOf(id, 201));
    expect(fingerprintOf('updateTimeEntry', 200)).not.toBe(fingerprintOf('updateWebhook', 200));
  });

  test('reports texts that say nothing, and addresses that may be real', () => {
    expect(
      unreal({
        name: 'string',
        id: '123e4567-e89b-12d3-a456-426614174000',
        to: 'ada@acme.com',
        type: 'string',
      }),
    ).toEqual(['says "string"', 'says "123e4567-e89b-12d3-a456-426614174000"', 'leads to acme.com']);
    expect(unreal({ url: 'https://hooks.example.test/workforce', email: 'ada@example.test' })).toEqual([]);
  });
});

describe.each([
  ['the whole document', fullDocument() as any],
  ['the public subset', publicDocument() as any],
])('%s', (_name, document) => {
  const calls = Object.values<any>(document.paths).flatMap((item) => Object.values<any>(item));
  const json = (of: any) => of?.content?.['application/json'];

  test('shows the request of every call with a JSON body, even an optional one, and its answer', () => {
    for (const { operationId, requestBody, responses } of calls) {
      const { content = {} } = responses[operations[operationId as OperationId].success[0]!];
      const success = content['application/json'];
      if (success) expect([operationId, success.example?.message]).toEqual([operationId, expect.any(String)]);
      else {
        const rows = ROWS.filter((type) => type in content);
        const shown = rows.some((type) => /\n$/.test(content[type].example ?? ''));
        expect([operationId, shown]).toEqual([operationId, rows.length > 0]);
      }
      if (json(requestBody))
        expect([operationId, json(requestBody).example]).toEqual([operationId, expect.any(Object)]);
    }
  });

  test('shows an id for every parameter in a path, and a real answer for every shared error except 503', () => {
    for (const parameter of Object.values<any>(document.components.parameters))
      if (parameter.in === 'path')
        expect([parameter.name, typeof parameter.example]).toEqual([parameter.name, 'string']);
    for (const [name, response] of Object.entries<any>(document.components.responses))
      if (name !== 'Unavailable')
        expect([name, json(response).example?.detail]).toEqual([name, expect.any(String)]);
  });
});
