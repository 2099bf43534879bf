import type { Weekday } from '../civil/dates.ts';
import type { Workspace } from './workspace.ts';

/** Names of the days by the number that the database stores: 0 is Sunday. */
export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** The first weekday of a workspace, as dates count them: 0 is Monday. */
export const firstWeekday = ({ weekStart }: Pick<Workspace, 'weekStart'>): Weekday =>
  ((weekStart + 6) % 7) as Weekday;
