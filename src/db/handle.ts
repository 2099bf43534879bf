/**
 * The workspace handle, the only access to a workspace's rows. Every statement runs with the workspace as
 * `$1` and with `app.workspace` set, so that the filter (first wall) and row-level security (second wall)
 * both hold, in one round trip.
 */
import type { BatchItem, BatchResult } from './batch.ts';
import type { Lease, Pool } from './pool.ts';
import { transactionConnection } from './transactionConnection.ts';
import { bound, inOrder, sharedStatement, type Given, type NoRow, type Statement } from './statement.ts';

/** A statement with its values, made by `ask`. */
export interface Asked<Row> {
  readonly statement: Statement<Row, never>;
  readonly values: object;
}

/** Combines a statement with its values, for `together` and `follow`. */
export const ask = <Row, Values extends object>(
  statement: Statement<Row, Values>,
  ...[values]: Given<Values>
): Asked<Row> => ({ statement, values: values ?? {} });

export type AskedEach<Rows extends readonly unknown[]> = { [Index in keyof Rows]: Asked<Rows[Index]> };
export type RowsEach<Rows extends readonly unknown[]> = { [Index in keyof Rows]: Rows[Index][] };

/** Runs statements. Each method takes the statement's values as an object, or nothing if it has none. */
export interface Queries {
  readonly workspaceId: string;
  rows<Row, Values extends object>(
    statement: Statement<Row, Values>,
    ...values: Given<Values>
  ): Promise<Row[]>;
  /** The first row, or undefined. */
  maybe<Row, Values extends object>(
    statement: Statement<Row, Values>,
    ...values: Given<Values>
  ): Promise<Row | undefined>;
  /** The one row; throws if there is none. */
  one<Row, Values extends object>(statement: Statement<Row, Values>, ...values: Given<Values>): Promise<Row>;
  /**
   * Several statements in one round trip. Each has a later snapshot than the one before, so that a lock can
   * precede the read that it guards.
   */
  together<Rows extends readonly unknown[]>(...asked: AskedEach<Rows>): Promise<RowsEach<Rows>>;
  /** How many rows were written. */
  count<Values extends object>(
    statement: Statement<unknown, Values>,
    ...values: Given<Values>
  ): Promise<number>;
}

/** Handle for reads: each statement is a transaction and a round trip of its own. */
export interface Db extends Queries {
  /**
   * Rows, then the rows that belong to them, in two round trips that share one snapshot. Without rows, `then`
   * sends nothing. `before` runs in the first trip, with an earlier snapshot.
   */
  follow<Row, Rest extends readonly unknown[], Before = never>(
    first: Asked<Row>,
    then: (rows: Row[]) => AskedEach<Rest>,
    before?: readonly Asked<Before>[],
  ): Promise<{ before: Before[][]; rows: Row[]; rest: RowsEach<Rest> }>;
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** A transaction. It takes a connection and sends BEGIN with its first statement. */
export interface Tx extends Queries {
  /** Runs a statement just before COMMIT, in the same round trip: audit lines, events, notifications. */
  later<Values extends object>(statement: Statement<unknown, Values>, ...values: Given<Values>): void;
  /**
   * If a statement kept by `later` fails, `explain` gets the error and returns the one to throw, such as the
   * 409 of a lost race, or the same error if it has another cause.
   */
  explainFailure(explain: (error: unknown) => Promise<unknown>): void;
  /**
   * Runs the statements kept by `later` now: in a long transaction, running all of them at COMMIT would take
   * too long.
   */
  flush(): Promise<void>;
  /** Calls `action` after a successful commit only. It must not throw. */
  afterCommit(action: () => void): void;
  /**
   * Calls `action` after a rollback and waits for it. It must not throw. For undoing what was written outside
   * the transaction.
   */
  afterRollback(action: () => Promise<unknown>): void;
  /** A statement was sent and the transaction has not ended: it holds a connection. */
  readonly begun: boolean;
  /**
   * A handle outside the transaction, for reads that must not hold its connection (while a password is
   * hashed) or see its uncommitted rows.
   */
  readonly outside: Db;
  /** Audit lines written so far. */
  auditLines: number;
  /**
   * The same transaction in another workspace, behind both walls of that workspace: for an operator's calls
   * about its trials. Not to be used concurrently with the transaction itself.
   */
  inside(workspaceId: string): Tx;
}

const setWorkspace = sharedStatement<NoRow, { workspace_id: string }>(
  `SELECT set_config('app.workspace', $workspace_id, true)`,
);
const setWorkspaceAndKey = sharedStatement<NoRow, { workspace_id: string; audit_key: string }>(
  `SELECT set_config('app.workspace', $workspace_id, true), set_config('app.audit_key', $audit_key, true)`,
);
const begin = sharedStatement('BEGIN');
const beginOneInstant = sharedStatement('BEGIN ISOLATION LEVEL REPEATABLE READ');
const commit = sharedStatement('COMMIT');

/** Runs statements in one round trip. */
type Runner = (asked: readonly Asked<unknown>[]) => Promise<BatchResult[]>;

function queries(workspaceId: string, run: Runner): Queries {
  const result = async (statement: Statement<unknown, never>, values: object = {}) =>
    (await run([{ statement, values }]))[0]!;
  return {
    workspaceId,
    rows: async <Row, Values extends object>(statement: Statement<Row, Values>, ...[values]: Given<Values>) =>
      (await result(statement, values)).rows as Row[],
    maybe: async <Row, Values extends object>(
      statement: Statement<Row, Values>,
      ...[values]: Given<Values>
    ) => (await result(statement, values)).rows[0] as Row | undefined,
    one: async <Row, Values extends object>(
      statement: Statement<Row, Values>,
      ...[values]: Given<Values>
    ) => {
      const [row] = (await result(statement, values)).rows;
      if (!row) throw new Error(`no row from: ${statement.text}`);
      return row as Row;
    },
    together: async <Rows extends readonly unknown[]>(...asked: AskedEach<Rows>) =>
      (await run(asked)).map(({ rows }) => rows) as unknown as RowsEach<Rows>,
    count: async (statement, ...[values]) => (await result(statement, values)).count,
  };
}

/** Opens the second wall for this workspace, until the transaction ends. */
const entering = ({ keyOfTransactions }: Pool, workspaceId: string): BatchItem =>
  keyOfTransactions === undefined
    ? bound(setWorkspace, { workspace_id: workspaceId })
    : bound(setWorkspaceAndKey, { workspace_id: workspaceId, audit_key: keyOfTransactions });

/** Statements with their values in order, the workspace first. */
const inWorkspace =
  (workspaceId: string) =>
  ({ statement, values }: Asked<unknown>): BatchItem => ({
    statement,
    values: inOrder(statement, values, [workspaceId]),
  });

export function workspaceDb(pool: Pool, workspaceId: string): Db {
  const enter = entering(pool, workspaceId);
  const run: Runner = async (asked) =>
    (await pool.run([enter, ...asked.map(inWorkspace(workspaceId))])).slice(1);
  const db: Db = {
    ...queries(workspaceId, run),
    follow: <Row, Rest extends readonly unknown[], Before = never>(
      first: Asked<Row>,
      then: (rows: Row[]) => AskedEach<Rest>,
      before: readonly Asked<Before>[] = [],
    ) =>
      leased(pool, async (lease) => {
        // in a transaction of its own: the snapshot of the next one begins with that one's first statement
        const earlier =
          before.length > 0
            ? [bound(begin), enter, ...before.map(inWorkspace(workspaceId)), bound(commit)]
            : [];
        const results = await lease.run([
          ...earlier,
          bound(beginOneInstant),
          enter,
          inWorkspace(workspaceId)(first),
        ]);
        const rows = results.at(-1)!.rows as Row[];
        const asked = then(rows);
        const sent = rows.length > 0 ? asked.map(inWorkspace(workspaceId)) : [];
        const followed = await lease.run([...sent, bound(commit)]);
        const rest = asked.map((_one, index) => (sent.length > 0 ? followed[index]!.rows : []));
        return {
          before: before.map((_one, index) => results[2 + index]!.rows as Before[]),
          rows,
          rest: rest as unknown as RowsEach<Rest>,
        };
      }),
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

/** `ms`: milliseconds. */
const setLimits = sharedStatement<NoRow, { ms: string }>(
  `SELECT set_config('statement_timeout', $ms, true), set_config('idle_in_transaction_session_timeout', $ms, true)`,
);

export interface LongTransaction {
  /** Milliseconds that a statement may take, and that may pass between two statements. */
  limitMs: number;
  /**
   * All statements share one snapshot; writing a row that another transaction has changed meanwhile fails
   * (40001).
   */
  oneInstant?: boolean;
  /** Statements without values to run first, such as CREATE TEMPORARY TABLE. */
  first?: readonly string[];
}

/** Runs work that takes longer than a request may: an export that copies all rows, an import. */
export function inLongTransaction<T>(
  pool: Pool,
  workspaceId: string,
  { limitMs, oneInstant = false, first = [] }: LongTransaction,
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  return leased(pool, async (lease) => {
    await lease.run([
      bound(oneInstant ? beginOneInstant : begin),
      entering(pool, workspaceId),
      bound(setLimits, { ms: String(limitMs) }),
      ...first.map((text) => bound(sharedStatement(text))),
    ]);
    const result = await work(
      queries(workspaceId, (asked) => lease.run(asked.map(inWorkspace(workspaceId)))),
    );
    const [ended] = await lease.run([bound(commit)]);
    if (ended!.command !== 'COMMIT') throw new Error('the transaction had failed and was rolled back');
    return result;
  });
}

/** Runs `work` on a connection of its own. If it fails the connection is closed, which rolls back. */
async function leased<T>(pool: Pool, work: (lease: Lease) => Promise<T>): Promise<T> {
  const lease = await pool.connect();
  let broken = true;
  try {
    const result = await work(lease);
    broken = false;
    return result;
  } finally {
    lease.release(broken);
  }
}

/** A transaction that its caller ends: the pipeline commits it when the handler returns. */
export interface OpenTransaction extends Tx {
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

/**
 * `first` runs in the transaction ahead of its first statement. If it throws, every statement throws the same
 * error.
 */
export function openTransaction(
  pool: Pool,
  workspaceId: string,
  outside: Db,
  first?: (queries: Queries) => Promise<void>,
): OpenTransaction {
  const atEnd: BatchItem[] = [];
  const explanations: ((error: unknown) => Promise<unknown>)[] = [];
  const actions: (() => void)[] = [];
  const undoings: (() => Promise<unknown>)[] = [];
  const opening = [bound(begin), entering(pool, workspaceId)];
  const connection = transactionConnection(
    pool,
    opening,
    first && ((run) => first(queries(workspaceId, (asked) => run(asked.map(inWorkspace(workspaceId)))))),
  );
  const { send } = connection;

  const sendKept = (items: BatchItem[]): Promise<BatchResult[]> =>
    send(items).catch(async (error: unknown) => {
      for (const explain of explanations) error = await explain(error);
      throw error;
    });

  const visit = (other: string, items: BatchItem[]) => [
    entering(pool, other),
    ...items,
    entering(pool, workspaceId),
  ];
  const inside = (other: string): Tx => ({
    ...queries(other, async (asked) =>
      (await send(visit(other, asked.map(inWorkspace(other))))).slice(1, -1),
    ),
    outside: workspaceDb(pool, other),
    auditLines: 0,
    later: (statement, ...[values]) => {
      atEnd.push(...visit(other, [inWorkspace(other)({ statement, values: values ?? {} })]));
    },
    explainFailure: (explain) => tx.explainFailure(explain),
    flush: () => tx.flush(),
    afterCommit: (action) => tx.afterCommit(action),
    afterRollback: (action) => tx.afterRollback(action),
    get begun() {
      return tx.begun;
    },
    inside,
  });

  const tx: OpenTransaction = {
    ...queries(workspaceId, (asked) => send(asked.map(inWorkspace(workspaceId)))),
    outside,
    inside,
    auditLines: 0,
    later: (statement, ...[values]) => {
      atEnd.push(inWorkspace(workspaceId)({ statement, values: values ?? {} }));
    },
    explainFailure: (explain) => {
      explanations.push(explain);
    },
    flush: async () => {
      if (atEnd.length > 0) await sendKept(atEnd.splice(0));
    },
    afterCommit: (action) => {
      actions.push(action);
    },
    afterRollback: (action) => {
      undoings.push(action);
    },
    get begun() {
      return connection.begun;
    },
    async commit() {
      if (connection.begun || atEnd.length > 0) {
        const results = await sendKept([...atEnd, bound(commit)]);
        // COMMIT of a failed transaction returns ROLLBACK without an error
        if (results.at(-1)!.command !== 'COMMIT')
          throw new Error('the transaction had failed and was rolled back');
        connection.committed();
      }
      for (const action of actions) action();
    },
    async rollback() {
      await connection.rollback();
      for (const undo of undoings.splice(0)) await undo();
    },
  };
  return tx;
}
