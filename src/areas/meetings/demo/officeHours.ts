import { addDays, type CivilDate } from '../../../civil/dates.ts';
import type { DemoCompany } from '../../../demo/company.ts';
import { iso } from '../../../demo/days.ts';
import type { DemoPerson } from '../../../demo/people.ts';
import type { Row } from '../../../demo/rows.ts';
import { announceBooked, auditSlot } from '../announce.ts';
import { cutSlots } from '../rules/slots.ts';
import type { Planner } from './planner.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

export interface DemoSlot {
  host: DemoPerson;
  row: Row;
  starts: number;
  ends: number;
  published: number;
}

export interface OfficeHours {
  /** Publishes `count` slots of 30 minutes with a buffer of 10, from `minutes` after midnight on. */
  publish(host: DemoPerson, date: CivilDate, minutes: number, count: number): DemoSlot[];
  book(slot: DemoSlot, by: DemoPerson, title: string): void;
}

export function openOfficeHours(company: DemoCompany, planner: Planner): OfficeHours {
  const { quiet } = company;
  return {
    publish: (host, date, minutes, count) => {
      const starts = company.at(date, minutes, host.zone);
      const published = Math.min(company.at(addDays(date, -20), 9 * 60, host.zone), quiet - 2 * DAY);
      const cuts = cutSlots({
        starts,
        ends: starts + count * 40 * MINUTE,
        lengthMinutes: 30,
        bufferMinutes: 10,
      });
      const slots = cuts.map((cut): DemoSlot => {
        const row = {
          id: company.id(published),
          created_at: iso(published),
          host_id: host.id,
          starts_at: iso(cut.starts),
          ends_at: iso(cut.ends),
          kept_until: iso(cut.keptUntil),
          status: 'free',
          meeting_id: null,
        };
        company.insert('meeting_slots', row);
        return { host, row, starts: cut.starts, ends: cut.ends, published };
      });
      auditSlot(company.writing(host, published), null, 'published', {
        starts_at: [null, iso(starts)],
        ends_at: [null, iso(cuts.at(-1)!.ends)],
        slots: [null, slots.length],
      });
      return slots;
    },

    book: ({ host, row, starts, ends, published }, by, title) => {
      const at = Math.min(published + 3 * DAY, quiet - DAY / 2);
      const meeting = planner.book({ host, by, title, starts, ends, at });
      row['status'] = 'booked';
      row['meeting_id'] = meeting.id;
      announceBooked(company.writing(by, at), meeting, row['id'] as string, by.name);
    },
  };
}
