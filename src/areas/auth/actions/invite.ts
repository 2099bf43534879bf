import { newOneTimeToken, ONE_TIME_MS } from '../../../auth/oneTimeTokens.ts';
import type { Outbox } from '../../../mail/outbox.ts';
import { addressVouchedMail, invitationMail } from '../present/mails.ts';
import type { Queries, Tx } from '../../../db/handle.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import type { PersonRecord } from '../../../people/record.ts';
import { unprovedEmail } from '../store/emailChanges.ts';
import { insertInvitation, insertReset } from '../store/oneTimeTokens.ts';

/** The parts of a call that inviting needs. Jobs can provide them, too. */
export interface Inviting {
  db: Tx;
  services: { outbox: Outbox };
  workspace: Workspace;
  now: number;
}

/**
 * Whether inviting or reactivating this person needs the caller's password (rule 52): true for managers and
 * admins, and if the person's address was changed and nobody has signed in with the new one yet.
 */
export const invitesToPower = async (db: Queries, { id, role }: PersonRecord): Promise<boolean> =>
  role !== 'employee' || (await db.maybe(unprovedEmail, { user_id: id })) !== undefined;

/** Mails an invitation valid for seven days and voids earlier ones. */
export async function invite(
  { db, services, workspace, now }: Inviting,
  person: PersonRecord,
): Promise<void> {
  const { token, hash } = newOneTimeToken('invite');
  const until = new Date(now + ONE_TIME_MS.invite).toISOString();
  await db.count(insertInvitation, {
    user_id: person.id,
    token_hash: hash,
    expires_at: until,
    now: new Date(now).toISOString(),
  });
  services.outbox.post(db, {
    kind: 'invitation',
    userId: person.id,
    mail: invitationMail(person, token, workspace),
    tokenHash: hash,
  });
}

/** Mails an active person a password link at their changed address, in case the old password is lost. */
export async function inviteToAddress(
  { db, services, workspace, now }: Inviting,
  person: PersonRecord,
): Promise<void> {
  const { token, hash } = newOneTimeToken('reset');
  await db.one(insertReset, {
    email: person.email,
    token_hash: hash,
    expires_at: new Date(now + ONE_TIME_MS.reset).toISOString(),
  });
  services.outbox.post(db, {
    kind: 'address_vouched',
    userId: person.id,
    mail: addressVouchedMail(person, token, workspace),
    tokenHash: hash,
  });
}
