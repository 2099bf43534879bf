import { pino } from 'pino';
import { createFolderMailer } from '../../src/mail/folder.ts';
import { unsubscribeMacOf } from '../../src/notifications/unsubscribe.ts';
import type { JobTools } from '../../src/workspace/timedJob.ts';
import { TEST_SECRET } from './service.ts';

export const PUBLIC_URL = 'https://time.example.test';

/** The tools that the worker passes to its jobs. Mails are written into the folder. */
export const jobTools = (folder: string, more: Partial<JobTools> = {}): JobTools => ({
  mailer: createFolderMailer(folder),
  log: pino({ level: 'silent' }),
  publicUrl: PUBLIC_URL,
  unsubscribeMac: unsubscribeMacOf(TEST_SECRET),
  // jobs that draw documents get those of the service
  files: undefined as never,
  drawer: undefined as never,
  trail: { seen: new Map(), report: () => undefined },
  ...more,
});
