/**
 * What `@jest/globals` is in a test file (hooks.js). Each file gets functions of its own; these bindings always are those of
 * the file that runs.
 */
export let afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test;

/** As Jest keeps it; circus reads it when the tests of a file begin. */
const TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');

export const jest = {
  setTimeout(milliseconds) {
    globalThis[TIMEOUT] = milliseconds;
  },
};

export function use(globals) {
  globalThis[TIMEOUT] = undefined;
  ({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } = globals);
}
