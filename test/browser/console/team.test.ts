/// <reference lib="dom" />
/** What a manager decides and sees in the console. */
import { expect, test } from '@jest/globals';
import { personWithPassword } from '../../support/signIn.ts';
import { category } from '../../operations/reimbursements/records.ts';
import { openConsole } from './open.ts';

const { service, world, newPage, signIn } = await openConsole();

const someone = (first: string) =>
  personWithPassword(service, world, { first, last: 'Berg', manager: world.manager });
type Someone = Awaited<ReturnType<typeof someone>>;
const ask = async (as: Someone, start_date: string, end_date = start_date) => {
  const reply = await service.request(world, 'POST', '/pto/requests/', {
    as,
    body: { policy_id: world.vacation, start_date, end_date },
  });
  expect([reply.status, reply.body.detail]).toEqual([201, undefined]);
  return reply.body.data.id as string;
};
const statusOf = async (as: Someone, id: string) =>
  (await service.request(world, 'GET', `/pto/requests/${id}/`, { as })).body.data;

test('requests are approved together after five seconds, and not at all if it is taken back', async () => {
  const [one, two] = [await someone('Ole'), await someone('Uta')];
  const ids = [await ask(one, '2027-03-01'), await ask(two, '2027-03-08')];
  const page = await newPage();
  await signIn(page, world.manager, '/inbox');
  const choose = async () => {
    for (const day of ['1 Mar 2027', '8 Mar 2027'])
      await page.getByRole('checkbox', { name: new RegExp(`Select: .*${day}`) }).check();
  };
  await choose();
  await page.getByRole('button', { name: 'Approve 2' }).click();
  await page.getByText('Approving 2 requests…').waitFor();
  expect(await page.getByRole('checkbox').count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('checkbox', { name: /1 Mar 2027/ }).waitFor();
  await page.waitForTimeout(5_500);
  expect((await statusOf(one, ids[0]!)).status).toBe('requested');
  await choose();
  await page.getByRole('button', { name: 'Approve 2' }).click();
  await page.getByText('Nothing waits for you.').waitFor();
  await page.waitForTimeout(5_500);
  expect([(await statusOf(one, ids[0]!)).status, (await statusOf(two, ids[1]!)).status]).toEqual([
    'approved',
    'approved',
  ]);
}, 60_000);

test('who else is away is beside a request, and a denial carries its reason', async () => {
  const [one, two] = [await someone('Nora'), await someone('Emil')];
  await ask(one, '2027-04-12', '2027-04-14');
  const id = await ask(two, '2027-04-13');
  const page = await newPage();
  await signIn(page, world.manager, '/inbox');
  await page.getByRole('button', { name: /^Open: Vacation, 13 Apr 2027/ }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('Who else of the team is away or has asked').waitFor();
  await drawer.getByText('Nora Berg').waitFor();
  await drawer.getByRole('button', { name: /^Deny/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Deny', exact: true }).click();
  // 422: the reason is required
  await dialog.locator('[aria-invalid]').waitFor();
  await dialog.getByLabel('Reason').fill('Nora is away already');
  await dialog.getByRole('button', { name: 'Deny', exact: true }).click();
  await page.getByText(/^Denied: Vacation/).waitFor();
  expect(await statusOf(two, id)).toMatchObject({
    status: 'denied',
    decision_note: 'Nora is away already',
  });
});

test('a claim is shown with its items before it is approved', async () => {
  const travel = await category(world);
  const person = await someone('Ida');
  await service.request(world, 'POST', '/reimbursements/', {
    as: person,
    body: {
      title: 'Trade fair',
      currency: 'EUR',
      items: [{ spent_on: '2026-10-12', category_id: travel, amount: '18.40', merchant: 'Deutsche Bahn' }],
    },
  });
  const page = await newPage();
  await signIn(page, world.manager, '/inbox');
  await page.getByRole('button', { name: /^Open: Trade fair/ }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('Deutsche Bahn').waitFor();
  await drawer.getByText('€18.40').first().waitFor();
});

test('the team: who is at work, who is away by day, and the hours of the month with their table and file', async () => {
  const person = await someone('Lars');
  await service.request(world, 'POST', '/tracking/clock/start/', { as: person, body: {} });
  const today = new Date().toISOString().slice(0, 10);
  const page = await newPage();
  await signIn(page, world.manager, '/team');
  await page
    .getByRole('row')
    .filter({ hasText: 'Lars Berg' })
    .filter({ hasText: 'At work' })
    .first()
    .waitFor();
  await page
    .getByRole('region', { name: 'Working time of the month' })
    .getByRole('cell', { name: 'Lars Berg' })
    .waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toContain(today.slice(0, 4));
});

test('a manager corrects the time of a day with a reason that the person reads; 422 without one', async () => {
  const one = await someone('Lars');
  const entry = { started_at: '2026-09-08T07:00:00Z', ended_at: '2026-09-08T11:00:00Z' };
  await service.request(world, 'POST', '/tracking/entries/', { as: one, body: entry });
  const entries = async () =>
    (await service.request(world, 'GET', '/tracking/entries/', { as: one })).body.data;
  expect(await entries()).toMatchObject([{ duration_seconds: 4 * 3600 }]);
  const page = await newPage();
  await page.clock.install({ time: new Date('2026-09-08T15:00:00Z') });
  await signIn(page, world.manager, '/team');
  await page.getByRole('button', { name: /^Correct: Lars Berg/ }).click();
  const dialog = page.getByRole('dialog');
  const hour = Number((await dialog.getByLabel('To', { exact: true }).inputValue()).slice(0, 2)) + 1;
  await dialog.getByLabel('To', { exact: true }).fill(`${String(hour).padStart(2, '0')}:00`);
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
  await dialog.locator('input[name="reason"][aria-invalid]').waitFor();
  await dialog.getByLabel(/^Why/).fill('The door says so');
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
  await page.getByText('The time is corrected.').waitFor();
  expect(await entries()).toMatchObject([{ duration_seconds: 5 * 3600 }]);
  await page.getByRole('button', { name: /^Correct: Lars Berg/ }).click();
  await dialog.getByLabel(/^Why/).fill('Entered twice');
  await dialog.getByRole('button', { name: 'Delete the entry' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await entries()).toEqual([]);
});

test('an admin closes a period, which refuses changes, and opens it again; a manager sees neither', async () => {
  const one = await someone('Finn');
  const record = async () =>
    (
      await service.request(world, 'POST', '/tracking/entries/', {
        as: one,
        body: { started_at: '2026-07-06T07:00:00Z', ended_at: '2026-07-06T08:00:00Z' },
      })
    ).status;
  const page = await newPage();
  await signIn(page, world.admin, '/team');
  await page.getByRole('button', { name: 'Close a period' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Closed up to').fill('2026-07-31');
  await dialog.getByRole('button', { name: 'Close a period' }).click();
  await page.getByText('The period is closed.').waitFor();
  expect(await record()).toBe(409);
  await page.getByRole('button', { name: /^Open again/ }).click();
  await dialog.getByLabel(/^Why/).fill('One day is missing');
  await dialog.getByRole('button', { name: 'Open again' }).click();
  await page.getByText('The period is open again.').waitFor();
  expect(await record()).toBe(201);
  const other = await newPage();
  await signIn(other, world.manager, '/team');
  await other.getByRole('heading', { name: 'Entries of a day' }).waitFor();
  expect(await other.getByRole('heading', { name: 'Closed periods' }).count()).toBe(0);
});
