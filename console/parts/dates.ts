/** Civil dates as texts, `2026-11-20`, and local times of the reader's zone. */
import { readerZone } from './formats.ts';

const DAY = 86_400_000;

export const addDays = (date: string, count: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10);

/** The day of the week: 0 = Sunday. */
export const weekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The dates from one to another, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) days.push(date);
  return days;
}

const parts = (at: number) => {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: readerZone(),
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  });
  return format.format(at).split(', ') as [date: string, time: string];
};

/** The reader's date of an instant. */
export const dateOf = (instant: string | number): string => parts(new Date(instant).getTime())[0];

/** The reader's clock time of an instant, `09:05`. */
export const timeOf = (instant: string | number): string => parts(new Date(instant).getTime())[1].slice(0, 5);

export const today = (): string => dateOf(Date.now());

/** Milliseconds by which the reader's clock is ahead of UTC at an instant. */
function offset(at: number): number {
  const [date, time] = parts(at);
  return Date.parse(`${date}T${time}Z`) - Math.floor(at / 1000) * 1000;
}

/** The instant of a local date and time. Of a time that occurs twice, the first. */
export function instantOf(date: string, time: string): string {
  const local = Date.parse(`${date}T${time}:00Z`);
  const guess = local - offset(local - DAY);
  return new Date(local - offset(guess)).toISOString();
}

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** The first day of the week of a date. `first` is a weekday of the contract, such as `mon`. */
export const weekStart = (date: string, first: string): string =>
  addDays(date, -((weekday(date) - WEEKDAYS.indexOf(first) + 7) % 7));

/** The first day of the month, `count` months after that of the date. */
export function monthStart(date: string, count = 0): string {
  const [year, month] = date.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 10);
}
