/** A password that is in a file (`NAME_FILE`) and changed there: new connections use it without a restart. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { createPool, sqlState } from '../../src/db/pool.ts';
import { bound, sharedStatement } from '../../src/db/statement.ts';
import { createSmtpMailer } from '../../src/mail/smtp.ts';
import { readEnvironment } from '../../src/run/config/environment.ts';
import { freePort } from '../../src/run/local/ports.ts';
import { startMailServer } from '../support/mailServer.ts';
import { atEnd, opened, openDatabase, openFolder } from '../support/opening.ts';

const database = await openDatabase();
const mails = await opened(startMailServer());
const folder = openFolder('secrets');

/** Puts a secret into a file and reads it from there, as at the start of a process. */
function secretIn(name: 'DATABASE_URL' | 'SMTP_URL', text: string) {
  const file = path.join(folder, name);
  const write = (changed: string) => writeFileSync(file, `${changed}\n`);
  write(text);
  const { texts } = readEnvironment({ [`${name}_FILE`]: file });
  return { read: texts.get(name)!, write };
}

describe('Postgres', () => {
  test('a changed password is used by the next connection; the former one is refused with 28P01', async () => {
    const role = `rotates_${Date.now()}`;
    const url = (password: string) => {
      const changed = new URL(database.appUrl);
      changed.username = role;
      changed.password = password;
      return changed.href;
    };
    await database.admin.query(`CREATE ROLE ${role} LOGIN PASSWORD 'first'`);
    const { read, write } = secretIn('DATABASE_URL', url('first'));
    expect(read).toBe(url('first'));
    const pool = createPool({ url: read, size: 1 });
    atEnd(() => pool.end());
    const ask = () => pool.run([bound(sharedStatement<{ who: string }>('SELECT current_user::text AS who'))]);
    expect((await ask())[0]!.rows).toEqual([{ who: role }]);

    await database.admin.query(`ALTER ROLE ${role} PASSWORD 'second'`);
    // the open connection works on
    expect((await ask())[0]!.rows).toEqual([{ who: role }]);
    const end = () =>
      database.admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1', [
        role,
      ]);
    await end();
    const refused = async () => {
      try {
        await ask();
        return 'answered';
      } catch (error) {
        return sqlState(error) ?? 'lost';
      }
    };
    // the ended connection may be noticed with the first call
    expect(['lost', '57P01', '28P01']).toContain(await refused());
    expect(await refused()).toBe('28P01');
    write(url('second'));
    expect(await refused()).toBe('answered');
    await database.admin.query(`DROP ROLE ${role}`).catch(() => undefined);
  });
});

describe('the mail server', () => {
  test('a changed address or password is used by the next mail', async () => {
    const { read, write } = secretIn('SMTP_URL', `smtp://127.0.0.1:${await freePort()}`);
    const mailer = createSmtpMailer({ url: read, from: 'Workforce <no-reply@time.example.test>' });
    atEnd(() => mailer.close());
    const mail = { to: 'ines@example.test', subject: 'Hello', text: 'Hello Ines' };
    await expect(mailer.send(mail)).rejects.toThrow();
    write(mails.url);
    await mailer.send(mail);
    expect(await mails.to('ines@example.test')).toHaveLength(1);
  });

  test('a file that cannot be read leaves the text that was read last at the start', async () => {
    const { read, write } = secretIn('SMTP_URL', mails.url);
    write('');
    const mailer = createSmtpMailer({ url: read, from: 'Workforce <no-reply@time.example.test>' });
    atEnd(() => mailer.close());
    await mailer.send({ to: 'jon@example.test', subject: 'Hello', text: 'Hello Jon' });
    expect(await mails.to('jon@example.test')).toHaveLength(1);
  });
});
