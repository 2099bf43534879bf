/** Inserts claims with SQL, for the access matrix and tests of lists. */
import { randomBytes } from 'node:crypto';
import { put, putFile } from '../../access/records.ts';
import type { Place } from '../../access/row.ts';
import type { Person, World } from '../../support/world.ts';

export async function category({ id, sql }: Pick<World, 'id' | 'sql'>, label = 'Travel'): Promise<string> {
  const [row] = await sql<{ id: string }>(
    `INSERT INTO list_items (workspace_id, list_key, code, label) VALUES ($1, 'expense-categories', $2, $3) RETURNING id`,
    [id, randomBytes(6).toString('hex'), label],
  );
  return row!.id;
}

async function claimOf(at: Place, person: Person, more: object): Promise<string> {
  const claim_id = await put(at, 'expense_claims', {
    employee_id: person.id,
    title: 'Trade fair Hanover',
    currency: 'EUR',
    amount: '18.40',
    first_spent_on: '2026-11-12',
    last_spent_on: '2026-11-12',
    ...more,
  });
  await put(at, 'expense_items', {
    claim_id,
    position: 0,
    spent_on: '2026-11-12',
    category_id: await category(at),
    amount: '18.40',
  });
  return claim_id;
}

export const draft = async (at: Place, person: Person) => ({
  expense_id: await claimOf(at, person, { status: 'draft' }),
});

export const submitted = async (at: Place, person: Person) => ({
  expense_id: await claimOf(at, person, { status: 'submitted', submitted_at: new Date() }),
});

export const approved = async (at: Place, person: Person) => {
  const expense_id = await claimOf(at, person, {
    status: 'approved',
    submitted_at: new Date(),
    reviewed_at: new Date(),
    approved_amount: '18.40',
    payout_amount: '18.40',
    payout_currency: 'EUR',
  });
  await put(at, 'wallet_entries', {
    employee_id: person.id,
    currency: 'EUR',
    amount: '18.40',
    kind: 'owed',
    cause_type: 'expense_claim',
    cause_id: expense_id,
  });
  return { expense_id };
};

const withReceipt =
  (make: typeof draft) =>
  async (at: Place, person: Person): Promise<{ expense_id: string; receipt_id: string }> => {
    const { expense_id } = await make(at, person);
    const file_id = await putFile(at, person, {
      kind: 'receipt',
      filename: 'receipt.pdf',
      content_type: 'application/pdf',
    });
    const receipt_id = await put(at, 'receipts', {
      claim_id: expense_id,
      file_id,
      sha256: randomBytes(32),
    });
    return { expense_id, receipt_id };
  };

export const draftWithReceipt = withReceipt(draft);
export const submittedWithReceipt = withReceipt(submitted);
