/** The filter `ids` of lists: exactly these records, in the order of the list. */
import { expect, test } from '@jest/globals';
import { operations, type OperationId } from '../../src/generated/operations.ts';
import type { OperationRow } from '../../src/openapi/operation.ts';
import { newPlace } from '../access/knownGood.ts';
import { absence, entry } from '../access/records.ts';
import { opened } from '../support/opening.ts';
import { startService } from '../support/service.ts';

const service = await opened(startService());
const world = await newPlace(service);

const LISTS = (Object.entries(operations) as [OperationId, OperationRow][])
  .filter(([, { query }]) => query.some(({ name }) => name === 'ids'))
  .map(([id, { path }]) => ({ id, path }));

const list = async (path: string, query: Record<string, string>) => {
  const reply = await service.request(world, 'GET', path, { as: world.admin, query });
  expect([path, reply.status]).toEqual([path, 200]);
  return (reply.body.data as { id: string }[]).map(({ id }) => id);
};

test.each(LISTS)('200 of $id with no record for an id that does not exist', async ({ path }) => {
  expect(await list(path, { ids: '01a201e7-293f-7ba4-b4eb-d27aa0ea8d15' })).toEqual([]);
});

test('200 with the absences of these ids, and no others', async () => {
  const [one, other] = [await absence(world, world.employee), await absence(world, world.colleague)];
  await absence(world, world.stranger);
  const ids = [one.absence_id, other.absence_id];
  const found = await list('/api/v1/pto/admin/requests/', { ids: ids.join() });
  expect([...found].sort()).toEqual([...ids].sort());
  expect(
    await list('/api/v1/pto/admin/requests/', { ids: ids.join(), employee_id: world.employee.id }),
  ).toEqual([one.absence_id]);
});

test('200 with the time entry of these ids, and of an own id', async () => {
  const [one, other] = [await entry(world, world.employee), await entry(world, world.employee)];
  const id = (one as { entry_id: string }).entry_id;
  expect(await list('/api/v1/tracking/admin/entries/', { ids: id })).toEqual([id]);
  await world.sql('UPDATE time_entries SET external_id = $2 WHERE id = $1', [id, 'punch-1']);
  expect(await list('/api/v1/tracking/admin/entries/', { external_id: 'punch-1' })).toEqual([id]);
  expect(await list('/api/v1/tracking/admin/entries/', { external_id: 'punch' })).toEqual([]);
  expect(other).not.toEqual(one);
});
