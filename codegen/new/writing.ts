import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Remedy } from '../remedy.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** File contents by path, relative to the repository. */
export type Files = Record<string, string>;

export const isThere = (file: string): boolean => existsSync(root + file);

export const textOf = (file: string): string => readFileSync(root + file, 'utf8');

/** Writes new files. Writes nothing if one of them exists. */
export function writeNew(files: Files): void {
  const there = Object.keys(files).filter(isThere);
  if (there.length > 0)
    throw new Remedy(`${there.join(', ')}: there already; take another name, or delete it`);
  write(files);
}

/** Writes files and overwrites existing ones. */
export function write(files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(root + file), { recursive: true });
    writeFileSync(root + file, text);
    process.stdout.write(`${file}\n`);
  }
}

export function assertArea(area: string): void {
  if (!isThere(`src/areas/${area}`)) throw new Remedy(`no area is called ${area}: npm run new:area ${area}`);
}
