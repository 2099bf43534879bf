import type { ScheduleOptions } from '@temporalio/client';
import type { Ending } from '../db/drain.ts';
import type { Logger } from 'pino';
import type { Pool } from '../db/pool.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { MailTotals } from '../mail/sendWaiting.ts';
import type { FileStore } from '../files/store.ts';
import type { Drawer } from '../pdf/drawer.ts';
import type { Mac } from '../secrets/mac.ts';
import type { Sealer } from '../secrets/sealed.ts';

/** What the worker passes to jobs that send mails. */
export interface JobTools {
  mailer: Mailer;
  /** For mails about a person's access. */
  outbox: Outbox;
  /** Opens the mails of outboxes. */
  mailSealer: Sealer;
  mails: MailWatch;
  log: Logger;
  /** PUBLIC_URL, for links; null: mails have no links. */
  publicUrl: string | null;
  /** Signs unsubscribe links (`notifications/unsubscribe.ts`). */
  unsubscribeMac: Mac;
  /** Stores the documents that jobs draw. */
  files: FileStore;
  drawer: Drawer;
  trail: TrailWatch;
}

/** Reports which mails wait. */
export interface MailWatch {
  report(totals: MailTotals): void;
}

/** What a worker remembers and reports about the audit trail. */
export interface TrailWatch {
  /** The last link that this worker saw, by the id of a workspace. */
  seen: Map<string, { position: number; hash: string }>;
  /** Reports the sum of last positions, the broken chains, and the age of the oldest line that is in none. */
  report(found: { links: number; broken: number; waitingSeconds: number }): void;
}

/** A scheduled job. The default export of an area's `jobs.ts` is a list of these. */
export interface TimedJob {
  /** Name in Temporal. Must never change, because schedules of running installations are found by it. */
  name: string;
  spec: ScheduleOptions['spec'];
  /** Runs missed while Temporal was down are made up for if they are not older than this. */
  catchupWindow: '10m' | '1d';
  /**
   * Does the job for all workspaces and returns a summary in counts, which Temporal stores. It may be
   * interrupted and restarted, and two workers may run it at once.
   */
  run: (pool: Pool, ending: Ending, tools?: JobTools) => Promise<string>;
}
