/** The job that mails notifications to people who want them by mail. */
import { type Ending, goOn } from '../../../db/drain.ts';
import { ask, workspaceDb, type Db } from '../../../db/handle.ts';
import type { Pool } from '../../../db/pool.ts';
import { listWorkspaceIds } from '../../../db/shared.ts';
import { MailNotSent } from '../../../mail/smtp.ts';
import { channelsOf, isAlwaysSent, usualChannels } from '../../../notifications/channels.ts';
import { findWorkspace } from '../../../workspace/find.ts';
import type { JobTools } from '../../../workspace/timedJob.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import { noticeMail } from '../present/mails.ts';
import { quietUntil } from '../rules/quiet.ts';
import {
  forgetMails,
  holdMails,
  mailPerson,
  peopleDue,
  takeMails,
  type MailPersonRow,
  type MailRow,
} from '../store/mails.ts';

const BATCH = 100;
/** Milliseconds after which a taken but unsent mail is tried again. Longer than the mailer's own retries. */
const AGAIN = 5 * 60_000;
/** Tries after which a mail is dropped. The notification stays in the app. */
const MAX_TRIES = 10;

/**
 * Sends each person one mail with all notifications that are due; returns the number of mails. Mails in quiet
 * hours are held and sent together when these end. Notifications that were read, or turned off since, are
 * left out.
 *
 * Concurrent runs send each mail once. A worker that dies between sending and recording it sends it twice.
 *
 * @throws Error if the worker shuts down, or a mail cannot be sent now. The mail server may be down, so this
 * mail and the rest are left to later runs.
 */
export async function sendMails(
  pool: Pool,
  clock: () => number,
  ending: Ending,
  tools: JobTools,
): Promise<{ sent: number }> {
  let sent = 0;
  for (const workspaceId of await listWorkspaceIds(pool)) {
    const db = workspaceDb(pool, workspaceId);
    let after: string | null = null;
    let workspace: Workspace | undefined;
    for (;;) {
      const due: { user_id: string }[] = await db.rows(peopleDue, {
        now: new Date(clock()).toISOString(),
        after,
        limit: BATCH,
      });
      if (due.length > 0) workspace ??= await findWorkspace(db, tools.publicUrl);
      if (!workspace) break;
      for (const { user_id } of due) {
        goOn(ending, 'round');
        sent += await sendTo(db, workspace, user_id, clock(), tools);
      }
      if (due.length < BATCH) break;
      after = due.at(-1)!.user_id;
    }
  }
  return { sent };
}

/** Returns 1 if there was a mail to send, 0 otherwise. */
async function sendTo(
  db: Db,
  workspace: Workspace,
  userId: string,
  now: number,
  { mailer, unsubscribeMac, log }: JobTools,
): Promise<number> {
  const [[person], mails] = await db.together(
    ask(mailPerson, { user_id: userId }),
    ask(takeMails, {
      user_id: userId,
      now: new Date(now).toISOString(),
      retry_at: new Date(now + AGAIN).toISOString(),
    }),
  );
  // another worker has taken them
  if (!person || mails.length === 0) return 0;
  const wanted = person.active ? mails.filter((mail) => isWanted(mail, person)) : [];
  const until = heldUntil(person, workspace, now);
  const held = until === null ? [] : wanted.filter(({ kind }) => !isAlwaysSent(kind));
  const due = wanted.filter((mail) => !held.includes(mail));

  if (held.length > 0) await db.count(holdMails, { ids: idsOf(held), until: new Date(until!).toISOString() });
  const dropped = mails.filter(
    (mail) => !wanted.includes(mail) || (due.includes(mail) && mail.tries > MAX_TRIES),
  );
  if (dropped.length > 0) await db.count(forgetMails, { ids: idsOf(dropped) });
  const toSend = due.filter((mail) => !dropped.includes(mail));
  if (toSend.length === 0) return 0;
  const mail = noticeMail({ ...person, id: userId }, toSend, workspace, unsubscribeMac);
  try {
    await mailer.send(mail);
  } catch (error) {
    // permanent, for example an invalid address
    if (!(error instanceof MailNotSent) || (error.status ?? 0) < 500) throw error;
    log.warn({ err: error, user_id: userId }, 'a notification cannot be mailed');
  }
  await db.count(forgetMails, { ids: idsOf(toSend) });
  return 1;
}

const idsOf = (mails: readonly MailRow[]): string[] => mails.map(({ id }) => id);

/** Not read meanwhile, and its kind is not turned off. */
const isWanted = ({ kind, seen }: MailRow, { kinds }: MailPersonRow): boolean =>
  !seen && (usualChannels(kind) === null || channelsOf(kinds ?? {})[kind]!.email);

function heldUntil(
  { quiet_from, quiet_to, timezone }: MailPersonRow,
  workspace: Workspace,
  now: number,
): number | null {
  if (quiet_from === null || quiet_to === null) return null;
  return quietUntil(now, { from: quiet_from, to: quiet_to }, timezone ?? workspace.timezone);
}
