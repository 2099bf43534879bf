/// <reference lib="dom" />
/** Getting in and out of the console, as people do it: in a real Chromium. */
import { describe, expect, test } from '@jest/globals';
import { mailsTo } from '../../support/mails.ts';
import { codeAt, PASSWORD, personWithPassword, withSecondFactor } from '../../support/signIn.ts';
import { openConsole } from './open.ts';

const { service, world, origin, mailDir, newPage, pageIn, open, signIn } = await openConsole();

const hello = /^Hello/;

/** The link in the last mail to somebody, with the port of this service. */
async function linkTo(email: string): Promise<string> {
  const mail = (await mailsTo(mailDir, email)).at(-1)!;
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(mail.text)![0]);
  return `${origin}${pathname}${search}`;
}

describe('signing in', () => {
  test('/ leads to the sign-in, and a right password to the start page', async () => {
    const page = await newPage();
    await page.goto(origin);
    expect(new URL(page.url()).pathname).toBe('/console/');
    await signIn(page, world.employee);
    await page.getByRole('heading', { name: hello }).waitFor();
  });

  test('a wrong password is told, and what was typed stays', async () => {
    const page = await newPage();
    await open(page, '/');
    await page.getByLabel('E-mail address').fill(world.employee.email);
    await page.getByLabel('Password', { exact: true }).fill('not the password at all');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    expect(await page.getByLabel('E-mail address').inputValue()).toBe(world.employee.email);
  });

  test('422: the message is at its field, which gets the focus', async () => {
    const page = await newPage();
    await open(page, '/');
    await page.getByLabel('E-mail address').fill('nobody');
    await page.getByLabel('Password', { exact: true }).fill('x');
    await page.keyboard.press('Enter');
    const field = page.getByLabel('E-mail address');
    await page.locator('[aria-invalid]').waitFor();
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await field.getAttribute('aria-describedby')).toBeTruthy();
  });

  test('with a second factor: a code of the app, or a recovery code', async () => {
    const person = await personWithPassword(service, world);
    const { secret, recoveryCodes } = await withSecondFactor(service, world, person);
    const page = await newPage();
    await signIn(page, person);
    await page.getByLabel('Code', { exact: true }).fill(codeAt(secret));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: hello }).waitFor();

    const other = await newPage();
    await signIn(other, person);
    await other.getByRole('button', { name: 'Use a recovery code' }).click();
    await other.getByLabel('Recovery code').fill(recoveryCodes[0]!);
    await other.keyboard.press('Enter');
    await other.getByRole('heading', { name: hello }).waitFor();
  });

  test('no script can read the refresh token, and no storage contains a token', async () => {
    const page = await newPage();
    await signIn(page, world.employee);
    await page.getByRole('heading', { name: hello }).waitFor();
    const kept = await page.evaluate(() =>
      JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
    );
    expect(kept).not.toMatch(/eyJ|refresh|wf_/);
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({
      name: '__Host-wf_refresh',
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
    });
  });

  test('a forgotten password: the mail leads to the page that takes a new one', async () => {
    const person = await personWithPassword(service, world);
    const page = await newPage();
    await open(page, '/');
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await page.getByLabel('E-mail address').fill(person.email);
    await page.keyboard.press('Enter');
    await page.getByText('a mail with a code is on its way').waitFor();
    await page.goto(await linkTo(person.email));
    await page.getByLabel('New password').fill('seven violet ladders hum');
    expect(page.url()).not.toContain('token=');
    await page.keyboard.press('Enter');
    await page.getByText('Your password is changed').waitFor();
  });

  test('an invitation: its link takes a password and signs in', async () => {
    const reply = await service.request(world, 'POST', '/auth/users/', {
      as: world.admin,
      body: {
        email: 'newcomer@example.test',
        first_name: 'New',
        last_name: 'Comer',
        start_date: '2026-01-01',
      },
    });
    expect(reply.status).toBe(201);
    const page = await newPage();
    await page.goto(await linkTo('newcomer@example.test'));
    await page.getByLabel('New password').fill('seven violet ladders hum');
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByRole('heading', { name: 'Hello, New' }).waitFor();
  });

  test('a new address: the link of the mail confirms it, and it signs in', async () => {
    const person = await personWithPassword(service, world);
    const asked = await service.request(world, 'POST', '/auth/email/', {
      as: person,
      body: { email: 'moved@example.test', password: PASSWORD },
    });
    expect(asked.status).toBe(200);
    const page = await newPage();
    await page.goto(await linkTo('moved@example.test'));
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await page.getByText('Your e-mail address is confirmed').waitFor();
    await signIn(page, { email: 'moved@example.test' });
    await page.getByRole('heading', { name: hello }).waitFor();
  });

  test('a code that is used up is told at its field', async () => {
    const page = await newPage();
    await open(page, '/invitations/accept?token=used');
    await page.getByLabel('New password').fill('seven violet ladders hum');
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByLabel('Code from the mail').waitFor();
    expect(await page.getByLabel('Code from the mail').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('the session', () => {
  test('goes on after a reload, and a screen in the middle of work stays', async () => {
    const page = await newPage();
    await signIn(page, world.admin, '/developers/webhooks');
    await page.getByRole('heading', { name: 'Webhooks' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Webhooks' }).waitFor();
  });

  test('goes on after a 401, with a new access token', async () => {
    const page = await newPage();
    await signIn(page, world.employee);
    await page.getByRole('heading', { name: hello }).waitFor();
    let refused = 0;
    // the first call is refused as with an access token that has ended
    await page.route('**/api/v1/notifications/?*', async (route) => {
      refused += 1;
      if (refused > 1) return route.fallback();
      await route.fulfill({
        status: 401,
        contentType: 'application/json',
        body: '{"data":{"code":"token_expired"}}',
      });
    });
    await page.getByRole('navigation').getByRole('link', { name: 'Inbox' }).click();
    await page.getByText('No notices yet').waitFor();
    expect(refused).toBe(2);
  });

  test('two tabs: both go on while one refreshes, and signing out in one signs out the other', async () => {
    const one = await newPage();
    await signIn(one, world.employee);
    await one.getByRole('heading', { name: hello }).waitFor();
    const other = await pageIn(one.context());
    await Promise.all([one.reload(), open(other, '/inbox')]);
    await one.getByRole('heading', { name: hello }).waitFor();
    await other.getByRole('heading', { name: 'Inbox' }).waitFor();
    await one.getByRole('button', { name: 'Your account' }).click();
    await one.getByRole('button', { name: 'Sign out' }).click();
    for (const page of [one, other])
      await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    expect(await one.context().cookies()).toEqual([]);
  });

  test('a password is changed under Security with the current one', async () => {
    const person = await personWithPassword(service, world);
    const page = await newPage();
    await signIn(page, person, '/me');
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByLabel('New password').fill('seven violet ladders hum');
    await page.getByRole('button', { name: 'Change the password' }).click();
    await page
      .getByRole('status')
      .filter({ hasText: /password/i })
      .first()
      .waitFor();
  });
});
