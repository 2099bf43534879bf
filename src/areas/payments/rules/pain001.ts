/**
 * An order of credit transfers for a bank: ISO 20022 `pain.001.001.09`, for euros in the form of the European
 * Payments Council (EPC132-08). It has up to two batches, salaries and all other payments, of one day and
 * from one account.
 */
import { element, optionalElement, xmlDocument } from '../../../lib/xml.ts';
import { showMoney, sum, type Money } from '../../../money/money.ts';
import { batchId, compact } from './endToEnd.ts';
import { sepaText } from './sepaText.ts';

/** Town and ISO 3166-1 alpha-2 country of an address. */
export interface Place {
  town: string;
  country: string;
}

export interface Transfer {
  /** Returned in the bank's reports. At most 35 characters. */
  endToEndId: string;
  amount: Money;
  name: string;
  iban: string;
  /** Where the recipient lives, if known. */
  place: Place | null;
  isSalary: boolean;
  /** Shown on the recipient's statement. */
  text: string;
}

export interface Order {
  /** The id of the run, from which those of the message and its batches are made. */
  id: string;
  createdAt: string;
  payOn: string;
  currency: string;
  payer: { name: string; iban: string; bic: string | null };
  /** The payer's place, if known. */
  payerPlace: Place | null;
  transfers: readonly Transfer[];
}

const NAME = 70;
const TEXT = 140;
const TOWN = 35;

/** Members of the European Economic Area. Transfers beyond it need the places of both parties (rule 218). */
const EEA = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);
const leavesEea = ({ iban }: { iban: string }): boolean => !EEA.has(iban.slice(0, 2));

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
          element('MsgId', compact(id)),
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
  const { id, payOn, currency, payer, payerPlace } = order;
  const sepa = currency === 'EUR';
  const salaries = transfers[0]!.isSalary;
  return element(
    'PmtInf',
    element('PmtInfId', batchId(id, salaries)),
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
    element(
      'Dbtr',
      element('Nm', sepaText(payer.name, NAME)),
      transfers.some(leavesEea) && postalAddress(payerPlace),
    ),
    element('DbtrAcct', element('Id', element('IBAN', payer.iban))),
    element('DbtrAgt', element('FinInstnId', bankOf(payer.bic))),
    element('ChrgBr', sepa ? 'SLEV' : 'SHAR'),
    transfers.map(transferOf),
  );
}

const transferOf = ({ endToEndId, amount, name, iban, place, text }: Transfer) =>
  element(
    'CdtTrfTxInf',
    element('PmtId', element('EndToEndId', endToEndId)),
    element('Amt', element('InstdAmt', { Ccy: amount.currency }, shown(amount))),
    element('Cdtr', element('Nm', sepaText(name, NAME)), leavesEea({ iban }) && postalAddress(place)),
    element('CdtrAcct', element('Id', element('IBAN', iban))),
    element('RmtInf', element('Ustrd', sepaText(text, TEXT) || endToEndId)),
  );

/** An unknown place is left out. */
function postalAddress(place: Place | null) {
  if (place === null) return false;
  return element(
    'PstlAdr',
    optionalElement('TwnNm', sepaText(place.town, TOWN)),
    element('Ctry', place.country),
  );
}

const bankOf = (bic: string | null) =>
  bic === null ? element('Othr', element('Id', 'NOTPROVIDED')) : element('BICFI', bic);

const shown = (amount: Money): string => showMoney(amount).amount;
