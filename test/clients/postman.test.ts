/**
 * Newman runs the Postman collection that the service serves against that service: every request reaches its
 * operation.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { SCOPES, operations, type Scope } from '../../src/generated/operations.ts';
import type { OperationRow } from '../../src/openapi/operation.ts';
import { openFolder, openWorld } from '../support/opening.ts';
import { tool, whyNot } from './tools.ts';

const { service, world } = await openWorld({ rateLimitScale: 100 });

interface Execution {
  item: { name: string };
  request: { method: string };
  response?: { code: number; header: { key: string; value: string }[]; stream: { data: number[] } };
  requestError?: { message: string };
}

/** The statuses that a request may get when sent unchanged: its ids do not exist and it has no file. */
function expectedOf(
  { method, path: at, key, files }: OperationRow,
  namesAnId: boolean,
  status: number,
  text: string,
): boolean {
  if (key === 'webhooks:manage') return status === 403;
  if (files.length > 0) return status === 415 && text.includes('The content of file must be one of');
  if (method === 'GET' && !at.includes('{') && !namesAnId)
    return status === 200 || /"code":"no_\w+"/.test(text);
  return status < 500 && ![0, 400, 401, 403, 405, 406, 415].includes(status);
}

/** Whether the query, as sent, names a record by its id. */
const namesAnId = ({ request }: any): boolean =>
  (request.url.query ?? []).some(({ key, disabled }: any) => !disabled && key.endsWith('_id'));

const rows = new Map(
  (Object.values(operations) as OperationRow[]).map((row) => [`${row.method} ${row.path}`, row]),
);

(whyNot === null ? test : test.skip)(
  `newman: every request reaches its call; what needs no id and is there is 200, and a time entry is created with 201${whyNot === null ? '' : `: not run, ${whyNot}`}`,
  async () => {
    const folder = openFolder('postman');
    const file = path.join(folder, 'collection.json');
    const report = path.join(folder, 'report.json');
    const collection = (await service.request(world, 'GET', '/api/postman/')).body as any;
    const requests = collection.item.flatMap(({ item }: any) => item) as any[];
    // as a person would do: replace the category and the person, which belong to another workspace in the
    // examples
    for (const { request } of requests)
      if (request.url.raw.includes('/tracking/') && request.body) {
        const { category_id: _category, employee_id: _employee, ...own } = JSON.parse(request.body.raw);
        request.body.raw = JSON.stringify(own);
      }
    writeFileSync(file, JSON.stringify(collection));
    const expected = requests.map(({ request: { method, url } }: any) =>
      rows.get(`${method} /${url.path.join('/').replace(/:(\w+)/g, '{$1}')}`),
    ) as OperationRow[];

    // without webhooks:manage, because example addresses must not be registered
    const scopes = (Object.keys(SCOPES) as Scope[]).filter((scope) => scope !== 'webhooks:manage');
    const key = await world.personalKey(world.admin, scopes);
    await tool('newman', [
      ...['run', file, '--reporters', 'json', '--reporter-json-export', report, '--timeout-request', '20000'],
      ...['--env-var', `base_url=${service.url}`, '--env-var', `api_key=${key.token}`],
    ]);
    const { run } = JSON.parse(readFileSync(report, 'utf8')) as { run: { executions: Execution[] } };
    expect(run.executions).toHaveLength(expected.length);
    const wrong: string[] = [];
    for (const [n, { response, requestError }] of run.executions.entries()) {
      const row = expected[n]!;
      const status = response?.code ?? 0;
      const scope = response?.header.find((one) => one.key.toLowerCase() === 'x-accepted-scopes')?.value;
      const text = response ? Buffer.from(response.stream.data).toString() : requestError?.message;
      const told = `${row.id} ${status} ${text?.slice(0, 300)}`;
      // only an answer of the operation itself names the scope that it accepts
      if (row.key !== 'none' && scope !== (row.key === 'any' ? '' : row.key))
        wrong.push(`not reached: ${told}`);
      else if (!expectedOf(row, namesAnId(requests[n]), status, text ?? '')) wrong.push(told);
    }
    expect(wrong).toEqual([]);
    expect(run.executions[expected.findIndex(({ id }) => id === 'createTimeEntry')]!.response!.code).toBe(
      201,
    );
  },
  300_000,
);
