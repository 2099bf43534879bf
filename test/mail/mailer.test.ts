import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import { createFolderMailer } from '../../src/mail/folder.ts';
import { createLogMailer } from '../../src/mail/mailer.ts';

test('a mail is written to a file that only its owner may read, and its headers cannot be injected', async () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'mailer-')), 'mail');
  await createFolderMailer(folder).send({
    to: 'lena@example.test',
    subject: 'Einladung zu Müller\r\nBcc: thief@example.test',
    text: 'Grüße',
  });
  const [name] = readdirSync(folder);
  const file = path.join(folder, name!);
  const text = readFileSync(file, 'utf8');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const [head, body] = text.split('\r\n\r\n');
  expect(head).not.toMatch(/^Bcc:/m);
  expect(head).toMatch(/^To: lena@example\.test$/m);
  expect(head).toMatch(/^Subject: =\?utf-8\?B\?[\w+/=]+\?=$/m);
  expect(body).toBe('Grüße\r\n');
  rmSync(path.dirname(folder), { recursive: true, force: true });
});

test('without a folder, the log says that there was a mail but not its content', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  await createLogMailer(log).send({ to: 'a@example.test', subject: 'Invitation', text: 'wfi_secret' });
  expect(lines.join('')).toContain('a@example.test');
  expect(lines.join('')).not.toContain('wfi_secret');
});
