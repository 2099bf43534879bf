import { existsSync } from 'node:fs';
import path from 'node:path';
import files from './installed.json' with { type: 'json' };
import { packageFolder } from './packageFolder.ts';

/**
 * A file of an installed package that is read as it is, and not imported. Compiling takes these files along (`codegen/compile.js`),
 * so that production does without their packages, which bring hundreds of others.
 */
export function installedFile(name: keyof typeof files): string {
  const taken = path.join(packageFolder(), 'dist', 'installed', files[name]);
  return existsSync(taken) ? taken : path.join(packageFolder(), 'node_modules', files[name]);
}
