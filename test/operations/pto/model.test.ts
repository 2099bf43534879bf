/**
 * Random walks of actions by people, managers and admins on the real service. After every step the ledger
 * must agree with the absences, and the balance with the ledger. Set `MODEL_RUNS` and `MODEL_SEED` for more
 * or other walks.
 */
import { beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../../../src/civil/dates.ts';
import { days } from '../../../src/civil/days.ts';
import type { Person } from '../../support/world.ts';
import { openFixture, type Who } from './support.ts';

const RUNS = Number(process.env['MODEL_RUNS'] ?? 6);
const SEED = Number(process.env['MODEL_SEED'] ?? 20261120);
const STEPS = 25;
const { fixture, world } = await openFixture();
beforeAll(async () => {
  await world.sql(`UPDATE policies SET created_at = '2026-01-01' WHERE workspace_id = $1`, [world.id]);
});

/** One action of a person; numbers are days from 1 January 2026, and the index of an absence. */
const step = fc.record({
  what: fc.constantFrom(
    ...[
      'ask',
      'ask',
      'ask',
      'ask',
      'edit',
      'approve',
      'approve',
      'deny',
      'cancel',
      'cancel for them',
      'holiday',
    ],
    ...['credit', 'close the year'],
  ),
  which: fc.nat(30),
  from: fc.integer({ min: 33, max: 420 }),
  length: fc.nat(9),
  half: fc.constantFrom(undefined, undefined, 'pm'),
  sick: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** The person, absences and clock of a walk. */
interface Walk {
  person: Person;
  ids: string[];
  year: number;
}

async function take(walk: Walk, { what, which, from, length, half, sick }: Step): Promise<void> {
  const { person, ids } = walk;
  const start_date = addDays('2026-01-01', from);
  const span = { start_date, end_date: addDays(start_date, length), ...(half && { start_half: half }) };
  const id = ids[which % Math.max(1, ids.length)];
  const call = async (as: Who, path: string, body?: object, method = 'POST') => {
    const reply = await fixture.call(as, method, path, body ? { body } : {});
    expect([what, [200, 201, 409, 422].includes(reply.status)]).toEqual([what, true]);
    return reply;
  };
  switch (what) {
    case 'ask': {
      const asked = await call(person, '/pto/requests/', {
        policy_id: sick ? world.sick : world.vacation,
        ...span,
      });
      if (asked.status === 201) ids.push(asked.body.data.id);
      return;
    }
    case 'holiday':
      await call(world.admin, '/pto/admin/holidays/', {
        date: start_date,
        name: 'Holiday',
        half_day: half ?? 'none',
      });
      return;
    case 'credit':
      await call(world.admin, '/pto/admin/adjustments/', {
        employee_id: person.id,
        policy_id: world.vacation,
        days: 0.25 * (1 + length),
        effective_on: `${walk.year}-01-02`,
        reason: 'Agreed',
      });
      return;
    case 'close the year':
      return closeYear(walk);
  }
  if (!id) return;
  const reviewed = `/pto/admin/requests/${id}`;
  if (what === 'edit') await call(person, `/pto/requests/${id}/`, span, 'PATCH');
  else if (what === 'approve') await call(world.manager, `${reviewed}/approve/`);
  else if (what === 'deny') await call(world.manager, `${reviewed}/deny/`, { reason: 'No.' });
  else if (what === 'cancel') await call(person, `/pto/requests/${id}/cancel/`);
  else await call(world.manager, `${reviewed}/cancel/`, { reason: 'No.' });
}

/** Closes the year twice: afterwards 2026 is empty, and the second run adds nothing. */
async function closeYear(walk: Walk): Promise<void> {
  walk.year = 2027;
  fixture.today('2027-01-04');
  const close = async () => {
    const reply = await fixture.call(world.admin, 'POST', '/pto/admin/year-end/', {
      body: { year: 2026, dry_run: false },
    });
    expect(reply.status).toBe(200);
    return reply.body.data;
  };
  await close();
  const [left] = await world.sql(
    `SELECT COALESCE(sum(days), 0)::float8 AS days FROM leave_ledger WHERE employee_id = $1 AND policy_id = $2 AND year = 2026`,
    [walk.person.id, world.vacation],
  );
  expect(left!['days']).toBe(0);
  expect((await close()).entries).toBe(0);
}

/** Checks the invariants of every step. */
async function agree({ person, year }: Walk): Promise<void> {
  const apart = await world.sql(
    `SELECT a.id, a.status, a.days::text,
            (SELECT COALESCE(sum(l.days), 0)::text FROM leave_ledger l WHERE l.absence_id = a.id) AS ledger
       FROM absences a
      WHERE a.employee_id = $1
        AND (SELECT COALESCE(sum(l.days), 0) FROM leave_ledger l WHERE l.absence_id = a.id)
            <> CASE WHEN a.status IN ('requested', 'approved') THEN -a.days ELSE 0 END`,
    [person.id],
  );
  expect(apart).toEqual([]);

  const [sums] = await world.sql(
    `SELECT COALESCE(sum(days) FILTER (WHERE kind NOT IN ('grant', 'accrual')), 0)::numeric(8,4)::text AS moved,
            COALESCE(-sum(days) FILTER (WHERE absence_id IS NOT NULL), 0)::numeric(8,4)::text AS spent
       FROM leave_ledger WHERE employee_id = $1 AND policy_id = $2 AND year = $3`,
    [person.id, world.vacation, year],
  );
  const balance = await fixture.balance(person, { year });
  expect(days(balance.used) + days(balance.pending)).toBe(days(sums!['spent']));
  // 25 days granted in January, and all later rows
  const available = days(balance.available!);
  expect(available).toBe(days('25') + days(sums!['moved']));
  expect(available).toBeGreaterThanOrEqual(0);
}

test(
  `rules 8, 9, 13, 15-17: ${RUNS} walks of ${STEPS} steps keep ledger, absences and balance in agreement, and no balance below 0`,
  async () => {
    const told = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), async (steps) => {
        fixture.today('2026-02-02');
        const person = await fixture.someone();
        await world.sql(`UPDATE users SET created_at = '2026-01-01' WHERE id = $1`, [person.id]);
        const walk: Walk = { person, ids: [], year: 2026 };
        for (const one of steps) {
          await take(walk, one);
          await agree(walk);
        }
        await closeYear(walk);
        await agree(walk);
        const statuses = await world.sql('SELECT status FROM absences WHERE employee_id = $1', [person.id]);
        for (const { status } of statuses) told.set(status, (told.get(status) ?? 0) + 1);
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    );
    // the walks reached every status
    expect([...told.keys()].sort()).toEqual(['approved', 'cancelled', 'denied', 'requested']);
  },
  60_000 + RUNS * 10_000,
);
