/**
 * An export of the demo's studio, imported into an installation with another database and another secret:
 * every list shows the same as in the first.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { importWorkspace } from '../../src/run/commands/importWorkspace.ts';
import { workspaceDb } from '../../src/db/handle.ts';
import { wholeFile } from '../../src/files/whole.ts';
import { operations } from '../../src/generated/operations.ts';
import { opened, openDatabase } from '../support/opening.ts';
import type { Reply } from '../support/service.ts';
import { startServiceOn, TEST_SECRET, type Service } from '../support/service.ts';
import { openDemo } from '../seed/support.ts';
import { openExporting, signedIn, written } from './support.ts';

const NOW = '2026-11-20T10:00:00Z';
const OTHER_SECRET = 'another secret of forty characters, elsewhere';
const ADA = 'ada.keller@example.test';

const demo = await openDemo(NOW);
const { database } = demo;
const exporting = await openExporting(database);
const [studio] = demo.summary.workspaces;
const workspaceId = (await database.admin.query(`SELECT id FROM workspaces WHERE slug = 'brightwater'`))
  .rows[0]!.id as string;
const adaId = (
  await database.admin.query('SELECT id FROM users WHERE workspace_id = $1 AND email = $2', [
    workspaceId,
    ADA,
  ])
).rows[0]!.id as string;

/** Texts that must not leave, written into the columns that hold secrets. */
const PLANTED = [
  'planted-password-hash',
  'planted-key-hash',
  'planted-webhook',
  'planted-totp',
  'planted-account',
];
const hex = (text: string) => Buffer.from(text).toString('hex');
const plant = (text: string, values: unknown[]) => database.admin.query(text, values);

const second = await openDatabase();
const said: string[] = [];
let file: string;
let exportId: string;
const serve = (of: typeof second, appSecret: string): Promise<Service> =>
  opened(startServiceOn(of, { rateLimitScale: 100_000, appSecret }), ({ app }) => app.close());
const [first, other] = [await serve(database, TEST_SECRET), await serve(second, OTHER_SECRET)];
for (const service of [first, other]) service.setClock(Date.parse(NOW));

beforeAll(async () => {
  await plant('UPDATE users SET password_hash = $2 WHERE workspace_id = $1', [workspaceId, PLANTED[0]]);
  await plant('UPDATE api_keys SET secret_hash = $2 WHERE workspace_id = $1', [
    workspaceId,
    Buffer.from(PLANTED[1]!),
  ]);
  await plant('UPDATE webhooks SET secret_sealed = $2 WHERE workspace_id = $1', [
    workspaceId,
    Buffer.from(PLANTED[2]!),
  ]);
  await plant('UPDATE two_factor SET secret_sealed = $2 WHERE workspace_id = $1', [
    workspaceId,
    Buffer.from(PLANTED[3]!),
  ]);
  await plant(
    'UPDATE payment_methods SET details_sealed = $2 WHERE workspace_id = $1 AND deleted_at IS NULL',
    [workspaceId, Buffer.from(PLANTED[4]!)],
  );
  // about one person, whose details are not compared below
  await plant(
    `UPDATE personal_details SET national_id_sealed = $2
      WHERE workspace_id = $1 AND id = (SELECT id FROM personal_details WHERE workspace_id = $1 ORDER BY user_id DESC LIMIT 1)`,
    [workspaceId, Buffer.from(PLANTED[4]!)],
  );
  exportId = await exporting.queue(workspaceId, adaId);
  await exporting.make(workspaceId, exportId);
  file = written(await exporting.download(workspaceId, exportId));
  await importWorkspace(
    {
      ownerUrl: second.ownerUrl,
      appSecret: OTHER_SECRET,
      publicUrl: 'https://elsewhere.example.test',
      file,
      hosts: ['brightwater.localhost'],
    },
    (line) => said.push(line),
  );
}, 180_000);

describe('an archive', () => {
  test('is a ZIP file that other programs read, with a manifest of the rows and hash of each entry', () => {
    const folder = path.dirname(file);
    execFileSync('python3', [
      '-c',
      `import zipfile, sys
z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; z.extractall(sys.argv[2])`,
      file,
      path.join(folder, 'out'),
    ]);
    const manifest = JSON.parse(readFileSync(path.join(folder, 'out', 'manifest.json'), 'utf8')) as {
      complete: boolean;
      entries: { name: string; rows: number | null; bytes: number; sha256: string }[];
    };
    expect(manifest.complete).toBe(true);
    for (const { name, rows, bytes, sha256 } of manifest.entries) {
      const content = readFileSync(path.join(folder, 'out', name));
      expect([name, content.length, createHash('sha256').update(content).digest('hex')]).toEqual([
        name,
        bytes,
        sha256,
      ]);
      if (rows !== null) expect([name, content.toString().split('\n').length - 1]).toEqual([name, rows]);
    }
    expect(manifest.entries.filter(({ name }) => name.startsWith('files/')).length).toBeGreaterThan(100);
  });

  test('rule 54: contains no planted secret, in any form in which Postgres writes bytes', () => {
    const out = path.join(path.dirname(file), 'out');
    const forms = PLANTED.flatMap((text) => [
      text,
      hex(text),
      Buffer.from(text).toString('base64').replace(/=+$/, ''),
    ]);
    for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
      if (!statSync(path.join(out, name)).isFile()) continue;
      const content = readFileSync(path.join(out, name), 'latin1');
      expect([name, forms.filter((form) => content.includes(form))]).toEqual([name, []]);
    }
  });

  test('any byte range of it equals that part of the whole', async () => {
    const whole = readFileSync(file);
    for (const [from, to] of [
      [0, 10],
      [29, 31],
      [whole.length - 22, whole.length],
      [1_000_000 % whole.length, (1_000_000 % whole.length) + 70_000],
    ] as const)
      expect(
        (await exporting.download(workspaceId, exportId, from, to)).equals(whole.subarray(from, to)),
      ).toBe(true);
  });
});

describe('the installation that imported it', () => {
  test('prints how people get in: a code for each admin, no password for anyone', async () => {
    expect(said[0]).toMatch(/^imported Brightwater Studio: \d+ records of \d+ tables, \d+ files/);
    expect(said.filter((line) => line.includes('/password/reset?token=wfx_'))).toHaveLength(2);
    const { rows } = await second.admin.query(
      'SELECT count(*)::int AS n FROM users WHERE password_hash IS NOT NULL',
    );
    expect(rows).toEqual([{ n: 0 }]);
    expect(studio).toBeDefined();
  });

  test('takes over neither plan nor seats: it is on Starter with the seats in use, has no licence, and webhooks wait', async () => {
    const { rows } = await second.admin.query(
      `SELECT plan, api_addon, valid_until, read_only_since, seats = (
                SELECT count(*) FROM users u WHERE u.workspace_id = w.id AND u.status <> 'deactivated' AND u.deleted_at IS NULL) AS in_use,
              (SELECT count(*)::int FROM licenses l WHERE l.workspace_id = w.id AND l.stage <> 'replaced') AS licenses,
              (SELECT bool_and(suspended) FROM webhooks h WHERE h.workspace_id = w.id AND h.status <> 'deleted') AS suspended
         FROM workspaces w`,
    );
    expect(rows).toEqual([
      {
        plan: 'starter',
        api_addon: false,
        valid_until: null,
        read_only_since: null,
        in_use: true,
        licenses: 0,
        suspended: true,
      },
    ]);
    expect(said.at(-2)).toMatch(
      /^it is on Starter with the \d+ seats that are in use, until .* licence for brightwater/,
    );
    await asLicensed();
  });

  test('has every row of every table unchanged, except for secrets', async () => {
    const { exportedTables } = await import('../../src/exports/tables.ts');
    const { exportedByArea } = await import('../../src/generated/exported.ts');
    for (const { table, secret = [], arrives, where = 'true' } of exportedTables(exportedByArea)) {
      const left = ['workspace_id', ...secret, ...(arrives ? ['reach', 'previous_valid_until'] : [])];
      // each installation generates these rows and their ids itself
      if (table === 'ticket_words') left.push('id', 'created_at');
      const rowsOf = async (of: typeof second) =>
        (
          await of.admin.query<{ row: string }>(
            `SELECT (to_jsonb(t) - $2::text[])::text AS row FROM "${table}" t
              WHERE ${table === 'workspaces' ? 'id' : 'workspace_id'} = $1 AND ${where} ORDER BY 1`,
            [workspaceId, left],
          )
        ).rows.map(({ row }) => row);
      const [here, there] = [await rowsOf(database), await rowsOf(second)];
      expect([table, there.length, there.find((row, index) => row !== here[index])]).toEqual([
        table,
        here.length,
        undefined,
      ]);
    }
  }, 120_000);

  test('has the bytes of every file', async () => {
    const { rows } = await database.admin.query<{ id: string }>(
      `SELECT id FROM files WHERE workspace_id = $1 AND kind <> 'export_part'`,
      [workspaceId],
    );
    expect(rows.length).toBeGreaterThan(100);
    const bytesOf = async ({ app }: Service, id: string) =>
      (await wholeFile(app.services.files, workspaceDb(app.services.pool, workspaceId), id))?.toString(
        'base64',
      );
    for (const { id } of rows) {
      const [here, there] = [await bytesOf(first, id), await bytesOf(other, id)];
      expect([id, there !== undefined, there === here]).toEqual([id, true, true]);
    }
  }, 120_000);

  test('shows the same records in every list, and the same bytes in every download', async () => {
    const [here, there] = [await signedIn(first, workspaceId, ADA), await signedIn(other, workspaceId, ADA)];
    const ask = async (path: string): Promise<[Reply, Reply]> => [
      await first.request(here.world, 'GET', path, { as: here.as }),
      await other.request(there.world, 'GET', path, { as: there.as }),
    ];
    const shown = (reply: Reply) => [
      reply.status,
      reply.headers.get('x-total-count'),
      reply.body?.data ?? reply.text,
    ];
    const compared: string[] = [];
    const files: string[] = [];
    /** Ids of the records that a list has returned, by the path of the list. */
    const found = new Map<string, string[]>();

    const paths = Object.values(operations)
      .filter(({ method, id }) => method === 'GET' && !(id in OF_THE_INSTALLATION))
      // the audit trail first, because some reads add lines to it
      .sort(
        (one, next) =>
          Number(next.area === 'logs') - Number(one.area === 'logs') || one.path.length - next.path.length,
      );
    for (const { path: pattern, query, produces } of paths) {
      const names = (query as readonly { name: string }[]).map(({ name }) => name);
      const asked = new URLSearchParams();
      if (names.includes('include_total')) asked.set('include_total', 'true');
      if (names.includes('limit')) asked.set('limit', '200');
      for (const [name, value] of Object.entries(NEEDED)) if (names.includes(name)) asked.set(name, value);
      for (const real of realPaths(pattern, found)) {
        const [one, two] = await ask(`${real}?${asked.toString()}`);
        if (!(produces as readonly string[]).includes('application/json')) {
          if (one.status === 200) {
            expect([real, two.status, two.bytes.equals(one.bytes)]).toEqual([real, 200, true]);
            files.push(real);
          } else expect([real, two.status]).toEqual([real, one.status]);
          continue;
        }
        expect([real, ...shown(two)]).toEqual([real, ...shown(one)]);
        if (one.status === 200) compared.push(real);
        const data: unknown = one.body?.data;
        if (Array.isArray(data))
          found.set(pattern, data.flatMap((row: { id?: string }) => (row.id ? [row.id] : [])).slice(0, 3));
      }
    }
    expect(compared.length).toBeGreaterThan(80);
    expect(files.length).toBeGreaterThan(3);
  }, 300_000);
});

/**
 * Sets the plan and seats that a licence would, without its line in the audit trail, so that everything else
 * can be compared.
 */
async function asLicensed(): Promise<void> {
  const changed: Record<string, string[]> = {
    workspaces: ['plan', 'api_addon', 'seats', 'valid_until', 'read_only_since', 'version', 'updated_at'],
    licenses: ['stage', 'version', 'updated_at'],
    webhooks: ['suspended', 'version', 'updated_at'],
  };
  for (const [table, columns] of Object.entries(changed)) {
    const { rows } = await database.admin.query(
      `SELECT to_jsonb(t) AS row FROM "${table}" t WHERE ${table === 'workspaces' ? 'id' : 'workspace_id'} = $1`,
      [workspaceId],
    );
    const client = await second.admin.connect();
    // without the triggers that count versions
    await client.query('SET session_replication_role = replica');
    for (const { row } of rows)
      await client.query(
        `UPDATE "${table}" t SET (${columns.join(', ')}) = (SELECT ${columns.map((name) => `r.${name}`).join(', ')} FROM jsonb_populate_record(NULL::"${table}", $1) r)
          WHERE t.id = ($1::jsonb ->> 'id')::uuid`,
        [row],
      );
    await client.query('RESET session_replication_role');
    client.release();
  }
}

/** Members about the installation or the caller's own sign-in rather than the workspace. */
const OF_THE_INSTALLATION: Readonly<Record<string, string>> = {
  getStatus: 'of the installation',
  getMe: 'whether the caller has a second factor, which stays',
  getTwoFactorStatus: 'second factors stay',
  listSessions: 'sessions stay',
  listExports: 'archives stay',
  getExport: 'archives stay',
  downloadExport: 'archives stay',
  adminDownloadPaymentRun: 'has the accounts of people',
  getAbsenceFeed: 'its address is a secret',
  getCalendarFeed: 'its address is a secret',
  exportAuditTrail: 'is itself a line of the trail',
  verifyAuditTrail: 'the job that chains lines has not run on either',
};

const NEEDED: Readonly<Record<string, string>> = {
  from: '2026-10-01',
  to: '2026-10-31',
  year: '2026',
};

/** The paths of a pattern, with ids that its list has returned. */
function realPaths(pattern: string, found: ReadonlyMap<string, string[]>): string[] {
  const at = pattern.indexOf('{');
  if (at < 0) return [pattern];
  const list = pattern.slice(0, at);
  const ids = found.get(list) ?? [];
  const rest = pattern.slice(pattern.indexOf('}') + 1);
  // one id at a time; a path with two ids has another list between them
  return rest.includes('{') ? [] : ids.map((id) => `${list}${id}${rest}`);
}
