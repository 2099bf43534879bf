/**
 * Support in the demo: tickets in every status with their messages, and FAQs in two languages with votes. A
 * demo with a short history has none.
 */
import { addDays, daysBetween } from '../../civil/dates.ts';
import type { DemoCompany } from '../../demo/company.ts';
import { iso, weekdayNear } from '../../demo/days.ts';
import type { DemoPerson } from '../../demo/people.ts';
import type { Random } from '../../demo/random.ts';
import type { Row } from '../../demo/rows.ts';
import type { DemoScene } from '../../demo/scene.ts';
import type { Writing } from '../../events/writing.ts';
import type { Machine } from '../../lib/machine.ts';
import { auditTransition } from '../../transitions/transition.ts';
import {
  announceNote,
  announceReply,
  announceTicket,
  auditFaq,
  auditTicket,
  tellAssignee,
  tellRequester,
  tellStaff,
  type Announced,
} from './announce.ts';
import { FAQS, QUESTIONS, type Question } from './demo/questions.ts';
import { MESSAGE_MACHINE, TICKET_MACHINE, type TicketStatus } from './rules/tickets.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Number of tickets per final status. */
const ENDINGS: readonly (readonly [TicketStatus, number])[] = [
  ['closed', 15],
  ['solved', 5],
  ['merged', 1],
  ['pending', 4],
  ['open', 5],
  ['new', 3],
];

const scene: DemoScene = {
  after: ['auth'],
  write: (company) => {
    if (company.history === 'short') return;
    writeTickets(company);
    writeFaqs(company);
  },
};
export default scene;

function writeTickets(company: DemoCompany): void {
  const random = company.random('tickets');
  const desk = openDesk(company, random);
  const endings = ENDINGS.flatMap(([ending, count]) =>
    Array.from({ length: count * company.scale }, () => ending),
  );
  let before: Ticket | null = null;
  // in order of creation, because numbers are assigned in that order
  timesOf(company, random, endings).forEach((at, index) => {
    const ending = endings[index]!;
    const there = company.people.filter(
      ({ role, status, created, left }) =>
        role !== 'admin' &&
        status !== 'invited' &&
        created + 7 * DAY < at &&
        (left ?? Infinity) > at + 30 * DAY,
    );
    const question = QUESTIONS[index % QUESTIONS.length]!;
    const person = random.pick(there.length > 0 ? there : company.people);
    before =
      ending === 'merged' && before
        ? desk.write({ ...asked(before), at, ending, twin: before })
        : desk.write({ person, question, at, ending, twin: null });
  });
}

/** The same person asks the same question again. */
const asked = ({ person, question }: Ticket) => ({
  person,
  question: { ...question, subject: `Again: ${question.subject}`, body: 'I have not heard anything yet.' },
});

/**
 * Closed tickets are spread over the whole time, others are from the last days, because solved tickets close
 * after a week.
 */
function timesOf(company: DemoCompany, random: Random, endings: readonly TicketStatus[]): number[] {
  const { today, since } = company;
  const closed = endings.filter((ending) => ending === 'closed').length;
  const oldest = daysBetween(since, today) - 20;
  const times = endings.map((ending, index) => {
    const ago =
      ending === 'closed'
        ? oldest - Math.floor(((oldest - 24) * index) / closed)
        : 6 - Math.floor((3 * (index - closed)) / (endings.length - closed));
    return company.at(weekdayNear(addDays(today, -ago), 1), random.int(8 * 60, 13 * 60));
  });
  return times.sort((a, b) => a - b);
}

interface Ticket {
  person: DemoPerson;
  question: Question;
  row: Row;
}

interface Story {
  person: DemoPerson;
  at: number;
  ending: TicketStatus;
  question: Question;
  /** The previous ticket, if this one is merged into it. */
  twin: Ticket | null;
}

/** Writes tickets with consecutive numbers. */
function openDesk(company: DemoCompany, random: Random) {
  const admins = company.people.filter(({ role, status }) => role === 'admin' && status === 'active');
  const staffIds = admins.map(({ id }) => id);
  const opened = company.at(company.since, 9 * 60);
  const counter: Row = { id: company.id(opened), created_at: iso(opened), series: 'tickets', last: 0 };
  company.insert('ticket_counters', counter);

  function write({ person, at, ending, question, twin }: Story): Ticket {
    const number = (counter['last'] as number) + 1;
    counter['last'] = number;
    const assignee = admins[number % admins.length]!;
    const id = company.id(at);
    const row: Row = {
      id,
      created_at: iso(at),
      updated_at: iso(at),
      version: 1,
      number,
      requester_id: person.id,
      assignee_id: null,
      subject: question.subject,
      status: 'new',
      priority: question.priority,
      category_id: company.listItem('ticket-categories', question.category),
      tags: [],
      merged_into: null,
      active_at: iso(at),
      first_response_at: null,
      solved_at: null,
      closed_at: null,
    };
    company.insert('tickets', row);
    const announced: Announced = {
      id,
      number,
      subject: question.subject,
      requester_id: person.id,
      requester_name: person.name,
      assignee_id: null,
    };
    const ticket = { person, question, row };
    const say = (author: DemoPerson, when: number, body: string, internal = false): string => {
      const message = company.id(when);
      company.insert('ticket_messages', {
        id: message,
        created_at: iso(when),
        ticket_id: id,
        author_id: author.id,
        body,
        internal,
      });
      return message;
    };
    const touch = (when: number, values: Row) =>
      Object.assign(row, values, { updated_at: iso(when), version: (row['version'] as number) + 1 });
    const move = <Action extends string>(
      call: Writing,
      machine: Machine<TicketStatus, Action, never, string>,
      action: Action,
      after: TicketStatus,
      values: Row = {},
    ) => {
      auditTransition(call, machine, { id, action, changes: { status: [row['status'], after] } });
      touch(call.now, { status: after, active_at: iso(call.now), ...values });
    };
    /** Advances the time by a random number of minutes. */
    let now = at;
    const later = (least: number, most: number): number => (now += random.int(least, most) * MINUTE);

    say(person, at, question.body);
    announceTicket(company.writing(person, at), announced, staffIds);
    if (ending === 'new') return ticket;

    if (ending === 'merged' && twin) {
      const call = company.writing(assignee, later(30, 90));
      move(call, TICKET_MACHINE, 'merge', 'merged', { merged_into: twin.row['id'] });
      for (const message of company.rows('ticket_messages'))
        if (message['ticket_id'] === id) message['ticket_id'] = twin.row['id'];
      const version = (twin.row['version'] as number) + 1;
      Object.assign(twin.row, { active_at: iso(call.now), updated_at: iso(call.now), version });
      auditTicket(call, twin.row['id'] as string, 'updated', { merged: [null, id] });
      tellRequester(call, announced, {
        kind: 'ticket.merged',
        title: `Your ticket is continued in #${twin.row['number'] as number}`,
      });
      return ticket;
    }

    const taking = company.writing(assignee, later(10, 60));
    auditTicket(taking, id, 'updated', { assignee_id: [null, assignee.id] });
    touch(now, { assignee_id: assignee.id });
    announced.assignee_id = assignee.id;
    tellAssignee(taking, announced);
    if (question.note) {
      const note = say(assignee, later(2, 20), question.note, true);
      announceNote(company.writing(assignee, now), announced, { id: note, staffIds });
    }
    const answering = company.writing(assignee, later(5, 90));
    const answer = say(assignee, now, question.answer);
    move(answering, MESSAGE_MACHINE, 'answer', 'open', { first_response_at: iso(now) });
    announceReply(answering, announced, { id: answer, side: 'staff', staffIds });
    if (ending === 'open') return ticket;

    if (ending === 'pending') {
      move(company.writing(assignee, later(1, 5)), TICKET_MACHINE, 'wait', 'pending');
      return ticket;
    }
    const replying = company.writing(person, later(20, 200));
    const reply = say(person, now, question.reply);
    touch(now, { active_at: iso(now) });
    announceReply(replying, announced, { id: reply, side: 'requester', staffIds });
    const solving = company.writing(assignee, later(5, 60));
    move(solving, TICKET_MACHINE, 'solve', 'solved', { solved_at: iso(now) });
    tellRequester(solving, announced, { kind: 'ticket.solved', title: 'Your ticket is solved' });
    if (ending === 'solved') return ticket;

    // some are closed by the requester, others after a quiet week
    const byHand = random.chance(0.4);
    now = byHand ? now + random.int(30, 1200) * MINUTE : now + 7 * DAY + random.int(5, 55) * MINUTE;
    const closing = byHand ? company.writing(person, now) : company.jobWriting(now);
    move(closing, TICKET_MACHINE, 'close', 'closed', { closed_at: iso(now) });
    if (byHand)
      tellStaff(closing, announced, staffIds, { kind: 'ticket.closed', title: 'A ticket is closed' });
    else tellRequester(closing, announced, { kind: 'ticket.closed', title: 'Your ticket is closed' });
    return ticket;
  }
  return { write };
}

/** FAQs from when the workspace was new, with votes since then. */
function writeFaqs(company: DemoCompany): void {
  const { admin, since, quiet } = company;
  const random = company.random('faqs');
  FAQS.forEach(({ category, en, de }, position) => {
    const at = Math.min(company.at(since, 13 * 60 + position * 15), quiet - 20 * DAY);
    let original: string | null = null;
    for (const [locale, [question, answer_md]] of [
      ['en', en],
      ['de', de],
    ] as const) {
      const id = company.id(at);
      company.insert('faqs', {
        id,
        created_at: iso(at),
        updated_at: iso(at),
        question,
        answer_md,
        locale,
        category_id: company.listItem('ticket-categories', category),
        published: true,
        position,
        translation_of: original,
      });
      auditFaq(company.writing(admin, at), id, 'created', {
        question: [null, question],
        locale: [null, locale],
        published: [null, true],
      });
      vote(company, random, id, at);
      original ??= id;
    }
  });
}

function vote(company: DemoCompany, random: Random, faq: string, written: number): void {
  for (const person of company.people) {
    const at = written + random.int(2, 18) * DAY + random.int(0, 300) * MINUTE;
    const there = person.status === 'active' && person.created < at && at < company.quiet;
    if (!there || !random.chance(0.25)) continue;
    const helpful = random.chance(0.8);
    company.insert('faq_votes', {
      id: company.id(at),
      created_at: iso(at),
      faq_id: faq,
      user_id: person.id,
      helpful,
    });
    auditFaq(company.writing(person, at), faq, 'rated');
  }
}
