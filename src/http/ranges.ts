/** One range of bytes: `from` up to `to`, which is not included. */
export interface Part {
  from: number;
  to: number;
}

/**
 * The part of `size` bytes that a `Range` header asks for (RFC 9110, 14.2); null: all of it, `'none'`: it asks for nothing
 * that is there (416). Several ranges, other units and what is no range are ignored, as the RFC allows. `If-Range` counts
 * only where it is the same strong tag: weak ones and dates never match, and no `Last-Modified` is sent.
 */
export function rangeOf(
  range: string | undefined,
  ifRange: string | undefined,
  tag: string | undefined,
  size: number,
): Part | 'none' | null {
  if (range === undefined) return null;
  if (ifRange !== undefined && (tag === undefined || tag.startsWith('W/') || ifRange.trim() !== tag))
    return null;
  const found = /^bytes[ \t]*=[ \t]*(?:(\d+)-(\d*)|-(\d+))[ \t]*$/i.exec(range);
  if (!found) return null;
  const [, first, last, suffix] = found;
  if (suffix !== undefined) {
    const count = Number(suffix);
    if (count === 0) return 'none';
    return size === 0 ? null : { from: Math.max(0, size - count), to: size };
  }
  const from = Number(first);
  if (last !== '' && Number(last) < from) return null;
  if (from >= size) return 'none';
  return { from, to: last === '' ? size : Math.min(size, Number(last) + 1) };
}
