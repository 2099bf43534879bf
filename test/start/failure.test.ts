/** A service that cannot start in production says why in one JSON line: the part, and what mends it. */
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { runCommand, settingsOf } from '../support/command.ts';
import { readEnvironment } from '../support/environment.ts';
import { atEnd, openDatabase, openFolder } from '../support/opening.ts';
import { freePort } from '../../src/run/local/ports.ts';

const database = await openDatabase();
const folder = openFolder('failure');

const start = async (more: NodeJS.ProcessEnv) => {
  const { code, complained } = await runCommand(['server'], {
    env: {
      ...settingsOf(database),
      NODE_ENV: 'production',
      DATA_DIR: folder,
      PUBLIC_URL: 'https://time.example.test',
      PORT: String(await freePort()),
      TEMPORAL_ADDRESS: readEnvironment().temporalAddress,
      LICENSE_PUBLIC_KEY: '',
      ...more,
    },
  });
  const lines = complained.trim().split('\n');
  return { code, lines: lines.length, line: JSON.parse(lines.at(-1)!) as Record<string, unknown> };
};
const wrongPassword = () => {
  const url = new URL(database.appUrl);
  url.password = 'another';
  return url.href;
};

describe('server with NODE_ENV=production', () => {
  test('names the settings that are missing or wrong', async () => {
    expect(await start({ DATABASE_URL: '', LOG_LEVEL: 'loud' })).toMatchObject({
      code: 1,
      lines: 1,
      line: {
        level: 60,
        msg: 'could not start',
        part: 'configuration',
        mend: expect.stringMatching(/DATABASE_URL.*LOG_LEVEL|LOG_LEVEL.*DATABASE_URL/),
      },
    });
  });

  test('names Postgres for a wrong password and for a server that is not there, without the password', async () => {
    const refused = await start({ DATABASE_URL: wrongPassword() });
    expect(refused).toMatchObject({ code: 1, lines: 1, line: { part: 'postgres' } });
    expect(refused.line['mend']).toContain('refuses the password');
    expect(JSON.stringify(refused.line)).not.toContain('another');
    const gone = new URL(database.appUrl);
    gone.port = String(await freePort());
    expect(await start({ DATABASE_URL: gone.href })).toMatchObject({
      code: 1,
      lines: 1,
      line: { part: 'postgres', mend: expect.stringContaining('host of DATABASE_URL') },
    });
  });

  test('names a port that is in use', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, () => resolve()));
    atEnd(() => taken.close());
    expect(await start({ PORT: String((taken.address() as AddressInfo).port) })).toMatchObject({
      code: 1,
      line: { part: 'port', mend: expect.stringContaining('PORT') },
    });
  });
});
