/**
 * Each wall in the list can still be broken: its file exists and contains the texts. `npm run walls:break`
 * breaks them.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { walls } from './walls.ts';

const root = new URL('../../', import.meta.url);

test.each(walls.map((wall) => [wall.name, wall] as const))(
  '%s: the text to edit exists',
  (_, { file, edits }) => {
    const text = readFileSync(new URL(file, root), 'utf8');
    for (const [from] of edits) expect(text).toContain(from);
  },
);
