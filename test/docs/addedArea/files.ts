/**
 * What somebody who follows docs/adding.md writes into the generated skeletons of the area lockers, by file.
 */
type Changes = Record<string, (before: string) => string>;

/** Replaces one text of a skeleton. Throws if it is not there, because then the skeleton has changed. */
const replaced = (before: string, from: string, to: string): string => {
  if (!before.includes(from)) throw new Error(`no ${from} in ${before}`);
  return before.replace(from, () => to);
};

/** A call that lists lockers, for keys too. */
export const operationChanges: Changes = {
  'openapi/paths/lockers.yaml': (before) =>
    replaced(
      replaced(
        before,
        'summary: List lockers\n  tags: [lockers]',
        'summary: The lockers\n  tags: [lockers, public]',
      ),
      '[{ jwt: [employee] }]',
      "[{ jwt: [employee] }, { apiKey: ['people:read'] }]",
    ),
  'src/areas/lockers/operations/listLockers.ts':
    () => `import type { Answer, Call } from '../../../contract.ts';
import { presentLocker } from '../present/locker.ts';
import { allLockers } from '../store/lockers.ts';

export default async function listLockers({ db }: Call<'listLockers'>): Promise<Answer<'listLockers'>> {
  return { status: 200, data: (await db.rows(allLockers)).map(presentLocker) };
}
`,
  'src/areas/lockers/store/lockers.ts': (before) =>
    `${replaced(before, '{ statement }', '{ statement, type NoValues }')}
export const allLockers = statement<LockerRow, NoValues>(\`
  SELECT id, label FROM lockers WHERE workspace_id = $1 ORDER BY label, id\`);
`,
  'test/operations/lockers/accessRows.ts': (before) =>
    replaced(before, 'listLockers: {}', "listLockers: { before: locker, reach: 'workspace' }"),
  'test/operations/lockers/listLockers.test.ts': (before) =>
    `${replaced(before, '200 for an admin', '200 by label, of this workspace alone')}`
      .replace(
        / {4}const reply[^]*toBe\(200\);\n/,
        () => `    const other = await service.world();
    const list = () => service.request(other, 'GET', '/lockers/', { as: other.employee });
    expect((await list()).body.data).toEqual([]);
    for (const label of ['B', 'A'])
      await service.request(other, 'POST', '/lockers/', { as: other.admin, body: { label } });
    expect((await list()).body.data.map((one: { label: string }) => one.label)).toEqual(['A', 'B']);
`,
      )
      .replace('const { service, world }', 'const { service }'),
};

/** The event of a new locker, sent in the transaction that writes it. */
export const eventChanges: Changes = {
  'src/areas/lockers/operations/createLocker.ts': (before) =>
    replaced(
      replaced(before, '{ announceLocker }', '{ announceLocker, announceLockerAdded }'),
      '  announceLocker(call, row.id);\n',
      '  announceLocker(call, row.id);\n  announceLockerAdded(call, { id: row.id });\n',
    ),
  'test/operations/lockers/locker.added.test.ts': (before) =>
    replaced(
      replaced(before, 'const { world }', 'const { service, world }'),
      '    // cause the event\n',
      `    const hook = { url: 'https://hooks.example.com/', events: ['locker.added'] };
    const made = await service.request(world, 'POST', '/platform/webhooks/', { as: world.admin, body: hook });
    expect([made.status, made.body.data.events]).toEqual([201, ['locker.added']]);
    const add = (label: string) =>
      service.request(world, 'POST', '/lockers/', { as: world.admin, body: { label } });
    expect([(await add(' ')).status, (await add('One')).status]).toEqual([422, 201]);
`,
    ),
};
