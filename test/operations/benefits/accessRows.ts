import { put } from '../../access/records.ts';
import type { Place, Rows } from '../../access/row.ts';
import { first } from '../../examples/wishes.ts';
import type { Person } from '../../support/world.ts';

/** A plan without enrollments. */
async function newPlan(at: Place, more: object = {}): Promise<string> {
  const plan_id = await put(at, 'benefit_plans', {
    name: `Plan ${at.next()}`,
    category: 'meal',
    description: 'Lunch',
    currency: 'EUR',
    frequency: 'month',
    ...more,
  });
  await put(at, 'benefit_plan_costs', {
    plan_id,
    effective_on: '2020-01-01',
    employee_cost: '20.00',
    employer_cost: '40.00',
  });
  return plan_id;
}

const plan = async (at: Place) => ({ plan_id: await newPlan(at) });

const enrollment =
  (status: 'pending' | 'active') =>
  async (at: Place, person: Person): Promise<{ enrollment_id: string }> => ({
    enrollment_id: await put(at, 'enrollments', {
      employee_id: person.id,
      plan_id: await newPlan(at, { requires_approval: true }),
      status,
      start_on: '2026-01-01',
    }),
  });

const terms = {
  name: 'Job ticket',
  category: 'transport',
  description: 'Buses and trains of the whole country.',
  employee_cost: '20.30',
  employer_cost: '38.00',
  currency: 'EUR',
  frequency: 'month',
};

/** Of the demo company. */
const known = first('adminListPlans', 'plan_id', { archived: 'false' });
const waiting = first('adminListEnrollments', 'enrollment_id', { status: 'pending' });
const running = first('adminListEnrollments', 'enrollment_id', { status: 'active' });

export const rows: Rows = {
  listBenefitPlans: { before: plan, reach: 'workspace', example: {} },
  getBenefitPlan: {
    ids: plan,
    reach: 'workspace',
    example: { ids: first('listBenefitPlans', 'plan_id') },
  },
  getBenefitCosts: { before: enrollment('active') },
  adminGetBenefitCosts: {},
  listEnrollments: { example: { before: enrollment('active') } },
  createEnrollment: {
    others: 'admins',
    body: async (at) => ({ ...(await plan(at)) }),
    example: {
      body: async (at) => ({
        ...(await plan(at)),
        dependents: [{ name: 'Emil Vogel', relation: 'Child', birth_date: '2019-05-14' }],
      }),
    },
  },
  getEnrollment: { ids: enrollment('active'), example: { ids: enrollment('active') } },
  updateEnrollment: {
    ids: enrollment('pending'),
    body: { dependents: [{ name: 'Emil Vogel', relation: 'Child', birth_date: '2019-05-14' }] },
    example: { ids: enrollment('pending') },
  },
  cancelEnrollment: { ids: enrollment('pending'), example: { ids: enrollment('pending') } },

  adminListPlans: {},
  adminCreatePlan: { body: terms },
  adminUpdatePlan: { ids: plan, body: { waiting_days: 30 }, example: { ids: known } },
  adminArchivePlan: { ids: plan, example: { ids: plan } },
  adminListEnrollments: {},
  approveEnrollment: {
    ids: enrollment('pending'),
    body: { start_on: '2026-02-01' },
    example: { ids: waiting, body: { start_on: '2027-01-01' } },
  },
  declineEnrollment: {
    ids: enrollment('pending'),
    body: { reason: 'The insurer needs a proof of the marriage first.' },
    example: { ids: waiting },
  },
  terminateEnrollment: {
    ids: enrollment('active'),
    body: { end_on: '2026-12-31', reason: 'Insured elsewhere.' },
    example: { ids: running },
  },
};
