/**
 * Texts as the fonts can draw them. One character without a glyph makes a file that is neither PDF/A nor PDF/UA, and shows a
 * box where a letter was.
 */
import { xmlSafe } from '../lib/xml.ts';
import type { Fonts } from './library.ts';

export interface Drawable {
  text: string;
  /** Letters were lost: `?` stands where they were. */
  lost: boolean;
}

/** Signs of which the font has a plainer form. */
const PLAINER: Readonly<Record<string, string>> = {
  '\u2212': '-',
  '\u2010': '-',
  '\u2011': '-',
  '\u2192': '->',
  '\u202f': '\u00a0',
  '\u2007': '\u00a0',
  '\u2009': ' ',
};

/** What has no shape: controls, formats (marks of direction and joining too), private and unassigned ones, variations. */
const SHAPELESS = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\ufe00-\ufe0f]/gu;

/**
 * A function that makes texts drawable: what has no shape is dropped, what the fonts lack becomes its plainer form
 * (`ﬁ` is `fi`), and otherwise `?`, one for each character.
 */
export function drawableWith({ regular, bold }: Fonts): (text: string) => Drawable {
  const known = new Map<string, boolean>();
  const hasGlyph = (one: string): boolean => {
    let has = known.get(one);
    if (has === undefined) {
      const codePoint = one.codePointAt(0)!;
      has = regular.hasGlyphForCodePoint(codePoint) && bold.hasGlyphForCodePoint(codePoint);
      // a few hundred in practice; a text that has all of Unicode must not stay in memory
      if (known.size < 5_000) known.set(one, has);
    }
    return has;
  };

  return (text) => {
    const shaped = xmlSafe(text)
      .normalize('NFC')
      .replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
      .replaceAll('\t', ' ')
      .replaceAll(SHAPELESS, (one) => (one === '\n' ? one : ''));
    let lost = false;
    const drawn = [...shaped].map((one) => {
      if (one === '\n' || hasGlyph(one)) return one;
      const plainer = PLAINER[one] ?? one.normalize('NFKD');
      if ([...plainer].every(hasGlyph)) return plainer;
      lost = true;
      return '?';
    });
    return { text: drawn.join(''), lost };
  };
}
