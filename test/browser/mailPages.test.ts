/// <reference lib="dom" />
/**
 * The pages that mails link to, used as people use them: in a real Chromium, by keyboard, with their content
 * security policy.
 */
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { mailsTo } from '../support/mails.ts';
import { openFolder } from '../support/opening.ts';
import { send } from '../support/service.ts';
import { everybodyConfirms, login, PASSWORD, personWithPassword } from '../support/signIn.ts';
import type { Person } from '../support/world.ts';
import { openBrowser } from './chromium.ts';

const NEW = 'seven violet ladders hum';
const mailDir = openFolder('mails');
const { browser, service, world, origin } = await openBrowser({
  rateLimitScale: 10,
  mailDir,
  publicUrl: 'http://time.localhost',
});
beforeAll(async () => {
  // a workspace that is the only one answers on any host
  await service.world();
});

let context: BrowserContext;
let page: Page;
let faults: string[];
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  page = await context.newPage();
  faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol !== 'data:' && url.origin !== origin) faults.push(`asked ${url.href}`);
  });
  await page.addInitScript({
    content: `window.violations = [];
      document.addEventListener('securitypolicyviolation', (event) =>
        violations.push(event.violatedDirective + ' ' + event.blockedURI));`,
  });
});
afterEach(async () => {
  // no error, no request to another origin, no violation of the policy
  expect([faults, await page.evaluate('window.violations ?? []')]).toEqual([[], []]);
  await context.close();
});

/** The link in the last mail to this person, with the port of this service. */
async function linkTo(person: Person, part: string): Promise<string> {
  const mails = (await mailsTo(mailDir, person.email)).filter(({ text }) => text.includes(part));
  const link = /https?:\/\/\S+/.exec(mails.at(-1)!.text)![0];
  const { pathname, search } = new URL(link);
  return `${origin}${pathname}${search}`;
}

async function resetLink(person: Person): Promise<string> {
  const reply = await service.request(world, 'POST', '/auth/password/forgot/', {
    body: { email: person.email },
  });
  expect(reply.status).toBe(200);
  return linkTo(person, '/password/reset');
}

async function invitationLink(): Promise<{ person: Person; link: string }> {
  const person = await world.person({ status: 'invited' });
  const reply = await service.request(world, 'POST', `/auth/users/${person.id}/invite/`, { as: world.admin });
  expect(reply.status).toBe(200);
  return { person, link: await linkTo(person, '/invitations/accept') };
}

const password = () => page.getByLabel('New password', { exact: true });
const focused = () => page.evaluate('document.activeElement.id') as Promise<string>;
/** What a screen reader reads for the focused field in addition to its name. */
const description = () =>
  page.evaluate(`(document.activeElement.getAttribute('aria-describedby') ?? '').split(' ')
    .map((id) => document.getElementById(id)?.textContent).filter(Boolean).join(' ')`) as Promise<string>;

describe('/password/reset', () => {
  test('200: the link in the mail sets a new password by keyboard alone, and the old one no longer works', async () => {
    const person = await personWithPassword(service, world);
    await page.goto(await resetLink(person));
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    expect(await page.title()).toContain('Choose a new password');
    expect(await page.getByText(`Workspace ${world.host.split('.')[0]}`).count()).toBeGreaterThan(0);
    expect(await focused()).toBe('password');
    await page.keyboard.type(NEW);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Your new password works' }).waitFor();
    expect(await focused()).toBe('done-title');
    expect((await login(service, world, person.email, { password: NEW })).status).toBe(200);
    expect((await login(service, world, person.email)).status).toBe(401);
  });

  test('the token is removed from the address bar, and only the API call sends it', async () => {
    const person = await personWithPassword(service, world);
    const link = await resetLink(person);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(link);
    await password().waitFor();
    expect(page.url()).toBe(`${origin}/password/reset`);
    expect(asked.filter((url) => url.includes('token='))).toEqual([link]);
  });

  test('a short password is reported at the field without a call; a refused one is reported with the service’s text', async () => {
    const person = await personWithPassword(service, world);
    await page.goto(await resetLink(person));
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.method()));
    await password().fill('short');
    await page.keyboard.press('Enter');
    expect(await description()).toContain('Must have at least 12 characters.');
    expect(await password().getAttribute('aria-invalid')).toBe('true');
    expect(calls).toEqual([]);
    await password().fill('password123456');
    await page.keyboard.press('Enter');
    await page.getByText('Is a common password').waitFor();
    expect(await focused()).toBe('password');
    expect(await description()).toContain('Is a common password');
    await password().fill(NEW);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Your new password works' }).waitFor();
  });

  test('an alert says that a link was already used', async () => {
    const person = await personWithPassword(service, world);
    const link = await resetLink(person);
    const token = new URL(link).searchParams.get('token');
    await service.request(world, 'POST', '/auth/password/reset/', { body: { token, new_password: NEW } });
    await page.goto(link);
    await password().fill(`${NEW} again`);
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('The link is unknown, used or too old').waitFor();
  });

  test('without a token in the link, the page asks for the code from the mail', async () => {
    const person = await personWithPassword(service, world);
    const token = new URL(await resetLink(person)).searchParams.get('token')!;
    await page.goto(`${origin}/password/reset`);
    await page.getByLabel('Code from the mail').waitFor();
    expect(await focused()).toBe('code');
    await password().fill(NEW);
    await page.keyboard.press('Enter');
    expect(await focused()).toBe('code');
    expect(await description()).toContain('Enter the code from the mail.');
    await page.keyboard.type(` ${token} `);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Your new password works' }).waitFor();
  });

  test('a button shows and hides the password, and its label says which', async () => {
    await page.goto(`${origin}/password/reset?token=x`);
    await password().fill(NEW);
    await page.getByRole('button', { name: 'Show the password' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await password().getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Hide the password' }).waitFor();
    await page.keyboard.press('Space');
    expect(await password().getAttribute('type')).toBe('password');
  });

  test('when the service cannot be reached, an alert says so and the form keeps what was entered', async () => {
    await page.goto(`${origin}/password/reset?token=x`);
    await password().fill(NEW);
    await page.route('**/api/v1/**', (route) => route.abort());
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('The service cannot be reached').waitFor();
    expect(await password().inputValue()).toBe(NEW);
  });
});

describe('/invitations/accept', () => {
  test('200: the invited person chooses a password and becomes active; no session stays open', async () => {
    const { person, link } = await invitationLink();
    await page.goto(link);
    await page.getByRole('heading', { name: 'Accept your invitation' }).waitFor();
    await password().fill(PASSWORD);
    const out = page.waitForResponse((response) => response.url().endsWith('/auth/logout/'));
    await page.getByRole('button', { name: 'Accept the invitation' }).click();
    await page.getByRole('heading', { name: 'Welcome' }).waitFor();
    expect((await out).status()).toBe(200);
    const open = await world.sql(
      'SELECT 1 FROM sessions WHERE user_id = $1 AND revoked_at IS NULL AND id <> $2',
      [person.id, person.sessionId],
    );
    expect(open).toEqual([]);
    expect((await login(service, world, person.email)).status).toBe(200);
  });
});

describe('/email/confirm', () => {
  async function asked(): Promise<{ person: Person; email: string; link: string }> {
    const person = await personWithPassword(service, world);
    const email = `new.${person.email}`;
    const path = `/auth/users/${person.id}/`;
    await everybodyConfirms(service, world);
    const body = { email, password: PASSWORD };
    const reply = await service.request(world, 'PATCH', path, { as: world.admin, body });
    expect(reply.status).toBe(200);
    return { person, email, link: await linkTo({ ...person, email }, '/email/confirm') };
  }
  const confirm = () => page.getByRole('button', { name: 'Confirm the address' });

  test('200: opening the page changes nothing; after a key press the new address is the one to sign in with', async () => {
    const { person, email, link } = await asked();
    await page.goto(link);
    await page.getByRole('heading', { name: 'Confirm your sign-in address' }).waitFor();
    expect(page.url()).toBe(`${origin}/email/confirm`);
    expect([await focused(), await page.getByRole('textbox').count()]).toEqual(['send', 0]);
    expect((await login(service, world, email)).status).toBe(401);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Your new address works' }).waitFor();
    expect(await focused()).toBe('done-title');
    expect((await login(service, world, email)).status).toBe(200);
    expect((await login(service, world, person.email)).status).toBe(401);
  });

  test('a link that was already used is reported; without a token the page asks for the code from the mail', async () => {
    const { email, link } = await asked();
    const code = new URL(link).searchParams.get('token')!;
    await page.goto(`${origin}/email/confirm`);
    await confirm().click();
    await page.getByText('Enter the code from the mail.').waitFor();
    await page.getByLabel('Code from the mail').fill(code);
    await confirm().click();
    await page.getByRole('heading', { name: 'Your new address works' }).waitFor();
    expect((await login(service, world, email)).status).toBe(200);
    await page.goto(link);
    await confirm().click();
    await page.getByRole('alert').getByText(/./).waitFor();
    expect(await page.getByRole('heading', { name: 'Your new address works' }).isVisible()).toBe(false);
  });
});

describe.each(['/password/reset', '/invitations/accept', '/email/confirm'])('%s', (at) => {
  test('fits a window of 320 pixels, in light and dark mode', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(`${origin}${at}`);
      await page.getByLabel('Code from the mail').waitFor();
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
      const pictures = process.env['PAGE_PICTURES'];
      if (pictures)
        await page.screenshot({
          path: path.join(pictures, `${at.slice(1).replace('/', '-')}-${colorScheme}.png`),
        });
    }
  });

  test('without JavaScript it says that it needs it, and shows no form that could put a password into a URL', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const read = await plain.newPage();
    await read.goto(`${origin}${at}?token=x`);
    const says = read.locator('noscript p');
    await says.waitFor();
    expect(await says.innerText()).toContain('This page needs JavaScript');
    expect(await read.getByRole('textbox').count()).toBe(0);
    await plain.close();
  });

  test('200 with a strict policy, not cacheable, not frameable; the workspace’s name is text, not HTML', async () => {
    const [{ name }] = (await world.sql('SELECT name FROM workspaces WHERE id = $1', [world.id])) as [any];
    await world.sql('UPDATE workspaces SET name = $2 WHERE id = $1', [world.id, `<img src=x>"'&`]);
    const deadline = Date.now() + 10_000;
    const get = (host = world.host, method = 'GET') => send(service.url + at, method, { host });
    let reply = await get();
    while (!reply.text.includes('&#60;img') && Date.now() < deadline) reply = await get();
    await world.sql('UPDATE workspaces SET name = $2 WHERE id = $1', [world.id, name]);
    expect(reply.status).toBe(200);
    expect(reply.text).toContain('&#60;img src=x&#62;&#34;&#39;&#38;');
    expect(reply.text).not.toContain('<img');
    expect(reply.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('referrer-policy')).toBe('no-referrer');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await get(world.host, 'POST')).status).toBe(405);
    expect((await get('nobody.example')).status).toBe(404);
  });
});
