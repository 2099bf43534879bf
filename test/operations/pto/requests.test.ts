/** A person's own absences: requesting, reading, changing, cancelling. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { openFixture, createFixture, type LeaveFixture } from './support.ts';

const { service, fixture, world } = await openFixture();

const WEEK = { start_date: '2026-06-08', end_date: '2026-06-12' };

describe('POST /api/v1/pto/requests/', () => {
  test('201 with an absence that awaits a decision', async () => {
    const reply = await fixture.ask(world.employee, { ...WEEK, note: '  Family visit.  ' });
    expect(reply.status).toBe(201);
    expect(reply.headers.get('etag')).toBe('"1"');
    const absence = reply.body.data;
    expect(absence).toMatchObject({
      employee: { id: world.employee.id, email: world.employee.email, name: 'Eve Test', photo_url: null },
      policy: { id: world.vacation, name: 'Vacation' },
      ...WEEK,
      start_half: null,
      end_half: null,
      days: '5.00',
      status: 'requested',
      note: 'Family visit.',
      decision_note: null,
      reviewer: null,
      reviewed_at: null,
      attachment: null,
      allowed_actions: ['edit', 'cancel'],
      version: 1,
    });
    expect(await fixture.ledger(absence.id)).toEqual(['reserve -5.0000 2026-06-08']);
  });

  test('201 writes an audit line, one event without type and note, and a notification to the manager', async () => {
    const person = await fixture.someone();
    const { id } = await fixture.asked(person, { ...WEEK, note: 'Operation' });
    const { lines, events, notices } = await fixture.traces(id);
    expect(lines).toEqual(['requested absence · dashboard']);
    expect(events).toEqual([
      {
        id: expect.any(String),
        sequence: expect.any(Number),
        event: 'absence.requested',
        occurred_at: '2026-02-02T09:00:00.000+01:00',
        actor: { id: person.id, email: person.email, name: person.name },
        data: {
          id,
          version: 1,
          employee: { id: person.id, email: person.email, name: person.name },
          ...WEEK,
          status: 'requested',
        },
      },
    ]);
    expect(notices).toEqual([{ user_id: world.manager.id, kind: 'absence.requested' }]);
  });

  test('rule 22: 201 notifies the admins, without the requester, if no manager can decide', async () => {
    const { id } = await fixture.asked(world.admin, WEEK);
    expect((await fixture.traces(id)).notices).toEqual([
      { user_id: world.secondAdmin.id, kind: 'absence.requested' },
    ]);
    const left = await world.person({ role: 'manager', status: 'deactivated' });
    const orphan = await world.person({ manager: left });
    const second = await fixture.asked(orphan, WEEK);
    expect((await fixture.traces(second.id)).notices.map((notice) => notice.user_id).sort()).toEqual(
      [world.admin.id, world.secondAdmin.id].sort(),
    );
  });

  test('rule 1: 201 with working days only: 21 to 31 December 2026 costs 7.00', async () => {
    const person = await fixture.someone();
    const absence = await fixture.asked(person, { start_date: '2026-12-21', end_date: '2026-12-31' });
    expect(absence.days).toBe('7.00');
  });

  test('rule 2: 201 with 3.00 for a week of a part-timer who works Monday to Wednesday', async () => {
    const person = await fixture.someone({ pattern: { mon: 8, tue: 8, wed: 8 } });
    const absence = await fixture.asked(person, { start_date: '2026-06-08', end_date: '2026-06-14' });
    expect(absence.days).toBe('3.00');
  });

  test('rule 3: 422 no_working_days for a weekend', async () => {
    const reply = await fixture.ask(world.colleague, { start_date: '2026-06-13', end_date: '2026-06-14' });
    expect(reply.status).toBe(422);
    expect(reply.body.data.code).toBe('no_working_days');
    expect(reply.body.errors).toHaveProperty('non_field_errors');
  });

  test('rule 4: 201 with 0.50 for an afternoon; 422 for one day from afternoon to morning', async () => {
    const person = await fixture.someone();
    const day = { start_date: '2026-06-15', end_date: '2026-06-15' };
    expect(await fixture.asked(person, { ...day, start_half: 'pm' })).toMatchObject({
      days: '0.50',
      start_half: 'pm',
      end_half: null,
    });
    const reply = await fixture.ask(person, { ...day, start_half: 'pm', end_half: 'am' });
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.errors!)).toEqual(['end_half']);
  });

  test('rule 5: 201 for vacation in the morning and sick leave in the afternoon; 409 for a third absence', async () => {
    const person = await fixture.someone();
    const day = { start_date: '2026-06-16', end_date: '2026-06-16' };
    const morning = await fixture.asked(person, { ...day, end_half: 'am' });
    const afternoon = await fixture.asked(person, { ...day, start_half: 'pm', policy_id: world.sick });
    expect([morning.days, afternoon.days]).toEqual(['0.50', '0.50']);
    for (const third of [{}, { start_half: 'am' }, { start_half: 'pm' }]) {
      const reply = await fixture.ask(person, { ...day, ...third });
      expect([reply.status, reply.body.data.code]).toEqual([409, 'absence_overlap']);
    }
    const whole = await fixture.ask(person, day);
    expect(whole.body.data.conflicts.sort()).toEqual([morning.id, afternoon.id].sort());
  });

  test('rule 6: 201 with 0.50 for a day with an afternoon holiday, and for its morning', async () => {
    const eve = { start_date: '2026-12-24', end_date: '2026-12-24' };
    expect((await fixture.asked(await fixture.someone(), eve)).days).toBe('0.50');
    expect((await fixture.asked(await fixture.someone(), { ...eve, end_half: 'am' })).days).toBe('0.50');
  });

  test('rules 3, 6: 422 no_working_days for the half that is a holiday: no absence of 0.00 days is written', async () => {
    const person = await fixture.someone();
    const free = { start_date: '2026-12-24', end_date: '2026-12-24', start_half: 'pm' };
    const worked = { start_date: '2026-12-28', end_date: '2026-12-28' };
    const { id } = await fixture.asked(person, worked);
    const replies = [
      await fixture.ask(person, free),
      await fixture.ask(person, { ...free, policy_id: world.sick }),
      await fixture.call(person, 'POST', '/pto/requests/preview/', {
        body: { policy_id: world.vacation, ...free },
      }),
      await fixture.call(world.manager, 'POST', '/pto/admin/requests/', {
        body: { employee_id: person.id, policy_id: world.vacation, ...free },
      }),
      await fixture.call(person, 'PATCH', `/pto/requests/${id}/`, { body: free }),
    ];
    for (const reply of replies)
      expect([reply.status, reply.body.data.code, Object.keys(reply.body.errors!)]).toEqual([
        422,
        'no_working_days',
        ['non_field_errors'],
      ]);
    const list = await fixture.call(person, 'GET', '/pto/requests/');
    expect(list.body.data.map((one: { days: string }) => one.days)).toEqual(['1.00']);
  });

  test('rule 7: 409 for a request strictly inside an existing one, with its id', async () => {
    const person = await fixture.someone();
    const { id } = await fixture.asked(person, { start_date: '2026-02-08', end_date: '2026-02-12' });
    const reply = await fixture.ask(person, { start_date: '2026-02-09', end_date: '2026-02-11' });
    expect(reply.status).toBe(409);
    expect(reply.body.data).toEqual({ code: 'absence_overlap', conflicts: [id] });
  });

  test('rule 8: 201 over New Year books 8.50 days as 3.5 in 2026 and 5.0 in 2027', async () => {
    const person = await fixture.someone();
    const absence = await fixture.asked(person, { start_date: '2026-12-28', end_date: '2027-01-08' });
    expect(absence.days).toBe('8.50');
    expect(await fixture.ledger(absence.id)).toEqual([
      'reserve -3.5000 2026-12-28',
      'reserve -5.0000 2027-01-01',
    ]);
    expect((await fixture.balance(person, { year: 2026 })).pending).toBe('3.50');
    await fixture.call(world.manager, 'POST', `/pto/admin/requests/${absence.id}/approve/`);
    expect((await fixture.balance(person, { year: 2026 })).used).toBe('3.50');
    expect((await fixture.balance(person, { year: 2027 })).used).toBe('5.00');
  });

  test('rule 10: 201 for a week in June by its own pattern, although another begins on 1 July', async () => {
    const person = await fixture.someone();
    await world.sql(
      `UPDATE contracts SET end_date = '2026-06-30', status = 'superseded' WHERE employee_id = $1`,
      [person.id],
    );
    await world.sql(
      `INSERT INTO contracts (workspace_id, employee_id, type, title, start_date, weekly_hours, pattern, status)
       VALUES ($1, $2, 'permanent', 'Contract', '2026-07-01', 24, '{"mon":8,"tue":8,"wed":8}', 'active')`,
      [world.id, person.id],
    );
    expect((await fixture.asked(person, { start_date: '2026-06-22', end_date: '2026-06-26' })).days).toBe(
      '5.00',
    );
    expect((await fixture.asked(person, { start_date: '2026-07-06', end_date: '2026-07-10' })).days).toBe(
      '3.00',
    );
    // Monday and Tuesday by the old pattern, Wednesday by the new one
    expect((await fixture.asked(person, { start_date: '2026-06-29', end_date: '2026-07-03' })).days).toBe(
      '3.00',
    );
  });

  test('rule 16: 201 reserves: 1.5 of 2.0 leave 0.50, and a denial gives them back', async () => {
    const person = await fixture.someone();
    await fixture.credit(person, '-23', '2026-01-01');
    expect((await fixture.balance(person)).available).toBe('2.00');
    const { id } = await fixture.asked(person, {
      start_date: '2026-06-15',
      end_date: '2026-06-16',
      end_half: 'am',
    });
    expect(await fixture.balance(person)).toMatchObject({ available: '0.50', pending: '1.50' });
    const denied = await fixture.call(world.manager, 'POST', `/pto/admin/requests/${id}/deny/`, {
      body: { reason: 'Release week' },
    });
    expect(denied.status).toBe(200);
    expect(await fixture.balance(person)).toMatchObject({ available: '2.00', pending: '0.00' });
  });

  test('rule 17: 409 insufficient_balance with what is left', async () => {
    const person = await fixture.someone();
    await fixture.credit(person, '-22.5', '2026-01-01');
    const reply = await fixture.ask(person, { start_date: '2026-06-15', end_date: '2026-06-17' });
    expect(reply.status).toBe(409);
    expect(reply.body.data).toEqual({
      code: 'insufficient_balance',
      available: '2.50',
      unit: 'day',
      year: 2026,
    });
  });

  test('201 approved at once if the policy needs no approval: both events, in order', async () => {
    const person = await fixture.someone();
    const absence = await fixture.asked(person, { ...WEEK, policy_id: world.sick });
    expect(absence).toMatchObject({ status: 'approved', reviewer: null, reviewed_at: null });
    const { lines, events, notices } = await fixture.traces(absence.id);
    expect(lines).toEqual(['requested and approved absence · dashboard']);
    expect(events.map(({ event, data }) => [event, data.status])).toEqual([
      ['absence.requested', 'requested'],
      ['absence.approved', 'approved'],
    ]);
    const [asked, given] = events;
    expect(given!.sequence).toBeGreaterThan(asked!.sequence);
    expect([asked!.data.version, given!.data.version]).toEqual([absence.version, absence.version]);
    expect(notices).toEqual([{ user_id: world.manager.id, kind: 'absence.approved' }]);
    expect(await fixture.ledger(absence.id)).toEqual(['use -5.0000 2026-06-08']);
  });

  test('201 with a reminder if the policy requires a document for that many days', async () => {
    const policy_id = await fixture.policy(
      'Sick leave with note',
      { annual_days: '0', allow_negative: null, requires_approval: false },
      { attachmentAfter: 3 },
    );
    const person = await fixture.someone();
    const three = await fixture.asked(person, {
      start_date: '2026-06-01',
      end_date: '2026-06-03',
      policy_id,
    });
    expect((await fixture.traces(three.id)).notices.map(({ kind }) => kind)).toEqual(['absence.approved']);
    const four = await fixture.asked(person, { start_date: '2026-06-08', end_date: '2026-06-11', policy_id });
    expect((await fixture.traces(four.id)).notices).toContainEqual({
      user_id: person.id,
      kind: 'absence.document_needed',
    });
  });

  test('201 in hours if the leave type counts hours, up to a whole year', async () => {
    const policy_id = await fixture.policy('Overtime leave', {
      unit: 'hour',
      annual_days: '0',
      allow_negative: null,
    });
    const person = await fixture.someone({ pattern: { mon: 7.5, tue: 7.5, wed: 7.5, thu: 7.5, fri: 6 } });
    const day = await fixture.asked(person, {
      policy_id,
      start_date: '2026-06-08',
      end_date: '2026-06-08',
      start_half: 'pm',
    });
    expect(day.days).toBe('3.75');
    const year = await fixture.asked(person, { policy_id, start_date: '2027-01-01', end_date: '2027-12-31' });
    expect(year.days).toBe('1872.00');
    expect(await fixture.ledger(year.id)).toEqual([
      'reserve -454.5000 2027-01-01',
      'reserve -1417.5000 2027-04-01',
    ]);
  });

  test('422 for what the policy does not allow: notice, length, halves, waiting period', async () => {
    const policy_id = await fixture.policy('Strict leave', {
      min_notice_days: 14,
      max_consecutive_days: 3,
      allow_half_days: false,
      waiting_days: 90,
    });
    const late = await fixture.ask(world.colleague, {
      policy_id,
      start_date: '2026-02-12',
      end_date: '2026-02-12',
    });
    expect([late.status, late.body.data.code]).toEqual([422, 'notice_too_short']);
    const long = await fixture.ask(world.colleague, { policy_id, ...WEEK, start_half: 'pm' });
    expect(long.status).toBe(422);
    expect(Object.keys(long.body.errors!).sort()).toEqual(['end_date', 'start_half']);
    const fresh = await fixture.someone({ startDate: '2026-02-01' });
    const early = await fixture.ask(fresh, { policy_id, start_date: '2026-03-02', end_date: '2026-03-02' });
    expect(early.status).toBe(422);
    expect(Object.keys(early.body.errors!)).toEqual(['start_date']);
  });

  test('422 for dates outside the employment, reversed, or of more than 366 days', async () => {
    const person = await fixture.someone({ startDate: '2026-03-01' });
    await world.sql(`UPDATE users SET last_day = '2026-09-30' WHERE id = $1`, [person.id]);
    const field = async (start_date: string, end_date: string) => {
      const reply = await fixture.ask(person, { start_date, end_date });
      expect(reply.status).toBe(422);
      return Object.keys(reply.body.errors!);
    };
    expect(await field('2026-02-26', '2026-03-02')).toEqual(['start_date']);
    expect(await field('2026-09-28', '2026-10-01')).toEqual(['end_date']);
    expect(await field('2026-06-12', '2026-06-08')).toEqual(['end_date']);
    expect(await field('2026-06-08', '2027-06-09')).toEqual(['end_date']);
  });

  test('409 blackout for its department only, and never for sick leave', async () => {
    const [sales, design] = await Promise.all(
      ['sales', 'design'].map(async (code) => {
        const [row] = await world.sql(
          `INSERT INTO list_items (workspace_id, list_key, code, label) VALUES ($1, 'departments', $2, $2) RETURNING id`,
          [world.id, code],
        );
        return row!['id'] as string;
      }),
    );
    await world.sql(
      `INSERT INTO blackouts (workspace_id, start_date, end_date, department_id, reason) VALUES ($1, '2026-09-10', '2026-09-20', $2, 'Trade fair')`,
      [world.id, sales],
    );
    const seller = await fixture.someone({ departmentId: sales! });
    const designer = await fixture.someone({ departmentId: design! });
    const days = { start_date: '2026-09-18', end_date: '2026-09-22' };
    const reply = await fixture.ask(seller, days);
    expect([reply.status, reply.body.data.code, reply.body.data.reason]).toEqual([
      409,
      'blackout',
      'Trade fair',
    ]);
    expect((await fixture.ask(designer, days)).status).toBe(201);
    expect((await fixture.ask(seller, { ...days, policy_id: world.sick })).status).toBe(201);
  });

  test('409 period_locked; 201 for an admin in the grace period', async () => {
    const locked = await createFixture(service);
    await locked.world.sql(
      `INSERT INTO period_locks (workspace_id, locked_through, grace_until) VALUES ($1, '2026-01-31', '2026-02-05T00:00:00Z')`,
      [locked.world.id],
    );
    const body = { start_date: '2026-01-30', end_date: '2026-02-03', policy_id: locked.world.sick };
    const reply = await locked.ask(locked.world.employee, body);
    expect(reply.status).toBe(409);
    expect(reply.body.data).toEqual({ code: 'period_locked', locked_through: '2026-01-31' });
    expect((await locked.ask(locked.world.admin, body)).status).toBe(201);
    locked.today('2026-02-06');
    expect((await locked.ask(locked.world.secondAdmin, body)).status).toBe(409);
    locked.today('2026-02-02');
  });

  test('rule 53: 422 for a leave type that is unknown, foreign, archived or for other people', async () => {
    const other = await service.world();
    const archived = await fixture.policy('Old leave', {});
    await world.sql('UPDATE policies SET archived_at = now() WHERE id = $1', [archived]);
    const interns = await fixture.policy('Intern leave', {}, { appliesTo: [randomUUID()] });
    const texts = new Set<string>();
    for (const policy_id of [randomUUID(), other.vacation, archived, interns]) {
      const reply = await fixture.ask(world.colleague, { ...WEEK, policy_id });
      expect(reply.status).toBe(422);
      texts.add(JSON.stringify(reply.body.errors));
    }
    expect([...texts]).toEqual(['{"policy_id":["There is no such record."]}']);
  });

  test('201 for a service key on behalf of the person; 422 without one or for a person of another workspace', async () => {
    const key = await world.serviceKey(['absences:write']);
    const missing = await fixture.ask(key, WEEK);
    expect([missing.status, missing.body.data.code]).toEqual([422, 'employee_required']);
    const { stranger } = await service.world();
    const foreign = await fixture.ask(key, { ...WEEK, employee_id: stranger.id });
    expect([foreign.status, Object.keys(foreign.body.errors!)]).toEqual([422, ['employee_id']]);

    const absence = await fixture.asked(key, { ...WEEK, employee_id: world.colleague.id });
    expect(absence.employee.id).toBe(world.colleague.id);
    expect(absence.allowed_actions).toEqual(['edit', 'cancel']);
    const { lines, events } = await fixture.traces(absence.id);
    expect(lines).toEqual([`requested absence · api:${key.prefix}`]);
    expect(events[0]!.actor).toEqual({ id: key.id, email: `${key.prefix}@keys.invalid`, name: 'Test key' });
  });

  test('403 for naming somebody else, and for a key without the scope', async () => {
    const named = await fixture.ask(world.colleague, { ...WEEK, employee_id: world.employee.id });
    expect([named.status, named.body.data.code]).toEqual([403, 'not_own_record']);
    const key = await world.personalKey(world.colleague, ['absences:read']);
    const reply = await fixture.ask(key, WEEK);
    expect([reply.status, reply.body.data.required_scope]).toEqual([403, 'absences:write']);
  });

  test('rule 58: 201 twice with the same answer for the same Idempotency-Key: one row, one event', async () => {
    const person = await fixture.someone();
    const send = (body: object) =>
      fixture.call(person, 'POST', '/pto/requests/', {
        body: { policy_id: world.vacation, ...body },
        headers: { 'Idempotency-Key': 'leave-1' },
      });
    const first = await send(WEEK);
    const again = await send(WEEK);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(again.headers.get('etag')).toBe('"1"');
    expect(again.body).toEqual(first.body);
    expect((await send({ ...WEEK, note: 'else' })).status).toBe(422);
    expect((await fixture.traces(first.body.data.id)).events).toHaveLength(1);
    const rows = await world.sql('SELECT 1 FROM absences WHERE employee_id = $1', [person.id]);
    expect(rows).toHaveLength(1);
  });

  test('rule 59: 201 and 409 for two requests for the last day at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await fixture.someone();
      await fixture.credit(person, '-24', '2026-01-01');
      const replies = await Promise.all([
        fixture.ask(person, { start_date: '2026-06-15', end_date: '2026-06-15' }),
        fixture.ask(person, { start_date: '2026-06-17', end_date: '2026-06-17' }),
      ]);
      expect(replies.map((reply) => reply.status).sort()).toEqual([201, 409]);
      expect(replies.find((reply) => reply.status === 409)!.body.data).toEqual({
        code: 'insufficient_balance',
        available: '0.00',
        unit: 'day',
        year: 2026,
      });
      expect((await fixture.balance(person)).available).toBe('0.00');
    }
  });

  test('409 for all but one of many parallel requests for the same day, in any leave types', async () => {
    const person = await fixture.someone();
    const policies = [world.vacation, world.sick, await fixture.policy('Other leave', {})];
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        fixture.ask(person, {
          start_date: '2026-06-15',
          end_date: '2026-06-15',
          policy_id: policies[index % 3],
        }),
      ),
    );
    const won = replies.filter((reply) => reply.status === 201);
    expect(won).toHaveLength(1);
    for (const reply of replies.filter((one) => one !== won[0])) {
      expect(reply.status).toBe(409);
      expect(reply.body.data).toEqual({ code: 'absence_overlap', conflicts: [won[0]!.body.data.id] });
    }
  });
});

describe('GET /api/v1/pto/requests/', () => {
  test('200 with own absences only, newest first, by status, leave type and dates', async () => {
    const person = await fixture.someone();
    const june = await fixture.asked(person, WEEK);
    const may = await fixture.asked(person, { start_date: '2026-05-04', end_date: '2026-05-08' });
    const ill = await fixture.asked(person, {
      start_date: '2026-05-11',
      end_date: '2026-05-11',
      policy_id: world.sick,
    });
    const ids = async (query: Record<string, string>) => {
      const reply = await fixture.call(person, 'GET', '/pto/requests/', { query });
      expect(reply.status).toBe(200);
      return reply.body.data.map((absence: { id: string }) => absence.id);
    };
    expect(await ids({})).toEqual([june.id, ill.id, may.id]);
    expect(await ids({ ordering: 'start_date' })).toEqual([may.id, ill.id, june.id]);
    expect(await ids({ status: 'approved,denied' })).toEqual([ill.id]);
    expect(await ids({ policy_id: world.vacation })).toEqual([june.id, may.id]);
    // by overlap: the last day of one, the first day of another
    expect(await ids({ from: '2026-05-08', to: '2026-05-10' })).toEqual([may.id]);
    expect(await ids({ from: '2026-05-11', to: '2026-06-08' })).toEqual([june.id, ill.id]);
  });

  test('200 in pages, each absence once, with a total', async () => {
    const person = await fixture.someone();
    for (let day = 1; day <= 5; day += 1) {
      await fixture.asked(person, { start_date: `2026-06-0${day}`, end_date: `2026-06-0${day}` });
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await fixture.call(person, 'GET', '/pto/requests/', {
        query: { limit: 2, cursor, include_total: true },
      });
      expect(page.headers.get('x-total-count')).toBe('5');
      seen.push(...page.body.data.map((absence: { start_date: string }) => absence.start_date.slice(8)));
      cursor = page.headers.get('x-next-cursor') ?? undefined;
    } while (cursor);
    expect(seen).toEqual(['05', '04', '03', '02', '01']);
  });

  test('200 with changes since a time, including deleted requests if asked for; those have no allowed actions', async () => {
    const person = await fixture.someone();
    const kept = await fixture.asked(person, WEEK);
    const gone = await fixture.asked(person, { start_date: '2026-05-04', end_date: '2026-05-08' });
    await world.sql('UPDATE absences SET deleted_at = now() WHERE id = $1', [gone.id]);
    const list = async (query: Record<string, string | boolean>) =>
      (await fixture.call(person, 'GET', '/pto/requests/', { query })).body.data;
    expect((await list({})).map(({ id }: { id: string }) => id)).toEqual([kept.id]);
    const since = { updated_since: '2020-01-01T00:00:00Z', ordering: 'updated_at' };
    expect((await list(since)).map(({ id }: { id: string }) => id)).toEqual([kept.id]);
    const [first, second] = await list({ ...since, include_deleted: true });
    expect(first.id).toBe(kept.id);
    expect(first).toMatchObject({ deleted_at: null, allowed_actions: ['edit', 'cancel'] });
    expect(second).toEqual({
      ...gone,
      allowed_actions: [],
      version: 2,
      updated_at: expect.any(String),
      deleted_at: expect.any(String),
    });
    expect(await list({ ...since, updated_since: '2199-01-01T00:00:00Z' })).toEqual([]);
  });

  test('200 for a service key that names a person: 404 for an unknown person, 422 without one', async () => {
    const person = await fixture.someone();
    const { id } = await fixture.asked(person, WEEK);
    const key = await world.serviceKey(['absences:read']);
    const get = (query: Record<string, string>) => fixture.call(key, 'GET', '/pto/requests/', { query });
    const found = await get({ employee_id: person.id });
    expect(found.body.data).toMatchObject([{ id, allowed_actions: [] }]);
    expect((await get({ employee_id: randomUUID() })).status).toBe(404);
    expect((await get({})).status).toBe(422);
    const named = await fixture.call(person, 'GET', '/pto/requests/', {
      query: { employee_id: world.employee.id },
    });
    expect(named.status).toBe(403);
  });
});

describe('GET /api/v1/pto/requests/{absence_id}/', () => {
  test('200 for its person, 304 while unchanged', async () => {
    const person = await fixture.someone();
    const absence = await fixture.asked(person, WEEK);
    const reply = await fixture.call(person, 'GET', `/pto/requests/${absence.id}/`);
    expect([reply.status, reply.headers.get('etag')]).toEqual([200, expect.stringMatching(/^"1-/)]);
    expect(reply.body.data).toEqual(absence);
    const held = await fixture.call(person, 'GET', `/pto/requests/${absence.id}/`, {
      headers: { 'if-none-match': reply.headers.get('etag')! },
    });
    expect(held.status).toBe(304);
  });

  test('404 for everybody else, including managers and admins, who have their own call', async () => {
    const { id } = await fixture.asked(await fixture.someone(), WEEK);
    for (const who of [world.colleague, world.manager, world.admin]) {
      expect((await fixture.call(who, 'GET', `/pto/requests/${id}/`)).status).toBe(404);
    }
    const key = await world.serviceKey(['absences:read']);
    expect((await fixture.call(key, 'GET', `/pto/requests/${id}/`)).status).toBe(200);
  });
});

describe('PATCH /api/v1/pto/requests/{absence_id}/', () => {
  const patch = (who: Parameters<LeaveFixture['call']>[0], id: string, body: object, headers = {}) =>
    fixture.call(who, 'PATCH', `/pto/requests/${id}/`, { body, headers });

  test('200 recounts new dates, keeps the id and notifies again', async () => {
    const person = await fixture.someone();
    const { id } = await fixture.asked(person, { ...WEEK, note: 'first' });
    const reply = await patch(person, id, {
      end_date: '2026-06-10',
      end_half: 'am',
      note: null,
    });
    expect([reply.status, reply.headers.get('etag')]).toEqual([200, '"2"']);
    expect(reply.body.data).toMatchObject({
      id,
      start_date: '2026-06-08',
      end_date: '2026-06-10',
      end_half: 'am',
      days: '2.50',
      note: null,
      status: 'requested',
      version: 2,
    });
    expect(await fixture.ledger(id)).toEqual([
      'reserve -5.0000 2026-06-08',
      'release 5.0000 2026-06-08',
      'reserve -2.5000 2026-06-08',
    ]);
    expect((await fixture.balance(person)).pending).toBe('2.50');
    const { lines, events, notices } = await fixture.traces(id);
    expect(lines).toEqual(['requested absence · dashboard', 'updated absence · dashboard']);
    expect(events.map(({ event, data }) => [event, data.id, data.end_date])).toEqual([
      ['absence.requested', id, '2026-06-12'],
      ['absence.requested', id, '2026-06-10'],
    ]);
    expect(notices.map(({ user_id, kind }) => [user_id, kind])).toEqual([
      [world.manager.id, 'absence.requested'],
      [world.manager.id, 'absence.requested'],
    ]);
    const [line] = await world.sql(
      `SELECT changes FROM audit_trail WHERE resource_id = $1 AND action = 'updated'`,
      [id],
    );
    expect(line!['changes']).toEqual({
      end_date: ['2026-06-12', '2026-06-10'],
      end_half: [null, 'am'],
      days: ['5.00 days', '2.50 days'],
      note: ['…', '…'],
    });
  });

  test('200 for a change within its own days, which neither overlap nor count against themselves', async () => {
    const person = await fixture.someone();
    await fixture.credit(person, '-20', '2026-01-01');
    const { id } = await fixture.asked(person, WEEK);
    const reply = await patch(person, id, { start_date: '2026-06-09', end_date: '2026-06-15' });
    expect([reply.status, reply.body.data.days]).toEqual([200, '5.00']);
  });

  test('200 for only a note, even after the notice period', async () => {
    const policy_id = await fixture.policy('Leave with notice', { min_notice_days: 14 });
    const person = await fixture.someone();
    const { id } = await fixture.asked(person, {
      policy_id,
      start_date: '2026-02-16',
      end_date: '2026-02-16',
    });
    fixture.today('2026-02-10');
    const noted = await patch(person, id, { note: 'By train' });
    expect([noted.status, noted.body.data.note, noted.body.data.version]).toEqual([200, 'By train', 2]);
    const moved = await patch(person, id, { end_date: '2026-02-17' });
    expect([moved.status, moved.body.data.code]).toEqual([422, 'notice_too_short']);
    fixture.today('2026-02-02');
  });

  test('409 absence_overlap with the others’ ids, insufficient_balance, period_locked; 422 no_working_days', async () => {
    const person = await fixture.someone();
    await fixture.credit(person, '-19', '2026-01-01');
    const { id } = await fixture.asked(person, WEEK);
    const other = await fixture.asked(person, { start_date: '2026-06-22', end_date: '2026-06-22' });
    const overlap = await patch(person, id, { end_date: '2026-06-23' });
    expect(overlap.body.data).toEqual({ code: 'absence_overlap', conflicts: [other.id] });
    const long = await patch(person, id, { end_date: '2026-06-16' });
    expect(long.body.data).toEqual({
      code: 'insufficient_balance',
      available: '5.00',
      unit: 'day',
      year: 2026,
    });
    expect([overlap.status, long.status]).toEqual([409, 409]);
    const weekend = await patch(person, id, { start_date: '2026-06-13', end_date: '2026-06-14' });
    expect([weekend.status, weekend.body.data.code]).toEqual([422, 'no_working_days']);
    expect((await fixture.balance(person)).pending).toBe('6.00');
  });

  test('409 for moving into or out of a locked period', async () => {
    const locked = await createFixture(service);
    const { employee, sql, id: workspace } = locked.world;
    const late = await locked.asked(employee, { start_date: '2026-01-29', end_date: '2026-01-30' });
    const coming = await locked.asked(employee, { start_date: '2026-02-05', end_date: '2026-02-06' });
    await sql(`INSERT INTO period_locks (workspace_id, locked_through) VALUES ($1, '2026-01-31')`, [
      workspace,
    ]);
    for (const [absence, start_date] of [
      [late, '2026-02-09'],
      [coming, '2026-01-28'],
    ] as const) {
      const reply = await locked.call(employee, 'PATCH', `/pto/requests/${absence.id}/`, {
        body: { start_date, end_date: start_date },
      });
      expect([reply.status, reply.body.data.code]).toEqual([409, 'period_locked']);
    }
  });

  test('409 not_pending after a decision; 404 for others; 412 for an old version', async () => {
    const person = await fixture.someone();
    const { id } = await fixture.asked(person, WEEK);
    expect((await patch(world.colleague, id, { note: 'x' })).status).toBe(404);
    expect((await patch(world.manager, id, { note: 'x' })).status).toBe(404);
    expect((await patch(person, id, { note: 'x' }, { 'if-match': '"1"' })).status).toBe(200);
    const stale = await patch(person, id, { note: 'y' }, { 'if-match': '"1"' });
    expect([stale.status, stale.body.data.current_version]).toEqual([412, 2]);
    await fixture.call(world.manager, 'POST', `/pto/admin/requests/${id}/approve/`);
    const late = await patch(person, id, { note: 'z' });
    expect(late.status).toBe(409);
    expect(late.body.data).toEqual({ code: 'not_pending', current_status: 'approved' });
  });

  test('200 for a service key on behalf of the person', async () => {
    const person = await fixture.someone();
    const { id } = await fixture.asked(person, WEEK);
    const key = await world.serviceKey(['absences:write']);
    const reply = await patch(key, id, { end_date: '2026-06-09' });
    expect([reply.status, reply.body.data.days]).toEqual([200, '2.00']);
    expect((await fixture.traces(id)).lines).toContain(`updated absence · api:${key.prefix}`);
  });
});

describe('POST /api/v1/pto/requests/{absence_id}/cancel/', () => {
  const cancel = (who: Parameters<LeaveFixture['call']>[0], id: string, body?: object) =>
    fixture.call(who, 'POST', `/pto/requests/${id}/cancel/`, body ? { body } : {});

  test('200 for an open request: the days are released, the manager is notified, an event is sent', async () => {
    const person = await fixture.someone();
    const { id } = await fixture.asked(person, WEEK);
    const reply = await cancel(person, id, { reason: ' Plans changed ' });
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({
      status: 'cancelled',
      decision_note: 'Plans changed',
      reviewer: null,
      reviewed_at: null,
      allowed_actions: [],
      version: 2,
    });
    expect(await fixture.ledger(id)).toEqual(['reserve -5.0000 2026-06-08', 'release 5.0000 2026-06-08']);
    expect(await fixture.balance(person)).toMatchObject({ available: '25.00', pending: '0.00' });
    const { lines, events, notices } = await fixture.traces(id);
    expect(lines.at(-1)).toBe('cancelled absence · dashboard');
    expect(events.at(-1)).toMatchObject({ event: 'absence.cancelled', data: { id, status: 'cancelled' } });
    expect(notices.at(-1)).toEqual({ user_id: world.manager.id, kind: 'absence.cancelled' });
  });

  test("200 for an approved absence until its first day begins in the workspace's zone, then 409 already_started", async () => {
    const person = await fixture.someone({ timezone: 'Pacific/Auckland' });
    const first = await fixture.approved(person, WEEK);
    const second = await fixture.approved(person, { start_date: '2026-07-06', end_date: '2026-07-10' });
    expect(first.reviewer!.id).toBe(world.manager.id);
    fixture.today('2026-06-07');
    const reply = await cancel(person, first.id);
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({ status: 'cancelled', reviewer: { id: world.manager.id } });
    expect((await fixture.balance(person)).used).toBe('5.00');
    fixture.today('2026-07-06');
    const late = await cancel(person, second.id);
    expect(late.status).toBe(409);
    expect(late.body.data).toEqual({ code: 'already_started', current_status: 'approved' });
    fixture.today('2026-02-02');
  });

  test("409 invalid_transition for a cancelled or denied absence; 404 for others' absences", async () => {
    const person = await fixture.someone();
    const { id } = await fixture.asked(person, WEEK);
    expect((await cancel(world.colleague, id)).status).toBe(404);
    expect((await cancel(world.manager, id)).status).toBe(404);
    expect((await cancel(person, id)).status).toBe(200);
    const again = await cancel(person, id);
    expect(again.status).toBe(409);
    expect(again.body.data).toEqual({ code: 'invalid_transition', current_status: 'cancelled' });
    expect((await cancel(person, randomUUID())).status).toBe(404);
  });

  test('200 for a service key on behalf of the person, who is notified', async () => {
    const person = await fixture.someone();
    const { id } = await fixture.approved(person, WEEK);
    const key = await world.serviceKey(['absences:write']);
    expect((await cancel(key, id)).status).toBe(200);
    const { lines, notices } = await fixture.traces(id);
    expect(lines.at(-1)).toBe(`cancelled absence · api:${key.prefix}`);
    expect(notices).toContainEqual({ user_id: person.id, kind: 'absence.cancelled' });
  });

  test('200 for one of ten parallel cancellations, 409 for nine: the days are released once', async () => {
    const person = await fixture.someone();
    const { id } = await fixture.approved(person, WEEK);
    const replies = await Promise.all(Array.from({ length: 10 }, () => cancel(person, id)));
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect((await fixture.balance(person)).available).toBe('25.00');
  });
});

describe('refusals for everybody', () => {
  test('401 without credentials, 403 if the module is off', async () => {
    const off = await service.world({ modulesOff: ['pto'] });
    for (const [method, path] of [
      ['GET', '/pto/balance/'],
      ['GET', '/pto/requests/'],
      ['GET', '/pto/policies/'],
      ['GET', '/pto/holidays/'],
    ] as const) {
      expect((await service.request(world, method, path)).status).toBe(401);
      service.setClock(null);
      const reply = await service.request(off, method, path, { as: off.employee });
      expect([reply.status, reply.body.data.code]).toEqual([403, 'module_disabled']);
      fixture.today('2026-02-02');
    }
  });
});
