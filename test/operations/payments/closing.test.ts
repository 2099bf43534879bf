/** Closed books: nothing is issued, paid or voided on a day up to `closed_through` (rule 219). */
import { describe, expect, test } from '@jest/globals';
import { runJobs } from '../../../src/areas/payments/actions/jobs/runJobs.ts';
import { addDays } from '../../../src/civil/dates.ts';
import { localDate } from '../../../src/civil/zones.ts';
import { upload } from '../../support/form.ts';
import { auditOf, notificationKinds } from '../../support/traces.ts';
import { until } from '../../support/until.ts';
import type { Person } from '../../support/world.ts';
import { BUYER } from '../invoices/parties.ts';
import { invoicesIn } from '../invoices/support.ts';
import { statementOf } from './bankMessages.ts';
import { codeOf, openPaying, PASSWORD, PAYER } from './support.ts';

const CLOSED = '2026-10-31';
const paying = await openPaying({ invoicing: BUYER, closed_through: CLOSED });
const { world, call, payer, service } = paying;
const invoices = invoicesIn(service, world);
const { pool, files, drawer } = service.app.services;
const REFUSED = [409, 'period_closed'];
const closed = { paid_at: `${CLOSED}T12:00:00+01:00` };
const open = { paid_at: '2026-11-01T00:00:00+01:00' };

describe('rule 219: a day up to closed_through', () => {
  test('POST …/complete/ is 409, before the payment is looked at; on the day after it is 200', async () => {
    const { id } = await paying.scheduled(await paying.paidPerson());
    expect(codeOf(await paying.step(id, 'complete', closed))).toEqual(REFUSED);
    expect((await paying.step(id, 'complete', open)).status).toBe(200);
    const again = await paying.step(id, 'complete', closed);
    expect([codeOf(again), again.body.data.closed_through]).toEqual([REFUSED, CLOSED]);
  });

  test('settling a run is 409; a booking of a bank report is refused, and the payment stays processing', async () => {
    const { id } = await paying.scheduled(await paying.paidPerson(), { pay_on: '2027-01-05' });
    const { body } = await call(payer, 'POST', '/payments/admin/runs/', {
      body: { pay_on: '2027-01-05', account: PAYER, password: PASSWORD },
    });
    const path = `/payments/admin/runs/${body.data.id}/settle/`;
    expect(codeOf(await call(payer, 'POST', path, { body: { outcome: 'completed', ...closed } }))).toEqual(
      REFUSED,
    );
    const booked = upload(statementOf([{ payments: [{ id }], amount: '500.00', on: CLOSED }]), 'report.xml');
    const job = (await call(payer, 'POST', '/payments/admin/bank-reports/', booked)).body.data;
    await runJobs(pool, Date.now, () => false, { files, drawer, publicUrl: null });
    const { results } = (await call(payer, 'GET', `/payments/admin/jobs/${job.id}/`)).body.data;
    expect(results).toMatchObject([{ outcome: 'refused', code: 'period_closed' }]);
    expect((await call(payer, 'GET', `/payments/admin/${id}/`)).body.data.status).toBe('processing');
  });

  test('issuing an invoice and marking it as paid is 409', async () => {
    const person = await invoices.contractor();
    const draft = await invoices.drafted(person);
    expect(codeOf(await invoices.step('issue', draft.id, { issued_on: CLOSED }))).toEqual(REFUSED);
    expect((await invoices.step('issue', draft.id, {})).status).toBe(200);
    expect(codeOf(await invoices.step('mark-paid', draft.id, { paid_on: CLOSED }))).toEqual(REFUSED);
  });

  test('marking a claim as paid is 409', async () => {
    const id = await paying.approved(await paying.paidPerson());
    const paid = (paid_on: string) =>
      call(world.admin, 'POST', `/reimbursements/admin/${id}/mark-paid/`, { body: { paid_on } });
    expect(codeOf(await paid(CLOSED))).toEqual(REFUSED);
    expect((await paid('2026-11-01')).status).toBe(200);
  });
});

describe('PATCH /api/v1/platform/workspace/ of closed_through', () => {
  const patch = (body: object, as: Person = payer) => call(as, 'PATCH', '/platform/workspace/', { body });
  const today = () => localDate(service.now(), 'Europe/Berlin');

  test('rule 219: 200 with the password; all admins are told, and an earlier day needs a reason, which the audit trail has', async () => {
    const second = await paying.person({ role: 'admin' });
    const later = { closed_through: '2026-11-05' };
    expect((await patch(later)).body.errors).toEqual({ password: expect.any(Array) });
    expect((await patch({ ...later, password: PASSWORD, reopen_reason: 'Why not' })).body.errors).toEqual({
      reopen_reason: expect.any(Array),
    });
    expect((await patch({ ...later, password: PASSWORD })).body.data).toMatchObject(later);
    expect(await notificationKinds(world, second)).toContain('security.closing_changed');
    for (const earlier of ['2026-11-04', null])
      expect((await patch({ closed_through: earlier, password: PASSWORD })).body.errors).toEqual({
        reopen_reason: expect.any(Array),
      });
    const { id } = await paying.scheduled(await paying.paidPerson());
    await until(async () => (await paying.step(id, 'complete', open)).status === 409);
    const opened = await patch({
      closed_through: null,
      password: PASSWORD,
      reopen_reason: ' An invoice was late ',
    });
    expect(opened.body.data).toMatchObject({ closed_through: null });
    expect(opened.body.data).not.toHaveProperty('reopen_reason');
    expect((await auditOf(world, world.id)).at(-1)).toMatchObject({
      changes: { closed_through: ['2026-11-05', null], reopen_reason: [null, 'An invoice was late'] },
    });
    await until(async () => (await paying.step(id, 'complete', open)).status === 200);
  });

  test('422 for a day after today', async () => {
    const tomorrow = { closed_through: addDays(today(), 1), password: PASSWORD };
    expect((await patch(tomorrow)).body.errors).toEqual({ closed_through: expect.any(Array) });
  });

  test('rule 219: voiding an invoice of a closed day is 409', async () => {
    const { id } = await invoices.issued(await invoices.contractor());
    expect((await patch({ closed_through: today(), password: PASSWORD })).status).toBe(200);
    const { id: payment } = await paying.scheduled(await paying.paidPerson());
    await until(async () => (await paying.step(payment, 'complete')).status === 409);
    expect(codeOf(await invoices.step('void', id, { reason: 'Issued twice' }))).toEqual(REFUSED);
  });
});
