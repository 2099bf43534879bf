import type { Logger } from 'pino';
import { type Ending, goOn } from '../db/drain.ts';
import { workspaceDb, type Db } from '../db/handle.ts';
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
  const totals: MailTotals = { waiting: 0, failed: 0, oldestSeconds: 0 };
  const round: Round = { ...tools, ending, sent: 0, outage: null };
  for (const workspaceId of await listWorkspaceIds(pool)) {
    goOn(ending, 'round');
    const db = workspaceDb(pool, workspaceId);
    let counts = await db.one(countMails);
    if (counts.waiting > 0) {
      await sendOf(db, round);
      counts = await db.one(countMails);
    }
    totals.waiting += counts.waiting;
    totals.failed += counts.failed;
    totals.oldestSeconds = Math.max(totals.oldestSeconds, counts.oldest_seconds);
  }
  report(totals);
  if (round.outage !== null) throw round.outage.error;
  return { sent: round.sent };
}

interface Round extends Waiting {
  ending: Ending;
  sent: number;
  /** The first error that is about no single mail: then no mail gets through. */
  outage: { error: unknown } | null;
}

/** Sends what is due in a workspace, and gives up mails whose code is dead. */
async function sendOf(db: Db, round: Round): Promise<void> {
  await db.count(giveUpDead);
  while (round.outage === null) {
    goOn(round.ending, 'round');
    const due = await db.maybe(takeDue);
    if (!due) return;
    try {
      await sendDue(db, round, due);
      round.sent += 1;
    } catch (error) {
      round.log.warn({ err: error, kind: due.kind }, 'a mail could not be sent');
      // an answer is about this mail
      if (!(error instanceof MailNotSent) || error.status === null) round.outage = { error };
    }
  }
}

const sendDue = (db: Db, { mailer, mailSealer }: Waiting, due: DueMail): Promise<void> =>
  sendOne(
    db,
    mailer,
    { ...due, since: Date.parse(due.created_at) },
    JSON.parse(mailSealer.open(due.content_sealed)) as Mail,
  );
