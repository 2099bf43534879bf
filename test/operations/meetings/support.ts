/** Helpers of the tests of meetings: planning, booking and reading. */
import { expect } from '@jest/globals';
import ICAL from 'ical.js';
import type { Meeting, Slide, Slot } from '../../../src/generated/types.ts';
import { upload, PDF, type form } from '../../support/form.ts';
import type { Reply, RequestOptions, Service } from '../../support/service.ts';
import type { Person, World } from '../../support/world.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export function meetingRoom(service: Service, world: World) {
  /**
   * A fresh token by the service's clock for each call, because tests move the clock further than a token
   * lives.
   */
  const credential = (who: Person) =>
    service.app.services.tokens.access(
      { userId: who.id, sessionId: who.sessionId, workspaceId: world.id },
      service.now(),
    );
  const call = (as: Person | null, method: string, path: string, options: Omit<RequestOptions, 'as'> = {}) =>
    service.request(world, method, `/meetings${path}`, { ...options, as: as && credential(as) });
  const done = (reply: Reply): any => {
    expect([reply.status, reply.body?.detail]).toEqual([expect.any(Number), undefined]);
    return reply.body.data;
  };
  let hours = 0;
  const room = {
    call,
    done,
    /** A whole hour of the coming weeks, different for each call. */
    hour: (length = HOUR) => {
      hours += Math.ceil(length / HOUR) + 1;
      const starts = (Math.floor(service.now() / HOUR) + 24 + hours) * HOUR;
      return {
        starts_at: new Date(starts).toISOString(),
        ends_at: new Date(starts + length).toISOString(),
      };
    },
    plan: (body: object = {}, as: Person = world.employee, headers: Record<string, string> = {}) =>
      call(as, 'POST', '/', {
        body: { title: 'Kick-off', timezone: 'Europe/Berlin', ...room.hour(), ...body },
        headers,
      }),
    /** A meeting of the employee, unless `as` says otherwise. */
    meeting: async (body: object = {}, as: Person = world.employee): Promise<Meeting> =>
      done(await room.plan(body, as)),
    get: async (id: string, as: Person = world.employee): Promise<Meeting> =>
      done(await call(as, 'GET', `/${id}/`)),
    change: (id: string, body: object, as: Person = world.employee, headers: Record<string, string> = {}) =>
      call(as, 'PATCH', `/${id}/`, { body, headers }),
    cancel: (id: string, as: Person = world.employee, body: object = {}) =>
      call(as, 'POST', `/${id}/cancel/`, { body }),
    respond: (id: string, response: string, as: Person = world.colleague) =>
      call(as, 'POST', `/${id}/respond/`, { body: { response } }),
    list: async (as: Person, query: Record<string, string> = {}, path = '/'): Promise<Meeting[]> =>
      done(await call(as, 'GET', path, { query: { limit: 200, ...query } })),

    publish: (body: object = {}, as: Person = world.manager) =>
      call(as, 'POST', '/slots/', {
        body: { ...room.hour(), length_minutes: 60, buffer_minutes: 0, ...body },
      }),
    /** One slot of the manager, unless `as` says otherwise. */
    slot: async (body: object = {}, as: Person = world.manager): Promise<Slot> =>
      done(await room.publish(body, as))[0],
    slots: async (query: Record<string, string | boolean>, as: Person = world.employee): Promise<Slot[]> =>
      done(await call(as, 'GET', '/slots/', { query: { limit: 200, ...query } })),
    /** A slot as another person sees it in the list. */
    seen: async ({ id, starts_at }: Slot, as: Person = world.employee): Promise<Slot | undefined> => {
      const date = (shift: number) =>
        new Date(Date.parse(starts_at) + shift * DAY).toISOString().slice(0, 10);
      return (await room.slots({ from: date(-1), to: date(1) }, as)).find((one) => one.id === id);
    },
    book: (
      id: string,
      as: Person = world.employee,
      body: object = {},
      headers: Record<string, string> = {},
    ) => call(as, 'POST', `/slots/${id}/book/`, { body: { title: 'A question', ...body }, headers }),
    hold: (id: string, as: Person = world.employee) => call(as, 'POST', `/slots/${id}/hold/`),

    attach: (id: string, sent: ReturnType<typeof form> = upload(PDF), as: Person = world.employee) =>
      call(as, 'POST', `/${id}/slides/`, sent),
    slides: async (id: string, as: Person = world.employee): Promise<Slide[]> =>
      done(await call(as, 'GET', `/${id}/slides/`)),
  };
  return room;
}

/**
 * The events of a calendar file, parsed by an independent library, which throws if it cannot read the file.
 */
export function eventsIn(text: string): Record<string, any>[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown as [string, any[], any[]]);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      description: event.description,
      location: event.location,
      starts: event.startDate.toJSDate().getTime(),
      ends: event.endDate.toJSDate().getTime(),
      status: component.getFirstPropertyValue('status'),
      url: component.getFirstPropertyValue('url'),
      organizer: component.getFirstPropertyValue('organizer'),
      organizer_name: component.getFirstProperty('organizer')!.getParameter('cn'),
      attendees: component.getAllProperties('attendee').length,
      zone: event.startDate.zone.tzid,
    };
  });
}
