/**
 * From the contract to code: `npm run codegen` writes src/generated/, `--check` says what is stale and fails.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundleContract } from './bundle.ts';
import { eventsSource } from './events.ts';
import { handlersSource, operationsSource } from './operations.ts';
import { typesSource } from './types.ts';

const target = fileURLToPath(new URL('../src/generated/', import.meta.url));
const HEAD = '// Generated from openapi/ by `npm run codegen`. Do not edit.\n';

const [full, open] = [await bundleContract('full@v1'), await bundleContract('public@v1')];
const files: Record<string, string> = {
  'openapi.json': `${JSON.stringify(full, null, 1)}\n`,
  'openapi.public.json': `${JSON.stringify(open, null, 1)}\n`,
  'types.ts': HEAD + (await typesSource(full)),
  'operations.ts': HEAD + operationsSource(full),
  'handlers.ts': HEAD + handlersSource(full),
  'events.ts': HEAD + eventsSource(full),
};

const current = (name: string) => {
  try {
    return readFileSync(target + name, 'utf8');
  } catch {
    return undefined;
  }
};
const stale = Object.keys(files).filter((name) => current(name) !== files[name]);

if (process.argv.includes('--check')) {
  if (stale.length > 0) {
    process.stderr.write(
      `src/generated is stale (${stale.join(', ')}): run npm run codegen and commit the result\n`,
    );
    process.exitCode = 1;
  }
} else {
  mkdirSync(target, { recursive: true });
  for (const name of stale) writeFileSync(target + name, files[name]!);
  process.stdout.write(stale.length > 0 ? `wrote ${stale.join(', ')}\n` : 'src/generated is up to date\n');
}
