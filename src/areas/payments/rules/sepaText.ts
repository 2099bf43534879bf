/**
 * Converts texts to the characters that banks accept (European Payments Council, EPC217-08): Latin letters,
 * digits, `/ - ? : ( ) . , ' +` and space. Letters lose their marks (é becomes e), some are spelled out (ß
 * becomes ss); every other character, such as Greek or Cyrillic letters, becomes a full stop.
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

/**
 * Converts a text, cut to `most` characters. It never begins or ends with a slash and never has two in a row.
 */
export const sepaText = (text: string, most: number): string =>
  spelled(text)
    .map((letter) => (TAKEN.test(letter) ? letter : /\s/.test(letter) ? ' ' : '.'))
    .join('')
    .replaceAll(/\/{2,}/g, '/')
    .replaceAll(/ +/g, ' ')
    .replace(/^[/ ]+/, '')
    .slice(0, most)
    .replace(/[/ ]+$/, '');

/** Whether the conversion loses letters or digits of a text. */
export const lettersLost = (text: string): boolean =>
  spelled(text).some((letter) => /[\p{L}\p{N}]/u.test(letter) && !TAKEN.test(letter));
