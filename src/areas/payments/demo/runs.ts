/** Payment runs in the demo, with their bank files. */
import type { CivilDate } from '../../../civil/dates.ts';
import { formatTimestamp } from '../../../civil/zones.ts';
import type { DemoCompany } from '../../../demo/company.ts';
import { iso } from '../../../demo/days.ts';
import type { DemoPerson } from '../../../demo/people.ts';
import { bytes } from '../../../demo/write.ts';
import { sha256 } from '../../../lib/sha256.ts';
import { moneyToNumeric, sum, type Money } from '../../../money/money.ts';
import { auditRun, tellWaiting } from '../announce.ts';
import { endToEndId } from '../rules/endToEnd.ts';
import { endOf } from '../rules/methods.ts';
import { pain001 } from '../rules/pain001.ts';
import type { DemoMethod } from './methods.ts';

export interface Run {
  id: string;
  at: number;
  payOn: CivilDate;
  /** It waits for a second admin, and leaves out the payment of who ordered it. */
  waits: boolean;
  by: DemoPerson;
  payments: { id: string; amount: Money; method: DemoMethod; note: string }[];
}

const PAYER = { name: 'Brightwater Studio GmbH', iban: 'DE02120300000000202051', bic: null };

export function insertRun(company: DemoCompany, { id, at, payOn, payments, by, waits }: Run): void {
  if (payments.length === 0) return;
  const file = Buffer.from(
    pain001({
      id,
      createdAt: formatTimestamp(at, company.zone),
      payOn,
      currency: 'EUR',
      payer: PAYER,
      payerPlace: null,
      transfers: payments.map((one) => ({
        endToEndId: endToEndId(one.id, 1),
        amount: one.amount,
        name: one.method.holder,
        iban: one.method.iban!,
        place: null,
        isSalary: true,
        text: one.note,
      })),
    }),
  );
  const total = moneyToNumeric(
    sum(
      payments.map(({ amount }) => amount),
      'EUR',
    ),
  );
  const { paymentDetails } = company;
  company.insert('payment_runs', {
    id,
    created_at: iso(at),
    pay_on: payOn,
    currency: 'EUR',
    count: payments.length,
    total,
    left_out: waits ? 1 : 0,
    left_out_by: { no_bank: 0, own: waits ? 1 : 0, new_admin: 0 },
    account_sealed: bytes(paymentDetails.seal(JSON.stringify(PAYER))),
    account_masked: endOf(PAYER.iban),
    file_sealed: bytes(paymentDetails.seal(file.toString('utf8'))),
    size: file.length,
    sha256: bytes(sha256(file)),
    created_by_id: by.id,
    approval: waits ? 'waiting' : null,
  });
  const writing = company.writing(by, at);
  auditRun(writing, 'created', id, { count: [null, payments.length], total: [null, total] });
  const others = company.people.filter((one) => one.role === 'admin' && one !== by).map((one) => one.id);
  if (waits)
    tellWaiting(writing, others, { id, count: payments.length, total, currency: 'EUR', pay_on: payOn });
}
