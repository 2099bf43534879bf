/** Days on which no leave is granted: the last week of the quarter, for those who sell. */
import { addDays, parts } from '../civil/dates.ts';
import type { Journal } from './journal.ts';
import type { Person } from './people.ts';
import { iso, mondayOf, monthEnd, type Stage } from './stage.ts';

/** For the department of `lead`. Declared when everything else had been asked for: what waits in that week waits in vain. */
export function layBlackout(stage: Stage, journal: Journal, lead: Person, admin: Person): void {
  const at = stage.quiet;
  const id = stage.id(at);
  const monday = mondayOf(monthEnd(stage.today, (12 - parts(stage.today).month) % 3));
  const days = { start_date: monday, end_date: addDays(monday, 4) };
  stage.put('blackouts', {
    id,
    created_at: iso(at),
    ...days,
    department_id: lead.departmentId,
    reason: 'The quarter closes.',
  });
  journal.act({
    at,
    by: journal.by(admin, at),
    action: 'created',
    resource: 'blackout',
    id,
    changes: { start_date: [null, days.start_date], end_date: [null, days.end_date] },
  });
}
