/** Which kinds of notifications reach a person on which channels. Pure. */
import { noticeKinds } from '../generated/notices.ts';

export interface Channels {
  in_app: boolean;
  email: boolean;
}

/** A person's deviations from the default channels, by kind. */
export type Wishes = Readonly<Record<string, Partial<Channels>>>;

/** The default channels of a kind; null for an unknown kind. */
export function usualChannels(kind: string): Channels | null {
  const row = Object.hasOwn(noticeKinds, kind) ? noticeKinds[kind] : undefined;
  return row ? { in_app: true, email: row.email } : null;
}

/** Whether the kind cannot be turned off, because it is about who can sign in. */
export const isAlwaysSent = (kind: string): boolean => noticeKinds[kind]?.always ?? false;

/** The channels of every kind for a person. */
export const channelsOf = (wishes: Wishes): Record<string, Channels> =>
  Object.fromEntries(
    Object.keys(noticeKinds).map((kind) => [kind, { ...usualChannels(kind)!, ...wishes[kind] }]),
  );

/** The deviations of these channels from the defaults; all others follow later changes of the defaults. */
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

/** The same wishes in canonical order, without kinds that no longer exist. */
export const inOrder = (wishes: Wishes): Wishes => wishesOf(channelsOf(wishes));

/** The same wishes without mails of these kinds, except those that are always sent. */
export function withoutMails(wishes: Wishes, kinds: readonly string[]): Wishes {
  const channels = channelsOf(wishes);
  for (const kind of kinds)
    if (channels[kind] && !isAlwaysSent(kind)) channels[kind] = { ...channels[kind], email: false };
  return wishesOf(channels);
}
