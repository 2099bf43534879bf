/**
 * Calls in the past. Scenes announce through the same functions as operations and pass them such a call. What
 * `audit`, `emit`, `emitTo` and `notify` add to its transaction becomes rows of the company, with the time of
 * the call. Nothing is read from the database, which is still empty.
 */
import { insertAuditLine } from '../events/audit.ts';
import { insertEvent } from '../events/emit.ts';
import { insertEventFor } from '../events/emitTo.ts';
import { insertNotification, feedHint } from '../events/notify.ts';
import { systemCall, type Writer, type Writing } from '../events/writing.ts';
import type { Tx } from '../db/handle.ts';
import type { EventKind } from '../generated/events.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { iso } from './days.ts';
import type { Random } from './random.ts';
import type { Row, Rows } from './rows.ts';

/** An event of the last weeks, for which deliveries are created. */
export interface DemoEvent {
  id: string;
  kind: EventKind;
  at: number;
  /** The only receiving webhook; null: all webhooks that subscribe to its kind. */
  webhookId: string | null;
}

export interface History {
  writing(by: Writer, at: number): Writing;
  /** A call of a timed job. */
  jobWriting(at: number): Writing;
  /** In the order of writing. */
  readonly events: readonly DemoEvent[];
}

export interface HistoryOptions {
  workspace: Workspace;
  rows: Rows;
  random: Random;
  /** Earlier events are not written, because their retention has ended. */
  eventsFrom: number;
}

/** Called with the values of a statement and the time of the call. */
type Insert = (values: Row, at: number) => void;

export function createHistory({ workspace, rows, random, eventsFrom }: HistoryOptions): History {
  const events: DemoEvent[] = [];
  const parsed = (text: unknown): unknown => JSON.parse(text as string);
  const dated = (at: number) => ({ id: rows.id(at), created_at: iso(at) });

  const addEvent = (values: Row, at: number, webhookId: string | null) => {
    if (at < eventsFrom) return;
    const { kind, occurred_at, body, sample = false } = values;
    const event = dated(at);
    const sequence = Math.floor(at) * 1000 + (events.length % 1000);
    const text = JSON.stringify({ id: event.id, sequence, ...(parsed(body) as Row) });
    rows.insert('events', { ...event, kind, occurred_at, body: text, sample });
    events.push({ id: event.id, kind: kind as EventKind, at, webhookId });
  };
  const inserts = new Map<object, Insert>([
    [
      insertAuditLine,
      (values, at) =>
        rows.insert('audit_log', {
          ...dated(at),
          ...values,
          actor: parsed(values['actor']),
          changes: parsed(values['changes']),
        }),
    ],
    [insertEvent, (values, at) => addEvent(values, at, null)],
    [
      insertNotification,
      // their mails were sent long ago
      ({ user_ids, email, content, ...values }, at) => {
        for (const user_id of user_ids as readonly string[])
          rows.insert('notifications', { ...dated(at), ...values, user_id, read_at: null });
      },
    ],
    // notifies sockets, but none are open
    [feedHint, () => undefined],
  ]);

  const transaction = (at: number): Tx => {
    const tx: Tx = {
      workspaceId: workspace.id,
      auditLines: 0,
      later: (statement, ...[values]) => {
        const insert = inserts.get(statement);
        if (!insert) throw new Error(`the demo has no table for this statement: ${statement.text}`);
        insert(values as Row, at);
      },
      explainFailure: () => undefined,
      afterCommit: () => undefined,
      flush: async () => undefined,
      afterRollback: () => undefined,
      begun: false,
      rows: unread,
      one: unread,
      count: unread,
      together: unread,
      // the only read: the webhook of `emitTo`, which the scene gives and nobody checks
      maybe: async (statement, ...[values]) => {
        if ((statement as object) !== insertEventFor) return unread();
        const { webhook_id, ...event } = values as Row;
        addEvent(event, at, webhook_id as string);
        return undefined;
      },
      get outside(): never {
        throw new Error(NOTHING_TO_READ);
      },
      inside: () => {
        throw new Error(NOTHING_TO_READ);
      },
    };
    return tx;
  };

  return {
    events,
    writing: (caller, at) => ({
      caller,
      db: transaction(at),
      workspace,
      now: at,
      request: {
        id: rows.id(at),
        ip: `198.51.100.${random.int(10, 240)}`,
        userAgent: null,
        client: caller.source === 'app' ? 'app' : 'dashboard',
      },
    }),
    jobWriting: (at) => systemCall(transaction(at), workspace, at),
  };
}

const NOTHING_TO_READ = 'a scene must not read from the database, which is still empty';

const unread = (): Promise<never> => Promise.reject(new Error(NOTHING_TO_READ));
