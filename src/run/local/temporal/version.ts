/** The pinned version of the Temporal CLI; `build/go.mod` requires the same. */
export const cliVersion = '1.8.2';

/** The version of the server inside it, for messages. */
export const serverVersion = '1.31.2';

/** The lowest server version that a `temporal` on PATH must have: the oldest our workflows were tested with. */
export const leastServer = [1, 29] as const;
