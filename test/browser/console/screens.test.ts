/// <reference lib="dom" />
/**
 * Every screen of the console, in one loop: for each role it opens or says that it is not for it; nothing
 * breaks the policy; it is accessible (WCAG 2.2 AA, by axe) in light, dark and on a phone.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { delivery, put } from '../../access/records.ts';
import { operations } from '../../../src/generated/operations.ts';
import { openConsole } from './open.ts';
import { goTo, SCREENS as ROUTES } from './screens.ts';

const root = path.join(import.meta.dirname, '../../..');
const axe = readFileSync(path.join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');
const { service, world, newPage, open, signIn } = await openConsole();

const sent = await delivery({ ...world, service } as never);

const SCREENS = ROUTES.concat([
  { where: `/developers/webhooks/${sent.webhook_id}`, least: 'admin' },
  { where: `/developers/deliveries?open=${sent.delivery_id}&of=${sent.webhook_id}`, least: 'admin' },
  { where: '/calls/listPtoRequests', least: 'employee' },
  { where: '/calls/getPtoBalance', least: 'employee' },
  { where: '/calls/createPtoRequest', least: 'employee' },
]);

const LOOKS = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  phone: { colorScheme: 'light', viewport: { width: 390, height: 844 } },
} as const;

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const run = (
      window as unknown as {
        axe: {
          run(
            context: object,
            options: object,
          ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
        };
      }
    ).axe;
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    return (await run.run({ exclude: ['[data-live-announcer]'] }, { runOnly: tags })).violations;
  });
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

describe('every screen', () => {
  test('is found in console/routes.ts', () => {
    expect(SCREENS.length).toBeGreaterThanOrEqual(20);
  });

  for (const [look, settings] of Object.entries(LOOKS))
    test(`opens for an admin and is accessible: ${look}`, async () => {
      const page = await newPage(settings);
      await signIn(page, world.admin);
      await page.getByRole('heading', { name: /^Hello/ }).waitFor();
      const found: string[] = [];
      for (const { where } of SCREENS) {
        await goTo(page, where);
        await page.locator('h1').waitFor();
        expect([where, await page.getByText('Not for your role').count()]).toEqual([where, 0]);
        found.push(...(await violations(page)).map((one) => `${where} ${one}`));
        // nothing is wider than the page
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wider > 0) found.push(`${where} is ${wider} px too wide`);
      }
      expect(found).toEqual([]);
    }, 120_000);

  test.each(['employee', 'manager'] as const)(
    'opens for a %s, or says that it is not for the role',
    async (role) => {
      const page = await newPage();
      await signIn(page, world[role]);
      await page.getByRole('heading', { name: /^Hello/ }).waitFor();
      for (const { where, least } of SCREENS) {
        await goTo(page, where);
        const refusal = page.getByText('Not for your role');
        const forRole = least === 'employee' || least === role;
        await refusal.waitFor({ state: forRole ? 'detached' : 'visible' });
        await page.locator('h1').waitFor();
      }
      expect(await page.getByRole('link', { name: 'Developers' }).count()).toBe(0);
    },
    60_000,
  );

  test('shows a refused call with its request id, and a new try that works', async () => {
    const page = await newPage();
    await signIn(page, world.admin);
    await page.getByRole('heading', { name: /^Hello/ }).waitFor();
    let broken = true;
    await page.route('**/api/v1/platform/webhooks/*', (route) =>
      broken
        ? route.fulfill({
            status: 500,
            headers: { 'X-Request-Id': 'req-4711' },
            contentType: 'application/json',
            body: '{"status":500,"detail":"Something went wrong on our side.","data":{"code":"internal"}}',
          })
        : route.fallback(),
    );
    await goTo(page, '/developers/webhooks');
    await page.getByText('req-4711').waitFor({ timeout: 25_000 });
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('link', { name: 'https://127.0.0.1:8443/hook' }).waitFor();
  }, 60_000);

  test('shows hostile names as text', async () => {
    const name = '<img src=x onerror=alert(1)> \u202Eesrever';
    await service.request(world, 'PATCH', '/platform/workspace/', { as: world.admin, body: { name } });
    await put(world as never, 'notifications', {
      user_id: world.admin.id,
      kind: 'announcement',
      title: name,
      body: '"><script>alert(2)</script>',
    });
    const page = await newPage();
    await signIn(page, world.admin);
    await page.getByRole('heading', { name: /^Hello/ }).waitFor();
    for (const { where } of SCREENS) {
      await goTo(page, where);
      expect([where, await page.locator('img[src="x"], main script').count()]).toEqual([where, 0]);
    }
  }, 60_000);
});

describe('every operation', () => {
  test('has a screen that is made from the contract, which an admin can open', async () => {
    const page = await newPage();
    await signIn(page, world.admin);
    await page.getByRole('heading', { name: /^Hello/ }).waitFor();
    await open(page, '/calls');
    await page.locator('main a[href*="/calls/"]').first().waitFor();
    const listed = await page
      .locator('main a[href*="/calls/"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname.split('/').at(-1)!));
    expect(listed.sort()).toEqual(Object.keys(operations).sort());
    for (const id of listed) {
      await page.evaluate((to) => history.pushState(null, '', to), `/console/calls/${id}`);
      // a form, a table, facts, a file or a message
      await page.waitForFunction(
        (one) =>
          location.pathname.endsWith(one) &&
          document.querySelector('h1') &&
          document.querySelector('main form, main section, main details'),
        id,
      );
    }
  }, 120_000);

  test('a person is added with the form of createUser, and is in the list', async () => {
    const page = await newPage();
    await signIn(page, world.admin, '/calls/createUser');
    await page.getByLabel('Email', { exact: false }).first().fill('made.here@example.test');
    await page.getByLabel('First name').fill('Made');
    await page.getByLabel('Last name').fill('Here');
    await page.getByLabel('Start date').fill('2026-02-01');
    // an id is chosen by name
    await page.getByLabel(/^Manager/).selectOption({ label: world.manager.name });
    await page.getByRole('button', { name: 'Add a person' }).click();
    await page
      .getByRole('status')
      .filter({ hasText: /invited|created|added/i })
      .first()
      .waitFor();
    const { body } = await service.request(world, 'GET', '/auth/users/', {
      as: world.admin,
      query: { q: 'made.here' },
    });
    expect(body.data).toMatchObject([{ manager: { id: world.manager.id } }]);
  });

  test('422: a message is at its field of a form made from the contract', async () => {
    const page = await newPage();
    await signIn(page, world.admin, '/calls/createUser');
    await page.getByLabel('First name').fill('Only');
    await page.getByRole('button', { name: 'Add a person' }).click();
    await page.locator('input[name="email"][aria-invalid]').waitFor();
  });
});
