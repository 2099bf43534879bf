import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFolder } from './sourceFolder.ts';
import { VERSION } from './version.ts';

/**
 * The compiled commit, from codegen/compile.js; null when running from source or built outside a repository.
 */
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

/** `0.1.0 (1a2b3c4d5e6f)`, or only the version if the commit is unknown. */
export const BUILD: string = COMMIT === null ? VERSION : `${VERSION} (${COMMIT})`;
