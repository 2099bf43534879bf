import { expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { workspaceDb } from '../../src/db/handle.ts';
import { isUnavailable } from '../../src/db/pool.ts';
import { statement, type NoRow } from '../../src/db/statement.ts';
import { openWorld } from '../support/opening.ts';

const { service, world } = await openWorld();
const rename = statement<NoRow, { name: string }>('UPDATE workspaces SET name = $name WHERE id = $1');

test('an idle transaction is ended before those that wait for its lock give up: they continue, and its writes are rolled back', async () => {
  const db = workspaceDb(service.app.services.pool, world.id);
  let begun!: () => void;
  const locked = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const idle = db.transaction(async (tx) => {
    await tx.count(rename, { name: 'Idle' });
    begun();
    await sleep(6_000);
    await tx.count(rename, { name: 'Idle, later' });
  });
  const ended = idle.then(
    () => undefined,
    (error: unknown) => error,
  );
  await locked;
  // waits for the lock, and would be refused after 5 s (lock_timeout)
  await db.transaction((tx) => tx.count(rename, { name: 'Waited' }));
  // reported as 503, so that a client may retry
  expect(isUnavailable(await ended)).toBe(true);
  expect(await world.sql('SELECT name FROM workspaces WHERE id = $1', [world.id])).toEqual([
    { name: 'Waited' },
  ]);
}, 30_000);
