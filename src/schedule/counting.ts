/**
 * Counts the working days of a span of dates, for leave and for expected hours. No other code does so.
 *
 * A date has two halves. A half works if the weekly pattern in force has hours on that weekday and no holiday
 * covers the half. A date counts as one day whatever its hours; in a policy counted in hours it counts its
 * hours.
 */
import { dayNumber, formatDate, weekday, type CivilDate, type DayNumber } from '../civil/dates.ts';
import { HALF_DAY, ONE_DAY, type Days } from '../civil/days.ts';
import { grouped } from '../lib/grouped.ts';
import { slotsOf } from './slots.ts';
import { inHours, type Span, type Unit } from './span.ts';

/** Hours per weekday; a missing weekday has none. */
export type WeekHours = Readonly<
  Partial<Record<'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun', number>>
>;

/**
 * The weekly pattern of a contract version. `to` is its last day, null: no end (rule 10: pattern by date).
 */
export interface PatternVersion {
  readonly from: CivilDate;
  readonly to: CivilDate | null;
  readonly hours: WeekHours;
}

/** `half_day` is the half that is off: `pm` on Christmas Eve; `none`: the whole day is off. */
export interface Holiday {
  readonly date: CivilDate;
  readonly name: string;
  readonly half_day: 'none' | 'am' | 'pm';
}

export interface WorkTerms {
  readonly pattern: readonly PatternVersion[];
  readonly holidays: readonly Holiday[];
}

/** Cost of one date. `reason` is set if it is less than a whole day. */
export interface DayCost {
  readonly date: CivilDate;
  readonly days: Days;
  readonly reason?: string;
}

export interface Cost {
  /** In the policy's unit. */
  readonly total: Days;
  readonly perDay: DayCost[];
  /** In days, whatever the policy's unit, for reports and limits. */
  readonly inDays: Days;
  /** The first date of the span without a pattern that has hours; null if every date has one. */
  readonly firstWithoutContract: CivilDate | null;
}

/** The work of a date: its hours by pattern, and which halves remain after holidays. */
export interface WorkDay {
  /** Whether a weekly pattern is in force, even if it has no hours on this weekday. */
  readonly contract: boolean;
  readonly hours: number;
  readonly am: boolean;
  readonly pm: boolean;
  readonly holiday: Holiday | null;
}

/** Terms prepared for many lookups. */
export interface WorkCalendar {
  readonly pattern: readonly { from: DayNumber; to: DayNumber; hours: readonly number[] }[];
  readonly holidays: ReadonlyMap<DayNumber, readonly Holiday[]>;
  /** Contracts without working hours, under which hours off are taken as sent (rule 74). */
  readonly bare: readonly { from: DayNumber; to: DayNumber }[];
}

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** Prepares terms, once per person. A pattern without any hours is ignored. */
export function workCalendar(terms: WorkTerms): WorkCalendar {
  const holidays = grouped(terms.holidays, ({ date }) => dayNumber(date));
  const pattern = terms.pattern.map((version) => ({
    from: dayNumber(version.from),
    to: version.to === null ? Infinity : dayNumber(version.to),
    hours: WEEK.map((name) => version.hours[name] ?? 0),
  }));
  const works = ({ hours }: { hours: readonly number[] }) => hours.some((one) => one > 0);
  return { pattern: pattern.filter(works), holidays, bare: pattern.filter((one) => !works(one)) };
}

/** The working halves of a date (rules 1, 6, 10). A date without a pattern is not worked. */
export function workDay(day: DayNumber, calendar: WorkCalendar): WorkDay {
  const version = calendar.pattern.find((candidate) => candidate.from <= day && day <= candidate.to);
  const contract = version !== undefined;
  const hours = version?.hours[weekday(day)] ?? 0;
  const holidays = calendar.holidays.get(day);
  if (!holidays) return { contract, hours, am: hours > 0, pm: hours > 0, holiday: null };
  const off = (half: 'am' | 'pm') => holidays.some((h) => h.half_day === 'none' || h.half_day === half);
  return {
    contract,
    hours,
    am: hours > 0 && !off('am'),
    pm: hours > 0 && !off('pm'),
    holiday: holidays[0]!,
  };
}

/**
 * Cost of a span that has passed `shapeProblems` (rules 1, 2, 6, 8, 10), with terms from `workCalendar`. A half
 * that does not work costs nothing: on an afternoon holiday the morning costs 0.5, the afternoon 0.0 and the
 * whole day 0.5.
 */
export function costInCalendar(span: Span, calendar: WorkCalendar, unit: Unit): Cost {
  if (inHours(span)) return costOfHours(span.start_date, span.hours, calendar);
  const { from, to } = slotsOf(span);
  const perDay: DayCost[] = [];
  let total = 0;
  let inDays = 0;
  let firstWithoutContract: CivilDate | null = null;
  for (let day = from >> 1; day <= (to - 1) >> 1; day++) {
    const work = workDay(day, calendar);
    const asked = { am: 2 * day >= from, pm: 2 * day + 1 < to };
    const halves = (asked.am && work.am ? 1 : 0) + (asked.pm && work.pm ? 1 : 0);
    const amount = unit === 'day' ? halves * HALF_DAY : Math.round(work.hours * halves * HALF_DAY);
    const date = formatDate(day);
    const reason = reasonOf(work, asked, date);
    perDay.push(reason === null ? { date, days: amount } : { date, days: amount, reason });
    total += amount;
    inDays += halves * HALF_DAY;
    if (!work.contract) firstWithoutContract ??= date;
  }
  return { total, perDay, inDays, firstWithoutContract };
}

const MOST_HOURS: Days = 24 * ONE_DAY;

/** The hours of a date that can be taken off, in 1/10000: those of its pattern less holidays (rule 74). */
export function hoursOn(day: DayNumber, calendar: WorkCalendar): Days {
  const work = workDay(day, calendar);
  if (work.contract) return Math.round(work.hours * ((work.am ? 1 : 0) + (work.pm ? 1 : 0)) * HALF_DAY);
  return calendar.bare.some(({ from, to }) => from <= day && day <= to) ? MOST_HOURS : 0;
}

/** Hours of one date cost what the date has of them, at most (rule 74). */
function costOfHours(date: CivilDate, hours: Days, calendar: WorkCalendar): Cost {
  const day = dayNumber(date);
  const work = workDay(day, calendar);
  const available = hoursOn(day, calendar);
  const total = Math.min(hours, available);
  const whole = { am: true, pm: true };
  const reason = available === 0 ? (reasonOf(work, whole, date) ?? 'no contract') : `${hours / ONE_DAY} h`;
  return {
    total,
    perDay: [{ date, days: total, reason }],
    inDays: work.hours > 0 ? Math.round(total / work.hours) : 0,
    firstWithoutContract: available === 0 && !work.contract ? date : null,
  };
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Why a date costs less than a day, in words; null if it costs a whole day. */
function reasonOf(work: WorkDay, asked: { am: boolean; pm: boolean }, date: CivilDate): string | null {
  if (!work.contract) return 'no contract';
  if (work.hours === 0) return 'not a working day';
  const reasons: string[] = [];
  if (work.holiday) {
    const short = `${Number(date.slice(8))} ${MONTHS[Number(date.slice(5, 7)) - 1]!}`;
    if (!work.am && !work.pm) return `holiday: ${work.holiday.name}`;
    reasons.push(`${short} ${work.am ? 'pm' : 'am'}: half holiday (${work.holiday.name})`);
  }
  if (!asked.pm) reasons.push('morning only');
  if (!asked.am) reasons.push('afternoon only');
  return reasons.length ? reasons.join('; ') : null;
}
