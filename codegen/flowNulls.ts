/**
 * Requires a value for each member of a flow mapping in the contract's files: YAML reads `{ a: }` as null and
 * `{ a:1, b }` as a member named "a:1".
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isScalar, LineCounter, parseDocument, visit, type Pair } from 'yaml';
import { Remedy } from './remedy.ts';

const folder = fileURLToPath(new URL('../openapi/', import.meta.url));

/** @throws Remedy with the position of the first member without a value. */
export function refuseFlowNulls(): void {
  for (const file of readdirSync(folder, { recursive: true }).map(String).sort())
    if (file.endsWith('.yaml')) refuseIn(`openapi/${file}`, readFileSync(folder + file, 'utf8'));
}

export function refuseIn(file: string, text: string): void {
  // most files have no flow mapping, and parsing is slow
  if (!text.includes('{')) return;
  const lines = new LineCounter();
  visit(parseDocument(text, { lineCounter: lines }), {
    Map(_key, map) {
      const empty = map.flow ? map.items.find(isWithoutValue) : undefined;
      if (!empty || !isScalar(empty.key)) return;
      const { line } = lines.linePos(empty.key.range![0]);
      throw new Remedy(
        `${file}:${line}: ${String(empty.key.value)} has no value; write { name: value } with a space after the colon, or null`,
      );
    },
  });
}

const isWithoutValue = ({ value }: Pair): boolean =>
  value === null || (isScalar(value) && value.value === null && !value.source);
