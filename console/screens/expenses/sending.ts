/** Sends a claim in its steps: the draft, its receipts, then the submission. */
import { call, type Data, type Given } from '../../api/call.ts';
import { textOf } from '../../parts/form/values.ts';
import { scaled } from '../../parts/photo.ts';

type Body = NonNullable<Given<'createExpense'>['body']>;
type Item = Body['items'][number];

/** What was already sent of a claim, so that a second try goes on where the first one ended. */
export interface Progress {
  claim: Data<'createExpense'> | null;
  /** Places of the items whose receipts are stored. */
  stored: Set<number>;
}

export const nothingSent = (): Progress => ({ claim: null, stored: new Set() });

/** The claim that a form says. `places` are the numbers in the names of its items' fields. */
export function claimIn(
  values: FormData,
  places: readonly number[],
  labels: ReadonlyMap<string, string>,
): Body {
  const items = places.map((place): Item => {
    const text = (name: string) => textOf(values, `${name}.${place}`).trim();
    if (text('kind') === 'per_diem') {
      const from = text('from');
      const meals = (name: string) => Number(text(name));
      return {
        kind: 'per_diem',
        spent_on: from.slice(0, 10),
        category_id: text('category_id'),
        trip: {
          from,
          to: text('to'),
          country: text('country').toUpperCase(),
          breakfasts: meals('breakfasts'),
          lunches: meals('lunches'),
          dinners: meals('dinners'),
        },
      };
    }
    const common = { spent_on: text('spent_on'), category_id: text('category_id') };
    if (text('kind') === 'mileage') return { ...common, kind: 'mileage', kilometres: text('kilometres') };
    const merchant = text('merchant');
    return { ...common, amount: decimals(text('amount')), ...(merchant !== '' && { merchant }) };
  });
  const [first] = items;
  const title =
    textOf(values, 'title').trim() || first?.merchant || labels.get(first?.category_id ?? '') || '';
  return { title, currency: textOf(values, 'currency'), items, submit: false };
}

/** `12,5` and `12.5` as the contract writes them: `12.50`. */
const decimals = (text: string): string => {
  const [whole, rest = ''] = text.replace(',', '.').split('.') as [string, string?];
  return /^\d+$/.test(whole) && /^\d{0,2}$/.test(rest) ? `${whole}.${rest.padEnd(2, '0')}` : text;
};

/** @throws Refusal; `progress` then says what has been done */
export async function send(
  body: Body,
  files: ReadonlyMap<number, File>,
  progress: Progress,
  { key, submit }: { key: string; submit: boolean },
): Promise<void> {
  progress.claim ??= (await call('createExpense', { body, idempotencyKey: key })).data;
  const { id, items } = progress.claim;
  for (const [index, file] of files) {
    if (progress.stored.has(index)) continue;
    const form = new FormData();
    form.set('file', await scaled(file));
    const item = items[index];
    if (item) form.set('item_id', item.id);
    await call('uploadReceipt', { path: { expense_id: id }, body: form });
    progress.stored.add(index);
  }
  if (submit) await call('submitExpense', { path: { expense_id: id } });
}
