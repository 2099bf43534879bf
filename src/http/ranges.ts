/** A range of bytes, from `from` up to but not including `to`. */
export interface Part {
  from: number;
  to: number;
}

/**
 * The part of `size` bytes that a `Range` header asks for (RFC 9110, 14.2). Null: all of it; `'none'`: the
 * range begins after the end (416). Multiple ranges, unknown units and malformed headers are ignored, as the
 * RFC allows. `If-Range` must be the same strong tag; weak tags and dates never match.
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
