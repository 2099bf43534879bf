import { showDays } from '../civil/days.ts';
import type { RecountedAbsence } from '../generated/types.ts';
import type { Recounted } from './patternChange.ts';

/** An absence whose cost changes. */
export const presentRecountedAbsence = (absence: Recounted): RecountedAbsence => ({
  id: absence.id,
  policy: { id: absence.policy.id, name: absence.policy.name },
  start_date: absence.start_date,
  end_date: absence.end_date,
  unit: absence.unit,
  days_before: showDays(absence.before),
  days_after: showDays(absence.after),
});
