import { readFileSync } from 'node:fs';
import Sequencer from '@jest/test-sequencer';

/** A limit of its own that a test or a hook has, as Prettier leaves it: `}, 300_000);` or a line of its own. */
const LIMIT = /^ *(?:\}, |jest\.setTimeout\()?(\d+)_000(?:,|\);)$/gm;

/** The longest that a test of the file may take, in seconds; 0 where none says more than others. */
const limitIn = (text) => Math.max(0, ...[...text.matchAll(LIMIT)].map(([, seconds]) => Number(seconds)));

/**
 * Long files first, so that none is left to run alone when all others have ended. Jest knows from its cache how long each took;
 * in a fresh clone it has none, and starts with the largest files. Then those come first whose tests may take longest.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    if (sorted.some(({ duration }) => duration !== undefined)) return sorted;
    const limits = new Map(sorted.map((test) => [test, limitIn(readFileSync(test.path, 'utf8'))]));
    return sorted.sort((a, b) => limits.get(b) - limits.get(a));
  }
}
