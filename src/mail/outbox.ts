/**
 * Mails about a person's access: written in the transaction that causes them, so that none is lost and none is
 * sent after a rollback. The process that wrote one sends it right after the commit, because a person waits
 * for it; if that fails, workers send it (`sendWaiting.ts`). A crash between sending and noting it sends twice.
 */
import type { Logger } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '../db/handle.ts';
import type { Sealer } from '../secrets/sealed.ts';
import type { Mail, Mailer } from './mailer.ts';
import { triesEnd, waitAfter } from './retries.ts';
import { MailNotSent } from './smtp.ts';
import { deleteMail, insertMail, noteFailure } from './store.ts';

export type MailKind =
  | 'address_vouched'
  | 'confirm_email'
  | 'documents_access'
  | 'email_asked'
  | 'email_changed'
  | 'invitation'
  | 'password_reset'
  | 'security';

export interface OutgoingMail {
  kind: MailKind;
  /** The person whom it is about. */
  userId: string;
  mail: Mail;
  /** Hash of the one-time code in it. */
  tokenHash?: Buffer;
}

export interface Outbox {
  /** Sends a mail after the commit. */
  post(tx: Tx, outgoing: OutgoingMail): void;
  /** Waits for mails being sent; those that fail are left to workers. */
  close(): Promise<void>;
}

export interface OutboxOptions {
  mailer: Mailer;
  /** Seals and opens mails that wait. */
  sealer: Sealer;
  log: Logger;
}

export function createOutbox({ mailer, sealer, log }: OutboxOptions): Outbox {
  const inFlight = new Set<Promise<void>>();
  return {
    post(tx, { kind, userId, mail, tokenHash = null }) {
      const id = uuidv7();
      tx.later(insertMail, {
        id,
        kind,
        user_id: userId,
        content_sealed: sealer.seal(JSON.stringify(mail)),
        token_hash: tokenHash,
      });
      tx.afterCommit(() => {
        const one: Promise<void> = sendOne(tx.outside, mailer, { id, tries: 0, since: Date.now() }, mail)
          .catch((error: unknown) => log.warn({ err: error, kind }, 'a mail waits for a worker'))
          .finally(() => inFlight.delete(one));
        inFlight.add(one);
      });
    },
    async close() {
      await Promise.all(inFlight);
      await mailer.close();
    },
  };
}

/** A mail in the outbox. */
interface QueuedMail {
  id: string;
  /** Before this one. */
  tries: number;
  /** When it was written, in milliseconds since 1970. */
  since: number;
}

/**
 * Tries once and notes the outcome.
 * @throws MailNotSent if it was not sent; the next try is noted then, or that there is none
 */
export async function sendOne(
  db: Db,
  mailer: Mailer,
  { id, tries, since }: QueuedMail,
  mail: Mail,
): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    const now = Date.now();
    const { status, code } = error instanceof MailNotSent ? error : { status: null, code: 'unknown' };
    const final = isFinal(error) || triesEnd(since, now);
    await db.count(noteFailure, {
      id,
      problem: String(status ?? code),
      next_try_at: final ? null : new Date(now + waitAfter(tries + 1)).toISOString(),
    });
    throw error;
  }
  await db.count(deleteMail, { id });
}

/** The mail server has refused it for good: a 5xx (RFC 5321, 4.2.1). */
const isFinal = (error: unknown): boolean => error instanceof MailNotSent && (error.status ?? 0) >= 500;
