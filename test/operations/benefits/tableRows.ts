import type { TableRows } from '../../walls/filling.ts';

export const rows: TableRows = {
  benefit_plans: ({ mark }) => ({
    name: `plan ${mark}`,
    category: 'meal',
    description: `Lunch ${mark}`,
    currency: 'EUR',
    frequency: 'month',
  }),
  benefit_plan_costs: ({ id }) => ({
    plan_id: id('benefit_plans'),
    effective_on: '2020-01-01',
    employee_cost: '20.00',
    employer_cost: '40.00',
  }),
  benefit_plan_user_types: ({ id }) => ({ plan_id: id('benefit_plans'), user_type_id: id('list_items') }),
  enrollments: ({ person, id, mark }) => ({
    employee_id: person.id,
    plan_id: id('benefit_plans'),
    status: 'active',
    dependents: JSON.stringify([{ name: mark, relation: 'Child', birth_date: '2019-05-14' }]),
    start_on: '2026-01-01',
  }),
};
