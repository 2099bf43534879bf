/** A small area, whole, as somebody who follows docs/adding.md would write it: one table, a POST and a GET. */
export const areaFiles: Record<string, string> = {
  'openapi/paths/lockers.yaml': `post:
  operationId: createLocker
  summary: Add a locker
  tags: [lockers]
  security: [{ jwt: [admin] }]
  requestBody:
    required: true
    content:
      application/json:
        schema: { $ref: ../schemas/lockers/LockerInput.yaml }
  responses:
    '201':
      description: The locker.
      content:
        application/json:
          schema: { $ref: ../schemas/lockers/Locker.yaml }
`,
  'openapi/paths/lockers/{locker_id}.yaml': `get:
  operationId: getLocker
  summary: A locker
  tags: [lockers, public]
  security: [{ jwt: [employee] }, { apiKey: ['people:read'] }]
  parameters:
    - name: locker_id
      in: path
      required: true
      description: The locker.
      schema: { type: string, format: uuid }
  responses:
    '200':
      description: The locker.
      content:
        application/json:
          schema: { $ref: ../../schemas/lockers/Locker.yaml }
`,
  'openapi/schemas/lockers/Locker.yaml': `type: object
description: A place to leave things in.
additionalProperties: false
required: [id, label]
properties:
  id: { type: string, format: uuid }
  label: { type: string, description: What stands on its door. }
`,
  'openapi/schemas/lockers/LockerInput.yaml': `type: object
additionalProperties: false
required: [label]
properties:
  label: { type: string, minLength: 1, maxLength: 80, pattern: '\\S', description: What stands on its door. }
examples:
  - { label: Ground floor 12 }
`,
  'src/areas/lockers/migrations/20990101T0000_lockers.ts': `import { tenantTable } from '../../../db/tenant.ts';

/** Lockers, and nothing about who has one. */
export const sql = tenantTable('lockers', 'label text NOT NULL');
`,
  'src/areas/lockers/store/lockers.ts': `import { statement } from '../../../db/statement.ts';

export interface LockerRow {
  id: string;
  label: string;
}

export const insertLocker = statement<LockerRow, { label: string }>(\`
  INSERT INTO lockers (workspace_id, label) VALUES ($1, $label) RETURNING id, label\`);

export const lockerById = statement<LockerRow, { id: string }>(\`
  SELECT id, label FROM lockers WHERE workspace_id = $1 AND id = $id\`);
`,
  'src/areas/lockers/present/locker.ts': `import type { Locker } from '../../../generated/types.ts';
import type { LockerRow } from '../store/lockers.ts';

export const presentLocker = (row: LockerRow): Locker => ({ id: row.id, label: row.label });
`,
  'src/areas/lockers/operations/createLocker.ts': `import type { Answer, Call } from '../../../contract.ts';
import { announceLocker } from '../announce.ts';
import { presentLocker } from '../present/locker.ts';
import { insertLocker } from '../store/lockers.ts';

export default async function createLocker(call: Call<'createLocker'>): Promise<Answer<'createLocker'>> {
  const row = await call.db.one(insertLocker, { label: call.body.label.trim() });
  announceLocker(call, row.id);
  return { status: 201, data: presentLocker(row) };
}
`,
  'src/areas/lockers/operations/getLocker.ts': `import type { Answer, Call } from '../../../contract.ts';
import { notFound } from '../../../problem.ts';
import { presentLocker } from '../present/locker.ts';
import { lockerById } from '../store/lockers.ts';

export default async function getLocker({ params, db }: Call<'getLocker'>): Promise<Answer<'getLocker'>> {
  const row = await db.maybe(lockerById, { id: params.locker_id });
  if (!row) throw notFound();
  return { status: 200, data: presentLocker(row) };
}
`,
  'src/areas/lockers/announce.ts': `import { audit } from '../../events/audit.ts';
import type { Writing } from '../../events/writing.ts';

/** A new locker. */
export const announceLocker = (call: Writing, id: string): void =>
  audit(call, { action: 'created', resource: 'locker', id });
`,
  'src/areas/lockers/demo.ts': `import { iso } from '../../demo/days.ts';
import type { DemoScene } from '../../demo/scene.ts';
import { announceLocker } from './announce.ts';

const scene: DemoScene = {
  after: ['auth'],
  write: (company) => {
    const at = company.at(company.since, 9 * 60);
    const id = company.id(at);
    company.insert('lockers', { id, created_at: iso(at), label: \`Locker of \${company.workspace.name}\` });
    announceLocker(company.writing(company.admin, at), id);
  },
};
export default scene;
`,
  'test/operations/lockers/accessRows.ts': `import { put } from '../../access/records.ts';
import type { Place, Rows } from '../../access/row.ts';

const locker = async (at: Place) => ({ locker_id: await put(at, 'lockers', { label: \`Locker \${at.next()}\` }) });

export const rows: Rows = {
  createLocker: {},
  getLocker: { ids: locker, reach: 'workspace' },
};
`,
  'test/operations/lockers/tableRows.ts': `import type { TableRows } from '../../walls/filling.ts';

export const rows: TableRows = {
  lockers: ({ mark }) => ({ label: \`locker \${mark}\` }),
};
`,
  'test/operations/lockers/lockers.test.ts': `import { describe, expect, test } from '@jest/globals';
import { openDemo } from '../../seed/support.ts';
import { openWorld } from '../../support/opening.ts';

const { service, world } = await openWorld();
const demo = await openDemo('2026-11-20T10:00:00Z');

const create = (label: string, as = world.admin) =>
  service.request(world, 'POST', '/lockers/', { as, body: { label } });

describe('POST /api/v1/lockers/', () => {
  test('201 with the locker for an admin; 403 below', async () => {
    const reply = await create(' Ground floor 12 ');
    expect([reply.status, reply.body.data]).toEqual([201, { id: expect.any(String), label: 'Ground floor 12' }]);
    expect((await create('Mine', world.manager)).status).toBe(403);
  });

  test('422 for a blank label', async () => {
    expect((await create(' ')).status).toBe(422);
  });
});

describe('the demo of /lockers/', () => {
  test('has one in each company, announced as the operation does', async () => {
    const labels = await demo.sql('SELECT label FROM lockers ORDER BY label');
    expect(labels).toEqual([{ label: 'Locker of Brightwater Studio' }, { label: 'Locker of Northgate' }]);
    const lines = await demo.sql("SELECT action FROM audit_log WHERE resource_type = 'locker'");
    expect(lines).toEqual([{ action: 'created' }, { action: 'created' }]);
  });
});

describe('GET /api/v1/lockers/{locker_id}/', () => {
  test('200 for everybody in the workspace and keys with people:read; 403 for a key without', async () => {
    const { id } = (await create('First floor 1')).body.data;
    const get = (as: { token: string }) => service.request(world, 'GET', \`/lockers/\${id}/\`, { as });
    expect((await get(world.employee)).body.data).toEqual({ id, label: 'First floor 1' });
    expect((await get(await world.serviceKey(['people:read']))).status).toBe(200);
    const refused = await get(await world.serviceKey(['time:read']));
    expect([refused.status, refused.body.data.code]).toEqual([403, 'insufficient_scope']);
  });

  test('404 for a locker of another workspace', async () => {
    const { id } = (await create('First floor 2')).body.data;
    const other = await service.world();
    expect((await service.request(other, 'GET', \`/lockers/\${id}/\`, { as: other.admin })).status).toBe(404);
  });
});
`,
};

/** One more operation in that area: what is added to, by file, and what is new. */
export const operationFiles: Record<string, (before: string) => string> = {
  'openapi/paths/lockers.yaml': (before) => `get:
  operationId: listLockers
  summary: The lockers
  tags: [lockers, public]
  security: [{ jwt: [employee] }, { apiKey: ['people:read'] }]
  responses:
    '200':
      description: The lockers by label.
      content:
        application/json:
          schema: { type: array, items: { $ref: ../schemas/lockers/Locker.yaml } }
${before}`,
  'src/areas/lockers/operations/listLockers.ts':
    () => `import type { Answer, Call } from '../../../contract.ts';
import { presentLocker } from '../present/locker.ts';
import { allLockers } from '../store/lockers.ts';

export default async function listLockers({ db }: Call<'listLockers'>): Promise<Answer<'listLockers'>> {
  return { status: 200, data: (await db.rows(allLockers)).map(presentLocker) };
}
`,
  'src/areas/lockers/store/lockers.ts': (before) =>
    `${before.replace('{ statement }', '{ statement, type NoValues }')}
export const allLockers = statement<LockerRow, NoValues>(\`
  SELECT id, label FROM lockers WHERE workspace_id = $1 ORDER BY label, id\`);
`,
  'test/operations/lockers/accessRows.ts': (before) =>
    before.replace(
      '  createLocker: {},',
      "  createLocker: {},\n  listLockers: { before: locker, reach: 'workspace' },",
    ),
  'test/operations/lockers/lockers.test.ts': (before) => `${before}
describe('GET /api/v1/lockers/', () => {
  test('200 by label, of this workspace alone', async () => {
    const other = await service.world();
    const list = () => service.request(other, 'GET', '/lockers/', { as: other.employee });
    expect((await list()).body.data).toEqual([]);
    for (const label of ['B', 'A'])
      await service.request(other, 'POST', '/lockers/', { as: other.admin, body: { label } });
    expect((await list()).body.data.map((one: { label: string }) => one.label)).toEqual(['A', 'B']);
  });
});
`,
};
