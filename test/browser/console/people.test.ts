/// <reference lib="dom" />
/** People in the console: finding a colleague, joining with a contract, leaving with its effects shown before. */
import { expect, test } from '@jest/globals';
import { mailsTo } from '../../support/mails.ts';
import { personWithPassword } from '../../support/signIn.ts';
import { openConsole } from './open.ts';

const { service, world, mailDir, newPage, signIn, open } = await openConsole();

test('anybody finds a colleague by name, and in the org chart below their manager', async () => {
  await personWithPassword(service, world, { first: 'Marta', last: 'Quist', manager: world.manager });
  const page = await newPage();
  await signIn(page, world.employee, '/people');
  await page.getByLabel('Search by name, job or address').fill('quist');
  await page.getByRole('link', { name: 'Open: Marta Quist' }).click();
  const drawer = page.getByRole('dialog', { name: 'Marta Quist' });
  await drawer.getByText(world.manager.name).waitFor();
  expect(await drawer.getByRole('button', { name: 'Edit' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Org chart' }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: world.manager.name })
    .getByText('Marta Quist')
    .first()
    .waitFor();
  // adding is for admins
  await open(page, '/people/new');
  await page.getByText('Not for your role').waitFor();
});

test('one form makes the person, a contract that waits to be signed, and the invitation; a refused contract does not add the person twice', async () => {
  const page = await newPage();
  await signIn(page, world.admin, '/people/new');
  await page.getByLabel('First name').fill('Selma');
  await page.getByLabel('Last name').fill('Vik');
  await page.getByLabel('E-mail address').fill('selma.vik@example.test');
  await page.getByLabel('First day').fill('2026-12-01');
  await page.getByLabel('Job').fill('Designer');
  await page.getByLabel('Manager').selectOption({ label: world.manager.name });
  await page.getByLabel('Hours a week').fill('30');
  for (const day of ['Thu', 'Fri']) await page.getByRole('checkbox', { name: day }).uncheck();
  await page.getByLabel('Salary').fill('many');
  await page.getByRole('button', { name: 'Add the person' }).click();
  await page.locator('input[name="salary"][aria-invalid]').waitFor();
  await page.getByLabel('Salary').fill('3600.00');
  await page.getByRole('button', { name: 'Add the person' }).click();
  await page.getByText('Selma Vik is added.').waitFor();
  const found = await service.request(world, 'GET', '/auth/users/', {
    as: world.admin,
    query: { email: 'selma.vik@example.test' },
  });
  expect(found.body.data).toMatchObject([{ status: 'invited', manager: { id: world.manager.id } }]);
  const contracts = await service.request(world, 'GET', '/contracts/admin/', {
    as: world.admin,
    query: { employee_id: found.body.data[0].id },
  });
  expect(contracts.body.data).toMatchObject([
    {
      title: 'Designer',
      salary: '3600.00',
      weekly_hours: 30,
      pattern: { mon: 10, tue: 10, wed: 10, thu: 0, fri: 0 },
    },
  ]);
  expect(contracts.body.data[0].status).toBe('pending_signature');
  expect(await mailsTo(mailDir, 'selma.vik@example.test')).not.toEqual([]);
});

test('what a leaving changes is shown before it is planned, and nothing is written before', async () => {
  const person = await personWithPassword(service, world, {
    first: 'Otto',
    last: 'Lind',
    manager: world.manager,
  });
  await service.request(world, 'POST', '/pto/requests/', {
    as: person,
    body: { policy_id: world.vacation, start_date: '2027-05-03', end_date: '2027-05-07' },
  });
  const page = await newPage();
  await signIn(page, world.admin, `/people/${person.id}`);
  await page.getByRole('button', { name: 'Plan the leaving' }).click();
  const dialog = page.getByRole('dialog', { name: 'Otto Lind leaves' });
  await dialog.getByLabel('Last day of work').fill('2027-03-31');
  await dialog.getByRole('button', { name: 'See what will happen' }).click();
  await dialog
    .getByRole('status')
    .getByText(/Vacation|absence/)
    .first()
    .waitFor();
  const record = async () =>
    (await service.request(world, 'GET', `/auth/users/${person.id}/`, { as: world.admin })).body.data;
  expect(await record()).toMatchObject({ status: 'active', last_day: null });
  await dialog.getByRole('button', { name: 'Let them leave' }).click();
  await page.getByText('The leaving is planned.').waitFor();
  expect(await record()).toMatchObject({ status: 'active', last_day: '2027-03-31' });
});
