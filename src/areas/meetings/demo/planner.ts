/** Plans meetings in the demo, with answers to their invitations, slides and reminders. */
import { addDays, dayNumber, type CivilDate } from '../../../civil/dates.ts';
import type { DemoCompany } from '../../../demo/company.ts';
import { iso } from '../../../demo/days.ts';
import { insertFile, onePagePdf } from '../../../demo/files.ts';
import type { DemoPerson } from '../../../demo/people.ts';
import { auditTransition } from '../../../transitions/transition.ts';
import {
  announceAnswer,
  announceCancelled,
  announcePlanned,
  announceReminder,
  announceSlides,
  type Announced,
} from '../announce.ts';
import { MEETING_MACHINE, type Response } from '../rules/meetings.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Reminders are kept for this many days. */
const REMINDED_DAYS = 7;

interface Plan {
  organizer: DemoPerson;
  people: readonly DemoPerson[];
  title: string;
  agenda?: string;
  location?: string;
  url?: string;
  date: CivilDate;
  /** Start, in minutes after midnight in the organiser's zone. */
  minutes: number;
  /** Duration in minutes. */
  length: number;
  plannedDaysBefore?: number;
  cancelled?: string;
}

/** A meeting made by booking a slot. Times are milliseconds since 1970. */
export interface Booked {
  host: DemoPerson;
  by: DemoPerson;
  title: string;
  starts: number;
  ends: number;
  at: number;
}

export interface PlannedMeeting extends Announced {
  organizer: DemoPerson;
  people: readonly DemoPerson[];
  starts: number;
}

export interface Planner {
  plan(plan: Plan): PlannedMeeting;
  /** Makes the meeting of a booked slot: the host organises it, the booker attends. */
  book(booked: Booked): PlannedMeeting;
  /** Adds a PDF of one page, an hour before the meeting. */
  attach(meeting: PlannedMeeting, title: string): void;
}

interface Invited {
  person: DemoPerson;
  response: Response;
  /** Time of the answer; null if there is none. */
  at: number | null;
}

export function openPlanner(company: DemoCompany): Planner {
  const { quiet, now } = company;
  const random = company.random('meetings');
  const { away } = company.offered('absences');
  const positions = new Map<string, number>();

  const isAway = (person: DemoPerson, date: CivilDate) => {
    const [am, pm] = [2 * dayNumber(date), 2 * dayNumber(date) + 1];
    return away(person).some(({ from, to }) => from <= pm && am < to);
  };
  const answerOf = (person: DemoPerson, date: CivilDate, planned: number, starts: number): Invited => {
    const at = planned + random.int(10, 3 * 24 * 60) * MINUTE;
    const wish = random.weighted<Response>([
      ['accepted', 8],
      ['tentative', 1],
      ['declined', 1],
      ['needs_action', 1],
    ]);
    const response = isAway(person, date) ? 'declined' : wish;
    return response === 'needs_action' || at > Math.min(quiet, starts)
      ? { person, response: 'needs_action', at: null }
      : { person, response, at };
  };

  const write = (
    meeting: PlannedMeeting,
    row: { ends: number; agenda: string | null; location: string | null; url: string | null },
    planned: number,
    invited: readonly Invited[],
    cancelled: { reason: string; at: number } | null,
  ) => {
    const answers = invited.flatMap(({ at }) => (at === null ? [] : [at]));
    company.insert('meetings', {
      id: meeting.id,
      created_at: iso(planned),
      updated_at: iso(Math.max(planned, ...answers, cancelled?.at ?? 0)),
      version: 1 + answers.length + (cancelled ? 1 : 0),
      organizer_id: meeting.organizer_id,
      title: meeting.title,
      starts_at: meeting.starts_at,
      ends_at: iso(row.ends),
      timezone: meeting.timezone,
      location: row.location,
      url: row.url,
      agenda: row.agenda,
      status: cancelled ? 'cancelled' : 'scheduled',
      cancel_reason: cancelled?.reason ?? null,
      cancelled_at: cancelled ? iso(cancelled.at) : null,
      may_overlap: false,
      sequence: cancelled ? 1 : 0,
    });
    for (const { person, response, at } of invited)
      company.insert('meeting_attendees', {
        id: company.id(planned),
        created_at: iso(planned),
        meeting_id: meeting.id,
        user_id: person.id,
        response,
        responded_at: at === null ? null : iso(at),
      });
  };

  const meetingOf = (
    organizer: DemoPerson,
    people: readonly DemoPerson[],
    title: string,
    starts: number,
    planned: number,
  ): PlannedMeeting => ({
    id: company.id(planned),
    organizer,
    organizer_id: organizer.id,
    organizer_name: organizer.name,
    people,
    title,
    starts,
    starts_at: iso(starts),
    timezone: organizer.zone,
  });

  const remind = (meeting: PlannedMeeting, invited: readonly Invited[]) => {
    const at = meeting.starts - 15 * MINUTE;
    if (at > quiet || at < now - REMINDED_DAYS * DAY) return;
    company.insert('meeting_reminders', {
      id: company.id(at),
      created_at: iso(at),
      meeting_id: meeting.id,
      starts_at: meeting.starts_at,
    });
    const expected = invited.filter(({ response }) => response !== 'declined');
    announceReminder(company.jobWriting(at), meeting, [
      meeting.organizer_id,
      ...expected.map(({ person }) => person.id),
    ]);
  };

  return {
    plan: ({ organizer, people, title, date, minutes, length, plannedDaysBefore = 14, ...more }) => {
      const starts = company.at(date, minutes, organizer.zone);
      const planned = Math.min(
        company.at(addDays(date, -plannedDaysBefore), minutes - 60, organizer.zone),
        quiet - DAY + (minutes * MINUTE) / 10,
      );
      const meeting = meetingOf(organizer, people, title, starts, planned);
      const invited = people.map((person) => answerOf(person, date, planned, starts));
      const cancelled = more.cancelled === undefined ? null : { reason: more.cancelled, at: starts - DAY };
      write(
        meeting,
        {
          ends: starts + length * MINUTE,
          agenda: more.agenda ?? null,
          location: more.location ?? null,
          url: more.url ?? null,
        },
        planned,
        invited,
        cancelled,
      );
      const ids = people.map(({ id }) => id);
      announcePlanned(company.writing(organizer, planned), meeting, ids);
      for (const { person, response, at } of invited)
        if (at !== null && response !== 'needs_action')
          announceAnswer(
            company.writing(person, at),
            meeting,
            { user_id: person.id, user_name: person.name },
            ['needs_action', response],
          );
      if (cancelled) {
        const writing = company.writing(organizer, cancelled.at);
        auditTransition(writing, MEETING_MACHINE, {
          id: meeting.id,
          action: 'cancel',
          changes: { status: ['scheduled', 'cancelled'] },
        });
        announceCancelled(writing, meeting, ids);
      } else remind(meeting, invited);
      return meeting;
    },

    book: ({ host, by, title, starts, ends, at }) => {
      const meeting = meetingOf(host, [by], title, starts, at);
      const invited: Invited[] = [{ person: by, response: 'accepted', at }];
      // booking implies accepting, so it does not count as a change of its own
      write(meeting, { ends, agenda: null, location: null, url: null }, at, [], null);
      company.insert('meeting_attendees', {
        id: company.id(at),
        created_at: iso(at),
        meeting_id: meeting.id,
        user_id: by.id,
        response: 'accepted',
        responded_at: iso(at),
      });
      announcePlanned(company.writing(by, at), meeting, []);
      remind(meeting, invited);
      return meeting;
    },

    attach: (meeting, title) => {
      const at = meeting.starts - 60 * MINUTE;
      const slide = company.id(at);
      const file = insertFile(company, at, {
        kind: 'meeting_slides',
        ownerId: meeting.organizer_id,
        filename: `${title}.pdf`,
        contentType: 'application/pdf',
        bytes: onePagePdf([title]),
      });
      const position = (positions.get(meeting.id) ?? 0) + 1;
      positions.set(meeting.id, position);
      company.insert('meeting_slides', {
        id: slide,
        created_at: iso(at),
        meeting_id: meeting.id,
        file_id: file.id,
        position,
      });
      announceSlides(
        company.writing(meeting.organizer, at),
        meeting,
        slide,
        meeting.people.map(({ id }) => id),
      );
    },
  };
}
