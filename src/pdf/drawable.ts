/**
 * Replaces characters that the fonts cannot draw. A character without a glyph would show as a box and violate
 * PDF/A and PDF/UA.
 */
import { xmlSafe } from '../lib/xml.ts';
import type { Fonts } from './library.ts';

export interface Drawable {
  text: string;
  /** Whether characters were replaced by `?`. */
  lost: boolean;
}

/** Characters with a simpler replacement. */
const PLAINER: Readonly<Record<string, string>> = {
  '\u2212': '-',
  '\u2010': '-',
  '\u2011': '-',
  '\u2192': '->',
  '\u202f': '\u00a0',
  '\u2007': '\u00a0',
  '\u2009': ' ',
};

/** Characters without a shape: controls, formats (also for direction), private, unassigned, variations. */
const SHAPELESS = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\ufe00-\ufe0f]/gu;

/**
 * A function that makes texts drawable: drops characters without a shape, and replaces characters that the
 * fonts lack by a simpler form (`ﬁ` is `fi`) or by `?`.
 */
export function drawableWith({ regular, bold }: Fonts): (text: string) => Drawable {
  const known = new Map<string, boolean>();
  const hasGlyph = (one: string): boolean => {
    let has = known.get(one);
    if (has === undefined) {
      const codePoint = one.codePointAt(0)!;
      has = regular.hasGlyphForCodePoint(codePoint) && bold.hasGlyphForCodePoint(codePoint);
      // a few hundred in practice; limited, so that a text with all of Unicode does not fill the memory
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
