import { describe, expect, test } from '@jest/globals';
import { listen } from '../../src/db/listen.ts';
import { readEnvironment } from '../support/environment.ts';
import { openClient, openDatabase } from '../support/opening.ts';

const database = await openDatabase();
const root = await openClient(readEnvironment().adminUrl);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('listen', () => {
  test('receives notifications again after Postgres was down, on one connection, and reports it once', async () => {
    const name = new URL(database.appUrl).pathname.slice(1);
    const heard: string[] = [];
    let reconnects = 0;
    const listener = await listen({
      url: database.appUrl,
      channels: { greetings: (payload) => heard.push(payload) },
      onReconnect: () => {
        reconnects += 1;
      },
    });
    const connections = async () =>
      (
        await root.query(
          `SELECT 1 FROM pg_stat_activity WHERE datname = $1 AND application_name = 'workforce-api listen'`,
          [name],
        )
      ).rows.length;

    await root.query(`ALTER DATABASE ${name} CONNECTION LIMIT 0`);
    await root.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND usename = 'workforce_app'`,
      [name],
    );
    await pause(900);
    await root.query(`ALTER DATABASE ${name} CONNECTION LIMIT -1`);
    while (reconnects === 0) await pause(20);
    // any other connection attempt would have finished within the longest wait between retries
    await pause(900);
    expect(await connections()).toBe(1);
    expect(reconnects).toBe(1);

    await database.admin.query(`NOTIFY greetings, 'hello'`);
    while (heard.length === 0) await pause(20);
    expect(heard).toEqual(['hello']);
    await listener.close();
    await pause(50);
    expect(await connections()).toBe(0);
  });
});
