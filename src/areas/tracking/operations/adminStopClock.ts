import type { Answer, Call } from '../../../contract.ts';
import { ask } from '../../../db/handle.ts';
import { notFound } from '../../../problem.ts';
import { personForUpdate } from '../../../people/find.ts';
import { because, tellOwner } from '../announce.ts';
import { stopClock } from '../actions/clock.ts';
import { presentEntry } from '../present/entry.ts';
import { runningForUpdate } from '../store/entries.ts';
import { assertInView } from '../actions/supervise.ts';

export default async function adminStopClock(
  call: Call<'adminStopClock'>,
): Promise<Answer<'adminStopClock'>> {
  const { params, body, caller, db } = call;
  const [[person], [running]] = await db.together(
    ask(personForUpdate, { id: params.user_id }),
    ask(runningForUpdate, { employee_id: params.user_id }),
  );
  if (!person) throw notFound();
  await assertInView(db, caller, person.id);
  const closed = await stopClock(call, running, body, because(body.reason));
  tellOwner(call, closed, { kind: 'clock.stopped', title: 'Your clock was stopped', reason: body.reason });
  return { status: 200, data: presentEntry(closed), version: closed.version };
}
