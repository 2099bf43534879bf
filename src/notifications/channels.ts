/** Which notifications reach a person on which channel: pure. */
import { noticeKinds } from '../generated/notices.ts';

export interface Channels {
  in_app: boolean;
  email: boolean;
}

/** What a person wants otherwise than it usually is, by kind. */
export type Wishes = Readonly<Record<string, Partial<Channels>>>;

/** How a kind reaches people who have not said otherwise; null for a kind that there is not. */
export function usualChannels(kind: string): Channels | null {
  const row = Object.hasOwn(noticeKinds, kind) ? noticeKinds[kind] : undefined;
  return row ? { in_app: true, email: row.email } : null;
}

/** Whether nobody can turn the kind off, because it tells who may sign in. */
export const isAlwaysSent = (kind: string): boolean => noticeKinds[kind]?.always ?? false;

/** Every kind with its channels for a person. */
export const channelsOf = (wishes: Wishes): Record<string, Channels> =>
  Object.fromEntries(
    Object.keys(noticeKinds).map((kind) => [kind, { ...usualChannels(kind)!, ...wishes[kind] }]),
  );

/** What of these channels differs from the usual, so that a later default reaches the others. */
export function wishesOf(channels: Readonly<Record<string, Channels>>): Wishes {
  const wishes: Record<string, Partial<Channels>> = {};
  for (const kind of Object.keys(channels).sort()) {
    const usual = usualChannels(kind)!;
    const differs = (['in_app', 'email'] as const).filter((name) => channels[kind]![name] !== usual[name]);
    if (differs.length > 0)
      wishes[kind] = Object.fromEntries(differs.map((name) => [name, channels[kind]![name]]));
  }
  return wishes;
}

/** The same, in the order in which wishes are written, and without kinds that there are no more. */
export const inOrder = (wishes: Wishes): Wishes => wishesOf(channelsOf(wishes));

/** The same wishes, and no mails of these kinds but of those that are always sent. */
export function withoutMails(wishes: Wishes, kinds: readonly string[]): Wishes {
  const channels = channelsOf(wishes);
  for (const kind of kinds)
    if (channels[kind] && !isAlwaysSent(kind)) channels[kind] = { ...channels[kind], email: false };
  return wishesOf(channels);
}
