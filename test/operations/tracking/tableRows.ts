import type { TableRows } from '../../walls/filling.ts';

/** Months of which the end was settled: another one for each row. */
let closed = 0;

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
  overtime_entries: ({ person, mark }) => ({
    employee_id: person.id,
    kind: 'adjust',
    seconds: 3600,
    effective_on: '2026-10-01',
    reason: `entry ${mark}`,
  }),
  overtime_closings: () => ({
    month: new Date(Date.UTC(1950, (closed += 1), 1)).toISOString().slice(0, 10),
  }),
  absence_feeds: ({ person, mark }) => ({
    user_id: person.id,
    token_hash: Buffer.from(`absences ${mark}`),
    password_mark: Buffer.from('mark'),
  }),
  timesheets: ({ person, mark }) => ({
    employee_id: person.id,
    period_start: '2026-10-26',
    period_end: '2026-11-01',
    status: 'submitted',
    note: `sheet ${mark}`,
    worked_seconds: 144_000,
    expected_seconds: 144_000,
    submitted_at: '2026-11-02T09:00:00Z',
  }),
  period_locks: () => ({ locked_through: '2019-12-31' }),
};
