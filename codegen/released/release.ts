/**
 * Releases the contract in the version that package.json names: `npm run release:contract` writes what changed since the last
 * release into docs/api-changelog.md, and keeps the contract as the one that later ones are compared with.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { VERSION } from '../../src/lib/version.ts';
import { print } from '../print.ts';
import { firstRelease, laterRelease, versionsOn, withRelease } from './changelog.ts';
import { current, released, RELEASED } from './contract.ts';
import { changesBetween } from './oasdiff.ts';

const PAGE = new URL('../../docs/api-changelog.md', import.meta.url);

const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
const before = versionsOn(page).every((version) => version === VERSION) ? null : released();
const after = current();
const section = before ? laterRelease(await changesBetween(before, after)) : firstRelease(after);
writeFileSync(PAGE, withRelease(page, VERSION, section));
mkdirSync(new URL('./', RELEASED), { recursive: true });
writeFileSync(RELEASED, `${print(after)}\n`);
process.stdout.write(`${VERSION}: ${section}\n`);
