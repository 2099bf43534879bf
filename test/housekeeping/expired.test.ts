import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { deleteExpired } from '../../src/housekeeping/expired.ts';
import { regularly } from '../../src/housekeeping/regularly.ts';
import { openWorld } from '../support/opening.ts';
import type { World } from '../support/world.ts';

const { service, world } = await openWorld();
const other = await service.world();

const goOn = () => false;
const sweep = () => deleteExpired(service.app.services.pool, Date.now(), goOn);
const NOTHING = {
  sessions: 0,
  oneTimeTokens: 0,
  givenUpMails: 0,
  unfinishedSetups: 0,
  idempotencyKeys: 0,
};

/** Inserts `count` rows, each column an SQL expression. */
const put = (place: World, table: string, row: Record<string, string>, count = 1) =>
  place.sql(
    `INSERT INTO ${table} (workspace_id, ${Object.keys(row).join()})
     SELECT '${place.id}', ${Object.values(row).join()} FROM generate_series(1, ${count}) AS n`,
  );
const count = async (table: string) =>
  (await world.sql(`SELECT count(*)::int AS n FROM ${table} WHERE workspace_id = $1`, [world.id]))[0]![
    'n'
  ] as number;

describe('the sweep of what has expired', () => {
  test('deletes what nobody can use any longer, in every workspace, and nothing else', async () => {
    const before = await count('sessions');
    for (const place of [world, other]) {
      const user = `'${place.employee.id}'::uuid`;
      const session = (created: string, expires: string, revoked = 'NULL::timestamptz') =>
        put(place, 'sessions', {
          user_id: user,
          seed: `'\\x00'::bytea`,
          created_at: `now() - interval '${created}'`,
          expires_at: `now() + interval '${expires}'`,
          revoked_at: revoked,
        });
      await session('100 days', '-1 day');
      await session('100 days', '13 days', `now() - interval '1 day'`);
      // a session in use, and one that records a known address
      await session('100 days', '13 days');
      await session('80 days', '-60 days');
      const token = (kind: string, expires: string, many = 1) =>
        put(
          place,
          'one_time_tokens',
          {
            user_id: user,
            kind: `'${kind}'`,
            token_hash: 'uuid_send(gen_random_uuid())',
            expires_at: `now() + interval '${expires}'`,
          },
          many,
        );
      await token('challenge', '-2 days', 2_500);
      await token('reset', '-25 hours');
      await token('invite', '-1 hour');
      await token('invite', '6 days');
      const setup = (who: string, expires: string, enabled: string) =>
        put(place, 'two_factor', {
          user_id: `'${who}'::uuid`,
          secret_sealed: `'\\x00'::bytea`,
          setup_expires_at: `now() + interval '${expires}'`,
          enabled_at: enabled,
        });
      await setup(place.employee.id, '-2 days', 'NULL::timestamptz');
      await setup(place.colleague.id, '10 minutes', 'NULL::timestamptz');
      await setup(place.manager.id, '-2 days', 'now()');
      const remembered = (expires: string) =>
        put(place, 'idempotency_keys', {
          principal: `'user:${place.employee.id}'`,
          key: `'${randomBytes(4).toString('hex')}'`,
          fingerprint: `'\\x00'::bytea`,
          status: '201',
          response: `'{}'::jsonb`,
          expires_at: `now() + interval '${expires}'`,
        });
      await remembered('-1 minute');
      await remembered('1 hour');
      const mail = (given_up: string) =>
        put(place, 'outgoing_mails', {
          user_id: `'${place.employee.id}'::uuid`,
          kind: `'security'`,
          content_sealed: `'\\x00'::bytea`,
          next_try_at: `'infinity'::timestamptz`,
          failed_at: `now() - interval '${given_up}'`,
        });
      await mail('8 days');
      await mail('6 days');
    }
    expect(await sweep()).toEqual({
      sessions: 4,
      oneTimeTokens: 5_002,
      givenUpMails: 2,
      unfinishedSetups: 2,
      idempotencyKeys: 2,
    });
    expect(await count('sessions')).toBe(before + 2);
    expect(await count('one_time_tokens')).toBe(2);
    expect(await count('two_factor')).toBe(2);
    expect(await count('idempotency_keys')).toBe(1);
    expect(await count('outgoing_mails')).toBe(1);
    expect(await sweep()).toEqual(NOTHING);
  });

  test('shares the work between two processes', async () => {
    await put(
      world,
      'one_time_tokens',
      {
        user_id: `'${world.employee.id}'::uuid`,
        kind: `'reset'`,
        token_hash: 'uuid_send(gen_random_uuid())',
        expires_at: `now() - interval '2 days'`,
      },
      3_000,
    );
    const [one, two] = await Promise.all([sweep(), sweep()]);
    expect(one.oneTimeTokens + two.oneTimeTokens).toBe(3_000);
  });

  test('stops between two statements when the process ends', async () => {
    await expect(deleteExpired(service.app.services.pool, Date.now(), () => true)).rejects.toThrow(
      'shutting down',
    );
  });
});

describe('a chore', () => {
  const log = pino({ level: 'silent' });

  test('is repeated until it is stopped, even after a failure', async () => {
    let runs = 0;
    let third: () => void;
    const done = new Promise<void>((resolve) => (third = resolve));
    const chore = regularly({
      name: 'test',
      every: 5,
      log,
      work: async () => {
        runs += 1;
        if (runs === 1) throw new Error('not this time');
        if (runs === 3) third();
        return {};
      },
    });
    await done;
    await chore.stop();
    const after = runs;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(runs).toBe(after);
  });
});
