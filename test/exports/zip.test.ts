/** ZIP files below and above 4 GiB, read back by a library and by Python. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, openSync, writeSync, closeSync, ftruncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fromBufferPromise } from 'yauzl';
import {
  centralRecord,
  DEFLATED,
  ending,
  localHeader,
  STORED,
  type ZipEntry,
} from '../../src/exports/zip.ts';

const AT = new Date('2026-11-22T09:30:00Z');

const archive = (
  contents: readonly { name: string; bytes: Buffer; method: typeof STORED | typeof DEFLATED }[],
) => {
  const parts: Buffer[] = [];
  const records: Buffer[] = [];
  let at = 0;
  for (const { name, bytes, method } of contents) {
    const packed = method === STORED ? bytes : deflateRawSync(bytes);
    const entry: ZipEntry = { name, method, crc: crc32(bytes), packed: packed.length, bytes: bytes.length };
    records.push(centralRecord(entry, at, AT));
    const part = Buffer.concat([localHeader(entry, AT), packed]);
    parts.push(part);
    at += part.length;
  }
  const directory = Buffer.concat(records);
  return Buffer.concat([
    ...parts,
    directory,
    ending({ count: contents.length, size: directory.length, offset: at }),
  ]);
};

describe('an archive', () => {
  test('has the names and bytes that were put into it, whatever characters they have', async () => {
    const one = fc.record({
      name: fc.uuid().map((id) => `files/${id}.bin`),
      bytes: fc.uint8Array({ maxLength: 3_000 }).map((bytes) => Buffer.from(bytes)),
      method: fc.constantFrom(STORED, DEFLATED),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(one, { maxLength: 8, selector: ({ name }) => name }),
        async (contents) => {
          const zip = await fromBufferPromise(archive(contents), { lazyEntries: true });
          const found: [string, string][] = [];
          await new Promise<void>((resolve, reject) => {
            zip.on('end', resolve).on('error', reject);
            zip.on('entry', (entry) => {
              zip.openReadStream(entry, (error, stream) => {
                if (error) return reject(error);
                const pieces: Buffer[] = [];
                stream.on('data', (piece: Buffer) => pieces.push(piece));
                stream.on('end', () => {
                  found.push([entry.fileName, Buffer.concat(pieces).toString('hex')]);
                  zip.readEntry();
                });
              });
            });
            zip.readEntry();
          });
          expect(found).toEqual(contents.map(({ name, bytes }) => [name, bytes.toString('hex')]));
        },
      ),
      { numRuns: 30 },
    );
  });

  test('of more than 4 GiB and more than 65,535 entries uses ZIP64, which Python reads', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'zip64-')), 'large.zip');
    const handle = openSync(file, 'w');
    // one sparse entry of 5 GiB, which takes no space on the disk, then many small ones
    const LARGE = 5 * 1024 ** 3;
    const big: ZipEntry = { name: 'files/big.bin', method: STORED, crc: 0, packed: LARGE, bytes: LARGE };
    const head = localHeader(big, AT);
    writeSync(handle, head, 0, head.length, 0);
    let at = head.length + LARGE;
    ftruncateSync(handle, at);
    const records = [centralRecord(big, 0, AT)];
    const small: Buffer[] = [];
    for (let n = 0; n < 66_000; n += 1) {
      const bytes = Buffer.from(String(n));
      const entry: ZipEntry = {
        name: `files/${n}.txt`,
        method: STORED,
        crc: crc32(bytes),
        packed: bytes.length,
        bytes: bytes.length,
      };
      records.push(centralRecord(entry, at, AT));
      const part = Buffer.concat([localHeader(entry, AT), bytes]);
      small.push(part);
      at += part.length;
    }
    const directory = Buffer.concat(records);
    const tail = Buffer.concat([
      ...small,
      directory,
      ending({ count: records.length, size: directory.length, offset: at }),
    ]);
    writeSync(handle, tail, 0, tail.length, head.length + LARGE);
    closeSync(handle);
    const seen = execFileSync('python3', [
      '-c',
      `import zipfile, sys
z = zipfile.ZipFile(sys.argv[1]); names = z.namelist()
print(len(names), z.getinfo('files/big.bin').file_size, z.read('files/65999.txt').decode(), z.open('files/big.bin').read(4).hex())`,
      file,
    ]);
    expect(seen.toString().trim()).toBe(`66001 ${LARGE} 65999 00000000`);
    execFileSync('rm', ['-rf', path.dirname(file)]);
  });
});
