/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/** The two references as a person uses them: in a real Chromium, under the policy that they are served with. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { openBrowser } from './chromium.ts';

const { browser, service, world, origin } = await openBrowser({ rateLimitScale: 10 });

/** What a page did wrong. */
interface Watched {
  page: Page;
  foreign: string[];
  errors: string[];
  violations(): Promise<string[]>;
}

async function open(path: string): Promise<Watched> {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  const [foreign, errors]: string[][] = [[], []];
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== origin)
      foreign!.push(request.url());
  });
  page.on('websocket', (socket) => foreign!.push(socket.url()));
  page.on('pageerror', (error) => errors!.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors!.push(message.text());
  });
  // what runs in the page is a string: this project has no DOM types
  await page.addInitScript({
    content: `window.violations = [];
      document.addEventListener('securitypolicyviolation', (event) =>
        violations.push(event.violatedDirective + ' ' + event.blockedURI));`,
  });
  await page.goto(origin + path);
  await page.waitForSelector('section[id*="/tag/"]', { timeout: 30_000 });
  return {
    page,
    foreign: foreign!,
    errors: errors!,
    violations: () => page.evaluate('violations') as Promise<string[]>,
  };
}

interface Shown {
  path: string;
  method: string;
  tags: string[];
  summary: string;
  description: string;
  'x-badges': { name: string }[];
}

async function operationsOf(schema: string): Promise<Shown[]> {
  const { body } = await service.request(world, 'GET', schema);
  return Object.entries((body as any).paths as Record<string, Record<string, Shown>>).flatMap(
    ([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({
        ...operation,
        path,
        method: method.toUpperCase(),
      })),
  );
}

describe.each([
  ['/api/docs', '/api/schema/', 'Workforce API'],
  ['/api/docs/public/', '/api/schema/public/', 'Workforce API, public subset'],
])('%s', (path, schema, title) => {
  let watched: Watched;
  beforeAll(async () => {
    watched = await open(path);
  }, 120_000);
  afterAll(() => watched?.page.close());

  test('opens with its title and names its document', async () => {
    expect(await watched.page.title()).toBe(title);
    await watched.page.waitForSelector(`h1:has-text("${title}")`);
    expect(await watched.page.locator(`a[href="${schema}"]`).count()).toBe(1);
  });

  test('lists every call with its scope as a badge, and its first line', async () => {
    const { page } = watched;
    const operations = await operationsOf(schema);
    expect(operations.length).toBeGreaterThan(30);
    const idOf = ({ tags, method, path: at }: Shown) => `tag/${tags[0]}/${method}${at}`;
    // a chapter shows its calls once one of them is navigated to
    for (const area of new Set(operations.map((operation) => operation.tags[0]))) {
      const mine = operations.filter((operation) => operation.tags[0] === area);
      await page.evaluate(`location.hash = ${JSON.stringify(idOf(mine[0]!))}`);
      await page
        .locator(`section[id$="${idOf(mine.at(-1)!)}"]`)
        .waitFor({ state: 'attached', timeout: 45_000 });
    }
    const sections = await page.$$eval('section[id*="/tag/"]', (all) =>
      all.map((one) => ({
        id: one.id,
        badges: [...one.querySelectorAll('.badge[style]')].map((badge) => badge.textContent!.trim()),
        text: one.textContent!.replaceAll(/\s+/g, ' '),
      })),
    );
    for (const operation of operations) {
      const section = sections.find((one) => one.id.endsWith(idOf(operation)));
      expect([idOf(operation), section?.badges]).toEqual([
        idOf(operation),
        operation['x-badges'].map((badge) => badge.name),
      ]);
      expect(section!.text).toContain(operation.summary);
      expect(section!.text).toContain(operation.description.split('\n')[0]!.replaceAll('`', ''));
    }
  }, 120_000);

  test('has no chapter for the mark `public`, and none that is empty', async () => {
    expect(await watched.page.locator('section[id$="tag/public"]').count()).toBe(0);
  });

  test('asked nothing of any other origin, broke no policy and met no error', async () => {
    expect(watched.foreign).toEqual([]);
    expect(await watched.violations()).toEqual([]);
    expect(watched.errors).toEqual([]);
  });
});

/** Fills the form until it stays filled: it is drawn anew while the page settles, and loses what was entered. */
async function enter(form: Locator, token: string): Promise<void> {
  const field = form.getByLabel('Bearer Token');
  for (let stayed = 0; stayed < 4;) {
    if ((await field.inputValue()) === token) stayed += 1;
    else {
      await field.fill(token);
      stayed = 0;
    }
    await form.page().waitForTimeout(400);
  }
}

describe('trying a call', () => {
  test('200: a key is entered, the call is sent, and the balance stands in the page', async () => {
    const { page, foreign, errors, violations } = await open(
      '/api/docs/public/#tag/pto/GET/api/v1/pto/balance/',
    );
    const key = await world.personalKey(world.employee, ['absences:read']);
    const section = page.locator('section[id$="tag/pto/GET/api/v1/pto/balance/"]');
    await section.getByRole('button', { name: /Test Request/ }).click();
    const form = page.getByRole('dialog');
    await enter(form, key.token);
    const answered = page.waitForResponse((response) => response.url().includes('/api/v1/pto/balance/'));
    await form.getByRole('button', { name: /^Send get request/ }).click();
    const response = await answered;
    expect(response.request().headers()['authorization']).toBe(`Bearer ${key.token}`);
    expect(response.status()).toBe(200);
    await form.getByText('200 OK').first().waitFor({ timeout: 45_000 });
    await form.getByText('"Vacation"').first().waitFor({ timeout: 45_000 });
    expect([foreign, await violations(), errors]).toEqual([[], [], []]);
    await page.close();
  }, 120_000);

  test('the whole reference sends with an access token as well', async () => {
    const { page, errors } = await open('/api/docs#tag/auth/GET/api/v1/auth/me/');
    const section = page.locator('section[id$="tag/auth/GET/api/v1/auth/me/"]');
    await section.getByRole('button', { name: /Test Request/ }).click();
    const form = page.getByRole('dialog');
    await enter(form, world.employee.token);
    await form.getByRole('button', { name: /^Send get request/ }).click();
    await form.getByText('200 OK').first().waitFor({ timeout: 45_000 });
    await form.getByText(`"${world.employee.email}"`).first().waitFor({ timeout: 45_000 });
    expect(errors).toEqual([]);
    await page.close();
  }, 120_000);
});

describe('without JavaScript', () => {
  test.each([
    ['/api/docs', '/api/schema/'],
    ['/api/docs/public/', '/api/schema/public/'],
  ])('%s is a table of all calls with who may make them', async (path, schema) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(origin + path);
    const rows = await page.locator('noscript table tbody tr').allInnerTexts();
    const operations = await operationsOf(schema);
    expect(rows).toHaveLength(operations.length);
    const text = rows.join('\n');
    for (const operation of operations)
      expect(text).toContain(
        `${operation.method}\t${operation.path}\t${operation.summary}\t${operation.description.split('\n')[0]}`,
      );
    await context.close();
  });

  test('the page may not be framed or sniffed, and sends no referrer', async () => {
    for (const path of ['/api/docs', '/api/docs/public/']) {
      const { headers } = await service.request(world, 'GET', path);
      const policy = headers.get('content-security-policy')!;
      for (const directive of [
        "default-src 'none'",
        "script-src 'self'",
        "connect-src 'self'",
        "frame-ancestors 'none'",
      ])
        expect(policy).toContain(directive);
      expect(policy).not.toMatch(/script-src[^;]*unsafe|https?:|\*/);
      expect([headers.get('x-content-type-options'), headers.get('referrer-policy')]).toEqual([
        'nosniff',
        'no-referrer',
      ]);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    }
  });
});
