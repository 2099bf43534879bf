/** Checks personal details, and masks national ids. */
import type { CivilDate } from '../../../civil/dates.ts';
import { countryProblem } from '../../../lib/countries.ts';
import { vatIdProblem } from '../../../lib/vatIds.ts';
import type { FieldErrors } from '../../../problem.ts';

export type Gender = 'female' | 'male' | 'non_binary' | 'other';

/** The earliest birth date that is accepted. */
const OLDEST = '1900-01-01';

/** Errors of a patch by field, or null. `today` is the date in the workspace's time zone. */
export function detailsProblems(
  patch: {
    birth_date?: CivilDate | null | undefined;
    nationality?: string | null | undefined;
    vat_id?: string | null | undefined;
  },
  today: CivilDate,
): FieldErrors | null {
  const errors: FieldErrors = {};
  if (patch.birth_date && patch.birth_date > today) errors['birth_date'] = ['Must not be in the future.'];
  if (patch.birth_date && patch.birth_date < OLDEST) errors['birth_date'] = ['Must not be before 1900.'];
  const country = patch.nationality ? countryProblem(patch.nationality) : null;
  if (country) errors['nationality'] = [country];
  const vatId = patch.vat_id ? vatIdProblem(patch.vat_id) : null;
  if (vatId) errors['vat_id'] = [vatId];
  return Object.keys(errors).length > 0 ? errors : null;
}

/** Who reads a national id: signed-in users see all of it, personal keys its end, service keys nothing. */
export type Reader = 'user' | 'personal_key' | 'service_key';

const DOTS = '••••';

/**
 * A national id as this reader sees it. Masked, it keeps its last four characters at most, and at most a
 * third.
 */
export function shownId(nationalId: string, reader: Reader): string | null {
  if (reader === 'user') return nationalId;
  if (reader === 'service_key') return null;
  const left = Math.min(4, Math.floor(nationalId.length / 3));
  return `${DOTS}${nationalId.slice(nationalId.length - left)}`;
}
