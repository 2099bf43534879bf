import type { TableRows } from '../../walls/filling.ts';

export const rows: TableRows = {
  // two, because two calls delete an entry
  time_entries: ({ person, mark }) =>
    ['2026-11-02', '2026-11-03'].map((day) => ({
      employee_id: person.id,
      started_at: `${day}T08:00:00Z`,
      ended_at: `${day}T09:00:00Z`,
      timezone: 'Europe/Berlin',
      description: `entry ${mark}`,
      source: 'manual',
    })),
  period_locks: () => ({ locked_through: '2019-12-31' }),
};
