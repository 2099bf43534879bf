/** Contracts with their versions: what people work on, and by which weekly pattern. */
import type { WeekHours } from '../schedule/counting.ts';
import { addDays, later, type CivilDate } from '../civil/dates.ts';
import type { DemoCompany } from './company.ts';
import type { UserType } from './companies/people.ts';
import { iso, lastTime } from './days.ts';
import type { DemoPerson } from './people.ts';

const TYPES: Record<UserType, string> = {
  permanent: 'permanent',
  'part-time': 'permanent',
  contractor: 'contractor',
  intern: 'internship',
};

/** Monthly pay before and after the raise of 1 July. */
const RAISE = 1.05;

interface Version {
  number: number;
  start: CivilDate;
  end: CivilDate | null;
  hours: WeekHours;
  salary: number;
  status: string;
}

/** `draftFor`: whom an amendment is being prepared for. */
export function insertContracts(company: DemoCompany, draftFor: string | null): void {
  for (const person of company.people) {
    let root: string | null = null;
    let before: string | null = null;
    for (const version of versionsOf(person, company, person.key === draftFor)) {
      const made = Math.min(
        company.at(later(company.since, addDays(version.start, -14)), 11 * 60),
        company.quiet - 3 * 86_400_000,
      );
      const id = company.id(made);
      company.insert('contracts', {
        id,
        created_at: iso(made),
        updated_at: iso(made),
        employee_id: person.id,
        root_id: root,
        replaces_id: before,
        number: version.number,
        type: TYPES[person.type],
        title: version.number === 1 ? person.title : `${person.title}, amendment`,
        start_date: version.start,
        end_date: version.end,
        weekly_hours: Object.values(version.hours).reduce((sum, hours) => sum + hours, 0),
        pattern: version.hours,
        salary: version.salary.toFixed(2),
        currency: 'EUR',
        pay_period: 'month',
        notice_days: person.type === 'intern' ? 14 : 30,
        status: version.status,
        terminated_at: version.status === 'terminated' ? iso(made) : null,
      });
      if (version.status !== 'draft')
        person.pattern.push({ from: version.start, to: version.end, hours: version.hours });
      root ??= id;
      before = id;
    }
  }
}

function versionsOf(person: DemoPerson, company: DemoCompany, withDraft: boolean): Version[] {
  const raise = lastTime('07-01', company.today);
  const first: Version = {
    number: 1,
    start: person.start,
    end: person.lastDay,
    hours: person.hours,
    salary: person.salary,
    status: statusOf(person),
  };
  if (withDraft) {
    const start = addDays(company.today, 42);
    return [first, { ...first, number: 2, start, salary: person.salary + 200, status: 'draft' }];
  }
  if (!person.raised) return [first];
  const before = { end: addDays(raise, -1), hours: person.hoursBefore ?? person.hours, status: 'superseded' };
  return [
    { ...first, ...before },
    { ...first, number: 2, start: raise, salary: Math.round(person.salary * RAISE) },
  ];
}

function statusOf(person: DemoPerson): string {
  if (person.status === 'invited') return 'pending_signature';
  return person.status === 'deactivated' ? 'terminated' : 'active';
}
