/**
 * An order of credits to accounts in the United States: a file of the ACH network (Nacha) with one batch of the class PPD,
 * in records of 94 characters and blocks of ten records (rule 218).
 */
import { showMoney, sum, type Money } from '../../../money/money.ts';
import { sepaText } from './sepaText.ts';

export interface UsAccount {
  companyName: string;
  /** Ten characters that the bank has given the company. */
  companyId: string;
  /** Nine digits. */
  routingNumber: string;
  accountNumber: string;
}

export interface Credit {
  amount: Money;
  name: string;
  routingNumber: string;
  accountNumber: string;
  /** At most 15 characters, shown in the bank's reports. */
  id: string;
}

export interface NachaOrder {
  /** `2026-11-27T09:05`, the local time. */
  createdAt: string;
  payOn: string;
  payer: UsAccount;
  /** Whether it contains salaries only. */
  isPayroll: boolean;
  /** In dollars. */
  credits: readonly Credit[];
}

const RECORD = 94;
const BLOCK = 10;
const CREDITS_ONLY = '220';
const TO_CHECKING = '22';

const text = (value: string, width: number): string => value.slice(0, width).padEnd(width);
const digits = (value: string | number | bigint, width: number): string => String(value).padStart(width, '0');
const upper = (value: string, width: number): string => text(sepaText(value, width).toUpperCase(), width);
const cents = (amount: Money): bigint => BigInt(showMoney(amount).amount.replace('.', ''));

/** The first eight digits of a routing number; the ninth is its check digit. */
const bankOf = (routingNumber: string): string => routingNumber.slice(0, 8);

export function nacha(order: NachaOrder): string {
  const { credits, payer } = order;
  const total = cents(
    sum(
      credits.map(({ amount }) => amount),
      'USD',
    ),
  );
  const hash =
    credits.reduce((all, { routingNumber }) => all + BigInt(bankOf(routingNumber)), 0n) % 10n ** 10n;
  const trailer = digits(hash, 10) + digits(0, 12) + digits(total, 12);
  const records = [
    fileHeader(order),
    batchHeader(order),
    ...credits.map((credit, index) => entry(credit, payer, index + 1)),
    `8${CREDITS_ONLY}${digits(credits.length, 6)}${trailer}${text(payer.companyId, 10)}${text('', 25)}${bankOf(payer.routingNumber)}${digits(1, 7)}`,
  ];
  const blocks = Math.ceil((records.length + 1) / BLOCK);
  records.push(`9${digits(1, 6)}${digits(blocks, 6)}${digits(credits.length, 8)}${trailer}${text('', 39)}`);
  while (records.length < blocks * BLOCK) records.push('9'.repeat(RECORD));
  return records.map((record) => `${record}\r\n`).join('');
}

const shortDay = (day: string): string => day.slice(2, 10).replaceAll('-', '');

const fileHeader = ({ createdAt, payer }: NachaOrder): string =>
  [
    `101 ${payer.routingNumber}${text(payer.companyId, 10)}`,
    `${shortDay(createdAt)}${createdAt.slice(11, 16).replace(':', '')}A094101`,
    `${text('', 23)}${upper(payer.companyName, 23)}${text('', 8)}`,
  ].join('');

const batchHeader = ({ payer, payOn, isPayroll }: NachaOrder): string =>
  [
    `5${CREDITS_ONLY}${upper(payer.companyName, 16)}${text('', 20)}${text(payer.companyId, 10)}`,
    `PPD${text(isPayroll ? 'PAYROLL' : 'PAYMENT', 10)}${text('', 6)}${shortDay(payOn)}${text('', 3)}1`,
    `${bankOf(payer.routingNumber)}${digits(1, 7)}`,
  ].join('');

const entry = (credit: Credit, payer: UsAccount, number: number): string =>
  [
    `6${TO_CHECKING}${credit.routingNumber}${text(credit.accountNumber, 17)}${digits(cents(credit.amount), 10)}`,
    `${text(credit.id, 15)}${upper(credit.name, 22)}  0${bankOf(payer.routingNumber)}${digits(number, 7)}`,
  ].join('');
