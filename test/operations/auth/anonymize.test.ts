/** Anonymising: its preconditions, what remains, and that no column contains the person's names. */
import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { chainLines } from '../../../src/areas/logs/actions/chainLines.ts';
import { patternOf } from '../../../src/areas/auth/rules/knownBy.ts';
import { openWorld } from '../../support/opening.ts';
import { signLines } from '../../support/signing.ts';
import { assertForgotten, foundIn, plant } from '../../support/planting.ts';
import { auditLines } from '../../support/traces.ts';
import type { Person, World } from '../../support/world.ts';
import { fill } from '../../walls/fill.ts';

const { service, world } = await openWorld();
const { pool } = service.app.services;

const anonymize = (
  person: { id: string; email: string },
  as: { token: string } = world.admin,
  where = world,
) =>
  service.request(where, 'POST', `/auth/users/${person.id}/anonymize/`, {
    as,
    body: { confirm_email: person.email },
  });
const leave = (person: Person, where = world) =>
  where.sql(
    `UPDATE users SET status = 'deactivated', deactivated_at = now(), last_day = '2026-01-31' WHERE id = $1`,
    [person.id],
  );
const gone = async (options: Parameters<World['person']>[0] = {}, where = world) => {
  const person = await where.person(options);
  await leave(person, where);
  return person;
};

describe('POST /api/v1/auth/users/{user_id}/anonymize/', () => {
  test('200 with the anonymised person and an audit line; 404 from then on, also for a reactivation', async () => {
    const person = await gone({ first: 'Rosalind', last: 'Quayle' });
    const reply = await anonymize(person);
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({
      id: person.id,
      email: `${person.id}@anonymised.invalid`,
      name: 'Anonymised person',
      status: 'deactivated',
      job_title: null,
      employee_number: null,
      deleted_at: expect.any(String),
    });
    expect((await auditLines(world, person.id)).at(-1)).toEqual({
      line: 'anonymised user · dashboard',
      changes: {},
    });
    for (const [method, path] of [
      ['GET', ''],
      ['POST', 'reactivate/'],
      ['POST', 'invite/'],
    ] as const) {
      const later = await service.request(world, method, `/auth/users/${person.id}/${path}`, {
        as: world.admin,
      });
      expect(later.status).toBe(404);
    }
    expect((await anonymize(person)).status).toBe(404);
    const deleted = await service.request(world, 'GET', '/auth/users/', {
      as: world.admin,
      query: { include_deleted: true, updated_since: '2026-01-01T00:00:00Z', limit: 200 },
    });
    expect(deleted.text).not.toContain('Quayle');
  });

  test('409 not_deactivated for an active person, and for one whose last day is in the future', async () => {
    const there = await world.person();
    const leaving = await world.person();
    await world.sql(`UPDATE users SET status = 'deactivated', last_day = '2099-01-31' WHERE id = $1`, [
      leaving.id,
    ]);
    for (const person of [there, leaving]) {
      const reply = await anonymize(person);
      expect([reply.status, reply.body.data.code]).toEqual([409, 'not_deactivated']);
    }
  });

  test('422 errors.confirm_email for another address; 403 for keys and managers', async () => {
    const person = await gone();
    const reply = await anonymize({ id: person.id, email: world.employee.email });
    expect([reply.status, Object.keys(reply.body.errors!)]).toEqual([422, ['confirm_email']]);
    expect((await anonymize(person, world.manager)).status).toBe(403);
    expect((await anonymize(person, await world.serviceKey(['people:write']))).status).toBe(403);
  });

  test('409 retention_hold says what is kept and until when: ten years from the end of its year', async () => {
    const person = await gone();
    const insert = (status: string, paidAt: string | null) =>
      world.sql(
        `INSERT INTO payments (workspace_id, employee_id, kind, amount, currency, status, pay_on, paid_at)
         VALUES ($1, $2, 'salary', 100, 'EUR', $3, '2026-03-01', $4)`,
        [world.id, person.id, status, paidAt],
      );
    await insert('completed', '2026-03-01T12:00:00Z');
    const held = await anonymize(person);
    expect(held.status).toBe(409);
    expect(held.body.data).toEqual({
      code: 'retention_hold',
      holds: [{ kind: 'payments', records: 1, until: '2036-12-31' }],
    });
    await insert('scheduled', null);
    expect((await anonymize(person)).body.data.holds).toEqual([
      { kind: 'payments', records: 2, until: null },
    ]);
    await world.sql(
      `UPDATE payments SET status = 'cancelled', paid_at = NULL WHERE employee_id = $1 AND status = 'scheduled'`,
      [person.id],
    );
    await world.sql(
      `UPDATE payments SET paid_at = '2015-12-31T12:00:00Z' WHERE employee_id = $1 AND status = 'completed'`,
      [person.id],
    );
    expect((await anonymize(person)).status).toBe(200);
  });

  test('two at once: one 200, one 404', async () => {
    const person = await gone();
    const replies = await Promise.all([anonymize(person), anonymize(person)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});

describe('what remains of an anonymised person', () => {
  test('no column of any table contains a name that was in all of them, and the audit chain is valid', async () => {
    const mark = `zqx${randomBytes(4).toString('hex')}`;
    const person = await world.person({
      first: `First${mark}`,
      last: `Last${mark}`,
      email: `${mark}@example.test`,
      manager: world.manager,
    });
    const naming = `Ask FIRST${mark} last${mark} or ${mark}@Example.test, they know`;
    const made = await fill(world, { person });
    // its place stands anywhere; and logos are the company's
    await world.sql('DELETE FROM audit_chain');
    await world.sql('DELETE FROM branding_logos');
    await world.sql(`DELETE FROM files WHERE kind = 'logo'`);
    // names and texts that the trail was given before, by them and about them
    const patch = (body: object) =>
      service.request(world, 'PATCH', `/auth/users/${person.id}/`, { as: world.admin, body });
    expect((await patch({ first_name: `Second${mark}`, job_title: `${mark} surveyor` })).status).toBe(200);
    const profile = await service.request(world, 'PATCH', '/profile/', {
      as: person,
      body: { preferred_name: `Nick${mark}`, bio: `${mark} bio`, phone: '+49 30 1234567' },
    });
    expect(profile.status).toBe(200);
    expect((await service.request(world, 'POST', '/tracking/clock/start/', { as: person })).status).toBe(201);
    await world.sql(
      `INSERT INTO audit_log (workspace_id, action, resource_type, resource_id, actor, actor_id, source, ip, changes, line)
       VALUES ($1, 'updated', 'ticket', $1, $2, $3, 'dashboard', '198.51.100.77', $4, 'updated ticket · dashboard')`,
      [
        world.id,
        { id: world.manager.id, email: world.manager.email, name: world.manager.name },
        world.manager.id,
        { subject: [null, naming] },
      ],
    );
    await world.sql(
      `INSERT INTO events (workspace_id, kind, occurred_at, body) VALUES ($1, 'expense.submitted', now(), $2)`,
      [world.id, JSON.stringify({ event: 'expense.submitted', data: { title: naming } })],
    );
    await world.sql(
      `INSERT INTO leave_ledger (workspace_id, employee_id, policy_id, year, kind, days, effective_on, created_by, reason)
       VALUES ($1, $2, $3, 2026, 'adjust', 1, '2026-02-01', $4, $5)`,
      [
        world.id,
        person.id,
        world.vacation,
        { id: person.id, email: person.email, name: naming },
        `${mark} reason`,
      ],
    );
    // others' records that name them
    const other = await world.person();
    await world.sql(
      `INSERT INTO notifications (workspace_id, user_id, kind, title, body) VALUES ($1, $2, 'absence.requested', $3, $3)`,
      [world.id, other.id, naming],
    );
    await world.sql(
      `INSERT INTO absences (workspace_id, employee_id, policy_id, start_date, end_date, slots, days, status, reviewer, decision_note)
       VALUES ($1, $2, $3, '2026-03-02', '2026-03-02', int4range(1, 3), 1, 'approved', $4, $5)`,
      [
        world.id,
        other.id,
        world.vacation,
        { id: person.id, email: person.email, name: `Second${mark} Last${mark}` },
        naming,
      ],
    );
    // lines that were written past the service have no signature
    await signLines(service.database, world.id);
    await chainLines(pool, () => false);

    // texts of their own, past what the service would take; names stay, by which others' texts are found
    await world.sql('ALTER TABLE invoices DISABLE TRIGGER invoices_frozen');
    await world.sql('ALTER TABLE invoice_lines DISABLE TRIGGER invoice_lines_frozen');
    const theirs = await plant(world, person.id, made, { mark, naming });
    await world.sql(
      `UPDATE invoices SET issued_on = '2012-01-31', due_on = '2012-01-31'::date + due_days WHERE workspace_id = $1 AND status <> 'draft'`,
      [world.id],
    );
    await world.sql('ALTER TABLE invoices ENABLE TRIGGER invoices_frozen');
    await world.sql('ALTER TABLE invoice_lines ENABLE TRIGGER invoice_lines_frozen');
    await world.sql(`UPDATE users SET email = $2, first_name = $3, last_name = $4 WHERE id = $1`, [
      person.id,
      `${mark}@example.test`,
      `Second${mark}`,
      `Last${mark}`,
    ]);
    // nothing holds them any more
    await world.sql(`UPDATE payments SET status = 'cancelled', paid_at = NULL WHERE workspace_id = $1`, [
      world.id,
    ]);
    await world.sql(
      `UPDATE expense_claims SET status = 'paid', reviewed_at = '2012-01-31T12:00:00Z'
        WHERE workspace_id = $1 AND status IN ('approved', 'paid')`,
      [world.id],
    );
    await world.sql(
      `UPDATE payslips SET period_start = '2012-01-01', period_end = '2012-01-31' WHERE workspace_id = $1`,
      [world.id],
    );
    await world.sql(`UPDATE payslips SET deleted_at = now() WHERE workspace_id = $1 AND status = 'draft'`, [
      world.id,
    ]);
    await world.sql(`DELETE FROM invoices WHERE workspace_id = $1 AND status = 'draft'`, [world.id]);
    await world.sql('ALTER TABLE handovers DISABLE TRIGGER handovers_frozen');
    await world.sql(`UPDATE handovers SET created_at = '2012-02-01T12:00:00Z' WHERE workspace_id = $1`, [
      world.id,
    ]);
    await world.sql('ALTER TABLE handovers ENABLE TRIGGER handovers_frozen');

    const before = await foundIn(world.sql, mark);
    expect(before.length).toBeGreaterThan(60);
    expect(theirs.length).toBeGreaterThan(60);
    await leave(person);
    const reply = await anonymize({ id: person.id, email: `${mark}@example.test` });
    expect([reply.status, reply.body.data]).toEqual([200, expect.objectContaining({ id: person.id })]);

    await assertForgotten(world.sql, mark);
    await signLines(service.database, world.id);
    await chainLines(pool, () => false);
    const verified = await service.request(world, 'GET', '/logs/audit/verify/', { as: world.admin });
    expect(verified.body.data).toMatchObject({ intact: true, first_break: null });
    const trail = await service.request(world, 'GET', '/logs/audit/', {
      as: world.admin,
      query: { actor_id: person.id },
    });
    expect(trail.body.data[0].actor).toEqual({
      id: person.id,
      email: `${person.id}@anonymised.invalid`,
      name: 'Anonymised person',
    });
  }, 120_000);

  test('other people keep their names: in the trail, in its details and in its export', async () => {
    const [leaver, stayer] = [
      await gone({ first: 'Wendeline', last: 'Frobisher' }),
      await world.person({ first: 'Stay', last: 'Frobisher' }),
    ];
    await service.request(world, 'PATCH', `/auth/users/${stayer.id}/`, {
      as: world.secondAdmin,
      body: { job_title: 'Cartographer' },
    });
    expect((await anonymize(leaver)).status).toBe(200);
    const list = await service.request(world, 'GET', '/logs/audit/', {
      as: world.admin,
      query: { resource_id: stayer.id },
    });
    expect(list.body.data[0].actor).toEqual({
      id: world.secondAdmin.id,
      email: world.secondAdmin.email,
      name: world.secondAdmin.name,
    });
    const entry = await service.request(world, 'GET', `/logs/audit/${list.body.data[0].id}/`, {
      as: world.admin,
    });
    expect(entry.body.data.changes).toEqual({ job_title: [null, 'Cartographer'] });
    const [stored] = await world.sql('SELECT actor, ip, changes FROM audit_log WHERE id = $1', [
      list.body.data[0].id,
    ]);
    expect(stored).toEqual({ actor: { id: world.secondAdmin.id }, ip: null, changes: {} });
  });

  test('a name that somebody else has, too, stays in texts that others wrote', async () => {
    const leaver = await gone({ first: 'Doppel', last: 'Gaenger' });
    await world.person({ first: 'Doppel', last: 'Gaenger' });
    const [note] = await world.sql(
      `INSERT INTO notifications (workspace_id, user_id, kind, title, body) VALUES ($1, $2, 'absence.requested', 'Doppel Gaenger', $3) RETURNING id`,
      [world.id, world.admin.id, `Mail to ${leaver.email}`],
    );
    expect((await anonymize(leaver)).status).toBe(200);
    const [after] = await world.sql('SELECT title, body FROM notifications WHERE id = $1', [note!['id']]);
    expect(after).toEqual({ title: 'Doppel Gaenger', body: 'Mail to anonymised' });
  });

  test('404 for a file of the person, and its bytes are deleted', async () => {
    const person = await world.person({ manager: world.manager });
    const [file] = await world.sql(
      `INSERT INTO files (workspace_id, kind, owner_id, filename, content_type, size, sha256) VALUES ($1, 'contract_document', $2, 'c.pdf', 'application/pdf', 4, sha256('x')) RETURNING id`,
      [world.id, person.id],
    );
    await world.sql('INSERT INTO file_chunks (workspace_id, file_id, n, bytes) VALUES ($1, $2, 0, $3)', [
      world.id,
      file!['id'],
      Buffer.from('%PDF'),
    ]);
    await world.sql('UPDATE contracts SET document_file_id = $2 WHERE employee_id = $1', [
      person.id,
      file!['id'],
    ]);
    const [contract] = await world.sql('SELECT id FROM contracts WHERE employee_id = $1', [person.id]);
    await leave(person);
    expect((await anonymize(person)).status).toBe(200);
    expect(await world.sql('SELECT FROM file_chunks WHERE file_id = $1', [file!['id']])).toEqual([]);
    const reply = await service.request(world, 'GET', `/contracts/${contract!['id']}/document/`, {
      as: await world.serviceKey(['people:read']),
    });
    expect(reply.status).toBe(404);
  });

  test('the database refuses to replace texts of a person who is not anonymised', async () => {
    const stays = await world.person();
    const call = (text: string, values: unknown[]) => world.sql(`SELECT ${text}`, values);
    await expect(call(`forget_texts($1, 'notifications', 'body', 'x')`, [stays.id])).rejects.toThrow(
      'nothing is forgotten there',
    );
    await expect(call(`forget_in_ledger($1, 'x')`, [stays.id])).rejects.toThrow('nothing is forgotten there');
    await expect(call(`forget_texts($1, 'users', 'email', 'x')`, [stays.id])).rejects.toThrow(
      'nothing is forgotten there',
    );
  });
});

describe('patternOf', () => {
  test('matches whole words, plain and JSON-escaped; escapes special characters and ignores short texts', () => {
    expect(patternOf(['a.b@x.test', 'Zoë "Z" O(k)', 'Al'])).toBe(
      String.raw`(?<!\w)(Zoë \\"Z\\" O\(k\)|Zoë "Z" O\(k\)|a\.b@x\.test)(?!\w)`,
    );
    expect(patternOf(['Al', ''])).toBe('(?!)');
  });
});
