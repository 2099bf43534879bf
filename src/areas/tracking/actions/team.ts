/** Reads a team of any size, a few people at a time. */
import type { Caller } from '../../../auth/caller.ts';
import { ask, type AskedEach, type RowsEach } from '../../../db/handle.ts';
import type { ListCall, PageQuery } from '../../../db/list.ts';
import { treeOf } from '../../../people/tree.ts';
import type { Period } from './period.ts';
import { daysBetween } from '../../../civil/dates.ts';
import { daySheetList, holidaysBetween, sheetList, type HolidayRow, type SheetRow } from '../store/sheets.ts';
import { sheetMaker, sheetValues, type Sheet } from './sheets.ts';

export interface Member {
  person: SheetRow;
  sheet: Sheet;
}

/** Which of the people in the caller's view. */
export interface TeamQuery {
  /** The period for which sheets are read. */
  period: Period;
  /** Days of which no more is wanted than how long was worked in all. */
  summed?: Period | undefined;
  employeeId?: string | undefined;
  /** Only those employed at some time of the period. */
  employed?: boolean;
  /** Only those who can sign in now. */
  active?: boolean;
  /** What else a cursor belongs to, of which no statement knows. */
  boundTo?: string | undefined;
}

export interface TeamPage<Beside extends readonly unknown[] = []> {
  members: Member[];
  page: { next: string | null; total?: number | undefined };
  /** Rows of the statements asked beside it. */
  beside: RowsEach<Beside>;
}

/** Reads a page; other statements may be asked in the same round trip. */
type ReadPage = <Beside extends readonly unknown[]>(
  query: PageQuery,
  ...beside: AskedEach<Beside>
) => Promise<TeamPage<Beside>>;

/** How a page is asked for: the parameters of every list. */
type TeamCall = Pick<ListCall, 'db' | 'services'> & { caller: Caller };

/** Reads pages of a team, by name: own tree for managers, everyone for admins and service keys. */
export function teamReader(
  { db, services, caller }: TeamCall,
  { period, summed, employeeId, employed = false, active = false, boundTo = '' }: TeamQuery,
): ReadPage {
  const cursorKey = Buffer.concat([services.cursorKey, Buffer.from(boundTo)]);
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
    const { rows, page, beside } = await list.page<[HolidayRow, ...Beside]>(
      { db, query, services: { cursorKey }, beside: [ask(holidaysBetween, { from, to }), ...asked] },
      filters,
    );
    const [holidays, ...others] = beside;
    const make = sheetMaker(holidays);
    return { members: rows.map((person) => ({ person, sheet: make(person) })), page, beside: others };
  };
}

/** Days of people whose sheets are in memory at a time: those of a year are some 50 KB each. */
const DAYS_AT_A_TIME = 25 * 366;
/** More people would keep the process from answering others. */
const MOST_AT_A_TIME = 200;

/** Everybody of a team, one after the other, with what is asked in the same round trip as the first of them. */
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

/** Holds one page at a time, and no connection in between. */
async function* membersFrom(
  page: Pick<TeamPage, 'members' | 'page'>,
  next: (cursor: string) => Promise<TeamPage>,
): AsyncGenerator<Member, void> {
  for (; ; page = await next(page.page.next)) {
    yield* page.members;
    if (page.page.next === null) return;
  }
}

/** Everybody of a team, one after the other. */
export async function* teamMembers(call: TeamCall, query: TeamQuery): AsyncGenerator<Member, void> {
  yield* (await wholeTeam(call, query)).members;
}

/** People read in one go, where a page takes only some of them. */
const LOOKED_AT = 100;

/** A page of the results of `keep`; people for whom it returns null are left out. */
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
      // the page ends at the last one it takes: cursors are made of the last one read
      size = last + 1;
      continue;
    }
    rows.push(...made.filter((one) => one !== null));
    if (page.next === null || rows.length === limit) return { rows, page: { next: page.next } };
    cursor = page.next;
    size = LOOKED_AT;
  }
}
