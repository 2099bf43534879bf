/** Builds ZIP archives, valid ones and hostile ones: entries, directory, end record. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface Packed {
  name: string;
  content: Buffer;
  deflated?: boolean;
  /** Values to write into the headers instead of the true ones. */
  claims?: { size?: number; method?: number; flags?: number; at?: number; localName?: string };
}

export function archiveOf(entries: readonly Packed[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  const known = new Map<Buffer, Buffer>();
  const packed = (content: Buffer): Buffer => {
    if (!known.has(content)) known.set(content, deflateRawSync(content, { level: 9 }));
    return known.get(content)!;
  };
  for (const { name, content, deflated = false, claims = {} } of entries) {
    const bytes = deflated ? packed(content) : content;
    const record = (nameOf: string) => {
      const common = Buffer.alloc(26);
      common.writeUInt16LE(20, 0);
      common.writeUInt16LE(claims.flags ?? 0, 2);
      common.writeUInt16LE(claims.method ?? (deflated ? 8 : 0), 4);
      common.writeUInt32LE(crc32(content), 10);
      common.writeUInt32LE(bytes.length, 14);
      common.writeUInt32LE(claims.size ?? content.length, 18);
      common.writeUInt16LE(Buffer.byteLength(nameOf), 22);
      return common;
    };
    const localName = claims.localName ?? name;
    const local = Buffer.concat([
      Buffer.from('PK\x03\x04'),
      record(localName),
      Buffer.from(localName),
      bytes,
    ]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(claims.at ?? at, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), record(name), rest, Buffer.from(name)]),
    );
    files.push(local);
    at += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...files, listed, Buffer.from('PK\x05\x06'), end]);
}

/** An archive of uncompressed entries with these names; the last one has `lastSize` bytes. */
export const archive = (names: readonly string[], lastSize = 20): Buffer =>
  archiveOf(
    names.map((name, index) => ({
      name,
      content: Buffer.alloc(index === names.length - 1 ? lastSize : 20, 'x'),
    })),
  );

/** The entries that make an archive a presentation. */
const FRAME = ['[Content_Types].xml', '_rels/.rels', 'ppt/presentation.xml'];

/** A presentation with extra entries. */
export const deckWith = (...more: readonly Packed[]): Buffer =>
  archiveOf([...FRAME.map((name) => ({ name, content: Buffer.alloc(20, 'x') })), ...more]);

/** The smallest archive that counts as a PowerPoint file. */
export const DECK = archive(FRAME);
