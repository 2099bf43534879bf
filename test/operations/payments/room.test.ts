/** The module `src/paying`, through which areas are paid: what it accepts, and what the database refuses. */
import { describe, expect, test } from '@jest/globals';
import { workspaceDb } from '../../../src/db/handle.ts';
import { money } from '../../../src/money/money.ts';
import { paymentOf } from '../../../src/paying/causes.ts';
import { postOwed, postVoid } from '../../../src/paying/wallet.ts';
import { openPaying } from './support.ts';

const paying = await openPaying();
const { world, service } = paying;
const db = workspaceDb(service.app.services.pool, world.id);
const INVOICE = '0193a000-0000-7000-8000-000000000901';

describe('an amount that becomes payable', () => {
  const owed = (employeeId: string, amount: string, id = INVOICE) => ({
    employeeId,
    amount: money(amount, 'USD'),
    cause: { type: 'invoice' as const, id },
  });

  test('is posted once and voided once, in its currency; a zero amount is not posted', async () => {
    const person = await paying.person();
    await db.transaction(async (tx) => postOwed({ db: tx }, owed(person.id, '1190.00')));
    expect(await paying.wallet(person)).toEqual([{ currency: 'USD', available: '1190.00', pending: '0.00' }]);
    await expect(
      db.transaction(async (tx) => postOwed({ db: tx }, owed(person.id, '1190.00'))),
    ).rejects.toMatchObject({ constraint: 'wallet_entries_once' });
    await db.transaction(async (tx) => postVoid({ db: tx }, owed(person.id, '1190.00')));
    const other = '0193a000-0000-7000-8000-000000000902';
    await db.transaction(async (tx) => postOwed({ db: tx }, owed(person.id, '0.00', other)));
    expect((await paying.entries(person)).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['owed', '1190.00'],
      ['void', '-1190.00'],
    ]);
    expect(await paying.wallet(person)).toEqual([{ currency: 'USD', available: '0.00', pending: '0.00' }]);
  });

  test('is linked to its payment until that is cancelled', async () => {
    const person = await paying.paidPerson();
    const claim = await paying.approved(person);
    expect(await paymentOf(db, 'expense_claim', claim)).toBeUndefined();
    const { id } = await paying.scheduled(person, {
      kind: 'reimbursement',
      amount: '31.40',
      expense_ids: [claim],
    });
    expect(await paymentOf(db, 'expense_claim', claim)).toEqual({
      cause_id: claim,
      payment_id: id,
      status: 'scheduled',
    });
    await paying.step(id, 'cancel');
    expect(await paymentOf(db, 'expense_claim', claim)).toBeUndefined();
  });
});
