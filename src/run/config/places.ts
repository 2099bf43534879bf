import { X509Certificate } from 'node:crypto';
import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { unreadable, type Problem } from './environment.ts';
import type { VariableName } from './variables.ts';

/** Variables that name a place, checked before anything starts so that errors name the variable. */
const PLACES = [
  ['DATA_DIR', folderProblem],
  ['FILES_SPOOL_DIR', folderProblem],
  ['WEBHOOK_CA_FILE', authoritiesProblem],
] as const;

/** Problems of the places that are set. Defaults are not checked. */
export function placeProblems(texts: ReadonlyMap<VariableName, string>): Problem[] {
  return PLACES.flatMap(([name, problemOf]) => {
    const place = texts.get(name);
    const text = place === undefined ? undefined : problemOf(place);
    return text === undefined ? [] : [{ name, text }];
  });
}

/** A missing folder is created later, so the nearest existing folder above it must be writable. */
function folderProblem(folder: string): string | undefined {
  let there = path.resolve(folder);
  for (;;) {
    try {
      if (!statSync(there).isDirectory()) return `names ${folder}, but ${there} is not a folder`;
      accessSync(there, constants.W_OK);
      return undefined;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      const above = path.dirname(there);
      if ((code !== 'ENOENT' && code !== 'ENOTDIR') || above === there)
        return `names the folder ${folder}, which cannot be written (${code ?? 'unreadable'})`;
      there = above;
    }
  }
}

function authoritiesProblem(file: string): string | undefined {
  try {
    void new X509Certificate(readFileSync(file));
    return undefined;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return code.startsWith('ERR_')
      ? `names the file ${file}, which holds no certificate (PEM)`
      : unreadable(file, error);
  }
}
