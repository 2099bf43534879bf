/** What people do most, as a hand does it in the console and as a program does it by the API. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { Hand } from './hand.ts';
import type { Client } from './client.ts';

export interface Task {
  /** The name of its picture. */
  name: string;
  what: string;
  role: 'employee' | 'manager' | 'admin';
  /** The path where it begins; the first screen by default. */
  at?: string;
  hand(hand: Hand, page: Page): Promise<void>;
  /** What the program finds done, and does not count. */
  before?(client: Client): Promise<void>;
  api(client: Client): Promise<void>;
}

/** A receipt as a phone takes it. */
const receipt = async () => ({
  name: 'receipt.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#f4f1ea' } })
    .jpeg()
    .toBuffer(),
});

/** A date as a field of an American browser takes it: month, day, year. */
const typed = (date: string): string => date.replace(/^(\d+)-(\d+)-(\d+)$/, '$2$3$1');

const YEAR = new Date().getFullYear() + 1;
/** A week that nobody in the demo has planned, for the hand, and another for the program. */
const HAND_WEEK = { from: `${YEAR}-09-06`, to: `${YEAR}-09-10` };
const API_WEEK = { from: `${YEAR}-10-11`, to: `${YEAR}-10-15` };

export const TASKS: readonly Task[] = [
  {
    name: 'clock-start',
    what: 'Start the clock',
    role: 'employee',
    async hand(hand, page) {
      await hand.skip();
      await hand.press(page.getByRole('button', { name: 'Start', exact: true }));
      await hand.wait(page.getByText(/Running since/));
    },
    before: (client) => client.send('POST', '/tracking/clock/stop/', {}),
    api: (client) => client.send('POST', '/tracking/clock/start/', {}),
  },
  {
    name: 'clock-stop',
    what: 'Stop the clock, with a break',
    role: 'employee',
    async hand(hand, page) {
      await hand.skip();
      await hand.fill(page.getByLabel('Break in minutes'), '0');
      await hand.send();
      await hand.wait(page.getByText('Your clock is not running.'));
    },
    before: (client) => client.send('POST', '/tracking/clock/start/', {}),
    api: (client) => client.send('POST', '/tracking/clock/stop/', { break_minutes: 0 }),
  },
  {
    name: 'time-entry',
    what: 'Record a forgotten hour',
    role: 'employee',
    async hand(hand, page) {
      await hand.goTo('Timesheet', page.getByRole('heading', { name: 'Timesheet' }));
      await hand.press(page.getByRole('button', { name: /^Add an entry on/ }).first());
      await hand.fill(page.getByLabel('From', { exact: true }), '0500A');
      await hand.fill(page.getByLabel('To', { exact: true }), '0600A');
      await hand.send();
      await hand.wait(page.getByText('05:00–06:00'));
    },
    async api(client) {
      const day = new Date(Date.now() - 21 * 86_400_000).toISOString().slice(0, 10);
      await client.send('POST', '/tracking/entries/', {
        started_at: `${day}T03:00:00Z`,
        ended_at: `${day}T03:30:00Z`,
      });
    },
  },
  {
    name: 'time-off',
    what: 'Ask for a week of leave, with its cost in view',
    role: 'employee',
    async hand(hand, page) {
      await hand.goTo('Time off', page.getByRole('heading', { name: 'Time off', exact: true }));
      await hand.press(page.getByRole('button', { name: 'Request time off' }).first());
      const dialog = page.getByRole('dialog');
      await hand.fill(dialog.getByLabel('Leave type'), 'Vacation');
      await hand.fill(dialog.getByLabel('First day'), typed(HAND_WEEK.from));
      await hand.fill(dialog.getByLabel('Last day'), typed(HAND_WEEK.to));
      await hand.wait(dialog.getByText('5 days').first());
      await hand.picture();
      await hand.press(dialog.getByRole('button', { name: 'Send the request' }));
      await hand.wait(page.getByText('Your request is sent.'));
    },
    async api(client) {
      const policies = await client.read<{ id: string; name: string }[]>('/pto/policies/');
      const { id } = policies.find(({ name }) => name === 'Vacation')!;
      const days = { policy_id: id, start_date: API_WEEK.from, end_date: API_WEEK.to };
      await client.send('POST', '/pto/requests/preview/', days);
      await client.send('POST', '/pto/requests/', days);
    },
  },
  {
    name: 'approve',
    what: 'Approve a request for leave, seeing who else is away',
    role: 'manager',
    at: '/inbox',
    async hand(hand, page) {
      await hand.skip();
      await hand.press(page.getByRole('button', { name: /^Open: Vacation/ }).first());
      const shown = page.getByRole('dialog');
      await hand.wait(shown.getByText('Who else of the team is away or has asked'));
      await hand.picture();
      await hand.press(shown.getByRole('button', { name: /^Approve/ }));
      await hand.wait(page.getByText(/^Approving/));
      // it is sent after the five seconds in which it can be taken back
      await page.waitForResponse(/\/approve\//);
    },
    async api(client) {
      const waiting = await client.read<{ kind: string; id: string }[]>('/profile/waiting/');
      const { id } = waiting.find(({ kind }) => kind === 'absence')!;
      await client.read(`/pto/admin/requests/${id}/`);
      await client.send('POST', `/pto/admin/requests/${id}/approve/`, {});
    },
  },
  {
    name: 'claim',
    what: 'Claim an expense with its receipt',
    role: 'employee',
    async hand(hand, page) {
      await hand.goTo('Expenses', page.getByRole('heading', { name: 'Expenses', exact: true }));
      await hand.press(page.getByRole('button', { name: 'New claim' }).first());
      const dialog = page.getByRole('dialog');
      await hand.choose(dialog.getByLabel('Receipt'), await receipt());
      await hand.fill(dialog.getByLabel('Amount'), '23.80');
      await hand.fill(dialog.getByLabel('Where'), 'Station cafe');
      await hand.picture();
      await hand.press(dialog.getByRole('button', { name: 'Send the claim' }));
      await hand.wait(page.getByText('The claim is sent.'));
    },
    async api(client) {
      const [category] = await client.read<{ id: string }[]>('/lists/expense-categories/');
      const today = new Date().toISOString().slice(0, 10);
      const item = { spent_on: today, category_id: category!.id, amount: '23.80', merchant: 'Station cafe' };
      const body = { title: 'Station cafe', currency: 'EUR', items: [item], submit: false };
      const claim = await client.made<{ id: string }>('/reimbursements/', body);
      await client.upload(`/reimbursements/${claim.id}/receipts/`, await receipt());
      await client.send('POST', `/reimbursements/${claim.id}/submit/`);
    },
  },
  {
    name: 'colleague',
    what: 'Find a colleague’s address',
    role: 'employee',
    async hand(hand, page) {
      await hand.goTo('Hanna Lor', page.getByRole('dialog', { name: 'Hanna Lorenz' }));
      await hand.wait(page.getByRole('link', { name: /hanna\.lorenz@/ }));
    },
    api: async (client) => void (await client.read('/profile/team/?q=Hanna%20Lor')),
  },
  {
    name: 'payslip',
    what: 'Open the newest payslip',
    role: 'employee',
    async hand(hand, page) {
      await hand.goTo('Pay', page.getByRole('heading', { name: 'Pay', exact: true }));
      await hand.skip();
      await hand.press(page.getByRole('link', { name: /^Open: / }).first());
      await hand.wait(page.getByRole('dialog').getByText('Net', { exact: true }));
    },
    async api(client) {
      const [payslip] = await client.read<{ id: string }[]>('/payments/payslips/?limit=1');
      await client.read(`/payments/payslips/${payslip!.id}/`);
    },
  },
  {
    name: 'joining',
    what: 'Add a person with contract and invitation',
    role: 'admin',
    at: '/people/new',
    async hand(hand, page) {
      await hand.skip();
      await hand.fill(page.getByLabel('First name'), 'Selma');
      await hand.fill(page.getByLabel('Last name'), 'Vik');
      await hand.fill(page.getByLabel('E-mail address'), 'selma.vik@example.test');
      await hand.fill(page.getByLabel('Job'), 'Designer');
      await hand.fill(page.getByLabel('Salary'), '3600.00');
      await hand.picture();
      await hand.press(page.getByRole('button', { name: 'Add the person' }));
      await hand.wait(page.getByText('Selma Vik is added.'));
    },
    async api(client) {
      const start = new Date().toISOString().slice(0, 10);
      const { id } = await client.made<{ id: string }>('/auth/users/', {
        first_name: 'Tove',
        last_name: 'Vik',
        email: 'tove.vik@example.test',
        start_date: start,
        job_title: 'Designer',
        role: 'employee',
      });
      const contract = await client.made<{ id: string }>('/contracts/admin/', {
        employee_id: id,
        type: 'permanent',
        title: 'Designer',
        start_date: start,
        weekly_hours: 40,
        pattern: { mon: 8, tue: 8, wed: 8, thu: 8, fri: 8, sat: 0, sun: 0 },
        salary: '3600.00',
        currency: 'EUR',
        pay_period: 'month',
        notice_days: 30,
      });
      await client.send('POST', `/contracts/admin/${contract.id}/activate/`, { require_signature: true });
    },
  },
  {
    name: 'ask',
    what: 'Ask the help desk',
    role: 'employee',
    async hand(hand, page) {
      await hand.goTo('Help', page.getByRole('heading', { name: 'Help', exact: true }));
      await hand.press(page.getByRole('button', { name: 'Ask a question' }).first());
      const dialog = page.getByRole('dialog');
      await hand.fill(dialog.getByLabel('Subject'), 'New badge');
      await hand.fill(dialog.getByLabel('What is it about?'), 'Mine is broken.');
      await hand.picture();
      await hand.press(dialog.getByRole('button', { name: 'Send' }));
      await hand.wait(page.getByText('Your question is sent.'));
    },
    api: (client) =>
      client.send('POST', '/support/tickets/', { subject: 'New badge', body: 'Mine is broken.' }),
  },
];
