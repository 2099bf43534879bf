const LENGTH = 40;

/**
 * Makes a code from a label that differs from the `taken` ones: `Büro & Café` becomes `buro-cafe`, the second
 * time `buro-cafe-2`. Letters without a Latin base are dropped; a label of only such letters becomes `item`.
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

/** Truncates and removes hyphens at both ends. */
const trimmed = (text: string, length: number): string =>
  text.replace(/^-+/, '').slice(0, length).replace(/-+$/, '');
