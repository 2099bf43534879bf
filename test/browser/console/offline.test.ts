/// <reference lib="dom" />
/** The console as an installed app: it opens without a network, and the clock keeps what is pressed. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { personWithPassword } from '../../support/signIn.ts';
import type { Person } from '../../support/world.ts';
import { openConsole } from './open.ts';

const { service, world, origin, newPage, signIn } = await openConsole();

let ines: Person;
beforeEach(async () => {
  ines = await personWithPassword(service, world, { first: 'Ines', manager: world.manager });
});

const entries = async () =>
  (await service.request(world, 'GET', '/tracking/entries/', { as: ines, query: { ordering: 'started_at' } }))
    .body.data;

/** A page on a phone whose files are kept. */
async function installed(): Promise<Page> {
  const page = await newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });
  await signIn(page, ines);
  await page.getByText('Your clock is not running.').waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.getByText('Your clock is not running.').waitFor();
  return page;
}

/** A file, asked for by the page. */
const got = (page: Page, address: string) =>
  page.evaluate(async (path) => {
    const answer = await fetch(path);
    const { headers } = answer;
    return {
      type: headers.get('content-type'),
      caching: headers.get('cache-control'),
      text: await answer.text(),
    };
  }, address);

const waiting = (page: Page) => page.getByRole('list', { name: 'Not sent yet' }).getByRole('listitem');

describe('the installed console', () => {
  test('200: the manifest has the workspace’s name and colour, and an icon that may be cut to a circle', async () => {
    const page = await newPage();
    await page.goto(`${origin}/console/`);
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = await got(page, address!);
    expect(manifest.type).toContain('application/manifest+json');
    const found = JSON.parse(manifest.text);
    const { name } = (await service.request(world, 'GET', '/auth/me/', { as: ines })).body.data.workspace;
    expect(found).toMatchObject({ name, display: 'standalone', start_url: '/console/', scope: '/console/' });
    const icon = await got(page, found.icons[0].src);
    expect(icon.type).toContain('image/svg+xml');
    expect(icon.text).toContain(found.theme_color);
  });

  test('the service worker is asked for anew each time, and keeps no answer of the API', async () => {
    const page = await installed();
    expect(await got(page, '/console/worker.js')).toMatchObject({ caching: 'no-cache' });
    const kept = await page.evaluate(async () => {
      const caches = await window.caches.keys();
      const found = await Promise.all(
        caches.map(async (name) => (await (await window.caches.open(name)).keys()).map(({ url }) => url)),
      );
      return found.flat().map((url) => new URL(url).pathname);
    });
    expect(kept).toContain('/console/');
    expect(kept.filter((path) => !path.startsWith('/console/'))).toEqual([]);
  });

  test('it opens without a network; what is pressed is shown, outlives a reload, and is sent once with its times', async () => {
    const page = await installed();
    await page.context().setOffline(true);
    await page.getByLabel('What are you working on?').fill('In the cellar');
    await page.getByRole('button', { name: 'Start' }).click();
    await waiting(page).getByText('Waits for the network').waitFor();
    await page.getByText(/Running since/).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'You are offline.' }).waitFor();
    // in the person's zone, whatever that of the device is
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('workforce.presses')!)[0].at);
    const { timezone } = (await service.request(world, 'GET', '/auth/me/', { as: ines })).body.data.user;
    const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: timezone }).format(
      new Date(kept),
    );
    await page.getByText(`Running since ${time}`).waitFor();
    // an entry is longer than the second that its start is in
    await page.waitForTimeout(1_500);
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('Your clock is not running.').waitFor();
    expect(await waiting(page).count()).toBe(2);
    expect(await entries()).toEqual([]);

    const before = Date.now();
    await page.waitForTimeout(500);
    await page.context().setOffline(false);
    await page.getByRole('heading', { name: 'Hello, Ines' }).waitFor();
    await waiting(page).first().waitFor({ state: 'detached' });
    const [entry, ...others] = await entries();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ description: 'In the cellar' });
    expect(Date.parse(entry.started_at)).toBeLessThan(Date.parse(entry.ended_at));
    expect(Date.parse(entry.ended_at)).toBeLessThanOrEqual(before);
  }, 60_000);

  test('a press that the service refuses stays with the reason until it is removed', async () => {
    const page = await installed();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Start' }).click();
    await waiting(page).getByText('Waits for the network').waitFor();
    const started_at = new Date(Date.now() - 3_600_000).toISOString();
    await service.request(world, 'POST', '/tracking/clock/start/', { as: ines, body: { started_at } });
    await page.context().setOffline(false);
    await waiting(page).getByText('Not taken').waitFor();
    await waiting(page).getByRole('button', { name: 'Remove' }).click();
    await waiting(page).waitFor({ state: 'detached' });
    await service.request(world, 'POST', '/tracking/clock/discard/', { as: ines });
  }, 60_000);

  test('a colleague who signs in on the same device does not send it', async () => {
    const page = await installed();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Start' }).click();
    await waiting(page).getByText('Waits for the network').waitFor();
    const kept = await page.evaluate(() => localStorage.getItem('workforce.presses'));
    await page.context().setOffline(false);
    await waiting(page).waitFor({ state: 'detached' });
    await service.request(world, 'POST', '/tracking/clock/discard/', { as: ines });

    const other = await newPage();
    await other.addInitScript((presses) => localStorage.setItem('workforce.presses', presses!), kept);
    await signIn(other, world.employee);
    await other.getByText('Your clock is not running.').waitFor();
    const clock = await service.request(world, 'GET', '/tracking/clock/', { as: world.employee });
    expect(clock.body.data.running).toBe(false);
    expect(await waiting(other).count()).toBe(0);
  }, 60_000);
});
