/** What finds a person in texts that others wrote: pure. */

/** Shorter texts are words of other things, too. */
const SHORTEST = 5;

/** Signs that mean something in a regular expression of Postgres. */
const escaped = (text: string): string => text.replaceAll(/[\\^$.|?*+()[\]{}-]/g, String.raw`\$&`);

/**
 * A regular expression of Postgres that finds these texts between words, plain and as JSON has them; one that finds nothing where
 * all are too short.
 */
export function patternOf(texts: readonly string[]): string {
  const all = texts
    .map((text) => text.trim())
    .filter((text) => text.length >= SHORTEST)
    .flatMap((text) => [text, JSON.stringify(text).slice(1, -1)]);
  // the longest first: an address may begin with another
  const found = [...new Set(all)].sort((a, b) => b.length - a.length).map(escaped);
  return found.length === 0 ? '(?!)' : String.raw`(?<!\w)(${found.join('|')})(?!\w)`;
}
