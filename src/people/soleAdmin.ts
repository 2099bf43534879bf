/** Steps of a workspace's only admin on their own money, pay and leave (rule 202). */
import type { Caller } from '../auth/caller.ts';
import { formatTimestamp } from '../civil/zones.ts';
import type { Queries, Tx } from '../db/handle.ts';
import { statement } from '../db/statement.ts';
import type { RecordException } from '../generated/types.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { isAddress } from './isAddress.ts';
import { namedColumns, refOf, type Named } from './named.ts';
import { barredProblem } from './secondPerson.ts';
import { mailFrom } from './securityMail.ts';

/** 72 hours, in which the owner of the control address can object. */
const WAIT = 72 * 3_600_000;

/** SQL: somebody other than `$id` is an admin, is invited as one, or became one after `$since`. */
const OTHER_ADMIN = `
  EXISTS (SELECT FROM users u WHERE u.workspace_id = $1 AND u.id <> $id AND u.deleted_at IS NULL
             AND (u.role = 'admin' AND u.status <> 'deactivated' OR u.admin_since > $since::timestamptz))`;

interface Alone {
  id: string;
  since: string;
}

/** Whether there has been another admin since, and whether somebody signs in with the control address. */
export const othersSince = statement<
  { other_admin: boolean; signs_in: boolean },
  Alone & { control_email: string }
>(`
  SELECT ${OTHER_ADMIN} AS other_admin,
         EXISTS (SELECT FROM users u WHERE u.workspace_id = $1 AND ${isAddress('u.email', '$control_email')}) AS signs_in`);

/** One row for each record; none if there is another admin. */
const insertExceptions = statement<
  Named,
  Alone & { record_ids: readonly string[]; reason: string; at: string }
>(`
  WITH x AS (
    INSERT INTO exceptions (workspace_id, record_id, reason, by_id, created_at)
    SELECT $1, one, $reason, $id, $at::timestamptz FROM unnest($record_ids::uuid[]) AS one WHERE NOT ${OTHER_ADMIN}
    RETURNING by_id
  ) SELECT a.id, ${namedColumns('a')} FROM x JOIN users a ON a.workspace_id = $1 AND a.id = x.by_id`);

/** Whether the caller may take steps on their own records: the setting has been in force for 72 hours. */
export async function stepsAlone(
  db: Queries,
  { kind, userId }: Caller,
  { settings }: Workspace,
  now: number,
): Promise<boolean> {
  const { sole_admin } = settings;
  if (kind !== 'user' || userId === null || sole_admin === null) return false;
  if (now - Date.parse(sole_admin.since) < WAIT) return false;
  const { other_admin, signs_in } = await db.one(othersSince, { id: userId, ...sole_admin });
  return !other_admin && !signs_in;
}

/** A step that the only admin took on their own record. */
interface Step {
  /** In words, for the mail: `complete payment`. */
  what: string;
  recordIds: readonly string[];
  reason: string;
}

/**
 * Keeps the exception with the step, and mails the control address.
 * @throws 403 `self_approval` if a second admin has come meanwhile
 */
export async function noteException(
  db: Tx,
  caller: Caller,
  { workspace, now, services }: { workspace: Workspace; now: number; services: { outbox: Outbox } },
  { what, recordIds, reason }: Step,
): Promise<RecordException> {
  const { control_email, since } = workspace.settings.sole_admin!;
  const at = new Date(now).toISOString();
  const id = caller.userId!;
  const [by] = await db.rows(insertExceptions, { id, since, record_ids: recordIds, reason, at });
  if (!by) throw barredProblem('self_approval');
  services.outbox.post(db, {
    kind: 'security',
    userId: id,
    mail: controlMail(control_email, { caller, workspace, now }, { what, recordIds, reason }),
  });
  return { reason, by: refOf(by), at };
}

function controlMail(
  to: string,
  { caller: { actor }, workspace, now }: { caller: Caller; workspace: Workspace; now: number },
  { what, recordIds, reason }: Step,
) {
  return mailFrom(workspace, {
    to,
    subject: `${actor.name} took a step on a record of their own (${workspace.name})`,
    text: `${actor.name} (${actor.email}) is the only admin of ${workspace.name}, and took a step that otherwise needs a second person.

Step: ${what}
Record: ${recordIds.join(', ')}
Reason: ${reason}
Time: ${formatTimestamp(now, workspace.timezone)}

You are told because this address checks such steps. If you did not expect it, ask them.`,
  });
}

/** Tells a control address that it is one, or no longer. */
export const controlChangedMail = (to: string, checks: boolean, workspace: Workspace) =>
  mailFrom(workspace, {
    to,
    subject: `${checks ? 'You are told of' : 'You are no longer told of'} exceptions of ${workspace.name}`,
    text: checks
      ? `${workspace.name} has one admin, who may from 72 hours on take steps on their own money, pay and leave. Each such step is reported to this address. If you did not agree to check them, ask the admin.`
      : `The admin of ${workspace.name} changed where steps on their own money, pay and leave are reported. This address is no longer told. If you did not expect it, ask the admin.`,
  });
