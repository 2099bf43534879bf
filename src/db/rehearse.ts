import type { Db, Tx } from './handle.ts';

/** Thrown to roll back a transaction on purpose; carries its result. */
class TakenBack<T> extends Error {
  readonly result: T;

  constructor(result: T) {
    super('the transaction is rolled back on purpose');
    this.result = result;
  }
}

/** The result of a transaction, and whether it was rolled back. */
export interface Tried<T> {
  result: T;
  takenBack: boolean;
}

/**
 * Runs `work` in a transaction, which it rolls back by `throw takeBack(result)`. Other errors are thrown as
 * usual.
 */
export async function tryOut<T>(
  db: Db,
  work: (tx: Tx, takeBack: (result: T) => Error) => Promise<T>,
): Promise<Tried<T>> {
  try {
    const result = await db.transaction((tx) => work(tx, (one) => new TakenBack(one)));
    return { result, takenBack: false };
  } catch (error) {
    if (error instanceof TakenBack) return { result: error.result as T, takenBack: true };
    throw error;
  }
}

/** Runs `work` in a transaction that is rolled back, and returns its result. */
export const rehearse = async <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  (
    await tryOut<T>(db, async (tx, takeBack) => {
      throw takeBack(await work(tx));
    })
  ).result;
