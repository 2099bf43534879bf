import { dayEnd, dayStart } from '../../../civil/zones.ts';

/** `from` and `to`, days of the workspace's zone and both inclusive, as the instants that bound them. */
export const periodOf = ({ from, to }: { from?: string; to?: string }, zone: string) => ({
  from: from && dayStart(from, zone),
  before: to && dayEnd(to, zone),
});
