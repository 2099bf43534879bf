import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const folder = fileURLToPath(new URL('../../openapi/areas/', import.meta.url));
const sources = fileURLToPath(new URL('../../src/areas/', import.meta.url));

/**
 * The contract's chapters in reading order, from `openapi/areas/<area>.yaml`. `module`: workspaces can switch
 * it off. `own_record`: its records are money, pay or leave (rules 21, 200).
 */
export const chapters = readdirSync(folder)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => ({
    area: file.slice(0, -'.yaml'.length),
    ...parse(readFileSync(folder + file, 'utf8')),
  }))
  .sort((a, b) => a.order - b.order || (a.area < b.area ? -1 : 1));

/** The areas whose tables are part of an export. */
export const exportedAreas = readdirSync(sources)
  .filter((area) => existsSync(`${sources}${area}/exported.ts`))
  .sort();

/**
 * The list names in an area's `pickLists.ts`, read as text in Prettier's format. The compiler checks them.
 */
const listsOf = (area) => {
  const file = `${sources}${area}/pickLists.ts`;
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/^ {2}'?([a-z-]+)'?: \[/gm)].map(([, name]) => name);
};

/** The pick lists of all areas, by name. */
export const pickLists = readdirSync(sources).flatMap(listsOf).sort();

/** The OpenAPI tag of a chapter. */
export const tagOf = ({ area, title, description }) => ({ name: area, 'x-displayName': title, description });
