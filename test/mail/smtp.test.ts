import { createServer, type AddressInfo } from 'node:net';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { createSmtpMailer, MailNotSent } from '../../src/mail/smtp.ts';
import { startMailServer } from '../support/mailServer.ts';
import { openWorld, opened } from '../support/opening.ts';
import { BEHIND_PROXY, elsewhere, PASSWORD } from '../support/signIn.ts';

const NEW = 'seven violet ladders hum';
const FROM = 'Workforce <no-reply@time.example.test>';
const mails = await opened(startMailServer());
const { service, world } = await openWorld({
  ...BEHIND_PROXY,
  publicUrl: 'https://time.example.test',
  smtp: { url: mails.url, from: FROM },
});
beforeAll(async () => {
  // two workspaces, so that links must name the host
  await service.world();
});

const post = (
  path: string,
  body: object,
  as: { token: string } | null = null,
  from = service,
  where = world,
) => from.request(where, 'POST', path, { as, body, headers: elsewhere() });
let serial = 0;
const newcomer = () => ({
  email: `mail.${(serial += 1)}@example.test`,
  first_name: 'Zoë',
  last_name: 'Vogt',
  start_date: '2026-12-01',
});

describe('a mail server', () => {
  test('receives the invitation, the reset and the notice, from the sender, with links to the workspace’s host', async () => {
    const person = newcomer();
    expect((await post('/auth/users/', person, world.admin)).status).toBe(201);
    const [invitation] = await mails.to(person.email);
    expect(invitation).toMatchObject({ from: 'no-reply@time.example.test', to: [person.email] });
    expect(invitation!.head).toMatch(/^From: Workforce <no-reply@time\.example\.test>$/m);
    expect(invitation!.head).toMatch(/^Content-Type: multipart\/alternative;/m);
    expect(invitation!.text).toContain('Hello Zoë');
    const link = new RegExp(`https://${world.host}/invitations/accept\\?token=(wfi_[\\w-]{43})`);
    const [, invite] = link.exec(invitation!.text)!;
    expect((await post('/auth/invitations/accept/', { token: invite, password: PASSWORD })).status).toBe(200);

    expect((await post('/auth/password/forgot/', { email: person.email })).status).toBe(200);
    const asked = (await mails.to(person.email, 2))[1]!;
    const [, reset] = /password\/reset\?token=(wfx_[\w-]{43})/.exec(asked.text)!;
    expect((await post('/auth/password/reset/', { token: reset, new_password: NEW })).status).toBe(200);
    const notice = (await mails.to(person.email, 3))[2]!;
    expect(notice.head).toMatch(/^Subject: .*Your password was reset/m);
    expect(notice.text).not.toMatch(/wf[ixr]_/);
  });

  test('receives nothing from a call that failed', async () => {
    const person = newcomer();
    await post('/auth/users/', person, world.admin);
    expect((await post('/auth/users/', person, world.admin)).status).toBe(409);
    const last = newcomer();
    await post('/auth/users/', last, world.admin);
    await mails.to(last.email);
    expect(await mails.to(person.email)).toHaveLength(1);
  });
});

describe('the mailer', () => {
  const mail = { to: 'eve@example.test', subject: 'Hello', text: 'wfi_secret' };
  const failureOf = async (mailer: ReturnType<typeof createSmtpMailer>, one = mail) => {
    const error = await mailer.send(one).then(
      () => null,
      (caught: unknown) => caught,
    );
    await mailer.close();
    return error as MailNotSent | null;
  };

  test('tries once, and logs no part of its reply about the address', async () => {
    const before = mails.asked();
    mails.refusals.push([550, '<eve@example.test> is unknown here']);
    const failure = await failureOf(createSmtpMailer({ url: mails.url, from: FROM }));
    expect(failure).toMatchObject({ name: 'MailNotSent', status: 550 });
    expect(mails.asked() - before).toBe(1);
    const lines: string[] = [];
    pino({}, { write: (line: string) => void lines.push(line) }).warn({ err: failure }, 'failed');
    expect(lines.join('')).toContain('550');
    expect(lines.join('')).not.toMatch(/eve@|wfi_/);
  });

  test('sends no password to a server without encryption', async () => {
    let heard = '';
    const plain = createServer((socket) => {
      socket.write('220 plain\r\n');
      socket.on('data', (chunk) => {
        heard += chunk.toString();
        socket.write('250 AUTH PLAIN LOGIN\r\n');
      });
      socket.on('error', () => undefined);
    });
    await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
    const { port } = plain.address() as AddressInfo;
    const url = `smtp://user:top-secret@127.0.0.1:${port}`;
    expect(await failureOf(createSmtpMailer({ url, from: FROM }))).toBeInstanceOf(MailNotSent);
    expect(heard).toMatch(/EHLO/);
    expect(heard).not.toMatch(/AUTH|top-secret|dG9w/);
    plain.close();
  });

  test('treats an address with a comma as one address', async () => {
    const before = mails.arrived.length;
    await failureOf(createSmtpMailer({ url: mails.url, from: FROM }), {
      ...mail,
      to: 'eve@example.test, thief@example.test',
    });
    for (const { to } of mails.arrived.slice(before)) expect(to).not.toContain('thief@example.test');
  });
});
