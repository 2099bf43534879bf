/** Many documents at once: other calls do not wait, and numbers match their files, also in two processes. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { openClient, openTwins } from '../../support/opening.ts';
import type { Reply } from '../../support/service.ts';
import type { Person } from '../../support/world.ts';
import { BUYER } from './parties.ts';
import { invoicesIn } from './support.ts';

/** Connections of the process: far fewer than concurrent documents. */
const CONNECTIONS = 8;
const AT_ONCE = 20;

const { service, twin, world } = await openTwins(
  { rateLimitScale: 10_000, poolSize: CONNECTIONS },
  { settings: { invoicing: BUYER } },
);
const watcher = await openClient(service.database.ownerUrl);
const [here, there] = [invoicesIn(service, world), invoicesIn(twin, world)];
let person: Person;
beforeAll(async () => {
  person = await here.contractor();
  // warms up: the first document of a process loads the library and the font
  for (const one of [here, there])
    expect((await one.issued(person, {}, { issued_on: '2016-01-05' })).number).toMatch(/^2016/);
}, 60_000);

const numbersOf = async (year: number) =>
  (
    await world.sql<{ number: number }>('SELECT number FROM invoices WHERE year = $1 ORDER BY number', [year])
  ).map(({ number }) => number);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Runs `work` while it repeats another call, and observes how many connections are in a transaction. */
async function watched(
  work: () => Promise<Reply[]>,
): Promise<{ replies: Reply[]; meanwhile: number[]; most: number }> {
  const [meanwhile, counts]: [number[], number[]] = [[], []];
  let done = false;
  const watching = (async () => {
    while (!done) {
      const { rows } = await watcher.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM pg_stat_activity
          WHERE datname = current_database() AND application_name = 'workforce-api' AND xact_start < clock_timestamp() - interval '20 ms'`,
      );
      counts.push(rows[0]!.n);
      meanwhile.push((await here.call(world.manager, 'GET', '/profile/')).status);
    }
  })();
  const replies = await work();
  done = true;
  await watching;
  return { replies, meanwhile, most: Math.max(...counts) };
}

describe('POST /api/v1/invoices/admin/{invoice_id}/issue/', () => {
  test('rule 47: 20 at once are 200 with eight connections, of which one at a time is in a transaction; other calls are answered', async () => {
    const ids: string[] = [];
    for (let n = 0; n < AT_ONCE; n++) ids.push((await here.drafted(person)).id);
    const issue = (id: string) => here.step('issue', id, { issued_on: '2018-01-05' });
    const { replies, meanwhile, most } = await watched(() => Promise.all(ids.map(issue)));
    expect(replies.map(({ status }) => status)).toEqual(ids.map(() => 200));
    expect(await numbersOf(2018)).toEqual(upTo(AT_ONCE));
    expect(most).toBeLessThanOrEqual(1);
    expect(new Set(meanwhile)).toEqual(new Set([200]));
  }, 60_000);

  test('rule 47: 20 at once in two processes: no gap, each file has its own number, no file is left over', async () => {
    const ids: string[] = [];
    for (let n = 0; n < AT_ONCE; n++) ids.push((await here.drafted(person)).id);
    const replies = await Promise.all(
      ids.map((id, index) => (index % 2 ? here : there).step('issue', id, { issued_on: '2017-01-05' })),
    );
    expect(replies.map(({ status, body }) => [status, body.detail])).toEqual(ids.map(() => [200, undefined]));
    expect(await numbersOf(2017)).toEqual(upTo(AT_ONCE));
    for (const { body } of replies) {
      const { id, number } = body.data;
      const query = { format: 'xrechnung' };
      const xml = await here.call(person, 'GET', `/invoices/${id}/download/`, { query });
      expect(/<cbc:ID>([^<]+)</.exec(xml.text)![1]).toBe(number);
      expect(xml.headers.get('content-disposition')).toContain(`xrechnung-${number}.xml`);
      const pdf = await here.call(person, 'GET', `/invoices/${id}/download/`);
      expect(pdf.headers.get('content-disposition')).toContain(`invoice-${number}.pdf`);
    }
    const left = await world.sql(
      `SELECT f.id FROM files f WHERE f.kind = 'invoice' AND NOT EXISTS (SELECT FROM invoices i WHERE f.id IN (i.pdf_file_id, i.xml_file_id))`,
    );
    expect(left).toEqual([]);
  }, 60_000);
});

describe('POST /api/v1/payments/admin/payslips/{payslip_id}/publish/', () => {
  test('20 at once are 200 with eight connections, none of which waits for a document; other calls are answered', async () => {
    const drafted = async () => {
      const body = {
        employee_id: (await world.person({ manager: world.manager })).id,
        period_start: '2026-10-01',
        period_end: '2026-10-31',
        gross: '100.00',
        net: '100.00',
        currency: 'EUR',
        lines: [{ code: '1', label: 'Base salary', kind: 'earning', amount: '100.00' }],
      };
      const reply = await here.call(world.admin, 'POST', '/payments/admin/payslips/', { body });
      return reply.body.data.id as string;
    };
    const ids: string[] = [];
    for (let n = 0; n < AT_ONCE; n++) ids.push(await drafted());
    const publish = (id: string) => here.call(world.admin, 'POST', `/payments/admin/payslips/${id}/publish/`);
    const { replies, meanwhile } = await watched(() => Promise.all(ids.map(publish)));
    expect(replies.map(({ status, body }) => [status, body.detail])).toEqual(ids.map(() => [200, undefined]));
    expect(new Set(meanwhile)).toEqual(new Set([200]));
  }, 60_000);
});
