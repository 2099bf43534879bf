/** Creates plans and enrollments with calls. The clock is set to Monday 2 February 2026, in Berlin. */
import { expect } from '@jest/globals';
import type { BenefitPlan, Enrollment } from '../../../src/generated/types.ts';
import type { LeaveFixture, Who } from '../pto/support.ts';

export const TERMS = {
  name: 'Lunch',
  category: 'meal',
  description: 'A meal a day.',
  employee_cost: '20.00',
  employer_cost: '40.00',
  currency: 'EUR',
  frequency: 'month',
};

export const TIERS = [
  { name: 'Single', employee_cost: '30.00', employer_cost: '30.00' },
  { name: 'Family', employee_cost: '55.50', employer_cost: '30.00' },
];

export const CHILD = { name: 'Emil Vogel', relation: 'Child', birth_date: '2019-05-14' };

export function benefitCalls({ call, world }: LeaveFixture) {
  const { admin } = world;
  const must = async (wanted: number, asked: ReturnType<typeof call>) => {
    const reply = await asked;
    expect([reply.status, reply.body.detail]).toEqual([wanted, undefined]);
    return reply.body.data;
  };
  const calls = {
    createPlan: (terms: object = {}, as: Who = admin) =>
      call(as, 'POST', '/benefits/admin/plans/', { body: { ...TERMS, ...terms } }),
    plan: (terms: object = {}): Promise<BenefitPlan> => must(201, calls.createPlan(terms)),
    changePlan: (id: string, body: object, headers = {}) =>
      call(admin, 'PATCH', `/benefits/admin/plans/${id}/`, { body, headers }),
    changedPlan: (id: string, body: object): Promise<BenefitPlan> => must(200, calls.changePlan(id, body)),
    archive: (id: string, query: object = {}) =>
      call(admin, 'DELETE', `/benefits/admin/plans/${id}/`, { query: query as Record<string, string> }),
    enroll: (as: Who, plan: { id: string }, body: object = {}) =>
      call(as, 'POST', '/benefits/enrollments/', { body: { plan_id: plan.id, ...body } }),
    enrolled: (as: Who, plan: { id: string }, body: object = {}): Promise<Enrollment> =>
      must(201, calls.enroll(as, plan, body)),
    /** `approve`, `decline`, `terminate`. */
    step: (id: string, name: string, body: object = {}, as: Who = admin, headers = {}) =>
      call(as, 'POST', `/benefits/admin/enrollments/${id}/${name}/`, { body, headers }),
    stepped: (id: string, name: string, body: object = {}): Promise<Enrollment> =>
      must(200, calls.step(id, name, body)),
    change: (as: Who, id: string, body: object, headers = {}) =>
      call(as, 'PATCH', `/benefits/enrollments/${id}/`, { body, headers }),
    cancel: (as: Who, id: string) => call(as, 'POST', `/benefits/enrollments/${id}/cancel/`),
    read: (as: Who, id: string) => call(as, 'GET', `/benefits/enrollments/${id}/`),
    seen: (as: Who, id: string): Promise<Enrollment> => must(200, calls.read(as, id)),
    plans: async (as: Who, query: object = {}): Promise<BenefitPlan[]> =>
      must(200, call(as, 'GET', '/benefits/plans/', { query: query as Record<string, string> })),
  };
  return calls;
}
