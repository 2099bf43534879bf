/** Compares a holiday calendar with the holidays of a country. */
import type { CivilDate } from '../../../civil/dates.ts';
import type { PublicHoliday } from '../../../publicHolidays/find.ts';
import type { Holiday } from '../../../schedule/counting.ts';

export interface Proposal extends Holiday {
  /** Null for a holiday that only the calendar has. */
  readonly kind: PublicHoliday['kind'] | null;
  readonly substitute: boolean;
  readonly state: 'new' | 'same' | 'differs' | 'only_here';
}

/** The holidays of either side, by date. */
export function compared(calendar: readonly Holiday[], country: readonly PublicHoliday[]): Proposal[] {
  const here = new Map(calendar.map((holiday) => [holiday.date, holiday]));
  const there = new Set(country.map(({ date }) => date));
  const only = calendar.filter(({ date }) => !there.has(date));
  const proposals: Proposal[] = [
    ...country.map((holiday): Proposal => ({ ...holiday, state: stateOf(holiday, here.get(holiday.date)) })),
    ...only.map(({ date, name, half_day }): Proposal => ({
      ...{ date, name, half_day },
      kind: null,
      substitute: false,
      state: 'only_here',
    })),
  ];
  return proposals.sort((a, b) => (a.date < b.date ? -1 : 1));
}

const stateOf = (holiday: Holiday, held: Holiday | undefined): Proposal['state'] => {
  if (!held) return 'new';
  return held.name === holiday.name && held.half_day === holiday.half_day ? 'same' : 'differs';
};

/** Those to add: new ones on these dates, or, without dates, new public ones. */
export const chosen = (proposals: readonly Proposal[], dates?: readonly CivilDate[]): Proposal[] =>
  proposals.filter(
    ({ state, kind, date }) => state === 'new' && (dates ? dates.includes(date) : kind === 'public'),
  );
