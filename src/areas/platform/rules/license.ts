/** The days of a licence. Pure. */
import { addDays, type CivilDate } from '../../../civil/dates.ts';
import type { Stage } from '../store/license.ts';

/** Days before its end on which the end is announced. */
const WARNING_DAYS = 14;
/** Days after its end on which everything goes on. */
const GRACE_DAYS = 14;

/** The last day on which everything goes on. */
export const graceUntil = (validUntil: CivilDate): CivilDate => addDays(validUntil, GRACE_DAYS);

/** Where a licence stands on a day of its workspace. */
export function stageOn(today: CivilDate, validUntil: CivilDate): Exclude<Stage, 'replaced'> {
  if (today > graceUntil(validUntil)) return 'lapsed';
  if (today > validUntil) return 'grace';
  return today > addDays(validUntil, -WARNING_DAYS) ? 'ending' : 'active';
}
