/** Each wall of the list can still be broken: its file and its texts are there. `npm run walls:break` breaks them. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { walls } from './walls.ts';

const root = new URL('../../', import.meta.url);

test.each(walls.map((wall) => [wall.name, wall] as const))(
  '%s: what is edited is there',
  (_, { file, edits }) => {
    const text = readFileSync(new URL(file, root), 'utf8');
    for (const [from] of edits) expect(text).toContain(from);
  },
);
