import { expect, test } from '@jest/globals';
import { migrate } from '../../src/migrations/migrate.ts';
import { opened } from '../support/opening.ts';
import { startService } from '../support/service.ts';
import { PASSWORD, personWithPassword } from '../support/signIn.ts';

const service = await opened(startService());

test('rule 21: for keys rotated before `rotated_by` existed, the audit trail says by whom', async () => {
  const world = await service.world();
  const key = await world.serviceKey(['time:read']);
  const other = await world.serviceKey(['time:read']);
  const [first, second] = [
    await personWithPassword(service, world, { role: 'admin' }),
    await personWithPassword(service, world, { role: 'admin' }),
  ];
  for (const as of [second, first, second])
    await service.request(world, 'POST', `/platform/api-keys/${key.id}/rotate/`, {
      as,
      body: { password: PASSWORD },
    });
  const holders = () =>
    world.sql('SELECT rotated_by, rotated_at IS NOT NULL AS rotated FROM api_keys WHERE id IN ($1, $2)', [
      key.id,
      other.id,
    ]);
  const written = await holders();
  expect(written).toContainEqual({ rotated_by: [first.id, second.id], rotated: true });
  expect(written).toContainEqual({ rotated_by: [], rotated: false });

  // the table as the previous version stored it
  await world.sql('ALTER TABLE api_keys DROP COLUMN rotated_by, DROP COLUMN rotated_at');
  await world.sql('ALTER TABLE limit_counts DROP COLUMN last_ms');
  await world.sql(`DELETE FROM migrations WHERE name = '014_key_holders'`);
  const { ownerUrl, appUrl } = service.database;
  expect(await migrate({ ownerUrl, appUrl })).toContain('014_key_holders');
  expect((await holders()).map((row) => JSON.stringify(row)).sort()).toEqual(
    written.map((row) => JSON.stringify(row)).sort(),
  );
  const open = await world.sql(
    `SELECT relname FROM pg_class WHERE relname IN ('api_keys', 'audit_log') AND NOT relforcerowsecurity`,
  );
  expect(open).toEqual([]);
});
