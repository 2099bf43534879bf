/** A blackout for the sales team in the last week of the quarter. */
import { addDays, parts } from '../../../civil/dates.ts';
import type { DemoCompany } from '../../../demo/company.ts';
import { iso, mondayOf, monthEnd } from '../../../demo/days.ts';
import { announceBlackout } from '../announce.ts';

/** Written last, so that requests in that week already exist and can only be denied. */
export function writeBlackout(company: DemoCompany): void {
  const at = company.quiet;
  const id = company.id(at);
  const monday = mondayOf(monthEnd(company.today, (12 - parts(company.today).month) % 3));
  const blackout = {
    start_date: monday,
    end_date: addDays(monday, 4),
    department_id: company.listItem('departments', 'sales'),
  };
  company.insert('blackouts', { id, created_at: iso(at), ...blackout, reason: 'The quarter closes.' });
  announceBlackout(company.writing(company.admin, at), { id, ...blackout });
}
