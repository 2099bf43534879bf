import { fixedOffset, isZone } from '../civil/zones.ts';
import { invalid } from '../problem.ts';

/** @throws Problem 422 unless the zone is an IANA name; fixed offsets are only for entries */
export function assertZone(timezone: string | null | undefined): void {
  if (timezone && (fixedOffset(timezone) !== null || !isZone(timezone)))
    throw invalid({ timezone: ['Must be an IANA time zone, for example Europe/Berlin.'] });
}
