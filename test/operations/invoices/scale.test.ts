/** A year with 10,000 invoices: lists and the next number use indexes. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { grown, listenTo, openPlanner, readWhole } from '../../support/plans.ts';
import { openInvoices } from './support.ts';

const INVOICES = 10_000;
/** Invoices of the same year in other workspaces. */
const OTHERS = 30_000;
const TABLES = ['invoices', 'invoice_lines', 'invoice_taxes'];

const invoices = await openInvoices();
const { service, world } = invoices;
const asked = new Set<string>();

beforeAll(async () => {
  await grown(service, async (client) => {
    const { id, employee, colleague, stranger } = world;
    const fill = (workspace: string, people: string, count: number) =>
      client.query(`
        WITH made AS (
          INSERT INTO invoices (workspace_id, employee_id, status, year, number, currency, net, tax, total, reverse_charge, due_days,
                                issued_on, due_on, paid_on, seller, buyer, pdf_file_id, xml_file_id, pdf_sha256, created_at, updated_at)
          SELECT ${workspace}, ${people}, CASE WHEN n % 10 = 0 THEN 'issued' ELSE 'paid' END, 2025, n, 'EUR', 100, 19, 119, false, 14,
                 day, day + 14, CASE WHEN n % 10 = 0 THEN NULL ELSE day + 10 END, '{}', '{}', uuidv7(), uuidv7(), '\\x00',
                 day + n % 1440 * interval '1 minute', day + n % 1440 * interval '1 minute'
            FROM (SELECT n, '2025-01-01'::date + n * 365 / ${count + 1} AS day FROM generate_series(1, ${count}) n) AS days
          RETURNING workspace_id, id),
        taxed AS (
          INSERT INTO invoice_taxes (workspace_id, invoice_id, tax_rate, net, tax) SELECT workspace_id, id, 19, 100, 19 FROM made)
        INSERT INTO invoice_lines (workspace_id, invoice_id, position, description, quantity, unit, unit_price, tax_rate, amount)
        SELECT workspace_id, id, position, 'Design', 1, 'hour', 50, 19, 50 FROM made, generate_series(1, 2) AS position`);
    await fill(
      `'${id}'::uuid`,
      `CASE n % 40 WHEN 0 THEN '${employee.id}' WHEN 1 THEN '${colleague.id}' ELSE '${stranger.id}' END::uuid`,
      INVOICES,
    );
    await fill('gen_random_uuid()', 'gen_random_uuid()', OTHERS);
    await client.query(
      `INSERT INTO invoice_counters (workspace_id, year, last, last_issued_on) VALUES ($1, 2025, ${INVOICES}, '2025-12-31')`,
      [id],
    );
  });
  listenTo(service, () => asked);
}, 180_000);

const get = async (path: string, query: Record<string, string>, as = world.admin) => {
  const reply = await invoices.call(as, 'GET', path, { query });
  expect([reply.status, reply.body.detail]).toEqual([200, undefined]);
  return reply;
};

describe('rule 47: a year with 10,000 invoices', () => {
  test('200: a tenth of all invoices is overdue, and each has its taxes', async () => {
    const { headers, body } = await get('/invoices/admin/', {
      overdue: 'true',
      include_total: 'true',
      limit: '200',
    });
    expect([headers.get('x-total-count'), body.data.length]).toEqual([String(INVOICES / 10), 200]);
    for (const { taxes } of body.data) expect(taxes).toEqual([{ tax_rate: 19, net: '100.00', tax: '19.00' }]);
  });

  test('200: every statement of the lists uses an index; the next number is 10001', async () => {
    asked.clear();
    for (const query of [
      {},
      { status: 'issued' },
      { overdue: 'true' },
      { overdue: 'false' },
      { employee_id: world.employee.id },
      { ordering: 'created_at' },
      { ordering: 'updated_at', updated_since: '2025-12-01T00:00:00Z' },
      { include_total: 'true' },
    ] as Record<string, string>[])
      await get('/invoices/admin/', query);
    for (const query of [
      {},
      { status: 'paid' },
      { from: '2025-03-01', to: '2025-03-31' },
      { ordering: 'issued_on' },
    ])
      await get('/invoices/', query as Record<string, string>, world.employee);
    const { number } = await invoices.issued(await invoices.contractor(), {}, { issued_on: '2025-12-31' });
    expect(number).toBe(`2025-${INVOICES + 1}`);
    const texts = [...asked].filter((text) => /^\s*(SELECT|WITH)/.test(text) && /invoice/.test(text));
    expect(texts.length).toBeGreaterThan(11);
    const planner = await openPlanner(service, world);
    for (const text of texts) expect([text, await readWhole(planner, text, TABLES)]).toEqual([text, []]);
  });
});
