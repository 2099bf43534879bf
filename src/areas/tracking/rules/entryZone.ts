/**
 * The zone of an entry: where its days begin and end (rules 30, 31). It is stored with the entry, so that moving house
 * does not reshuffle old days.
 */
import { offsetMinutes, offsetText, type ParsedTimestamp, type Zone } from '../../../civil/zones.ts';

/**
 * The person's zone when its offset at that instant is the one sent, or when the client sent `Z` and so states none;
 * otherwise the offset sent is the zone: `+09:00`. Answers show the entry's times with the offset of this zone.
 */
export function entryZone(startedAt: ParsedTimestamp, personZone: Zone): Zone {
  if (startedAt.isUtc || offsetMinutes(personZone, startedAt.epochMs) === startedAt.offsetMinutes)
    return personZone;
  return offsetText(startedAt.offsetMinutes);
}
