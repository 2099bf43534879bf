import type { Answer, Call } from '../../../contract.ts';
import { ask } from '../../../db/handle.ts';
import { personForUpdate, unknownReference } from '../../../people/find.ts';
import { subjectOf } from '../../../people/subject.ts';
import { stopClock as stop } from '../actions/clock.ts';
import { presentEntry } from '../present/entry.ts';
import { runningForUpdate } from '../store/entries.ts';

export default async function stopClock(call: Call<'stopClock'>): Promise<Answer<'stopClock'>> {
  const { body, caller, db } = call;
  const subject = subjectOf(caller, body.employee_id);
  const [[person], [running]] = await db.together(
    ask(personForUpdate, { id: subject }),
    ask(runningForUpdate, { employee_id: subject }),
  );
  if (!person) throw unknownReference('employee_id');
  const closed = await stop(call, running, body);
  return { status: 200, data: presentEntry(closed), version: closed.version };
}
