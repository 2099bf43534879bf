import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFolder } from './sourceFolder.ts';
import { VERSION } from './version.ts';

/** The commit that was compiled, from codegen/compile.js; null when this runs from the sources or outside a repository. */
export const COMMIT: string | null = (() => {
  try {
    const { commit } = JSON.parse(readFileSync(path.join(sourceFolder(), 'build.json'), 'utf8')) as {
      commit: string | null;
    };
    return commit;
  } catch {
    return null;
  }
})();

/** `0.1.0 (1a2b3c4d5e6f)`, or the version alone where the commit is not known. */
export const BUILD: string = COMMIT === null ? VERSION : `${VERSION} (${COMMIT})`;
