/** Maximum length of a code. */
const LENGTH = 40;

/**
 * A code made from a label, which none of the taken ones is: `Büro & Café` is `buro-cafe`, and `buro-cafe-2` the second
 * time. Letters without a Latin base are left out; a label of only such letters is `item`.
 */
export function codeFor(label: string, taken: ReadonlySet<string>): string {
  const plain = label
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '-');
  const base = trimmed(plain, LENGTH) || 'item';
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : `-${number}`;
    const code = trimmed(base, LENGTH - ending.length) + ending;
    if (!taken.has(code)) return code;
  }
}

/** Cut to a length, without hyphens at its ends. */
const trimmed = (text: string, length: number): string =>
  text.replace(/^-+/, '').slice(0, length).replace(/-+$/, '');
