/**
 * The zone of an entry: where its days begin and end (rules 30, 31, 82). It is stored with the entry, so that moving house
 * does not reshuffle old days.
 */
import { offsetMinutes, offsetText, type ParsedTimestamp, type Zone } from '../../../civil/zones.ts';

/**
 * The person's zone when its offset at that instant is the one sent, or when the one sent is zero; otherwise the offset
 * sent is the zone: `+09:00`. Answers show the entry's times with the offset of this zone.
 *
 * `Z`, `+00:00` and `-00:00` are one spelling of an instant in UTC: clients that keep their times in UTC send either, and
 * it says nothing of where the person worked. So all three are booked on the same day.
 */
export function entryZone({ epochMs, offsetMinutes: sent }: ParsedTimestamp, personZone: Zone): Zone {
  return sent === 0 || sent === offsetMinutes(personZone, epochMs) ? personZone : offsetText(sent);
}

/**
 * The zone of a new entry; `sent` null: its start is the moment of the call. Where somebody else makes it, the offset says where they
 * are, and not where the person worked: the zone is the person's (rule 82).
 */
export const zoneOfNew = (
  sent: ParsedTimestamp | null,
  { personZone, own }: { personZone: Zone; own: boolean },
): Zone => (sent !== null && own ? entryZone(sent, personZone) : personZone);
