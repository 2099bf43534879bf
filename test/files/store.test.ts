/** Stored files: the same bytes back, whole or in part; invisible until they are kept; behind both walls. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { workspaceDb } from '../../src/db/handle.ts';
import {
  createFileStore,
  forgetFile,
  keepFile,
  keepStaged,
  sourceOf,
  type StoredFile,
} from '../../src/files/store.ts';
import { openWorld } from '../support/opening.ts';
import type { World } from '../support/world.ts';

const { service, world } = await openWorld();
const other = await service.world();
const { pool, files } = service.app.services;

const CHUNK = 256 * 1024;
const dbOf = ({ id }: World) => workspaceDb(pool, id);
const db = dbOf(world);
const of = (bytes: Buffer) => sourceOf({ filename: 'a.pdf', contentType: 'application/pdf', bytes });
const belonging = (place = world) => ({ kind: 'absence_document', ownerId: place.employee.id });

const stored = (bytes: Buffer, place = world) =>
  dbOf(place).transaction(async (tx) => {
    const id = await files.stage(tx, of(bytes), belonging(place));
    await keepStaged(tx, id);
    return id;
  });
/** A staged file that nothing will keep or discard, as after a crash. */
const stray = async (place = world) => {
  let id = '';
  const crashed = { workspaceId: place.id, begun: false, afterRollback: () => undefined };
  id = await files.stage(crashed as never, of(randomBytes(CHUNK + 1)), belonging(place));
  return id;
};
const bytesOf = async (file: StoredFile | undefined, from = 0, to = file!.size) =>
  buffer(file!.read(from, to) as AsyncIterable<Buffer>);
const count = async (table: string, place = world) =>
  (await world.sql(`SELECT count(*)::int AS n FROM ${table} WHERE workspace_id = $1`, [place.id]))[0]![
    'n'
  ] as number;
const upkeep = (now = Date.now()) => files.upkeep(now, () => false);

describe('a file that is staged and kept', () => {
  test.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK + 1])(
    'of %d bytes comes back as it is, with its tag',
    async (size) => {
      const bytes = randomBytes(size);
      const file = await files.find(db, await stored(bytes));
      const sha256 = createHash('sha256').update(bytes).digest();
      expect(file).toMatchObject({ filename: 'a.pdf', contentType: 'application/pdf', size, sha256 });
      expect(file!.tag).toBe(`"${sha256.toString('base64url').slice(0, 22)}"`);
      expect((await bytesOf(file)).equals(bytes)).toBe(true);
    },
  );

  test('can be read in any part, across the borders of chunks', async () => {
    const bytes = randomBytes(2 * CHUNK + 100);
    const file = await files.find(db, await stored(bytes));
    const position = fc.oneof(
      fc.integer({ min: 0, max: bytes.length - 1 }),
      fc.constantFrom(0, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, bytes.length - 1),
    );
    await fc.assert(
      fc.asyncProperty(position, position, async (one, another) => {
        const [from, to] = [Math.min(one, another), Math.max(one, another) + 1];
        expect((await bytesOf(file, from, to)).equals(bytes.subarray(from, to))).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  test('holds one connection of its own at most three times, and none between two chunks', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => stored(randomBytes(3 * CHUNK))));
    const open = await Promise.all(
      ids.map(async (id) => (await files.find(db, id))!.read(0, 3 * CHUNK)[Symbol.asyncIterator]()),
    );
    await Promise.all(open.map((one) => one.next()));
    const [held] = await world.sql(
      `SELECT count(*) FILTER (WHERE state LIKE 'idle in transaction%')::int AS idle, count(*) FILTER (WHERE state = 'active')::int AS busy
         FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'workforce-api'`,
    );
    expect(held).toEqual({ idle: 0, busy: 0 });
    for (const one of open) await one.return?.();
  });

  test('is made here, too, in the transaction alone', async () => {
    const bytes = randomBytes(CHUNK + 5);
    const content = { filename: 'p.webp', contentType: 'image/webp', bytes };
    const id = await db.transaction((tx) => keepFile(tx, { ...belonging(), content }));
    expect((await bytesOf(await files.find(db, id))).equals(bytes)).toBe(true);
    const before = [await count('files'), await count('file_chunks')];
    const failed = db.transaction(async (tx) => {
      await keepFile(tx, { ...belonging(), content });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect([await count('files'), await count('file_chunks')]).toEqual(before);
  });

  test('is gone with its chunks once it is forgotten; who reads it meanwhile gets an error, not a shorter file', async () => {
    const id = await stored(randomBytes(2 * CHUNK));
    const file = await files.find(db, id);
    const reading = file!.read(0, 2 * CHUNK)[Symbol.asyncIterator]();
    await reading.next();
    const before = await count('file_chunks');
    expect(await db.transaction((tx) => forgetFile(tx, id))).toBe(1);
    expect(await count('file_chunks')).toBe(before - 2);
    await expect(reading.next()).rejects.toThrow('was deleted while it was read');
    expect(await files.find(db, id)).toBeUndefined();
  });
});

describe('a file that is staged', () => {
  test('is invisible, and gone when the transaction is rolled back, begun or not', async () => {
    const before = [await count('files'), await count('file_chunks')];
    for (const keeps of [true, false]) {
      const failed = db.transaction(async (tx) => {
        const id = await files.stage(tx, of(randomBytes(CHUNK + 1)), belonging());
        expect(await files.find(db, id)).toBeUndefined();
        if (keeps) await keepStaged(tx, id);
        throw new Error('no');
      });
      await expect(failed).rejects.toThrow('no');
      expect([await count('files'), await count('file_chunks')]).toEqual(before);
    }
  });

  test('leaves nothing where its bytes cannot be read to their end', async () => {
    const before = [await count('files'), await count('file_chunks')];
    const broken = {
      ...of(randomBytes(3 * CHUNK)),
      async *read() {
        yield randomBytes(CHUNK);
        throw new Error('the disk is gone');
      },
    };
    const failed = db.transaction((tx) => files.stage(tx, broken, belonging()));
    await expect(failed).rejects.toThrow('the disk is gone');
    expect([await count('files'), await count('file_chunks')]).toEqual(before);
  });

  test('must be so before the transaction begins: a connection would wait for the bytes', async () => {
    const late = db.transaction(async (tx) => {
      await forgetFile(tx, randomUUID());
      return files.stage(tx, of(Buffer.from('x')), belonging());
    });
    await expect(late).rejects.toThrow('before the first statement');
  });

  test('and never kept is swept after its hour, in every workspace, and not before; to keep it then is 503', async () => {
    const [mine, theirs, whole] = [await stray(), await stray(other), await stored(randomBytes(5))];
    await upkeep();
    expect(await world.sql('SELECT id FROM files WHERE id = ANY ($1)', [[mine, theirs]])).toHaveLength(2);
    const swept = await upkeep(Date.now() + 3_601_000);
    expect(swept.strayFiles).toBe(2);
    expect(await world.sql('SELECT 1 FROM file_chunks WHERE file_id = ANY ($1)', [[mine, theirs]])).toEqual(
      [],
    );
    expect(await files.find(db, whole)).toBeDefined();
    await expect(db.transaction((tx) => keepStaged(tx, mine))).rejects.toMatchObject({ status: 503 });
  });

  test('more strays than one statement deletes are all swept', async () => {
    for (let n = 0; n < 23; n += 1) await stray();
    expect((await upkeep(Date.now() + 3_601_000)).strayFiles).toBe(23);
  });
});

describe('the walls', () => {
  test('another workspace finds no file, reads no chunk, and neither keeps nor forgets one', async () => {
    const id = await stored(randomBytes(CHUNK + 1));
    const theirs = dbOf(other);
    expect(await files.find(theirs, id)).toBeUndefined();
    // the id and all else are known, only the workspace is another
    const file = await files.find(db, id);
    const elsewhere = createFileStore(pool);
    await world.sql(
      `INSERT INTO files (workspace_id, id, kind, owner_id, filename, content_type, size, sha256) SELECT $1, id, kind, $2, filename, content_type, size, sha256 FROM files WHERE id = $3`,
      [other.id, other.employee.id, id],
    );
    await expect(bytesOf(await elsewhere.find(theirs, id))).rejects.toThrow('was deleted');
    expect(await theirs.transaction((tx) => forgetFile(tx, id))).toBe(1);
    await expect(theirs.transaction((tx) => keepStaged(tx, id))).rejects.toMatchObject({ status: 503 });
    expect((await bytesOf(file)).length).toBe(CHUNK + 1);
  });

  test('no chunk stays of a workspace that is deleted', async () => {
    const place = await service.world();
    await stored(randomBytes(CHUNK + 1), place);
    expect(await count('file_chunks', place)).toBe(2);
    await world.sql('DELETE FROM workspaces WHERE id = $1', [place.id]);
    expect(await count('file_chunks', place)).toBe(0);
  });
});

describe('files that were stored whole, before there were chunks', () => {
  test('are read as they are, and in part; the upkeep cuts them, and they are the same', async () => {
    const sizes = [0, 1, CHUNK, CHUNK + 1, 5 * CHUNK + 7];
    const whole = await Promise.all(
      sizes.map(async (size) => {
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
    const check = async () => {
      for (const { id, bytes } of whole) {
        const file = await files.find(db, id);
        expect((await bytesOf(file)).equals(bytes)).toBe(true);
        const from = Math.floor(bytes.length / 2);
        expect((await bytesOf(file, from)).equals(bytes.subarray(from))).toBe(true);
      }
    };
    await check();
    expect((await upkeep()).filesCut).toBe(sizes.length);
    expect(await world.sql('SELECT 1 FROM files WHERE content IS NOT NULL')).toEqual([]);
    await check();
    expect((await upkeep()).filesCut).toBe(0);
  });
});
