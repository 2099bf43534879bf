/**
 * Which absences a manager can decide on: those of the people below them now, even while the tree changes.
 * Also tests the database constraint that stops concurrent calls.
 */
import { describe, expect, test } from '@jest/globals';
import type { Person } from '../../support/world.ts';
import { openFixture, together, type LeaveFixture, type Who, untilWaiting } from './support.ts';

const { service, fixture, world } = await openFixture();

const WEEK = { start_date: '2026-06-08', end_date: '2026-06-12' };

const approve = (who: Who, id: string) => fixture.call(who, 'POST', `/pto/admin/requests/${id}/approve/`);
const move = (person: Person, manager: Person | null) =>
  world.sql('UPDATE users SET manager_id = $1 WHERE id = $2', [manager?.id ?? null, person.id]);

describe('rule 20: a reorganisation', () => {
  test('200 and 404 change at once, down the whole tree: the former manager sees nothing, the new one decides', async () => {
    const lead = await world.person({ role: 'manager', manager: world.manager });
    const person = await world.person({ manager: lead });
    const { id } = await fixture.asked(person, WEEK);
    const seen = async (who: Who) =>
      (await fixture.call(who, 'GET', '/pto/admin/requests/', { query: { limit: 200 } })).body.data.some(
        (one: { id: string }) => one.id === id,
      );
    expect([await seen(world.manager), await seen(world.otherManager)]).toEqual([true, false]);
    // by an admin's call: the lead moves to the other manager, with everybody below
    const moved = await fixture.call(world.admin, 'PATCH', `/auth/users/${lead.id}/`, {
      body: { manager_id: world.otherManager.id },
    });
    expect(moved.status).toBe(200);
    expect([await seen(world.manager), await seen(world.otherManager)]).toEqual([false, true]);
    for (const step of ['approve', 'deny', 'cancel']) {
      const reply = await fixture.call(world.manager, 'POST', `/pto/admin/requests/${id}/${step}/`, {
        body: step === 'approve' ? undefined : { reason: 'x' },
      });
      expect([step, reply.status]).toEqual([step, 404]);
    }
    const bulk = await fixture.call(world.manager, 'POST', '/pto/admin/requests/bulk-review/', {
      body: { ids: [id], action: 'approve' },
    });
    expect(bulk.body.data.results).toMatchObject([{ status: 404, code: 'not_found' }]);
    const entered = await fixture.call(world.manager, 'POST', '/pto/admin/requests/', {
      body: {
        employee_id: person.id,
        policy_id: world.vacation,
        start_date: '2026-07-06',
        end_date: '2026-07-06',
      },
    });
    expect(entered.status).toBe(422);
    expect((await approve(world.otherManager, id)).status).toBe(200);
  });

  test('404 for the former manager, 200 for the new one, if the tree changes while a decision waits for a lock', async () => {
    for (const [who, status] of [
      [world.manager, 404],
      [world.otherManager, 200],
    ] as const) {
      const person = await fixture.someone();
      const { id } = await fixture.asked(person, WEEK);
      const [reply] = await together(service, person.id, [() => approve(who, id)], () =>
        move(person, world.otherManager),
      );
      expect(reply!.status).toBe(status);
    }
  });

  test('422 for an entry if the person moves to another tree while it waits for a lock', async () => {
    const person = await fixture.someone();
    await fixture.asked(person, { start_date: '2026-09-07', end_date: '2026-09-07' });
    const [reply] = await together(
      service,
      person.id,
      [
        () =>
          fixture.call(world.manager, 'POST', '/pto/admin/requests/', {
            body: { employee_id: person.id, policy_id: world.vacation, ...WEEK, status: 'approved' },
          }),
      ],
      () => move(person, world.otherManager),
    );
    expect([reply!.status, Object.keys(reply!.body.errors!)]).toEqual([422, ['employee_id']]);
  });

  test('200 and 403 after a manager moves below their former report: each decides on the one below, never on themselves', async () => {
    const boss = await world.person({ role: 'manager', manager: world.admin });
    const rising = await world.person({ role: 'manager', manager: boss });
    const { id } = await fixture.asked(boss, WEEK);
    expect((await approve(rising, id)).status).toBe(404);
    await move(rising, world.admin);
    await move(boss, rising);
    expect((await approve(boss, id)).body.data.code).toBe('self_approval');
    expect((await approve(rising, id)).status).toBe(200);
  });
});

describe('rule 22: requests of a person without a manager who can decide', () => {
  test('200 for admins: without a manager, with one who has left, and with one who is no longer a manager', async () => {
    const left = await world.person({ role: 'manager', manager: world.admin, status: 'deactivated' });
    const demoted = await world.person({ role: 'employee', manager: world.admin });
    for (const manager of [null, left, demoted]) {
      const person = await world.person({ manager });
      const { id } = await fixture.asked(person, WEEK);
      const told = (await fixture.traces(id)).notices.map(({ user_id }) => user_id).sort();
      expect(told).toEqual([world.admin.id, world.secondAdmin.id].sort());
      expect((await approve(world.manager, id)).status).toBe(404);
      expect((await approve(world.secondAdmin, id)).status).toBe(200);
    }
  });

  test('200 for another admin on an admin’s request; 403 self_approval for the requester', async () => {
    const { id } = await fixture.asked(world.admin, WEEK);
    expect((await fixture.traces(id)).notices.map(({ user_id }) => user_id)).toEqual([world.secondAdmin.id]);
    expect((await approve(world.admin, id)).body.data.code).toBe('self_approval');
    expect((await approve(world.secondAdmin, id)).status).toBe(200);
  });
});

describe('rules 5 and 7: the exclusion constraint, for a row that no check can see', () => {
  /** Another transaction takes the week, and commits while the call waits for it. */
  async function raced(person: Person, call: () => ReturnType<LeaveFixture['call']>) {
    const rival = await service.database.admin.connect();
    try {
      await rival.query('BEGIN');
      const { rows } = await rival.query(
        `INSERT INTO absences (workspace_id, employee_id, policy_id, start_date, end_date, slots, days, status)
         VALUES ($1, $2, $3, '2026-06-08', '2026-06-12', '[41224,41234)', 5, 'approved') RETURNING id`,
        [world.id, person.id, world.sick],
      );
      const reply = call();
      await untilWaiting(service, 1);
      await rival.query('COMMIT');
      return [await reply, rows[0].id] as const;
    } finally {
      rival.release();
    }
  }

  const ways: [name: string, call: (person: Person) => Promise<() => ReturnType<LeaveFixture['call']>>][] = [
    ['asking', (person) => Promise.resolve(() => fixture.ask(person, WEEK))],
    [
      'a request that needs no approval',
      (person) => Promise.resolve(() => fixture.ask(person, { ...WEEK, policy_id: world.sick })),
    ],
    [
      'a moved request',
      async (person) => {
        const { id } = await fixture.asked(person, { start_date: '2026-09-07', end_date: '2026-09-07' });
        return () => fixture.call(person, 'PATCH', `/pto/requests/${id}/`, { body: WEEK });
      },
    ],
    [
      'an entry for somebody else',
      (person) =>
        Promise.resolve(() =>
          fixture.call(world.manager, 'POST', '/pto/admin/requests/', {
            body: { employee_id: person.id, policy_id: world.vacation, ...WEEK, status: 'approved' },
          }),
        ),
    ],
  ];

  test.each(ways)('409 absence_overlap with the other’s id for %s', async (_name, prepare) => {
    const person = await fixture.someone();
    const call = await prepare(person);
    const [reply, rival] = await raced(person, call);
    expect([reply.status, reply.body.data]).toEqual([409, { code: 'absence_overlap', conflicts: [rival] }]);
  });
});
