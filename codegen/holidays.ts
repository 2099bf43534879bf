/**
 * `npm run holidays` writes the public holidays of 35 countries and their regions, from the package
 * date-holidays, so that the change of a new release of its data shows in a diff. `--check` compares only.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Holidays from 'date-holidays';
import { addDays } from '../src/civil/dates.ts';

const COUNTRIES =
  'AT AU BE BG CA CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK US'.split(
    ' ',
  );
const YEARS = [2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032];
const FILE = fileURLToPath(new URL('../src/publicHolidays/data.json', import.meta.url));
/** A holiday that begins later leaves the working day as it is. */
const EVENING = 17;
const LONGEST_NAME = 80;

interface Day {
  date: string;
  name: string;
  half: 'none' | 'am' | 'pm';
  kind: 'public' | 'bank';
  substitute: boolean;
}

/** The days off of one year in a country or region, each date once. */
function daysOf(country: string, region: string, year: number): Day[] {
  const found = new Map<string, Day>();
  const calendar = region === '' ? new Holidays(country) : new Holidays(country, region);
  for (const { date, start, end, name, type, substitute = false } of calendar.getHolidays(year)) {
    const begins = Number(date.slice(11, 13));
    if ((type !== 'public' && type !== 'bank') || begins >= EVENING) continue;
    const hours = (end.getTime() - start.getTime()) / 3_600_000;
    const half = begins >= 12 ? 'pm' : begins + hours <= 14 ? 'am' : 'none';
    // days are 23 or 25 hours long when clocks change
    for (let day = 0; day < Math.max(1, Math.round(hours / 24)); day += 1) {
      const one: Day = { date: addDays(date.slice(0, 10), day), name, half, kind: type, substitute };
      const same = found.get(one.date);
      found.set(one.date, same ? together(same, one) : one);
    }
  }
  return [...found.values()];
}

/** Two holidays on one date: the day is off as far as either takes it off. */
const together = (a: Day, b: Day): Day => ({
  date: a.date,
  name: (a.name === b.name ? a.name : `${a.name} / ${b.name}`).slice(0, LONGEST_NAME),
  half: a.half === b.half ? a.half : 'none',
  kind: a.kind === 'public' || b.kind === 'public' ? 'public' : 'bank',
  substitute: a.substitute && b.substitute,
});

/** Rows `[date, name, half, kind, substitute, where]`; `where` lists regions, '' for no region, null for all. */
function rowsOf(country: string, regions: readonly string[]): unknown[][] {
  const everywhere = ['', ...regions];
  const rows = new Map<string, { day: Day; where: string[] }>();
  for (const region of everywhere)
    for (const year of YEARS)
      for (const day of daysOf(country, region, year)) {
        const key = JSON.stringify(day);
        const row = rows.get(key) ?? { day, where: [] };
        row.where.push(region);
        rows.set(key, row);
      }
  return [...rows.values()]
    .map(({ day: { date, name, half, kind, substitute }, where }) => [
      ...[date, name, half, kind, substitute],
      where.length === everywhere.length ? null : where,
    ])
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

/** The file's text: a row per line, so that a diff can be read. */
function holidaysSource(): string {
  const countries = COUNTRIES.map((country) => {
    const states = (new Holidays().getStates(country) ?? {}) as Record<string, string>;
    const regions = Object.keys(states).sort();
    const rows = rowsOf(country, regions).map((row) => JSON.stringify(row));
    return `${JSON.stringify(country)}: {"regions": ${JSON.stringify(regions)}, "holidays": [\n${rows.join(',\n')}]}`;
  });
  return `{"years": ${JSON.stringify(YEARS)}, "countries": {\n${countries.join(',\n')}}}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = holidaysSource();
  if (!process.argv.includes('--check')) writeFileSync(FILE, text);
  else if (readFileSync(FILE, 'utf8') !== text) {
    process.stderr.write('src/publicHolidays/data.json is stale: run npm run holidays\n');
    process.exitCode = 1;
  }
}
