/** Mails what people want by mail: the job behind it. */
import type { Ending } from '../../../db/drain.ts';
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

/** People looked up at once. */
const BATCH = 100;
/** Milliseconds until what was taken and not sent is tried again: longer than the mailer itself tries. */
const AGAIN = 5 * 60_000;
/** Then it is given up: whoever it is for still has it in the app. */
const MAX_TRIES = 10;

/**
 * Sends each person one mail with all that is due; returns how many mails were sent. In quiet hours it is held, and goes out
 * together when they end. What was read meanwhile, or is not wanted by mail any more, is left out. Run twice, or by two
 * workers at once, it sends each once; where a worker dies between sending and noting it, twice.
 * @throws Error when the worker ends in between, or a mail cannot be sent now: the mail server may be away, so the rest waits
 * for the next round, and this mail for a later one.
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
        if (ending()) throw new Error('the round was interrupted; it goes on elsewhere');
        sent += await sendTo(db, workspace, user_id, clock(), tools);
      }
      if (due.length < BATCH) break;
      after = due.at(-1)!.user_id;
    }
  }
  return { sent };
}

/** 1 where there was a mail to send. */
async function sendTo(
  db: Db,
  workspace: Workspace,
  userId: string,
  now: number,
  { mailer, unsubscribeKey, log }: JobTools,
): Promise<number> {
  const [[person], mails] = await db.together(
    ask(mailPerson, { user_id: userId }),
    ask(takeMails, {
      user_id: userId,
      now: new Date(now).toISOString(),
      retry_at: new Date(now + AGAIN).toISOString(),
    }),
  );
  // another worker was faster
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
  const mail = noticeMail({ ...person, id: userId }, toSend, workspace, unsubscribeKey);
  try {
    await mailer.send(mail);
  } catch (error) {
    // for good: the address is wrong, for example
    if (!(error instanceof MailNotSent) || (error.status ?? 0) < 500) throw error;
    log.warn({ err: error, user_id: userId }, 'a notification cannot be mailed');
  }
  await db.count(forgetMails, { ids: idsOf(toSend) });
  return 1;
}

const idsOf = (mails: readonly MailRow[]): string[] => mails.map(({ id }) => id);

/** Not read meanwhile, and not turned off since it was told. */
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
