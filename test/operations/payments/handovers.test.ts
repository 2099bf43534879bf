/** Hand-overs of a month to payroll and accounting (rules 224 to 227). */
import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { Handover, HandoverPayrollRow } from '../../../src/generated/types.ts';
import { auditOf } from '../../support/traces.ts';
import type { Person } from '../../support/world.ts';
import { openPaying } from './support.ts';

const ACCOUNTING = {
  datev: { consultant: '29098', client: '55003', year_start: '01-01', account_length: 4 },
  expense_accounts: { travel: '4670' },
  counter_account: '1740',
  invoice_account: '3100',
  tax_keys: { '19': '9', '7': '8' },
  wage_types: { hours: '100', overtime: '130', bonus: '400' },
};
const paying = await openPaying({ accounting: ACCOUNTING } as never);
const { world, call, payer } = paying;
await world.sql(`UPDATE list_items SET code = 'travel' WHERE id = $1`, [paying.claims.travel]);
let numbers = 1000;

const post = (kind: string, month: string) =>
  call(payer, 'POST', '/payments/admin/handovers/', { body: { kind, month } });
const made = async (kind: string, month: string): Promise<Handover> => {
  const reply = await post(kind, month);
  expect([reply.status, reply.body.detail]).toEqual([201, undefined]);
  return reply.body.data;
};
const file = (id: string, format: string) =>
  call(payer, 'GET', `/payments/admin/handovers/${id}/file/`, { query: { format } });
const rowOf = ({ people }: Handover, person: Person): HandoverPayrollRow =>
  people.find(({ employee }) => employee.id === person.id)!;

/** Somebody with a contract and a number. */
const employed = async (): Promise<Person> => {
  const person = await paying.paidPerson();
  await world.sql(`UPDATE users SET employee_number = $2, start_date = '2026-01-01' WHERE id = $1`, [
    person.id,
    String(++numbers),
  ]);
  return person;
};
/** An approved claim of a person, as of a day. */
const claimed = async (person: Person, items: object[], on: string, more: object = {}): Promise<string> => {
  const { claims } = paying;
  const id = randomUUID();
  const body = { items, submit: false, external_id: id.slice(0, 8), ...more };
  const claim = await claims.claimed(person, body);
  await claims.attach(person, claim.id);
  await call(person, 'POST', `/reimbursements/${claim.id}/submit/`);
  const reply = await claims.step(world.manager, 'approve', claim.id, {});
  expect([reply.status, reply.body.detail]).toEqual([200, undefined]);
  await world.sql('UPDATE expense_claims SET reviewed_at = $2 WHERE id = $1', [claim.id, `${on}T10:00:00Z`]);
  return claim.id;
};
const spent = (amount: string, more: object = {}) => ({
  spent_on: '2026-01-15',
  category_id: paying.claims.travel,
  amount,
  ...more,
});

describe('POST /api/v1/payments/admin/handovers/', () => {
  test('201, rule 225: everybody employed in the month, with hours, absences, payments, expenses and changes', async () => {
    const recordsNone = await employed();
    const person = await employed();
    await world.sql(
      `INSERT INTO time_entries (workspace_id, employee_id, started_at, ended_at, timezone, source)
       VALUES ($1, $2, '2026-03-02T08:00:00Z', '2026-03-02T17:20:00Z', 'Europe/Berlin', 'manual')`,
      [world.id, person.id],
    );
    await world.sql(
      `INSERT INTO overtime_entries (workspace_id, employee_id, kind, seconds, effective_on, reason) VALUES ($1, $2, 'payout', -7200, '2026-03-31', 'paid')`,
      [world.id, person.id],
    );
    await paying.scheduled(person, { pay_on: '2026-03-27' });
    await claimed(person, [spent('18.40')], '2026-03-10');
    const handover = await made('payroll', '2026-03');
    expect(handover).toMatchObject({
      kind: 'payroll',
      month: '2026-03',
      number: 1,
      diff: null,
      late: [],
      bookings: [],
    });
    const row = rowOf(handover, person);
    expect(row).toMatchObject({
      employee: { id: person.id, name: person.name },
      employee_number: String(numbers),
      payments: [{ kind: 'bonus', amount: '500.00', currency: 'EUR', pay_on: '2026-03-27' }],
      expenses: [{ title: 'Trade fair', amount: '18.40', currency: 'EUR' }],
      absences: [],
      changes: [],
    });
    expect(row.hours).toMatchObject({ worked: '9.33', overtime_paid: '2.00' });
    // the first entry, on the first workday of the month, begins the account (rule 80)
    expect(Number(row.hours.overtime)).toBeCloseTo(Number(row.hours.worked) - Number(row.hours.expected));
    expect(rowOf(handover, recordsNone).hours).toMatchObject({ worked: '0.00', overtime: '0.00' });
    expect(JSON.stringify(handover)).not.toMatch(/DE89|3000/);
    const read = await call(payer, 'GET', `/payments/admin/handovers/${handover.id}/`);
    expect(read.body.data).toEqual(handover);
    expect((await auditOf(world, handover.id)).at(-1)).toMatchObject({
      changes: { kind: [null, 'payroll'], month: [null, '2026-03'], number: [null, 1] },
    });
  });

  test('201, rule 224: the next of a month says what differs; 409 nothing_changed if nothing does', async () => {
    const person = await employed();
    const first = await made('payroll', '2026-04');
    const again = await post('payroll', '2026-04');
    expect([again.status, again.body.data]).toEqual([409, { code: 'nothing_changed', id: first.id }]);
    const bonus = await paying.scheduled(person, { pay_on: '2026-04-24' });
    await world.sql(
      `UPDATE contracts SET salary = '4321.00', currency = 'EUR', pay_period = 'month' WHERE employee_id = $1`,
      [person.id],
    );
    const second = await made('payroll', '2026-04');
    expect(second.number).toBe(2);
    expect(second.diff!.changed).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          employee: { id: person.id, name: person.name },
          field: 'contract.salary',
          after: '4321.00',
        }),
        expect.objectContaining({
          field: 'payments',
          before: null,
          after: expect.stringContaining(bonus.id),
        }),
      ]),
    );
    // the first is as it was
    const read = await call(payer, 'GET', `/payments/admin/handovers/${first.id}/`);
    expect(read.body.data).toEqual(first);
    await expect(world.sql(`UPDATE handovers SET row_count = 0 WHERE id = $1`, [first.id])).rejects.toThrow(
      'does not change',
    );
  });

  test('201: the first of a month reports late changes of earlier months, each once', async () => {
    const person = await employed();
    await made('payroll', '2026-05');
    await paying.scheduled(person, { pay_on: '2026-05-22' });
    const june = await made('payroll', '2026-06');
    const late = june.late.find(({ month }) => month === '2026-05')!;
    expect(late.diff.changed).toEqual([
      expect.objectContaining({
        employee: { id: person.id, name: person.name },
        field: 'payments',
        before: null,
      }),
    ]);
    const july = await made('payroll', '2026-07');
    expect(july.late.filter(({ month }) => month === '2026-05')).toEqual([]);
  });

  test('409 month_not_over in the current month; twelve at once make one and eleven times 409', async () => {
    // tomorrow's, because the day begins earlier in the workspace's zone
    const thisMonth = new Date(Date.now() + 86_400_000).toISOString().slice(0, 7);
    for (const kind of ['payroll', 'accounting']) expect((await post(kind, '0000-01')).status).toBe(422);
    const early = await post('accounting', thisMonth);
    expect([early.status, early.body.data]).toEqual([409, { code: 'month_not_over' }]);
    const replies = await Promise.all(Array.from({ length: 12 }, () => post('payroll', '2025-12')));
    expect(replies.map(({ status }) => status).sort()).toEqual([
      201,
      ...Array.from({ length: 11 }, () => 409),
    ]);
  });

  test('rule 226: a row for each rate of an item; a claim is in the month of its approval only', async () => {
    const person = await employed();
    const vat = [
      { rate: 19, gross: '11.90' },
      { rate: 7, gross: '10.10' },
    ];
    const id = await claimed(person, [spent('22.00', { vat }), spent('8.00')], '2026-02-10');
    const { bookings } = await made('accounting', '2026-02');
    const own = bookings.filter(({ document }) => document === id.replaceAll('-', ''));
    expect(
      own.map(({ gross, tax_rate, tax_key, account, counter_account, date }) => [
        gross,
        tax_rate,
        tax_key,
        account,
        counter_account,
        date,
      ]),
    ).toEqual([
      ['11.90', '19', '9', '4670', '1740', '2026-02-10'],
      ['10.10', '7', '8', '4670', '1740', '2026-02-10'],
      ['8.00', null, null, '4670', '1740', '2026-02-10'],
    ]);
    const january = await made('accounting', '2026-01');
    expect(january.bookings.filter(({ document }) => document === id.replaceAll('-', ''))).toEqual([]);
  });

  test('rule 226: items in another currency share the payout, and less than the item is shared by its rates', async () => {
    const person = await employed();
    const { claims } = paying;
    const claim = await claims.claimed(person, {
      currency: 'USD',
      items: [spent('50.00'), spent('50.01')],
      submit: false,
    });
    await claims.attach(person, claim.id);
    await call(person, 'POST', `/reimbursements/${claim.id}/submit/`);
    const reply = await claims.step(world.manager, 'approve', claim.id, { exchange_rate: 0.9215 });
    expect(reply.status).toBe(200);
    await world.sql(`UPDATE expense_claims SET reviewed_at = '2025-11-10T10:00:00Z' WHERE id = $1`, [
      claim.id,
    ]);
    const vat = [
      { rate: 19, gross: '15.00' },
      { rate: 7, gross: '5.00' },
    ];
    const part = await claimed(person, [spent('20.00', { vat })], '2025-11-11');
    await world.sql(
      `UPDATE expense_claims SET approved_amount = '10.00', payout_amount = '10.00' WHERE id = $1`,
      [part],
    );
    const { bookings } = await made('accounting', '2025-11');
    expect(bookings.map(({ gross, currency }) => [gross, currency])).toEqual([
      ['46.08', 'EUR'],
      ['46.08', 'EUR'],
      ['7.50', 'EUR'],
      ['2.50', 'EUR'],
    ]);
  });
});

describe('GET /api/v1/payments/admin/handovers/', () => {
  test('200: by kind and month, without what they contain', async () => {
    const reply = await call(payer, 'GET', '/payments/admin/handovers/', {
      query: { kind: 'payroll', month: '2026-04' },
    });
    expect(reply.body.data.map(({ number }: Handover) => number).sort()).toEqual([1, 2]);
    expect(Object.keys(reply.body.data[0])).not.toContain('people');
  });
});

describe('GET /api/v1/payments/admin/handovers/{handover_id}/', () => {
  test('404 for an unknown hand-over', async () => {
    const reply = await call(payer, 'GET', `/payments/admin/handovers/${randomUUID()}/`);
    expect(reply.status).toBe(404);
  });
});

describe('GET /api/v1/payments/admin/handovers/{handover_id}/file/', () => {
  test('200, rule 227: JSON lines with the hash of the hand-over, the same bytes every time, audited', async () => {
    const handover = await made('payroll', '2025-10');
    const one = await file(handover.id, 'json');
    const other = await file(handover.id, 'json');
    expect(one.bytes.equals(other.bytes)).toBe(true);
    expect(createHash('sha256').update(one.bytes).digest('hex')).toBe(handover.sha256);
    expect(one.headers.get('content-type')).toMatch(/^application\/x-ndjson/);
    expect((await auditOf(world, handover.id)).at(-1)).toMatchObject({ changes: { format: [null, 'json'] } });
  });

  test('200: a CSV whose texts no spreadsheet runs as formulas', async () => {
    const person = await employed();
    await world.sql(`UPDATE contracts SET title = '=1+1' WHERE employee_id = $1`, [person.id]);
    const { id } = await made('payroll', '2025-09');
    const text = (await file(id, 'csv')).bytes.toString();
    expect(text.split('\r\n')[0]).toBe(
      'employee_number,name,kind,label,from,to,quantity,unit,amount,currency,before,after',
    );
    if (text.includes('1+1')) expect(text).toContain(",'=1+1,");
    expect(text).not.toMatch(/(^|,)=/m);
  });

  test('200: LODAS with hours and bonuses of people with numbers; 409 employee_number_missing without', async () => {
    const person = await employed();
    await paying.scheduled(person, { pay_on: '2026-08-27' });
    const without = await made('payroll', '2026-08');
    const refused = await file(without.id, 'lodas');
    expect([refused.status, refused.body.data.code]).toEqual([409, 'employee_number_missing']);
    await world.sql(
      `UPDATE users u SET employee_number = n.number FROM (SELECT id, (20000 + row_number() OVER ())::text AS number FROM users WHERE workspace_id = $1 AND id <> $2) n
        WHERE u.id = n.id`,
      [world.id, person.id],
    );
    const { id } = await made('payroll', '2026-08');
    const lines = (await file(id, 'lodas')).bytes.toString('latin1').split('\r\n');
    expect(lines.slice(0, 5)).toEqual([
      '[Allgemein]',
      'Ziel=LODAS',
      'Version_SST=1.0',
      'BeraterNr=29098',
      'MandantenNr=55003',
    ]);
    const [own] = await world.sql('SELECT employee_number FROM users WHERE id = $1', [person.id]);
    expect(lines).toContain(`10;01.08.2026;${String(own!['employee_number'])};400;2;500,00;`);
  });

  test('200: DATEV in Windows-1252, 125 columns, without a sign; 409 accounting_incomplete without accounts; 422 for payroll', async () => {
    const person = await employed();
    await claimed(
      person,
      [spent('20.00', { merchant: 'Käse & Żur GmbH', vat: [{ rate: 19, gross: '20.00' }] })],
      '2025-08-10',
    );
    const complete = await made('accounting', '2025-08');
    const reply = await file(complete.id, 'datev');
    expect(reply.headers.get('content-disposition')).toContain('EXTF_accounting-2025-08-1.csv');
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=windows-1252');
    const lines = reply.bytes.toString('latin1').split('\r\n');
    expect(lines[0]).toMatch(
      /^"EXTF";700;21;"Buchungsstapel";13;\d{17};;;;;29098;55003;20250101;4;20250801;20250831;"2025-08 1";;1;0;0;"EUR";/,
    );
    expect(lines[0]!.split(';')).toHaveLength(31);
    expect(lines[1]!.split(';')).toHaveLength(125);
    const row = lines[2]!.split(';');
    expect(row).toHaveLength(125);
    expect([row[0], row[1], row[6], row[7], row[8], row[9], row[13]]).toEqual([
      '20,00',
      '"S"',
      '4670',
      '1740',
      '"9"',
      '1008',
      '"Käse & Zur GmbH 2026-01-15"',
    ]);
    expect(reply.bytes.includes(0xe4)).toBe(true);
    await world.sql(
      `INSERT INTO list_items (workspace_id, list_key, code, label, position) VALUES ($1, 'expense-categories', 'unknown', 'Unknown', 99)`,
      [world.id],
    );
    const [category] = await world.sql(
      `SELECT id FROM list_items WHERE workspace_id = $1 AND code = 'unknown'`,
      [world.id],
    );
    await claimed(person, [spent('10.00', { category_id: category!['id'] })], '2025-07-10');
    const incomplete = await made('accounting', '2025-07');
    const refused = await file(incomplete.id, 'datev');
    expect([refused.status, refused.body.data]).toEqual([
      409,
      { code: 'accounting_incomplete', missing: ['expense_accounts.unknown'] },
    ]);
    const payroll = await made('payroll', '2025-07');
    expect((await file(payroll.id, 'datev')).status).toBe(422);
    expect((await file(complete.id, 'lodas')).status).toBe(422);
  });
});
