/** Overtime accounts of the demo: they begin with what an earlier system knew. */
import type { DemoCompany } from '../../../demo/company.ts';
import { iso, monthEnd } from '../../../demo/days.ts';
import { addDays } from '../../../civil/dates.ts';
import { localDate } from '../../../civil/zones.ts';
import { announceOvertime, tellOvertime } from '../announce.ts';
import { tracks } from './entries.ts';

const HOUR = 3_600;
const REASON = 'Taken over from the time sheets';

/** An opening on the first of the month for employees who record time, of 6 to 24 hours. */
export function openAccounts(company: DemoCompany): void {
  const { admin, people, zone, quiet } = company;
  // not later than it was entered
  const first = addDays(monthEnd(localDate(quiet, zone), -1), 1);
  const at = Math.min(company.at(first, 11 * 60), quiet);
  const holders = people.filter(
    (one) => tracks(one) && one.type !== 'contractor' && one.status === 'active' && one.start < first,
  );
  holders.forEach(({ id: employee_id }, place) => {
    const row = {
      id: company.id(at),
      created_at: iso(at),
      kind: 'opening' as const,
      seconds: (6 + ((place * 5) % 19)) * HOUR,
      effective_on: first,
      reason: REASON,
    };
    company.insert('overtime_entries', { ...row, employee_id });
    announceOvertime(company.writing(admin, at), employee_id, row);
    tellOvertime(company.writing(admin, at), employee_id, row);
  });
}
