/// <reference lib="dom" />
/** The month of pay in the console: two admins, from the preview to the settlement; and a contract that is signed. */
import { beforeAll, expect, test } from '@jest/globals';
import { runJobs } from '../../../src/areas/payments/actions/jobs/runJobs.ts';
import { PASSWORD, personWithPassword } from '../../support/signIn.ts';
import type { Person } from '../../support/world.ts';
import { openConsole } from './open.ts';

const { service, world, newPage, signIn } = await openConsole();
const { services } = service.app;
const jobs = () =>
  runJobs(services.pool, Date.now, () => false, {
    files: services.files,
    drawer: services.drawer,
    publicUrl: null,
  });

let second: Person;
let paid: Person;
beforeAll(async () => {
  second = await personWithPassword(service, world, { role: 'admin', first: 'Vera' });
  paid = await personWithPassword(service, world, { first: 'Jon', last: 'Falk', manager: world.manager });
  const method = await service.request(world, 'POST', '/payments/methods/', {
    as: paid,
    body: {
      kind: 'bank_account',
      label: 'Salary account',
      holder_name: 'Jon Falk',
      iban: 'DE89370400440532013000',
      currency: 'EUR',
      password: PASSWORD,
    },
  });
  expect(method.status).toBe(201);
  await world.sql(
    `UPDATE contracts SET salary = '3100.00', currency = 'EUR', pay_period = 'month' WHERE employee_id = $1`,
    [paid.id],
  );
  await service.request(world, 'PATCH', '/platform/workspace/', {
    as: world.admin,
    body: { second_person_from: '1000.00', password: PASSWORD },
  });
});

const paymentsOf = async () =>
  (await service.request(world, 'GET', '/payments/', { as: paid })).body.data as {
    status: string;
    amount: string;
  }[];

test('a month is looked at, scheduled, ordered, approved by the second admin, and settled', async () => {
  const page = await newPage();
  await signIn(page, world.admin, '/payments');
  await page.getByRole('button', { name: 'Prepare a month' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Month', { exact: true }).fill('2026-10');
  await dialog.getByLabel('Day of payment').fill('2099-10-28');
  await dialog.getByLabel('Amounts from').selectOption('contracts');
  await dialog.getByRole('button', { name: 'See what would be scheduled' }).click();
  await dialog.getByRole('progressbar').waitFor();
  await jobs();
  await dialog
    .getByRole('row')
    .filter({ hasText: 'Jon Falk' })
    .filter({ hasText: 'Would be scheduled' })
    .waitFor();
  expect(await paymentsOf()).toEqual([]);
  await dialog.getByRole('button', { name: 'Schedule the payments' }).click();
  await dialog.getByText('The payments are scheduled.').waitFor();
  await dialog.getByRole('progressbar').waitFor();
  await jobs();
  await dialog
    .getByRole('row')
    .filter({ hasText: 'Jon Falk' })
    .filter({ hasText: /^.*Scheduled/ })
    .waitFor();
  expect(await paymentsOf()).toMatchObject([{ status: 'scheduled', amount: '3100.00' }]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Order a run: 28 Oct 2099, EUR' }).click();
  const order = page.getByRole('dialog');
  await order.getByLabel('Account holder').fill('Brightwater Studio GmbH');
  await order.getByLabel('IBAN').fill('DE02120300000000202051');
  await order.getByLabel('Your password').fill(PASSWORD);
  await order.getByRole('button', { name: 'Order a run' }).click();
  await page.getByText('The run is ordered, and waits for a second admin.').waitFor();
  await page.getByRole('link', { name: 'Open: Run for 28 Oct 2099' }).click();
  await page.getByRole('dialog').getByText('Waits for approval').waitFor();
  // who ordered it cannot approve it
  expect(await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).count()).toBe(0);

  const other = await newPage();
  await signIn(other, second, '/payments');
  await other.getByRole('link', { name: 'Open: Run for 28 Oct 2099' }).click();
  const run = other.getByRole('dialog');
  await run.getByLabel('Your password').fill(PASSWORD);
  await run.getByRole('button', { name: 'Approve' }).click();
  await other.getByText('The run is approved.').waitFor();
  const [file] = await Promise.all([
    other.waitForEvent('download'),
    run.getByRole('button', { name: 'Bank file' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.xml$/);
  await run.getByRole('button', { name: 'Settle' }).click();
  await other.getByText('The run is settled.').waitFor();
  await run.getByRole('progressbar').waitFor();
  await jobs();
  await run.getByRole('row').filter({ hasText: 'Jon Falk' }).filter({ hasText: 'Paid' }).waitFor();
  expect(await paymentsOf()).toMatchObject([{ status: 'completed' }]);
}, 60_000);

test('a contract is read and signed with the full name; 422 at its box until it is accepted', async () => {
  const person = await personWithPassword(service, world, {
    first: 'Rut',
    last: 'Moe',
    manager: world.manager,
  });
  await world.sql('DELETE FROM contracts WHERE employee_id = $1', [person.id]);
  const made = await service.request(world, 'POST', '/contracts/admin/', {
    as: world.admin,
    body: {
      employee_id: person.id,
      type: 'permanent',
      title: 'Designer',
      start_date: '2026-12-01',
      weekly_hours: 40,
      pattern: { mon: 8, tue: 8, wed: 8, thu: 8, fri: 8 },
      salary: '3600.00',
      currency: 'EUR',
      pay_period: 'month',
      notice_days: 30,
    },
  });
  expect([made.status, made.body.detail]).toEqual([201, undefined]);
  const { id } = made.body.data;
  await service.request(world, 'POST', `/contracts/admin/${id}/activate/`, {
    as: world.admin,
    body: { require_signature: true },
  });
  const page = await newPage();
  await signIn(page, person, `/documents/${id}`);
  const drawer = page.getByRole('dialog');
  await drawer.getByText('€3,600.00 a month').waitFor();
  await drawer.getByLabel('Your full name').fill('Rut Moe');
  await drawer.getByRole('button', { name: 'Sign' }).click();
  await drawer.locator('input[name="accepted"][aria-invalid]').waitFor();
  await drawer.getByRole('checkbox').check();
  await drawer.getByRole('button', { name: 'Sign' }).click();
  await page.getByText('The contract is signed.').waitFor();
  const signed = await service.request(world, 'GET', `/contracts/${id}/`, { as: person });
  expect(signed.body.data.signature).toMatchObject({ full_name: 'Rut Moe' });
});

test('payslips are imported, published together, and one is corrected by another', async () => {
  const person = await personWithPassword(service, world, {
    first: 'Ana',
    last: 'Ruiz',
    manager: world.manager,
  });
  await world.sql(`UPDATE users SET employee_number = 'N-7' WHERE id = $1`, [person.id]);
  const page = await newPage();
  await signIn(page, second, '/payments/payslips?month=2026-09');
  await page.getByText('No payslip of this month yet.').waitFor();
  await page.getByRole('button', { name: 'Import rows' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('File').setInputFiles({
    name: 'september.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'employee_number,period_start,period_end,currency,gross,net,code,label,line_kind,amount',
        'N-7,2026-09-01,2026-09-30,EUR,4200.00,2713.21,1000,Base salary,earning,4200.00',
        'N-7,2026-09-01,2026-09-30,EUR,,,2000,Wage tax,deduction,1486.79',
      ].join('\n'),
    ),
  });
  await dialog.getByRole('button', { name: 'Import rows' }).click();
  await dialog.getByRole('progressbar').waitFor();
  await jobs();
  await dialog.getByRole('row').filter({ hasText: 'Ana Ruiz' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('row').filter({ hasText: 'Ana Ruiz' }).filter({ hasText: 'Draft' }).waitFor();
  await page.getByRole('button', { name: 'Publish 1' }).click();
  await page.getByRole('progressbar').waitFor();
  await jobs();
  await page
    .getByRole('row')
    .filter({ hasText: 'Ana Ruiz' })
    .filter({ hasText: '€2,713.21' })
    .filter({ hasText: 'Published' })
    .first()
    .waitFor();

  await page.getByRole('link', { name: 'Open: Payslip of Ana Ruiz' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Correct' }).click();
  await drawer.getByLabel('Wage tax').fill('1550.00');
  await drawer.getByText('Net: €2,650.00').waitFor();
  await drawer.getByLabel('Why it is corrected').fill('The tax class had changed');
  await drawer.getByRole('button', { name: 'Make the draft' }).click();
  await page.getByText('The correction is a draft.').waitFor();
  await page.getByRole('button', { name: 'Publish 1' }).click();
  await page.getByRole('progressbar').waitFor();
  await jobs();
  await page
    .getByRole('row')
    .filter({ hasText: '€2,713.21' })
    .filter({ hasText: 'Replaced or void' })
    .waitFor();
  const own = await service.request(world, 'GET', '/payments/payslips/', { as: person });
  expect(own.body.data).toMatchObject([
    { net: '2650.00', payout: '2650.00', correction_reason: 'The tax class had changed' },
  ]);
});
