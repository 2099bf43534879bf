import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ConfigError, settingsList, filesBucket, loadConfig } from '../../src/run/config/index.ts';
import { openFolder } from '../support/opening.ts';

const folder = openFolder('config');

function problemsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

function secretFile(text: string): string {
  const file = join(folder, `secret-${Math.random()}`);
  writeFileSync(file, text);
  return file;
}

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://app:a@db.example:5432/workforce',
  DATABASE_MIGRATE_URL: 'postgres://owner:b@db.example:5432/workforce',
  APP_SECRET: 'four words and a lot of air in it',
  TEMPORAL_ADDRESS: 'temporal.example:7233',
};

describe('FILES', () => {
  const key = { FILES_ACCESS_KEY_ID: 'key', FILES_SECRET_ACCESS_KEY: 'secret' };

  test('is the database unless a bucket is named, with prefix, region, server and key', () => {
    expect(filesBucket(loadConfig({}))).toBeNull();
    expect(filesBucket(loadConfig({ FILES: 's3://documents' }))).toEqual({
      bucket: 'documents',
      prefix: '',
      region: 'us-east-1',
      endpoint: null,
      pathStyle: false,
      credentials: null,
    });
    const FILES = 's3://my.documents/hr/2026/?region=eu-central-1&endpoint=http://127.0.0.1:9000&style=path';
    expect(filesBucket(loadConfig({ FILES, ...key }))).toEqual({
      bucket: 'my.documents',
      prefix: 'hr/2026',
      region: 'eu-central-1',
      endpoint: 'http://127.0.0.1:9000',
      pathStyle: true,
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    });
  });

  test.each([
    'disk',
    '/var/files',
    's3://',
    's3://Bucket',
    's3://key:secret@bucket',
    's3://bucket?secret=x',
    's3://bucket?style=host',
    's3://bucket?endpoint=ftp://host',
    's3://bucket?region=a&region=b',
    's3://bucket/../other',
  ])('%s is refused', (FILES) => {
    expect(problemsOf({ FILES })).toEqual([
      expect.stringContaining('FILES must be postgres, or s3://bucket'),
    ]);
  });

  test('a key without its secret is refused, and a secret without its key', () => {
    const { FILES_ACCESS_KEY_ID, FILES_SECRET_ACCESS_KEY } = key;
    expect(problemsOf({ FILES_ACCESS_KEY_ID })).toEqual([
      'FILES_SECRET_ACCESS_KEY is needed beside FILES_ACCESS_KEY_ID',
    ]);
    expect(problemsOf({ FILES_SECRET_ACCESS_KEY })).toEqual([
      'FILES_ACCESS_KEY_ID is needed beside FILES_SECRET_ACCESS_KEY',
    ]);
    expect(
      filesBucket(
        loadConfig({
          FILES_SECRET_ACCESS_KEY_FILE: secretFile('s'),
          FILES_ACCESS_KEY_ID,
          FILES: 's3://bucket',
        }),
      ),
    ).toMatchObject({
      credentials: { accessKeyId: 'key', secretAccessKey: 's' },
    });
  });
});

describe('defaults', () => {
  test('an empty environment is enough in development', () => {
    expect(loadConfig({})).toMatchObject({
      port: 8080,
      dataDir: '.data',
      publicUrl: 'http://localhost:8080',
      temporalNamespace: 'default',
      temporalTls: false,
      databaseUrl: undefined,
      webhookRetrySchedule: [60_000, 300_000, 1_800_000, 9_000_000, 43_200_000],
      webhookAllowedPorts: [443, 8443],
      trustedProxies: [],
      rateLimitScale: 1,
      poolSize: 10,
      production: false,
    });
  });

  test('an empty variable counts as unset', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: '', WEBHOOK_RETRY_SCHEDULE: ' ' })).toEqual(loadConfig({}));
  });

  test('every variable that is set is parsed into its type', () => {
    const config = loadConfig({
      PORT: '9000',
      PUBLIC_URL: 'https://time.example.com/',
      WEBHOOK_RETRY_SCHEDULE: '250ms, 1s,2m',
      TRUSTED_PROXIES: '10.0.0.0/8,fd00::/8',
      CORS_ORIGINS: 'https://a.example.com,http://localhost:3000',
      WEBHOOK_DNS_SERVERS: '1.1.1.1,9.9.9.9:5353,[2620:fe::fe]:53',
      TEMPORAL_TLS: 'true',
      RATE_LIMIT_SCALE: '0.5',
    });
    expect(config).toMatchObject({
      port: 9000,
      publicUrl: 'https://time.example.com',
      webhookRetrySchedule: [250, 1000, 120_000],
      trustedProxies: ['10.0.0.0/8', 'fd00::/8'],
      temporalTls: true,
      rateLimitScale: 0.5,
    });
  });
});

describe('problems', () => {
  test('all are listed at once, one per line', () => {
    const env = {
      PORT: '99999',
      LOG_LEVEL: 'loud',
      TRUSTED_PROXIES: '10.0.0.0/33,nonsense',
      WEBHOOK_RETRY_SCHEDULE: '1m,5days',
      CORS_ORIGINS: 'https://a.example.com/path',
      APP_SECRET: 'too short',
      RATE_LIMIT_SCALE: '0',
      TEMPORAL_ADDRESS: 'no-port',
      WEBHOOK_DNS_SERVERS: 'dns.example.com',
    };
    const problems = problemsOf(env);
    expect(problems.map((line) => line.split(' ')[0]).sort()).toEqual(Object.keys(env).sort());
    expect(problems).toContain('PORT must be a whole number from 0 to 65535, is "99999"');
    expect(() => loadConfig(env)).toThrow(/^The configuration cannot be used:\n {2}\S.*\n/);
  });

  test.each(['1e3', '-1', '0x10', '80.5', 'abc'])('PORT=%s is refused', (PORT) => {
    expect(problemsOf({ PORT })).toHaveLength(1);
  });

  test('an unusable folder is reported with its variable; a folder that can still be created is accepted', () => {
    const file = secretFile('no certificate');
    expect(
      problemsOf({
        DATA_DIR: join(file, 'data'),
        FILES_SPOOL_DIR: join(folder, 'to', 'be', 'made'),
        WEBHOOK_CA_FILE: join(folder, 'missing.pem'),
      }),
    ).toEqual([
      `DATA_DIR names ${join(file, 'data')}, but ${file} is not a folder`,
      `WEBHOOK_CA_FILE names the file ${join(folder, 'missing.pem')}, which cannot be read (ENOENT)`,
    ]);
    expect(problemsOf({ WEBHOOK_CA_FILE: file })).toEqual([
      `WEBHOOK_CA_FILE names the file ${file}, which holds no certificate (PEM)`,
    ]);
  });

  test('a retry schedule has one to ten waits', () => {
    expect(problemsOf({ WEBHOOK_RETRY_SCHEDULE: Array(10).fill('1s').join(',') })).toEqual([]);
    expect(problemsOf({ WEBHOOK_RETRY_SCHEDULE: Array(11).fill('1s').join(',') })).toHaveLength(1);
  });

  test('no message contains a secret', () => {
    const [line] = problemsOf({ APP_SECRET: 'hunter2' });
    expect(line).toBe('APP_SECRET must be at least 32 characters, 8 of them different');
    expect(problemsOf({ DATABASE_URL: 'mysql://u:hunter2@h/d' }).join()).not.toContain('hunter2');
  });

  test.each([
    ['one letter', 'x'.repeat(64)],
    ['two letters', 'xy'.repeat(32)],
    ['seven digits', '0123456'.repeat(8)],
  ])(
    'APP_SECRET of %s is refused, whatever its length, in production and elsewhere',
    (_title, APP_SECRET) => {
      const line = 'APP_SECRET must be at least 32 characters, 8 of them different';
      expect(problemsOf({ APP_SECRET })).toEqual([line]);
      expect(problemsOf({ ...production, APP_SECRET })).toEqual([line]);
      expect(problemsOf({ APP_SECRET_FILE: secretFile(APP_SECRET) })).toEqual([line]);
    },
  );

  test('METRICS_HOST is an address, by default the loopback address', () => {
    expect(loadConfig({}).metricsHost).toBe('127.0.0.1');
    expect(loadConfig({ METRICS_HOST: '::' }).metricsHost).toBe('::');
    expect(problemsOf({ METRICS_HOST: 'metrics.example' })).toEqual([
      'METRICS_HOST must be an IP address of this machine, is "metrics.example"',
    ]);
  });

  test('half of a pair of settings is a problem', () => {
    expect(problemsOf({ DATABASE_URL: production.DATABASE_URL })).toEqual([
      'DATABASE_MIGRATE_URL is needed beside DATABASE_URL',
    ]);
    expect(problemsOf({ TEMPORAL_API_KEY: 'key' })).toEqual([
      'TEMPORAL_TLS must be true when TEMPORAL_API_KEY is set',
    ]);
  });
});

describe('secrets from files', () => {
  test('NAME_FILE names a file with the value; its last line break is removed', () => {
    const APP_SECRET_FILE = secretFile(`${production.APP_SECRET}\n`);
    expect(loadConfig({ APP_SECRET_FILE }).appSecret).toBe(production.APP_SECRET);
  });

  test('setting both, a missing file and an empty file are problems', () => {
    const problems = problemsOf({
      APP_SECRET: 'x'.repeat(32),
      APP_SECRET_FILE: secretFile('y'.repeat(32)),
      DATABASE_URL_FILE: join(folder, 'absent'),
      TEMPORAL_API_KEY_FILE: secretFile('\n'),
    });
    expect(problems.map((line) => line.split(' ').slice(0, 3).join(' ')).sort()).toEqual([
      'APP_SECRET is set',
      'DATABASE_URL_FILE names the',
      'TEMPORAL_API_KEY_FILE names the',
    ]);
  });

  test('files are accepted in production too', () => {
    const { APP_SECRET, ...rest } = production;
    expect(loadConfig({ ...rest, APP_SECRET_FILE: secretFile(APP_SECRET) }).appSecret).toBe(APP_SECRET);
  });
});

describe('NODE_ENV=production', () => {
  test('each missing variable is named', () => {
    expect(problemsOf({ NODE_ENV: 'production' }).map((line) => line.split(' ')[0])).toEqual([
      'DATABASE_URL',
      'TEMPORAL_ADDRESS',
      'APP_SECRET',
    ]);
  });

  test('a process that serves requests needs no URL of the database owner', () => {
    const { DATABASE_MIGRATE_URL: _, ...serving } = production;
    expect(loadConfig(serving)).toMatchObject({ databaseUrl: production.DATABASE_URL });
    expect(loadConfig(serving).databaseMigrateUrl).toBeUndefined();
  });

  test('a complete environment is accepted', () => {
    expect(loadConfig(production).production).toBe(true);
    expect(loadConfig({ ...production, RATE_LIMIT_SCALE: '1' }).rateLimitScale).toBe(1);
  });

  test('settings that loosen the rules for tests are refused', () => {
    const env = { ...production, WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8', RATE_LIMIT_SCALE: '2' };
    expect(problemsOf(env)).toEqual([
      'WEBHOOK_ALLOWED_NETWORKS is refused in production: leave it unset',
      'RATE_LIMIT_SCALE is refused in production: leave it unset',
    ]);
  });

  test('a misspelt NODE_ENV is not treated as development', () => {
    expect(problemsOf({ NODE_ENV: 'prod' })).toHaveLength(1);
  });
});

test('the list names every variable with its default and unit', () => {
  const list = settingsList();
  expect(list).toContain('- `PORT` (default `8080`; TCP port): The port');
  expect(list).toContain(
    '- `APP_SECRET` or `APP_SECRET_FILE` (default generated once, kept in DATA_DIR; characters): ',
  );
  expect(list).toContain('- `WEBHOOK_RETRY_SCHEDULE` (default `1m,5m,30m,150m,12h`; ms, s, m, h): ');
});
