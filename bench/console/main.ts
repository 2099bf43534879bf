/**
 * The benchmark `console`: the ten most used tasks by keyboard in the console, beside the same by the API. It runs
 * against a fresh `npm start`, changes its demo, and writes docs/console/tasks.md with a picture of each task.
 *
 *     RATE_LIMIT_SCALE=10 npm start                      # in another terminal
 *     npm run bench:console -- http://localhost:8080
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { format, resolveConfig } from 'prettier';
import { createClient } from './client.ts';
import { Hand } from './hand.ts';
import { TASKS, type Task } from './tasks.ts';

const [origin = 'http://localhost:8080'] = process.argv.slice(2);
const root = process.cwd();
const out = path.join(root, 'docs/console');

interface User {
  role: string;
  email: string;
  password: string;
}

const firstRun = path.join(process.env['DATA_DIR'] ?? path.join(root, '.data'), 'first-run.json');
const { workspaces } = JSON.parse(readFileSync(firstRun, 'utf8')) as { workspaces: { users: User[] }[] };
const userOf = (role: string): User => workspaces[0]!.users.find((user) => user.role === role)!;

interface Counted {
  task: Task;
  hand: Hand;
  bytes: number;
  calls: number;
  apiCalls: number;
  apiBytes: number;
}

async function signedIn(browser: Browser, { role, at = '/' }: Task): Promise<Page> {
  const { email, password } = userOf(role);
  const page = await browser.newPage({
    viewport: { width: 1180, height: 760 },
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  await page.goto(`${origin}/console${at}`);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.locator('#content h1').waitFor();
  // as on a day on which nobody has to sign in
  await page.reload();
  await page.locator('#content h1').waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

async function count(browser: Browser, task: Task): Promise<Counted> {
  const page = await signedIn(browser, task);
  const sizes: Promise<number>[] = [];
  let calls = 0;
  page.on('requestfinished', (request) => {
    if (request.url().includes('/api/')) calls += 1;
    sizes.push(
      request.sizes().then(({ requestBodySize, responseBodySize }) => requestBodySize + responseBodySize),
    );
  });
  const hand = new Hand(page, path.join(out, `task-${task.name}.png`));
  await task.hand(hand, page);
  await hand.picture();
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await page.close();

  const { email, password } = userOf(task.role);
  const login = await fetch(`${origin}/api/v1/auth/login/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data } = (await login.json()) as { data: { access_token: string } };
  const client = createClient(origin, data.access_token);
  await task.before?.(client);
  client.calls = client.bytes = 0;
  await task.api(client);
  return { task, hand, bytes, calls, apiCalls: client.calls, apiBytes: client.bytes };
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

const rowOf = ({ task, hand, bytes, calls, apiCalls, apiBytes }: Counted): string =>
  `| [${task.what}](task-${task.name}.png) | ${task.role} | ${hand.steps} | ${hand.keys} | ${hand.seconds.toFixed(0)} s | ` +
  `${hand.waited.toFixed(1)} s | ${calls} | ${kilobytes(bytes)} | ${apiCalls} | ${kilobytes(apiBytes)} |`;

const page = (rows: readonly string[]): string => `# The ten most used tasks, counted

Made by \`npm run bench:console\` on a fresh demo, in Chromium, by keyboard alone. A step is what a person decides: to go to a
screen, to fill a field, to press a button. Seconds follow the keystroke-level model: 1.35 s of thought a step, 0.2 s a key, and
what the page was waited for, which is also shown by itself. Bytes are the bodies of all requests and answers from the first key on,
with the files of a screen that is opened for the first time. A program needs the calls of the last columns, without the sign-in.

| Task | Role | Steps | Keys | By keyboard | Of it waiting | Calls | Bytes | Calls by API | Bytes by API |
| ---- | ---- | ----- | ---- | ----------- | ------------- | ----- | ----- | ------------ | ------------ |
${rows.join('\n')}

The console makes more calls than a program needs, because it shows what a person wants to see beside: balances, who is away, what
waits.
`;

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const counted: Counted[] = [];
  for (const task of TASKS) {
    counted.push(await count(browser, task));
    process.stdout.write(`${rowOf(counted.at(-1)!)}\n`);
  }
  const file = path.join(out, 'tasks.md');
  const options = await resolveConfig(file);
  writeFileSync(file, await format(page(counted.map(rowOf)), { ...options, filepath: file }));
} finally {
  await browser.close();
}
