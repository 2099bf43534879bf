/** The pinned version of the Temporal CLI; `build/go.mod` requires the same. */
export const cliVersion = '1.8.2';

/** The server version in that CLI, for messages. */
export const serverVersion = '1.31.2';

/** The lowest server version of a `temporal` on PATH: the oldest that our workflows were tested with. */
export const leastServer = [1, 29] as const;
