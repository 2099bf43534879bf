/**
 * People in the demo, some of them deactivated. One has a second factor whose secret the demo does not keep.
 */
import { hashRecoveryCode, newRecoveryCodes } from '../../auth/recoveryCodes.ts';
import { newTotpSecret } from '../../auth/totp.ts';
import { localDate } from '../../civil/zones.ts';
import type { DemoCompany } from '../../demo/company.ts';
import { iso } from '../../demo/days.ts';
import type { DemoPerson } from '../../demo/people.ts';
import type { DemoScene } from '../../demo/scene.ts';
import { bytes } from '../../demo/write.ts';
import type { Writing } from '../../events/writing.ts';
import { auditTransition } from '../../transitions/transition.ts';
import {
  announceAccepted,
  announceCreated,
  announceDeactivated,
  deactivationChanges,
  announceSetup,
  announceTwoFactor,
} from './announce.ts';
import { PERSON_MACHINE } from './rules/person.ts';
import type { AnnouncedPerson } from './present/events.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const scene: DemoScene = {
  write: (company) => {
    const random = company.random('invitations');
    for (const person of company.people) {
      const accepted = person.status === 'invited' ? null : person.created + random.int(20, 26 * 60) * MINUTE;
      insertPerson(company, person, accepted);
      insertBackground(company, person);
      announce(company, person, accepted);
    }
    if (company.secondFactor) enableSecondFactor(company, company.secondFactor);
  },
};
export default scene;

function insertPerson(company: DemoCompany, person: DemoPerson, accepted: number | null): void {
  const { created, left } = person;
  const plannedAt = planned(company, person);
  company.insert('users', {
    id: person.id,
    // any id does that is the same in each demo
    employment_id: person.id,
    created_at: iso(created),
    updated_at: iso(left ?? plannedAt ?? accepted ?? created),
    version: 1 + [accepted, plannedAt, left].filter((change) => change !== null).length,
    email: person.email,
    password_hash: company.passwordHash(person),
    first_name: person.first,
    last_name: person.last,
    role: person.role,
    status: person.status,
    manager_id: person.boss?.id ?? null,
    user_type_id: person.userTypeId,
    department_id: person.departmentId,
    job_title: person.title,
    employee_number: person.employeeNumber,
    start_date: person.start,
    last_day: person.lastDay ?? person.leavesOn,
    leaving_planned_at: plannedAt === null ? null : iso(plannedAt),
    notice_on: plannedAt === null ? null : localDate(plannedAt, company.zone),
    timezone: person.timezone,
    locale: person.timezone === null ? null : 'en',
    workplace_id: person.site && company.listItem('workplaces', person.site),
    holiday_calendar: person.site ?? 'default',
    deactivated_at: left === null ? null : iso(left),
    deactivation_reason_id: left === null ? null : company.listItem('termination-reasons', 'resignation'),
  });
}

/** When the admin entered that the person will leave. */
const planned = ({ quiet }: DemoCompany, { leavesOn }: DemoPerson): number | null =>
  leavesOn === null ? null : quiet - 3 * DAY;

/** An employment before this one, and the workplace. */
function insertBackground(company: DemoCompany, person: DemoPerson): void {
  const { created, former, site } = person;
  if (former)
    company.insert('former_employments', {
      id: company.id(created),
      created_at: iso(created),
      updated_at: iso(created),
      employee_id: person.id,
      start_date: former.from,
      last_day: former.to,
    });
  if (site)
    company.insert('placements', {
      id: company.id(created),
      created_at: iso(created),
      employee_id: person.id,
      valid_from: person.start,
      workplace_id: company.listItem('workplaces', site),
      calendar: site,
    });
}

/**
 * The founding admin hires everybody else, with an API key except for other admins, whom a key may not add.
 */
function announce(company: DemoCompany, person: DemoPerson, accepted: number | null): void {
  const { admin } = company;
  if (person === admin) return;
  const scope = person.role === 'admin' ? undefined : 'people:write';
  announceCreated(company.writing(admin, person.created, scope), rowOf(person, 'invited', 1));
  if (accepted !== null) announceAccepted(company.writing(person, accepted), person.id);
  if (person.left !== null) deactivate(company.writing(admin, person.left), person);
  const plannedAt = planned(company, person);
  if (plannedAt !== null)
    auditTransition(company.writing(admin, plannedAt), PERSON_MACHINE, {
      id: person.id,
      action: 'plan_leaving',
      changes: { last_day: [null, person.leavesOn] },
    });
}

function deactivate(call: Writing, person: DemoPerson): void {
  const after = rowOf(person, 'deactivated', 3);
  auditTransition(call, PERSON_MACHINE, {
    id: person.id,
    action: 'deactivate',
    changes: deactivationChanges(rowOf(person, 'active', 2), after),
  });
  announceDeactivated(call, after);
}

const rowOf = (person: DemoPerson, status: AnnouncedPerson['status'], version: number): AnnouncedPerson => ({
  id: person.id,
  version,
  email: person.email,
  first_name: person.first,
  last_name: person.last,
  role: person.role,
  status,
  start_date: person.start,
  last_day: status === 'deactivated' ? person.lastDay : null,
});

function enableSecondFactor(company: DemoCompany, person: DemoPerson): void {
  const at = company.at(company.since, 11 * 60) + 26 * 60 * MINUTE;
  company.insert('two_factor', {
    id: company.id(at),
    created_at: iso(at),
    user_id: person.id,
    secret_sealed: bytes(company.twoFactorSecrets.seal(newTotpSecret())),
    enabled_at: iso(at + MINUTE),
  });
  for (const code of newRecoveryCodes()) {
    company.insert('recovery_codes', {
      id: company.id(at + MINUTE),
      created_at: iso(at + MINUTE),
      user_id: person.id,
      code_hash: bytes(hashRecoveryCode(code)),
    });
  }
  announceSetup(company.writing(person, at), person.id);
  announceTwoFactor(company.writing(person, at + MINUTE), person.id);
}
