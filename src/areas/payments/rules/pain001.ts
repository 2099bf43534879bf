/**
 * An order of credit transfers for a bank: ISO 20022 `pain.001.001.09`, as the European Payments Council uses it (EPC132-08) for
 * euros. One batch of one day, from one account.
 */
import { element, xmlDocument } from '../../../lib/xml.ts';
import { showMoney, sum, type Money } from '../../../money/money.ts';
import { sepaText } from './sepaText.ts';

export interface Transfer {
  /** Comes back with the bank's statement: at most 35 letters and digits. */
  endToEndId: string;
  amount: Money;
  name: string;
  iban: string;
  /** What the person reads on their statement. */
  text: string;
}

export interface Batch {
  /** At most 35 letters and digits; the same for the message and its one batch. */
  id: string;
  /** A timestamp with an offset. */
  createdAt: string;
  payOn: string;
  currency: string;
  payer: { name: string; iban: string; bic: string | null };
  transfers: readonly Transfer[];
}

const NAME = 70;
const TEXT = 140;

/** The file. Its order of elements is the schema's. */
export function pain001({ id, createdAt, payOn, currency, payer, transfers }: Batch): string {
  const count = String(transfers.length);
  const total = shown(
    sum(
      transfers.map(({ amount }) => amount),
      currency,
    ),
  );
  const sepa = currency === 'EUR';
  const payerName = sepaText(payer.name, NAME);
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
          element('NbOfTxs', count),
          element('CtrlSum', total),
          element('InitgPty', element('Nm', payerName)),
        ),
        element(
          'PmtInf',
          element('PmtInfId', id),
          element('PmtMtd', 'TRF'),
          element('NbOfTxs', count),
          element('CtrlSum', total),
          sepa && element('PmtTpInf', element('SvcLvl', element('Cd', 'SEPA'))),
          element('ReqdExctnDt', element('Dt', payOn)),
          element('Dbtr', element('Nm', payerName)),
          element('DbtrAcct', element('Id', element('IBAN', payer.iban))),
          element('DbtrAgt', element('FinInstnId', bankOf(payer.bic))),
          element('ChrgBr', sepa ? 'SLEV' : 'SHAR'),
          transfers.map(transferOf),
        ),
      ),
    ),
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
