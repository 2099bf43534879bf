import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { coveredYears, publicHolidays, regionsOf } from '../../../publicHolidays/find.ts';
import { invalid } from '../../../problem.ts';
import { lockCounting } from '../../../schedule/lockCounting.ts';
import { recountForHolidays } from '../actions/recount.ts';
import { chosen, compared, type Proposal } from '../rules/proposals.ts';
import { holidaysOfYears, insertHolidays, noteSource } from '../store/calendars.ts';

/** Adds a country's or region's holidays to a calendar and recounts absences over them (rules 9, 73). */
export default async function adminImportHolidays(
  call: Call<'adminImportHolidays'>,
): Promise<Answer<'adminImportHolidays'>> {
  const { db, body } = call;
  const { calendar, country, region = null, years, dry_run = true, dates } = body;
  await assertCovered({ country, region, years });
  await db.one(lockCounting);
  const here = await db.rows(holidaysOfYears, { calendar, years });
  const proposals = compared(here, await publicHolidays(country, region, years));
  assertProposed(proposals, dates ?? []);
  const wanted = chosen(proposals, dates);
  const holidays = wanted.map(({ date, name, half_day }) => ({ date, name, half_day }));
  const after = dry_run
    ? holidays.map((one) => ({ ...one, id: '', calendar }))
    : await db.rows(insertHolidays, { calendar, holidays: JSON.stringify(holidays) });
  if (!dry_run) await db.count(noteSource, { calendar, country, region });
  const cause = `${after.length} holidays of ${calendar}`;
  const absences_recounted = await recountForHolidays(call, { before: [], after, cause }, dry_run);
  if (!dry_run)
    audit(call, {
      action: 'imported holidays into',
      resource: 'holiday_calendar',
      id: null,
      changes: {
        calendar: [calendar, calendar],
        country: [null, country],
        region: [null, region],
        dates: [[], after.map(({ date }) => date)],
        absences_recounted: [0, absences_recounted],
      },
    });
  return { status: 200, data: { calendar, dry_run, proposals, added: after.length, absences_recounted } };
}

/** Throws 422 for a country, region or year without data. */
async function assertCovered(wanted: {
  country: string;
  region: string | null;
  years: readonly number[];
}): Promise<void> {
  const regions = await regionsOf(wanted.country);
  if (!regions) throw invalid({ country: ['The holidays of this country are not known.'] });
  if (wanted.region !== null && !regions.includes(wanted.region))
    throw invalid({
      region: [`Must be one of ${regions.join(', ') || 'none: the country has no regions'}.`],
    });
  const covered = await coveredYears();
  if (!wanted.years.every((year) => covered.includes(year)))
    throw invalid({ years: [`Known are ${covered[0]} to ${covered.at(-1)}.`] });
}

/** Throws 422 for a date on which the country has no holiday. */
function assertProposed(proposals: readonly Proposal[], dates: readonly string[]): void {
  const known = new Set(proposals.filter(({ kind }) => kind !== null).map(({ date }) => date));
  const unknown = dates.filter((date) => !known.has(date));
  if (unknown.length > 0) throw invalid({ dates: [`No holiday in these years: ${unknown.join(', ')}.`] });
}
