/// <reference lib="dom" />
/** The working day of an employee in the console, without a terminal. */
import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { PASSWORD, personWithPassword } from '../../support/signIn.ts';
import { until } from '../../support/until.ts';
import type { Person } from '../../support/world.ts';
import { category } from '../../operations/reimbursements/records.ts';
import { openConsole } from './open.ts';

const { service, world, newPage, open, signIn } = await openConsole();

let ines: Person;
beforeAll(async () => {
  await category(world);
  ines = await personWithPassword(service, world, { first: 'Ines', manager: world.manager });
  await world.sql(
    `INSERT INTO contracts (workspace_id, employee_id, type, title, start_date, weekly_hours, pattern, status)
     SELECT $1, $2, 'permanent', 'Engineer', '2024-01-01', 40, '{"mon":8,"tue":8,"wed":8,"thu":8,"fri":8,"sat":0,"sun":0}', 'active'
      WHERE NOT EXISTS (SELECT FROM contracts WHERE employee_id = $2)`,
    [world.id, ines.id],
  );
});

const read = async (path: string, query = {}) =>
  (await service.request(world, 'GET', path, { as: ines, query })).body.data;
const signedIn = async (where: string) => {
  const page = await newPage();
  await signIn(page, ines, where);
  return page;
};

test('the clock starts with a press, shows since when it runs, and stops with a break', async () => {
  const page = await signedIn('/');
  await page.getByRole('heading', { name: 'Hello, Ines' }).waitFor();
  await page.getByLabel('What are you working on?').fill('Client workshop');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByText(/Running since .*Client workshop/).waitFor();
  expect(await read('/tracking/clock/')).toMatchObject({ running: true });
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Your clock is not running.').waitFor();
  expect(await read('/tracking/clock/')).toMatchObject({ running: false });
});

test('time off is asked for with its cost in view, changed, and cancelled with a reason', async () => {
  const page = await signedIn('/time-off');
  await page.getByRole('button', { name: 'Request time off' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Leave type').selectOption({ label: 'Vacation' });
  await dialog.getByLabel('First day').fill('2027-06-07');
  await dialog.getByLabel('Last day').fill('2027-06-09');
  await dialog.getByText('3 days').first().waitFor();
  await dialog.getByLabel('Last day').fill('2027-06-08');
  await dialog.getByText('2 days').first().waitFor();
  await dialog.getByText(`${world.manager.name} decides.`).waitFor();
  expect(await read('/pto/requests/')).toEqual([]);
  await dialog.getByRole('button', { name: 'Send the request' }).click();
  await page.getByText('Your request is sent.').waitFor();
  await page.getByRole('link', { name: /^Open: Vacation/ }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Last day').fill('2027-06-10');
  await drawer.getByRole('button', { name: 'Change the days' }).click();
  await drawer.getByText('4 days').waitFor();
  await drawer.getByRole('button', { name: 'Cancel the request' }).click();
  await drawer.getByLabel('Reason').fill('The trip is off');
  await drawer.getByRole('button', { name: 'Cancel the request' }).click();
  await drawer.getByText('Cancelled').waitFor();
  expect(await read('/pto/requests/')).toMatchObject([
    { status: 'cancelled', days: '4.00', decision_note: 'The trip is off' },
  ]);
});

test('422: what is wrong with a request is shown while it is typed, and at its field when it is sent', async () => {
  const page = await signedIn('/time-off');
  await page.getByRole('button', { name: 'Request time off' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Leave type').selectOption({ label: 'Vacation' });
  await dialog.getByLabel('First day').fill('2027-06-12');
  await dialog.getByLabel('Last day').fill('2027-06-13');
  // a weekend costs nothing
  await dialog.getByRole('status').getByText(/day/).first().waitFor();
  await dialog.getByRole('button', { name: 'Send the request' }).click();
  await dialog.locator('[aria-invalid], [role="alert"]').first().waitFor();
  expect(await page.getByText('Your request is sent.').count()).toBe(0);
});

test('a week is typed in by keyboard, corrected, and copied to the next one', async () => {
  const page = await signedIn('/time?week=2026-11-02');
  await page.getByRole('button', { name: /^Add an entry on Mon/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('From').waitFor();
  await page.keyboard.type('0900');
  await page.keyboard.press('Tab');
  const form = page.getByRole('form', { name: /Add an entry/ });
  await form.getByLabel('To', { exact: true }).fill('17:30');
  await form.getByLabel('Break, min').fill('30');
  await form.getByLabel('What').fill('Harbour museum');
  await page.keyboard.press('Enter');
  await page.getByText('09:00–17:30').waitFor();
  await page.getByText('8:00 h worked').waitFor();
  await page.getByRole('button', { name: /^Edit: 09:00/ }).click();
  await page.getByRole('dialog').getByLabel('To', { exact: true }).fill('16:30');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText('09:00–16:30').waitFor();
  await page.getByRole('button', { name: 'Later week' }).click();
  await page.getByText('7:00 h worked').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Copy last week' }).click();
  await page.getByText('1 entry is copied.').waitFor();
  await page.getByText('09:00–16:30').waitFor();
  const entries = await read('/tracking/entries/', {
    from: '2026-11-02',
    to: '2026-11-15',
    ordering: 'started_at',
  });
  expect(entries).toMatchObject([
    {
      started_at: '2026-11-02T09:00:00.000+01:00',
      ended_at: '2026-11-02T16:30:00.000+01:00',
      break_minutes: 30,
    },
    { started_at: '2026-11-09T09:00:00.000+01:00', description: 'Harbour museum' },
  ]);
});

test('a claim is a photo, an amount and a press; a large photo is scaled down before it is sent', async () => {
  const page = await signedIn('/expenses');
  page.setDefaultTimeout(5000);
  await page.getByRole('button', { name: 'New claim' }).first().click();
  const dialog = page.getByRole('dialog');
  const [width, height] = [3000, 1500];
  const photo = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 40 })
    .toBuffer();
  await dialog
    .getByLabel('Receipt')
    .setInputFiles({ name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: photo });
  await dialog.getByLabel('Amount').fill('31,4');
  await dialog.getByLabel('Category').selectOption({ label: 'Travel' });
  await dialog.getByLabel('Where').fill('Deutsche Bahn');
  await dialog.getByRole('button', { name: 'Send the claim' }).click();
  await page.getByText('The claim is sent.').waitFor();
  const [claim] = await read('/reimbursements/');
  expect(claim).toMatchObject({ title: 'Deutsche Bahn', amount: '31.40', status: 'submitted' });
  expect(claim.receipts).toMatchObject([{ item_id: claim.items[0].id, content_type: 'image/jpeg' }]);
  const stored = await service.request(
    world,
    'GET',
    `/reimbursements/${claim.id}/receipts/${claim.receipts[0].id}/`,
    { as: ines },
  );
  expect(await sharp(stored.bytes).metadata()).toMatchObject({ width: 2400, height: 1200 });
  await page.getByRole('link', { name: 'Open: Deutsche Bahn' }).click();
  await page.getByRole('dialog').getByRole('img', { name: 'receipt.jpg' }).waitFor();
});

test('a trip is claimed by the day: what others paid is taken off, and a wrong end is shown at its field', async () => {
  const rate = { kind: 'per_diem', valid_from: '2026-01-01', country: 'DE', full: '28.00', partial: '14.00' };
  const rates = await service.request(world, 'PUT', '/reimbursements/admin/rates/', {
    as: world.admin,
    body: { rates: [rate] },
  });
  expect(rates.status).toBe(200);
  const page = await signedIn('/expenses');
  await page.getByRole('button', { name: 'New claim' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Kind').selectOption('per_diem');
  await dialog.getByLabel('Category').selectOption({ label: 'Travel' });
  await dialog.getByLabel('Trip began').fill('2026-11-09T09:00');
  await dialog.getByLabel('Trip ended').fill('2026-11-08T15:00');
  await dialog.getByLabel('Country').fill('de');
  await dialog.getByLabel('Title').fill('Trade fair in Cologne');
  await dialog.getByRole('button', { name: 'Send the claim' }).click();
  await dialog.locator('input[name="to.0"][aria-invalid]').waitFor();
  await dialog.getByLabel('Trip ended').fill('2026-11-11T15:00');
  await dialog.getByLabel('Breakfasts that others paid').fill('1');
  await dialog.getByRole('button', { name: 'Send the claim' }).click();
  await page.getByText('The claim is sent.').waitFor();
  const [claim] = await read('/reimbursements/');
  // 14 + 28 + 14, less a fifth of the full rate for a breakfast
  expect(claim).toMatchObject({ title: 'Trade fair in Cologne', amount: '50.40', status: 'submitted' });
});

test('422: the message of an item is at its field; after a failed receipt a second press goes on with the same claim', async () => {
  const page = await signedIn('/expenses');
  page.setDefaultTimeout(5000);
  await page.getByRole('button', { name: 'New claim' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount').fill('many');
  await dialog.getByLabel('Category').selectOption({ label: 'Travel' });
  await dialog.getByRole('button', { name: 'Send the claim' }).click();
  await dialog.locator('input[name="amount.0"][aria-invalid]').waitFor();
  await dialog.getByLabel('Amount').fill('12.00');
  await dialog.getByLabel('Where').fill('Kiosk');
  let broken = true;
  await page.route('**/receipts/', (route) => (broken ? route.abort() : route.fallback()));
  await dialog.getByLabel('Receipt').setInputFiles({
    name: 'note.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  await dialog.getByRole('button', { name: 'Send the claim' }).click();
  await dialog.getByText('The service cannot be reached.').waitFor();
  broken = false;
  await dialog.getByLabel('Receipt').setInputFiles({
    name: 'note.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  });
  await dialog.getByRole('button', { name: 'Send the claim' }).click();
  await page.getByText('The claim is sent.').waitFor();
  const kiosk = (await read('/reimbursements/')).filter(({ title }: { title: string }) => title === 'Kiosk');
  expect(kiosk).toMatchObject([{ status: 'submitted', receipts: [{ filename: 'note.png' }] }]);
});

test('an account is added with the password, and what was paid is in the page', async () => {
  const page = await signedIn('/pay');
  await page.getByText('Without an account nothing can be paid to you.').waitFor();
  await page.getByRole('button', { name: 'Add an account' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the account').fill('Salary account');
  await dialog.getByLabel('IBAN').fill('DE89370400440532013001');
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Add an account' }).click();
  await dialog.locator('input[name="iban"][aria-invalid]').waitFor();
  await dialog.getByLabel('IBAN').fill('DE89370400440532013000');
  await dialog.getByRole('button', { name: 'Add an account' }).click();
  await page.getByText('…3000').waitFor();
  const slip = {
    employee_id: ines.id,
    period_start: '2026-10-01',
    period_end: '2026-10-31',
    gross: '4200.00',
    net: '2713.21',
    currency: 'EUR',
    lines: [
      { code: '1000', label: 'Base salary', kind: 'earning', amount: '4200.00' },
      { code: '2000', label: 'Wage tax', kind: 'deduction', amount: '1486.79' },
    ],
  };
  const { body } = await service.request(world, 'POST', '/payments/admin/payslips/', {
    as: world.admin,
    body: slip,
  });
  await service.request(world, 'POST', `/payments/admin/payslips/${body.data.id}/publish/`, {
    as: world.admin,
  });
  await open(page, '/pay');
  await page.getByRole('link', { name: /^Open: 1 Oct 2026/ }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('Wage tax').waitFor();
  await drawer.getByText('€2,713.21').first().waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    drawer.getByRole('button', { name: 'Save the PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
});

test('profile, photo and address are changed by their person', async () => {
  const page = await signedIn('/me');
  await page.getByLabel('Phone').fill('+49 30 123456');
  await page.getByRole('form', { name: 'Profile' }).getByRole('button', { name: 'Save' }).click();
  await page.getByText('It is saved.').first().waitFor();
  expect(await read('/profile/')).toMatchObject({ phone: '+49 30 123456' });
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  await page
    .getByLabel('Photo', { exact: true })
    .last()
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await page.getByRole('button', { name: 'Change the photo' }).click();
  await page.getByRole('img', { name: 'Photo' }).waitFor();
  const address = page.getByRole('form', { name: 'Address' });
  await address.getByLabel('Street and number').fill('Spreeufer 12');
  await address.getByLabel('Postal code').fill('10178');
  await address.getByLabel('Town').fill('Berlin');
  await address.getByLabel('Country').fill('de');
  await address.getByRole('button', { name: 'Save' }).click();
  await until(async () => (await read('/profile/address/')).city === 'Berlin');
  expect(await read('/profile/address/')).toMatchObject({ country: 'DE' });
  await page.getByText('It is saved.').last().waitFor();
});

test('what a person is told is chosen by group, in the console and by mail, with hours without mails', async () => {
  const page = await signedIn('/me');
  const form = page.getByRole('form', { name: 'What you are told' });
  await form.getByRole('checkbox', { name: 'Meetings: By mail' }).uncheck();
  await form.getByLabel('No mails from').fill('20:00');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.locator('input[name="quiet_hours.to"][aria-invalid]').waitFor();
  await form.getByLabel('No mails until').fill('07:00');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('It is saved.').waitFor();
  const { kinds, quiet_hours } = await read('/notifications/preferences/');
  expect(kinds['meeting.invited']).toEqual({ in_app: true, email: false });
  expect(kinds['absence.approved']).toEqual({ in_app: true, email: true });
  expect(quiet_hours).toEqual({ from: '20:00', to: '07:00' });
});

test('a colleague is invited to a meeting, a question is asked and answered, a benefit is chosen', async () => {
  const page = await signedIn('/meetings');
  await page.getByRole('button', { name: 'Plan a meeting' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Sketches');
  await dialog.getByRole('checkbox', { name: world.colleague.name }).check();
  await dialog.getByRole('button', { name: 'Plan a meeting' }).click();
  await page.getByText('The meeting is planned, and everybody is invited.').waitFor();
  await page.getByRole('link', { name: 'Open: Sketches' }).click();
  await page.getByRole('dialog').getByText('No answer yet').first().waitFor();

  await open(page, '/support/tickets');
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await page.getByRole('dialog').getByLabel('Subject').fill('My badge');
  await page.getByRole('dialog').getByLabel('What is it about?').fill('It does not open the garage.');
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await page.getByText('Your question is sent.').waitFor();
  await page.getByRole('link', { name: 'Open: My badge' }).click();
  await page.getByRole('dialog').getByText('It does not open the garage.').waitFor();

  const plan = await service.request(world, 'POST', '/benefits/admin/plans/', {
    as: world.admin,
    body: {
      name: 'Meal card',
      category: 'meal',
      description: 'Lunch',
      currency: 'EUR',
      frequency: 'month',
      employee_cost: '20.00',
      employer_cost: '60.00',
      requires_approval: false,
    },
  });
  expect([plan.status, plan.body.errors]).toEqual([201, undefined]);
  await open(page, '/benefits');
  await page.getByRole('button', { name: 'Enrol: Meal card' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enrol' }).click();
  await page.getByText('You are enrolled.').waitFor();
  expect(await read('/benefits/enrollments/')).toMatchObject([{ status: 'active' }]);
});
