/**
 * `npm run release:contract`: adds the changes since the last release to docs/api-changelog.md and stores the
 * contract, under package.json's version, as the one that later contracts are compared with.
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
