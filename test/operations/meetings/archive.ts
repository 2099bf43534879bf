/** ZIP archives as programs write them, uncompressed: entries, directory, end. */
import { crc32 } from 'node:zlib';

/** With these entries, of which the last has so many bytes. */
export function archive(names: readonly string[], lastSize = 20): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  names.forEach((name, index) => {
    const content = Buffer.alloc(index === names.length - 1 ? lastSize : 20, 'x');
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(checksum(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), content]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common, rest, Buffer.from(name)]),
    );
    files.push(local);
    at += local.length;
  });
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(names.length, 4);
  end.writeUInt16LE(names.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...files, listed, Buffer.from('PK\x05\x06'), end]);
}

/** Node has one since 20.15 and 22.2. */
const checksum = (bytes: Buffer): number => crc32(bytes);

/** The smallest PowerPoint file, as far as its directory goes. */
export const DECK = archive(['[Content_Types].xml', '_rels/.rels', 'ppt/presentation.xml']);
