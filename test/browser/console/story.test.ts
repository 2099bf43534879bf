/// <reference lib="dom" />
/**
 * What an admin does in the first week with a browser and no terminal, from the second factor to the audit trail.
 * A real worker delivers through Temporal to a real HTTPS receiver, which refuses until the address is mended.
 */
import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import { createDeliveryWorker } from '../../../src/delivery/worker/worker.ts';
import { mailsTo } from '../../support/mails.ts';
import { readEnvironment } from '../../support/environment.ts';
import { opened } from '../../support/opening.ts';
import { startReceiver, testAuthority } from '../../support/receiver/receiver.ts';
import { TEST_SECRET } from '../../support/service.ts';
import { codeAt, PASSWORD, personWithPassword, withSecondFactor } from '../../support/signIn.ts';
import { openConsole } from './open.ts';

const { service, world, origin, mailDir, newPage, signIn } = await openConsole();

// 404 everywhere but at the right address
const receiver = await opened(
  startReceiver({
    behaviour: (request, response) => void response.writeHead(request.url === '/right' ? 204 : 404).end(),
  }),
);
const addressAt = (path: string) => new URL(path, receiver.url).href;

const worker = createDeliveryWorker({
  databaseUrl: service.database.appUrl,
  appSecret: TEST_SECRET,
  temporal: { address: readEnvironment().temporalAddress, namespace: 'default' },
  installation: `story${Date.now()}`,
  addressPolicy: {
    allowedNetworks: ['127.0.0.1/32'],
    allowedPorts: [443],
    ca: testAuthority().certificate,
  },
  retrySchedule: [20, 30, 40, 50, 60],
  log: pino({ level: 'silent' }),
});
const run = worker.run();
await opened(
  Promise.race([worker.ready, run]).then(() => worker),
  (it) => it.shutdown(),
);

test('an admin signs in with a code, invites a colleague who joins, makes a key, connects a webhook, sees it fail, mends it, resends, and reads who did what', async () => {
  const admin = await personWithPassword(service, world, { role: 'admin', first: 'Rosa' });
  const { secret } = await withSecondFactor(service, world, admin);
  const page = await newPage();
  await signIn(page, admin);
  await page.getByLabel('Code', { exact: true }).fill(codeAt(secret));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Hello, Rosa' }).waitFor();

  await page.goto(`${origin}/console/calls/createUser`);
  await page.getByLabel('Email', { exact: false }).first().fill('ines@example.test');
  await page.getByLabel('First name').fill('Ines');
  await page.getByLabel('Last name').fill('Novak');
  await page.getByLabel('Start date').fill('2026-02-01');
  await page.getByRole('button', { name: 'Add a person' }).click();
  await page
    .getByRole('status')
    .filter({ hasText: /created|added|invited/i })
    .first()
    .waitFor();
  const [mail] = await mailsTo(mailDir, 'ines@example.test');
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(mail!.text)![0]);
  const colleague = await newPage();
  await colleague.goto(`${origin}${pathname}${search}`);
  await colleague.getByLabel('New password').fill('seven violet ladders hum');
  await colleague.getByRole('button', { name: 'Join' }).click();
  await colleague.getByRole('heading', { name: 'Hello, Ines' }).waitFor();

  await page.getByRole('navigation').getByRole('link', { name: 'API & assistants' }).click();
  await page.getByRole('button', { name: 'Create a key' }).first().click();
  await page.getByLabel('Name').fill('Payroll import');
  await page.getByRole('checkbox').first().check();
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Create a key' }).click();
  await page.getByText('This is the key.').waitFor();
  const key = await page.getByRole('dialog').locator('pre').first().innerText();
  expect((await service.request(world, 'GET', '/auth/me/', { as: key })).status).not.toBe(401);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('navigation').getByRole('link', { name: 'Developers' }).click();
  await page.getByRole('button', { name: 'Add a webhook' }).first().click();
  await page.getByLabel('Address').fill(addressAt('/wrong'));
  await page.getByRole('checkbox', { name: /absence\.requested/ }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Add a webhook' }).click();
  await page.getByText('This is the signing secret.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('link', { name: addressAt('/wrong') }).click();
  await page.getByRole('button', { name: 'Send a sample' }).click();
  await page.getByRole('dialog').getByLabel('Event').selectOption('absence.requested');
  await page.getByRole('dialog').getByRole('button', { name: 'Send a sample' }).click();
  await page.getByText('A sample is on its way.').waitFor();
  await receiver.waitFor(1, 60_000);

  await page.getByRole('main').getByRole('link', { name: 'Deliveries' }).last().click();
  const delivery = page.getByRole('row').filter({ hasText: 'absence.requested' });
  await delivery.filter({ hasText: 'failed' }).waitFor({ timeout: 60_000 });
  await page.goBack();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Address').fill(addressAt('/right'));
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('main').getByRole('link', { name: 'Deliveries' }).last().click();
  await delivery.getByRole('link').first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('404').first().waitFor();
  await drawer.getByRole('button', { name: 'Resend' }).click();
  await page.getByText('The delivery is sent again.').waitFor();
  await drawer.getByText('delivered').first().waitFor({ timeout: 60_000 });
  expect(receiver.requests.at(-1)!.path).toBe('/right');
  await page.keyboard.press('Escape');

  await page.goto(`${origin}/console/developers/audit`);
  for (const line of [/created api_key/, /created webhook/, /updated webhook/, /created user|invited/])
    await page.getByRole('row').filter({ hasText: 'Rosa' }).filter({ hasText: line }).first().waitFor();
  await page.getByRole('button', { name: 'Verify the chain' }).click();
  await page.getByText('The chain is intact').waitFor();
}, 180_000);
