/// <reference lib="dom" />
/** The console in German, the second language: chosen by the profile, complete, and narrow enough for a phone. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { REMEDIES } from '../../../src/generated/errors.ts';
import { noticeKinds } from '../../../src/generated/notices.ts';
import { openConsole } from './open.ts';
import { goTo, SCREENS } from './screens.ts';

const { service, world, newPage, open, signIn } = await openConsole();

const texts = path.join(import.meta.dirname, '../../../console/texts');
type Texts = Readonly<Record<string, unknown>>;
const names = readdirSync(path.join(texts, 'de'))
  .filter((file) => file !== 'index.ts')
  .map((file) => file.replace('.ts', ''));
const catalogues = await Promise.all(
  names.map(async (name) => {
    const english = (await import(path.join(texts, `${name}.ts`)))[name] as Texts;
    const german = (await import(path.join(texts, 'de', `${name}.ts`)))[name] as Texts;
    return { name, english, german };
  }),
);

/** The plain texts of a catalogue, with those of its nested ones. */
const plain = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) =>
    typeof text === 'string' ? [text] : typeof text === 'object' ? plain(text as Texts) : [],
  );

const errorCodes = Object.keys(REMEDIES);
/** Codes that only a program can cause: what a browser sends is well formed. */
const ONLY_PROGRAMS = new Set(
  `malformed_json malformed_multipart unreadable_body too_deep too_many_values bad_parameter unknown_parameter
   repeated_parameter repeated_header bad_path bad_cursor unreadable_request unknown_host method_not_allowed
   not_acceptable idempotency_secret_shown idempotency_key_reused range_not_satisfiable trailing_slash
   upgrade_required bad_handshake origin_not_allowed`.split(/\s+/),
);

const german = new Set(catalogues.flatMap((one) => plain(one.german)));
/** English texts that no German one equals, as `Name` and `Export` do. */
const ENGLISH = new Set(catalogues.flatMap((one) => plain(one.english)).filter((text) => !german.has(text)));

/** Everything that the page shows or names. */
const said = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    // what is made from the contract has its words, and says that they are English
    while (walker.nextNode())
      if (!walker.currentNode.parentElement!.closest('#console [lang=en]'))
        found.push(walker.currentNode.textContent!.trim());
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]'))
      if (!element.closest('#console [lang=en]'))
        for (const name of ['aria-label', 'placeholder', 'title'])
          found.push(element.getAttribute(name) ?? '');
    return found;
  });

/** Buttons, links, labels and headings whose text is cut off or runs out of them. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, label, h1, h2, h3, legend, [class*=pill]')]
      .filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1)
      .map((one) => one.textContent!.trim().slice(0, 60)),
  );

describe('German', () => {
  test('each catalogue has its texts in German, and none is left as it was', () => {
    for (const { name, english, german } of catalogues) {
      expect([name, Object.keys(german).sort()]).toEqual([name, Object.keys(english).sort()]);
      const long = (text: string) => text.split(' ').length > 3;
      const same = plain(german).filter((text) => long(text) && plain(english).includes(text));
      expect([name, same]).toEqual([name, []]);
    }
  });

  test('each code of a refusal that people can meet has a sentence', () => {
    const said = catalogues.find(({ name }) => name === 'refusals')!.german['codes'] as Texts;
    expect(errorCodes.filter((code) => !(code in said) && !ONLY_PROGRAMS.has(code))).toEqual([]);
    expect(Object.keys(said).filter((code) => !errorCodes.includes(code))).toEqual([]);
  });

  test('each kind of notice has a headline', () => {
    const said = catalogues.find(({ name }) => name === 'notices')!.german['headlines'] as Texts;
    expect(Object.keys(said).sort()).toEqual(Object.keys(noticeKinds).sort());
  });

  test('the sign-in speaks the language of the browser, also when it refuses', async () => {
    const page = await newPage({ locale: 'de-DE' });
    await open(page, '/');
    await page.getByLabel('E-Mail-Adresse').fill(world.employee.email);
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await page.getByLabel('Passwort', { exact: true }).fill('a long password');
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await page.getByText(/^Mit dieser E-Mail-Adresse und diesem Passwort gibt es/).waitFor();
  });

  test('the language is chosen in the profile, at once and for the next sign-in', async () => {
    const page = await newPage();
    await signIn(page, world.employee, '/me');
    await page.getByLabel('Language').selectOption('Deutsch');
    await page.getByRole('region', { name: 'Profile' }).getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Ihr Konto' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await page.getByRole('button', { name: 'Ihr Konto' }).click();
    await page.locator('#account').getByRole('button', { name: 'Abmelden' }).click();
    await page.getByLabel('E-Mail-Adresse').waitFor();
  });

  test('no screen says anything in English that there is in German, and nothing is cut off at 390 px', async () => {
    await service.request(world, 'PATCH', '/profile/', {
      as: world.admin,
      body: { locale: 'de' },
      headers: { 'If-Match': '*' },
    });
    await world.sql(`UPDATE contracts SET title = 'Arbeitsvertrag'`);
    const page = await newPage({ viewport: { width: 390, height: 844 } });
    await signIn(page, world.admin);
    await page.getByRole('heading', { name: /^Hallo/ }).waitFor();
    const found: string[] = [];
    for (const { where } of SCREENS.filter(({ where }) => !where.startsWith('/calls'))) {
      await goTo(page, where);
      await page.locator('h1').waitFor();
      found.push(...(await said(page)).filter((text) => ENGLISH.has(text)).map((text) => `${where} ${text}`));
      found.push(...(await cutOff(page)).map((text) => `${where} cut off: ${text}`));
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wider > 0) found.push(`${where} is ${wider} px too wide`);
    }
    expect(found).toEqual([]);
  }, 120_000);
});
