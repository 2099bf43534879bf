import { pino } from 'pino';
import { createFolderMailer } from '../../src/mail/folder.ts';
import { createOutbox } from '../../src/mail/outbox.ts';
import { unsubscribeMacOf } from '../../src/notifications/unsubscribe.ts';
import { createSealer } from '../../src/secrets/sealed.ts';
import type { JobTools } from '../../src/workspace/timedJob.ts';
import { TEST_SECRET } from './service.ts';

export const PUBLIC_URL = 'https://time.example.test';

const log = pino({ level: 'silent' });
export const MAIL_SEALER = createSealer(TEST_SECRET, 'mail');

/** The tools that the worker passes to its jobs. Mails are written into the folder. */
export const jobTools = (folder: string, more: Partial<JobTools> = {}): JobTools => {
  const mailer = more.mailer ?? createFolderMailer(folder);
  return {
    mailer,
    mailSealer: MAIL_SEALER,
    outbox: createOutbox({ mailer, sealer: MAIL_SEALER, log }),
    mails: { report: () => undefined },
    log,
    publicUrl: PUBLIC_URL,
    unsubscribeMac: unsubscribeMacOf(TEST_SECRET),
    // jobs that draw documents get those of the service
    files: undefined as never,
    drawer: undefined as never,
    trail: { seen: new Map(), report: () => undefined },
    ...more,
  };
};
