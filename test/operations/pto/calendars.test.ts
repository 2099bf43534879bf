/** Holiday calendars, and filling them with the holidays of a country (rule 73). */
import { describe, expect, test } from '@jest/globals';
import type { HolidayCalendar, HolidayImport } from '../../../src/generated/types.ts';
import { openFixture } from './support.ts';

const { fixture, world } = await openFixture();
const { admin } = world;
fixture.today('2026-11-02');

const send = (body: object, as: Parameters<typeof fixture.call>[0] = admin) =>
  fixture.call(as, 'POST', '/pto/admin/calendars/import/', { body });
const imported = async (body: object): Promise<HolidayImport> => {
  const reply = await send({ country: 'DE', region: 'BY', years: [2027], dry_run: false, ...body });
  expect([reply.status, reply.body.detail]).toEqual([200, undefined]);
  return reply.body.data;
};
const listed = async (): Promise<HolidayCalendar[]> =>
  (await fixture.call(admin, 'GET', '/pto/admin/calendars/')).body.data;
const datesOf = async (calendar: string, year: number): Promise<string[]> =>
  (await fixture.call(admin, 'GET', '/pto/holidays/', { query: { calendar, year } })).body.data.map(
    ({ date }: { date: string }) => date,
  );

describe('POST /api/v1/pto/admin/calendars/import/', () => {
  test('200 as a dry run by default: proposals and counts, and nothing is written', async () => {
    const reply = await send({ calendar: 'plan', country: 'DE', region: 'BY', years: [2027] });
    expect([reply.status, reply.body.data.dry_run]).toEqual([200, true]);
    const { proposals, added } = reply.body.data as HolidayImport;
    expect(proposals.filter(({ kind }) => kind === 'public').every(({ state }) => state === 'new')).toBe(
      true,
    );
    expect(proposals).toContainEqual({
      date: '2027-01-06',
      name: 'Heilige Drei Könige',
      half_day: 'none',
      kind: 'public',
      substitute: false,
      state: 'new',
    });
    expect(proposals).toContainEqual(
      expect.objectContaining({ date: '2027-12-24', half_day: 'pm', kind: 'bank', state: 'new' }),
    );
    expect(added).toBe(proposals.filter(({ kind }) => kind === 'public').length);
    expect(await datesOf('plan', 2027)).toEqual([]);
    expect((await listed()).map(({ calendar }) => calendar)).toEqual(['default']);
  });

  test('200: adds public holidays, and nothing the second time; bank holidays only by their date', async () => {
    const first = await imported({ calendar: 'de-by', years: [2026, 2027] });
    expect(first.added).toBeGreaterThanOrEqual(24);
    const again = await imported({ calendar: 'de-by', years: [2026, 2027] });
    expect(again.added).toBe(0);
    expect(again.proposals.filter(({ kind }) => kind === 'public').map(({ state }) => state)).toEqual(
      Array.from({ length: first.added }, () => 'same'),
    );
    const eves = await imported({ calendar: 'de-by', dates: ['2027-12-24', '2027-12-31', '2027-01-06'] });
    expect(eves.added).toBe(2);
    expect(await datesOf('de-by', 2027)).toEqual(expect.arrayContaining(['2027-12-24', '2027-12-31']));
  });

  test('200: what the calendar has already stays: it differs, or only the calendar has it', async () => {
    for (const [date, name] of [
      ['2027-05-01', 'Labour Day'],
      ['2027-07-15', 'Founding day'],
    ])
      await fixture.call(admin, 'POST', '/pto/admin/holidays/', { body: { date, name, calendar: 'mixed' } });
    const { proposals } = await imported({ calendar: 'mixed', dates: ['2027-05-01', '2027-01-01'] });
    const stateOn = (date: string) =>
      proposals.filter((one) => one.date === date).map(({ state, kind }) => [state, kind]);
    expect(stateOn('2027-05-01')).toEqual([['differs', 'public']]);
    expect(stateOn('2027-07-15')).toEqual([['only_here', null]]);
    expect(await datesOf('mixed', 2027)).toEqual(['2027-01-01', '2027-05-01', '2027-07-15']);
    expect(proposals.map(({ date }) => date)).toEqual(proposals.map(({ date }) => date).sort());
  });

  test('rule 9: 200 recounts absences over added holidays, as its dry run foretells', async () => {
    const person = await fixture.someone();
    await fixture.placed(person, 'recounted');
    const { id } = await fixture.approved(person, { start_date: '2027-01-04', end_date: '2027-01-08' });
    const body = { calendar: 'recounted' };
    const dry = await imported({ ...body, dry_run: true });
    const read = async () => (await fixture.call(person, 'GET', `/pto/requests/${id}/`)).body.data.days;
    expect([dry.absences_recounted, await read()]).toEqual([1, '5.00']);
    const done = await imported(body);
    expect([done.absences_recounted, done.added, await read()]).toEqual([1, dry.added, '4.00']);
    const [notice] = await world.sql(
      `SELECT body FROM notifications WHERE resource_id = $1 AND kind = 'absence.recounted'`,
      [id],
    );
    expect(notice!['body']).toBe(
      `${done.added} holidays of recounted: your Vacation from 2027-01-04 to 2027-01-08 counts 4.00 days now instead of 5.00 days.`,
    );
  });

  test('200: a whole country without its regions’ holidays', async () => {
    const { proposals } = await imported({ calendar: 'de', region: undefined });
    const dates = proposals.map(({ date }) => date);
    expect([dates.includes('2027-01-06'), dates.includes('2027-10-03')]).toEqual([false, true]);
  });

  test('422 for a country, region, year or date that is not known', async () => {
    const body = { calendar: 'c', country: 'DE', region: 'BY', years: [2027] };
    const fields = async (more: object) => {
      const { status, body: answer } = await send({ ...body, ...more });
      return [status, ...Object.keys(answer.errors ?? {})];
    };
    expect(await fields({ country: 'ZZ' })).toEqual([422, 'country']);
    expect(await fields({ country: '__' })).toEqual([422, 'country']);
    expect(await fields({ region: 'XX' })).toEqual([422, 'region']);
    expect(await fields({ years: [2024] })).toEqual([422, 'years']);
    expect(await fields({ years: [2025, 2026, 2027, 2028, 2029, 2030] })).toEqual([422, 'years']);
    expect(await fields({ dates: ['2027-01-07'] })).toEqual([422, 'dates']);
    expect(await fields({ dates: ['2026-01-06'] })).toEqual([422, 'dates']);
    expect(await fields({ calendar: 'Not A Name' })).toEqual([422, 'calendar']);
  });

  test('200 twice at once: each holiday is added once', async () => {
    const body = { calendar: 'twice', country: 'AT', years: [2027], dry_run: false };
    const replies = await Promise.all([send(body), send(body)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(Math.min(...replies.map((reply) => reply.body.data.added))).toBe(0);
    const dates = await datesOf('twice', 2027);
    expect(new Set(dates).size).toBe(dates.length);
  });

  test('403 below admin, and for every key', async () => {
    const body = { calendar: 'c', country: 'DE', years: [2027] };
    for (const who of [world.manager, world.employee, await world.serviceKey(['people:write'])])
      expect((await send(body, who)).status).toBe(403);
  });
});

describe('GET /api/v1/pto/admin/calendars/', () => {
  test('200 with source, years and people of each calendar; for a key with team:read, too', async () => {
    const { fixture: own, world: here } = await openFixture();
    own.today('2026-11-02');
    await own.call(here.admin, 'POST', '/pto/admin/calendars/import/', {
      body: { calendar: 'ch-zh', country: 'CH', region: 'ZH', years: [2026, 2027], dry_run: false },
    });
    const person = await own.someone();
    await own.placed(person, 'lisbon');
    const reply = await own.call(await here.serviceKey(['team:read']), 'GET', '/pto/admin/calendars/');
    const rows = reply.body.data as HolidayCalendar[];
    expect(rows.map(({ calendar, country, region, people }) => [calendar, country, region, people])).toEqual([
      ['ch-zh', 'CH', 'ZH', 0],
      ['default', null, null, expect.any(Number)],
      ['lisbon', null, null, 1],
    ]);
    expect(rows.map(({ years }) => years)).toEqual([[2026, 2027], [2026, 2027], [2099]]);
    expect(rows[2]!.holidays).toBe(1);
    expect((await own.call(here.manager, 'GET', '/pto/admin/calendars/')).status).toBe(403);
  });
});
