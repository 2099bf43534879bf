/**
 * Carried days, in layers that lapse at different times (rules 14, 71). What lapses first is spent first, and all
 * of it before the days of the year.
 */
import { addDays, monthsAfter, type CivilDate } from '../../../civil/dates.ts';
import type { Days } from '../../../civil/days.ts';
import { firstDayOf, leaveYearOf, type LeaveCalendar } from './leaveYears.ts';
import { rulesOn, type Account } from './types.ts';

export interface Layer {
  readonly days: Days;
  /** The last day on which they can be used; null if they do not lapse in the leave year. */
  readonly until: CivilDate | null;
  /** How many of them are kept beyond `until`, and until when then. */
  readonly kept: Days;
  readonly keptUntil: CivilDate | null;
}

interface Spent {
  readonly on: CivilDate;
  readonly days: Days;
}

/** Days lost after their last day, and the layers that are left, in the order in which they lapse. */
interface Lapsing {
  readonly lost: readonly { readonly until: CivilDate; readonly days: Days }[];
  readonly left: readonly Layer[];
}

/** What becomes of carried days by a date. */
export function lapsing(layers: readonly Layer[], spends: readonly Spent[], date: CivilDate): Lapsing {
  const lost: { until: CivilDate; days: Days }[] = [];
  let left = layers.toSorted(byEnd);
  let spentThrough: CivilDate | null = null;
  const spendThrough = (day: CivilDate) => {
    const since = spentThrough;
    const spent = spends.filter(({ on }) => on <= day && (since === null || on > since));
    left = without(
      left,
      spent.reduce((sum, { days }) => sum + days, 0),
    );
    spentThrough = day;
  };
  for (const until of new Set(left.map((layer) => layer.until))) {
    if (until === null || until >= date) break;
    spendThrough(until);
    for (const layer of left.filter((one) => one.until === until)) {
      const kept = Math.min(layer.days, layer.kept);
      if (layer.days > kept) lost.push({ until, days: layer.days - kept });
      left = left.filter((one) => one !== layer);
      if (kept > 0)
        left = [...left, { days: kept, until: layer.keptUntil, kept: 0, keptUntil: null }].sort(byEnd);
    }
  }
  spendThrough(date);
  return { lost, left };
}

const byEnd = (a: Layer, b: Layer): number => (a.until ?? '9999').localeCompare(b.until ?? '9999');

/** The layers after spending from the first ones. */
function without(layers: readonly Layer[], spent: Days): Layer[] {
  let rest = spent;
  return layers
    .map((layer) => {
      const taken = Math.min(layer.days, Math.max(0, rest));
      rest -= taken;
      return { ...layer, days: layer.days - taken };
    })
    .filter(({ days }) => days > 0);
}

/** The last day of days that were kept because of sickness: 15 months after the leave year they come from. */
export const keptUntil = (calendar: LeaveCalendar, from: number): CivilDate =>
  addDays(monthsAfter(firstDayOf(calendar, from + 1), 15), -1);

/** By how many days ahead a person must be told that days lapse. */
export const TOLD_AHEAD = 92;

/** True unless days that lapse after `until` are kept because the person was not told in time. */
function wasTold({ sickness, today }: Account, until: CivilDate): boolean {
  const latest = addDays(until, -TOLD_AHEAD);
  // there is still time, and the job will tell them
  if (today <= latest) return true;
  return sickness?.told.some(({ lapses_on, told_on }) => lapses_on === until && told_on <= latest) ?? false;
}

/** At most how many of the days that would lapse after `until` are kept: `Infinity` for all of them. */
export function keptAt(account: Account, year: number, until: CivilDate): Days {
  const { policy, sickness } = account;
  if (!rulesOn(policy, until).carry_when_sick) return 0;
  if (!wasTold(account, until)) return Infinity;
  const from = firstDayOf(policy, year);
  return (sickness?.sick ?? []).reduce(
    (sum, { date, days }) => (from <= date && date <= until ? sum + days : sum),
    0,
  );
}

/** Days carried into `year` that lapse with `carry_over_expires`; null if they last all year. */
export const carriedLayer = (account: Account, year: number, days: Days, until: CivilDate | null): Layer => ({
  days,
  until,
  kept: until === null ? 0 : keptAt(account, year, until),
  keptUntil: keptUntil(account.policy, year - 1),
});

/** Days that an earlier year kept. What would lapse unannounced stays until the year ends. */
export const keptLayer = (account: Account, days: Days, until: CivilDate): Layer => ({
  days,
  until,
  kept: keptAt(account, leaveYearOf(account.policy, until), until) === Infinity ? Infinity : 0,
  keptUntil: null,
});
