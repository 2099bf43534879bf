import { existsSync } from 'node:fs';
import path from 'node:path';
import files from './installed.json' with { type: 'json' };
import { packageFolder } from './packageFolder.ts';

/**
 * Path of a file of an npm package that is read, not imported. The build copies these files
 * (`codegen/compile.js`), so that production does not need their packages, which have hundreds of
 * dependencies.
 */
export function installedFile(name: keyof typeof files): string {
  const taken = path.join(packageFolder(), 'dist', 'installed', files[name]);
  return existsSync(taken) ? taken : path.join(packageFolder(), 'node_modules', files[name]);
}
