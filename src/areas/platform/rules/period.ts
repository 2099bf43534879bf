import { dayEnd, dayStart } from '../../../civil/zones.ts';

/** Converts `from` and `to`, inclusive days in the workspace's zone, to instants. `before` is exclusive. */
export const periodOf = ({ from, to }: { from?: string; to?: string }, zone: string) => ({
  from: from && dayStart(from, zone),
  before: to && dayEnd(to, zone),
});
