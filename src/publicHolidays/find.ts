/**
 * Public and bank holidays of countries and regions, as proposals for a workspace's calendars. The data has a
 * source and a licence of its own (DATA.md).
 */
import type { CivilDate } from '../civil/dates.ts';

export interface PublicHoliday {
  date: CivilDate;
  name: string;
  /** The half that is off; `none`: the whole day. */
  half_day: 'none' | 'am' | 'pm';
  /** `bank`: banks and many employers give it, no law does. */
  kind: 'public' | 'bank';
  /** Whether it stands in for a holiday that falls on a weekend. */
  substitute: boolean;
}

/** `where` lists regions, '' for the country without a region; null: all of them. */
type Row = [
  date: CivilDate,
  name: string,
  half: PublicHoliday['half_day'],
  kind: PublicHoliday['kind'],
  substitute: boolean,
  where: string[] | null,
];

interface Data {
  years: number[];
  countries: Record<string, { regions: string[]; holidays: Row[] }>;
}

/** Read when first needed: it has 5,000 rows. */
const data = async (): Promise<Data> =>
  (await import('./data.json', { with: { type: 'json' } })).default as unknown as Data;

/** The years that the data covers, ascending. */
export const coveredYears = async (): Promise<readonly number[]> => (await data()).years;

/**
 * The regions of a country: its ISO 3166-2 codes after the dash. Undefined for a country that the data does
 * not cover.
 */
export async function regionsOf(country: string): Promise<readonly string[] | undefined> {
  const { countries } = await data();
  return Object.hasOwn(countries, country) ? countries[country]!.regions : undefined;
}

/** The holidays of covered years in a covered country, by date; `region` null: of the whole country. */
export async function publicHolidays(
  country: string,
  region: string | null,
  years: readonly number[],
): Promise<PublicHoliday[]> {
  const { holidays } = (await data()).countries[country]!;
  return holidays
    .filter(([date, , , , , where]) => {
      const here = where === null || where.includes(region ?? '');
      return here && years.includes(Number(date.slice(0, 4)));
    })
    .map(([date, name, half_day, kind, substitute]) => ({ date, name, half_day, kind, substitute }));
}
