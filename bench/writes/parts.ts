/** The parts of a write, and how to leave each one out: in a copy of the database, or on the way to it. */
import { v7 as uuidv7 } from 'uuid';
import type { Asked, Tx } from '../../src/db/handle.ts';
import type { Statement } from '../../src/db/statement.ts';
import { statement } from '../../src/db/statement.ts';
import { insertAuditLine } from '../../src/events/audit.ts';
import { insertEvent } from '../../src/events/emit.ts';

/** An earlier answer of the database, by the text of the first statement of its round trip. */
export type Heard = Map<string, unknown>;

export interface Part {
  name: string;
  /** SQL that removes the part from a copy of the database. */
  without?: string;
  /** The transaction without the part. */
  change?: (tx: Tx, heard: Heard) => Tx;
  /** The part is done once more instead of left out; the difference is its cost in both cases. */
  twice?: true;
}

const everyTable = (statements: string) => `
  DO $do$ DECLARE t record; BEGIN
    FOR t IN SELECT oid::regclass AS name FROM pg_class WHERE relrowsecurity LOOP ${statements} END LOOP;
  END $do$`;

const WRITTEN = `ARRAY['time_entries', 'audit_log', 'audit_keys', 'events', 'deliveries']::regclass[]`;
const dropForeignKeys = (which: string) => `
  DO $do$ DECLARE c record; BEGIN
    FOR c IN SELECT conname, conrelid::regclass AS name FROM pg_constraint
              WHERE contype = 'f' AND conrelid = ANY (${WRITTEN}) AND ${which} LOOP
      EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', c.name, c.conname);
    END LOOP;
  END $do$`;

/** Passes on everything that `later` is given, except this statement. */
const leaving =
  (left: Statement<unknown, never>) =>
  (tx: Tx): Tx => ({
    ...tx,
    later: (one, ...values) => {
      if ((one as Statement<unknown, never>) !== left) tx.later(one, ...values);
    },
  });

/** Repeats the first answer, apart from the entry's id, without asking the database again. */
const remembering = (tx: Tx, heard: Heard): Tx => ({
  ...tx,
  together: async (...asked) => {
    const key = (asked as readonly Asked<unknown>[])[0]!.statement.text;
    if (!heard.has(key)) heard.set(key, await tx.together(...asked));
    const answers = heard.get(key) as object[][];
    return answers.map((rows) =>
      rows.map((row) => ('new_id' in row ? { ...row, new_id: uuidv7() } : row)),
    ) as never;
  },
});

const nothing = statement('SELECT $1::uuid');

const oneTripMore = (tx: Tx): Tx => ({
  ...tx,
  together: async (...asked) => {
    await tx.count(nothing);
    return (await tx.together(...asked)) as never;
  },
});

export const parts: readonly Part[] = [
  { name: 'a trip, with a statement that does nothing', change: oneTripMore, twice: true },
  { name: 'locks, and a look at what conflicts: a trip', change: remembering },
  {
    name: 'the entry: its exclusion of overlaps',
    without: 'ALTER TABLE time_entries DROP CONSTRAINT time_entries_no_overlap',
  },
  {
    name: 'the entry: two of its indexes for lists',
    without: 'DROP INDEX time_entries_started, time_entries_sync',
  },
  { name: 'the audit line', change: leaving(insertAuditLine) },
  {
    name: 'the audit line: what seals names and signs it',
    without: 'ALTER TABLE audit_log DISABLE TRIGGER audit_log_sealed',
  },
  {
    name: 'the audit line: two indexes',
    without: 'DROP INDEX audit_log_key, audit_log_resource',
  },
  { name: 'the event, with a delivery', change: leaving(insertEvent) },
  {
    name: 'the event: the delivery of an endpoint',
    without: `UPDATE webhooks SET events = array_remove(events, 'time_entry.created')`,
  },
  { name: 'foreign keys to the workspace', without: dropForeignKeys(`confrelid = 'workspaces'::regclass`) },
  { name: 'all foreign keys', without: dropForeignKeys('true') },
  {
    name: 'row-level security',
    without: everyTable(`EXECUTE format('ALTER TABLE %s DISABLE ROW LEVEL SECURITY', t.name);`),
  },
  {
    name: 'waiting for the disk',
    without: `DO $do$ BEGIN EXECUTE format('ALTER DATABASE %I SET synchronous_commit = off', current_database()); END $do$`,
  },
];
