/** Statements with named values: the text that is sent, and the wrong calls that do not compile. */
import type { Mac } from '../../src/secrets/mac.ts';
import { describe, expect, it } from '@jest/globals';
import { ask, type Tx } from '../../src/db/handle.ts';
import { defineList } from '../../src/db/list.ts';
import { bound, inOrder, sharedStatement, statement, type NoRow } from '../../src/db/statement.ts';

const made = (text: string) => {
  const { text: numbered, valueNames } = statement(text);
  return [numbered, ...valueNames];
};

describe('the text of a statement', () => {
  it('gets a number for each name in order of first appearance, after the workspace', () => {
    expect(made('SELECT $1, $to, $from WHERE $to > $from AND $1 = $employee_id')).toEqual([
      'SELECT $1, $2, $3 WHERE $2 > $3 AND $1 = $4',
      'to',
      'from',
      'employee_id',
    ]);
  });

  it('gets numbers from 1 if there is no workspace', () => {
    const { text, valueNames } = sharedStatement('SELECT $host, $at');
    expect([text, ...valueNames]).toEqual(['SELECT $1, $2', 'host', 'at']);
  });

  it('reads each name to its end: a name that starts with another name is a different one', () => {
    expect(made('SELECT $1, $id::uuid, $id_of[1], $idea')).toEqual([
      'SELECT $1, $2::uuid, $3[1], $4',
      'id',
      'id_of',
      'idea',
    ]);
  });

  it.each([
    [`SELECT $1, '$a', 'it''s $b', $c`, `SELECT $1, '$a', 'it''s $b', $2`],
    [`SELECT $1, E'it\\'s $a', $c`, `SELECT $1, E'it\\'s $a', $2`],
    [`SELECT $1, "$a ""$b", $c`, `SELECT $1, "$a ""$b", $2`],
    [`SELECT $1, $$ $a $$, $c`, `SELECT $1, $$ $a $$, $2`],
    [`SELECT $1, $do$ $a $$ $b $do$, $c`, `SELECT $1, $do$ $a $$ $b $do$, $2`],
    [`SELECT $1, -- it's $a\n $c`, `SELECT $1, -- it's $a\n $2`],
    [`SELECT $1, /* it's\n $a */ $c`, `SELECT $1, /* it's\n $a */ $2`],
    [`SELECT $1, one$a, $c`, `SELECT $1, one$a, $2`],
  ])('keeps quoted text, comments and parts of words: %j', (text, numbered) => {
    expect(made(text)).toEqual([numbered, 'c']);
  });

  it.each(['SELECT $1, $2', 'SELECT $1, $id, $10'])('refuses a value without a name: %j', (text) => {
    expect(() => statement(text)).toThrow(/values have names/);
    expect(() => sharedStatement(text)).toThrow(/values have names/);
  });

  it.each([`SELECT '$1'`, 'SELECT 1 -- $1', 'SELECT $workspace'])(
    'must name its workspace in an effective place: %j does not',
    (text) => {
      expect(() => statement(text)).toThrow(/names its workspace as \$1/);
    },
  );
});

const absences = statement<{ id: string }, { employee_id: string; from: string | null }>(
  'SELECT id FROM absences WHERE workspace_id = $1 AND employee_id = $employee_id AND start_date >= $from',
);
const everybody = statement<{ id: string }>('SELECT id FROM users WHERE workspace_id = $1');
const hosts = sharedStatement<NoRow, { host: string }>('SELECT FROM workspace_hosts WHERE host = $host');
const list = defineList<{ id: string }, { below: string; year: number }>({
  name: 'things',
  columns: 't.id',
  from: 'things t',
  where: 't.workspace_id = $1',
  id: 't.id',
  orders: {},
  filters: { below: 't.manager_id = $below', year: 't.year = $year' },
});

describe('the values of a statement', () => {
  it('are bound by name, whatever order they are given in', () => {
    expect(inOrder(absences, { from: null, employee_id: 'me' }, ['workspace'])).toEqual([
      'workspace',
      'me',
      null,
    ]);
    expect(bound(hosts, { host: 'a.test' })).toEqual({ statement: hosts, values: ['a.test'] });
  });
});

/** Never called, only compiled: each of these lines must fail to compile. */
export async function refused(db: Tx, cursors: Mac): Promise<void> {
  const [employee_id, from] = ['me', '2026-01-01'];

  // @ts-expect-error a value is forgotten
  await db.rows(absences, { employee_id });
  // @ts-expect-error all are forgotten
  await db.rows(absences);
  // @ts-expect-error a value is misspelt
  await db.maybe(absences, { employe_id: employee_id, from });
  // @ts-expect-error a value has the wrong type
  await db.one(absences, { employee_id, from: 2026 });
  // @ts-expect-error a value may not be null
  await db.one(absences, { employee_id: null, from });
  // @ts-expect-error a value may not be undefined
  await db.one(absences, { employee_id, from: undefined });
  // @ts-expect-error there is one too many
  await db.count(absences, { employee_id, from, to: from });
  // @ts-expect-error values have no order
  await db.rows(absences, [employee_id, from]);
  // @ts-expect-error this one takes none
  await db.rows(everybody, { employee_id });

  // @ts-expect-error a value is forgotten
  db.later(absences, { from });
  // @ts-expect-error a value is misspelt
  await db.together(ask(everybody), ask(absences, { employee: employee_id, from }));
  // @ts-expect-error there is one too many
  await db.together(ask(absences, { employee_id, from, to: from }));

  // @ts-expect-error a statement of no workspace is not asked in one
  await db.rows(hosts, { host: 'a.test' });
  // @ts-expect-error a statement of a workspace is not asked without
  bound(absences, { employee_id, from });
  // @ts-expect-error a value is misspelt
  bound(hosts, { hots: 'a.test' });

  const call = { db: db.outside, query: { limit: 10, ordering: 'name' }, services: { cursors } };
  // @ts-expect-error there is no such filter
  await list.page(call, { beneath: employee_id });
  // @ts-expect-error a filter has the wrong type
  await list.page(call, { year: '2026' });

  // these compile
  const [, [first]] = await db.together(ask(everybody), ask(absences, { from: null, employee_id }));
  const id: string | undefined = first?.id;
  await list.page(call, { below: id, year: undefined });
}
