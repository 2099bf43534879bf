/**
 * The zone of an entry: where its days begin and end (rules 30, 31, 82). It is stored with the entry, so that
 * a person who moves does not change old days.
 */
import { offsetMinutes, offsetText, type ParsedTimestamp, type Zone } from '../../../civil/zones.ts';

/**
 * The person's zone if the sent offset is zero or is the zone's offset at that instant; otherwise the sent
 * offset becomes the zone, as `+09:00`. Answers show the entry's times with the offset of this zone.
 *
 * `Z`, `+00:00` and `-00:00` are treated alike: clients that keep times in UTC send any of them, and none
 * says where the person worked.
 */
export function entryZone({ epochMs, offsetMinutes: sent }: ParsedTimestamp, personZone: Zone): Zone {
  return sent === 0 || sent === offsetMinutes(personZone, epochMs) ? personZone : offsetText(sent);
}

/**
 * The zone of a new entry; `sent` is null if it starts now. An offset sent by somebody else says where they
 * are, not where the person worked, so the person's zone is used (rule 82).
 */
export const zoneOfNew = (
  sent: ParsedTimestamp | null,
  { personZone, own }: { personZone: Zone; own: boolean },
): Zone => (sent !== null && own ? entryZone(sent, personZone) : personZone);
