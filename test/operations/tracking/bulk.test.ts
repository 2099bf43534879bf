import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { openWorld } from '../../support/opening.ts';
import { auditOf, eventKindsOf } from '../../support/traces.ts';
import type { Person } from '../../support/world.ts';

const { service, world } = await openWorld();

type Fields = Record<string, unknown>;
const send = (as: { token: string }, entries: unknown) =>
  service.request(world, 'POST', '/tracking/entries/bulk/', { as, body: { entries } });
const results = async (as: { token: string }, entries: unknown): Promise<Fields[]> => {
  const reply = await send(as, entries);
  expect(reply.status).toBe(200);
  return reply.body.data.results;
};
const somebody = (): Promise<Person> => world.person({ manager: world.manager });
/** The hour that starts `index` hours after midnight UTC on 2 November 2026. */
const hour = (index: number, more: Fields = {}) => {
  const at = Date.UTC(2026, 10, 2, index);
  return {
    started_at: new Date(at).toISOString(),
    ended_at: new Date(at + 3_600_000).toISOString(),
    ...more,
  };
};
const of = (row: Fields) => [row['status'], row['code']];
const countOf = async (person: Person) =>
  (
    await world.sql(
      'SELECT count(*)::int AS n FROM time_entries WHERE employee_id = $1 AND deleted_at IS NULL',
      [person.id],
    )
  )[0]!['n'] as number;

describe('POST /api/v1/tracking/entries/bulk/', () => {
  test('200 with an entry, an event and an audit line for each of 100 rows', async () => {
    const person = await somebody();
    const key = await world.personalKey(person, ['time:write']);
    const rows = await results(
      key,
      Array.from({ length: 100 }, (_, index) => hour(index, { external_id: `row-${index}` })),
    );
    expect(rows).toEqual(
      Array.from({ length: 100 }, (_, index) => ({ index, status: 201, id: expect.any(String) })),
    );
    expect(await countOf(person)).toBe(100);
    for (const { id } of [rows[0]!, rows[99]!]) {
      expect(await eventKindsOf(world, id as string)).toEqual(['time_entry.created']);
      expect(await auditOf(world, id as string)).toMatchObject([
        { line: `created time_entry · api:${key.prefix}` },
      ]);
    }
    const commits = await world.sql(
      'SELECT count(DISTINCT xmin::text)::int AS n FROM time_entries WHERE employee_id = $1',
      [person.id],
    );
    expect(commits).toEqual([{ n: 1 }]);
  });

  test('201 for valid rows, and an error for each invalid row', async () => {
    const person = await somebody();
    const [there] = await results(person, [hour(0, { external_id: 'there' })]);
    const rows = await results(person, [
      hour(1),
      hour(1), // overlaps the previous row
      hour(0), // overlaps an existing entry
      hour(2, { ended_at: hour(1).started_at }),
      hour(3, { started_at: '2026-11-02T03:00:00' }),
      hour(4, { category_id: randomUUID() }),
      hour(5, { external_id: 'there' }),
      hour(6, { external_id: 'new' }),
      hour(7, { external_id: 'new' }),
      hour(8, { employee_id: world.colleague.id }),
      hour(9, { break_minutes: 'ten', note: 'x' }),
      {},
      hour(10, { external_id: '  ' }),
      hour(11, { description: 'Good', billable: true }),
    ]);
    expect(rows.map(of)).toEqual([
      [201, undefined],
      [409, 'entry_overlap'],
      [409, 'entry_overlap'],
      [422, 'validation_failed'],
      [422, 'validation_failed'],
      [422, 'validation_failed'],
      [409, 'duplicate_external_id'],
      [201, undefined],
      [409, 'duplicate_external_id'],
      [403, 'not_own_record'],
      [422, 'validation_failed'],
      [422, 'validation_failed'],
      [422, 'validation_failed'],
      [201, undefined],
    ]);
    expect(rows[1]!['conflicts']).toEqual([rows[0]!['id']]);
    expect(rows[2]!['conflicts']).toEqual([there!['id']]);
    expect(rows[6]!['id']).toBe(there!['id']);
    expect(rows[8]!['id']).toBe(rows[7]!['id']);
    expect([3, 4, 5, 10, 11, 12].map((index) => Object.keys(rows[index]!['errors'] as object))).toEqual([
      ['ended_at'],
      ['started_at'],
      ['category_id'],
      ['note', 'break_minutes'],
      ['started_at', 'ended_at'],
      ['external_id'],
    ]);
    expect(rows[1]!['detail']).toEqual(expect.any(String));
    expect(await countOf(person)).toBe(4);
  });

  test('200 for a manager with rows for people below; 422 in rows for others', async () => {
    const [one, two] = [await somebody(), await somebody()];
    const rows = await results(world.manager, [
      hour(0, { employee_id: one.id }),
      hour(0, { employee_id: two.id }),
      hour(0, { employee_id: world.stranger.id }),
      hour(0, { employee_id: randomUUID() }),
      hour(0),
    ]);
    expect(rows.map(of)).toEqual([
      [201, undefined],
      [201, undefined],
      [422, 'validation_failed'],
      [422, 'validation_failed'],
      [201, undefined],
    ]);
    expect([await countOf(one), await countOf(two), await countOf(world.manager)]).toEqual([1, 1, 1]);
  });

  test('200 for a service key whose rows name their person; 422 employee_required in a row that names none', async () => {
    const key = await world.serviceKey(['time:write']);
    const rows = await results(key, [hour(20, { employee_id: world.stranger.id }), hour(21)]);
    expect(rows.map(of)).toEqual([
      [201, undefined],
      [422, 'employee_required'],
    ]);
  });

  test('200 with nothing added still writes an audit line for a key', async () => {
    const key = await world.personalKey(await somebody(), ['time:write']);
    expect((await results(key, [{}])).map(of)).toEqual([[422, 'validation_failed']]);
    const lines = await world.sql('SELECT line, changes FROM audit_trail WHERE key_prefix = $1', [
      key.prefix,
    ]);
    expect(lines).toEqual([
      {
        line: `bulk created time_entry · api:${key.prefix}`,
        changes: { created: [null, 0], refused: [null, 1] },
      },
    ]);
  });

  test('rule 34: 409 period_locked only in rows that touch locked days', async () => {
    const [lock] = await world.sql(
      `INSERT INTO period_locks (workspace_id, locked_through) VALUES ($1, '2026-11-02') RETURNING id`,
      [world.id],
    );
    try {
      const rows = await results(await somebody(), [hour(3), hour(30)]);
      expect(rows.map(of)).toEqual([
        [409, 'period_locked'],
        [201, undefined],
      ]);
    } finally {
      await world.sql('DELETE FROM period_locks WHERE id = $1', [lock!['id']]);
    }
  });

  test('200 for parallel calls that name the same people and external ids in opposite order; each row is added once', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, somebody));
    const rows = people.flatMap((person, who) =>
      Array.from({ length: 6 }, (_, index) =>
        hour(index, { employee_id: person.id, external_id: `race-${who}-${index}` }),
      ),
    );
    const key = await world.serviceKey(['time:write']);
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, turn) => results(key, turn % 2 ? [...rows].reverse() : rows)),
    );
    const all = replies.flat();
    expect(all.filter((row) => row['status'] === 201)).toHaveLength(rows.length);
    expect(all.filter((row) => row['status'] === 409)).toHaveLength(rows.length * 5);
    for (const person of people) expect(await countOf(person)).toBe(6);
  });

  test('422 for no rows, more than 100, or anything but a list of objects', async () => {
    const person = await somebody();
    const many = Array.from({ length: 101 }, (_, index) => hour(index));
    for (const entries of [[], many, 'rows', [1], undefined])
      expect((await send(person, entries)).status).toBe(422);
    expect(await countOf(person)).toBe(0);
  });

  test('403 insufficient_scope for a key that only reads', async () => {
    const reply = await send(await world.personalKey(world.employee, ['time:read']), [hour(0)]);
    expect([reply.status, reply.body.data.code]).toEqual([403, 'insufficient_scope']);
  });
});
