import { addDays, type CivilDate } from '../../../civil/dates.ts';
import { startOfDay, type Zone } from '../../../civil/zones.ts';

/** The first instant of a day of the workspace, as Postgres takes it. */
export const beginOf = (day: CivilDate, zone: Zone): string => new Date(startOfDay(day, zone)).toISOString();

/** The instant at which a day of the workspace is over. */
export const endOf = (day: CivilDate, zone: Zone): string => beginOf(addDays(day, 1), zone);
