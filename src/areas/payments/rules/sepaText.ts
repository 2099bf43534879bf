/**
 * Texts as banks take them (European Payments Council, EPC217-08): Latin letters, digits and `/ - ? : ( ) . , ' +` and space.
 * Letters with marks lose them (é, e), some are spelled out (ß, ss); what remains, such as Greek or Cyrillic, is a full stop.
 */
const SPELLED: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
  '&': '+',
  '’': "'",
  '–': '-',
  '—': '-',
};

const TAKEN = /[A-Za-z0-9/\-?:().,'+ ]/;

const spelled = (text: string): string[] =>
  [...text.normalize('NFC')].flatMap((letter) => [
    ...(SPELLED[letter] ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, '')),
  ]);

/** The text within `most` characters; it neither begins nor ends with a slash, and has no two in a row. */
export const sepaText = (text: string, most: number): string =>
  spelled(text)
    .map((letter) => (TAKEN.test(letter) ? letter : /\s/.test(letter) ? ' ' : '.'))
    .join('')
    .replaceAll(/\/{2,}/g, '/')
    .replaceAll(/ +/g, ' ')
    .replace(/^[/ ]+/, '')
    .slice(0, most)
    .replace(/[/ ]+$/, '');

/** Whether a bank would not get all letters and digits of a text. */
export const lettersLost = (text: string): boolean =>
  spelled(text).some((letter) => /[\p{L}\p{N}]/u.test(letter) && !TAKEN.test(letter));
