import { Remedy } from '../remedy.ts';
import { assertArea, isThere, textOf, write, writeNew, type Files } from './writing.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Writes a call into the contract, a handler that throws until you write it, an access row and a test. */
export function newOperation(area: string, id: string, method: string, path: string, schema: string): void {
  assertArea(area);
  if (!/^[a-z][A-Za-z]+$/.test(id))
    throw new Remedy(`${id}: an operationId is a verb and a noun, such as listLockers`);
  if (!METHODS.includes(method)) throw new Remedy(`${method}: a method is one of ${METHODS.join(', ')}`);
  if (!path.startsWith(`/${area}/`) || !path.endsWith('/'))
    throw new Remedy(`${path}: the path is below /${area}/ and ends in a slash`);
  if (!/^[A-Z][A-Za-z]+$/.test(schema)) throw new Remedy(`${schema}: a schema is a noun, such as Locker`);

  const file = `openapi/paths/${path.slice(1, -1)}.yaml`;
  const before = isThere(file) ? textOf(file) : '';
  const verb = method.toLowerCase();
  if (new RegExp(`^${verb}:`, 'm').test(before)) throw new Remedy(`${file}: has a ${verb} already`);
  writeNew({ ...schemasOf(area, schema, verb), ...codeOf(area, id, method, path) });

  const rows = `test/operations/${area}/accessRows.ts`;
  write({
    [file]: before + callOf(area, id, verb, path, schema),
    [rows]: textOf(rows).replace(/\n\};\s*$/, `\n  ${id}: {},\n};\n`),
  });
}

const takesBody = (verb: string): boolean => ['post', 'put', 'patch'].includes(verb);
const bodyOf = (schema: string, verb: string): string => schema + (verb === 'patch' ? 'Patch' : 'Input');

/** The schemas that do not exist yet, with the members that every record has. */
function schemasOf(area: string, schema: string, verb: string): Files {
  const files: Files = {
    [`openapi/schemas/${area}/${schema}.yaml`]: `type: object
description: Says what a ${schema} is.
additionalProperties: false
required: [id]
properties:
  id: { type: string, format: uuid }
`,
  };
  if (takesBody(verb))
    files[`openapi/schemas/${area}/${bodyOf(schema, verb)}.yaml`] = `type: object
additionalProperties: false
properties:
  label: { type: string, minLength: 1, maxLength: 80, pattern: '\\S', description: What people call it. }
examples:
  - { label: First }
`;
  return Object.fromEntries(Object.entries(files).filter(([file]) => !isThere(file)));
}

function callOf(area: string, id: string, verb: string, path: string, schema: string): string {
  const schemas = `${'../'.repeat(path.split('/').length - 2)}schemas/${area}`;
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(
    ([, name]) => `    - name: ${name}
      in: path
      required: true
      description: Which one.
      schema: { type: string, format: uuid }
`,
  );
  const body = `  requestBody:
    required: true
    content:
      application/json:
        schema: { $ref: ${schemas}/${bodyOf(schema, verb)}.yaml }
`;
  const one = `{ $ref: ${schemas}/${schema}.yaml }`;
  const content = `      content:
        application/json:
          schema: ${id.startsWith('list') ? `{ type: array, items: ${one} }` : one}
`;
  const status = { post: '201', delete: '204' }[verb] ?? '200';
  return `${verb}:
  operationId: ${id}
  summary: ${id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (letter) => letter.toUpperCase())}
  tags: [${area}]
  security: [{ jwt: [${verb === 'get' ? 'employee' : 'admin'}] }]
${parameters.length > 0 ? `  parameters:\n${parameters.join('')}` : ''}${takesBody(verb) ? body : ''}  responses:
    '${status}':
      description: ${status === '204' ? 'Deleted.' : 'What was asked for.'}
${status === '204' ? '' : content}`;
}

const codeOf = (area: string, id: string, method: string, path: string): Files => ({
  [`src/areas/${area}/operations/${id}.ts`]: `import type { Answer } from '../../../contract.ts';

export default function ${id}(): Promise<Answer<'${id}'>> {
  throw new Error('${id} answers nothing yet');
}
`,
  [`test/operations/${area}/${id}.test.ts`]: `import { describe, expect, test } from '@jest/globals';
import { openWorld } from '../../support/opening.ts';

const { service, world } = await openWorld();

describe('${method} /api/v1${path}', () => {
  test('200 for an admin', async () => {
    const reply = await service.request(world, '${method}', '${path}', { as: world.admin });
    expect(reply.status).toBe(200);
  });
});
`,
});
