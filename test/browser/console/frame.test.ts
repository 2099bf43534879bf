/// <reference lib="dom" />
/** What all screens share: notices, the palette, the keyboard, the theme, and what a page weighs. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { PNG, upload } from '../../support/form.ts';
import { openConsole } from './open.ts';

const { service, world, origin, folder, newPage, open, signIn } = await openConsole();

async function inside(page: Page, person = world.employee): Promise<void> {
  await signIn(page, person);
  await page.getByRole('heading', { name: /^Hello/ }).waitFor();
}

const announce = (title: string) =>
  service.request(world, 'POST', '/notifications/admin/announcements/', {
    as: world.admin,
    body: { title, body: 'For everybody.', audience: 'all' },
  });

describe('notices', () => {
  test('show as they come, over a socket that is opened with a ticket', async () => {
    const page = await newPage();
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(socket.url()));
    const opened = page.waitForEvent('websocket');
    await inside(page);
    await opened;
    await page.waitForLoadState('networkidle');
    expect((await announce('The kitchen is closed')).status).toBe(202);
    await page.getByRole('status').filter({ hasText: 'The kitchen is closed' }).waitFor();
    await page.getByRole('button', { name: 'Notices: 1 unread notice' }).click();
    const latest = page.getByRole('dialog', { name: 'Notices' });
    await latest.getByRole('link', { name: 'The kitchen is closed' }).waitFor();
    await latest.getByRole('button', { name: 'Mark all as read' }).click();
    await page.getByRole('button', { name: 'Notices: 0 unread notices' }).waitFor();
    await latest.getByRole('link', { name: 'Inbox' }).click();
    await page.getByRole('heading', { name: 'Inbox' }).waitFor();
    expect(await latest.isVisible()).toBe(false);
    expect(sockets.join()).toMatch(/\/ws\/notifications\/\?ticket=/);
    expect(sockets.join()).not.toMatch(/token=/);
  });

  test('are fetched if the socket is blocked, which a status line says', async () => {
    const page = await newPage();
    await page.routeWebSocket(/\/ws\//, (socket) => socket.close());
    await announce('Fetched');
    await inside(page, world.colleague);
    await page.getByRole('status').filter({ hasText: 'fetched every 30 seconds' }).waitFor();
    await page.getByRole('button', { name: /[1-9]\d* unread/ }).waitFor();
  });

  test('are read in the inbox, one by one and all at once', async () => {
    for (const title of ['One', 'Two', 'Three']) await announce(title);
    const page = await newPage();
    await inside(page, world.stranger);
    await page.getByRole('navigation').getByRole('link', { name: 'Inbox' }).click();
    await page.getByRole('button', { name: 'Mark as read' }).first().click();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await page.getByRole('button', { name: 'Mark all as read' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Notices: 0 unread notices' }).waitFor();
  });
});

describe('by keyboard', () => {
  test('Ctrl K goes to a screen by its name, and Escape closes the palette', async () => {
    const page = await newPage();
    await inside(page, world.admin);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('develop');
    await page.getByRole('option', { name: 'Developers' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Webhooks' }).waitFor();
  });

  test('Tab first reaches the link to the content, which moves the focus there', async () => {
    const page = await newPage();
    await inside(page);
    await page.reload();
    await page.getByRole('heading', { name: /^Hello/ }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  });

  test('a dialog gives the focus back to the button that opened it', async () => {
    const page = await newPage();
    await signIn(page, world.admin, '/developers/webhooks');
    const add = page.getByRole('button', { name: 'Add a webhook' }).first();
    await add.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await add.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('an item of a list is moved with Enter and the arrow keys', async () => {
    const page = await newPage();
    await signIn(page, world.admin, '/settings/lists?list=departments');
    await page.getByRole('heading', { name: 'Lists' }).waitFor();
    for (const label of ['Alpha', 'Beta'])
      await service.request(world, 'POST', '/lists/departments/items/', { as: world.admin, body: { label } });
    await page.reload();
    const items = page.getByRole('row');
    await items.filter({ hasText: 'Beta' }).waitFor();
    const before = await items.allInnerTexts();
    await items.first().focus();
    await page.getByRole('button', { name: /^Move/ }).first().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('The order is saved.').waitFor();
    await page.waitForFunction(
      (first) => document.querySelector('[role=row]')?.textContent !== first,
      before[0],
    );
  });
});

describe('the theme', () => {
  test('follows the device until the person chooses one, which stays', async () => {
    const page = await newPage({ colorScheme: 'dark' });
    await inside(page);
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(await ground()).toBe('rgb(15, 16, 19)');
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByLabel('Appearance').selectOption('light');
    expect(await ground()).toBe('rgb(250, 250, 251)');
    await page.reload();
    await page.getByRole('heading', { name: /^Hello/ }).waitFor();
    expect(await ground()).toBe('rgb(250, 250, 251)');
    // and in another browser
    const other = await newPage({ colorScheme: 'dark' });
    await inside(other);
    await other.waitForFunction(() => document.documentElement.dataset['theme'] === 'light');
  });

  test("has the workspace's colours before any script", async () => {
    await service.request(world, 'PUT', '/branding/theme/', {
      as: world.admin,
      body: { primary_color: '#7A1F5C', primary_text_color: '#FFFFFF' },
    });
    const page = await newPage({ javaScriptEnabled: false });
    await open(page, '/');
    const brand = await page
      .locator('html')
      .evaluate((html) => getComputedStyle(html).getPropertyValue('--brand'));
    expect(brand.trim().toLowerCase()).toBe('#7a1f5c');
  });
});

/** Bytes of scripts and styles that a page has loaded, compressed. */
const loaded = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes('/console/'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );

/** How far contents have moved after they were shown (Core Web Vitals). */
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );

describe('a page weighs little', () => {
  test('the sign-in: 110 KB, and nothing moves', async () => {
    const page = await newPage();
    await open(page, '/');
    await page.getByLabel('E-mail address').waitFor();
    expect(await loaded(page)).toBeLessThan(110_000);
    expect(await shift(page)).toBeLessThan(0.05);
  });

  test('signed in, with a screen: 235 KB, and little moves', async () => {
    const page = await newPage();
    await inside(page, world.admin);
    await page.goto(`${origin}/console/developers/webhooks`);
    await page.getByRole('heading', { name: 'Webhooks' }).waitFor();
    expect(await loaded(page)).toBeLessThan(235_000);
    expect(await shift(page)).toBeLessThan(0.05);
  });

  test('a screen: 15 KB, all styles: 12 KB', () => {
    const assets = path.join(folder, 'assets');
    const sizes = readdirSync(assets).map((name) => ({
      name,
      size: gzipSync(readFileSync(path.join(assets, name))).length,
    }));
    // screens have capital names, as have the two halves and parts that are loaded when they are needed
    const screens = sizes.filter(
      ({ name }) => /^[A-Z]/.test(name) && !/^(Entrance|SignedIn|Palette|SortableList)-/.test(name),
    );
    expect(screens.length).toBeGreaterThan(15);
    expect(screens.filter(({ size }) => size > 15_000)).toEqual([]);
    expect(sizes.filter(({ name, size }) => name.endsWith('.css') && size > 12_000)).toEqual([]);
  });
});

describe('the page', () => {
  test('200 with a policy that allows no inline script or style, and 404 for an unknown file', async () => {
    const at = (where: string, options: RequestInit = {}) =>
      fetch(`${service.url}${where}`, { headers: { host: world.host }, ...options });
    const page = await at('/console/anything/below');
    expect(page.status).toBe(200);
    const policy = page.headers.get('content-security-policy')!;
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect((await at('/console/assets/none.js')).status).toBe(404);
    expect((await at('/console/', { method: 'POST' })).status).toBe(405);
  });

  test('files have hashed names and are kept for good', async () => {
    const name = readdirSync(path.join(folder, 'assets'))[0]!;
    const file = await fetch(`${service.url}/console/assets/${name}`);
    expect([file.status, file.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  });
});

describe('the inbox', () => {
  const requestLeave = async (start: string): Promise<string> => {
    const reply = await service.request(world, 'POST', '/pto/requests/', {
      as: world.employee,
      body: { policy_id: world.vacation, start_date: start, end_date: start },
    });
    return reply.body.data.id as string;
  };
  const statusOf = async (id: string): Promise<string> =>
    (await service.request(world, 'GET', `/pto/requests/${id}/`, { as: world.employee })).body.data.status;

  test('a manager approves, undoes, and nothing was sent; an approval that stays is sent', async () => {
    const [undone, sent] = [await requestLeave('2027-04-05'), await requestLeave('2027-04-06')];
    const page = await newPage();
    await signIn(page, world.manager, '/inbox');
    await page.getByRole('button', { name: 'Approve: Vacation, 5 Apr 2027' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Approve: Vacation, 5 Apr 2027' }).waitFor();
    await page.getByRole('button', { name: 'Approve: Vacation, 6 Apr 2027' }).click();
    await page.waitForResponse((reply) => reply.url().includes(sent) && reply.request().method() === 'POST');
    expect([await statusOf(undone), await statusOf(sent)]).toEqual(['requested', 'approved']);
  });

  test('an approval is sent when the page is left before it could be taken back', async () => {
    const id = await requestLeave('2027-04-07');
    const page = await newPage();
    await signIn(page, world.manager, '/inbox');
    await page.getByRole('button', { name: 'Approve: Vacation, 7 Apr 2027' }).click();
    await page.goto(`${origin}/healthz`);
    for (let tries = 0; tries < 50 && (await statusOf(id)) !== 'approved'; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await statusOf(id)).toBe('approved');
  });

  test('the palette finds a person, and leads to them', async () => {
    const page = await newPage();
    await inside(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type(world.manager.name);
    await page.getByRole('option', { name: world.manager.name }).first().click();
    await page.waitForURL(/people\?open=/);
    await page.getByText(world.manager.email).first().waitFor();
  });

  test('Enter right after a name goes to the first that is found, before the list is there', async () => {
    const page = await newPage();
    await inside(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type(world.manager.name);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: world.manager.name }).waitFor();
  });

  test('a notice leads to its record', async () => {
    const id = await requestLeave('2027-04-08');
    await service.request(world, 'POST', `/pto/admin/requests/${id}/approve/`, {
      as: world.manager,
      body: {},
    });
    const page = await newPage();
    await signIn(page, world.employee, '/inbox');
    await page.locator(`a[href$="/time-off/${id}"]`).first().click();
    await page.waitForURL(new RegExp(`time-off\\?open=${id}`));
    await page.getByRole('dialog').getByText('Approved').waitFor();
  });
});

describe('files', () => {
  test('photos are shown by signed addresses, all of a table asked for in one call', async () => {
    for (const as of [world.employee, world.colleague, world.manager])
      await service.request(world, 'PUT', '/profile/photo/', { as, ...upload(PNG) });
    const page = await newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await signIn(page, world.admin, '/calls/listTeamDirectory');
    const photo = page.locator('main img').first();
    await photo.waitFor();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('main img')].every(
        (image) => (image as HTMLImageElement).naturalWidth > 0,
      ),
    );
    expect(asked.filter((url) => url.includes('/file-addresses/'))).toHaveLength(1);
    expect(asked.filter((url) => url.includes('/photo/') && url.includes('access=')).length).toBeGreaterThan(
      0,
    );
  });

  test('a list is saved as CSV, with all its rows', async () => {
    const page = await newPage();
    await signIn(page, world.admin, '/calls/listUsers');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('users.csv');
    const text = readFileSync((await file.path())!, 'utf8');
    expect(text).toMatch(/^id,/);
    expect(text).toContain(world.employee.email);
  });
});

describe('the network', () => {
  test('offline: a screen that was never shown says that it could not be loaded, and opens after the network is back', async () => {
    const page = await newPage();
    await signIn(page, world.admin, '/developers/webhooks');
    await page.getByRole('heading', { name: 'Webhooks' }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Audit trail' }).click();
    await page.getByText('This screen could not be loaded').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await page.getByRole('row').nth(1).waitFor();
  });

  test('slow: a screen shows that it is loading, and nothing that is not so', async () => {
    const page = await newPage();
    await signIn(page, world.admin, '/');
    await page.getByRole('heading', { name: /^Hello/ }).waitFor();
    let answer!: () => void;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/v1/platform/webhooks/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('navigation').getByRole('link', { name: 'Developers' }).click();
    await page.getByRole('status', { name: 'Loading' }).first().waitFor();
    expect(await page.getByText('Webhooks will be listed here').count()).toBe(0);
    answer();
    await page.getByText('Webhooks will be listed here').waitFor();
    expect(await page.getByRole('status', { name: 'Loading' }).count()).toBe(0);
  });
});
