/** Reports of banks on ordered payments (rule 209). */
import { describe, expect, test } from '@jest/globals';
import { runJobs } from '../../../src/areas/payments/actions/jobs/runJobs.ts';
import { readBankReport } from '../../../src/areas/payments/rules/bankReport.ts';
import {
  batchOfReference,
  endToEndId,
  paymentOfReference,
} from '../../../src/areas/payments/rules/endToEnd.ts';
import type { PaymentJobDetail } from '../../../src/generated/types.ts';
import { upload } from '../../support/form.ts';
import { auditOf } from '../../support/traces.ts';
import { notificationOf, statementOf, statusReport } from './bankMessages.ts';
import { openPaying, PASSWORD, PAYER } from './support.ts';

const paying = await openPaying();
const { world, call, payer, service } = paying;
const { pool, files, drawer } = service.app.services;
const round = () => runJobs(pool, Date.now, () => false, { files, drawer, publicUrl: null });

const send = (xml: string | Buffer, as = payer) =>
  call(as, 'POST', '/payments/admin/bank-reports/', upload(xml, 'report.xml'));
/** Sends a report, lets a worker do its rows, and returns the job. */
async function reported(xml: string, as = payer): Promise<PaymentJobDetail> {
  const reply = await send(xml, as);
  expect([reply.status, reply.body.errors]).toEqual([202, undefined]);
  await round();
  return (await call(payer, 'GET', `/payments/admin/jobs/${reply.body.data.id}/`)).body.data;
}
const said = ({ results }: PaymentJobDetail) =>
  results.map(({ outcome, code }) => (code ? `${outcome} ${code}` : outcome));
const paymentNow = async (id: string) => (await call(payer, 'GET', `/payments/admin/${id}/`)).body.data;

let day = 0;
/** Orders a bonus of these amounts each, and returns the run and the payments' ids. */
async function ordered(amounts: string[], more: object = {}): Promise<{ run: string; ids: string[] }> {
  const pay_on = `2027-06-${String((day += 1)).padStart(2, '0')}`;
  const ids: string[] = [];
  for (const amount of amounts)
    ids.push((await paying.scheduled(await paying.paidPerson(), { pay_on, amount, ...more })).id);
  return { run: await order(pay_on), ids };
}
async function order(pay_on: string): Promise<string> {
  const reply = await call(payer, 'POST', '/payments/admin/runs/', {
    body: { pay_on, account: PAYER, password: PASSWORD },
  });
  expect([reply.status, reply.body.detail]).toEqual([201, undefined]);
  return reply.body.data.id as string;
}

describe('POST /api/v1/payments/admin/bank-reports/', () => {
  test('rule 209: 202; pain.002 fails what is rejected with the bank’s code, completes what is settled, and leaves the rest', async () => {
    const { ids } = await ordered(['100.00', '200.00', '300.00']);
    const [rejected, settled, pending] = ids as [string, string, string];
    const xml = statusReport([
      { id: rejected, status: 'RJCT', code: 'AC04', text: 'Closed account number' },
      { id: settled, status: 'ACSC' },
      { id: pending, status: 'ACSP' },
    ]);
    const job = await reported(xml);
    expect([job.kind, job.status, said(job)]).toEqual([
      'bank_report',
      'finished',
      ['failed', 'completed', 'unchanged'],
    ]);
    expect(await paymentNow(rejected)).toMatchObject({
      status: 'failed',
      reason: 'AC04: Closed account number',
    });
    expect(await paymentNow(settled)).toMatchObject({
      status: 'completed',
      paid_at: '2026-11-20T12:00:00.000+01:00',
    });
    expect((await paymentNow(pending)).status).toBe('processing');
    expect((await auditOf(world, settled)).map(({ line }) => line)).toContain(
      'completed payment · dashboard',
    );
    expect(said(await reported(xml))).toEqual(['unchanged', 'unchanged', 'unchanged']);
  });

  test('rule 209: the rejection of a batch fails its payments only, that of the order all; a transaction’s own state precedes both', async () => {
    const mixed = await ordered(['10.00', '20.00']);
    await world.sql(`UPDATE payments SET kind = 'other' WHERE id = $1`, [mixed.ids[1]]);
    const { run } = mixed;
    const job = await reported(statusReport([], { run, salaries: true, batch: 'RJCT', code: 'AM04' }));
    expect(job.results.map(({ outcome, payment_id }) => [outcome, payment_id])).toEqual([
      ['failed', mixed.ids[0]],
    ]);
    expect((await paymentNow(mixed.ids[0]!)).reason).toBe('AM04');

    const whole = await ordered(['10.00', '20.00', '30.00']);
    const settled = statusReport([{ id: whole.ids[1]!, status: 'ACSC' }], {
      run: whole.run,
      salaries: true,
      group: 'RJCT',
    });
    expect((await reported(settled)).counts).toEqual([
      { outcome: 'completed', rows: 1 },
      { outcome: 'failed', rows: 2 },
    ]);
    expect((await paymentNow(whole.ids[1]!)).status).toBe('completed');
  });

  test('rule 209: camt.053; a booked debit completes on its booking day if the amount is right', async () => {
    const { ids } = await ordered(['100.00', '200.00', '300.00', '400.00']);
    const [right, wrong, pending, dollars] = ids as [string, string, string, string];
    const job = await reported(
      statementOf([
        { payments: [{ id: right }], amount: '100' },
        { payments: [{ id: wrong }], amount: '200.01' },
        { payments: [{ id: pending }], amount: '300.00', status: 'PDNG' },
        { payments: [{ id: dollars }], amount: '400.00', currency: 'USD' },
      ]),
    );
    expect(said(job)).toEqual([
      'completed',
      'left_out amount_differs',
      'unchanged',
      'left_out amount_differs',
    ]);
    expect(await paymentNow(right)).toMatchObject({
      status: 'completed',
      paid_at: '2026-11-19T12:00:00.000+01:00',
    });
    expect((await paymentNow(wrong)).status).toBe('processing');
  });

  test('rule 209: a batch that is booked as one sum completes its payments if the sum is right, with or without rejected ones', async () => {
    const { run, ids } = await ordered(['100.00', '200.00', '300.00']);
    const batch = `${run.replaceAll('-', '')}S`;
    expect(said(await reported(statementOf([{ batch, amount: '599.99' }])))).toEqual(
      Array(3).fill('left_out amount_differs'),
    );
    await reported(statusReport([{ id: ids[0]!, status: 'RJCT' }]));
    const job = await reported(statementOf([{ batch, amount: '500.00' }]));
    expect(said(job)).toEqual(['unchanged', 'completed', 'completed']);
    // each with its own amount in one entry
    const second = await ordered(['1.00', '2.00']);
    const payments = second.ids.map((id, index) => ({ id, amount: `${index + 1}.00` }));
    expect(said(await reported(statementOf([{ payments, amount: '3.00' }])))).toEqual([
      'completed',
      'completed',
    ]);
  });

  test('rule 209: camt.054 with prefixes; money that came back fails a processing payment and reverses a completed one, once', async () => {
    const { ids } = await ordered(['100.00', '200.00']);
    const [open, paid] = ids as [string, string];
    await paying.step(paid, 'complete');
    const back = (id: string, amount: string) =>
      notificationOf({ payments: [{ id }], amount, direction: 'CRDT', code: 'AC01' });
    expect(said(await reported(back(open, '100.00')))).toEqual(['failed']);
    expect(await paymentNow(open)).toMatchObject({ status: 'failed', reason: 'AC01' });
    expect(said(await reported(back(paid, '200.00')))).toEqual(['reversed']);
    expect((await paymentNow(paid)).reversed_by_id).not.toBeNull();
    expect(said(await reported(back(paid, '200.00')))).toEqual(['unchanged']);
    expect(await world.sql('SELECT FROM payments WHERE reverses_id = $1', [paid])).toHaveLength(1);
  });

  test('rule 209: a payment that is ordered again has another reference, and the old report says nothing about it', async () => {
    const { ids } = await ordered(['100.00']);
    const [id] = ids as [string];
    const old = statusReport([{ id, status: 'RJCT', code: 'AC04' }]);
    await reported(old);
    const pay_on = '2027-07-01';
    expect((await paying.step(id, 'retry', { pay_on })).status).toBe(200);
    const run = await order(pay_on);
    const { text } = await call(payer, 'GET', `/payments/admin/runs/${run}/file/`);
    expect(text).toContain(`<EndToEndId>${id.replaceAll('-', '')}-2</EndToEndId>`);
    expect(said(await reported(old))).toEqual(['unchanged']);
    expect((await paymentNow(id)).status).toBe('processing');
    expect(said(await reported(statusReport([{ id, ordered: 2, status: 'ACSC' }])))).toEqual(['completed']);
  });

  test('rule 209: other_account, unknown_payment; rule 200: the caller’s own payment is left out', async () => {
    const { ids } = await ordered(['100.00']);
    const foreign = statementOf(
      [{ payments: [{ id: ids[0]! }], amount: '100.00' }],
      'DE89370400440532013000',
    );
    expect(said(await reported(foreign))).toEqual(['left_out other_account']);
    const unknown = statementOf([
      { payments: [{ id: '0193a000-0000-7000-8000-00000000dead' }], amount: '1.00' },
      { amount: '2.00' },
      { batch: 'RENT-2026-11', amount: '3.00' },
    ]);
    expect(said(await reported(unknown))).toEqual(Array(3).fill('left_out unknown_payment'));

    const admin = await paying.paidPerson({ role: 'admin' });
    const own = await paying.scheduled(admin, { pay_on: '2027-07-02', amount: '5.00' });
    await order('2027-07-02');
    const xml = statementOf([{ payments: [{ id: own.id }], amount: '5.00' }]);
    expect(said(await reported(xml, admin))).toEqual(['left_out self_approval']);
    expect(said(await reported(xml))).toEqual(['completed']);
  });

  test('a payment of another workspace is unknown', async () => {
    const { ids } = await ordered(['100.00']);
    const other = await service.world();
    const admin = await other.person({ role: 'admin' });
    const reply = await service.request(other, 'POST', '/payments/admin/bank-reports/', {
      as: admin,
      ...upload(statusReport([{ id: ids[0]!, status: 'ACSC' }]), 'report.xml'),
    });
    expect([reply.status, reply.body.data.counts]).toEqual([202, [{ outcome: 'left_out', rows: 1 }]]);
    expect((await paymentNow(ids[0]!)).status).toBe('processing');
  });

  test('of one report sent five times at once, each payment is completed once', async () => {
    const { ids } = await ordered(['100.00', '200.00']);
    const xml = statusReport(ids.map((id) => ({ id, status: 'ACSC' })));
    await Promise.all(Array.from({ length: 5 }, () => send(xml)));
    await Promise.all([round(), round(), round()]);
    for (const id of ids) {
      const entries = await world.sql(`SELECT FROM wallet_entries WHERE cause_id = $1 AND kind = 'paid'`, [
        id,
      ]);
      expect(entries).toHaveLength(1);
    }
  });

  const LAUGHS = `<!DOCTYPE Document [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><Document>&b;</Document>`;
  test.each([
    ['a document type with entities', `<?xml version="1.0"?>${LAUGHS}`],
    ['an entity that is not declared', '<?xml version="1.0"?><Document>&file;</Document>'],
    ['an element without its end', '<Document><CstmrPmtStsRpt>'],
    ['another kind of message', '<Document><CstmrCdtTrfInitn/></Document>'],
    ['another root', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    [
      'bytes that are not of its encoding',
      Buffer.from('<?xml version="1.0" encoding="UTF-8"?><Document>\xff</Document>', 'latin1'),
    ],
    ['an unknown encoding', '<?xml version="1.0" encoding="EBCDIC-CP-US"?><Document/>'],
    ['a day that does not exist', statementOf([{ amount: '1.00', on: '2026-02-30' }])],
    ['an amount that is none', statementOf([{ amount: '1,00' }])],
    ['too many entries', statementOf(Array(5_001).fill({ amount: '1.00' }))],
    ['deep nesting', `<Document>${'<Id>'.repeat(300_000)}`],
  ])('422 for %s', async (_name, xml) => {
    const before = await world.sql('SELECT FROM payment_jobs');
    const reply = await send(xml);
    expect([reply.status, reply.body.errors?.file]).toEqual([422, [expect.any(String)]]);
    expect(await world.sql('SELECT FROM payment_jobs')).toHaveLength(before.length);
  });

  test('415 for what is not XML; 413 for more than 4 MiB; 422 without a file', async () => {
    expect((await send('%PDF-1.4\n')).status).toBe(415);
    expect((await send(`<?xml version="1.0"?>${' '.repeat(4 * 1024 * 1024)}`)).status).toBe(413);
    const { headers } = upload('');
    expect(
      (
        await call(payer, 'POST', '/payments/admin/bank-reports/', {
          headers,
          body: Buffer.from('--boundary-of-tests--\r\n'),
        })
      ).status,
    ).toBe(422);
  });
});

describe('references', () => {
  const id = '0193a000-0000-7000-8000-0000000000ab';
  test('rule 209: read back to the payment and its order, in any case of letters', () => {
    for (const ordered of [1, 2, 17])
      expect(paymentOfReference(endToEndId(id, ordered).toUpperCase())).toEqual({ id, ordered });
    expect(batchOfReference(`${id.replaceAll('-', '')}S`)).toEqual({ run_id: id, salaries: true });
    for (const other of ['', 'NOTPROVIDED', 'RF18 5390 0754 7034', `${id}`, `${id.replaceAll('-', '')}-100`])
      expect(paymentOfReference(other)).toBeNull();
  });

  test('Latin 1 is read, and text of skipped elements is not', () => {
    const xml = Buffer.from(
      `<?xml version="1.0" encoding="ISO-8859-1"?><Document><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="EUR">5</Amt>
       <CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><NtryDtls><TxDtls><Refs><EndToEndId>A<Other>B</Other>C</EndToEndId></Refs>
       <RtrInf><AddtlInf>Konto gel\xf6scht</AddtlInf></RtrInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`,
      'latin1',
    );
    expect(readBankReport(xml).entries).toMatchObject([
      { reference: 'AC', reason: 'Konto gelöscht', says: 'returned' },
    ]);
  });
});
