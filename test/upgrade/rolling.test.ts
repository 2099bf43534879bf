/**
 * A release, built from the history of the repository, and this version on one database while people write.
 * The release serves during the migration, then both, then the release alone (a rollback), then this version.
 */
import { describe, expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { VERSION } from '../../src/lib/version.ts';
import { buildIn } from '../production/parts/installation.ts';
import { openFolder, opened } from '../support/opening.ts';
import { startReceiver, type TestReceiver } from '../support/receiver/receiver.ts';
import { until } from '../support/until.ts';
import { clientOf, signIn, type Site } from './client.ts';
import { openRelease, type Installed } from './installed.ts';
import { keptVersions, readRelease } from './kept.ts';
import { releasedBuild, whyNoBuild } from './releasedBuild.ts';
import { walked } from './walked.ts';
import { startWriters, type Writers } from './writers.ts';

const NEXT = `${VERSION}-next`;
/** Milliseconds for which the writers continue after each step. */
const STEADY = 3_000;

const last = keptVersions().at(-1)!;
const missing = whyNoBuild(readRelease(last).release);
const NAME = `${last} and this version, at work on one database`;

if (missing) test.skip(`${NAME}: without ${missing}`, () => undefined);
else {
  const builds = openFolder('builds');
  const { release } = readRelease(last);
  // takes longer than a single test may
  releasedBuild(builds, release);
  const installed = await openRelease(last, (version) =>
    version === NEXT ? buildIn(builds, NEXT) : releasedBuild(builds, release),
  );
  const receiver = await opened(startReceiver());
  describe(NAME, () => sideBySide(installed, receiver));
}

function sideBySide(installed: Installed, receiver: TestReceiver): void {
  const { release, rows } = installed;
  const { users } = release.workspaces[0]!;
  const sites: Site[] = [];
  /** How to stop the processes of a version. */
  const ends = new Map<string, () => Promise<void>>();
  let writers: Writers;

  const start = async (version: string) => {
    const api = await installed.api(version);
    const worker = await installed.worker(version);
    sites.push(api.site);
    ends.set(version, async () => {
      // as a proxy does, which sends it no more calls
      sites.splice(sites.indexOf(api.site), 1);
      await sleep(500);
      await Promise.all([api.stop(), worker.stop()]);
    });
  };
  const end = (version: string) => ends.get(version)!();
  /** Lets the writers continue; expects that no call failed and that something was written. */
  const expectWell = async () => {
    const before = writers.written.length;
    await sleep(STEADY);
    expect(writers.failed).toEqual([]);
    expect(writers.written.length).toBeGreaterThan(before + 3);
  };

  test('the release serves before, during and after the migration of its database: at worst 503 while a table is locked', async () => {
    const { webhooks } = release.underWay;
    await rows.admin.query('UPDATE webhooks SET url = $2 WHERE id = ANY ($1)', [
      Object.values(webhooks).map(({ id }) => id),
      receiver.url,
    ]);
    await start(last);
    const tokens = await Promise.all(
      users.map(async ({ email, password }) => {
        const { call } = clientOf(sites[0]!);
        return (await call('POST', '/auth/login/', { email, password })).access_token as string;
      }),
    );
    writers = startWriters(() => sites, tokens);
    await expectWell();
    expect(await installed.installation.command(['migrate'], '', NEXT)).toMatchObject({ code: 0 });
    // calls that waited for more than five seconds (docs/operations.md) were not acknowledged
    await sleep(6_000);
    const meanwhile = writers.failed.splice(0);
    expect(meanwhile.filter((text) => !/: 503 .*"unavailable"/.test(text))).toEqual([]);
    await expectWell();
    expect([...writers.versions]).toEqual([last]);
  }, 240_000);

  test('both serve, and each reads and changes what the other has written', async () => {
    await start(NEXT);
    await expectWell();
    await expectWell();
    expect([...writers.versions].sort()).toEqual([last, NEXT]);
  }, 120_000);

  test('rolled back: the release alone serves the migrated database, and the walk passes', async () => {
    await end(NEXT);
    await expectWell();
    expect(await walked(installed, sites[0]!)).toEqual([0, expect.stringContaining('absence.approved')]);
    await expectWell();
  }, 240_000);

  test('rolled over: this version alone serves', async () => {
    await start(NEXT);
    await end(last);
    await expectWell();
  }, 120_000);

  test('nothing is lost: every acknowledged entry exists, with one audit line and one event, and retries were delivered', async () => {
    await writers.stop();
    const { written } = writers;
    const { rows: found } = await rows.admin.query<{ entries: number; lines: number }>(
      `SELECT (SELECT count(*)::int FROM time_entries WHERE id = ANY ($1::uuid[])) AS entries,
              (SELECT count(*)::int FROM audit_log
                WHERE resource_type = 'time_entry' AND action = 'created' AND resource_id = ANY ($1::uuid[])) AS lines`,
      [written],
    );
    expect(found[0]).toEqual({ entries: written.length, lines: written.length });
    // only new requests since the last check, because the receiver in this process must stay responsive
    const missing = new Set(written);
    let looked = 0;
    const announced = () => {
      for (const { body } of receiver.requests.slice(looked)) {
        missing.delete((JSON.parse(body.toString()) as { data: { id: string } }).data.id);
        looked += 1;
      }
      return missing.size === 0;
    };
    await until(announced, 120_000);
    const ids = Object.values(release.underWay.webhooks).map(({ id }) => id);
    const open = async () =>
      (
        await rows.admin.query(
          `SELECT status FROM deliveries WHERE webhook_id = ANY ($1) AND status <> 'delivered'`,
          [ids],
        )
      ).rows;
    await until(async () => (await open()).length === 0, 120_000);
  }, 300_000);

  test('people are still signed in with tokens of the release; doctor and verify-audit find nothing wrong', async () => {
    const { call } = await signIn(sites[0]!, users[2]!);
    expect(await call('GET', '/pto/balance/')).not.toEqual([]);
    for (const command of ['doctor', 'verify-audit']) {
      const { code, output } = await installed.installation.command([command], '', NEXT);
      expect([code, code === 0 ? '' : output]).toEqual([0, '']);
    }
  }, 60_000);
}
