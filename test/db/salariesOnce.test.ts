import { expect, test } from '@jest/globals';
import { migrate } from '../../src/migrations/migrate.ts';
import { openWorld } from '../support/opening.ts';

const { service, world } = await openWorld();
const NAME = '20261124T1415_salaries_once';

test('rule 205: duplicate salaries from before are kept with a reason, and writes of the previous version are accepted', async () => {
  // the table as the previous version had it
  await world.sql('ALTER TABLE payments DROP CONSTRAINT payments_salary_once');
  await world.sql('DROP TRIGGER payments_reversed ON payments');
  await world.sql(
    'ALTER TABLE payments DROP COLUMN duplicate_reason, DROP COLUMN period_kept, DROP COLUMN reversed_at',
  );
  await world.sql('DROP FUNCTION note_reversal');
  await world.sql('DELETE FROM migrations WHERE name = $1', [NAME]);
  const insert = async (
    status: string,
    period: string | null,
    more: { reverses?: string; kind?: string } = {},
  ) => {
    const [row] = await world.sql<{ id: string }>(
      `INSERT INTO payments (workspace_id, employee_id, kind, amount, currency, status, pay_on, period_start, period_end, paid_at, reverses_id)
       VALUES ($1, $2, $3, CASE WHEN $3 = 'reversal' THEN -1 ELSE 1 END, 'EUR', $4, '2026-10-29', $5::date,
               $5::date + 27, CASE WHEN $4 = 'completed' THEN now() END, $6) RETURNING id`,
      [world.id, world.employee.id, more.kind ?? 'salary', status, period, more.reverses ?? null],
    );
    return row!.id;
  };
  const reversed = await insert('completed', '2026-10-01');
  await insert('completed', '2026-10-01', { kind: 'reversal', reverses: reversed });
  const cancelled = await insert('cancelled', '2026-10-01');
  const first = await insert('completed', '2026-10-01');
  const again = [await insert('scheduled', '2026-10-01'), await insert('failed', '2026-10-20')];
  const onTheDay = [await insert('scheduled', null), await insert('scheduled', null)];
  const bonus = await insert('scheduled', '2026-10-01', { kind: 'bonus' });

  const { ownerUrl, appUrl } = service.database;
  expect(await migrate({ ownerUrl, appUrl })).toContain(NAME);
  const marked = await world.sql<{ id: string }>(
    'SELECT id FROM payments WHERE duplicate_reason IS NOT NULL ORDER BY id',
  );
  expect(marked.map(({ id }) => id)).toEqual([...again, ...onTheDay].sort());
  const back = await world.sql<{ id: string }>('SELECT id FROM payments WHERE reversed_at IS NOT NULL');
  expect(back.map(({ id }) => id)).toEqual([reversed]);
  expect(
    await world.sql('SELECT version FROM payments WHERE id = ANY ($1)', [[first, cancelled, bonus]]),
  ).toEqual(Array.from({ length: 3 }, () => ({ version: 1 })));

  // a write of the previous version while it still runs
  await insert('scheduled', '2026-10-01');
  await insert('completed', '2026-10-01', { kind: 'reversal', reverses: first });
  await world.sql('UPDATE payments SET updated_at = clock_timestamp() WHERE id = $1', [first]);
  const [row] = await world.sql('SELECT reversed_at IS NOT NULL AS noted FROM payments WHERE id = $1', [
    first,
  ]);
  expect(row).toEqual({ noted: true });
  const open = await world.sql(
    `SELECT relname FROM pg_class WHERE relname = 'payments' AND NOT relforcerowsecurity`,
  );
  expect(open).toEqual([]);
});
