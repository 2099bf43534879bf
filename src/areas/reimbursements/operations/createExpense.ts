import type { Answer, Call } from '../../../contract.ts';
import { externalIdOf } from '../../../lib/texts.ts';
import { findPerson, unknownReference } from '../../../people/find.ts';
import { reachableSubject } from '../../../people/subject.ts';
import { assertReceipts, claimValues, externalIdTaken, newItems } from '../actions/items.ts';
import { viewerOf } from '../actions/viewer.ts';
import { announceSubmitted, auditCreated } from '../announce.ts';
import { presentClaim } from '../present/claim.ts';
import { claimInHand, insertClaim } from '../store/claims.ts';

/**
 * Adds a claim, as a draft or submitted (rules 39, 42, 43, 220, 221, 223). An admin may enter one for somebody, and then does
 * not decide on it (rule 228).
 */
export default async function createExpense(call: Call<'createExpense'>): Promise<Answer<'createExpense'>> {
  const { body, caller, db, workspace } = call;
  const employee_id = await reachableSubject(caller, db, body.employee_id, 'admins');
  const entered = caller.kind === 'user' && caller.userId !== employee_id;
  const person = await findPerson(db, employee_id);
  if (!person) throw unknownReference('employee_id');
  const external_id = externalIdOf(body.external_id);
  const items = await newItems(call, body.items);
  const { title, currency } = body;
  const values = await claimValues(
    call,
    { title, currency, external_id, items },
    { timezone: person.timezone, kept: [] },
  );
  const submitted = body.submit ?? true;
  if (submitted) assertReceipts(workspace, currency, items, []);

  const { id } = await db
    .one(insertClaim, {
      ...values,
      employee_id,
      entered_by_id: entered ? caller.userId : null,
      submitted,
      items: JSON.stringify(items),
    })
    .catch(async (error: unknown) => {
      throw await externalIdTaken(error, db.outside, { employee_id, external_id });
    });
  const row = await db.one(claimInHand, { id, manager_id: null });
  auditCreated(call, row);
  if (submitted) announceSubmitted(call, row, row);
  return {
    status: 201,
    data: presentClaim(row, await viewerOf(db, caller, workspace)),
    version: row.version,
  };
}
