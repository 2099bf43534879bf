/**
 * Reads the worked examples: Markdown tables, one per heading, which people can check without programming.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Row = Readonly<Record<string, string>>;

/** The rows of the table under a heading of `examples/<file>`, keyed by column. Throws if there is none. */
export function examples(file: string, heading: string): Row[] {
  const text = readFileSync(join(import.meta.dirname, '..', 'examples', file), 'utf8');
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  const lines = (section ?? '').split('\n').filter((line) => line.startsWith('|'));
  const [head, , ...body] = lines.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
  if (!head || body.length === 0) throw new Error(`no table "${heading}" in ${file}`);
  return body.map((cells) => Object.fromEntries(head.map((name, i) => [name, cells[i] ?? ''])));
}
