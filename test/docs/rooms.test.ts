/** The tables of rooms in docs/architecture.md agree with the one that `npm run check:imports` enforces. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from '@jest/globals';

const { ROOMS, AREA } = createRequire(import.meta.url)('../../.dependency-rooms.cjs') as {
  ROOMS: Record<string, string[]>;
  AREA: string[];
};
const page = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8');

/** What the page lets a room import, according to the row of that name. */
const saidOf = (room: string): string[] | undefined => {
  const row = page.split('\n').find((line) => line.startsWith(`| \`${room}\` `));
  const cell = row?.split('|')[3];
  return cell === undefined ? undefined : [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1]!);
};

describe('docs/architecture.md, "Rooms"', () => {
  test.each(Object.entries(ROOMS))('%s may import what the check allows', (room, allowed) => {
    expect(saidOf(room)).toEqual(allowed);
  });

  test('areas may import what the check allows', () => {
    expect(saidOf('areas/<area>')).toEqual(AREA);
  });
});
