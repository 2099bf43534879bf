/** Reads the content of a PDF that the service has made from its bytes. */
import { inflateSync } from 'node:zlib';

/** The streams that can be inflated, as Latin 1 texts. */
const streamsOf = (bytes: Buffer): string[] => {
  const streams: string[] = [];
  for (let at = 0; ;) {
    const from = bytes.indexOf('stream\n', at);
    if (from < 0) return streams;
    const to = bytes.indexOf('\nendstream', from);
    at = to + 10;
    try {
      streams.push(inflateSync(bytes.subarray(from + 7, to)).toString('latin1'));
    } catch {
      // metadata and colour profiles are not compressed
    }
  }
};

/** The text that is drawn, glyph by glyph, from the tables that map glyphs to Unicode (`ToUnicode`). */
export function textOf(bytes: Buffer): string {
  const streams = streamsOf(bytes);
  const raw = bytes.toString('latin1');
  const object = (id: string) => new RegExp(`\\n${id} 0 obj\\n([\\s\\S]*?)endobj`).exec(raw)?.[1] ?? '';
  const maps = new Map<string, Map<string, string>>();
  // the resources of a page name the fonts F1, F2 …
  for (const [, name, id] of raw.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const unicode = /\/ToUnicode (\d+) 0 R/.exec(object(id!))?.[1];
    if (unicode === undefined || maps.has(name!)) continue;
    const from = bytes.indexOf('stream\n', bytes.indexOf(`\n${unicode} 0 obj`));
    const table = inflateSync(bytes.subarray(from + 7, bytes.indexOf('\nendstream', from))).toString(
      'latin1',
    );
    maps.set(name!, readMap(table));
  }
  const texts: string[] = [];
  for (const stream of streams) {
    let map: Map<string, string> | undefined;
    for (const [, font, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font !== undefined) map = maps.get(font);
      else if (map) {
        const glyphs = [...shown!.matchAll(/<([0-9a-f]*)>/g)].map(([, hex]) => hex).join('');
        texts.push((glyphs.match(/.{4}/g) ?? []).map((glyph) => map!.get(glyph) ?? '\ufffd').join(''));
      }
    }
  }
  return texts.join('\n');
}

/** Reads a `ToUnicode` table: `<0000> <0003> [<0000> <0041> …]`. */
function readMap(table: string): Map<string, string> {
  const map = new Map<string, string>();
  for (const [, first, values] of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)) {
    let glyph = Number.parseInt(first!, 16);
    for (const [, hex] of values!.matchAll(/<([0-9a-f ]*)>/g))
      map.set(
        (glyph++).toString(16).padStart(4, '0'),
        Buffer.from(hex!.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      );
  }
  return map;
}

export const pagesOf = (bytes: Buffer): number =>
  bytes.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0;

/** How many elements of this type the structure tree has. */
export const elementsOf = (bytes: Buffer, type: string): number =>
  bytes.toString('latin1').match(new RegExp(`/S /${type}\\n`, 'g'))?.length ?? 0;

/** The XMP packet. */
export const xmpOf = (bytes: Buffer): string =>
  /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(bytes.toString('utf8'))?.[0] ?? '';
