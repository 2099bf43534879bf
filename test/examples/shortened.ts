/** Of a list its first records, as many as it takes to see that it is one. */
const RECORDS = 2;
/** Pictures are texts that nobody reads. */
const PICTURE = /^<svg[^>]*>/;

/** Of rows that are lines of text the first ones, with the line above them where it names columns. */
export const firstLines = (text: string): string =>
  text
    .split(/(?<=\n)/)
    .slice(0, text.startsWith('{') ? RECORDS : RECORDS + 1)
    .join('');

/** An answer as short as it may be shown. */
export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) {
    const isRecords = value.some((one) => typeof one === 'object' && one !== null);
    return (isRecords ? value.slice(0, RECORDS) : value).map(shortened);
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one)]));
  const picture = typeof value === 'string' ? PICTURE.exec(value) : null;
  return picture ? `${picture[0]}…</svg>` : value;
}
