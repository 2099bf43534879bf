/**
 * An announcement in the demo, and which notifications people have read: they read what has arrived, one by
 * one if there are few. The newest stay unread, more of them for managers and admins.
 */
import type { DemoCompany } from '../../demo/company.ts';
import { addDays } from '../../civil/dates.ts';
import { iso } from '../../demo/days.ts';
import type { DemoPerson } from '../../demo/people.ts';
import type { Row } from '../../demo/rows.ts';
import type { DemoScene } from '../../demo/scene.ts';
import { grouped } from '../../lib/grouped.ts';
import { announceReadAll, announceReadOne } from '../../notifications/announce.ts';
import { announceToAll } from './announce.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const scene: DemoScene = {
  // the last scene that notifies people
  after: ['platform'],
  write: (company) => {
    const at = company.at(addDays(company.today, -3), 9 * 60 + 20);
    const here = company.people.filter(({ status }) => status === 'active');
    const admin = here.find(({ role }) => role === 'admin')!;
    announceToAll(
      company.writing(admin, at),
      here.map(({ id }) => id),
      {
        title: 'The kitchen is closed on Friday',
        body: 'The floor is being renewed. Coffee is in the meeting room.',
        audience: null,
      },
    );
    const [quiet] = here;
    company.insert('notification_preferences', {
      id: company.id(at),
      created_at: iso(at),
      updated_at: iso(at),
      user_id: quiet!.id,
      kinds: { 'balance.adjusted': { email: true } },
      quiet_from: '20:00',
      quiet_to: '07:00',
    });
  },
  conclude: (company) => {
    const byPerson = grouped(company.rows('notifications'), (row) => row['user_id']);
    for (const person of company.people) read(company, person, byPerson.get(person.id) ?? []);
  },
};
export default scene;

const receivedAt = (row: Row): number => Date.parse(row['created_at'] as string);

function read(company: DemoCompany, person: DemoPerson, rows: readonly Row[]): void {
  const random = company.random(`reading of ${person.key}`);
  const unread = person.role === 'employee' ? random.int(3, 8) : random.int(8, 40);
  const inOrder = [...rows].sort((a, b) => receivedAt(a) - receivedAt(b));
  let toRead = inOrder.slice(0, Math.max(0, inOrder.length - unread));
  while (toRead.length > 0) {
    const at = receivedAt(toRead[0]!) + random.int(5, 40 * 60) * MINUTE;
    if (at > Math.min(company.quiet, person.left ?? Infinity)) return;
    const there = toRead.filter((row) => receivedAt(row) < at);
    toRead = toRead.slice(there.length);
    if (there.length > 2) {
      for (const row of there) row['read_at'] = iso(at);
      announceReadAll(company.writing(person, at));
      continue;
    }
    there.forEach((row, index) => {
      const readAt = at + index * 20 * SECOND;
      row['read_at'] = iso(readAt);
      announceReadOne(company.writing(person, readAt), row['id'] as string);
    });
  }
}
