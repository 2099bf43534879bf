import type { Logger } from 'pino';
import type { Ending } from '../db/drain.ts';
import { ask, workspaceDb, type Db } from '../db/handle.ts';
import type { Pool } from '../db/pool.ts';
import { listWorkspaceIds } from '../db/shared.ts';
import type { Sealer } from '../secrets/sealed.ts';
import type { Mail, Mailer } from './mailer.ts';
import { sendOne } from './outbox.ts';
import { MailNotSent } from './smtp.ts';
import { countMails, giveUpDead, takeDue, type DueMail } from './store.ts';

export interface Waiting {
  mailer: Mailer;
  /** Opens the mails. */
  mailSealer: Sealer;
  log: Logger;
}

/** What waits and what was given up in all workspaces. */
export interface MailTotals {
  waiting: number;
  failed: number;
  oldestSeconds: number;
}

/**
 * Sends the mails that are due; several workers may do so at once.
 * @throws Error if the worker shuts down, or if the mail server cannot be reached: then the rest waits
 */
export async function sendWaiting(
  pool: Pool,
  ending: Ending,
  tools: Waiting,
  report: (totals: MailTotals) => void,
): Promise<{ sent: number }> {
  let sent = 0;
  let outage: unknown;
  const totals: MailTotals = { waiting: 0, failed: 0, oldestSeconds: 0 };
  for (const workspaceId of await listWorkspaceIds(pool)) {
    const db = workspaceDb(pool, workspaceId);
    await db.count(giveUpDead);
    for (;;) {
      if (ending()) throw new Error('the round was interrupted; another worker continues it');
      const due = outage === undefined ? await db.maybe(takeDue) : undefined;
      if (!due) break;
      try {
        await sendDue(db, tools, due);
        sent += 1;
      } catch (error) {
        tools.log.warn({ err: error, kind: due.kind }, 'a mail could not be sent');
        // an answer is about this mail; without one, no mail gets through
        if (!(error instanceof MailNotSent) || error.status === null) outage = error;
      }
    }
    const [[counts]] = await db.together(ask(countMails));
    totals.waiting += counts!.waiting;
    totals.failed += counts!.failed;
    totals.oldestSeconds = Math.max(totals.oldestSeconds, counts!.oldest_seconds);
  }
  report(totals);
  if (outage !== undefined) throw outage;
  return { sent };
}

const sendDue = (db: Db, { mailer, mailSealer }: Waiting, due: DueMail): Promise<void> =>
  sendOne(db, mailer, due, JSON.parse(mailSealer.open(due.content_sealed)) as Mail);
