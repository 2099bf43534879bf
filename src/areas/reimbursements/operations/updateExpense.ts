import type { Answer, Call } from '../../../contract.ts';
import { ask } from '../../../db/handle.ts';
import { changedFields } from '../../../events/audit.ts';
import { merged } from '../../../lib/merged.ts';
import { externalIdOf } from '../../../lib/texts.ts';
import { expectVersion, invalid, type FieldErrors } from '../../../problem.ts';
import { transition } from '../../../transitions/transition.ts';
import { holdForOwner, statusNow } from '../actions/hold.ts';
import { claimValues, externalIdTaken, newItems, type NewItem } from '../actions/items.ts';
import { forgetReceiptFile } from '../actions/receiptFiles.ts';
import { assertOwnerMay, viewerOf } from '../actions/viewer.ts';
import { presentClaim } from '../present/claim.ts';
import { CLAIM_MACHINE } from '../rules/review.ts';
import { claimById, dropItems, editClaim, writeItems, type ClaimRow } from '../store/claims.ts';
import { dropReceipts } from '../store/receipts.ts';

/** Changes a draft or a denied claim without changing its status. */
export default async function updateExpense(call: Call<'updateExpense'>): Promise<Answer<'updateExpense'>> {
  const { params, body, ifMatch, caller, db, workspace } = call;
  const viewer = await viewerOf(db, caller, workspace);
  const held = await holdForOwner(call, params.expense_id, 'edit');
  assertOwnerMay('edit', viewer, held);
  expectVersion(ifMatch, held.version);

  const { title, currency, external_id } = merged(held, {
    title: body.title,
    currency: body.currency,
    external_id: body.external_id === undefined ? undefined : externalIdOf(body.external_id),
  });
  const items: NewItem[] = body.items ? await newItems(call, body.items) : held.items;
  if (body.items) assertOwnItems(items, held);
  const kept = held.items.flatMap(({ category_id, cost_centre_id, project_id }) => [
    category_id,
    ...[cost_centre_id, project_id].filter((id) => id !== null),
  ]);
  const values = await claimValues(
    call,
    { title, currency, external_id, items },
    { timezone: held.employee_timezone, kept },
  );
  const { employee_id } = held;
  await transition(call, CLAIM_MACHINE, {
    id: held.id,
    action: 'edit',
    before: held.status,
    set: () => ask(editClaim, { ...values, id: held.id, before: held.status }),
    current: () => statusNow(db, held.id),
    changes: () => ({
      ...changedFields(['title', 'currency', 'amount', 'external_id'], held, { ...held, ...values }),
      ...(body.items && { items: [held.items.length, items.length] }),
    }),
  }).catch(async (error: unknown) => {
    throw await externalIdTaken(error, db.outside, { employee_id, external_id });
  });
  if (body.items) await replaceItems(call, held.id, items);
  const row = await db.one(claimById, { id: held.id });
  return { status: 200, data: presentClaim(row, viewer), version: row.version };
}

/** Throws 422 for an item id that is not of this claim or occurs twice. */
function assertOwnItems(items: readonly NewItem[], held: ClaimRow): void {
  const errors: FieldErrors = {};
  const free = new Set(held.items.map(({ id }) => id));
  items.forEach(({ id }, index) => {
    if (id !== null && !free.delete(id)) errors[`items.${index}.id`] = ['There is no such record.'];
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Deletes omitted items with their receipts. */
async function replaceItems(
  { db }: Pick<Call<'updateExpense'>, 'db'>,
  claim_id: string,
  items: readonly NewItem[],
): Promise<void> {
  const kept = items.flatMap(({ id }) => id ?? []);
  const dropped = await db.rows(dropReceipts, { claim_id, kept });
  for (const { file_id } of dropped) await forgetReceiptFile(db, file_id);
  await db.together(
    ask(dropItems, { claim_id, kept }),
    ask(writeItems, { claim_id, items: JSON.stringify(items) }),
  );
}
