import type { Db, Tx } from './handle.ts';

/** Thrown to roll back a transaction on purpose. */
class Rehearsed<T> extends Error {
  readonly result: T;

  constructor(result: T) {
    super('the transaction was a rehearsal');
    this.result = result;
  }
}

/** Runs `work` in a transaction that is rolled back, and returns its result. Its errors are thrown as usual. */
export async function rehearse<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await db.transaction<never>(async (tx) => {
      throw new Rehearsed(await work(tx));
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.result as T;
    throw error;
  }
}
