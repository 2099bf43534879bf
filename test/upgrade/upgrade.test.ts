/**
 * Each stored release (`npm run release:fixture`), killed while it was working, is upgraded to this version:
 * nothing is lost, everybody can sign in, and running work ends as it would have.
 */
import { createHash, createHmac } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { historyFromJSON } from '@temporalio/common/lib/proto-utils.js';
import { Worker } from '@temporalio/worker';
import { pino } from 'pino';
import { fromBufferPromise } from 'yauzl';
import { migrations } from '../../src/generated/migrations.ts';
import { workflowBundle } from '../../src/delivery/worker/bundle.ts';
import { installRuntime } from '../../src/delivery/worker/runtime.ts';
import { opened } from '../support/opening.ts';
import { startReceiver, status, type TestReceiver } from '../support/receiver/receiver.ts';
import { codeAt } from '../support/signIn.ts';
import { until } from '../support/until.ts';
import { clientOf, signIn, type Site } from './client.ts';
import { openRelease, type Installed } from './installed.ts';
import { keptVersions } from './kept.ts';
import { countsOf } from './rows.ts';
import { walked } from './walked.ts';

for (const version of keptVersions()) {
  const installed = await openRelease(version);
  const acknowledging = await opened(startReceiver());
  const refusing = await opened(startReceiver({ behaviour: status(503) }));
  describe(`from ${version} to this version`, () => upgrade(installed, acknowledging, refusing));
}

function upgrade(installed: Installed, receiver: TestReceiver, refusing: TestReceiver): void {
  const { release, database, histories } = installed;
  const { admin } = installed.rows;
  const { single, many, dead } = release.underWay.webhooks;
  const workspace = release.workspaces[0]!;
  const [boss, , employee] = workspace.users;
  let site: Site;

  test('the release’s own migrations are unchanged', () => {
    const now = new Map(migrations.map(({ name, sql }) => [name, sql]));
    expect(
      database.migrations.filter(({ name, sql }) => now.get(name) !== sql).map(({ name }) => name),
    ).toEqual([]);
  });

  test('migrating adds and removes no rows in its tables; a second run has nothing to migrate', async () => {
    const tables = Object.keys(database.tables);
    const before = await countsOf(admin, tables);
    expect(before).toEqual(Object.fromEntries(tables.map((name) => [name, database.tables[name]!.length])));
    expect(await installed.installation.command(['migrate'])).toMatchObject({ code: 0 });
    expect(await countsOf(admin, tables)).toEqual(before);
    expect((await installed.installation.command(['migrate'])).output).toContain('nothing to migrate');
  }, 120_000);

  test('the audit trail is valid, and its chain has the same length', async () => {
    const { code, output } = await installed.installation.command(['verify-audit']);
    expect([code, output]).toEqual([0, expect.stringContaining(`${workspace.slug}: intact`)]);
    const heads = [...output.matchAll(/intact up to (\d+) /g)].reduce(
      (sum, [, position]) => sum + Number(position),
      0,
    );
    expect(heads).toBeGreaterThanOrEqual(database.tables['audit_chain']!.length);
  }, 60_000);

  test.each(Object.keys(histories))('%s is replayed with the same commands', async (id) => {
    installRuntime(pino({ level: 'silent' }));
    const history = historyFromJSON(histories[id]);
    await Worker.runReplayHistory({ workflowBundle: await workflowBundle() }, history, id);
  });

  describe('while it runs', () => {
    beforeAll(async () => {
      // the customers' servers have new addresses
      for (const [{ id }, { url }] of [
        [single, receiver],
        [many, receiver],
        [dead, refusing],
      ] as const)
        await admin.query('UPDATE webhooks SET url = $2 WHERE id = $1', [id, url]);
      ({ site } = await installed.api());
      await installed.worker();
    }, 120_000);

    test('200: everybody signs in with their old password', async () => {
      for (const { host, users } of release.workspaces)
        for (const user of users) {
          const { call } = await signIn({ ...site, host }, user);
          expect(await call('GET', '/auth/me/')).toMatchObject({
            user: { email: user.email, role: user.role },
          });
        }
    }, 60_000);

    test('200: a second factor is required, and codes of the old app and old recovery codes are accepted', async () => {
      const { email, password, secret, recoveryCode } = release.secondFactor;
      const { call } = clientOf(site);
      for (const code of [codeAt(secret), recoveryCode]) {
        const challenge = await call('POST', '/auth/login/', { email, password });
        expect(challenge).toMatchObject({ two_factor_required: true });
        const { challenge_token } = challenge;
        const { access_token } = await call('POST', '/auth/login/verify/', { challenge_token, code });
        expect(await clientOf(site, access_token as string).call('GET', '/auth/me/')).toMatchObject({
          user: { email },
        });
      }
    }, 60_000);

    test('200: every API key works', async () => {
      for (const { host, keys } of release.workspaces)
        for (const { key } of keys)
          expect(await clientOf({ ...site, host }, key).call('GET', '/platform/status/')).toMatchObject({
            status: expect.any(String),
          });
    }, 60_000);

    test('a payslip is the same to the last byte', async () => {
      const { call, download } = await signIn(site, employee!);
      const [payslip] = await call('GET', '/payments/payslips/');
      const bytes = await download(`/payments/payslips/${payslip.id}/download/`);
      const hash = createHash('sha256').update(bytes).digest('hex');
      expect(database.tables['files']!.filter((row) => row.includes(hash))).not.toEqual([]);
    }, 60_000);

    test('the import continues where it was: each person is added once', async () => {
      const { id, rows } = release.underWay.import;
      const { call } = await signIn(site, boss!);
      const read = () => call('GET', `/auth/users/import/${id}/`);
      await until(async () => (await read()).status === 'finished', 90_000);
      expect(await read()).toMatchObject({ done: rows, created: rows, refused: 0 });
      const { rows: people } = await admin.query<{ n: number }>(
        `SELECT count(DISTINCT email)::int AS n FROM users WHERE email LIKE 'imported.%'`,
      );
      expect(people[0]!.n).toBe(rows);
    }, 120_000);

    test('the export becomes ready, as a complete archive', async () => {
      const { id } = release.underWay.export;
      const { call, download } = await signIn(site, boss!);
      await until(async () => (await call('GET', `/platform/exports/${id}/`)).status === 'ready', 90_000);
      const zip = await fromBufferPromise(await download(`/platform/exports/${id}/download/`));
      expect(zip.entryCount).toBeGreaterThan(100);
    }, 120_000);

    const deliveriesOf = async (webhook: { id: string }) =>
      (
        await admin.query<{ id: string; status: string; attempts: number; numbers: number }>(
          `SELECT d.id, d.status, d.attempt_count AS attempts, count(DISTINCT a.number)::int AS numbers
             FROM deliveries d JOIN delivery_attempts a ON a.workspace_id = d.workspace_id AND a.delivery_id = d.id
            WHERE d.webhook_id = $1 GROUP BY d.workspace_id, d.id, d.created_at ORDER BY d.id`,
          [webhook.id],
        )
      ).rows;

    test('deliveries that failed twice are retried, alone and in groups, and acknowledged at the third attempt with the old signing secret', async () => {
      for (const webhook of [single, many]) {
        await until(
          async () => (await deliveriesOf(webhook)).every(({ status: now }) => now === 'delivered'),
          120_000,
        );
        const rows = await deliveriesOf(webhook);
        expect(rows.map(({ attempts, numbers }) => [attempts, numbers])).toEqual(
          Array(webhook.deliveries).fill([3, 3]),
        );
        const posts = receiver.requests.filter(({ headers }) =>
          rows.some(({ id }) => id === headers['x-service-delivery']),
        );
        expect(posts).toHaveLength(webhook.deliveries);
        for (const { headers, body } of posts)
          expect(headers['x-service-signature']).toBe(
            `sha256=${createHmac('sha256', webhook.secret).update(body).digest('hex')}`,
          );
      }
    }, 300_000);

    test('deliveries that are never acknowledged end as failed after six attempts, of which four are made here', async () => {
      await until(
        async () => (await deliveriesOf(dead)).every(({ status: now }) => now === 'failed'),
        120_000,
      );
      expect((await deliveriesOf(dead)).map(({ attempts, numbers }) => [attempts, numbers])).toEqual(
        Array(dead.deliveries).fill([6, 6]),
      );
      expect(refusing.requests).toHaveLength(4 * dead.deliveries);
    }, 150_000);

    test('npm run walk passes', async () => {
      expect(await walked(installed, site)).toEqual([0, expect.stringContaining('absence.approved')]);
    }, 180_000);

    test('doctor and verify-audit find nothing wrong afterwards', async () => {
      for (const command of ['doctor', 'verify-audit']) {
        const { code, output } = await installed.installation.command([command]);
        expect([code, code === 0 ? '' : output]).toEqual([0, '']);
      }
    }, 60_000);
  });
}
