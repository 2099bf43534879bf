import type { Answer, Call } from '../../../contract.ts';
import { findPerson, unknownReference } from '../../../people/find.ts';
import { reachableSubject } from '../../../people/subject.ts';
import { slotsOf } from '../../../schedule/slots.ts';
import { planCarving } from '../actions/carve.ts';
import { assertOpenable } from '../actions/certificate.ts';
import { presentPreview } from '../present/preview.ts';
import { askTerms, assessRequest, spanAsked, validSlots } from '../actions/request.ts';
import { without } from '../rules/carving.ts';
import { absencesUnder } from '../store/recount.ts';
import { viewerOf } from '../actions/viewer.ts';
import { refOf } from '../../../people/named.ts';

/**
 * The cost of a request and the balance after it (rules 1-8, 16, 17). Uses the same code as a request, and
 * writes nothing.
 */
export default async function previewPtoRequest({
  body,
  caller,
  db,
  workspace,
  now,
}: Call<'previewPtoRequest'>): Promise<Answer<'previewPtoRequest'>> {
  const employeeId = await reachableSubject(caller, db, body.employee_id, 'team');
  const span = spanAsked(body);
  const slots = validSlots(span);
  const viewer = await viewerOf(db, caller, workspace, now);
  const whose = { employee_id: employeeId, policy_id: body.policy_id, absence_id: null };
  const [[terms]] = await db.together(askTerms(whose, span));
  if (!terms) throw unknownReference('employee_id');
  if (terms.policy_id === null) throw unknownReference('policy_id');
  const onBehalf = caller.kind === 'user' && employeeId !== caller.userId;
  const assessed = await assessRequest(db, span, terms, viewer, { onBehalf });
  if (body.open_ended) assertOpenable(span, assessed.rules);

  const under =
    terms.displaced.length === 0
      ? []
      : await db.rows(absencesUnder, { employee_id: employeeId, slots, absence_id: null });
  const out = slotsOf(span);
  const displaced = await planCarving({ db, caller, now }, under, (held) => without(held, out));
  const { deciding_manager, attachment_after_days } = terms;
  const manager = deciding_manager && (await findPerson(db, deciding_manager));
  return {
    status: 200,
    data: presentPreview(assessed, {
      approver: manager ? refOf(manager) : null,
      documentAfter: attachment_after_days,
      displaced,
    }),
  };
}
