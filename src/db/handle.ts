/**
 * The way to a workspace's rows. Every statement runs with the workspace as `$1` and with `app.workspace` set, so that
 * the filter (first wall) and row-level security (second wall) both hold, in one round trip.
 */
import type { BatchItem, BatchResult } from './batch.ts';
import type { Lease, Pool } from './pool.ts';
import { bound, sharedStatement, type NoRow, type Statement } from './statement.ts';

/** A statement with its values. */
export type Asked<Row> = readonly [Statement<Row>, readonly unknown[]];

type AskedEach<Rows extends readonly unknown[]> = { [Index in keyof Rows]: Asked<Rows[Index]> };
type RowsEach<Rows extends readonly unknown[]> = { [Index in keyof Rows]: Rows[Index][] };

export interface Queries {
  readonly workspaceId: string;
  rows<Row>(statement: Statement<Row>, values?: readonly unknown[]): Promise<Row[]>;
  /** The first row, or undefined. */
  maybe<Row>(statement: Statement<Row>, values?: readonly unknown[]): Promise<Row | undefined>;
  /** The row there must be: its absence is our bug. */
  one<Row>(statement: Statement<Row>, values?: readonly unknown[]): Promise<Row>;
  /** Statements in one round trip, each with a snapshot taken after the one before: locks, and what they guard. */
  together<Rows extends readonly unknown[]>(...asked: AskedEach<Rows>): Promise<RowsEach<Rows>>;
  /** How many rows were written. */
  count(statement: Statement<unknown>, values?: readonly unknown[]): Promise<number>;
}

/** Reads: each statement its own transaction, one round trip each. */
export interface Db extends Queries {
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** A transaction. Nothing is sent before the first statement; BEGIN travels with it. */
export interface Tx extends Queries {
  /** Written just before COMMIT, in the same trip: audit lines, events, notifications. */
  later(statement: Statement<unknown>, values?: readonly unknown[]): void;
  /** Run after a successful commit, never after a rollback; must not throw. */
  afterCommit(action: () => void): void;
  /** Reads that must not hold the transaction's connection (while a password is being hashed), or see its state. */
  readonly outside: Db;
  /** Lines the audit trail gets from this transaction so far. */
  auditLines: number;
}

const setWorkspace = sharedStatement<NoRow, { workspace_id: string }>(
  `SELECT set_config('app.workspace', $workspace_id, true)`,
);
const begin = sharedStatement('BEGIN');
const commit = sharedStatement('COMMIT');
const rollback = sharedStatement('ROLLBACK');

/** Runs statements in one round trip. */
type Runner = (asked: readonly Asked<unknown>[]) => Promise<BatchResult[]>;

function queries(workspaceId: string, run: Runner): Queries {
  const ask = async (statement: Statement<unknown>, values: readonly unknown[]) =>
    (await run([[statement, values]]))[0]!;
  return {
    workspaceId,
    rows: async <Row>(statement: Statement<Row>, values: readonly unknown[] = []) =>
      (await ask(statement, values)).rows as Row[],
    maybe: async <Row>(statement: Statement<Row>, values: readonly unknown[] = []) =>
      (await ask(statement, values)).rows[0] as Row | undefined,
    one: async <Row>(statement: Statement<Row>, values: readonly unknown[] = []) => {
      const [row] = (await ask(statement, values)).rows;
      if (!row) throw new Error(`no row from: ${statement.text}`);
      return row as Row;
    },
    together: async <Rows extends readonly unknown[]>(...asked: AskedEach<Rows>) =>
      (await run(asked)).map(({ rows }) => rows) as unknown as RowsEach<Rows>,
    count: async (statement, values = []) => (await ask(statement, values)).count,
  };
}

/** A statement with the workspace as its first value. */
const bound =
  (workspaceId: string) =>
  ([statement, values]: Asked<unknown>): BatchItem => ({ statement, values: [workspaceId, ...values] });

export function workspaceDb(pool: Pool, workspaceId: string): Db {
  const enter: BatchItem = bound(setWorkspace, { workspace_id: workspaceId });
  const run: Runner = async (asked) => (await pool.run([enter, ...asked.map(bound(workspaceId))])).slice(1);
  const db: Db = {
    ...queries(workspaceId, run),
    transaction: async (work) => {
      const tx = openTransaction(pool, workspaceId, db);
      try {
        const result = await work(tx);
        await tx.commit();
        return result;
      } catch (error) {
        await tx.rollback();
        throw error;
      }
    },
  };
  return db;
}

/** A transaction whose end is the caller's to decide: the pipeline commits it when the handler returns. */
export interface OpenTransaction extends Tx {
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

export function openTransaction(pool: Pool, workspaceId: string, outside: Db): OpenTransaction {
  const atEnd: BatchItem[] = [];
  const actions: (() => void)[] = [];
  const opening: BatchItem[] = [bound(begin), bound(setWorkspace, { workspace_id: workspaceId })];
  let lease: Lease | undefined;
  let leasing: Promise<Lease> | undefined;

  /** Runs with BEGIN in front the first time; a transaction that never asks anything never takes a connection. */
  const send = async (items: BatchItem[]): Promise<BatchResult[]> => {
    if (lease) return lease.run(items);
    if (leasing) return (await leasing).run(items);
    leasing = pool.connect();
    lease = await leasing;
    return (await lease.run([...opening, ...items])).slice(opening.length);
  };
  const end = (broken: boolean) => {
    lease?.release(broken);
    lease = undefined;
    leasing = undefined;
  };

  const tx: OpenTransaction = {
    ...queries(workspaceId, (asked) => send(asked.map(bound(workspaceId)))),
    outside,
    auditLines: 0,
    later: (statement, values = []) => {
      atEnd.push({ statement, values: [workspaceId, ...values] });
    },
    afterCommit: (action) => {
      actions.push(action);
    },
    async commit() {
      if (lease || leasing || atEnd.length > 0) {
        const results = await send([...atEnd, bound(commit)]);
        // COMMIT of a failed transaction answers ROLLBACK, without an error
        if (results.at(-1)!.command !== 'COMMIT')
          throw new Error('the transaction had failed and was rolled back');
        end(false);
      }
      for (const action of actions) action();
    },
    async rollback() {
      if (leasing && !lease) await leasing.catch(() => undefined);
      if (!lease) return end(false);
      await lease.run([bound(rollback)]).then(
        () => end(false),
        () => end(true),
      );
    },
  };
  return tx;
}
