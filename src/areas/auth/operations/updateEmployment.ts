import type { Answer, Call } from '../../../contract.ts';
import { localDate } from '../../../civil/zones.ts';
import { audit, changedFields } from '../../../events/audit.ts';
import { merged } from '../../../lib/merged.ts';
import { zoneOf } from '../../../people/find.ts';
import { assertKeyReaches } from '../../../people/keyReach.ts';
import { personForChange } from '../../../people/record.ts';
import { expectVersion, invalid, notFound } from '../../../problem.ts';
import { assertReferences } from '../actions/personInput.ts';
import { employmentOverlap } from '../actions/overlap.ts';
import { presentEmployment } from '../present/employment.ts';
import { overlaps } from '../rules/employment.ts';
import { correctFormer, correctLatest, employmentsOf, type EmploymentRow } from '../store/employments.ts';

/** Corrects a period of employment. The pipeline refuses one's own, which decides how much leave one gets. */
export default async function updateEmployment(
  call: Call<'updateEmployment'>,
): Promise<Answer<'updateEmployment'>> {
  const { params, body, caller, db, workspace, now } = call;
  const person = await db.maybe(personForChange, { id: params.user_id });
  if (!person) throw notFound();
  const today = localDate(now, zoneOf(person, workspace));
  const periods = await db.rows(employmentsOf, { employee_id: person.id });
  const before = periods.find(({ id }) => id === params.employment_id);
  if (!before) throw notFound();
  assertKeyReaches(caller, person.role);
  expectVersion(call.ifMatch, before.version);

  const after = merged(before, body);
  assertDates(before, after);
  if (body.reason_id && after.last_day === null)
    throw invalid({ reason_id: ['The employment has no last day.'] });
  await assertReferences(db, { reason_id: body.reason_id });
  const other = periods.find((one) => one.id !== before.id && overlaps(one, after));
  if (other) throw employmentOverlap(other);

  await db.count(before.former ? correctFormer : correctLatest, {
    id: before.id,
    start_date: after.start_date,
    last_day: after.last_day,
    seniority_date: after.seniority_date,
    reason_id: after.reason_id,
  });
  audit(call, {
    action: 'updated',
    resource: 'employment',
    id: before.id,
    changes: changedFields(['start_date', 'last_day', 'seniority_date', 'reason_id'], before, after),
  });
  const corrected = (await db.rows(employmentsOf, { employee_id: person.id })).find(
    ({ id }) => id === before.id,
  )!;
  return { status: 200, data: presentEmployment(corrected, today), version: corrected.version };
}

function assertDates(before: EmploymentRow, after: EmploymentRow): void {
  const over = before.former || before.status === 'deactivated';
  if (after.last_day !== before.last_day && !over)
    throw invalid({ last_day: ['The employment has not ended. Deactivate the person to set its last day.'] });
  if (after.last_day !== null && after.last_day < after.start_date)
    throw invalid({
      [after.start_date === before.start_date ? 'last_day' : 'start_date']: [
        'The last day would be before the first.',
      ],
    });
  if (after.seniority_date !== null && after.seniority_date > after.start_date)
    throw invalid({ seniority_date: ['Must not be after the first day.'] });
}
