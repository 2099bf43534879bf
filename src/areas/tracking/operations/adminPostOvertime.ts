import type { Answer, Call } from '../../../contract.ts';
import { localDate } from '../../../civil/zones.ts';
import { personForUpdate, unknownReference, zoneOf } from '../../../people/find.ts';
import { refOf } from '../../../people/named.ts';
import { conflict, invalid, type FieldErrors } from '../../../problem.ts';
import { overtimeAccount } from '../actions/overtimeAccount.ts';
import { announceOvertime, tellOvertime } from '../announce.ts';
import { presentOvertimeEntry } from '../present/overtime.ts';
import { insertOvertime, overtimeRowsOf } from '../store/overtime.ts';

/** The pipeline refuses one's own account (rule 200). */
export default async function adminPostOvertime(
  call: Call<'adminPostOvertime'>,
): Promise<Answer<'adminPostOvertime'>> {
  const { body, db, workspace, now } = call;
  const { employee_id, kind, seconds, effective_on } = body;
  const person = await db.maybe(personForUpdate, { id: employee_id });
  if (!person) throw unknownReference('employee_id');
  const errors: FieldErrors = {};
  if (seconds === 0 && kind !== 'opening') errors['seconds'] = ['Must not be 0.'];
  if (seconds > 0 && kind === 'payout') errors['seconds'] = ['A payout is below 0.'];
  if (effective_on > localDate(now, zoneOf(person, workspace)))
    errors['effective_on'] = ['Must not be in the future.'];
  const opening = (await db.rows(overtimeRowsOf, { employee_ids: [employee_id] })).find(
    (one) => one.kind === 'opening',
  );
  if (kind !== 'opening' && opening && effective_on < opening.effective_on)
    errors['effective_on'] = [`Must not be before the opening of the account, ${opening.effective_on}.`];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  if (kind === 'opening' && opening)
    throw conflict('opening_exists', 'The account has an opening entry.', { id: opening.id });
  if (kind === 'payout') {
    const { balance } = await overtimeAccount(db, employee_id, effective_on);
    if (balance < -seconds)
      throw conflict('insufficient_balance', 'The account has less on that day.', {
        available_seconds: balance,
      });
  }
  const row = await db.one(insertOvertime, {
    employee_id,
    kind,
    seconds,
    effective_on,
    reason: body.reason.trim(),
  });
  announceOvertime(call, employee_id, row);
  tellOvertime(call, employee_id, row);
  return { status: 201, data: presentOvertimeEntry(refOf(person), row, null) };
}
