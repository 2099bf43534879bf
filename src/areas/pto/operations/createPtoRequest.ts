import type { Answer, Call } from '../../../contract.ts';
import { daysToNumeric, ONE_DAY } from '../../../civil/days.ts';
import { subjectOf, unknownReference } from '../../auth/people.ts';
import { auditAbsence, emitAbsence, remindOfDocument, tellDeciders, tellOwner } from '../announce.ts';
import { presentAbsence } from '../present/absence.ts';
import { checkRequest, raceLost, slotsOfSound } from '../request.ts';
import { grantedRows, requestedRows } from '../rules/ledger.ts';
import { insertAbsence } from '../store/absences.ts';
import { ledgerValues } from '../store/ledger.ts';
import { lockBalance, requestTerms } from '../store/requests.ts';
import { viewerOf } from '../viewer.ts';

/** Asks for time off; granted at once where the policy needs no approval (rules 1-8, 16, 17, 22, 59). */
export default async function createPtoRequest(
  call: Call<'createPtoRequest'>,
): Promise<Answer<'createPtoRequest'>> {
  const { body, caller, db, workspace, now } = call;
  const employeeId = subjectOf(caller, body.employee_id);
  const slots = slotsOfSound(body);
  const viewer = await viewerOf(db, caller, workspace, now);

  const { policy_id, start_date, end_date } = body;
  const [, [terms]] = await db.together(
    [lockBalance, [employeeId, policy_id]],
    [requestTerms, [employeeId, slots, null, policy_id, start_date, end_date]],
  );
  if (!terms) throw unknownReference('employee_id');
  if (terms.policy_id === null) throw unknownReference('policy_id');
  const { rules, cost, bookings } = checkRequest(body, terms, viewer);

  const waits = rules.requires_approval;
  const row = await db
    .one(insertAbsence, [
      employeeId,
      policy_id,
      start_date,
      end_date,
      body.start_half ?? null,
      body.end_half ?? null,
      slots,
      daysToNumeric(cost.total),
      waits ? 'requested' : 'approved',
      body.note?.trim() || null,
      JSON.stringify(caller.actor),
      // the statement fills in the id, which is not there yet
      ledgerValues(waits ? requestedRows('', bookings) : grantedRows('', bookings)),
    ])
    .catch(async (error: unknown) => {
      throw await raceLost(error, db.outside, { employeeId, slots, absenceId: null });
    });

  auditAbsence(call, row, waits ? 'requested' : 'requested and approved');
  emitAbsence(call, 'absence.requested', { ...row, status: 'requested' });
  if (waits) {
    tellDeciders(call, row, terms, {
      kind: 'absence.requested',
      title: `${row.employee_name} asks for time off`,
    });
  } else {
    emitAbsence(call, 'absence.approved', row);
    tellDeciders(call, row, terms, { kind: 'absence.approved', title: `${row.employee_name} will be away` });
    tellOwner(call, row, { kind: 'absence.approved', title: 'You have time off' });
  }
  const documentAfter = terms.attachment_after_days;
  if (documentAfter !== null && cost.inDays > documentAfter * ONE_DAY) {
    remindOfDocument(call, row, documentAfter);
  }
  return { status: 201, data: presentAbsence(row, viewer), version: row.version };
}
