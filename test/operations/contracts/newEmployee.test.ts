/** A new employee, from being added to a booked holiday, with API calls only. */
import { describe, expect, it } from '@jest/globals';
import { localDate } from '../../../src/civil/zones.ts';
import { addDays, dayNumber, weekday } from '../../../src/civil/dates.ts';
import { PDF, upload } from '../../support/form.ts';
import { mailsTo } from '../../support/mails.ts';
import { openFolder, openWorld } from '../../support/opening.ts';
import type { RequestOptions } from '../../support/service.ts';
import { BEHIND_PROXY, elsewhere, PASSWORD } from '../../support/signIn.ts';

const mailDir = openFolder('mails');
const { service, world } = await openWorld({
  ...BEHIND_PROXY,
  mailDir,
  publicUrl: 'https://time.example.test',
});

type Credential = string | { token: string };

/** Makes a call that must answer with this status; returns its data. */
async function call(
  as: Credential | null,
  status: number,
  method: string,
  url: string,
  options: Omit<RequestOptions, 'as'> = {},
) {
  const headers = { ...elsewhere(), ...options.headers };
  const reply = await service.request(world, method, url, { ...options, headers, ...(as && { as }) });
  expect([url, reply.status, reply.body.detail]).toEqual([url, status, undefined]);
  return reply.body.data;
}

const today = localDate(Date.now(), 'Europe/Berlin');
/** The next Monday after tomorrow. */
const monday = (() => {
  let date = addDays(today, 2);
  while (weekday(dayNumber(date)) !== 0) date = addDays(date, 1);
  return date;
})();

describe('a new employee', () => {
  it('gets a contract and a booked holiday with API calls only', async () => {
    const { admin, manager } = world;
    const email = 'nora.lindt@example.test';
    const leave = await call(admin, 201, 'POST', '/pto/admin/policies/', {
      body: { name: 'Annual leave', annual_days: 25, prorate: false },
    });
    const person = await call(admin, 201, 'POST', '/auth/users/', {
      body: { email, first_name: 'Nora', last_name: 'Lindt', start_date: today, manager_id: manager.id },
    });

    // the employee accepts the invitation and signs in
    const [mail] = await mailsTo(mailDir, email);
    const token = /wfi_[\w-]{43}/.exec(mail!.text)![0];
    await call(null, 200, 'POST', '/auth/invitations/accept/', { body: { token, password: PASSWORD } });
    const { access_token: nora } = await call(null, 200, 'POST', '/auth/login/', {
      body: { email, password: PASSWORD },
    });

    // without a contract, the answer says what is missing
    const days = { policy_id: leave.id, start_date: monday, end_date: addDays(monday, 1) };
    const refused = await service.request(world, 'POST', '/pto/requests/', { as: nora, body: days });
    expect([refused.status, refused.body.data]).toEqual([422, { code: 'no_contract', first_day: monday }]);

    // an admin drafts one with a document, and requests a signature
    const draft = await call(admin, 201, 'POST', '/contracts/admin/', {
      body: {
        employee_id: person.id,
        type: 'permanent',
        title: 'Product designer',
        start_date: today,
        weekly_hours: 40,
        pattern: { mon: 8, tue: 8, wed: 8, thu: 8, fri: 8 },
        salary: '4200.00',
        currency: 'EUR',
        pay_period: 'month',
        notice_days: 30,
      },
    });
    const document = await call(admin, 200, 'PUT', `/contracts/admin/${draft.id}/document/`, upload(PDF));
    await call(admin, 200, 'POST', `/contracts/admin/${draft.id}/activate/`, {
      body: { require_signature: true },
    });

    // the employee reads and signs it
    const [offered] = await call(nora, 200, 'GET', '/contracts/');
    expect(offered).toMatchObject({ id: draft.id, status: 'pending_signature', allowed_actions: ['sign'] });
    const signed = await call(nora, 200, 'POST', `/contracts/${draft.id}/sign/`, {
      body: { full_name: 'Nora Lindt', accepted: true },
      headers: { 'if-match': `"${offered.version}"` },
    });
    expect(signed).toMatchObject({
      status: 'active',
      signature: { full_name: 'Nora Lindt', document_sha256: document.sha256 },
      absences_recounted: [],
    });

    // the employee requests two days off, which the manager approves
    const preview = await call(nora, 200, 'POST', '/pto/requests/preview/', { body: days });
    expect(preview.days).toBe('2.00');
    const asked = await call(nora, 201, 'POST', '/pto/requests/', { body: days });
    await call(manager, 200, 'POST', `/pto/admin/requests/${asked.id}/approve/`);
    expect(await call(nora, 200, 'GET', `/pto/requests/${asked.id}/`)).toMatchObject({
      status: 'approved',
      days: '2.00',
    });
    const balances = await call(nora, 200, 'GET', '/pto/balance/', {
      query: { year: Number(monday.slice(0, 4)) },
    });
    expect(balances.find((one: { policy: { id: string } }) => one.policy.id === leave.id)).toMatchObject({
      used: '2.00',
    });
  });
});
