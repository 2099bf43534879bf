import type { TableRows } from '../../walls/filling.ts';

export const rows: TableRows = {
  policy_user_types: ({ world, id }) => ({ policy_id: world.vacation, user_type_id: id('list_items') }),
  holiday_calendars: ({ mark }) => ({ calendar: `h${mark}`, country: 'DE' }),
  holidays: ({ mark }) => ({ calendar: `c${mark}`, date: '2026-12-25', name: `holiday ${mark}` }),
  blackouts: ({ mark }) => ({ start_date: '2026-12-24', end_date: '2026-12-31', reason: mark }),
  absences: async ({ world, person, mark, file }) => ({
    employee_id: person.id,
    policy_id: world.vacation,
    start_date: '2027-03-01',
    end_date: '2027-03-02',
    slots: '[41744,41748)',
    days: '2',
    status: 'requested',
    note: `note ${mark}`,
    file_id: await file('absence_document', 'application/pdf'),
    requested_by: { id: person.id, email: person.email, name: person.name },
  }),
  leave_entitlements: ({ world, person, mark }) => ({
    employee_id: person.id,
    policy_id: world.vacation,
    valid_from: '2027-01-01',
    annual_days: '30',
    extra_days: '1',
    reason: `reason ${mark}`,
  }),
  leave_ledger: ({ world, person, id }) => ({
    employee_id: person.id,
    policy_id: world.vacation,
    year: 2027,
    kind: 'reserve',
    days: '2',
    effective_on: '2027-03-01',
    absence_id: id('absences'),
    created_by: { id: person.id, email: person.email, name: person.name },
  }),
  leave_balances: ({ world, person }) => ({ employee_id: person.id, policy_id: world.vacation }),
};
