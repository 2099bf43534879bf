/// <reference lib="dom" />
/** Opens the console in a real browser, built from its sources, beside a real service. */
import path from 'node:path';
import { afterEach, beforeAll, expect } from '@jest/globals';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { compileConsole } from '../../../codegen/compileConsole.js';
import type { AppOptions } from '../../../src/app.ts';
import { openFolder } from '../../support/opening.ts';
import { everybodyConfirms, PASSWORD } from '../../support/signIn.ts';
import type { Person } from '../../support/world.ts';
import { openBrowser } from '../chromium.ts';

const root = path.join(import.meta.dirname, '../../..');

/** What a browser reports although nothing is wrong: answers of 400 and above, hints about forms, no network. */
const EXPECTED =
  /Failed to load resource|^\[DOM\] |The files of a screen did not come|ERR_INTERNET_DISCONNECTED|Service Worker registration blocked/;
const HINT = /autocomplete|username fields/;

export async function openConsole(options: Partial<AppOptions> = {}) {
  const folder = openFolder('console');
  const mailDir = openFolder('mails');
  // the service reads the build when it starts
  await compileConsole(await import('esbuild'), root, folder);
  const opened = await openBrowser({
    rateLimitScale: 100,
    mailDir,
    publicUrl: 'http://time.localhost',
    console: { folder, temporalUi: null },
    ...options,
  });
  const { browser, service, world, origin } = opened;
  beforeAll(() => everybodyConfirms(service, world));

  let contexts: BrowserContext[] = [];
  let faults: string[] = [];
  afterEach(async () => {
    const found = faults;
    [contexts, faults] = [await closed(contexts), []];
    // no error of a script, no message, no request to another origin, no violation of the policy
    expect(found).toEqual([]);
  });

  /** A page of a new browser session, whose faults fail the test. */
  async function newPage(settings: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 860 },
      // requests of a page that has a service worker pass by the routes that a test has set
      serviceWorkers: 'block',
      ...settings,
    });
    contexts.push(context);
    return pageIn(context);
  }

  async function pageIn(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (!EXPECTED.test(message.text()) && !HINT.test(message.text())) faults.push(message.text());
    });
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== origin) faults.push(`asked ${url.href}`);
    });
    return page;
  }

  const open = (page: Page, where: string) => page.goto(`${origin}/console${where}`);

  async function signIn(page: Page, person: Pick<Person, 'email'>, where = '/'): Promise<void> {
    await open(page, where);
    await page.getByLabel('E-mail address').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }

  return { ...opened, service, world, origin, folder, mailDir, newPage, pageIn, open, signIn };
}

async function closed(contexts: BrowserContext[]): Promise<[]> {
  await Promise.all(contexts.map((context) => context.close()));
  return [];
}
