/**
 * Pure: what a bank reports about ordered payments (rule 209): the status of an order (ISO 20022 `pain.002`), an account's
 * statement (`camt.053`) or notification (`camt.054`), in any version.
 */
import { isRealDate, type CivilDate } from '../../../civil/dates.ts';
import { all, find, readXml, textAt, XmlFault, type XmlNode } from '../../../lib/readXml.ts';

/** A statement about one payment, the payments of one batch, or all payments of one run. */
export interface Reported {
  about: 'payment' | 'batch' | 'run';
  /** As the order named it; null if the bank does not say what the money was for. */
  reference: string | null;
  /** `nothing`: it is on its way, and nothing has changed. */
  says: 'completed' | 'failed' | 'returned' | 'nothing';
  /** Why it failed or was returned, with the bank's code. */
  reason: string;
  /** The day on which the money was booked. */
  on: CivilDate | null;
  /** Null if the report has none. */
  amount: { value: string; currency: string } | null;
  /** The account that pays; null if the report does not name it. */
  account: string | null;
}

export interface BankReport {
  entries: Reported[];
  /** The first entry about a payment counts: a transaction's status precedes that of its batch. */
  first: boolean;
}

const STATUS = 'CstmrPmtStsRpt';
const BOOKINGS = { BkToCstmrStmt: 'Stmt', BkToCstmrDbtCdtNtfctn: 'Ntfctn' } as const;

const KEPT = new Set([
  ...['Document', STATUS, ...Object.keys(BOOKINGS), ...Object.values(BOOKINGS), 'GrpHdr', 'CreDtTm'],
  ...['OrgnlGrpInfAndSts', 'OrgnlMsgId', 'GrpSts', 'OrgnlPmtInfAndSts', 'OrgnlPmtInfId', 'PmtInfSts'],
  ...['TxInfAndSts', 'OrgnlEndToEndId', 'TxSts', 'StsRsnInf', 'Rsn', 'Cd', 'Prtry', 'AddtlInf'],
  ...['OrgnlTxRef', 'DbtrAcct', 'Acct', 'Id', 'IBAN', 'Ntry', 'Amt', 'CdtDbtInd', 'RvslInd', 'Sts'],
  ...['BookgDt', 'ValDt', 'Dt', 'DtTm', 'NtryDtls', 'Btch', 'PmtInfId', 'TtlAmt', 'TxDtls', 'Refs'],
  ...['EndToEndId', 'AmtDtls', 'TxAmt', 'InstdAmt', 'RtrInf'],
]);

/** @throws XmlFault */
export function readBankReport(bytes: Uint8Array): BankReport {
  const document = readXml(bytes, KEPT);
  const status = find(document, STATUS);
  if (status) return { entries: statusesIn(status), first: true };
  for (const [message, part] of Object.entries(BOOKINGS)) {
    const found = find(document, message);
    if (found) return { entries: all(found, part).flatMap(bookingsIn), first: false };
  }
  throw new XmlFault('it is neither pain.002, camt.053 nor camt.054');
}

function statusesIn(report: XmlNode): Reported[] {
  const on = dayAt(textAt(report, 'GrpHdr', 'CreDtTm'));
  const group = find(report, 'OrgnlGrpInfAndSts');
  const statusOf = (
    node: XmlNode,
    about: Reported['about'],
    { name, status }: { name: string; status: string },
  ): Reported[] => {
    const says = { RJCT: 'failed', ACSC: 'completed' } as const;
    const code = textAt(node, status);
    if (code === null) return [];
    return [
      {
        about,
        reference: textAt(node, name),
        says: says[code as keyof typeof says] ?? 'nothing',
        reason: reasonOf(find(node, 'StsRsnInf')),
        on,
        amount: null,
        account: textAt(node, 'OrgnlTxRef', 'DbtrAcct', 'Id', 'IBAN'),
      },
    ];
  };
  const batches = all(report, 'OrgnlPmtInfAndSts');
  return [
    ...batches.flatMap((batch) =>
      all(batch, 'TxInfAndSts').flatMap((node) =>
        statusOf(node, 'payment', { name: 'OrgnlEndToEndId', status: 'TxSts' }),
      ),
    ),
    ...batches.flatMap((batch) => statusOf(batch, 'batch', { name: 'OrgnlPmtInfId', status: 'PmtInfSts' })),
    ...(group ? statusOf(group, 'run', { name: 'OrgnlMsgId', status: 'GrpSts' }) : []),
  ];
}

function bookingsIn(statement: XmlNode): Reported[] {
  const account = textAt(statement, 'Acct', 'Id', 'IBAN');
  return all(statement, 'Ntry').flatMap((entry) => bookingOf(entry, account));
}

function bookingOf(entry: XmlNode, account: string | null): Reported[] {
  const booked = (textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts')) === 'BOOK';
  const on = dayAt(dateText(entry, 'BookgDt') ?? dateText(entry, 'ValDt'));
  const whole = amountAt(entry, 'Amt');
  const details = all(entry, 'NtryDtls');
  const parts = details.flatMap((detail) => {
    const single = all(detail, 'TxDtls').filter((one) => referenceOf(one) !== null);
    return single.length > 0 ? single : [detail];
  });
  return (parts.length > 0 ? parts : [entry]).map((part): Reported => {
    const reference = referenceOf(part);
    const batch =
      textAt(part, 'Btch', 'PmtInfId') ?? textAt(find(part, 'TxDtls') ?? part, 'Refs', 'PmtInfId');
    const direction = textAt(part, 'CdtDbtInd') ?? textAt(entry, 'CdtDbtInd');
    const reversal = textAt(entry, 'RvslInd') === 'true';
    const own =
      amountAt(part, 'Amt') ??
      amountAt(part, 'AmtDtls', 'TxAmt', 'Amt') ??
      amountAt(part, 'AmtDtls', 'InstdAmt', 'Amt') ??
      amountAt(part, 'Btch', 'TtlAmt');
    return {
      about: reference === null ? 'batch' : 'payment',
      reference: reference ?? batch,
      says: !booked ? 'nothing' : direction === 'CRDT' ? 'returned' : reversal ? 'nothing' : 'completed',
      reason: reasonOf(find(part, 'RtrInf')),
      on,
      amount: own ?? (parts.length < 2 ? whole : null),
      account,
    };
  });
}

const referenceOf = (transaction: XmlNode): string | null => {
  const reference = textAt(transaction, 'Refs', 'EndToEndId');
  return reference === 'NOTPROVIDED' ? null : reference;
};

const LONGEST_REASON = 200;

/** The code of the bank and its text: `AC04: Closed account number`. */
function reasonOf(info: XmlNode | undefined): string {
  const code = textAt(info, 'Rsn', 'Cd') ?? textAt(info, 'Rsn', 'Prtry');
  const texts = all(info, 'AddtlInf').map(({ text }) => text);
  const text = [code, texts.join(' ')].filter(Boolean).join(': ');
  return (text || 'The bank gave no reason').slice(0, LONGEST_REASON);
}

const dateText = (entry: XmlNode, name: string): string | null =>
  textAt(entry, name, 'Dt') ?? textAt(entry, name, 'DtTm');

function dayAt(text: string | null): CivilDate | null {
  if (text === null) return null;
  const day = text.slice(0, 10);
  if (!isRealDate(day)) throw new XmlFault(`its date ${text.slice(0, 40)} does not exist`);
  return day;
}

function amountAt(node: XmlNode, ...path: string[]): Reported['amount'] {
  const found = find(node, ...path);
  if (!found) return null;
  if (!/^\d{1,18}(\.\d{1,5})?$/.test(found.text))
    throw new XmlFault(`its amount ${found.text.slice(0, 40)} is not a number`);
  return { value: found.text, currency: found.attributes['Ccy'] ?? '' };
}
