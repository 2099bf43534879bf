import { readFileSync } from 'node:fs';
import Sequencer from '@jest/test-sequencer';

/** The time limit of a test or hook in Prettier's format: `}, 300_000);` or a separate line. */
const LIMIT = /^ *(?:\}, |jest\.setTimeout\()?(\d+)_000(?:,|\);)$/gm;

/** The longest time limit in a test file, in seconds; 0 if it sets none. */
const limitIn = (text) => Math.max(0, ...[...text.matchAll(LIMIT)].map(([, seconds]) => Number(seconds)));

/**
 * Starts long files first, so that none runs alone at the end. In a fresh clone Jest has no cached durations
 * and orders by size; then files with longer time limits start first.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    if (sorted.some(({ duration }) => duration !== undefined)) return sorted;
    const limits = new Map(sorted.map((test) => [test, limitIn(readFileSync(test.path, 'utf8'))]));
    return sorted.sort((a, b) => limits.get(b) - limits.get(a));
  }
}
