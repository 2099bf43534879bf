/** The files of openapi/examples/, and what is made of them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Document } from '../document.ts';
import { print } from '../print.ts';

const folder = fileURLToPath(new URL('../../openapi/examples/', import.meta.url));

/** Where the answers are that no operation has to itself: the errors. */
export const SHARED = 'shared';

/** Kept examples by area and name, both in order. */
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

/** `examples.json`: what goes into the documents when they are served, under every area that there is. */
export function examplesSource(areas: string[]): string {
  const kept = keptExamples();
  const shown = (area: string) =>
    Object.fromEntries(
      Object.entries(kept[area] ?? {}).map(([name, { request, response }]) => [name, { request, response }]),
    );
  return `${print(Object.fromEntries(areas.map((area) => [area, shown(area)])))}\n`;
}
