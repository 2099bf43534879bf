import type { Answer, Call } from '../../../contract.ts';
import { ask } from '../../../db/handle.ts';
import { violatedConstraint } from '../../../db/pool.ts';
import { personForUpdate } from '../../../people/find.ts';
import { conflict, invalid } from '../../../problem.ts';
import { zoneOfCaller } from '../actions/days.ts';
import { auditSlot } from '../announce.ts';
import { presentSlot } from '../present/meetings.ts';
import { countSlots, cutSlots, MOST_SLOTS, type Cut } from '../rules/slots.ts';
import { insertSlots, slotsWithin } from '../store/slots.ts';

export default async function publishMeetingSlots(
  call: Call<'publishMeetingSlots'>,
): Promise<Answer<'publishMeetingSlots'>> {
  const { caller, db } = call;
  const host_id = caller.userId!;
  const cuts = cutsOf(call);
  const iso = (at: number) => new Date(at).toISOString();
  const span = { host_id, starts_at: iso(cuts[0]!.starts), kept_until: iso(cuts.at(-1)!.keptUntil) };

  await db.one(personForUpdate, { id: host_id });
  const taken = await db.rows(slotsWithin, span);
  if (taken.length > 0) throw overlap(taken.map(({ id }) => id));
  const [, rows] = await db
    .together(
      ask(insertSlots, {
        host_id,
        starts_at: cuts.map(({ starts }) => iso(starts)),
        ends_at: cuts.map(({ ends }) => iso(ends)),
        kept_until: cuts.map(({ keptUntil }) => iso(keptUntil)),
      }),
      ask(slotsWithin, span),
    )
    .catch((error: unknown) => {
      throw violatedConstraint(error) === 'meeting_slots_no_overlap' ? overlap([]) : error;
    });
  auditSlot(call, null, 'published', {
    starts_at: [null, span.starts_at],
    ends_at: [null, iso(cuts.at(-1)!.ends)],
    slots: [null, rows.length],
  });
  const zone = zoneOfCaller(call);
  return { status: 201, data: rows.map((row) => presentSlot(row, call, zone)) };
}

/** @throws 422 if the span begins in the past, or has room for no slot or for too many. */
function cutsOf({ body, now }: Call<'publishMeetingSlots'>): Cut[] {
  const cutting = {
    starts: Date.parse(body.starts_at),
    ends: Date.parse(body.ends_at),
    lengthMinutes: body.length_minutes,
    bufferMinutes: body.buffer_minutes,
  };
  if (cutting.starts <= now) throw invalid({ starts_at: ['Must be in the future.'] });
  const count = countSlots(cutting);
  if (count === 0) throw invalid({ ends_at: ['There is no room for a slot of this length.'] });
  if (count > MOST_SLOTS) throw invalid({ ends_at: [`This makes ${count} slots; at most ${MOST_SLOTS}.`] });
  return cutSlots(cutting);
}

const overlap = (conflicts: string[]) =>
  conflict('slot_overlap', 'You have slots at that time already.', { conflicts });
