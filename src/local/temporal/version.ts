/** The Temporal CLI we pin; `build/go.mod` requires the same. */
export const cliVersion = '1.8.2';

/** The server inside it, for people. */
export const serverVersion = '1.31.2';

/** The least server a `temporal` on PATH must bring: the oldest our workflows were tried with. */
export const leastServer = [1, 29] as const;
