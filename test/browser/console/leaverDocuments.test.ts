/** The page where people who have left open their documents (rule 230), in a real Chromium. */
import { describe, expect, test } from '@jest/globals';
import type { Place } from '../../access/row.ts';
import { published } from '../../operations/payments/payslipRows.ts';
import { mailsTo } from '../../support/mails.ts';
import { openConsole } from './open.ts';

const { service, world, origin, mailDir, newPage } = await openConsole();

describe('/leaver-documents', () => {
  test('has a code mailed, opens it once, and saves a payslip', async () => {
    const person = await world.person({ manager: world.manager });
    let count = 0;
    const place = { ...world, service, passwordHash: '', next: () => ++count } as Place;
    await published(place, person);
    await world.sql(`UPDATE users SET status = 'deactivated', last_day = '2026-10-31' WHERE id = $1`, [
      person.id,
    ]);
    const email = `${person.id}@private.test`;
    await service.request(world, 'POST', `/auth/users/${person.id}/documents-access/`, {
      as: world.admin,
      body: { email, months: 3 },
    });

    const page = await newPage();
    await page.goto(`${origin}/console/leaver-documents`);
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('button', { name: 'Send the code' }).click();
    await page.getByText('a mail with a code is on its way').waitFor();
    const { pathname, search } = new URL(
      /https?:\/\/\S+/.exec((await mailsTo(mailDir, email)).at(-1)!.text)![0],
    );

    await page.goto(`${origin}${pathname}${search}`);
    // the code is taken out of the address
    await page.waitForURL(`${origin}/console/leaver-documents`);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('heading', { name: 'Payslips' }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('listitem').getByRole('button').first().click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);

    const again = await newPage();
    await again.goto(`${origin}${pathname}${search}`);
    await again.getByRole('button', { name: 'Open', exact: true }).click();
    await again.getByText('unknown, used or too old').waitFor();
  });
});
