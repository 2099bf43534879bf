/// <reference lib="dom" />
/** The help desk, the benefits of everybody, and who decides while somebody is away. */
import { expect, test } from '@jest/globals';
import { personWithPassword } from '../../support/signIn.ts';
import { openConsole } from './open.ts';

const { service, world, newPage, signIn, open } = await openConsole();

const asAdmin = async (method: string, path: string, body?: object) =>
  (await service.request(world, method as 'GET', path, { as: world.admin, ...(body && { body }) })).body.data;

test('a question is taken, noted on among admins, answered and joined with another; the person sees the answer only', async () => {
  const person = await personWithPassword(service, world, { first: 'Ines', last: 'Falk' });
  const ask = async (subject: string) =>
    (
      await service.request(world, 'POST', '/support/tickets/', {
        as: person,
        body: { subject, body: 'It says that I have none left.' },
      })
    ).body.data;
  const question = await ask('My days off');
  await ask('My days off, twice');
  const page = await newPage();
  await signIn(page, world.admin, '/support/desk');
  await page.getByRole('link', { name: 'Open: My days off', exact: true }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Change' }).click();
  await drawer.getByLabel('Assigned to').selectOption({ label: world.admin.name });
  await drawer.getByLabel('Priority').selectOption('high');
  await drawer.getByLabel('Tags').fill('leave, balance');
  await drawer.getByRole('button', { name: 'Change' }).click();
  await page.getByText('The question is changed.').waitFor();
  await drawer.getByRole('textbox', { name: 'Reply' }).fill('The carry-over has lapsed.');
  await drawer.getByLabel('As a note').check();
  await drawer.getByRole('button', { name: 'Reply' }).click();
  await drawer
    .getByRole('listitem')
    .filter({ hasText: 'The carry-over has lapsed.' })
    .getByText('Note')
    .waitFor();
  await drawer.getByRole('textbox', { name: 'Reply' }).fill('You have 12 days until December.');
  await drawer.getByRole('button', { name: 'Reply' }).click();
  await drawer.getByRole('listitem').filter({ hasText: 'You have 12 days' }).waitFor();
  expect(await asAdmin('GET', `/support/tickets/${question.id}/`)).toMatchObject({
    assignee: { id: world.admin.id },
    priority: 'high',
    tags: ['leave', 'balance'],
  });

  const mine = await newPage();
  await signIn(mine, person, `/support/tickets/${question.id}`);
  await mine.getByRole('dialog').getByText('You have 12 days until December.').waitFor();
  expect(await mine.getByText('The carry-over has lapsed.').count()).toBe(0);

  await open(page, '/support/desk?q=twice');
  await page.getByRole('link', { name: 'Open: My days off, twice' }).click();
  await drawer.getByRole('button', { name: 'Join with another question' }).click();
  const choice = drawer.getByLabel('The other question');
  await choice.getByRole('option', { name: /My days off ·/ }).waitFor({ state: 'attached' });
  await choice.selectOption(question.id);
  await drawer.getByRole('button', { name: 'Join with another question' }).click();
  await page.getByText('The questions are one now.').waitFor();
  await drawer.getByRole('heading', { name: 'My days off', exact: true }).waitFor();
});

test('an answer is written, found by everybody, changed back to a draft, and deleted', async () => {
  const page = await newPage();
  await signIn(page, world.admin, '/support/desk');
  await page.getByRole('button', { name: 'Write an answer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Question').fill('When is payday?');
  await dialog.getByRole('textbox', { name: 'Answer' }).fill('On the 27th.');
  await dialog.getByRole('button', { name: 'Write an answer' }).click();
  await page.getByText('The answer is saved.').waitFor();
  const found = async () =>
    (await service.request(world, 'GET', '/support/faqs/', { as: world.employee, query: { q: 'payday' } }))
      .body.data;
  expect(await found()).toMatchObject([{ answer_md: 'On the 27th.' }]);
  await page.getByRole('button', { name: 'Edit: When is payday?' }).click();
  await dialog.getByLabel('Everybody can read it').uncheck();
  await dialog.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('region', { name: 'Drafts' }).getByText('When is payday?').waitFor();
  expect(await found()).toEqual([]);
  await page.getByRole('button', { name: 'Edit: When is payday?' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('The answer is deleted.').waitFor();
});

test('a benefit is added, asked for, approved with its notice’s link, costs the company, and ends', async () => {
  const person = await personWithPassword(service, world, { first: 'Kai', last: 'Brandt' });
  const page = await newPage();
  await signIn(page, world.admin, '/benefits/admin');
  await page.getByRole('button', { name: 'Add a benefit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('City ticket');
  await dialog.getByLabel('Category').selectOption('transport');
  await dialog.getByLabel('Description').fill('All buses and trams');
  await dialog.getByLabel('Employee cost').first().fill('10.00');
  await dialog.getByLabel('Employer cost').first().fill('39.00');
  await dialog.getByLabel('Currency').fill('EUR');
  await dialog.getByLabel('Frequency').selectOption('month');
  await dialog.getByLabel('Requires approval').selectOption('true');
  await dialog.getByRole('button', { name: 'Add a benefit' }).click();
  const row = page.getByRole('row').filter({ hasText: 'City ticket' });
  await row.getByText('€39.00 a month').waitFor();

  const [plan] = await asAdmin('GET', '/benefits/admin/plans/');
  const { id } = (
    await service.request(world, 'POST', '/benefits/enrollments/', { as: person, body: { plan_id: plan.id } })
  ).body.data;
  await open(page, `/benefits/admin/${id}`);
  const drawer = page.getByRole('dialog', { name: 'City ticket, Kai Brandt' });
  await drawer.getByRole('button', { name: 'Approve' }).click();
  await drawer.getByRole('button', { name: 'Approve' }).click();
  await page.getByText('The enrollment is active.').waitFor();
  await drawer.getByRole('button', { name: 'End it' }).click();
  await drawer.getByLabel('Last day').fill('2027-12-31');
  await drawer.getByRole('button', { name: 'End it' }).click();
  await page.getByText('The end is recorded.').waitFor();
  const own = await service.request(world, 'GET', `/benefits/enrollments/${id}/`, { as: person });
  expect(own.body.data).toMatchObject({ end_on: '2027-12-31' });
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'What it costs now' }).getByText('€39.00').waitFor();

  await row.getByRole('button', { name: 'Archive: City ticket' }).click();
  await dialog.getByRole('button', { name: 'Archive' }).click();
  await page.getByText('The benefit is archived.').waitFor();
});

test('a manager names a substitute, who decides now; 422 without an area stays in the form', async () => {
  const deputy = await personWithPassword(service, world, { first: 'Dana', last: 'Ode', role: 'manager' });
  const page = await newPage();
  await signIn(page, world.manager, '/team');
  await page.getByRole('button', { name: 'Name a substitute' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Substitute', { exact: true }).selectOption({ label: deputy.name });
  for (const area of ['Time off', 'Expense claims', 'Timesheets'])
    await dialog.getByRole('checkbox', { name: area }).uncheck();
  await dialog.getByRole('button', { name: 'Name a substitute' }).click();
  await dialog.getByRole('group', { name: 'Decides on' }).locator('span').first().waitFor();
  await dialog.getByRole('checkbox', { name: 'Time off' }).check();
  await dialog.getByRole('button', { name: 'Name a substitute' }).click();
  await page.getByText('The substitute is named.').waitFor();
  const row = page.getByRole('row').filter({ hasText: deputy.name });
  await row.getByText('Decides now').waitFor();
  await row.getByRole('button', { name: `Remove: ${deputy.name}` }).click();
  await page.getByText('The substitute is removed.').waitFor();
});
