/** Benefits of the demo: plans of most categories, with active and pending enrollments and waivers. */
import { addDays, later, type CivilDate } from '../../civil/dates.ts';
import { audit } from '../../events/audit.ts';
import type { DemoCompany } from '../../demo/company.ts';
import { iso } from '../../demo/days.ts';
import type { DemoPerson } from '../../demo/people.ts';
import type { DemoScene } from '../../demo/scene.ts';
import { auditTransition } from '../../transitions/transition.ts';
import { auditEnrolled, tellAdmins, tellOwner } from './announce.ts';
import type { Tier } from './rules/costs.ts';
import { ENROLLMENT_MACHINE, type EnrollmentStatus } from './rules/enrollment.ts';

interface PlanFacts {
  name: string;
  category: string;
  description: string;
  employee: string;
  employer: string;
  frequency?: 'month' | 'year';
  tiers?: Tier[];
  waits?: number;
  approval?: boolean;
  /** Numbers of enrollments by status. */
  active: number;
  pending?: number;
  waived?: number;
}

const tier = (name: string, employee_cost: string, employer_cost: string): Tier => ({
  name,
  employee_cost,
  employer_cost,
});

/** 36 active, 3 pending, 2 waived. */
const PLANS: readonly PlanFacts[] = [
  {
    name: 'Company pension',
    category: 'pension',
    description: 'The company adds half of what you save.',
    employee: '100.00',
    employer: '50.00',
    waits: 180,
    approval: true,
    active: 8,
    pending: 1,
    waived: 1,
  },
  {
    name: 'Supplementary health insurance',
    category: 'health',
    description: 'Dental treatment, glasses and a single room in hospital.',
    employee: '18.00',
    employer: '18.00',
    tiers: [tier('Single', '18.00', '18.00'), tier('Family', '42.50', '18.00')],
    approval: true,
    active: 6,
    pending: 2,
  },
  {
    name: 'Job ticket',
    category: 'transport',
    description: 'Buses and regional trains of the whole country.',
    employee: '20.30',
    employer: '38.00',
    active: 9,
    waived: 1,
  },
  {
    name: 'Lunch',
    category: 'meal',
    description: 'A meal a working day, in the canteen or as vouchers.',
    employee: '35.00',
    employer: '70.00',
    active: 7,
  },
  {
    name: 'Accident insurance',
    category: 'insurance',
    description: 'Day and night, at work and elsewhere.',
    employee: '0.00',
    employer: '96.00',
    frequency: 'year',
    active: 3,
  },
  {
    name: 'Bicycle lease',
    category: 'transport',
    description: 'A bicycle for 36 months, paid from the gross salary.',
    employee: '62.40',
    employer: '15.00',
    waits: 90,
    active: 2,
  },
  {
    name: 'Gym',
    category: 'other',
    description: 'Studios, pools and climbing halls in the city.',
    employee: '24.90',
    employer: '25.00',
    active: 1,
  },
];

const HOUR = 3_600_000;

const scene: DemoScene = {
  after: ['auth'],
  write: (company) => {
    const plans =
      company.history === 'full' ? PLANS : PLANS.slice(2, 3).map((one) => ({ ...one, active: 1 }));
    const since = company.at(company.since, 14 * 60);
    for (const [index, facts] of plans.entries()) {
      const id = insertPlan(company, facts, since + index * HOUR);
      enrollPeople(company, facts, { id, since, index });
    }
  },
};
export default scene;

function insertPlan(company: DemoCompany, facts: PlanFacts, at: number): string {
  const id = company.id(at);
  const times = { created_at: iso(at), updated_at: iso(at) };
  company.insert('benefit_plans', {
    id,
    ...times,
    name: facts.name,
    category: facts.category,
    description: facts.description,
    currency: 'EUR',
    frequency: facts.frequency ?? 'month',
    waiting_days: facts.waits ?? 0,
    requires_approval: facts.approval ?? false,
  });
  company.insert('benefit_plan_costs', {
    id: company.id(at),
    ...times,
    plan_id: id,
    effective_on: company.since,
    employee_cost: facts.employee,
    employer_cost: facts.employer,
    tiers: facts.tiers ?? [],
  });
  const call = company.writing(company.admin, at);
  audit(call, { action: 'created', resource: 'benefit_plan', id, changes: { name: [null, facts.name] } });
  return id;
}

/** Enrolls active employees with 200 days of employment, beginning with a different one in each plan. */
function enrollPeople(
  company: DemoCompany,
  facts: PlanFacts,
  { id, since, index }: { id: string; since: number; index: number },
): void {
  const who = company.people.filter(
    ({ status, role, start }) =>
      status === 'active' && role === 'employee' && addDays(start, 200) < company.today,
  );
  const turn = (n: number) => who[(index * 3 + n) % who.length]!;
  const wanted: EnrollmentStatus[] = [
    ...Array<EnrollmentStatus>(facts.active).fill('active'),
    ...Array<EnrollmentStatus>(facts.pending ?? 0).fill('pending'),
    ...Array<EnrollmentStatus>(facts.waived ?? 0).fill('waived'),
  ];
  for (const [n, status] of wanted.slice(0, who.length).entries()) {
    const person = turn(n);
    const begun =
      Math.max(since, company.at(addDays(person.start, facts.waits ?? 0), 15 * 60)) + (n + 1) * 5 * HOUR;
    const at =
      status === 'pending' ? company.quiet - (n + 1) * HOUR : Math.min(begun, company.quiet - 9 * 24 * HOUR);
    insertEnrollment(company, facts, { plan_id: id, person, status, at, first: firstOf(company, at) });
  }
}

/** First day of an enrollment that is made at an instant: the next day. */
const firstOf = (company: DemoCompany, at: number): CivilDate =>
  later(company.since, addDays(iso(at).slice(0, 10), 1));

function insertEnrollment(
  company: DemoCompany,
  facts: PlanFacts,
  {
    plan_id,
    person,
    status,
    at,
    first,
  }: { plan_id: string; person: DemoPerson; status: EnrollmentStatus; at: number; first: CivilDate },
): void {
  const id = company.id(at);
  const decided = facts.approval && status === 'active' ? at + 20 * HOUR : null;
  const family = facts.tiers && status !== 'waived' && person.name.length % 2 === 0;
  const reviewer = company.admin === person ? null : company.admin;
  company.insert('enrollments', {
    id,
    created_at: iso(at),
    updated_at: iso(decided ?? at),
    version: decided === null ? 1 : 2,
    employee_id: person.id,
    plan_id,
    status,
    tier: facts.tiers && status !== 'waived' ? (family ? 'Family' : 'Single') : null,
    dependents: family
      ? [{ name: `Mila ${person.last}`, relation: 'Child', birth_date: addDays(person.start, -1500) }]
      : [],
    start_on: first,
    end_on: null,
    reviewer_id: decided === null ? null : (reviewer?.id ?? null),
    reviewed_at: decided === null ? null : iso(decided),
  });

  const row = {
    id,
    employee_id: person.id,
    employee_name: person.name,
    plan_name: facts.name,
    start_on: first,
    end_on: null,
    decision_note: null,
  };
  const call = company.writing(person, at);
  auditEnrolled(call, { ...row, status: decided === null ? status : 'pending' });
  if (decided === null && status !== 'pending') return;
  const admins = company.people.filter(({ role, status: now }) => role === 'admin' && now === 'active');
  tellAdmins(
    call,
    row,
    admins.map((admin) => admin.id),
  );
  if (decided === null) return;
  const deciding = company.writing(company.admin, decided);
  auditTransition(deciding, ENROLLMENT_MACHINE, {
    id,
    action: 'approve',
    changes: { status: ['pending', 'active'], start_on: [first, first] },
  });
  tellOwner(deciding, row, 'approved');
}
