/** Reads the sheets of a team of any size, in pages. */
import type { Caller } from '../../../auth/caller.ts';
import { ask, type AskedEach, type RowsEach } from '../../../db/handle.ts';
import type { ListCall, PageQuery } from '../../../db/list.ts';
import { treeOf } from '../../../people/tree.ts';
import type { Period } from './period.ts';
import { daysBetween } from '../../../civil/dates.ts';
import { daySheetList, sheetList, type SheetRow } from '../store/sheets.ts';
import type { CalendarHoliday } from '../../../schedule/calendars.ts';
import { holidaysBetween } from '../../../schedule/holidays.ts';
import { sheetMaker, sheetValues, type Sheet } from './sheets.ts';

export interface Member {
  person: SheetRow;
  sheet: Sheet;
}

/** Which people in the caller's view to read, and for which days. */
export interface TeamQuery {
  period: Period;
  /** Days of which only the total worked time is needed. */
  summed?: Period | undefined;
  employeeId?: string | undefined;
  /** Only people employed at some time in the period. */
  employed?: boolean;
  /** Only people who can sign in now. */
  active?: boolean;
  /** Text that cursors are also bound to: parameters that no SQL filter uses. */
  boundTo?: string | undefined;
}

export interface TeamPage<Beside extends readonly unknown[] = []> {
  members: Member[];
  page: { next: string | null; total?: number | undefined };
  beside: RowsEach<Beside>;
}

/** Reads a page; `beside` are additional statements for the same round trip. */
type ReadPage = <Beside extends readonly unknown[]>(
  query: PageQuery,
  ...beside: AskedEach<Beside>
) => Promise<TeamPage<Beside>>;

type TeamCall = Pick<ListCall, 'db' | 'services'> & { caller: Caller };

/**
 * Returns a function that reads pages of a team, by name. Managers see the people below them, admins and
 * service keys everyone.
 */
export function teamReader(
  { db, services, caller }: TeamCall,
  { period, summed, employeeId, employed = false, active = false, boundTo = '' }: TeamQuery,
): ReadPage {
  const cursors = boundTo === '' ? services.cursors : services.cursors.within(boundTo);
  const { from, to } = period;
  const filters = {
    below: treeOf(caller),
    id: employeeId,
    status: active ? ['active'] : undefined,
    employed_by: employed ? to : undefined,
    employed_until: employed ? from : undefined,
    ...sheetValues(period, summed),
  };
  const list = from === to ? daySheetList : sheetList;
  return async <Beside extends readonly unknown[]>(
    { limit, ordering, cursor, include_total }: PageQuery,
    ...asked: AskedEach<Beside>
  ) => {
    const query = { limit, ordering, cursor, include_total };
    const { rows, page, beside } = await list.page<[CalendarHoliday, ...Beside]>(
      { db, query, services: { cursors }, beside: [ask(holidaysBetween, { from, to }), ...asked] },
      filters,
    );
    const [holidays, ...others] = beside;
    const make = sheetMaker(holidays);
    return { members: rows.map((person) => ({ person, sheet: make(person) })), page, beside: others };
  };
}

/** Person-days of sheets in memory at once. A year's sheet of one person takes about 50 KB. */
const DAYS_AT_A_TIME = 25 * 366;
/** Limit of people per page, because parsing more would block the event loop for too long. */
const MOST_AT_A_TIME = 200;

/** All members of a team, page by page. The statements in `asked` run in the round trip of the first page. */
export async function wholeTeam<Beside extends readonly unknown[]>(
  call: TeamCall,
  query: TeamQuery,
  ...asked: AskedEach<Beside>
): Promise<{ members: AsyncGenerator<Member, void>; beside: RowsEach<Beside> }> {
  const readPage = teamReader(call, query);
  const days = daysBetween(query.period.from, query.period.to) + 1;
  const limit = Math.min(MOST_AT_A_TIME, Math.ceil(DAYS_AT_A_TIME / days));
  const first = await readPage<Beside>({ limit, ordering: 'last_name' }, ...asked);
  const next = (cursor: string) => readPage({ limit, ordering: 'last_name', cursor });
  return { members: membersFrom(first, next), beside: first.beside };
}

/** Keeps one page in memory, and no connection between pages. */
async function* membersFrom(
  page: Pick<TeamPage, 'members' | 'page'>,
  next: (cursor: string) => Promise<TeamPage>,
): AsyncGenerator<Member, void> {
  for (; ; page = await next(page.page.next)) {
    yield* page.members;
    if (page.page.next === null) return;
  }
}

export async function* teamMembers(call: TeamCall, query: TeamQuery): AsyncGenerator<Member, void> {
  yield* (await wholeTeam(call, query)).members;
}

/** People read at once when a filter in code keeps only some of them. */
const LOOKED_AT = 100;

/** A page of the results of `keep`, without the people for whom it returns null. */
export async function pageOfSome<T>(
  readPage: ReadPage,
  { limit, ordering, cursor }: PageQuery,
  keep: (member: Member) => T | null,
): Promise<{ rows: T[]; page: { next: string | null } }> {
  const rows: T[] = [];
  for (let size = LOOKED_AT; ;) {
    const { members, page } = await readPage({ limit: size, ordering, cursor });
    const made = members.map(keep);
    const places = made.flatMap((one, place) => (one === null ? [] : [place]));
    const last = places[limit - rows.length - 1];
    if (last !== undefined && last < members.length - 1) {
      // cursors are made from the last person read, so the page is read again, up to its last result
      size = last + 1;
      continue;
    }
    rows.push(...made.filter((one) => one !== null));
    if (page.next === null || rows.length === limit) return { rows, page: { next: page.next } };
    cursor = page.next;
    size = LOOKED_AT;
  }
}
