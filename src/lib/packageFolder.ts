import { existsSync } from 'node:fs';
import path from 'node:path';

let found: string | undefined;

/** The folder that contains our package.json, above `src` or `dist/src`. */
export function packageFolder(): string {
  if (found !== undefined) return found;
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, 'package.json')) && path.dirname(folder) !== folder)
    folder = path.dirname(folder);
  return (found = folder);
}
