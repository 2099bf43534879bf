/** Trial workspaces: state machine, names and hosts. */
import { isIP } from 'node:net';
import { addDays, daysBetween, type CivilDate } from '../../../civil/dates.ts';
import type { Machine } from '../../../lib/machine.ts';
import type { Plan } from '../../../workspace/workspace.ts';

export type PilotStatus = 'active' | 'converted' | 'ended';
export type PilotAction = 'extend' | 'convert' | 'end';

/**
 * The state machine of a trial. `converted` and `ended` are final; an ended workspace can still install a
 * licence.
 */
export const PILOT_MACHINE: Machine<PilotStatus, PilotAction> = {
  resource: 'pilot',
  called: 'The trial',
  transitions: [
    { from: ['active'], action: 'extend', to: null, verb: 'extended' },
    { from: ['active'], action: 'convert', to: 'converted', verb: 'converted' },
    { from: ['active'], action: 'end', to: 'ended', verb: 'ended' },
  ],
};

/** Only plans that resell the service may create trials. */
export const isOperator = (plan: Plan): boolean => plan === 'managed' || plan === 'reseller';

export const PILOT_SEATS = 25;
/** How far ahead the last day of a trial may be, in days. */
const MAX_DAYS = 90;
/** Days before the end from which on it is announced. */
export const WARNING_DAYS = 7;

export const lastDayOf = (today: CivilDate, days: number): CivilDate => addDays(today, days - 1);

/** The problem of a new last day, or null. */
export function lastDayProblem(today: CivilDate, endsOn: CivilDate): string | null {
  if (endsOn < today) return 'Must not be in the past.';
  return daysBetween(today, endsOn) > MAX_DAYS ? `Must be at most ${MAX_DAYS} days ahead.` : null;
}

/** Whether a trial ends soon enough to announce it. False once it is over. */
export const endsSoon = (today: CivilDate, endsOn: CivilDate): boolean =>
  endsOn >= today && daysBetween(today, endsOn) < WARNING_DAYS;

/** Names that the service may need itself, or that people would take for the service. */
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

/** The problem of a well-formed short name, or null. */
export const slugProblem = (slug: string): string | null =>
  RESERVED.has(slug) ? 'This name is not available.' : null;

/**
 * The host of a trial: its short name before the operator's shortest host. If the operator has only local
 * names and addresses, as in development, before `localhost`.
 */
export function hostOfPilot(slug: string, operatorHosts: readonly string[]): string {
  const known = operatorHosts.filter((host) => isIP(host) === 0 && !/(^|\.)localhost$/i.test(host));
  const [first] = known.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  return `${slug}.${first ?? 'localhost'}`.toLowerCase();
}

/** A name for the first admin, derived from the e-mail address. They can change it. */
export function nameOfAddress(email: string): { first_name: string; last_name: string } {
  const words = email
    .slice(0, email.lastIndexOf('@'))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const [first = 'First', ...rest] = words;
  return { first_name: first.slice(0, 80), last_name: (rest.join(' ') || 'Admin').slice(0, 80) };
}
