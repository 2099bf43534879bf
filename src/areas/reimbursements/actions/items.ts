/** Validates the items of a claim and converts them to their stored form. */
import { localDate } from '../../../civil/zones.ts';
import { violatedConstraint } from '../../../db/pool.ts';
import type { Queries } from '../../../db/handle.ts';
import { textOrNull } from '../../../lib/texts.ts';
import { money, moneyToNumeric } from '../../../money/money.ts';
import { zoneOf } from '../../../people/find.ts';
import { conflict, invalid, type FieldErrors, type Problem } from '../../../problem.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import { claimAmount, daysOf, itemProblems } from '../rules/items.ts';
import { withoutReceipt } from '../rules/receipts.ts';
import { claimByExternalId, knownCategories, type ClaimValues } from '../store/claims.ts';
import { thresholdOf } from './viewer.ts';

export interface SentItem {
  id?: string | undefined;
  spent_on: string;
  category_id: string;
  amount: string;
  description?: string | null | undefined;
  merchant?: string | null | undefined;
}

/** An item as the statements expect it; `id` is null for a new item. */
export interface NewItem {
  id: string | null;
  spent_on: string;
  category_id: string;
  amount: string;
  description: string | null;
  merchant: string | null;
}

/** Converts items to their stored form: trimmed texts, amounts without leading zeros. */
export const newItems = (items: readonly SentItem[]): NewItem[] =>
  items.map(({ id, spent_on, category_id, amount, description, merchant }) => ({
    id: id ?? null,
    spent_on,
    category_id,
    amount: amount.replace(/^0+(?=\d)/, ''),
    description: textOrNull(description),
    merchant: textOrNull(merchant),
  }));

interface Sent {
  title: string;
  currency: string;
  external_id: string | null;
  items: readonly NewItem[];
}

interface Whose {
  /** The person's time zone, which decides their current day; null for the workspace's. */
  timezone: string | null;
  /** Categories already used by the claim, which may have been archived since. */
  kept: readonly string[];
}

/** The columns of a claim with these items. Throws 422 for invalid items (rules 39, 42). */
export async function claimValues(
  { db, workspace, now }: { db: Queries; workspace: Workspace; now: number },
  { title, currency, external_id, items }: Sent,
  { timezone, kept }: Whose,
): Promise<ClaimValues> {
  const problems = itemProblems(items, currency, localDate(now, zoneOf({ timezone }, workspace)));
  if (problems) throw invalid(problems);
  const ids = [...new Set(items.map(({ category_id }) => category_id))];
  const known = new Set((await db.rows(knownCategories, { ids, kept })).map(({ id }) => id));
  const errors: FieldErrors = {};
  items.forEach(({ category_id }, index) => {
    if (!known.has(category_id)) errors[`items.${index}.category_id`] = ['There is no such record.'];
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const { first, last } = daysOf(items);
  return {
    title: title.trim(),
    currency,
    amount: moneyToNumeric(claimAmount(items, currency)),
    first_spent_on: first,
    last_spent_on: last,
    external_id,
  };
}

/** Throws 409 `receipt_required` if an item lacks a required receipt (rule 43). */
export function assertReceipts(
  workspace: Workspace,
  currency: string,
  items: readonly { id: string | null; amount: string }[],
  receipts: readonly { item_id: string | null }[],
): void {
  const amounts = items.map(({ id, amount }) => ({ id, amount: money(amount, currency) }));
  const lacking = withoutReceipt(amounts, receipts, thresholdOf(workspace));
  if (lacking.length === 0) return;
  const ids = lacking.flatMap((index) => items[index]!.id ?? []);
  throw conflict('receipt_required', 'Some items need a receipt before the claim can be submitted.', {
    items: lacking,
    ...(ids.length > 0 && { item_ids: ids }),
  });
}

/**
 * Turns the violation of the unique `external_id` per person into a 409 with the id of the other claim.
 * Returns any other error unchanged.
 */
export async function externalIdTaken(
  error: unknown,
  outside: Queries,
  { employee_id, external_id }: { employee_id: string; external_id: string | null },
): Promise<Problem | unknown> {
  if (violatedConstraint(error) !== 'expense_claims_external' || external_id === null) return error;
  const first = await outside.maybe(claimByExternalId, { employee_id, external_id });
  return first
    ? conflict('duplicate_external_id', 'A claim with this external_id already exists.', { id: first.id })
    : error;
}
