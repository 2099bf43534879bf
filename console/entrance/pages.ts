import { pathWithin } from '../api/place.ts';

/** The pages that mails lead to, and the one that asks for a mail. */
const ENTRANCES = [
  '/invitations/accept',
  '/password/forgot',
  '/password/reset',
  '/email/confirm',
  '/leaver-documents',
] as const;

export type EntrancePath = (typeof ENTRANCES)[number];

export const entranceOf = (path: string): EntrancePath | undefined => ENTRANCES.find((one) => one === path);

/** Whether this address is an entrance page, for people who are signed in, too. */
export const isEntrance = (): boolean => entranceOf(pathWithin()) !== undefined;
