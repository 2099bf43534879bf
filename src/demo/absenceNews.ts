/** What an absence leaves in the journal, step by step. */
import type { Absence } from './absences.ts';
import type { Step } from './absenceTimes.ts';
import type { Journal, Notice, Told } from './journal.ts';
import type { People } from './people.ts';

export function announce(journal: Journal, people: People, absence: Absence): void {
  const { id, person, span, steps } = absence;
  for (const step of steps) {
    const own = step.by === person;
    const told = (status: Step['status']): Told => ({
      kind: `absence.${status}`,
      data: {
        id,
        employee: person.actor,
        start_date: span.start_date,
        end_date: span.end_date,
        status,
      },
    });
    journal.act({
      at: step.at,
      by: journal.by(step.by, step.at, own ? 'absences:write' : 'absences:approve'),
      action: step.atOnce ? 'requested and approved' : step.status,
      resource: 'absence',
      id,
      events: step.atOnce ? [told('requested'), told('approved')] : [told(step.status)],
    });
    journal.tell(noticeOf(people, absence, step));
  }
}

/** The person's own steps are news to the one who decides, and the other way round. */
function noticeOf(people: People, { id, person, policy, span, reason }: Absence, step: Step): Notice {
  const own = step.by === person;
  const dates =
    span.start_date === span.end_date ? span.start_date : `${span.start_date} to ${span.end_date}`;
  const title = own
    ? `${person.name} ${step.atOnce ? 'is away' : step.status === 'requested' ? 'asks for time off' : 'cancelled time off'}`
    : `Your time off was ${step.status}`;
  return {
    at: step.at,
    to: own ? people.deciderOf(person) : person,
    kind: `absence.${step.status}`,
    title,
    body: `${policy.name}, ${dates}.${!own && reason !== null ? ` ${reason}` : ''}`,
    resource: { type: 'absence', id },
  };
}
