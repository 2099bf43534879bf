/** Texts in the encoding that German accounting programs read. */

const decoder = new TextDecoder('windows-1252');
const BYTES: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
);

const byteOf = (character: string): number | undefined => BYTES.get(character);

/** Letters that it does not have lose their accents (`ń` is `n`); anything else it does not have is `?`. */
export function windows1252(text: string): Buffer {
  const bytes = Array.from(text.normalize('NFC'), (character) => {
    const base = character.normalize('NFD')[0]!;
    return byteOf(character) ?? byteOf(base) ?? '?'.charCodeAt(0);
  });
  return Buffer.from(bytes);
}
