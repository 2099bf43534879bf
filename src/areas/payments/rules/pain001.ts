/**
 * An order of credit transfers for a bank: ISO 20022 `pain.001.001.09`, for euros in the form of the European
 * Payments Council (EPC132-08). It has up to two batches, salaries and all other payments, of one day and
 * from one account.
 */
import { element, xmlDocument } from '../../../lib/xml.ts';
import { showMoney, sum, type Money } from '../../../money/money.ts';
import { sepaText } from './sepaText.ts';

export interface Transfer {
  /** Returned in the bank's statement. At most 35 letters and digits. */
  endToEndId: string;
  amount: Money;
  name: string;
  iban: string;
  isSalary: boolean;
  /** Shown on the recipient's statement. */
  text: string;
}

export interface Order {
  /**
   * At most 34 letters and digits: the id of the message and of its batches; the batch of salaries appends a
   * letter.
   */
  id: string;
  createdAt: string;
  payOn: string;
  currency: string;
  payer: { name: string; iban: string; bic: string | null };
  transfers: readonly Transfer[];
}

const NAME = 70;
const TEXT = 140;

/** The file as XML. The order of elements is the schema's. */
export function pain001(order: Order): string {
  const { id, createdAt, payer, transfers } = order;
  const [salaries, others] = [true, false].map((wanted) =>
    transfers.filter(({ isSalary }) => isSalary === wanted),
  );
  const batches = [salaries!, others!].filter((batch) => batch.length > 0);
  const payerName = sepaText(payer.name, NAME);
  const batchOf = (batch: readonly Transfer[]) => paymentInformation(order, batch);
  return xmlDocument(
    element(
      'Document',
      { xmlns: 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09' },
      element(
        'CstmrCdtTrfInitn',
        element(
          'GrpHdr',
          element('MsgId', id),
          element('CreDtTm', createdAt),
          counted(order, transfers),
          element('InitgPty', element('Nm', payerName)),
        ),
        batches.map(batchOf),
      ),
    ),
  );
}

const counted = ({ currency }: Order, transfers: readonly Transfer[]) => [
  element('NbOfTxs', String(transfers.length)),
  element(
    'CtrlSum',
    shown(
      sum(
        transfers.map(({ amount }) => amount),
        currency,
      ),
    ),
  ),
];

/**
 * One batch. Salaries are marked by their category purpose (rule 218), and the bank books them as one sum, so
 * that the account's statement does not show what each person earns.
 */
function paymentInformation(order: Order, transfers: readonly Transfer[]) {
  const { id, payOn, currency, payer } = order;
  const sepa = currency === 'EUR';
  const salaries = transfers[0]!.isSalary;
  return element(
    'PmtInf',
    element('PmtInfId', salaries ? `${id}S` : id),
    element('PmtMtd', 'TRF'),
    salaries && element('BtchBookg', 'true'),
    counted(order, transfers),
    (sepa || salaries) &&
      element(
        'PmtTpInf',
        sepa && element('SvcLvl', element('Cd', 'SEPA')),
        salaries && element('CtgyPurp', element('Cd', 'SALA')),
      ),
    element('ReqdExctnDt', element('Dt', payOn)),
    element('Dbtr', element('Nm', sepaText(payer.name, NAME))),
    element('DbtrAcct', element('Id', element('IBAN', payer.iban))),
    element('DbtrAgt', element('FinInstnId', bankOf(payer.bic))),
    element('ChrgBr', sepa ? 'SLEV' : 'SHAR'),
    transfers.map(transferOf),
  );
}

const transferOf = ({ endToEndId, amount, name, iban, text }: Transfer) =>
  element(
    'CdtTrfTxInf',
    element('PmtId', element('EndToEndId', endToEndId)),
    element('Amt', element('InstdAmt', { Ccy: amount.currency }, shown(amount))),
    element('Cdtr', element('Nm', sepaText(name, NAME))),
    element('CdtrAcct', element('Id', element('IBAN', iban))),
    element('RmtInf', element('Ustrd', sepaText(text, TEXT) || endToEndId)),
  );

const bankOf = (bic: string | null) =>
  bic === null ? element('Othr', element('Id', 'NOTPROVIDED')) : element('BICFI', bic);

const shown = (amount: Money): string => showMoney(amount).amount;
