import type { Answer, Call } from '../../../contract.ts';
import { daysBetween } from '../../../civil/dates.ts';
import { assertZone } from '../../../people/zone.ts';
import { invalid } from '../../../problem.ts';
import { spanOfDays, zoneOfCaller } from '../actions/days.ts';
import { presentSlot } from '../present/meetings.ts';
import { slotList } from '../store/slots.ts';

const MOST_DAYS = 62;

/** Slots that overlap the days `from` to `to` of a time zone. */
export default async function listMeetingSlots(
  call: Call<'listMeetingSlots'>,
): Promise<Answer<'listMeetingSlots'>> {
  const { query } = call;
  if (daysBetween(query.from, query.to) >= MOST_DAYS)
    throw invalid({ to: [`At most ${MOST_DAYS} days, both ends included.`] });
  assertZone(query.timezone);
  const zone = query.timezone ?? zoneOfCaller(call);
  const { rows, page } = await slotList.page(call, {
    host_id: query.host_id,
    available: query.available,
    ...spanOfDays(call, zone),
  });
  return { status: 200, data: rows.map((row) => presentSlot(row, call, zone)), page };
}
