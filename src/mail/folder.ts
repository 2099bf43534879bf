import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mail, Mailer } from './mailer.ts';

/** Writes each mail as an `.eml` file (RFC 5322) into a folder, for development and tests. */
export function createFolderMailer(folder: string): Mailer {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '')}-${randomBytes(4).toString('hex')}.eml`;
      await writeFile(path.join(folder, name), messageOf(mail), { mode: 0o600 });
    },
    close: async () => undefined,
  };
}

/** Not transfer-encoded, so that a developer can copy links from the file. */
const messageOf = ({ to, subject, text, html, headers = {} }: Mail) =>
  [
    `To: ${header(to)}`,
    `Subject: ${header(subject)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${header(value)}`),
    `Date: ${new Date().toUTCString()}`,
    'MIME-Version: 1.0',
    ...(html === undefined
      ? partOf('plain', text)
      : [
          `Content-Type: multipart/alternative; boundary="${BOUNDARY}"`,
          '',
          `--${BOUNDARY}`,
          ...partOf('plain', text),
          `--${BOUNDARY}`,
          ...partOf('html', html),
          `--${BOUNDARY}--`,
          '',
        ]),
  ].join('\r\n');

/** Separates the two forms of a mail; must not occur as a line of one. */
const BOUNDARY = 'the-same-in-another-form';

const partOf = (type: 'plain' | 'html', content: string) => [
  `Content-Type: text/${type}; charset=utf-8`,
  'Content-Transfer-Encoding: 8bit',
  '',
  content,
  '',
];

/** Header value on one line in ASCII; other characters become an encoded word (RFC 2047). */
function header(text: string): string {
  const line = text.replace(/\p{Cc}+/gu, ' ').trim();
  return /^[\x20-\x7e]*$/.test(line) ? line : `=?utf-8?B?${Buffer.from(line).toString('base64')}?=`;
}
