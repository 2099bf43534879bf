/** Runs within `npm version`: writes package.json's version into src/lib/version.ts. */
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../src/lib/version.ts', import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
writeFileSync(file, readFileSync(file, 'utf8').replace(/VERSION = '[^']*'/, `VERSION = '${version}'`));
