/**
 * Contracts in the demo with their versions and weekly patterns. People from before the service have
 * contracts entered by the admin; later ones have signed. The raise of 1 July is an amendment, and one
 * amendment is still in the future. One contract has ended and was followed by a fixed-term one.
 */
import { addDays, later, yearOf, type CivilDate } from '../../civil/dates.ts';
import { localDate } from '../../civil/zones.ts';
import type { DemoCompany } from '../../demo/company.ts';
import type { UserType } from '../../demo/companies/people.ts';
import { iso, lastTime, monthEnd } from '../../demo/days.ts';
import type { DemoPerson } from '../../demo/people.ts';
import type { Row } from '../../demo/rows.ts';
import type { DemoScene } from '../../demo/scene.ts';
import type { WeekHours } from '../../schedule/counting.ts';
import type { Writing } from '../../events/writing.ts';
import { auditTransition } from '../../transitions/transition.ts';
import { auditDrafted, auditEnd, tellAdmin, tellOwner, type AnnouncedContract } from './announce.ts';
import { CONTRACT_MACHINE, type ContractStatus } from './rules/contract.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const TYPES: Record<UserType, string> = {
  permanent: 'permanent',
  'part-time': 'permanent',
  contractor: 'contractor',
  intern: 'internship',
};

/** Monthly pay before and after the raise of 1 July. */
const RAISE = 1.05;

/** The first version of a contract, or an amendment of the version before it. */
interface Version {
  number: number;
  type: string;
  start: CivilDate;
  end: CivilDate | null;
  hours: WeekHours;
  salary: number;
  /** How far it has come. */
  to: 'draft' | 'offered' | 'agreed';
}

const scene: DemoScene = {
  write: (company) => {
    for (const person of company.people) {
      let before: Contract | null = null;
      for (const version of versionsOf(company, person))
        before = write(company, person, version, version.number === 1 ? null : before);
      if (before === null) continue;
      const { left, lastDay, leavesOn } = person;
      if (left !== null) leave(company, person, before, left, lastDay!);
      // its end is planned, and could be withdrawn
      if (leavesOn !== null) {
        const status = before.row['status'];
        leave(company, person, before, company.quiet - 3 * DAY, leavesOn);
        before.row['left_status'] = status;
      }
    }
  },
};
export default scene;

function versionsOf(company: DemoCompany, person: DemoPerson): Version[] {
  const first: Version = {
    number: 1,
    type: TYPES[person.type],
    start: person.start,
    // open-ended here; `leave` sets the last day
    end: null,
    hours: person.hours,
    salary: person.salary,
    to: person.status === 'invited' ? 'offered' : 'agreed',
  };
  if (person === company.contractDraft) {
    const start = addDays(company.today, 42);
    return [first, { ...first, number: 2, start, salary: person.salary + 200, to: 'draft' }];
  }
  if (person.raisedSoon) {
    const start = addDays(monthEnd(company.today, 1), 1);
    return [first, { ...first, number: 2, start, salary: Math.round(person.salary * RAISE) }];
  }
  if (person.renewed) {
    const start = lastTime('07-01', company.today);
    const until = addDays(`${yearOf(start) + 2}${start.slice(4)}`, -1);
    return [
      { ...first, end: addDays(start, -1) },
      { ...first, type: 'fixed_term', start, end: until },
    ];
  }
  if (!person.raised) return [first];
  const raised = { start: lastTime('07-01', company.today), salary: Math.round(person.salary * RAISE) };
  return [
    { ...first, hours: person.hoursBefore ?? person.hours },
    { ...first, ...raised, number: 2 },
  ];
}

/** A written contract and its row, which later steps change. */
interface Contract {
  row: Row;
  announced: AnnouncedContract;
}

function write(
  company: DemoCompany,
  person: DemoPerson,
  { number, type, start, end, hours, salary, to }: Version,
  before: Contract | null,
): Contract {
  const { admin, since, quiet, today } = company;
  const made = Math.min(company.at(later(since, addDays(start, -14)), 11 * 60), quiet - 4 * DAY);
  const id = company.id(made);
  const title = number === 1 ? person.title : `${person.title}, amendment`;
  const row: Row = {
    id,
    created_at: iso(made),
    updated_at: iso(made),
    version: 1,
    employee_id: person.id,
    root_id: before?.row['id'] ?? null,
    replaces_id: before?.row['id'] ?? null,
    shortened_by: null,
    number,
    type,
    title,
    start_date: start,
    end_date: end,
    weekly_hours: Object.values(hours).reduce((sum, each) => sum + each, 0),
    pattern: hours,
    salary: salary.toFixed(2),
    currency: company.workspace.currency,
    pay_period: 'month',
    notice_days: person.type === 'intern' ? 14 : 30,
    status: 'draft',
    activated_by: null,
    signed_at: null,
    signed_name: null,
    signed_ip: null,
    terminated_at: null,
    left_status: null,
  };
  company.insert('contracts', row);
  const announced: AnnouncedContract = {
    id,
    employee_id: person.id,
    employee_name: person.name,
    number,
    title,
    start_date: start,
    end_date: end,
    activated_by: admin.id,
  };
  const contract = { row, announced };
  auditDrafted(company.writing(admin, made), {
    id,
    employee_id: person.id,
    replaces_id: before?.announced.id ?? null,
  });
  if (to === 'draft') return contract;

  const joins = number === 1 && start > since;
  const agreed = made + (joins ? 2 * DAY : 20 * MINUTE);
  if (joins) {
    const offering = company.writing(admin, made + 20 * MINUTE);
    move(offering, contract, 'offer', 'pending_signature');
    row['activated_by'] = admin.id;
    tellOwner(offering, announced, 'offered');
    if (to === 'offered') return contract;
  }
  const ahead = start > localDate(agreed, company.zone);
  if (before !== null) shorten(company, person, before, { by: id, start, at: agreed, ahead });
  person.pattern.push({ from: start, to: end, hours });
  if (joins) sign(company.writing(person, agreed), contract, person, ahead);
  else {
    const activating = company.writing(admin, agreed);
    move(activating, contract, ahead ? 'schedule' : 'activate', ahead ? 'scheduled' : 'active');
    row['activated_by'] = admin.id;
    tellOwner(activating, announced, 'agreed');
  }
  if (ahead && start <= today) {
    const midnight = company.jobWriting(company.at(start, 5));
    if (before !== null) move(midnight, before, 'supersede', 'superseded');
    move(midnight, contract, 'start', 'active');
  }
  if (end !== null && end < today)
    move(company.jobWriting(company.at(addDays(end, 1), 5)), contract, 'end', 'ended');
  return contract;
}

type Action = Parameters<typeof auditTransition<ContractStatus, Step>>[2]['action'];
type Step =
  'offer' | 'activate' | 'schedule' | 'sign' | 'sign_ahead' | 'supersede' | 'start' | 'end' | 'leave';

/** Changes the status, with its audit line. */
function move(
  call: Writing,
  { row }: Contract,
  action: Action,
  after: ContractStatus,
  more: Record<string, [unknown, unknown]> = {},
): void {
  const changes = { status: [row['status'], after] as [unknown, unknown], ...more };
  auditTransition(call, CONTRACT_MACHINE, { id: row['id'] as string, action, changes });
  touch(row, call.now, { status: after });
}

function touch(row: Row, at: number, values: Row): void {
  Object.assign(row, values, { updated_at: iso(at), version: (row['version'] as number) + 1 });
}

function sign(call: Writing, contract: Contract, person: DemoPerson, ahead: boolean): void {
  move(call, contract, ahead ? 'sign_ahead' : 'sign', ahead ? 'scheduled' : 'active', {
    // demo contracts have no document
    document_sha256: [null, null],
  });
  const { row } = contract;
  Object.assign(row, { signed_at: iso(call.now), signed_name: person.name, signed_ip: call.request!.ip });
  tellAdmin(call, contract.announced);
}

/** Ends a version on the day before its amendment. */
function shorten(
  company: DemoCompany,
  person: DemoPerson,
  before: Contract,
  { by, start, at, ahead }: { by: string; start: CivilDate; at: number; ahead: boolean },
): void {
  const end_date = addDays(start, -1);
  const call = company.writing(company.admin, at);
  touch(before.row, at, { end_date, shortened_by: by });
  endPattern(person, end_date);
  if (ahead) auditEnd(call, before.announced, end_date);
  else move(call, before, 'supersede', 'superseded');
}

/** Ends the contract of a person who leaves on their last day. */
function leave(
  company: DemoCompany,
  person: DemoPerson,
  contract: Contract,
  at: number,
  lastDay: CivilDate,
): void {
  move(company.writing(company.admin, at), contract, 'leave', 'terminated', { end_date: [null, lastDay] });
  Object.assign(contract.row, { end_date: lastDay, terminated_at: iso(at) });
  endPattern(person, lastDay);
}

/** Ends the last pattern, which was open-ended. */
function endPattern({ pattern }: DemoPerson, to: CivilDate): void {
  pattern.push({ ...pattern.pop()!, to });
}
