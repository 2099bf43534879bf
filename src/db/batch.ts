import type { Connection, FieldDef, Submittable } from 'pg';
// prepareValue maps a JavaScript value to Postgres's text form; pg exports it only from this file
import utils from 'pg/lib/utils.js';
import { serialize } from 'pg-protocol';
import { rowReader, type RowReader } from './rowReader.ts';
import type { Prepared } from './statement.ts';

export interface BatchItem {
  statement: Prepared;
  /** In the order of the parameters. */
  values: readonly unknown[];
}

/** Result of one statement of a batch. */
export interface BatchResult {
  rows: Record<string, unknown>[];
  /** Rows written, or read. */
  count: number;
  /** The command tag's first word: INSERT, COMMIT, ROLLBACK … */
  command: string;
}

/** Row readers of the statements that a connection has prepared, by connection. */
const layouts = new WeakMap<object, Map<string, RowReader>>();

/** The part of pg's connection that is used here and missing from its types. */
interface WireConnection {
  parsedStatements: Record<string, string>;
  stream: { write(bytes: Buffer): void };
  on(event: 'parseComplete', listener: () => void): void;
  off(event: 'parseComplete', listener: () => void): void;
}

const EXECUTE = serialize.execute({});
const DESCRIBE = serialize.describe({ type: 'P', name: '' });
const SYNC = serialize.sync();
/** Row reader of statements that return no rows. */
const NO_ROWS: RowReader = () => ({});

/**
 * Several prepared statements in one round trip: Parse (the first time), Bind and Execute of each, then one
 * Sync. Postgres runs them as one implicit transaction, so `set_config('app.workspace', …, true)` travels
 * ahead of the query it is for. After a failure Postgres skips the rest and rolls everything back.
 */
export class Batch implements Submittable {
  readonly done: Promise<BatchResult[]>;
  /** pg's client requires a callback and calls it; results come through `done`. */
  callback = () => {};
  readonly #items: BatchItem[];
  readonly #pooled: boolean;
  readonly #results: BatchResult[] = [];
  readonly #toParse: BatchItem[] = [];
  #rows: Record<string, unknown>[] = [];
  #read: RowReader | undefined;
  #known: Map<string, RowReader> | undefined;
  #connection: WireConnection | undefined;
  #failure: Error | undefined;
  #resolve!: (results: BatchResult[]) => void;
  #reject!: (error: Error) => void;

  /**
   * `pooled`: through PgBouncer, which knows a statement once it was sent and prepares it itself where needed,
   * even if a failure before it made Postgres skip it.
   */
  constructor(items: BatchItem[], pooled = false) {
    this.#items = items;
    this.#pooled = pooled;
    this.done = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  submit(wire: Connection): void {
    const connection = wire as unknown as WireConnection;
    this.#connection = connection;
    let known = layouts.get(connection);
    if (!known) layouts.set(connection, (known = new Map<string, RowReader>()));
    this.#known = known;
    // mapped before anything is sent: a value that cannot be mapped must not leave half a batch on the wire
    const values = this.#items.map((item) => item.values.map(utils.prepareValue));

    const messages: Buffer[] = [];
    const seen = new Set<string>();
    this.#items.forEach((item, index) => {
      const { name, text } = item.statement;
      if (!connection.parsedStatements[name] && !seen.has(name)) {
        seen.add(name);
        messages.push(serialize.parse({ name, text }));
        if (this.#pooled) connection.parsedStatements[name] = text;
        else this.#toParse.push(item);
      }
      messages.push(serialize.bind({ statement: name, values: values[index]! }));
      if (!known.has(name)) messages.push(DESCRIBE);
      messages.push(EXECUTE);
    });
    messages.push(SYNC);
    // one buffer and one system call: a write for each message would double the cost of a query
    connection.stream.write(Buffer.concat(messages));
    if (this.#toParse.length > 0) connection.on('parseComplete', this.#parsed);
    this.#begin();
  }

  readonly #parsed = () => {
    const { name, text } = this.#toParse.shift()!.statement;
    this.#connection!.parsedStatements[name] = text;
    if (this.#toParse.length === 0) this.#connection!.off('parseComplete', this.#parsed);
  };

  #begin(): void {
    const next = this.#items[this.#results.length];
    this.#rows = [];
    this.#read = next && this.#known!.get(next.statement.name);
  }

  handleRowDescription(message: { fields: FieldDef[] }): void {
    this.#read = rowReader(message.fields);
  }

  handleDataRow(message: { fields: (string | null)[] }): void {
    try {
      this.#rows.push(this.#read!(message.fields));
    } catch (error) {
      this.#failure ??= error as Error;
    }
  }

  handleCommandComplete(message: { text: string }): void {
    const { name } = this.#items[this.#results.length]!.statement;
    if (!this.#known!.has(name)) this.#known!.set(name, this.#read ?? NO_ROWS);
    // INSERT 0 1, SELECT 51, COMMIT
    const { text } = message;
    const count = Number(text.slice(text.lastIndexOf(' ') + 1));
    const space = text.indexOf(' ');
    this.#results.push({
      rows: this.#rows,
      count: Number.isNaN(count) ? 0 : count,
      command: space < 0 ? text : text.slice(0, space),
    });
    this.#begin();
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: 'EMPTY' });
  }

  handleReadyForQuery(): void {
    if (this.#failure) this.#reject(this.#failure);
    else this.#resolve(this.#results);
  }

  handleError(error: Error): void {
    this.#connection?.off('parseComplete', this.#parsed);
    this.#reject(error);
  }

  handlePortalSuspended(): void {}
  handleCopyInResponse(): void {}
  handleCopyData(): void {}
}
