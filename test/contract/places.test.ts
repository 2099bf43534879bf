/** Addresses of the console in notices and in what waits. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { PLACES } from '../../console/contract/places.ts';
import { KINDS } from '../../src/areas/profile/rules/waiting.ts';
import { noticeKinds } from '../../src/generated/notices.ts';

/** Screens with an address of their own, as `console/routes.ts` writes them. */
const screens = [
  ...readFileSync(new URL('../../console/routes.ts', import.meta.url), 'utf8').matchAll(
    /\b(?:at|moved|opened)\('([^']+)'/g,
  ),
].map(([, path]) => path!);
const known = new Set(
  [...screens, ...PLACES.map(([path]) => path)].map((path) => path.replace(/\$\w+/, '$id')),
);

describe('the console', () => {
  test.each(Object.entries(noticeKinds))('shows the record of a notice: %s', (_kind, { url }) => {
    expect([...known]).toContain(url.replace('{id}', '$id'));
  });

  test.each(Object.entries(KINDS))('shows what waits: %s', (_kind, { place }) => {
    expect([...known]).toContain(`${place}$id`);
  });
});
