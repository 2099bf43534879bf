/** How many records of a list are shown: enough to see that it is a list. */
const RECORDS = 2;
/** Pictures as text, which nobody reads. */
const PICTURE = /^<svg[^>]*>/;

/** The first rows of a text whose lines are rows, including the line of column names if there is one. */
export const firstLines = (text: string): string =>
  text
    .split(/(?<=\n)/)
    .slice(0, text.startsWith('{') ? RECORDS : RECORDS + 1)
    .join('');

/** An answer, shortened for the reference. */
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
