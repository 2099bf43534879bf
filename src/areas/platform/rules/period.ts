import { addDays } from '../../../civil/dates.ts';
import { startOfDay } from '../../../civil/zones.ts';

const instantOf = (date: string, zone: string) => new Date(startOfDay(date, zone)).toISOString();

/** `from` and `to`, days of the workspace's zone and both inclusive, as the instants that bound them. */
export const periodOf = ({ from, to }: { from?: string; to?: string }, zone: string) => ({
  from: from && instantOf(from, zone),
  before: to && instantOf(addDays(to, 1), zone),
});
