/** Creates payments by SQL, for the access matrix and the tests of lists. */
import { randomBytes } from 'node:crypto';
import { freshMonday, put } from '../../access/records.ts';
import type { Place } from '../../access/row.ts';
import type { Person } from '../../support/world.ts';

const IBAN = 'DE89370400440532013000';

/** Adds a bank account to the person; the first one is the default. */
export async function method(at: Place, person: Person): Promise<{ method_id: string }> {
  const [row] = await at.sql<{ id: string }>(
    `INSERT INTO payment_methods (workspace_id, user_id, kind, label, holder_name, details_sealed, masked, reach, currency_code, is_default)
     VALUES ($1, $2, 'bank_account', 'Salary account', 'Jonas Weber', $3, '…3000', 'sepa', 'EUR',
             NOT EXISTS (SELECT FROM payment_methods m WHERE m.user_id = $2 AND m.is_default)) RETURNING id`,
    [at.id, person.id, at.service.app.services.paymentDetails.seal(JSON.stringify({ iban: IBAN }))],
  );
  return { method_id: row!.id };
}

async function paymentOf(at: Place, person: Person, more: object): Promise<{ payment_id: string }> {
  const { method_id } = await method(at, person);
  const payment_id = await put(at, 'payments', {
    employee_id: person.id,
    kind: 'bonus',
    amount: '500.00',
    currency: 'EUR',
    pay_on: '2026-11-27',
    note: 'Thank you for the launch',
    method_id,
    ...more,
  });
  await entry(at, person, 'owed', '500.00', payment_id);
  return { payment_id };
}

const entry = (at: Place, person: Person, kind: string, amount: string, cause_id: string) =>
  put(at, 'wallet_entries', {
    employee_id: person.id,
    currency: 'EUR',
    amount,
    kind,
    cause_type: 'payment',
    cause_id,
  });

export const scheduled = (at: Place, person: Person) => paymentOf(at, person, { status: 'scheduled' });

export const failed = (at: Place, person: Person) =>
  paymentOf(at, person, { status: 'failed', reason: 'The account is closed' });

export async function completed(at: Place, person: Person): Promise<{ payment_id: string }> {
  const made = await paymentOf(at, person, {
    status: 'completed',
    pay_on: '2026-11-19',
    paid_at: '2026-11-19T11:00:00Z',
    reference: 'SEPA-20261119-17',
  });
  await entry(at, person, 'paid', '-500.00', made.payment_id);
  return made;
}

/** Schedules a payment on a fresh day; returns the day. */
export async function dayToPay(at: Place, person: Person): Promise<string> {
  const pay_on = freshMonday(at);
  await paymentOf(at, person, { status: 'scheduled', pay_on });
  return pay_on;
}

/** Creates a run of one payment. */
export async function run(at: Place): Promise<{ run_id: string }> {
  const file = '<?xml version="1.0" encoding="UTF-8"?>\n<Document/>\n';
  const { paymentDetails } = at.service.app.services;
  const run_id = await put(at, 'payment_runs', {
    pay_on: '2026-11-27',
    currency: 'EUR',
    count: 1,
    total: '500.00',
    left_out: 0,
    account_sealed: paymentDetails.seal(
      JSON.stringify({ name: 'Brightwater Studio GmbH', iban: IBAN, bic: null }),
    ),
    account_masked: '…3000',
    file_sealed: paymentDetails.seal(file),
    size: file.length,
    sha256: randomBytes(32),
    created_by_id: at.admin.id,
  });
  return { run_id };
}

/** Creates a run that this person has ordered and that waits for a second admin. */
export async function waitingRun(at: Place, by: Person): Promise<{ run_id: string }> {
  const made = await run(at);
  const orderer = by.id === at.admin.id ? await at.person({ role: 'admin' }) : by;
  await at.sql(`UPDATE payment_runs SET approval = 'waiting', created_by_id = $2 WHERE id = $1`, [
    made.run_id,
    orderer.id,
  ]);
  return made;
}
