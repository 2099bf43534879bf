import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../operations/', import.meta.url));

/**
 * Imports the modules with this name from `test/operations/<area>/`, by area. Lists the folders, so that a
 * new area needs no entry here.
 */
export async function fromAreas<Module>(file: `${string}.ts`): Promise<[area: string, module: Module][]> {
  const areas = readdirSync(folder)
    .filter((area) => existsSync(`${folder}${area}/${file}`))
    .sort();
  const found: [string, Module][] = [];
  // in sequence, because Jest cannot load the same module twice at the same time
  for (const area of areas) found.push([area, (await import(`../operations/${area}/${file}`)) as Module]);
  return found;
}
