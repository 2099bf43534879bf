/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * The two references as a person uses them: in a real Chromium, under the policy that they are served with.
 */
import { describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { send } from '../support/service.ts';
import { openBrowser } from './chromium.ts';

const { browser, service, world, origin } = await openBrowser({ rateLimitScale: 10 });

/** What a page did wrong. */
interface Watched {
  page: Page;
  foreign: string[];
  errors: string[];
  violations(): Promise<string[]>;
  /** Resolves to the milliseconds from navigation to first paint. */
  painted: Promise<unknown>;
}

const context = await browser.newContext({ viewport: { width: 1400, height: 900 } });

async function open(path: string, shown = 'section[id*="/tag/guide-"]'): Promise<Watched> {
  const page = await context.newPage();
  const [foreign, errors]: string[][] = [[], []];
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== origin)
      foreign!.push(request.url());
  });
  page.on('websocket', (socket) => foreign!.push(socket.url()));
  page.on('pageerror', (error) => errors!.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors!.push(message.text());
  });
  // code that runs in the page is a string, because this project has no DOM types
  await page.addInitScript({
    content: `window.violations = [];
      document.addEventListener('securitypolicyviolation', (event) =>
        violations.push(event.violatedDirective + ' ' + event.blockedURI));`,
  });
  await page.goto(origin + path);
  await page.waitForSelector(shown, { timeout: 60_000 });
  return {
    page,
    foreign: foreign!,
    errors: errors!,
    violations: () => page.evaluate('violations') as Promise<string[]>,
    painted: page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime"),
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

/** Shows a part of the reference by its URL fragment. An area shows its calls only after it was opened. */
async function show({ page }: Watched, id: string): Promise<Locator> {
  await page.evaluate(`location.hash = ${JSON.stringify(id)}`);
  const section = page.locator(`section[id$="/${id}"]`);
  await section.waitFor({ state: 'attached', timeout: 45_000 });
  return section;
}
const idOf = ({ tags, method, path }: Shown) => `tag/${tags[0]}/${method}${path}`;

const whole = await open('/api/docs');
const some = await open('/api/docs/public/');

describe.each([
  ['/api/docs', '/api/schema/', 'Workforce API', whole, 'auth'],
  ['/api/docs/public/', '/api/schema/public/', 'Workforce API, public subset', some, 'reimbursements'],
])('%s', (_path, schema, title, watched, area) => {
  const { page } = watched;

  test('opens with its title and names its document', async () => {
    expect(await page.title()).toBe(title);
    await page.waitForSelector(`h1:has-text("${title}")`);
    expect(await page.locator(`a[href="${schema}"]`).count()).toBe(1);
  });

  test(`shows every call of ${area} with its scope as a badge, and its first line`, async () => {
    const mine = (await operationsOf(schema)).filter(({ tags }) => tags[0] === area);
    expect(mine.length).toBeGreaterThan(10);
    await show(watched, idOf(mine[0]!));
    for (const operation of mine)
      await page
        .locator(`section[id$="/${idOf(operation)}"] .badge[style]`)
        .first()
        .waitFor({ state: 'attached' });
    const sections = await page.$$eval('section[id*="/tag/"]', (all) =>
      all.map((one) => ({
        id: one.id,
        badges: [...one.querySelectorAll('.badge[style]')].map((badge) => badge.textContent!.trim()),
        text: one.textContent!.replaceAll(/\s+/g, ' '),
      })),
    );
    for (const operation of mine) {
      const section = sections.find((one) => one.id.endsWith(idOf(operation)));
      expect([idOf(operation), section?.badges]).toEqual([
        idOf(operation),
        operation['x-badges'].map((badge) => badge.name),
      ]);
      expect(section!.text).toContain(operation.summary);
      expect(section!.text).toContain(operation.description.split('\n')[0]!.replaceAll('`', ''));
    }
  }, 120_000);

  test('lists in each area the calls for everybody before those for reviewers and admins', async () => {
    const operations = await operationsOf(schema);
    for (const area of new Set(operations.map(({ tags }) => tags[0]))) {
      const reviewing = operations
        .filter(({ tags }) => tags[0] === area)
        .map(({ path: at }) => at.includes('/admin/'));
      expect([area, reviewing]).toEqual([area, [...reviewing].sort()]);
    }
  });

  test('has no chapter for the tag `public`, and no empty chapter', async () => {
    expect(await page.locator('section[id$="tag/public"]').count()).toBe(0);
  });

  test('fits 390 and 1440 pixels, in light and dark mode; the tabs of all statuses of an answer are visible', async () => {
    const [call] = (await operationsOf(schema)).filter(
      ({ path: at, method }) => method === 'POST' && at.includes(`/${area}/`),
    );
    const section = await show(watched, idOf(call!));
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [390, 1440]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await page.waitForTimeout(500);
        expect([width, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([width, width]);
        const card = section.locator('.response-card');
        const { x, width: wide } = (await card.boundingBox())!;
        const tabs = await card.getByRole('tab').all();
        expect(tabs.length).toBeGreaterThan(7);
        for (const tab of tabs) {
          const box = (await tab.boundingBox())!;
          expect(box.x >= x && box.x + box.width <= x + wide).toBe(true);
        }
      }
    await page.emulateMedia({ colorScheme: 'light' });
  }, 60_000);
});

describe('the guides', () => {
  const sections = some.page.locator('section[id*="/tag/guide-"]');

  test('are chapters, each section has its own URL and is complete, and every link in them works', async () => {
    const { body } = await service.request(world, 'GET', '/api/schema/public/');
    const { 'x-guides': guides } = body as unknown as { 'x-guides': { title: string; text: string }[] };
    const headings = guides.flatMap(({ title, text }) => [
      title,
      ...[...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading!),
    ]);
    await (await show(some, 'tag/guide-error-codes')).waitFor();
    const shown = await sections.locator('h2').allInnerTexts();
    expect(shown.map((text) => text.replace('(Collapsed)', '').trim())).toEqual(headings);
    expect(await (await show(some, 'tag/guide-webhooks-verifying')).innerText()).toContain(
      'MessageDigest.isEqual',
    );
    const lost = await some.page.evaluate(`(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      return [...document.querySelectorAll('section[id*="/tag/guide-"] .markdown a[href^="#"]')]
        .map((link) => link.getAttribute('href').slice(1))
        .filter((address) => !ids.some((id) => id.endsWith('/' + address)));
    })()`);
    expect(lost).toEqual([]);
  }, 60_000);

  test.each([
    ['idempotency', 'Idempotency and concurrency'],
    ['entry_overlap', 'Errors of Tracking'],
    ['vacation balance', 'Read a vacation balance'],
  ])(
    'a search for %s finds "%s"',
    async (words, found) => {
      const { page } = some;
      await page.keyboard.press('Control+k');
      const search = page.getByRole('dialog', { name: 'Reference Search' });
      await search.getByRole('combobox').fill(words);
      await search.getByRole('option', { name: found }).first().waitFor({ timeout: 20_000 });
      await page.keyboard.press('Escape');
      await search.waitFor({ state: 'hidden' });
    },
    60_000,
  );
});

/**
 * Fills in the form until the value stays: while the page settles, it is redrawn and loses what was entered.
 */
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
  /** Opens the form of a call and enters a credential. */
  async function formOf(watched: Watched, id: string, token: string): Promise<Locator> {
    const section = await show(watched, id);
    await section.getByRole('button', { name: /Test Request/ }).click();
    const form = watched.page.getByRole('dialog');
    await enter(form, token);
    return form;
  }

  test('200: with a key entered, the call is sent and the page shows the balance; optional parameters may be left empty', async () => {
    const key = await world.personalKey(world.employee, ['absences:read']);
    const form = await formOf(some, 'tag/pto/GET/api/v1/pto/balance/', key.token);
    expect(await form.getByLabel('Input is invalid').filter({ visible: true }).count()).toBe(0);
    const answered = some.page.waitForResponse((response) => response.url().includes('/api/v1/pto/balance/'));
    await form.getByRole('button', { name: /^Send get request/ }).click();
    const response = await answered;
    expect(response.request().headers()['authorization']).toBe(`Bearer ${key.token}`);
    expect(response.status()).toBe(200);
    await form.getByText('200 OK').first().waitFor({ timeout: 45_000 });
    await form.getByText('"Vacation"').first().waitFor({ timeout: 45_000 });
  }, 120_000);

  test('the whole reference also sends an access token', async () => {
    const form = await formOf(whole, 'tag/auth/GET/api/v1/auth/me/', world.employee.token);
    await form.getByRole('button', { name: /^Send get request/ }).click();
    await form.getByText('200 OK').first().waitFor({ timeout: 45_000 });
    await form.getByText(`"${world.employee.email}"`).first().waitFor({ timeout: 45_000 });
  }, 120_000);
});

describe('after all of these tests', () => {
  test('a reference is painted within a second if the browser has its scripts cached', async () => {
    // these are the paint times of the whole reference, which was opened before
    expect(await some.painted).toBeLessThan(1_000);
  });

  test.each([
    ['/api/docs', whole],
    ['/api/docs/public/', some],
  ])(
    '%s has made no request to another origin and broken no policy, and the console has no error or warning',
    async (_path, watched) => {
      expect(watched.foreign).toEqual([]);
      expect(await watched.violations()).toEqual([]);
      expect(watched.errors).toEqual([]);
    },
  );
});

describe('before its script has run', () => {
  test.each(['light', 'dark'] as const)(
    'a reference, including its head, is already %s if the browser prefers that',
    async (colorScheme) => {
      const context = await browser.newContext({ javaScriptEnabled: false, colorScheme });
      const page = await context.newPage();
      await page.goto(`${origin}/api/docs`);
      const grounds = await page.$$eval('body, .workspace', (all) =>
        all.map((one) => getComputedStyle(one).backgroundColor),
      );
      const none = 'rgba(0, 0, 0, 0)';
      expect(grounds).toEqual(
        colorScheme === 'dark' ? ['rgb(15, 15, 15)', 'rgb(15, 15, 15)'] : [none, 'rgb(255, 255, 255)'],
      );
      await context.close();
    },
  );

  test('it has the mode that the reader chose, whatever the browser prefers', async () => {
    const context = await browser.newContext({ colorScheme: 'light' });
    const page = await context.newPage();
    // only the small script may run, so that it and not Scalar sets the mode
    await page.route('**/scalar.*.js', (route) => route.abort());
    await page.addInitScript({ content: "localStorage.setItem('colorMode', 'dark')" });
    await page.goto(`${origin}/api/docs`);
    await page.waitForSelector('body.dark-mode');
    await context.close();
  });
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

  test('the page forbids framing and sniffing, and sends no referrer', async () => {
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

describe('the scripts of a reference', () => {
  test('have names that change with their content, and are cached for a year without revalidation', async () => {
    const { text } = await service.request(world, 'GET', '/api/docs');
    const scripts = [...text.matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, path]) => path!);
    expect(scripts).toEqual([
      expect.stringMatching(/^\/api\/docs\/assets\/start\.[0-9a-f]{12}\.js$/),
      expect.stringMatching(/^\/api\/docs\/assets\/scalar\.[0-9a-f]{12}\.js$/),
    ]);
    for (const path of scripts) {
      const { status, headers } = await service.request(world, 'GET', path);
      expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    }
    expect((await service.request(world, 'GET', '/api/docs/assets/scalar.js')).status).toBe(404);
  });
});

describe('/', () => {
  test('a browser gets a page without scripts that links to everything and fits 320 pixels, in light and dark mode', async () => {
    const { page, errors, violations } = await open('/', 'main');
    expect(await page.title()).toMatch(/^API · \S/);
    expect(await page.locator('script').count()).toBe(0);
    const links = await page.$$eval('main a', (all) => all.map((one) => one.getAttribute('href')!));
    expect(links).toEqual(
      expect.arrayContaining(['/api/docs', '/api/docs/public/', '/api/schema/', '/healthz']),
    );
    for (const link of links)
      expect([link, (await send(service.url + link, 'GET', { host: world.host })).status]).toEqual([
        link,
        200,
      ]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
    }
    expect([errors, await violations()]).toEqual([[], []]);
    await page.close();
  });

  test('404 in the envelope for programs, whatever the method; the page has a strict policy', async () => {
    const ask = (accept: string, method = 'GET') =>
      send(`${service.url}/`, method, { host: world.host, accept });
    for (const accept of ['application/json', '*/*', 'application/json, text/html'])
      expect(await ask(accept)).toMatchObject({ status: 404, body: { data: { code: 'not_found' } } });
    expect((await ask('text/html', 'POST')).status).toBe(404);
    const { status, headers } = await ask('text/html,application/xhtml+xml,*/*;q=0.8');
    expect([status, headers.get('vary')]).toEqual([200, expect.stringContaining('Accept')]);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  });
});
