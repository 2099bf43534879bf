import type { Answer, Call } from '../../../contract.ts';
import { ask } from '../../../db/handle.ts';
import { personForUpdate, unknownReference } from '../../../people/find.ts';
import { invalid } from '../../../problem.ts';
import { contractOverlap } from '../actions/hold.ts';
import { storedTerms } from '../actions/terms.ts';
import { auditDrafted } from '../announce.ts';
import { presentContract } from '../present/contract.ts';
import { overlap } from '../rules/timeline.ts';
import { insertContract, standingOf } from '../store/contracts.ts';

/** Drafts a contract. Throws 409 `contract_overlap` if the person has one on these days. */
export default async function adminCreateContract(
  call: Call<'adminCreateContract'>,
): Promise<Answer<'adminCreateContract'>> {
  const { body, caller, db } = call;
  const { employee_id, start_date, end_date = null, probation_end = null } = body;
  const terms = storedTerms({ ...body, end_date, probation_end });
  const [[person], standing] = await db.together(
    ask(personForUpdate, { id: employee_id }),
    ask(standingOf, { employee_id }),
  );
  if (!person) throw unknownReference('employee_id');
  if (person.status === 'deactivated') throw invalid({ employee_id: ['This person has left.'] });
  const inTheWay = standing.filter((one) => overlap(one, { start_date, end_date }));
  if (inTheWay.length > 0) throw contractOverlap(inTheWay);

  const row = await db.one(insertContract, { ...terms, employee_id, root_id: null, replaces_id: null });
  auditDrafted(call, row);
  return { status: 201, data: presentContract(row, caller), version: row.version };
}
