import { expect, test } from '@jest/globals';
import { createKeyUse } from '../../src/auth/keyUse.ts';
import { workspaceDb } from '../../src/db/handle.ts';
import { openWorld } from '../support/opening.ts';
import { until } from '../support/until.ts';

const { service, world } = await openWorld();
const db = workspaceDb(service.app.services.pool, world.id);
const failed = (error: unknown) => {
  throw error;
};

async function shown(id: string): Promise<number> {
  const reply = await service.request(world, 'GET', '/platform/admin/api-keys/', { as: world.admin });
  expect(reply.status).toBe(200);
  return reply.body.data.find((key: { id: string }) => key.id === id).calls_last_hour;
}

test('the calls of the last hour are counted in all processes, and shown with the key', async () => {
  const { id } = await world.personalKey(world.employee, ['time:read']);
  const now = Date.now();
  const processes = [createKeyUse(failed, 50), createKeyUse(failed, 50)];
  for (let call = 0; call < 100; call += 1) for (const { note } of processes) note(db, id, '127.0.0.1', now);
  await until(async () => (await shown(id)) === 200);
});

test('calls of an hour ago do not count, and those of two hours ago are deleted', async () => {
  const { id } = await world.personalKey(world.employee, ['time:read']);
  const hour = 3_600_000;
  for (const ago of [3 * hour, 1.5 * hour, 0])
    createKeyUse(failed).note(db, id, '127.0.0.1', Date.now() - ago);
  const slots = () => world.sql('SELECT calls FROM api_key_use WHERE key_id = $1', [id]);
  await until(async () => (await slots()).length >= 2);
  await until(async () => (await shown(id)) === 1);
  createKeyUse(failed).note(db, id, '127.0.0.1', Date.now());
  await until(async () => (await shown(id)) === 2);
  expect(await slots()).toHaveLength(2);
});

test('a key that is deleted meanwhile is no error', async () => {
  createKeyUse(failed).note(db, '01a201e7-293f-7ba4-b4eb-d27aa0ea8d15', 'unknown', Date.now());
  await until(async () => (await world.sql('SELECT 1')).length === 1);
});
