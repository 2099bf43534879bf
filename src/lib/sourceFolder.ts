import path from 'node:path';

/** The folder `src`, or `dist/src` where this is compiled: for files of it that are read as they are, and not imported. */
export function sourceFolder(): string {
  let folder = import.meta.dirname;
  while (path.basename(folder) !== 'src') folder = path.dirname(folder);
  return folder;
}
