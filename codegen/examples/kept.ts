/** Reads the recorded examples in openapi/examples/ and generates `examples.json` from them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Document } from '../document.ts';
import { print } from '../print.ts';

const folder = fileURLToPath(new URL('../../openapi/examples/', import.meta.url));

/** The folder of the error responses that all operations share. */
export const SHARED = 'shared';

/** The recorded examples by area and by name, both sorted. */
export function keptExamples(): Record<string, Record<string, Document>> {
  if (!existsSync(folder)) return {};
  const areas = readdirSync(folder).sort();
  return Object.fromEntries(
    areas.map((area) => [
      area,
      Object.fromEntries(
        readdirSync(path.join(folder, area))
          .filter((file) => file.endsWith('.json'))
          .sort()
          .map((file) => [
            file.slice(0, -'.json'.length),
            JSON.parse(readFileSync(path.join(folder, area, file), 'utf8')) as Document,
          ]),
      ),
    ]),
  );
}

/** `examples.json`: the examples that are added to the served documents, with a section for every area. */
export function examplesSource(areas: string[]): string {
  const kept = keptExamples();
  const shown = (area: string) =>
    Object.fromEntries(
      Object.entries(kept[area] ?? {}).map(([name, { request, response }]) => [name, { request, response }]),
    );
  return `${print(Object.fromEntries(areas.map((area) => [area, shown(area)])))}\n`;
}
