/**
 * Unsubscribe links (RFC 8058). A link's token names the person and the mails: one kind, or all that can be
 * turned off. It is signed and not stored, and works for as long as the installation keeps the secret of then.
 * Somebody else who gets the link can only stop mails, which the person can undo in their preferences.
 */
import type { Db } from '../db/handle.ts';
import type { RequestFacts } from '../events/requestFacts.ts';
import { asPerson } from '../events/writing.ts';
import { noticeKinds } from '../generated/notices.ts';
import type { AppSecret } from '../secrets/keyring.ts';
import { macOf, type Mac } from '../secrets/mac.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { announcePreferences } from './announce.ts';
import { inOrder, withoutMails } from './channels.ts';
import { holdPreferences, personOfLink, setKinds } from './preferences.ts';

/** Whose mails a link ends, and which. */
export interface Subscription {
  userId: string;
  /** A kind of notification; null: all kinds that can be turned off. */
  kind: string | null;
}

export const UNSUBSCRIBE_PATH = '/notifications/unsubscribe';

export const unsubscribeMacOf = (appSecret: AppSecret): Mac => macOf(appSecret, 'unsubscribe');

/** The token of a link, valid in this workspace only. */
export function unsubscribeToken(mac: Mac, workspaceId: string, { userId, kind }: Subscription): string {
  const content = Buffer.from(`${userId}.${kind ?? ''}`).toString('base64url');
  return `${content}.${mac.sign(signedPart(workspaceId, content)).toString('base64url')}`;
}

/** The content of a token of this workspace; null for any other text. */
export function readUnsubscribeToken(mac: Mac, workspaceId: string, token: string): Subscription | null {
  const parts = /^([\w-]{48,160})\.([\w-]{43})$/.exec(token);
  if (!parts) return null;
  const [, content, signed] = parts as unknown as [string, string, string];
  if (!mac.verifies(Buffer.from(signed, 'base64url'), signedPart(workspaceId, content))) return null;
  const [userId, ...kind] = Buffer.from(content, 'base64url').toString().split('.');
  return { userId: userId!, kind: kind.join('.') || null };
}

const signedPart = (workspaceId: string, content: string): string => `${workspaceId}.${content}`;

/** Ends the mails of a link and writes an audit line; nothing if already ended or the person is deleted. */
export async function unsubscribe(
  db: Db,
  { workspace, now, request }: { workspace: Workspace; now: number; request: RequestFacts },
  { userId, kind }: Subscription,
): Promise<void> {
  await db.transaction(async (tx) => {
    const person = await tx.maybe(personOfLink, { id: userId });
    if (!person) return;
    const held = await tx.one(holdPreferences, { user_id: userId });
    const kinds = withoutMails(held.kinds, kind === null ? Object.keys(noticeKinds) : [kind]);
    if (JSON.stringify(kinds) === JSON.stringify(inOrder(held.kinds))) return;
    await tx.one(setKinds, { user_id: userId, kinds: JSON.stringify(kinds) });
    const call = asPerson({ db: tx, workspace, now, request }, person);
    announcePreferences(call, held.id, { mails_ended: [null, kind ?? 'all'] });
  });
}
