/** Imports of people: accepted input, the outcome of each row, crashes, races and hostile files. */
import { describe, expect, test } from '@jest/globals';
import { runImports } from '../../../src/areas/auth/actions/runImports.ts';
import { jobTools } from '../../support/jobTools.ts';
import { mailsTo } from '../../support/mails.ts';
import { openFolder, openWorld } from '../../support/opening.ts';
import { auditLines, eventBodies } from '../../support/traces.ts';
import type { World } from '../../support/world.ts';

const folder = openFolder('import-mails');
const { service, world } = await openWorld();
const { pool } = service.app.services;
const tools = jobTools(folder);

let serial = 0;
const someone = (more: object = {}) => {
  serial += 1;
  return {
    email: `imported.${serial}@example.test`,
    first_name: 'Lena',
    last_name: 'Vogt',
    start_date: '2027-01-04',
    ...more,
  };
};
interface Sending {
  as?: { token: string };
  query?: Record<string, boolean>;
  headers?: Record<string, string>;
  where?: World;
}
const send = (rows: unknown[], { as = world.admin, query = {}, headers = {}, where = world }: Sending = {}) =>
  service.request(where, 'POST', '/auth/users/import/', { as, body: { rows }, query, headers });
const sendCsv = (body: string | Buffer, { as = world.admin, query = {} }: Sending = {}) =>
  service.request(world, 'POST', '/auth/users/import/', {
    as,
    body: typeof body === 'string' ? Buffer.from(body) : body,
    query,
    headers: { 'content-type': 'text/csv; charset=utf-8' },
  });
const read = async (id: string, query: Record<string, string> = {}, where = world) =>
  (await service.request(where, 'GET', `/auth/users/import/${id}/`, { as: where.admin, query })).body.data;
const round = (ending = () => false) => runImports(pool, Date.now, ending, tools);
/** Sends the rows, runs the job, and returns the import. */
async function imported(rows: unknown[], sending: Sending = {}) {
  const reply = await send(rows, sending);
  expect(reply.status).toBe(202);
  await round();
  return read(reply.body.data.id, {}, sending.where);
}
const people = async (emails: string[], where = world) =>
  where.sql(
    'SELECT id, email, status FROM users WHERE workspace_id = $1 AND email = ANY ($2) ORDER BY email',
    [where.id, emails],
  );
const outcomes = (found: { results: { outcome: string }[] }) => found.results.map(({ outcome }) => outcome);
const codes = (found: { results: { code: string | null }[] }) => found.results.map(({ code }) => code);

describe('POST /api/v1/auth/users/import/', () => {
  test('202 with a queued import; people are added as by createUser: invited, mailed, employee.created, audit', async () => {
    const [first, second] = [someone({ job_title: 'Surveyor' }), someone({ send_invite: false })];
    const reply = await send([first, second]);
    expect(reply.status).toBe(202);
    expect(reply.body.data).toMatchObject({
      status: 'queued',
      total: 2,
      done: 0,
      created: 0,
      finished_at: null,
    });
    expect(await people([first.email])).toEqual([]);
    const { id } = reply.body.data;
    await round();
    const found = await read(id);
    expect(found).toMatchObject({ status: 'finished', total: 2, done: 2, created: 2, refused: 0 });
    expect(outcomes(found)).toEqual(['created', 'created']);
    const [one, two] = await people([first.email, second.email]);
    expect([one!['status'], two!['status']]).toEqual(['invited', 'invited']);
    expect(found.results.map((row: { user_id: string }) => row.user_id)).toEqual([one!['id'], two!['id']]);
    expect(await mailsTo(folder, first.email)).toHaveLength(1);
    expect(await mailsTo(folder, second.email, 0)).toHaveLength(0);
    expect((await auditLines(world, one!['id'])).map(({ line }) => line)).toEqual([
      'created user · dashboard',
    ]);
    expect((await auditLines(world, id)).map(({ line }) => line)).toEqual([
      'created user_import · dashboard',
    ]);
    const events = await eventBodies(world, 'employee.created');
    expect(events.filter(({ data }) => [one!['id'], two!['id']].includes(data['id']))).toHaveLength(2);
    expect(events.at(-1)!.actor.id).toBe(world.admin.id);
  });

  test('each invalid row has its reason, and the other rows are added', async () => {
    const good = someone();
    const found = await imported([
      someone({ email: 'no address' }),
      good,
      someone({ start_date: '2027-02-30' }),
      someone({ email: good.email.toUpperCase() }),
      someone({ email: world.employee.email }),
      { email: someone().email },
      someone({ manager_id: world.id }),
      someone({ timezone: 'Mars/Base' }),
      someone({ employee_number: 'N-1' }),
      someone({ employee_number: 'N-1' }),
    ]);
    expect(codes(found)).toEqual([
      'validation_failed',
      null,
      'validation_failed',
      'email_taken',
      'email_taken',
      'validation_failed',
      'validation_failed',
      'validation_failed',
      null,
      'employee_number_taken',
    ]);
    expect(found.results[5].errors).toEqual({
      first_name: ['This field is required.'],
      last_name: ['This field is required.'],
      start_date: ['This field is required.'],
    });
    expect(found.results[6].errors).toEqual({ manager_id: ['There is no such record.'] });
    expect(found).toMatchObject({ created: 2, refused: 8, done: 10 });
  });

  test('dry_run: every row is reported with the duplicates of the file, and nothing is written', async () => {
    const one = someone();
    const count = async () =>
      world.sql(
        `SELECT (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM events) AS events, (SELECT count(*) FROM one_time_tokens) AS tokens`,
      );
    const before = await count();
    const found = await imported([one, someone(), one, someone({ role: 'king' })], {
      query: { dry_run: true },
    });
    expect(outcomes(found)).toEqual(['valid', 'valid', 'refused', 'refused']);
    expect(codes(found).slice(2)).toEqual(['email_taken', 'validation_failed']);
    expect(found).toMatchObject({ status: 'finished', done: 4, created: 0, refused: 2, dry_run: true });
    expect(await count()).toEqual(before);
    expect(await mailsTo(folder, one.email, 0)).toEqual([]);
  });

  test('all_or_nothing: nobody is added if a row is refused, and everybody if none is', async () => {
    const [one, two] = [someone(), someone()];
    const query = { all_or_nothing: true };
    const refused = await imported([one, someone({ email: 'x' }), two], { query });
    expect(outcomes(refused)).toEqual(['left_out', 'refused', 'left_out']);
    expect(await people([one.email, two.email])).toEqual([]);
    const added = await imported([one, two], { query });
    expect(outcomes(added)).toEqual(['created', 'created']);
    expect(await people([one.email, two.email])).toHaveLength(2);
    expect(await mailsTo(folder, one.email)).toHaveLength(1);
  });

  test('rows beyond the seats are refused with seat_limit, also in a dry run', async () => {
    const small = await service.world({ seats: 9 });
    const rows = [someone(), someone(), someone(), someone()];
    const tried = await imported(rows, { where: small, as: small.admin, query: { dry_run: true } });
    expect(codes(tried)).toEqual([null, null, 'seat_limit', 'seat_limit']);
    const found = await imported(rows, { where: small, as: small.admin });
    expect(codes(found)).toEqual([null, null, 'seat_limit', 'seat_limit']);
  });

  test('rule 52: a key adds employees only, row by row; audit and event name the key', async () => {
    const key = await world.serviceKey(['people:write']);
    const [fine, boss] = [someone(), someone({ role: 'manager' })];
    const found = await imported([boss, fine], { as: key });
    expect(codes(found)).toEqual(['role_needs_session', null]);
    const [added] = await people([fine.email]);
    expect((await auditLines(world, added!['id'])).map(({ line }) => line)).toEqual([
      `created user · api:${key.prefix}`,
    ]);
  });

  test('rows are refused with access_ended if the importer has lost the right meanwhile', async () => {
    const admin = await world.person({ role: 'admin' });
    const key = await world.personalKey(admin, ['people:write']);
    const [byAdmin, byKey] = [await send([someone()], { as: admin }), await send([someone()], { as: key })];
    await world.sql(`UPDATE users SET role = 'employee' WHERE id = $1`, [admin.id]);
    await round();
    for (const { body } of [byAdmin, byKey])
      expect(codes(await read(body.data.id))).toEqual(['access_ended']);
    const revoked = await world.serviceKey(['people:write']);
    const reply = await send([someone()], { as: revoked });
    await world.sql('UPDATE api_keys SET revoked_at = now() WHERE id = $1', [revoked.id]);
    await round();
    expect(codes(await read(reply.body.data.id))).toEqual(['access_ended']);
  });

  test('422 for no rows, more than 5,000, and unknown members; 403 for managers and employees', async () => {
    const cases = [
      await send([]),
      await send(Array.from({ length: 5_001 }, () => ({ email: 'a@example.test' }))),
      await send([someone({ salary: '1' })]),
    ];
    expect(cases.map(({ status }) => status)).toEqual([422, 422, 422]);
    expect(cases[2]!.body.errors).toEqual({ 'rows.0.salary': ['This field is not known here.'] });
    expect((await send([someone()], { as: world.manager })).status).toBe(403);
    expect((await send([someone()], { as: await world.serviceKey(['people:read']) })).status).toBe(403);
  });

  test('rule 58: the same Idempotency-Key and rows start one import', async () => {
    const rows = [someone()];
    const headers = { 'idempotency-key': 'import-once' };
    const [first, again] = [await send(rows, { headers }), await send(rows, { headers })];
    expect(again.body.data.id).toBe(first.body.data.id);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    const other = await send([someone()], { headers });
    expect([other.status, other.body.data.code]).toEqual([422, 'idempotency_key_reused']);
    await round();
    expect(await people([rows[0]!.email])).toHaveLength(1);
  });
});

describe('POST /api/v1/auth/users/import/ with a CSV file', () => {
  const header = 'email,first_name,last_name,start_date,send_invite';
  const csv = async (text: string | Buffer) => {
    const reply = await sendCsv(text);
    expect([reply.status, reply.body.detail]).toEqual([202, undefined]);
    await round();
    return read(reply.body.data.id);
  };

  test('202 with commas, quotes, quoted line breaks, blank lines and blank cells (RFC 4180)', async () => {
    const [a, b] = [someone().email, someone().email];
    const found = await csv(
      `${header}\r\n${a},"Anna ""Ann""","Mül,ler",2027-01-04,FALSE\r\n\r\n"${b}",Ben,"van\nDyk", 2027-01-04 ,\r\n`,
    );
    expect(outcomes(found)).toEqual(['created', 'created']);
    expect(
      await world.sql('SELECT first_name, last_name FROM users WHERE email = ANY ($1) ORDER BY email', [
        [a, b],
      ]),
    ).toEqual([
      { first_name: 'Anna "Ann"', last_name: 'Mül,ler' },
      { first_name: 'Ben', last_name: 'van\nDyk' },
    ]);
    expect(await mailsTo(folder, a, 0)).toEqual([]);
    expect(await mailsTo(folder, b)).toHaveLength(1);
  });

  test('202 with a byte order mark, semicolons or tabs, and columns in any order', async () => {
    for (const sign of [';', '\t']) {
      const { email } = someone();
      const found = await csv(
        `\ufeff"start_date"${sign}email${sign}last_name${sign}first_name\n2027-01-04${sign}${email}${sign}"Vogt, geb. Maier"${sign}Lena\n`,
      );
      expect(outcomes(found)).toEqual(['created']);
    }
  });

  test('400 malformed_csv, naming the line, for a file that cannot be parsed', async () => {
    const row = 'a@example.test,A,B,2027-01-04,';
    const bad: [string | Buffer, string][] = [
      [`${header}\n${row},too,many`, 'Line 2 has a different number of cells than the first line.'],
      [`${header}\n"a@example.test,A`, 'ends inside quotes.'],
      [`${header}\n${row}\nb"c,A,B,2027-01-04,`, 'Line 3'],
      [`${header},email\n${row},x`, 'Two columns'],
      [`${header},\n${row},x`, 'has no name'],
      [`${header}\na@example.test,\u0000,B,2027-01-04,`, 'U+0000'],
    ];
    for (const [text, detail] of bad) {
      const reply = await sendCsv(text);
      expect([reply.status, reply.body.data.code]).toEqual([400, 'malformed_csv']);
      expect(reply.body.detail).toContain(detail);
    }
    const latin = await sendCsv(Buffer.from(`${header}\na@example.test,J\xfcrgen,B,2027-01-04,`, 'latin1'));
    expect([latin.status, latin.body.data.code]).toEqual([400, 'malformed_json']);
  });

  test('413 for a line of 10 MiB, 422 for one of 2 MiB and for an unknown column', async () => {
    const long = (mib: number) => `${header}\n${'x'.repeat(mib * 1024 * 1024)},A,B,2027-01-04,`;
    expect((await sendCsv(long(10))).status).toBe(413);
    const cell = await sendCsv(long(2));
    expect([cell.status, cell.body.errors]).toEqual([
      422,
      { 'rows.0.email': ['Must have at most 1000 characters.'] },
    ]);
    const column = await sendCsv(`${header},__proto__\na@example.test,A,B,2027-01-04,,1`);
    expect([column.status, column.body.errors]).toEqual([
      422,
      { 'rows.0.__proto__': ['This field is not known here.'] },
    ]);
    expect((await sendCsv(header)).status).toBe(422);
    const tsv = await service.request(world, 'POST', '/auth/users/import/', {
      as: world.admin,
      body: Buffer.from(header),
      headers: { 'content-type': 'text/tab-separated-values' },
    });
    expect(tsv.status).toBe(415);
  });

  test('a cell that looks like a formula is stored as text and exported without becoming a formula', async () => {
    const { email } = someone();
    const found = await csv(`${header}\n${email},"=HYPERLINK(""http://x"")",B,2027-01-04,no`);
    expect(outcomes(found)).toEqual(['created']);
    const [row] = await world.sql('SELECT first_name FROM users WHERE email = $1', [email]);
    expect(row!['first_name']).toBe('=HYPERLINK("http://x")');
  });
});

describe('GET /api/v1/auth/users/import/{import_id}/', () => {
  test('200 with the results of the requested outcomes; 404 in another workspace', async () => {
    const found = await imported([someone(), someone({ email: 'x' })]);
    expect(
      (await read(found.id, { outcome: 'refused' })).results.map((one: { row: number }) => one.row),
    ).toEqual([2]);
    const elsewhere = await service.world();
    const reply = await service.request(elsewhere, 'GET', `/auth/users/import/${found.id}/`, {
      as: elsewhere.admin,
    });
    expect(reply.status).toBe(404);
  });

  test('shows the progress of a running import, which continues after a crash and tries each row once', async () => {
    const rows = Array.from({ length: 60 }, () => someone({ send_invite: false }));
    const { id } = (await send(rows)).body.data;
    let steps = 0;
    // the worker ends within the second batch
    await expect(round(() => (steps += 1) > 40)).rejects.toThrow('interrupted');
    expect(await read(id)).toMatchObject({ status: 'running', done: 25, total: 60, created: 25 });
    await round();
    expect(await read(id)).toMatchObject({ status: 'finished', done: 60, created: 60 });
    expect(await people(rows.map(({ email }) => email))).toHaveLength(60);
    const events = (await eventBodies(world, 'employee.created')).map(({ data }) => data['email']);
    for (const { email } of rows) expect(events.filter((one) => one === email)).toHaveLength(1);
  });

  test('two workers at once, and two imports of the same people: each is added once', async () => {
    const rows = Array.from({ length: 40 }, () => someone({ send_invite: false }));
    const ids = await Promise.all([0, 1].map(async () => (await send(rows)).body.data.id as string));
    await Promise.all([round(), round(), round()]);
    await round();
    const [one, two] = await Promise.all(ids.map((id) => read(id)));
    expect([one.status, two.status]).toEqual(['finished', 'finished']);
    expect(one.created + two.created).toBe(40);
    expect(one.refused + two.refused).toBe(40);
    expect(await people(rows.map(({ email }) => email))).toHaveLength(40);
  });

  test('an import and a call add the same address at once: one of them succeeds', async () => {
    const row = someone({ send_invite: false });
    const { id } = (await send([row])).body.data;
    const [reply] = await Promise.all([
      service.request(world, 'POST', '/auth/users/', { as: world.admin, body: row }),
      round(),
    ]);
    const found = await read(id);
    expect([reply.status, found.results[0].outcome].sort().join()).toMatch(/^(201,refused|409,created)$/);
    expect(await people([row.email])).toHaveLength(1);
  });

  test('404 after 30 days, and its rows are deleted, however many imports there are', async () => {
    const found = await imported([someone()]);
    await world.sql(`UPDATE user_imports SET created_at = now() - interval '31 days' WHERE id = $1`, [
      found.id,
    ]);
    await world.sql(
      `INSERT INTO user_imports
       SELECT (jsonb_populate_record(u, jsonb_build_object('id', gen_random_uuid()))).*
         FROM user_imports u, generate_series(1, 20) WHERE u.id = $1`,
      [found.id],
    );
    const { default: jobs } = await import('../../../src/areas/auth/jobs.ts');
    expect(await jobs.find(({ name }) => name === 'user-imports-purge')!.run(pool, () => false)).toBe(
      '21 imports deleted',
    );
    expect(await world.sql('SELECT FROM user_import_rows WHERE import_id = $1', [found.id])).toEqual([]);
  });
});

test('five thousand rows are tried within minutes, in one transaction', async () => {
  const big = await service.world({ seats: 6_000 });
  const rows = Array.from({ length: 5_000 }, () => someone({ send_invite: false }));
  const reply = await send(rows, { where: big, as: big.admin, query: { all_or_nothing: true } });
  expect(reply.status).toBe(202);
  const began = performance.now();
  await round();
  expect(performance.now() - began).toBeLessThan(240_000);
  expect(await read(reply.body.data.id, { outcome: 'refused' }, big)).toMatchObject({
    status: 'finished',
    done: 5_000,
    created: 5_000,
  });
}, 300_000);
