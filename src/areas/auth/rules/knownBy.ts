/** Pure: the pattern that finds a person's names and addresses in texts written by others. */

/** Shorter texts are too likely to match unrelated words. */
const SHORTEST = 5;

const escaped = (text: string): string => text.replaceAll(/[\\^$.|?*+()[\]{}-]/g, String.raw`\$&`);

/** A Postgres regular expression for texts as whole words, plain or JSON-escaped; ignores short ones. */
export function patternOf(texts: readonly string[]): string {
  const all = texts
    .map((text) => text.trim())
    .filter((text) => text.length >= SHORTEST)
    .flatMap((text) => [text, JSON.stringify(text).slice(1, -1)]);
  // longest first, because one address may be the beginning of another
  const found = [...new Set(all)].sort((a, b) => b.length - a.length).map(escaped);
  return found.length === 0 ? '(?!)' : String.raw`(?<!\w)(${found.join('|')})(?!\w)`;
}
