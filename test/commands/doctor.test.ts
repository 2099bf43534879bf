/** `doctor` succeeds when nothing is wrong, and otherwise prints one sentence per problem. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Client, Connection, type ScheduleHandle } from '@temporalio/client';
import { JOBS } from '../../src/delivery/worker/jobs.ts';
import { scheduleIdOf } from '../../src/delivery/worker/schedules.ts';
import { firstInstallation } from '../../src/run/secrets/seal.ts';
import { COMMANDS } from '../../src/run/commands/index.ts';
import { helpOf } from '../../src/run/commands/help.ts';
import { createSealer } from '../../src/secrets/sealed.ts';
import { runCommand, settingsOf } from '../support/command.ts';
import { cloneDatabase, createDatabase } from '../support/database.ts';
import { inDatabase, readEnvironment } from '../support/environment.ts';
import { startMailServer } from '../support/mailServer.ts';
import { openS3, whyNoS3 } from '../support/s3Server.ts';
import { atEnd, openDatabase, opened, openFolder, openWorldOf } from '../support/opening.ts';
import { startServiceOn, TEST_SECRET } from '../support/service.ts';

const database = await openDatabase();
const { world } = await openWorldOf(startServiceOn({ ...database, drop: async () => undefined }));
await world.sql(
  `INSERT INTO webhooks (workspace_id, url, events, secret_sealed, secret_hint) VALUES ($1, 'https://hooks.example.com/', '{clock.started}', $2, '')`,
  [world.id, createSealer(TEST_SECRET, 'webhook-secret').seal('whsec_one')],
);
const mails = await opened(startMailServer());
const folder = openFolder('doctor');
const { adminUrl, temporalAddress } = readEnvironment();
const env: NodeJS.ProcessEnv = {
  // the AWS SDK warns about Node.js versions that it will stop supporting
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  ...settingsOf(database),
  DATA_DIR: folder,
  TEMPORAL_ADDRESS: temporalAddress,
  SMTP_URL: mails.url,
};
const asSuperuser = inDatabase(adminUrl, new URL(database.appUrl).pathname.slice(1));

/** The lines about problems, and the exit code. */
async function wrongWith(
  more: NodeJS.ProcessEnv,
): Promise<{ code: number | null; wrong: string[]; said: string }> {
  const { code, said, complained } = await runCommand(['doctor'], { env: { ...env, ...more } });
  expect(complained).toBe('');
  return {
    code,
    said,
    wrong: said
      .split('\n')
      .filter((line) => line.startsWith('wrong'))
      .map((line) => line.slice(7)),
  };
}

describe('doctor', () => {
  test('exit code 0 when nothing is wrong: the output names every check and contains no secret', async () => {
    const { code, said } = await wrongWith({});
    expect(
      said
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => line.slice(0, 25).trim()),
    ).toEqual([
      expect.stringMatching(/^Workforce API/),
      'ok     database',
      'ok     roles',
      'ok     time',
      'ok     migrations',
      'ok     row-level security',
      'ok     secret',
      'note   worker',
      'ok     temporal',
      'ok     search attributes',
      // other tests share this Temporal
      expect.stringMatching(/^(ok|note) +schedules$/),
      'ok     files',
      'ok     mail',
      'Nothing is wrong.',
    ]);
    expect(code).toBe(0);
    expect(said).not.toContain(new URL(database.appUrl).password);
  }, 60_000);

  test('names schedules that are missing in Temporal, as after the loss of its namespace, and paused ones', async () => {
    const APP_SECRET = 'a secret of the doctor’s test of schedules alone';
    const fresh = await opened(cloneDatabase(), (it) => it.drop());
    const connection = await opened(Connection.connect({ address: temporalAddress }));
    const { schedule } = new Client({ connection });
    const handles: ScheduleHandle[] = [];
    atEnd(() => Promise.all(handles.map((handle) => handle.delete())));
    const make = async (name: string, paused = false) =>
      handles.push(
        await schedule.create({
          scheduleId: scheduleIdOf(name, firstInstallation(APP_SECRET)),
          spec: { intervals: [{ every: '1000d' }] },
          state: { paused },
          action: { type: 'startWorkflow', workflowType: 'nothing', taskQueue: 'nowhere' },
        }),
      );
    const said = async () => {
      const ran = await runCommand(['doctor'], { env: { ...env, ...settingsOf(fresh), APP_SECRET } });
      return ran.said.split('\n').find((line) => line.includes('schedules'));
    };
    expect(await said()).toMatch(/^note +schedules +There are none yet; the first worker makes them\.$/);
    const [first, ...others] = JOBS.map(({ name }) => name);
    for (const name of others) await make(name);
    expect(await said()).toMatch(
      new RegExp(
        `^wrong +schedules +1 of ${JOBS.length} are missing, .*: ${first}\\. A running worker makes them`,
      ),
    );
    await make(first!, true);
    expect(await said()).toMatch(new RegExp(`^note +schedules +Paused in Temporal: ${first}\\.$`));
  }, 60_000);

  const cases: [string, NodeJS.ProcessEnv | (() => Promise<NodeJS.ProcessEnv>), RegExp[]][] = [
    [
      'no database',
      { DATABASE_URL: '', DATABASE_MIGRATE_URL: '' },
      [/^database +DATABASE_URL and DATABASE_MIGRATE_URL are not set\./],
    ],
    [
      'a Postgres that does not answer',
      { DATABASE_URL: 'postgres://a:b@127.0.0.1:9/x' },
      [
        /^database +Postgres at 127\.0\.0\.1:9\/x does not let us in: connect ECONNREFUSED 127\.0\.0\.1:9\. Check DATABASE_URL/,
      ],
    ],
    [
      'a wrong password',
      () => Promise.resolve({ DATABASE_URL: database.appUrl.replace(/:[^:@/]+@/, ':wrong@') }),
      [
        /^database +Postgres at .* does not let us in: password authentication failed for user "\w+"\. Check DATABASE_URL/,
      ],
    ],
    [
      'another database for the owner',
      { DATABASE_MIGRATE_URL: readEnvironment().ownerUrl },
      [/^database +DATABASE_URL and DATABASE_MIGRATE_URL lead to different databases\./],
    ],
    [
      'a superuser as the application’s role',
      { DATABASE_URL: asSuperuser },
      [
        /^roles +postgres is a superuser or has BYPASSRLS/,
        /^row-level security +postgres sees people without saying a workspace\./,
        /^roles +postgres owns absence_feeds, absences, /,
      ],
    ],
    [
      'the owner as the application’s role',
      { DATABASE_URL: database.ownerUrl },
      [/^roles +workforce_owner is the role of both URLs\./, /^roles +workforce_owner owns /],
    ],
    [
      'an empty database',
      async () => {
        const empty = await createDatabase('TEMPLATE template0');
        atEnd(() => empty.drop());
        return settingsOf(empty);
      },
      [/^migrations +The database is empty, or this role may not read it\. Run migrate\.$/],
    ],
    [
      'a migration that has not run',
      async () => {
        const behind = await openBehind();
        await behind.admin.query('DELETE FROM migrations WHERE id = (SELECT max(id) FROM migrations)');
        return settingsOf(behind);
      },
      [/^migrations +1 migrations have not run, the first is \S+\. Run migrate\.$/],
    ],
    [
      'a table without row-level security',
      async () => {
        const open = await openBehind();
        await open.admin.query(
          'ALTER TABLE payments NO FORCE ROW LEVEL SECURITY; DROP POLICY users_workspace ON users',
        );
        return settingsOf(open);
      },
      [/^row-level security +It does not guard payments, users\./],
    ],
    [
      'a restore without its grants',
      async () => {
        const shut = await openBehind();
        await shut.admin.query('REVOKE ALL ON payments FROM workforce_app');
        return settingsOf(shut);
      },
      [/^roles +workforce_app may not read payments\. After a restore/],
    ],
    [
      'a restore without the grants that doctor itself needs: one fault does not hide the others',
      async () => {
        const shut = await openBehind();
        await shut.admin.query('REVOKE ALL ON webhooks, worker_beats FROM workforce_app');
        return { ...settingsOf(shut), SMTP_URL: 'smtp://127.0.0.1:9' };
      },
      [
        /^roles +workforce_app may not read webhooks\./,
        /^worker +It could not be checked: permission denied for table worker_beats\.$/,
        /^mail +The mail server/,
      ],
    ],
    [
      'a secret other than the database was written with',
      { APP_SECRET: 'another secret of forty characters, elsewhere' },
      [/^secret +APP_SECRET is not the one that this database was written with/],
    ],
    [
      'no Temporal',
      { TEMPORAL_ADDRESS: '127.0.0.1:9' },
      [/^temporal +Temporal at 127\.0\.0\.1:9 does not answer: .*\. Check TEMPORAL_ADDRESS/],
    ],
    [
      'a namespace that does not exist',
      { TEMPORAL_NAMESPACE: 'nowhere' },
      [
        /^temporal +Temporal at \S+ has no namespace nowhere for us: .*temporal operator namespace create nowhere\.$/,
      ],
    ],
    [
      'a mail server that does not answer',
      { SMTP_URL: 'smtp://127.0.0.1:9' },
      [/^mail +The mail server 127\.0\.0\.1:9 refuses us: .*ECONNREFUSED.*\. Check SMTP_URL\.$/],
    ],
    [
      'a mail server without TLS for a password',
      () => Promise.resolve({ SMTP_URL: mails.url.replace('smtp://', 'smtp://me:hidden@') }),
      [/^mail +The mail server \S+ refuses us: /],
    ],
    [
      'a bucket that does not answer',
      {
        FILES: 's3://files/here?endpoint=http://127.0.0.1:9&style=path',
        FILES_ACCESS_KEY_ID: 'me',
        FILES_SECRET_ACCESS_KEY: 'hidden',
      },
      [/^files +The bucket s3:\/\/files\/here refuses us: .*ECONNREFUSED.*\. Check FILES, /],
    ],
    [
      'no Redis',
      { REDIS_URL: 'redis://127.0.0.1:9' },
      [/^redis +Redis at 127\.0\.0\.1:9 does not answer: connect ECONNREFUSED/],
    ],
  ];
  const openBehind = async () => {
    const { cloneDatabase } = await import('../support/database.ts');
    const copy = await cloneDatabase();
    atEnd(() => copy.drop());
    return copy;
  };

  test.each(cases)(
    '%s: exit code 1, and a sentence that says what helps',
    async (_what, more, texts) => {
      const { code, wrong, said } = await wrongWith(typeof more === 'function' ? await more() : more);
      expect(wrong).toEqual(texts.map((text) => expect.stringMatching(text)));
      expect(code).toBe(1);
      expect(said).not.toMatch(/hidden|:wrong@/);
    },
    60_000,
  );
});

const noS3 = whyNoS3();
if (noS3) test.skip(`a bucket: not run, because ${noS3}`, () => undefined);
else {
  const { bucket } = await openS3();
  const { accessKeyId, secretAccessKey } = bucket.credentials!;
  const files = {
    FILES: `s3://${bucket.bucket}/${bucket.prefix}?endpoint=${bucket.endpoint!}&style=path`,
    FILES_ACCESS_KEY_ID: accessKeyId,
    FILES_SECRET_ACCESS_KEY: secretAccessKey,
  };
  describe('doctor, of a bucket', () => {
    test('exit code 0 when it can store files, and nothing is left in the bucket', async () => {
      const { code, said } = await wrongWith(files);
      expect([code, said]).toEqual([
        0,
        expect.stringMatching(/^ok +files +s3:\/\/files\/installation writes, reads and deletes files/m),
      ]);
      const sdk = await import('@aws-sdk/client-s3');
      const client = new sdk.S3Client({
        region: bucket.region,
        endpoint: bucket.endpoint!,
        forcePathStyle: true,
        credentials: bucket.credentials!,
      });
      const { Contents = [] } = await client.send(new sdk.ListObjectsV2Command({ Bucket: bucket.bucket }));
      client.destroy();
      expect(Contents).toEqual([]);
    }, 60_000);

    test.each([
      ['a wrong secret', { FILES_SECRET_ACCESS_KEY: 'hidden' }],
      ['a bucket that does not exist', { FILES: files.FILES.replace('s3://files/', 's3://nowhere/') }],
    ])(
      'exit code 1 and a sentence for %s',
      async (_what, more) => {
        const { code, wrong, said } = await wrongWith({ ...files, ...more });
        expect([code, wrong]).toEqual([
          1,
          [expect.stringMatching(/^files +The bucket \S+ refuses us: .+\. Check FILES, /)],
        ]);
        expect(said).not.toContain('hidden');
      },
      60_000,
    );
  });
}

describe('--help', () => {
  test('names every command and every option of each', async () => {
    const all = await runCommand(['--help']);
    expect([all.code, all.complained]).toEqual([0, '']);
    for (const name of Object.keys(COMMANDS)) {
      expect(all.said).toMatch(new RegExp(`^    ${name} `, 'm'));
      expect(await helpOf(name)).toMatch(new RegExp(`^${name}`));
    }
    // needs neither a database nor a valid configuration
    const one = await runCommand(['keys', 'revoke', '--help'], { env: { PORT: 'none' } });
    expect([one.code, one.said]).toEqual([0, `${await helpOf('keys revoke')}\n`]);
    expect(one.said).toMatch(/^ {2}--prefix PREFIX {2}\S/m);
  }, 60_000);

  test('docs/commands.md names every command that operators have', () => {
    const page = readFileSync(new URL('../../docs/commands.md', import.meta.url), 'utf8');
    for (const name of Object.keys(COMMANDS).filter((one) => one !== 'start'))
      expect(page).toContain(`\`${name}`);
  });

  test('exit code 1 for an unknown command: it lists the commands, and prints no value of an option', async () => {
    const { code, complained } = await runCommand(['keys', 'sell', '--password', 'hidden']);
    expect(code).toBe(1);
    expect(complained).toMatch(/^There is no command keys sell\. Commands: start, server, /);
    expect(complained).not.toContain('hidden');
  }, 60_000);
});
