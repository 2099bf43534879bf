/** Trial workspaces: their states, names and hosts. Pure. */
import { isIP } from 'node:net';
import { addDays, daysBetween, type CivilDate } from '../../../civil/dates.ts';
import type { Machine } from '../../../lib/machine.ts';
import type { Plan } from '../../../workspace/workspace.ts';

export type PilotStatus = 'active' | 'converted' | 'ended';
export type PilotAction = 'extend' | 'convert' | 'end';

/** What happens to a trial. `converted` and `ended` are final; an ended one comes back by a licence of its own. */
export const PILOT_MACHINE: Machine<PilotStatus, PilotAction> = {
  resource: 'pilot',
  called: 'The trial',
  transitions: [
    { from: ['active'], action: 'extend', to: null, verb: 'extended' },
    { from: ['active'], action: 'convert', to: 'converted', verb: 'converted' },
    { from: ['active'], action: 'end', to: 'ended', verb: 'ended' },
  ],
};

/** Who may make trials: whoever sells the service to others. */
export const isOperator = (plan: Plan): boolean => plan === 'managed' || plan === 'reseller';

/** Seats of a trial. */
export const PILOT_SEATS = 25;
/** Days that a trial may still last at most. */
const MAX_DAYS = 90;
/** Days before its end on which the end of a trial is announced. */
export const WARNING_DAYS = 7;

/** The last day of a trial of so many days that begins today. */
export const lastDayOf = (today: CivilDate, days: number): CivilDate => addDays(today, days - 1);

/** What is wrong with a new last day; null: nothing. */
export function lastDayProblem(today: CivilDate, endsOn: CivilDate): string | null {
  if (endsOn < today) return 'Must not be in the past.';
  return daysBetween(today, endsOn) > MAX_DAYS ? `Must be at most ${MAX_DAYS} days ahead.` : null;
}

/** Whether the end of a trial is near enough to be announced; not when it is over. */
export const endsSoon = (today: CivilDate, endsOn: CivilDate): boolean =>
  endsOn >= today && daysBetween(today, endsOn) < WARNING_DAYS;

/** Names that a host of the service might need itself, or that people would take for the service. */
const RESERVED: ReadonlySet<string> = new Set([
  'admin',
  'api',
  'app',
  'auth',
  'cdn',
  'docs',
  'help',
  'localhost',
  'mail',
  'root',
  'static',
  'status',
  'support',
  'test',
  'www',
]);

/** What is wrong with a short name whose shape is right; null: nothing. */
export const slugProblem = (slug: string): string | null =>
  RESERVED.has(slug) ? 'This name is not available.' : null;

/**
 * The host of a trial: its short name before the operator's, or before `localhost` where the operator has local names and
 * addresses only, as in development. Of several hosts the shortest, because trials and the like may be among them.
 */
export function hostOfPilot(slug: string, operatorHosts: readonly string[]): string {
  const known = operatorHosts.filter((host) => isIP(host) === 0 && !/(^|\.)localhost$/i.test(host));
  const [first] = known.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  return `${slug}.${first ?? 'localhost'}`.toLowerCase();
}

/** A name for the first admin, of whom only the address is known; they change it themselves. */
export function nameOfAddress(email: string): { first_name: string; last_name: string } {
  const words = email
    .slice(0, email.lastIndexOf('@'))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const [first = 'First', ...rest] = words;
  return { first_name: first.slice(0, 80), last_name: (rest.join(' ') || 'Admin').slice(0, 80) };
}
