import { fixedOffset, isZone } from '../civil/zones.ts';
import { invalid } from '../problem.ts';

/** 422 unless a time zone is an IANA name; fixed offsets are for entries, not for people. */
export function assertZone(timezone: string | null | undefined): void {
  if (timezone && (fixedOffset(timezone) !== null || !isZone(timezone)))
    throw invalid({ timezone: ['Must be an IANA time zone, for example Europe/Berlin.'] });
}
