/** Messages as banks send them: `pain.002`, `camt.053` and `camt.054` of ISO 20022, and reference rates of the ECB. */
import { endToEndId } from '../../../src/areas/payments/rules/endToEnd.ts';

/** The account of `PAYER`. */
const PAYING_ACCOUNT = 'DE02120300000000202051';

interface Status {
  /** Of the payment. */
  id: string;
  ordered?: number;
  status: string;
  code?: string;
  text?: string;
}

const reason = (code: string | undefined, text: string | undefined) =>
  code
    ? `<StsRsnInf><Rsn><Cd>${code}</Cd></Rsn>${text ? `<AddtlInf>${text}</AddtlInf>` : ''}</StsRsnInf>`
    : '';

const transactions = (statuses: readonly Status[]) =>
  statuses
    .map(
      ({ id, ordered = 1, status, code, text }) => `
      <TxInfAndSts>
        <StsId>1</StsId>
        <OrgnlEndToEndId>${endToEndId(id, ordered)}</OrgnlEndToEndId>
        <TxSts>${status}</TxSts>
        ${reason(code, text)}
      </TxInfAndSts>`,
    )
    .join('');

/** A `pain.002.001.10`; `batch` and `group` are states of the whole batch and order. */
export const statusReport = (
  statuses: readonly Status[],
  {
    run = 'unknown',
    salaries = false,
    batch,
    group,
    code,
  }: { run?: string; salaries?: boolean; batch?: string; group?: string; code?: string } = {},
) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10">
  <CstmrPmtStsRpt>
    <GrpHdr><MsgId>BANK-1</MsgId><CreDtTm>2026-11-20T08:00:00+01:00</CreDtTm></GrpHdr>
    <OrgnlGrpInfAndSts>
      <OrgnlMsgId>${run.replaceAll('-', '')}</OrgnlMsgId>
      <OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId>
      ${group ? `<GrpSts>${group}</GrpSts>${reason(code, undefined)}` : ''}
    </OrgnlGrpInfAndSts>
    <OrgnlPmtInfAndSts>
      <OrgnlPmtInfId>${run.replaceAll('-', '')}${salaries ? 'S' : ''}</OrgnlPmtInfId>
      ${batch ? `<PmtInfSts>${batch}</PmtInfSts>${reason(code, undefined)}` : ''}
      ${transactions(statuses)}
    </OrgnlPmtInfAndSts>
  </CstmrPmtStsRpt>
</Document>`;

export interface Booking {
  /** Of payments; without, the entry has no details. */
  payments?: readonly { id: string; ordered?: number; amount?: string }[];
  /** The batch of a run, booked as one sum. */
  batch?: string;
  amount: string;
  currency?: string;
  direction?: 'DBIT' | 'CRDT';
  status?: string;
  on?: string;
  code?: string;
}

const details = ({ payments, batch, currency = 'EUR', code }: Booking) => {
  if (payments)
    return `<NtryDtls>${payments
      .map(
        ({ id, ordered = 1, amount }) => `
        <TxDtls>
          <Refs><EndToEndId>${endToEndId(id, ordered)}</EndToEndId></Refs>
          ${amount ? `<Amt Ccy="${currency}">${amount}</Amt>` : ''}
          ${code ? `<RtrInf><Rsn><Cd>${code}</Cd></Rsn></RtrInf>` : ''}
        </TxDtls>`,
      )
      .join('')}</NtryDtls>`;
  return batch ? `<NtryDtls><Btch><PmtInfId>${batch}</PmtInfId></Btch></NtryDtls>` : '';
};

const entry = (booking: Booking) => `
      <Ntry>
        <Amt Ccy="${booking.currency ?? 'EUR'}">${booking.amount}</Amt>
        <CdtDbtInd>${booking.direction ?? 'DBIT'}</CdtDbtInd>
        <Sts><Cd>${booking.status ?? 'BOOK'}</Cd></Sts>
        <BookgDt><Dt>${booking.on ?? '2026-11-19'}</Dt></BookgDt>
        <BkTxCd><Domn><Cd>PMNT</Cd></Domn></BkTxCd>
        ${details(booking)}
      </Ntry>`;

/** A `camt.053.001.08`. */
export const statementOf = (bookings: readonly Booking[], account = PAYING_ACCOUNT) => `<?xml version="1.0"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
  <BkToCstmrStmt>
    <GrpHdr><MsgId>BANK-2</MsgId><CreDtTm>2026-11-20T08:00:00+01:00</CreDtTm></GrpHdr>
    <Stmt>
      <Id>2026-11</Id>
      <Acct><Id><IBAN>${account}</IBAN></Id></Acct>
      ${bookings.map(entry).join('')}
    </Stmt>
  </BkToCstmrStmt>
</Document>`;

/** A `camt.054.001.02`, with prefixes, as some banks write it. */
export const notificationOf = (booking: Booking) =>
  statementOf([booking])
    .replace(
      'xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"',
      'xmlns:b="urn:iso:std:iso:20022:tech:xsd:camt.054.001.02"',
    )
    .replaceAll('BkToCstmrStmt', 'BkToCstmrDbtCdtNtfctn')
    .replaceAll('Stmt>', 'Ntfctn>')
    .replaceAll(/<Sts><Cd>(\w+)<\/Cd><\/Sts>/g, '<Sts>$1</Sts>')
    .replaceAll(/<(\/?)(?=[A-Z])/g, '<$1b:');

/** A file of reference rates as the ECB publishes it: units for one euro, by day and currency. */
export const ecbRates = (
  days: Record<string, Record<string, string>>,
) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <Cube>
    ${Object.entries(days)
      .map(
        ([day, rates]) => `<Cube time='${day}'>
      ${Object.entries(rates)
        .map(([currency, rate]) => `<Cube currency='${currency}' rate='${rate}'/>`)
        .join('')}
    </Cube>`,
      )
      .join('')}
  </Cube>
</gesmes:Envelope>`;
