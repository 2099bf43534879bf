import { fileURLToPath } from 'node:url';

/** The compiled product. The global set-up compiles it if the sources have changed. */
export const PROGRAM = fileURLToPath(new URL('../../dist/src/main.js', import.meta.url));
