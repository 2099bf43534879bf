/** The promises of a file store, wherever it keeps the bytes: the same tests run for each store. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { workspaceDb } from '../../src/db/handle.ts';
import { forgetFile, keepStaged, sourceOf, type StoredFile } from '../../src/files/store.ts';
import type { Service } from '../support/service.ts';
import type { World } from '../support/world.ts';

const MIB = 1024 * 1024;

export interface Kept {
  /** The size of the pieces in which it stores bytes. Reads must not depend on their borders. */
  chunk: number;
  /** Sizes of files, in bytes. */
  sizes: readonly number[];
  /** The number of chunks or objects that it stores for a workspace. */
  things(place: World): Promise<number>;
}

/** Functions to store and read files, also for tests of a single store. */
export function storeOf({ app }: Service, world: World) {
  const { pool, files } = app.services;
  const dbOf = ({ id }: World) => workspaceDb(pool, id);
  const of = (bytes: Buffer) => sourceOf({ filename: 'a.pdf', contentType: 'application/pdf', bytes });
  const belonging = (place = world) => ({ kind: 'absence_document', ownerId: place.employee.id });
  return {
    files,
    db: dbOf(world),
    dbOf,
    of,
    belonging,
    stored: (bytes: Buffer, place = world) =>
      dbOf(place).transaction(async (tx) => {
        const id = await files.stage(tx, of(bytes), belonging(place));
        await keepStaged(tx, id);
        return id;
      }),
    /** A staged file that nothing will keep or discard, as after a crash. */
    stray: (size: number, place = world): Promise<string> => {
      const crashed = { workspaceId: place.id, begun: false, afterRollback: () => undefined };
      return files.stage(crashed as never, of(randomBytes(size)), belonging(place));
    },
    bytesOf: (file: StoredFile | undefined, from = 0, to = file!.size): Promise<Buffer> =>
      buffer(file!.read(from, to) as AsyncIterable<Buffer>),
    upkeep: (now = Date.now()) => files.upkeep(now, () => false),
  };
}

export function storeTests(
  service: Service,
  world: World,
  other: World,
  { chunk, sizes, things }: Kept,
): void {
  const { files, db, dbOf, of, belonging, stored, stray, bytesOf, upkeep } = storeOf(service, world);
  const rows = async (place: World) =>
    (await world.sql('SELECT id FROM files WHERE workspace_id = $1', [place.id])).length;
  /** Rows, and chunks or objects, after everything without a row was removed. */
  const all = async (place = world) => {
    await upkeep();
    return [await rows(place), await things(place)];
  };

  describe('a file that is staged and kept', () => {
    test.each(sizes.map((size) => [size]))('of %d bytes comes back unchanged, with its tag', async (size) => {
      const bytes = randomBytes(size);
      const file = await files.find(db, await stored(bytes));
      const sha256 = createHash('sha256').update(bytes).digest();
      expect(file).toMatchObject({ filename: 'a.pdf', contentType: 'application/pdf', size, sha256 });
      expect(file!.tag).toBe(`"${sha256.toString('base64url').slice(0, 22)}"`);
      expect((await bytesOf(file)).equals(bytes)).toBe(true);
    });

    test('can be read from and to any byte, across chunk borders', async () => {
      const bytes = randomBytes(2 * chunk + 100);
      const file = await files.find(db, await stored(bytes));
      const position = fc.oneof(
        fc.integer({ min: 0, max: bytes.length - 1 }),
        fc.constantFrom(0, chunk - 1, chunk, chunk + 1, 2 * chunk, bytes.length - 1),
      );
      await fc.assert(
        fc.asyncProperty(position, position, async (one, another) => {
          const [from, to] = [Math.min(one, another), Math.max(one, another) + 1];
          expect((await bytesOf(file, from, to)).equals(bytes.subarray(from, to))).toBe(true);
        }),
        { numRuns: 40 },
      );
    });

    test('holds no connection to Postgres between two pieces', async () => {
      const size = 3 * chunk;
      const ids = await Promise.all(Array.from({ length: 10 }, () => stored(randomBytes(size))));
      const open = await Promise.all(
        ids.map(async (id) => (await files.find(db, id))!.read(0, size)[Symbol.asyncIterator]()),
      );
      await Promise.all(open.map((one) => one.next()));
      const [held] = await world.sql(
        `SELECT count(*) FILTER (WHERE state LIKE 'idle in transaction%')::int AS idle, count(*) FILTER (WHERE state = 'active')::int AS busy
           FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'workforce-api'`,
      );
      expect(held).toEqual({ idle: 0, busy: 0 });
      for (const one of open) await one.return?.();
    });

    test('loses its bytes once it is deleted; a reader at that moment gets an error, not a shorter file', async () => {
      const before = await all();
      const id = await stored(randomBytes(2 * chunk));
      const file = await files.find(db, id);
      const reading = file!.read(0, 2 * chunk)[Symbol.asyncIterator]();
      await reading.next();
      expect(await db.transaction((tx) => forgetFile(tx, id))).toBe(1);
      expect(await files.find(db, id)).toBeUndefined();
      expect(await all()).toEqual(before);
      await expect(
        (async () => {
          for (let done = false; !done;) ({ done = false } = await reading.next());
        })(),
      ).rejects.toThrow('was deleted while it was read');
    });

    test('still exists after a rollback of the transaction that deletes it', async () => {
      const bytes = randomBytes(chunk + 1);
      const id = await stored(bytes);
      const failed = db.transaction(async (tx) => {
        await forgetFile(tx, id);
        throw new Error('no');
      });
      await expect(failed).rejects.toThrow('no');
      await upkeep();
      expect((await bytesOf(await files.find(db, id))).equals(bytes)).toBe(true);
    });
  });

  describe('a file that is staged', () => {
    test('is invisible, and is removed after a rollback, even of a transaction that never started', async () => {
      const before = await all();
      for (const keeps of [true, false]) {
        const failed = db.transaction(async (tx) => {
          const id = await files.stage(tx, of(randomBytes(chunk + 1)), belonging());
          expect(await files.find(db, id)).toBeUndefined();
          if (keeps) await keepStaged(tx, id);
          throw new Error('no');
        });
        await expect(failed).rejects.toThrow('no');
        expect(await all()).toEqual(before);
      }
    });

    test('leaves nothing if reading its bytes fails after 1 or 11 MiB', async () => {
      const before = await all();
      for (const size of [MIB, 11 * MIB]) {
        const broken = {
          ...of(randomBytes(12 * MIB)),
          async *read(pieceSize: number) {
            for (let from = 0; from < size; from += pieceSize) yield randomBytes(pieceSize);
            throw new Error('the disk is gone');
          },
        };
        const failed = db.transaction((tx) => files.stage(tx, broken, belonging()));
        await expect(failed).rejects.toThrow('the disk is gone');
        expect(await all()).toEqual(before);
      }
    });

    test('must be staged before the transaction begins, or a connection would wait for its bytes, unless the caller allows it', async () => {
      const late = (allowed: boolean) =>
        db.transaction(async (tx) => {
          await forgetFile(tx, randomUUID());
          const id = await files.stage(tx, of(Buffer.from('x')), belonging(), allowed);
          await keepStaged(tx, id);
          return id;
        });
      await expect(late(false)).rejects.toThrow('before the first statement');
      expect(await bytesOf(await files.find(db, await late(true)))).toEqual(Buffer.from('x'));
    });

    test('and never kept is swept after an hour, in every workspace, and not earlier; keeping it afterwards is 503', async () => {
      const before = [await all(), await all(other)];
      const [mine, , whole] = [
        await stray(chunk + 1),
        await stray(chunk + 1, other),
        await stored(randomBytes(5)),
      ];
      expect((await upkeep()).strayFiles).toBe(0);
      expect((await upkeep(Date.now() + 3_601_000)).strayFiles).toBe(2);
      expect(await files.find(db, whole)).toBeDefined();
      await db.transaction((tx) => forgetFile(tx, whole));
      expect([await all(), await all(other)]).toEqual(before);
      await expect(db.transaction((tx) => keepStaged(tx, mine))).rejects.toMatchObject({ status: 503 });
    });

    test('is swept even if there are more than one statement deletes, by two processes at once', async () => {
      const before = await all();
      for (let n = 0; n < 23; n += 1) await stray(10);
      const later = Date.now() + 3_601_000;
      const done = await Promise.all([upkeep(later), upkeep(later)]);
      expect(done.reduce((sum, { strayFiles }) => sum + strayFiles, 0)).toBe(23);
      expect(await all()).toEqual(before);
    });
  });

  describe('the walls', () => {
    test('another workspace finds no file, reads no byte, and can neither keep nor delete one', async () => {
      const id = await stored(randomBytes(chunk + 1));
      const theirs = dbOf(other);
      expect(await files.find(theirs, id)).toBeUndefined();
      expect(await theirs.transaction((tx) => forgetFile(tx, id))).toBe(0);
      await expect(theirs.transaction((tx) => keepStaged(tx, id))).rejects.toMatchObject({ status: 503 });
      // everything about the file is known, only the workspace is another
      const file = await files.find(db, id);
      await world.sql(
        `INSERT INTO files (workspace_id, id, kind, owner_id, filename, content_type, size, sha256, chunk_size, place)
         SELECT $1, id, kind, $2, filename, content_type, size, sha256, chunk_size, place FROM files WHERE id = $3`,
        [other.id, other.employee.id, id],
      );
      await expect(bytesOf(await files.find(theirs, id))).rejects.toThrow('was deleted');
      expect(await theirs.transaction((tx) => forgetFile(tx, id))).toBe(1);
      await upkeep();
      expect((await bytesOf(file)).length).toBe(chunk + 1);
    });

    test('deleting a workspace leaves none of its files', async () => {
      const place = await service.world();
      await stored(randomBytes(chunk + 1), place);
      expect(await things(place)).toBeGreaterThan(0);
      await world.sql('DELETE FROM workspaces WHERE id = $1', [place.id]);
      expect(await all(place)).toEqual([0, 0]);
    });
  });
}
