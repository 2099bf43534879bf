import type { BatchItem, BatchResult } from './batch.ts';
import type { Lease, Pool } from './pool.ts';
import { bound, sharedStatement } from './statement.ts';

const rollback = sharedStatement('ROLLBACK');

type State =
  /** No statement was sent; no connection is held. */
  | { name: 'idle' }
  /** A connection is being taken and prepared. If that fails, `ready` and every statement reject. */
  | { name: 'opening'; ready: Promise<Lease> }
  | { name: 'open'; lease: Lease }
  /** The connection was returned; further statements are refused. */
  | { name: 'ended' };

/** The connection of one transaction: taken with its first statement, returned at its end. */
export interface TransactionConnection {
  /** A statement was sent, and the transaction has not ended. */
  readonly begun: boolean;
  /** Sends statements in one round trip, with `opening` ahead of the first ones. */
  send(items: BatchItem[]): Promise<BatchResult[]>;
  /** Returns the connection after COMMIT. */
  committed(): void;
  /** Rolls back and returns the connection; closes it if that fails. Never throws. */
  rollback(): Promise<void>;
}

/**
 * `opening` is BEGIN and the settings after it. `first`, if given, runs between it and the first statements;
 * if it throws, the transaction is rolled back and every statement throws the same error.
 */
export function transactionConnection(
  pool: Pool,
  opening: BatchItem[],
  first?: (send: Lease['run']) => Promise<void>,
): TransactionConnection {
  let state: State = { name: 'idle' };

  async function open(items: BatchItem[]): Promise<BatchResult[]> {
    const ready = first ? prepared(first) : pool.connect();
    state = { name: 'opening', ready };
    const lease = await ready;
    state = { name: 'open', lease };
    if (first) return lease.run(items);
    return (await lease.run([...opening, ...items])).slice(opening.length);
  }

  async function prepared(prepare: (send: Lease['run']) => Promise<void>): Promise<Lease> {
    const lease = await pool.connect();
    try {
      await lease.run(opening);
      await prepare((items) => lease.run(items));
      return lease;
    } catch (error) {
      await rollBack(lease);
      throw error;
    }
  }

  return {
    get begun() {
      return state.name === 'opening' || state.name === 'open';
    },
    async send(items) {
      switch (state.name) {
        case 'idle':
          return open(items);
        case 'opening':
          return (await state.ready).run(items);
        case 'open':
          return state.lease.run(items);
        case 'ended':
          throw new Error('the transaction has ended');
      }
    },
    committed() {
      if (state.name === 'open') state.lease.release();
      state = { name: 'ended' };
    },
    async rollback() {
      if (state.name === 'opening') await state.ready.catch(() => undefined);
      const last = state;
      state = { name: 'ended' };
      if (last.name === 'open') await rollBack(last.lease);
    },
  };
}

const rollBack = (lease: Lease): Promise<void> =>
  lease.run([bound(rollback)]).then(
    () => lease.release(),
    () => lease.release(true),
  );
