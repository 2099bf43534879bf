/** Contrast of colours, as WCAG 2.2 defines it (1.4.3 and "relative luminance"). */

/** Minimum for text of any size. */
export const LEAST_CONTRAST = 4.5;

export const WHITE = '#FFFFFF';

/** Contrast of two colours as `#RRGGBB`: from 1 (equal) to 21 (black and white). */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** For example `2.94:1`. Rounded down, so that a refused ratio never reads like the required one. */
export const ratioText = (ratio: number): string => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
