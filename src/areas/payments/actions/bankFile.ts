/** Writes the file of a run in the format that the payer's bank reads. */
import { formatTimestamp } from '../../../civil/zones.ts';
import type { Call } from '../../../contract.ts';
import { compareMoney, money, sum } from '../../../money/money.ts';
import { conflict, type Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import { endToEndId } from '../rules/endToEnd.ts';
import { nacha, type Credit, type UsAccount } from '../rules/nacha.ts';
import { pain001, type Order, type Place, type Transfer } from '../rules/pain001.ts';
import { isSalaryKind } from '../rules/payment.ts';
import type { OrderedRow } from '../store/runs.ts';

export type IbanAccount = Order['payer'];

export type Payer = { format: 'pain001'; account: IbanAccount } | { format: 'nacha'; account: UsAccount };

type Writing = Pick<Call<'adminCreatePaymentRun'>, 'services' | 'workspace' | 'now'>;

interface Ordered {
  id: string;
  payOn: string;
  currency: string;
  payer: Payer;
  rows: readonly OrderedRow[];
}

export function bankFile(call: Writing, { id, payOn, currency, payer, rows }: Ordered): Buffer {
  const { services, workspace, now } = call;
  const createdAt = formatTimestamp(now, workspace.timezone);
  const sealer = services.paymentDetails;
  if (payer.format === 'pain001')
    return Buffer.from(
      pain001({
        id,
        createdAt,
        payOn,
        currency,
        payer: payer.account,
        payerPlace: placeOf(workspace),
        transfers: rows.map((row) => transferOf(row, currency, workspace, sealer)),
      }),
    );
  assertFits(rows);
  return Buffer.from(
    nacha({
      createdAt,
      payOn,
      payer: payer.account,
      isPayroll: rows.every(({ kind }) => isSalaryKind(kind)),
      credits: rows.map((row) => creditOf(row, sealer)),
    }),
  );
}

function transferOf(
  row: OrderedRow,
  currency: string,
  { name }: Workspace,
  sealer: Services['paymentDetails'],
): Transfer {
  const { iban } = JSON.parse(sealer.open(row.details_sealed!)) as { iban: string };
  const month = row.period_start === null ? '' : ` ${row.period_start.slice(0, 7)}`;
  return {
    endToEndId: endToEndId(row.id, row.ordered + 1),
    amount: money(row.amount, currency),
    name: row.holder_name,
    iban,
    place: row.place,
    isSalary: isSalaryKind(row.kind),
    text: row.note ?? `${name}: ${row.kind}${month}`,
  };
}

function creditOf(row: OrderedRow, sealer: Services['paymentDetails']): Credit {
  const account = JSON.parse(sealer.open(row.details_sealed!)) as {
    account_number: string;
    routing_number: string;
  };
  return {
    amount: money(row.amount, 'USD'),
    name: row.holder_name,
    routingNumber: account.routing_number,
    accountNumber: account.account_number,
    // the end of the id, because its beginning is the time
    id: row.id.replaceAll('-', '').slice(-15),
  };
}

/** The largest amounts that a record of the ACH network can hold. */
const LARGEST = money('99999999.99', 'USD');
const LARGEST_TOTAL = money('9999999999.99', 'USD');

/** @throws 409 `total_too_large` */
function assertFits(rows: readonly OrderedRow[]): void {
  const amounts = rows.map(({ amount }) => money(amount, 'USD'));
  const most = compareMoney(sum(amounts, 'USD'), LARGEST_TOTAL) <= 0;
  if (most && amounts.every((amount) => compareMoney(amount, LARGEST) <= 0)) return;
  throw tooLarge(rows, 'USD', 'The payments of the day are more than a file for the ACH network can hold.');
}

/** 409 `total_too_large`, with the payments, the largest first. */
export const tooLarge = (rows: readonly OrderedRow[], currency: string, detail: string): Problem =>
  conflict('total_too_large', detail, {
    payment_ids: rows
      .map(({ id, amount }) => ({ id, amount: money(amount, currency) }))
      .sort((a, b) => compareMoney(b.amount, a.amount))
      .map(({ id }) => id),
  });

/** The company's place on its invoices. */
const placeOf = ({ settings: { invoicing } }: Workspace): Place | null =>
  invoicing && { town: invoicing.city, country: invoicing.country };
