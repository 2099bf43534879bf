/** App logs of some people in the demo. */
import { addDays } from '../../civil/dates.ts';
import { iso } from '../../demo/days.ts';
import type { DemoScene } from '../../demo/scene.ts';

const LOGGED = [
  ['error', 'The calendar could not be loaded', { screen: 'calendar', status: 503 }],
  ['warn', 'Notifications fall back to polling', { screen: 'home', tries: 5 }],
  ['info', 'Signed in again after an update', { version: '4.2.0' }],
] as const;

const scene: DemoScene = {
  write: (company) => {
    const here = company.people.filter(({ status }) => status === 'active').slice(0, 3);
    here.forEach((person, index) => {
      const at = company.at(addDays(company.today, -2 - index), 8 * 60 + 13 * index);
      const [level, message, context] = LOGGED[index]!;
      company.insert('app_logs', {
        id: company.id(at),
        created_at: iso(at),
        user_id: person.id,
        level,
        message,
        context,
        at: iso(at - 2_000),
        client: 'app',
        request_id: company.id(at),
      });
    });
  },
};
export default scene;
