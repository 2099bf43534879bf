/// <reference lib="dom" />
/** People in the console: finding a colleague, joining with a contract, leaving with its effects shown before. */
import { expect, test } from '@jest/globals';
import { runImports } from '../../../src/areas/auth/actions/runImports.ts';
import { jobTools } from '../../support/jobTools.ts';
import { mailsTo } from '../../support/mails.ts';
import { personWithPassword } from '../../support/signIn.ts';
import { until } from '../../support/until.ts';
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

/** Runs the job that tries an import's lines, once the page waits for it. */
async function tried() {
  await until(
    async () => (await world.sql(`SELECT id FROM user_imports WHERE status <> 'finished'`)).length > 0,
  );
  await runImports(service.app.services.pool, Date.now, () => false, jobTools(mailDir));
}

test('people from a file: a wrong line is mended in place, another left out, and all are added together', async () => {
  const lines = [
    'first_name;last_name;email;start_date;role;manager;department',
    `Ada;Rook;ada.rook@example.test;2027-02-01;employee;${world.manager.email};`,
    'Ben;Sole;ben.sole;2027-02-30;employee;nobody@example.test;Nowhere',
    'Cid;Tarn;;2027-02-01;employee;;',
  ];
  const page = await newPage();
  await signIn(page, world.admin, '/people');
  await page.getByRole('button', { name: 'Add from a file' }).click();
  await page
    .getByLabel('File', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await tried();
  await page.getByText('1 lines are right, 2 are not.').waitFor();
  const ben = page.getByRole('group', { name: 'Line 2' });
  for (const field of ['email.2', 'start_date.2', 'department.2'])
    await ben.locator(`input[name="${field}"][aria-invalid]`).waitFor();
  await ben.getByLabel('E-mail address', { exact: true }).fill('ben.sole@example.test');
  await ben.getByLabel('First day').fill('2027-02-28');
  await ben.getByLabel('Department').fill('');
  await ben.getByLabel('Manager (e-mail address)').fill(world.manager.email.toUpperCase());
  await page.getByRole('group', { name: 'Line 3' }).getByLabel('Leave this line out').check();
  const found = async (email: string) =>
    (await service.request(world, 'GET', '/auth/users/', { as: world.admin, query: { email } })).body.data;
  expect(await found('ada.rook@example.test')).toEqual([]);
  await page.getByRole('button', { name: 'Check again' }).click();
  await tried();
  await page.getByText('All 2 lines can be added.').waitFor();
  await page.getByRole('button', { name: 'Add 2 people' }).click();
  await tried();
  await page.getByText('2 people are added.').waitFor();
  expect(await found('ben.sole@example.test')).toMatchObject([{ manager: { id: world.manager.id } }]);
  expect(await found('ada.rook@example.test')).toMatchObject([{ manager: { id: world.manager.id } }]);
}, 60_000);

test('a file that is no CSV is refused before anything is sent', async () => {
  const page = await newPage();
  await signIn(page, world.admin, '/people/import');
  await page
    .getByLabel('File', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n"1') });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByText('This is not a CSV file with a first line of column names.').waitFor();
});
