/**
 * Headers and directory of a ZIP file (APPNOTE.TXT 6.3.10; 4.3 and 4.5.3, ZIP64 if a number is too large).
 * Pure. Not a library, because those write an archive as one stream and would begin again after a crash; we
 * join entries that were stored separately.
 */

/** Compression methods. */
export const STORED = 0;
export const DEFLATED = 8;

export interface ZipEntry {
  /** Path relative to the root of the archive. */
  name: string;
  method: typeof STORED | typeof DEFLATED;
  crc: number;
  /** Compressed and uncompressed size in bytes. */
  packed: number;
  bytes: number;
}

const MAX32 = 0xffff_ffff;
const MAX16 = 0xffff;
/** Flag: names are UTF-8. */
const FLAGS = 0x0800;
/** Unix mode of a file that only its owner may read and write. */
const ATTRIBUTES = 0o100600 * 0x10000;

/** The header before an entry's bytes. */
export function localHeader(entry: ZipEntry, at: Date): Buffer {
  const name = Buffer.from(entry.name);
  const large = entry.packed >= MAX32 || entry.bytes >= MAX32;
  const extra = large ? zip64Extra([entry.bytes, entry.packed]) : Buffer.alloc(0);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  writeCommon(head, 4, entry, at, large);
  if (large) {
    head.writeUInt32LE(MAX32, 18);
    head.writeUInt32LE(MAX32, 22);
  }
  head.writeUInt16LE(name.length, 26);
  head.writeUInt16LE(extra.length, 28);
  return Buffer.concat([head, name, extra]);
}

/** The entry's record in the central directory. `offset` is that of its local header. */
export function centralRecord(entry: ZipEntry, offset: number, at: Date): Buffer {
  const name = Buffer.from(entry.name);
  const large = [entry.bytes, entry.packed, offset].filter((value) => value >= MAX32);
  const extra = large.length > 0 ? zip64Extra(large) : Buffer.alloc(0);
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  // made on Unix, version 4.5
  head.writeUInt16LE((3 << 8) | 45, 4);
  writeCommon(head, 6, entry, at, large.length > 0);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt16LE(extra.length, 30);
  head.writeUInt32LE(ATTRIBUTES, 38);
  head.writeUInt32LE(Math.min(offset, MAX32), 42);
  return Buffer.concat([head, name, extra]);
}

/** The end of the archive, after the central directory. */
export function ending({ count, size, offset }: { count: number; size: number; offset: number }): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(count, MAX16), 8);
  end.writeUInt16LE(Math.min(count, MAX16), 10);
  end.writeUInt32LE(Math.min(size, MAX32), 12);
  end.writeUInt32LE(Math.min(offset, MAX32), 16);
  if (count < MAX16 && size < MAX32 && offset < MAX32) return end;

  const end64 = Buffer.alloc(56);
  end64.writeUInt32LE(0x06064b50, 0);
  end64.writeBigUInt64LE(44n, 4);
  end64.writeUInt16LE((3 << 8) | 45, 12);
  end64.writeUInt16LE(45, 14);
  for (const [value, place] of [
    [count, 24],
    [count, 32],
    [size, 40],
    [offset, 48],
  ] as const)
    end64.writeBigUInt64LE(BigInt(value), place);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(offset + size), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([end64, locator, end]);
}

/** Writes the fields from "version needed" to the sizes, which both headers share. */
function writeCommon(
  head: Buffer,
  from: number,
  { method, crc, packed, bytes }: ZipEntry,
  at: Date,
  large: boolean,
): void {
  head.writeUInt16LE(large ? 45 : 20, from);
  head.writeUInt16LE(FLAGS, from + 2);
  head.writeUInt16LE(method, from + 4);
  const [time, date] = dosTime(at);
  head.writeUInt16LE(time, from + 6);
  head.writeUInt16LE(date, from + 8);
  head.writeUInt32LE(crc, from + 10);
  head.writeUInt32LE(Math.min(packed, MAX32), from + 14);
  head.writeUInt32LE(Math.min(bytes, MAX32), from + 18);
}

function zip64Extra(values: readonly number[]): Buffer {
  const extra = Buffer.alloc(4 + 8 * values.length);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(8 * values.length, 2);
  values.forEach((value, index) => extra.writeBigUInt64LE(BigInt(value), 4 + 8 * index));
  return extra;
}

/** Time and date in MS-DOS format, in UTC: steps of two seconds, from 1980. */
const dosTime = (at: Date): [time: number, date: number] => [
  (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
  ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
];
