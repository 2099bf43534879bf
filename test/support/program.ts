import { fileURLToPath } from 'node:url';

/** The product as it ships: compiled, by the set-up of the tests where that was not done since its last change. */
export const PROGRAM = fileURLToPath(new URL('../../dist/src/main.js', import.meta.url));
