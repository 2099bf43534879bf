/** The screens of the console, and how a test goes from one to another. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

const root = path.join(import.meta.dirname, '../../..');

/** Addresses and roles as console/routes.ts has them, without those that have a parameter. */
export const SCREENS = [
  ...readFileSync(path.join(root, 'console/routes.ts'), 'utf8').matchAll(
    /\bat\(\s*'([^'$]+)',\s*\(\) => import\('[^']+'\)(?:,\s*'(\w+)')?/g,
  ),
].map(([, where, least = 'employee']) => ({ where: where!, least }));

/** Goes to an address within the page, as a link does, and waits until its calls have been answered. */
export async function goTo(page: Page, where: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', `/console${to}`), where);
  await page.waitForURL((url) =>
    decodeURI(url.pathname + url.search).startsWith(`/console${where}`.replace(/\/$/, '')),
  );
  await page.waitForLoadState('networkidle');
}
