/** Uploads: refused as early as possible, not held in memory, and nothing is left of a refused one. */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import { createSpool, type Expected } from '../../src/files/incoming.ts';
import { openFolder } from '../support/opening.ts';

const directory = openFolder('spool');

const LIMIT = 1024 * 1024;
const expected: Expected = {
  maxBytes: LIMIT,
  typeOf: (head) => {
    if (head[0] === 0x3c) throw new Error('no HTML');
    return 'application/pdf';
  },
  nameOf: () => 'a.pdf',
  tooLarge: () => new Error('too large'),
};

/** A stream of these bytes in pieces, as from a socket, that counts how many were read. */
function sent(bytes: Buffer, piece = 10_000, failAt = Infinity) {
  const seen = { taken: 0 };
  async function* pieces() {
    for (let from = 0; from < bytes.length; from += piece) {
      if (from >= failAt) throw new Error('the client is gone');
      await Promise.resolve();
      seen.taken = Math.min(from + piece, bytes.length);
      yield bytes.subarray(from, from + piece);
    }
  }
  return { seen, stream: pieces() };
}
const spoolOf = (bytes = 100 * LIMIT) => createSpool({ directory: path.join(directory, 'new'), bytes });
const handles = () => readdirSync('/proc/self/fd').length;

describe('an upload that is accepted', () => {
  test.each([0, 1, 4095, 4096, 65_535, 65_536, 65_537, 300_001, LIMIT])(
    'of %d bytes is the same when it is read, once or again, in pieces of any size',
    async (size) => {
      const bytes = Buffer.concat([randomBytes(size)]);
      if (bytes[0] === 0x3c) bytes[0] = 0;
      const spool = spoolOf();
      const file = await spool.receive(sent(bytes).stream, expected);
      const sha256 = createHash('sha256').update(bytes).digest();
      expect(file).toMatchObject({ filename: 'a.pdf', contentType: 'application/pdf', size, sha256 });
      for (const piece of [262_144, 7_777]) expect((await buffer(file.read(piece))).equals(bytes)).toBe(true);
      expect((await file.buffer()).equals(bytes)).toBe(true);
      expect(JSON.parse(JSON.stringify(file))).toEqual({
        filename: 'a.pdf',
        contentType: 'application/pdf',
        size,
        sha256: sha256.toString('hex'),
      });
      // more than 64 KiB are on the disk, in a file without a name
      expect(spool.taken).toBe(size < 65_536 ? 0 : size);
      if (existsSync(path.join(directory, 'new')))
        expect(readdirSync(path.join(directory, 'new'))).toEqual([]);
      await file.dispose();
      await file.dispose();
      expect(spool.taken).toBe(0);
    },
  );
});

describe('an upload that is refused', () => {
  const large = Buffer.alloc(LIMIT + 500_000, 0x41);

  test('for its type after the first 4096 bytes, for its size at the first byte too many', async () => {
    const html = sent(Buffer.alloc(LIMIT, 0x3c), 4096);
    await expect(spoolOf().receive(html.stream, expected)).rejects.toThrow('no HTML');
    expect(html.seen.taken).toBe(4096);
    const tiny = sent(Buffer.from('<p>'));
    await expect(spoolOf().receive(tiny.stream, expected)).rejects.toThrow('no HTML');
    const one = sent(large.subarray(0, LIMIT + 1), 1024);
    await expect(spoolOf().receive(one.stream, expected)).rejects.toThrow('too large');
    const more = sent(large, 1024);
    await expect(spoolOf().receive(more.stream, expected)).rejects.toThrow('too large');
    expect(more.seen.taken).toBe(LIMIT + 1024);
  });

  test('503 when the disk has no room for it; there is room again once another upload is gone', async () => {
    const spool = spoolOf(LIMIT);
    const first = await spool.receive(sent(large.subarray(0, 600_000)).stream, expected);
    const second = () => spool.receive(sent(large.subarray(0, 600_000)).stream, expected);
    await expect(second()).rejects.toMatchObject({ status: 503 });
    await first.dispose();
    await (await second()).dispose();
    const nowhere = createSpool({ directory: path.join(import.meta.filename, 'spool'), bytes: LIMIT });
    await expect(nowhere.receive(sent(large.subarray(0, 600_000)).stream, expected)).rejects.toMatchObject({
      status: 503,
      cause: { code: 'ENOTDIR' },
    });
    expect([spool.taken, nowhere.taken]).toEqual([0, 0]);
  });

  test('or whose client disconnects holds no file handle and no bytes', async () => {
    const spool = spoolOf();
    const before = handles();
    const tries = Array.from({ length: 50 }, () =>
      spool.receive(sent(large, 10_000, 500_000).stream, expected).catch(String),
    );
    expect(new Set(await Promise.all(tries))).toEqual(new Set(['Error: the client is gone']));
    expect(spool.taken).toBe(0);
    expect(handles()).toBeLessThanOrEqual(before + 2);
  });
});
