import path from 'node:path';

/** The folder `src`, or `dist/src` in a build: for files in it that are read, not imported. */
export function sourceFolder(): string {
  let folder = import.meta.dirname;
  while (path.basename(folder) !== 'src') folder = path.dirname(folder);
  return folder;
}
