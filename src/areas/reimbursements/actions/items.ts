/** Validates the items of a claim and converts them to their stored form. */
import { localDate } from '../../../civil/zones.ts';
import { violatedConstraint } from '../../../db/pool.ts';
import type { Queries } from '../../../db/handle.ts';
import { textOrNull } from '../../../lib/texts.ts';
import { decimalSent, decimalToNumeric } from '../../../money/decimal.ts';
import { money, moneyToNumeric } from '../../../money/money.ts';
import { zoneOf } from '../../../people/find.ts';
import { conflict, invalid, type FieldErrors, type Problem } from '../../../problem.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import type { Trip } from '../rules/allowances.ts';
import { claimAmount, daysOf, itemProblems } from '../rules/items.ts';
import { priceOf, ratesOf, type ItemKind } from '../rules/pricing.ts';
import { withoutReceipt } from '../rules/receipts.ts';
import type { VatPart } from '../rules/vat.ts';
import { claimByExternalId, knownListed, type ClaimValues } from '../store/claims.ts';
import { ratesIn } from '../store/rates.ts';
import { thresholdOf } from './viewer.ts';

export interface SentItem {
  id?: string | undefined;
  kind?: ItemKind | undefined;
  spent_on: string;
  category_id: string;
  amount?: string | undefined;
  vat?: readonly { rate: number | string; gross: string }[] | undefined;
  kilometres?: string | undefined;
  trip?: Trip | undefined;
  cost_centre_id?: string | null | undefined;
  project_id?: string | null | undefined;
  description?: string | null | undefined;
  merchant?: string | null | undefined;
}

/** An item as the statements expect it; `id` is null for a new item. */
export interface NewItem {
  id: string | null;
  kind: ItemKind;
  spent_on: string;
  category_id: string;
  amount: string;
  vat: readonly VatPart[];
  kilometres: string | null;
  trip: Trip | null;
  cost_centre_id: string | null;
  project_id: string | null;
  description: string | null;
  merchant: string | null;
}

/** Decimals of a rate of VAT. */
const RATE_PLACES = 2;

/**
 * Items in their stored form: trimmed texts, amounts without leading zeros, computed for mileage and per diems
 * (rule 221).
 * @throws 422
 */
export async function newItems(
  { db, workspace: { currency } }: { db: Queries; workspace: Workspace },
  sent: readonly SentItem[],
): Promise<NewItem[]> {
  const computed = sent.some(({ kind }) => kind !== undefined && kind !== 'amount');
  const rates = ratesOf(computed ? await db.rows(ratesIn, { own: currency }) : [], currency);
  const errors: FieldErrors = {};
  const items = sent.map((item, index): NewItem => {
    const { id, kind = 'amount', spent_on, category_id, kilometres, trip } = item;
    const amount = item.amount?.replace(/^0+(?=\d)/, '');
    const priced = priceOf({ kind, spent_on, amount, kilometres, trip }, rates, currency);
    if ('errors' in priced)
      for (const [member, text] of Object.entries(priced.errors)) errors[`items.${index}.${member}`] = [text];
    const vat = (item.vat ?? []).map(({ rate, gross }, part): VatPart => {
      const percent = decimalSent(rate, RATE_PLACES);
      if (percent === null) errors[`items.${index}.vat.${part}.rate`] = ['At most two decimals.'];
      return { rate: percent ? decimalToNumeric(percent) : '0', gross: gross.replace(/^0+(?=\d)/, '') };
    });
    return {
      id: id ?? null,
      kind,
      spent_on,
      category_id,
      amount: 'amount' in priced ? priced.amount : '0.00',
      vat,
      kilometres: kilometres ?? null,
      trip: trip ?? null,
      cost_centre_id: item.cost_centre_id ?? null,
      project_id: item.project_id ?? null,
      description: textOrNull(item.description),
      merchant: textOrNull(item.merchant),
    };
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return items;
}

interface Sent {
  title: string;
  currency: string;
  external_id: string | null;
  items: readonly NewItem[];
}

interface Whose {
  /** The person's time zone, which decides their current day; null for the workspace's. */
  timezone: string | null;
  /** Items of lists that the claim already uses, which may have been archived since. */
  kept: readonly string[];
}

/** The columns of a claim with these items. Throws 422 for invalid items (rules 39, 42, 220, 221, 223). */
export async function claimValues(
  { db, workspace, now }: { db: Queries; workspace: Workspace; now: number },
  { title, currency, external_id, items }: Sent,
  { timezone, kept }: Whose,
): Promise<ClaimValues> {
  const today = localDate(now, zoneOf({ timezone }, workspace));
  const problems = itemProblems(items, currency, { today, own: workspace.currency });
  if (problems) throw invalid(problems);
  await assertListed(db, items, kept);
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

/** The list that each member of an item refers to. */
const LISTS = {
  category_id: 'expense-categories',
  cost_centre_id: 'cost-centres',
  project_id: 'projects',
} as const;

/** Throws 422 for a category, cost centre or project that is unknown or no longer in use (rule 223). */
async function assertListed(db: Queries, items: readonly NewItem[], kept: readonly string[]): Promise<void> {
  const members = Object.keys(LISTS) as (keyof typeof LISTS)[];
  const ids = [...new Set(items.flatMap((item) => members.flatMap((member) => item[member] ?? [])))];
  const known = await db.rows(knownListed, { ids, kept, lists: Object.values(LISTS) });
  const listOf = new Map(known.map(({ id, list_key }) => [id, list_key]));
  const errors: FieldErrors = {};
  items.forEach((item, index) => {
    for (const member of members) {
      const id = item[member];
      if (id !== null && listOf.get(id) !== LISTS[member])
        errors[`items.${index}.${member}`] = ['There is no such record.'];
    }
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Throws 409 `receipt_required` if an item lacks a required receipt (rule 43). */
export function assertReceipts(
  workspace: Workspace,
  currency: string,
  items: readonly { id: string | null; kind: ItemKind; amount: string }[],
  receipts: readonly { item_id: string | null }[],
): void {
  const amounts = items.map(({ id, kind, amount }) => ({ id, kind, amount: money(amount, currency) }));
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
