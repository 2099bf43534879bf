import { chapters } from '../redocly/areas.js';
import { areaNames, pascal, type AreaNames } from './names.ts';
import { writeNew, type Files } from './writing.ts';

/** Writes an area with a table, calls that create and read a record, their tests and a demo scene. */
export function newArea(area: string, one?: string): void {
  const names = areaNames(area, one);
  writeNew({ ...contractOf(names), ...sourcesOf(names), ...testsOf(names) });
}

const contractOf = ({ area, one, One }: AreaNames): Files => ({
  [`openapi/areas/${area}.yaml`]: `title: ${pascal(area)}
order: ${Math.max(...chapters.map(({ order }) => order as number)) + 10}
description: ${pascal(area)} of the workspace.
`,
  [`openapi/paths/${area}.yaml`]: `post:
  operationId: create${One}
  summary: Add a ${one}
  tags: [${area}]
  security: [{ jwt: [admin] }]
  requestBody:
    required: true
    content:
      application/json:
        schema: { $ref: ../schemas/${area}/${One}Input.yaml }
  responses:
    '201':
      description: The ${one}.
      content:
        application/json:
          schema: { $ref: ../schemas/${area}/${One}.yaml }
`,
  [`openapi/paths/${area}/{${one}_id}.yaml`]: `get:
  operationId: get${One}
  summary: A ${one}
  tags: [${area}]
  security: [{ jwt: [employee] }]
  parameters:
    - name: ${one}_id
      in: path
      required: true
      description: The ${one}.
      schema: { type: string, format: uuid }
  responses:
    '200':
      description: The ${one}.
      content:
        application/json:
          schema: { $ref: ../../schemas/${area}/${One}.yaml }
`,
  [`openapi/schemas/${area}/${One}.yaml`]: `type: object
description: A ${one} of the workspace.
additionalProperties: false
required: [id, label]
properties:
  id: { type: string, format: uuid }
  label: { type: string, description: What people call it. }
`,
  [`openapi/schemas/${area}/${One}Input.yaml`]: `type: object
additionalProperties: false
required: [label]
properties:
  label: { type: string, minLength: 1, maxLength: 80, pattern: '\\S', description: What people call it. }
examples:
  - { label: First ${one} }
`,
});

/** The current minute, in the format of migration names. */
const minute = (): string => new Date().toISOString().slice(0, 16).replace(/[-:]/g, '');

const sourcesOf = ({ area, one, One }: AreaNames): Files => ({
  [`src/areas/${area}/migrations/${minute()}_${area}.ts`]: `import { tenantTable } from '../../../db/tenant.ts';

/** What the workspace has as ${area}. */
export const sql = tenantTable('${area}', 'label text NOT NULL');
`,
  [`src/areas/${area}/exported.ts`]: `import type { AreaTables } from '../../exports/tables.ts';

const tables: AreaTables = {
  ${area}: { about: 'company' },
};
export default tables;
`,
  [`src/areas/${area}/store/${area}.ts`]: `import { statement } from '../../../db/statement.ts';

export interface ${One}Row {
  id: string;
  label: string;
}

export const insert${One} = statement<${One}Row, { label: string }>(\`
  INSERT INTO ${area} (workspace_id, label) VALUES ($1, $label) RETURNING id, label\`);

export const ${one}ById = statement<${One}Row, { id: string }>(\`
  SELECT id, label FROM ${area} WHERE workspace_id = $1 AND id = $id\`);
`,
  [`src/areas/${area}/present/${one}.ts`]: `import type { ${One} } from '../../../generated/types.ts';
import type { ${One}Row } from '../store/${area}.ts';

export const present${One} = (row: ${One}Row): ${One} => ({ id: row.id, label: row.label });
`,
  [`src/areas/${area}/operations/create${One}.ts`]: `import type { Answer, Call } from '../../../contract.ts';
import { announce${One} } from '../announce.ts';
import { present${One} } from '../present/${one}.ts';
import { insert${One} } from '../store/${area}.ts';

export default async function create${One}(call: Call<'create${One}'>): Promise<Answer<'create${One}'>> {
  const row = await call.db.one(insert${One}, { label: call.body.label.trim() });
  announce${One}(call, row.id);
  return { status: 201, data: present${One}(row) };
}
`,
  [`src/areas/${area}/operations/get${One}.ts`]: `import type { Answer, Call } from '../../../contract.ts';
import { notFound } from '../../../problem.ts';
import { present${One} } from '../present/${one}.ts';
import { ${one}ById } from '../store/${area}.ts';

export default async function get${One}({ params, db }: Call<'get${One}'>): Promise<Answer<'get${One}'>> {
  const row = await db.maybe(${one}ById, { id: params.${one}_id });
  if (!row) throw notFound();
  return { status: 200, data: present${One}(row) };
}
`,
  [`src/areas/${area}/announce.ts`]: `import { audit } from '../../events/audit.ts';
import type { Writing } from '../../events/writing.ts';

/** A new ${one}. */
export const announce${One} = (call: Writing, id: string): void =>
  audit(call, { action: 'created', resource: '${one}', id });
`,
  [`src/areas/${area}/demo.ts`]: `import { iso } from '../../demo/days.ts';
import type { DemoScene } from '../../demo/scene.ts';
import { announce${One} } from './announce.ts';

const scene: DemoScene = {
  after: ['auth'],
  write: (company) => {
    const at = company.at(company.since, 9 * 60);
    const id = company.id(at);
    company.insert('${area}', { id, created_at: iso(at), label: \`${One} of \${company.workspace.name}\` });
    announce${One}(company.writing(company.admin, at), id);
  },
};
export default scene;
`,
});

const testsOf = ({ area, one, One }: AreaNames): Files => ({
  [`test/operations/${area}/accessRows.ts`]: `import { put } from '../../access/records.ts';
import type { Place, Rows } from '../../access/row.ts';

const ${one} = async (at: Place) => ({ ${one}_id: await put(at, '${area}', { label: \`${One} \${at.next()}\` }) });

export const rows: Rows = {
  create${One}: {},
  get${One}: { ids: ${one}, reach: 'workspace' },
};
`,
  [`test/operations/${area}/tableRows.ts`]: `import type { TableRows } from '../../walls/filling.ts';

export const rows: TableRows = {
  ${area}: ({ mark }) => ({ label: \`${one} \${mark}\` }),
};
`,
  [`test/operations/${area}/${area}.test.ts`]: `import { describe, expect, test } from '@jest/globals';
import { openDemo } from '../../seed/support.ts';
import { openWorld } from '../../support/opening.ts';

const { service, world } = await openWorld();
const demo = await openDemo('2026-11-20T10:00:00Z');

const create = (label: string, as = world.admin) =>
  service.request(world, 'POST', '/${area}/', { as, body: { label } });

describe('POST /api/v1/${area}/', () => {
  test('201 with the ${one} for an admin; 403 below', async () => {
    const reply = await create(' First ');
    expect([reply.status, reply.body.data]).toEqual([201, { id: expect.any(String), label: 'First' }]);
    expect((await create('Mine', world.manager)).status).toBe(403);
  });

  test('422 for a blank label', async () => {
    expect((await create(' ')).status).toBe(422);
  });
});

describe('GET /api/v1/${area}/{${one}_id}/', () => {
  test('200 for everybody in the workspace', async () => {
    const { id } = (await create('Second')).body.data;
    const reply = await service.request(world, 'GET', \`/${area}/\${id}/\`, { as: world.employee });
    expect([reply.status, reply.body.data]).toEqual([200, { id, label: 'Second' }]);
  });

  test('404 for a ${one} of another workspace', async () => {
    const { id } = (await create('Third')).body.data;
    const other = await service.world();
    expect((await service.request(other, 'GET', \`/${area}/\${id}/\`, { as: other.admin })).status).toBe(404);
  });
});

describe('the demo of /${area}/', () => {
  test('has one in each company, announced as the operation does', async () => {
    const labels = await demo.sql('SELECT label FROM ${area} ORDER BY label');
    const companies = await demo.sql('SELECT name FROM workspaces ORDER BY name');
    expect(labels).toEqual(companies.map(({ name }) => ({ label: \`${One} of \${String(name)}\` })));
    const lines = await demo.sql("SELECT action FROM audit_log WHERE resource_type = '${one}'");
    expect(lines).toEqual(companies.map(() => ({ action: 'created' })));
  });
});
`,
});
