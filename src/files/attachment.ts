import { sha256 } from '../lib/sha256.ts';
import { tagOf } from '../lib/tag.ts';
import type { Content, FileContent, Served } from './content.ts';

interface FileAnswer<Type extends string> {
  content: Content<Type>;
  headers: Record<string, string>;
}

/** A file as a download. `Type` is the types that the contract lists; stored files have one of them. */
export const attachmentOf = <Type extends string>(file: Served): FileAnswer<Type> => ({
  content: { type: file.contentType as Type, bytes: file },
  headers: { ...attachmentHeaders(file.filename), ETag: file.tag },
});

/**
 * An image that we encoded (`images.ts`), as an answer that browsers may show. By default they may cache it
 * if they revalidate each time.
 */
export const inlineOf = <Type extends string>(
  file: Served,
  caching = 'private, no-cache',
): FileAnswer<Type> => ({
  content: { type: file.contentType as Type, bytes: file },
  headers: {
    'Content-Disposition': 'inline',
    'Content-Security-Policy': NO_SCRIPT,
    'Cache-Control': caching,
    ETag: file.tag,
  },
});

/** A small file in memory, in the form of a stored file. */
export function served({ filename, contentType, bytes }: FileContent): Served {
  const digest = sha256(bytes);
  return {
    filename,
    contentType,
    size: bytes.length,
    sha256: digest,
    tag: tagOf(digest),
    async *read(from, to) {
      yield bytes.subarray(from, to);
    },
  };
}

const NO_SCRIPT = "default-src 'none'; sandbox";

/**
 * Headers that make a browser save the file under its name and never show it, whatever its content (RFC
 * 6266). The plain `filename` is for clients without RFC 8187.
 */
export function attachmentHeaders(filename: string): Record<string, string> {
  const plain = filename.replaceAll(/[^\x20-\x7e]|["\\]/g, '_');
  const encoded = encodeURIComponent(filename).replaceAll(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16)}`,
  );
  return {
    'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
    'Content-Security-Policy': NO_SCRIPT,
  };
}
