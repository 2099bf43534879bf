import { addDays, type CivilDate } from '../../../civil/dates.ts';
import type { Stage } from '../store/license.ts';

/** Days before the end from which on it is announced. */
const WARNING_DAYS = 14;
const GRACE_DAYS = 14;

export const graceUntil = (validUntil: CivilDate): CivilDate => addDays(validUntil, GRACE_DAYS);

/** The stage of a licence on a day in its workspace's zone. */
export function stageOn(today: CivilDate, validUntil: CivilDate): Exclude<Stage, 'replaced'> {
  if (today > graceUntil(validUntil)) return 'lapsed';
  if (today > validUntil) return 'grace';
  return today > addDays(validUntil, -WARNING_DAYS) ? 'ending' : 'active';
}
