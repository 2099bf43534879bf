/**
 * Leave in the demo: leave types, holidays, a blackout, and more than a year of absences with their ledgers,
 * or one planned absence if the demo has a short history.
 */
import { addDays } from '../../civil/dates.ts';
import type { DemoCompany } from '../../demo/company.ts';
import { mondayOf } from '../../demo/days.ts';
import type { DemoPerson } from '../../demo/people.ts';
import type { DemoScene } from '../../demo/scene.ts';
import type { WorkCalendar } from '../../schedule/counting.ts';
import type { Slots } from '../../schedule/slots.ts';
import { openAbsences, type Absences } from './demo/absences.ts';
import { writeBlackout } from './demo/blackouts.ts';
import { writeHolidays } from './demo/holidays.ts';
import { openLedgers } from './demo/ledgers.ts';
import { writePolicies } from './demo/policies.ts';
import { writeYearOfAbsences } from './demo/yearOfAbsences.ts';

declare module '../../demo/scene.ts' {
  interface DemoOffers {
    absences: { away(person: DemoPerson): Slots[]; calendarOf(person: DemoPerson): WorkCalendar };
  }
}

const scene: DemoScene = {
  // contracts define who works when
  after: ['contracts'],
  write: (company) => {
    const policies = writePolicies(company);
    const holidays = writeHolidays(company);
    const ledgers = openLedgers(company, [...policies.values()]);
    const absences = openAbsences({ company, policies, holidays, ledgers });
    if (company.history === 'full') {
      writeBlackout(company);
      writeYearOfAbsences({ company, policies, absences, ledgers });
    } else {
      ledgers.closeLastYear();
      planWeekOff(company, absences);
      ledgers.postDue();
    }
    ledgers.write();
    company.offer('absences', { away: absences.away, calendarOf: absences.calendarOf });
  },
};
export default scene;

function planWeekOff({ today, people }: DemoCompany, absences: Absences): void {
  const manager = people.find(({ role }) => role === 'manager')!;
  const monday = mondayOf(addDays(today, 34));
  absences.place({
    person: manager,
    policy: 'vacation',
    span: { start_date: monday, end_date: addDays(monday, 4) },
    outcome: 'approved',
  });
}
