/** Payment runs: order the scheduled payments of a day from a bank. */
import { v7 as uuidv7 } from 'uuid';
import type { Call } from '../../../contract.ts';
import { sha256 } from '../../../lib/sha256.ts';
import { auditTransition } from '../../../transitions/transition.ts';
import type { PayerAccount, UsPayerAccount } from '../../../generated/types.ts';
import { isAba } from '../../../lib/aba.ts';
import { bicOf, ibanOf } from '../../../lib/iban.ts';
import { isStorable, money, moneyToNumeric, sum, type Money } from '../../../money/money.ts';
import { personForUpdate } from '../../../people/find.ts';
import { barredPeople } from '../../../people/secondPerson.ts';
import { conflict, invalid, type FieldErrors } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { auditRun } from '../announce.ts';
import { askSecond, needsSecond } from './approval.ts';
import { bankFile, tooLarge, type IbanAccount, type Payer } from './bankFile.ts';
import { endOf } from '../rules/methods.ts';
import type { UsAccount } from '../rules/nacha.ts';
import { PAYMENT_MACHINE } from '../rules/payment.ts';
import { lettersLost } from '../rules/sepaText.ts';
import {
  insertRun,
  lastAccount,
  leftOut,
  lockOrdered,
  processPayments,
  runById,
  type OrderedRow,
  type RunRow,
} from '../store/runs.ts';

type Running = Pick<
  Call<'adminCreatePaymentRun'>,
  'body' | 'caller' | 'db' | 'services' | 'workspace' | 'now' | 'request'
>;

/**
 * Orders the payments of a day, except the caller's own (rules 201, 204): writes the bank file, which never
 * changes, and marks the payments as processing.
 * @throws 409 `nothing_to_pay` if there are none, also for the second of two concurrent calls;
 * `total_too_large`.
 */
export async function order(call: Running): Promise<RunRow> {
  const { body, caller, db, services, workspace } = call;
  const { pay_on, currency = 'EUR' } = body;
  const payer = await payerAccount(call, currency);
  // of two runs of one person at once, the second sees the first (rule 203)
  if (workspace.settings.second_person_from !== null) await db.one(personForUpdate, { id: caller.userId! });
  const barred = barredPeople(caller);
  const via = payer.format === 'nacha' ? 'ach' : currency === 'EUR' ? 'sepa' : 'iban';
  const rows = await db.rows(lockOrdered, { pay_on, currency, via, ...barred });
  const left_out_by = await db.one(leftOut, { pay_on, currency, via, ...barred });
  const left_out = left_out_by.no_bank + left_out_by.own + left_out_by.new_admin;
  if (rows.length === 0)
    throw conflict(
      'nothing_to_pay',
      'There is no scheduled payment of this day that you can order from a bank.',
      {
        left_out,
        left_out_by,
      },
    );

  const total = totalOf(rows, currency);
  const id = uuidv7();
  const file = bankFile(call, { id, payOn: pay_on, currency, payer, rows });
  await db.one(insertRun, {
    id,
    pay_on,
    currency,
    count: rows.length,
    total: moneyToNumeric(total),
    left_out,
    left_out_by: JSON.stringify(left_out_by),
    account_sealed: services.paymentDetails.seal(JSON.stringify(payer.account)),
    account_masked: endOf(payer.format === 'nacha' ? payer.account.accountNumber : payer.account.iban),
    format: payer.format,
    file_sealed: services.paymentDetails.seal(file.toString('utf8')),
    size: file.length,
    sha256: sha256(file),
    created_by_id: caller.userId!,
    approval: (await needsSecond(call, total)) ? 'waiting' : null,
  });
  const ids = rows.map((row) => row.id);
  await db.rows(processPayments, { ids, run_id: id });
  auditRun(call, 'created', id, { count: [null, ids.length], total: [null, moneyToNumeric(total)] });
  for (const one of ids)
    auditTransition(call, PAYMENT_MACHINE, {
      id: one,
      action: 'process',
      changes: { status: ['scheduled', 'processing'], run: [null, id] },
    });
  const run = await db.one(runById, { id });
  if (run.approval === 'waiting') await askSecond(call, run);
  return run;
}

/**
 * The total of a run.
 * @throws 409 `total_too_large` if it is larger than the database can store (rule 216).
 */
function totalOf(rows: readonly OrderedRow[], currency: string): Money {
  const total = sum(
    rows.map(({ amount }) => money(amount, currency)),
    currency,
  );
  if (isStorable(total)) return total;
  throw tooLarge(rows, currency, 'The payments of the day add up to more than a run can hold.');
}

/** The account that pays: the one in the request, or that of the last run in the currency. */
async function payerAccount({ body, db, services }: Running, currency: string): Promise<Payer> {
  const { account, us_account } = body;
  if (us_account !== undefined) {
    if (account !== undefined) throw invalid({ us_account: ['Not together with `account`.'] });
    if (currency !== 'USD') throw invalid({ us_account: ['Only for a run in USD.'] });
    return { format: 'nacha', account: usAccountOf(us_account) };
  }
  if (account !== undefined) return { format: 'pain001', account: ibanAccountOf(account) };
  const last = await db.maybe(lastAccount, { currency });
  if (!last) throw invalid({ account: ['Is required, because there is no run in this currency yet.'] });
  const known = accountOf(services, last.account_sealed);
  if (known === null)
    throw invalid({ account: ['Is required, because the account of the last run is not known here.'] });
  return { format: last.format, account: known } as Payer;
}

function usAccountOf(sent: UsPayerAccount): UsAccount {
  const errors: FieldErrors = {};
  if (!isAba(sent.routing_number))
    errors['us_account.routing_number'] = ['Is not a valid routing number: its check digit is wrong.'];
  if (lettersLost(sent.company_name))
    errors['us_account.company_name'] = ['Write it in Latin letters, as the bank has it.'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    companyName: sent.company_name.trim(),
    companyId: sent.company_id,
    routingNumber: sent.routing_number,
    accountNumber: sent.account_number,
  };
}

function ibanAccountOf(account: PayerAccount): IbanAccount {
  const errors: FieldErrors = {};
  const iban = ibanOf(account.iban);
  if (iban === null)
    errors['account.iban'] = ['Is not a valid IBAN: its country, length or check digits are wrong.'];
  const bic = account.bic === undefined ? null : bicOf(account.bic);
  if (account.bic !== undefined && bic === null) errors['account.bic'] = ['Is not a valid BIC.'];
  if (lettersLost(account.holder_name))
    errors['account.holder_name'] = ['Write it in Latin letters, as the bank has it.'];
  if (iban === null || Object.keys(errors).length > 0) throw invalid(errors);
  return { name: account.holder_name.trim(), iban, bic };
}

/** The account that paid a run; null in a run that came with an archive of another installation. */
export const accountOf = (
  { paymentDetails }: Pick<Services, 'paymentDetails'>,
  sealed: Buffer,
): IbanAccount | UsAccount | null =>
  JSON.parse(paymentDetails.open(sealed)) as IbanAccount | UsAccount | null;
