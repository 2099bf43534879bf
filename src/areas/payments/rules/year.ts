import { dateOf } from '../../../civil/dates.ts';
import { dayStart } from '../../../civil/zones.ts';

/**
 * Rule 48: the bounds of a calendar year as ISO timestamps, `before` exclusive: 2026-12-31T23:30Z is 2027 in
 * Berlin.
 */
export const yearBounds = (year: number, zone: string): { from: string; before: string } => ({
  from: dayStart(dateOf(year, 1, 1), zone),
  before: dayStart(dateOf(year + 1, 1, 1), zone),
});
