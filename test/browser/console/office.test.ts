/// <reference lib="dom" />
/** Contracts, invoices, claims, hand-overs and reports in the console. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { personWithPassword } from '../../support/signIn.ts';
import type { Person } from '../../support/world.ts';
import { category } from '../../operations/reimbursements/records.ts';
import { BUYER, identify } from '../../operations/invoices/parties.ts';
import { openConsole } from './open.ts';

const { service, world, newPage, signIn, open } = await openConsole();

const contractsOf = async (id: string) =>
  (
    await service.request(world, 'GET', '/contracts/admin/', {
      as: world.admin,
      query: { employee_id: id, ordering: '-start_date' },
    })
  ).body.data;

const invoicesOf = async (id: string): Promise<{ kind: string; status: string }[]> =>
  (await service.request(world, 'GET', '/invoices/admin/', { as: world.admin, query: { employee_id: id } }))
    .body.data;

/** Makes the person's contract one of a contractor, with four billable hours in September. */
async function contractor(person: Person) {
  const { id } = person;
  await world.sql(`UPDATE contracts SET type = 'contractor' WHERE employee_id = $1`, [id]);
  await world.sql(`UPDATE workspaces SET settings = settings || $2 WHERE id = $1`, [
    world.id,
    JSON.stringify({ invoicing: BUYER }),
  ]);
  service.app.services.accessChanged(world.id);
  await identify(world, person);
  const reply = await service.request(world, 'POST', '/tracking/admin/entries/', {
    as: world.admin,
    body: {
      employee_id: id,
      started_at: '2026-09-07T08:00:00Z',
      ended_at: '2026-09-07T12:00:00Z',
      billable: true,
      reason: 'For the test',
    },
  });
  expect(reply.status).toBe(201);
}

test('a change of terms is drafted, sent, and taken back; an end shows what it changes before it is written', async () => {
  const person = await personWithPassword(service, world, { first: 'Ines', last: 'Falk' });
  await world.sql(
    `UPDATE contracts SET salary = 3000, currency = 'EUR', pay_period = 'month' WHERE employee_id = $1`,
    [person.id],
  );
  const [{ id, salary, weekly_hours }] = await contractsOf(person.id);
  const page = await newPage();
  await signIn(page, world.admin, `/contracts/${id}`);
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Change the terms' }).click();
  await drawer.getByLabel('From when').fill('2098-02-01');
  await drawer.getByLabel('Hours a week').fill(String(weekly_hours / 2));
  await drawer.getByLabel('Salary').fill('much');
  await drawer.getByRole('button', { name: 'Change the terms' }).click();
  // 422: the message is at its field
  await drawer.locator('input[name="salary"][aria-invalid]').waitFor();
  await drawer.getByLabel('Salary').fill(salary);
  await drawer.getByRole('button', { name: 'Change the terms' }).click();
  await page.getByText('The new version is drafted.').waitFor();
  const [draft] = await contractsOf(person.id);
  expect(draft).toMatchObject({ status: 'draft', number: 2, weekly_hours: weekly_hours / 2, salary });
  await drawer.getByRole('button', { name: 'Send it to be signed' }).click();
  await page.getByText('The contract waits for the signature.').waitFor();
  expect((await contractsOf(person.id))[0].status).toBe('pending_signature');
  await drawer.getByRole('button', { name: 'Take it back' }).click();
  await page.getByText('The contract is a draft again.').waitFor();
  await drawer.getByRole('button', { name: 'Delete the draft' }).click();
  await page.getByText('The draft is deleted.').waitFor();
  expect(await contractsOf(person.id)).toHaveLength(1);

  await service.request(world, 'POST', '/pto/requests/', {
    as: person,
    body: { policy_id: world.vacation, start_date: '2027-06-07', end_date: '2027-06-11' },
  });
  await open(page, `/contracts/${id}`);
  await drawer.getByRole('button', { name: 'End the contract' }).click();
  await drawer.getByLabel('Last day').fill('2027-06-08');
  await drawer.getByRole('button', { name: 'See what will change' }).click();
  await drawer
    .getByRole('status')
    .getByText(/Vacation|No booked time off/)
    .waitFor();
  expect((await contractsOf(person.id))[0]).toMatchObject({ status: 'active', termination: null });
  await drawer.getByRole('button', { name: 'End it' }).click();
  await page.getByText('The end is recorded.').waitFor();
  expect((await contractsOf(person.id))[0]).toMatchObject({ end_date: '2027-06-08' });
});

test('contracts are found by their state; a manager does not get the screen', async () => {
  const page = await newPage();
  await signIn(page, world.admin, '/contracts?status=draft');
  await page.getByText('No contract matches.').waitFor();
  await page.getByLabel('State').selectOption('active');
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('row').filter({ hasText: world.employee.name }).waitFor();
  expect(new URL(page.url()).searchParams.get('status')).toBe('active');
  const other = await newPage();
  await signIn(other, world.manager, '/contracts');
  await other.getByText('Not for your role').waitFor();
});

test('recorded time becomes an invoice, which is issued, paid, and credited whole', async () => {
  const person = await personWithPassword(service, world, { first: 'Kai', last: 'Brandt' });
  await contractor(person);
  const page = await newPage();
  await signIn(page, world.admin, '/invoices');
  await page.getByRole('button', { name: 'From recorded time' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Contractor').selectOption({ label: person.name });
  await form.getByLabel('From', { exact: true }).fill('2026-09-01');
  await form.getByLabel('To', { exact: true }).fill('2026-09-30');
  await form.getByLabel('Rate an hour').fill('80.00');
  await form.getByRole('button', { name: 'From recorded time' }).click();
  await page.getByText('The invoice is drafted.').waitFor();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Issue', exact: true }).click();
  await page.getByText('The invoice is issued.').waitFor();
  await drawer.getByRole('button', { name: 'Save the PDF' }).waitFor();
  await drawer.getByRole('button', { name: 'Record the payment' }).click();
  await drawer.getByRole('button', { name: 'Record the payment' }).click();
  await page.getByText('The payment is recorded.').waitFor();
  const [paid] = await invoicesOf(person.id);
  expect(paid).toMatchObject({ status: 'paid', net: '320.00', total: '380.80' });
  await drawer.getByRole('button', { name: 'Credit it whole' }).click();
  await drawer.getByLabel(/^Why is it credited/).fill('Billed to another project');
  await drawer.getByRole('button', { name: 'Credit it whole' }).click();
  await page.getByText('The credit note is drafted.', { exact: false }).waitFor();
  await drawer.getByRole('button', { name: 'Issue', exact: true }).click();
  await drawer.getByText('Draft', { exact: true }).waitFor({ state: 'detached' });
  const kinds = (await invoicesOf(person.id)).map(({ kind, status }) => `${kind} ${status}`);
  expect(kinds).toEqual(['credit_note issued', 'invoice paid']);
});

test('a year is shown in charts with axes, each with its table, and saved as CSV', async () => {
  const page = await newPage();
  await signIn(page, world.manager, '/reports');
  await page.getByRole('heading', { name: 'Working time by month' }).waitFor();
  // pay is for admins
  expect(await page.getByRole('heading', { name: 'Pay by month' }).count()).toBe(0);
  const other = await newPage({ acceptDownloads: true });
  await other.clock.install({ time: new Date('2026-11-15T12:00:00Z') });
  await signIn(other, world.admin, '/reports');
  await other.getByRole('heading', { name: 'Pay by month' }).waitFor();
  await other
    .getByRole('row')
    .filter({ hasText: /September 2026.*4:00/ })
    .waitFor();
  const [download] = await Promise.all([
    other.waitForEvent('download'),
    other.getByRole('button', { name: 'Save as CSV' }).first().click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toMatch(/worked/);
  await other.getByRole('button', { name: 'Earlier year' }).click();
  await other.getByText('2025', { exact: true }).waitFor();
});

test('an issued invoice is corrected line by line; 422 is at the field of its line', async () => {
  const person = await personWithPassword(service, world, { first: 'Ole', last: 'Rand' });
  await contractor(person);
  const made = await service.request(world, 'POST', '/invoices/admin/', {
    as: world.admin,
    body: {
      employee_id: person.id,
      currency: 'EUR',
      due_days: 14,
      lines: [{ description: 'Workshop', quantity: 2, unit: 'day', unit_price: '500.00', tax_rate: 19 }],
    },
  });
  expect(made.status).toBe(201);
  const { id } = made.body.data;
  await service.request(world, 'POST', `/invoices/admin/${id}/issue/`, { as: world.admin, body: {} });
  const page = await newPage();
  await signIn(page, world.admin, `/invoices/${id}`);
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Correct the lines' }).click();
  await drawer.getByLabel('Why').fill('One day only');
  const line = drawer.getByRole('group', { name: 'Line 1' });
  await line.getByLabel('Quantity').fill('one');
  await drawer.getByRole('button', { name: 'Correct the lines' }).click();
  await drawer.locator('input[name="lines.0.quantity"][aria-invalid]').waitFor();
  await line.getByLabel('Quantity').fill('1');
  await drawer.getByRole('button', { name: 'Add a line' }).click();
  const second = drawer.getByRole('group', { name: 'Line 2' });
  await second.getByLabel('Description').fill('Travel');
  await second.getByLabel('Quantity').fill('1');
  await second.getByLabel('Price').fill('50.00');
  await drawer.getByRole('button', { name: 'Correct the lines' }).click();
  await page.getByText('The correction is drafted.', { exact: false }).waitFor();
  const [draft] = await invoicesOf(person.id);
  expect(draft).toMatchObject({ kind: 'corrected_invoice', status: 'draft', net: '550.00' });
});

test('a claim is read with its items, approved by the manager, and marked as paid by an admin', async () => {
  const person = await personWithPassword(service, world, {
    first: 'Rosa',
    last: 'Lund',
    manager: world.manager,
  });
  const claim = await service.request(world, 'POST', '/reimbursements/', {
    as: person,
    body: {
      title: 'Trade fair',
      currency: 'EUR',
      items: [
        {
          spent_on: '2026-09-03',
          amount: '24.90',
          category_id: await category(world),
          description: 'Stand',
        },
      ],
    },
  });
  expect([claim.status, claim.body.detail]).toEqual([201, undefined]);
  const { id } = claim.body.data;
  await service.request(world, 'POST', `/reimbursements/${id}/submit/`, { as: person });
  const status = async () =>
    (await service.request(world, 'GET', `/reimbursements/${id}/`, { as: person })).body.data.status;
  const page = await newPage();
  await signIn(page, world.manager, `/expenses/review/${id}`);
  const drawer = page.getByRole('dialog', { name: 'Trade fair' });
  await drawer.getByRole('row').filter({ hasText: 'Stand' }).getByText('€24.90').first().waitFor();
  await drawer.getByRole('button', { name: 'Approve' }).click();
  await page.getByText('The claim is approved.').waitFor();
  expect(await status()).toBe('approved');
  // managers do not pay
  await drawer.getByRole('button', { name: 'Approve' }).waitFor({ state: 'detached' });
  expect(await drawer.getByRole('button', { name: 'Mark as paid' }).count()).toBe(0);
  const other = await newPage();
  await signIn(other, world.admin, '/expenses/review?status=approved');
  await other.getByRole('link', { name: 'Open: Trade fair, Rosa Lund' }).click();
  const opened = other.getByRole('dialog');
  await opened.getByRole('button', { name: 'Mark as paid' }).click();
  await opened.getByLabel('Paid on').fill('2026-10-01');
  await opened.getByRole('button', { name: 'Mark as paid' }).click();
  await other.getByText('The claim is marked as paid.').waitFor();
  expect(await status()).toBe('paid');
});

test('a month is handed over to payroll, and its file is saved', async () => {
  const page = await newPage({ acceptDownloads: true });
  await signIn(page, world.admin, '/payments');
  await page.getByLabel('Month', { exact: true }).fill('2026-09');
  await page.getByRole('button', { name: 'Hand over a month' }).click();
  await page.getByText('The month is handed over.').waitFor();
  const row = page.getByRole('row').filter({ hasText: 'September 2026' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: 'CSV' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain(world.employee.name);
});
