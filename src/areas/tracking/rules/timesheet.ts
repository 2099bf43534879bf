/** Periods and states of timesheets (rule 86). */
import { addDays, lastOfMonth, startOfWeek, type CivilDate, type Weekday } from '../../../civil/dates.ts';
import { openActions, type Machine } from '../../../lib/machine.ts';

export type TimesheetStatus = 'draft' | 'submitted' | 'approved' | 'returned';

export type TimesheetAction = 'submit' | 'withdraw' | 'approve' | 'return';

/** The caller as seen from one timesheet. */
export interface Party {
  /** The person whose timesheet it is, or a service key that acts for them. */
  readonly owner: boolean;
  /** May decide on it (rules 20, 21, 204). */
  readonly reviewer: boolean;
  readonly admin: boolean;
  /** Its last day is in a locked period. */
  readonly locked: boolean;
}

const onlyOwner = ({ owner }: Party) => (owner ? null : 'role');
const onlyReviewer = ({ reviewer }: Party) => (reviewer ? null : 'role');

export const TIMESHEET_MACHINE: Machine<
  TimesheetStatus,
  TimesheetAction,
  Party,
  'role' | 'only_admin' | 'period_locked'
> = {
  resource: 'timesheet',
  called: 'The timesheet',
  transitions: [
    { from: ['draft', 'returned'], action: 'submit', to: 'submitted', who: onlyOwner, verb: 'submitted' },
    {
      from: ['submitted', 'returned'],
      action: 'withdraw',
      to: 'draft',
      who: onlyOwner,
      verb: 'withdrew',
    },
    { from: ['submitted'], action: 'approve', to: 'approved', who: onlyReviewer, verb: 'approved' },
    {
      from: ['submitted', 'approved'],
      action: 'return',
      to: 'returned',
      who: onlyReviewer,
      unless: ({ admin, locked }, status) => {
        if (status !== 'approved') return null;
        if (!admin) return 'only_admin';
        return locked ? 'period_locked' : null;
      },
      verb: 'returned',
    },
  ],
};

/** Actions that the caller may take now. */
export const allowedActions = (status: TimesheetStatus, party: Party): TimesheetAction[] =>
  openActions(TIMESHEET_MACHINE, status, party);

export interface SheetPeriod {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** The period that a date is in. `first`: the first day of a week, 0 is Monday. */
export function periodOf(kind: 'week' | 'month', date: CivilDate, first: Weekday): SheetPeriod {
  if (kind === 'month') return { from: `${date.slice(0, 7)}-01`, to: lastOfMonth(date) };
  const from = startOfWeek(date, first);
  return { from, to: addDays(from, 6) };
}
