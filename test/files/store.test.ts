/**
 * Files whose bytes are in Postgres: the same bytes back, whole or in part, invisible until they are kept,
 * and separated by both walls.
 */
import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { CHUNK } from '../../src/files/chunks.ts';
import { migrate } from '../../src/migrations/migrate.ts';
import { openWorld } from '../support/opening.ts';
import { storeOf, storeTests } from './stores.ts';

const { service, world } = await openWorld();
const { files, db, bytesOf } = storeOf(service, world);

storeTests(service, world, await service.world(), {
  chunk: CHUNK,
  sizes: [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK + 1],
  things: async ({ id }) =>
    (await world.sql('SELECT 1 FROM file_chunks WHERE workspace_id = $1', [id])).length,
});

describe('files that were stored whole, before there were chunks', () => {
  test('are split into chunks when the database is migrated, and keep their bytes', async () => {
    // as earlier versions stored them
    await world.sql('ALTER TABLE files ADD COLUMN content bytea, DROP COLUMN place CASCADE');
    await world.sql('DROP TABLE removed_files');
    await world.sql('DROP FUNCTION note_removed_file CASCADE');
    await world.sql(`DELETE FROM migrations WHERE name = '018_file_places'`);
    const whole = await Promise.all(
      [0, 1, CHUNK, CHUNK + 1, 5 * CHUNK + 7].map(async (size) => {
        const bytes = randomBytes(size);
        const sha256 = createHash('sha256').update(bytes).digest();
        const [row] = await world.sql<{ id: string }>(
          `INSERT INTO files (workspace_id, kind, owner_id, filename, content_type, size, sha256, content)
           VALUES ($1, 'absence_document', $2, 'a.pdf', 'application/pdf', $3, $4, $5) RETURNING id`,
          [world.id, world.employee.id, size, sha256, bytes],
        );
        return { id: row!.id, bytes };
      }),
    );
    const { ownerUrl, appUrl } = service.database;
    expect(await migrate({ ownerUrl, appUrl })).toEqual(['018_file_places']);
    for (const { id, bytes } of whole) {
      const file = await files.find(db, id);
      expect((await bytesOf(file)).equals(bytes)).toBe(true);
      const from = Math.floor(bytes.length / 2);
      expect((await bytesOf(file, from)).equals(bytes.subarray(from))).toBe(true);
    }
    const open = await world.sql(
      `SELECT relname FROM pg_class WHERE relname IN ('files', 'file_chunks') AND NOT relforcerowsecurity`,
    );
    expect(open).toEqual([]);
  });
});
