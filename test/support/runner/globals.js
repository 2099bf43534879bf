/**
 * Replaces `@jest/globals` in test files (hooks.js). Each file gets its own functions; these bindings always
 * refer to the functions of the file that is running.
 */
export let afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test;

/**
 * Jest stores its default time limit under this symbol. circus reads it before it runs the tests of a file.
 */
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
