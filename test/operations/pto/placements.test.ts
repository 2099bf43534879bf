/** Where people work, and which holidays they have there (rule 73). */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { Absence, AdminProfile, Holiday, Person as Shown } from '../../../src/generated/types.ts';
import { beginPlacements } from '../../../src/areas/auth/actions/beginPlacements.ts';
import type { Person } from '../../support/world.ts';
import { openFixture, type Who } from './support.ts';

const { service, fixture, world } = await openFixture();
const { admin } = world;
fixture.today('2026-11-02');
const NOW = Date.parse('2026-11-02T08:00:00Z');

/** Fills a calendar of Bavaria, and one of Berlin. */
for (const region of ['BY', 'BE']) {
  const reply = await fixture.call(admin, 'POST', '/pto/admin/calendars/import/', {
    body: {
      calendar: `de-${region.toLowerCase()}`,
      country: 'DE',
      region,
      years: [2026, 2027],
      dry_run: false,
    },
  });
  if (reply.status !== 200) throw new Error(reply.body.detail);
}

const change = (
  person: Pick<Person, 'id'>,
  body: object,
  as: Who = admin,
  headers?: Record<string, string>,
) => fixture.call(as, 'PATCH', `/auth/users/${person.id}/`, { body, ...(headers && { headers }) });
const placed = async (person: Person, body: object): Promise<Shown> => {
  const reply = await change(person, body);
  expect([reply.status, reply.body.detail]).toEqual([200, undefined]);
  return reply.body.data;
};
const profileOf = async (person: Pick<Person, 'id'>): Promise<AdminProfile> =>
  (await fixture.call(admin, 'GET', `/profile/admin/${person.id}/`)).body.data;
const item = (method: string, path: string, body: object) =>
  fixture.call(admin, method, `/lists/workplaces/items/${path}`, { body });
const workplace = async (label: string, holiday_calendar: string | null): Promise<string> => {
  const reply = await item('POST', '', { label, holiday_calendar });
  expect([reply.status, reply.body.data.holiday_calendar]).toEqual([201, holiday_calendar]);
  return reply.body.data.id;
};
const absenceOf = async (person: Person, id: string): Promise<Absence> =>
  (await fixture.call(person, 'GET', `/pto/requests/${id}/`)).body.data;
const holidaysOf = async (person: Person, year: number): Promise<string[]> =>
  (await fixture.call(person, 'GET', '/pto/holidays/', { query: { year } })).body.data.map(
    ({ date }: Holiday) => date,
  );
const JANUARY = { start_date: '2027-01-04', end_date: '2027-01-08' };

describe('PATCH /api/v1/auth/users/{user_id}/ with a placement', () => {
  test('rule 73: 200; Munich from 1 January 2027: 4 to 8 January cost 4.00 instead of 5.00', async () => {
    const person = await fixture.someone();
    const munich = await workplace('Munich', 'de-by');
    const { id } = await fixture.approved(person, JANUARY);
    expect((await absenceOf(person, id)).days).toBe('5.00');
    const shown = await placed(person, { workplace_id: munich, placed_from: '2027-01-01' });
    expect([shown.workplace, shown.holiday_calendar]).toEqual([null, 'default']);
    expect((await absenceOf(person, id)).days).toBe('4.00');
    expect((await fixture.balance(person, { year: 2027 })).used).toBe('4.00');
    expect((await profileOf(person)).placements).toEqual([
      {
        valid_from: '2027-01-01',
        valid_to: null,
        workplace: { id: munich, label: 'Munich' },
        own_calendar: null,
        holiday_calendar: 'de-by',
      },
    ]);
    const { notices, lines } = await fixture.traces(id);
    expect(notices.filter(({ kind }) => kind === 'absence.recounted')).toEqual([
      { user_id: person.id, kind: 'absence.recounted' },
    ]);
    expect(lines).not.toContain('updated absence · dashboard');
    expect((await fixture.ledger(id)).at(-1)).toBe('release 1.0000 2027-01-04');
  });

  test('200: the day begins, and the person shows their workplace, by a job that changes no balance', async () => {
    const person = await fixture.someone();
    const munich = await workplace('Munich Trudering', 'de-by');
    const before = await placed(person, { workplace_id: munich, placed_from: '2026-11-03' });
    expect(before.workplace).toBeNull();
    const read = async (): Promise<Shown> =>
      (await fixture.call(admin, 'GET', `/auth/users/${person.id}/`)).body.data;
    await beginPlacements(service.app.services.pool, () => NOW);
    expect((await read()).version).toBe(before.version);
    // midnight in Berlin is 23:00 UTC
    await beginPlacements(service.app.services.pool, () => Date.parse('2026-11-02T23:00:00Z'));
    const after = await read();
    expect([after.workplace?.label, after.holiday_calendar]).toEqual(['Munich Trudering', 'de-by']);
    expect(after.version).toBe(before.version + 1);
    expect(after.updated_at > before.updated_at).toBe(true);
  });

  test('200: the own calendar comes before the workplace’s; null goes back to it, and to the default one', async () => {
    const person = await fixture.someone();
    const berlin = await workplace('Berlin', 'de-be');
    expect((await placed(person, { workplace_id: berlin })).holiday_calendar).toBe('de-be');
    expect((await placed(person, { holiday_calendar: 'de-by' })).holiday_calendar).toBe('de-by');
    expect(await holidaysOf(person, 2027)).toContain('2027-01-06');
    expect((await placed(person, { holiday_calendar: null })).holiday_calendar).toBe('de-be');
    expect(await holidaysOf(person, 2027)).toContain('2027-03-08');
    const without = await placed(person, { workplace_id: null });
    expect([without.workplace, without.holiday_calendar]).toEqual([null, 'default']);
    // one placement for the day, however often it was sent
    expect((await profileOf(person)).placements).toHaveLength(1);
  });

  test('200: each day counts by the calendar of its date, in requests, previews, calendars and expected hours', async () => {
    const person = await fixture.someone();
    await placed(person, { holiday_calendar: 'de-by', placed_from: '2027-01-06' });
    await placed(person, { holiday_calendar: 'de-be', placed_from: '2027-01-07' });
    expect(await holidaysOf(person, 2027)).toEqual(
      expect.arrayContaining(['2027-01-01', '2027-01-06', '2027-03-08']),
    );
    expect(await holidaysOf(person, 2027)).not.toContain('2027-05-27');
    const preview = await fixture.call(person, 'POST', '/pto/requests/preview/', {
      body: { policy_id: world.vacation, ...JANUARY },
    });
    expect(preview.body.data.days).toBe('4.00');
    const calendar = await fixture.call(person, 'GET', '/pto/calendar/', {
      query: { from: '2027-01-04', to: '2027-01-08' },
    });
    const off = calendar.body.data.filter((day: { holiday: unknown }) => day.holiday !== null);
    expect(off.map(({ date }: { date: string }) => date)).toEqual(['2027-01-06']);
    const expected = async (who: Person): Promise<number> =>
      (
        await fixture.call(who, 'GET', '/tracking/reports/me/', {
          query: { from: '2027-01-04', to: '2027-01-08' },
        })
      ).body.data.totals.expected_seconds;
    expect((await expected(world.employee)) - (await expected(person))).toBe(8 * 3_600);
    const { id } = await fixture.approved(person, JANUARY);
    expect((await absenceOf(person, id)).days).toBe('4.00');
  });

  test('200: a placement in the past recounts nothing in a locked period', async () => {
    const own = await openFixture();
    own.fixture.today('2026-11-02');
    const person = await own.fixture.someone();
    const { id } = await own.fixture.approved(person, { start_date: '2026-10-29', end_date: '2026-11-03' });
    for (const date of ['2026-10-30', '2026-11-03'])
      await own.fixture.call(own.world.admin, 'POST', '/pto/admin/holidays/', {
        body: { date, name: 'Fair', calendar: 'fair' },
      });
    await own.world.sql(`INSERT INTO period_locks (workspace_id, locked_through) VALUES ($1, '2026-10-31')`, [
      own.world.id,
    ]);
    const reply = await own.fixture.call(own.world.admin, 'PATCH', `/auth/users/${person.id}/`, {
      body: { holiday_calendar: 'fair', placed_from: '2026-01-01' },
    });
    expect(reply.status).toBe(200);
    const read = await own.fixture.call(person, 'GET', `/pto/requests/${id}/`);
    expect(read.body.data.days).toBe('3.00');
  });

  test('403 self_approval for one’s own holidays; 422 for what does not exist; 412 for an old version', async () => {
    const person = await fixture.someone();
    const foreign = await openFixture();
    const reply = await foreign.fixture.call(foreign.world.admin, 'POST', '/lists/workplaces/items/', {
      body: { label: 'Abroad' },
    });
    const theirs = reply.body.data.id as string;
    const own = await change(admin, { holiday_calendar: 'de-by' });
    expect([own.status, own.body.data.code]).toEqual([403, 'self_approval']);
    const fields = async (body: object) => {
      const { status, body: answer } = await change(person, body);
      return [status, ...Object.keys(answer.errors ?? {})];
    };
    expect(await fields({ holiday_calendar: 'nowhere' })).toEqual([422, 'holiday_calendar']);
    expect(await fields({ holiday_calendar: 'No Name' })).toEqual([422, 'holiday_calendar']);
    expect(await fields({ workplace_id: randomUUID() })).toEqual([422, 'workplace_id']);
    expect(await fields({ workplace_id: theirs })).toEqual([422, 'workplace_id']);
    expect(await fields({ placed_from: '2026-12-01' })).toEqual([422, 'placed_from']);
    expect(await fields({ holiday_calendar: 'de-by', placed_from: '2026-02-30' })).toEqual([
      422,
      'placed_from',
    ]);
    const old = await change(person, { holiday_calendar: 'de-by' }, admin, { 'if-match': '"99"' });
    expect(old.status).toBe(412);
    expect((await profileOf(person)).placements).toEqual([]);
  });

  test('the audit trail has the date, the workplace and the calendar, before and after', async () => {
    const person = await fixture.someone();
    await placed(person, { holiday_calendar: 'de-by', placed_from: '2026-06-01' });
    const [line] = await world.sql(
      `SELECT changes FROM audit_trail WHERE resource_id = $1 AND action = 'updated' ORDER BY id DESC LIMIT 1`,
      [person.id],
    );
    expect(line!['changes']).toEqual({
      placed_from: [null, '2026-06-01'],
      workplace_id: [null, null],
      holiday_calendar: ['default', 'de-by'],
    });
  });

  test('rule 73: 200 and 201 at once: the cost is that of the calendar in the end, in any order', async () => {
    for (let round = 0; round < 6; round += 1) {
      const person = await fixture.someone();
      const [asked, patched] = await Promise.all([
        fixture.ask(person, JANUARY),
        change(person, { holiday_calendar: 'de-by', placed_from: '2026-01-01' }),
      ]);
      const statuses = [asked!.status, patched!.status];
      // the log says why a call was answered 503, as it once was beside busy suites
      expect([...statuses, ...(statuses.includes(503) ? service.logged.slice(-3) : [])]).toEqual([201, 200]);
      expect((await absenceOf(person, asked!.body.data.id)).days).toBe('4.00');
    }
  });
});

describe('POST /api/v1/auth/users/ with a placement', () => {
  const create = (body: object, as: Who = admin) =>
    fixture.call(as, 'POST', '/auth/users/', {
      body: {
        email: `${randomUUID()}@example.test`,
        first_name: 'New',
        last_name: 'Person',
        start_date: '2027-02-01',
        ...body,
      },
    });

  test('201: holds from the first day, or from today if that is later; a key may place, too', async () => {
    const berlin = await workplace('Berlin Mitte', 'de-be');
    const later = await create({ workplace_id: berlin });
    expect([later.status, later.body.data.workplace.label, later.body.data.holiday_calendar]).toEqual([
      201,
      'Berlin Mitte',
      'de-be',
    ]);
    expect((await profileOf(later.body.data)).placements[0]!.valid_from).toBe('2026-11-02');
    const key = await world.serviceKey(['people:write']);
    const earlier = await create({ holiday_calendar: 'de-by', start_date: '2020-05-01' }, key);
    expect([earlier.status, earlier.body.detail]).toEqual([201, undefined]);
    expect((await profileOf(earlier.body.data)).placements[0]).toMatchObject({
      valid_from: '2020-05-01',
      own_calendar: 'de-by',
    });
  });

  test('422 adds nobody', async () => {
    for (const body of [
      { holiday_calendar: 'nowhere' },
      { workplace_id: randomUUID() },
      { placed_from: '2026-01-01' },
    ]) {
      const email = `${randomUUID()}@example.test`;
      const reply = await create({ ...body, email });
      expect([reply.status, Object.keys(reply.body.errors!)]).toEqual([422, Object.keys(body)]);
      expect(await world.sql('SELECT id FROM users WHERE email = $1', [email])).toEqual([]);
    }
  });
});

describe('PATCH /api/v1/lists/{list}/items/{item_id}/ of a workplace', () => {
  test('rule 73: 200; another calendar holds from today on, for people without one of their own', async () => {
    const place = await workplace('Nuremberg', null);
    const [person, own] = [await fixture.someone(), await fixture.someone()];
    await placed(person, { workplace_id: place, placed_from: '2026-01-01' });
    await placed(own, { workplace_id: place, holiday_calendar: 'de-be', placed_from: '2026-01-01' });
    const past = await fixture.approved(person, { start_date: '2026-10-29', end_date: '2026-11-02' });
    const ids = [];
    for (const one of [person, own]) ids.push((await fixture.approved(one, JANUARY)).id);
    const reply = await item('PATCH', `${place}/`, { holiday_calendar: 'de-by' });
    expect([reply.status, reply.body.data.holiday_calendar]).toEqual([200, 'de-by']);
    expect((await absenceOf(person, ids[0]!)).days).toBe('4.00');
    expect((await absenceOf(own, ids[1]!)).days).toBe('5.00');
    expect((await absenceOf(person, past.id)).days).toBe(past.days);
    const { placements } = await profileOf(person);
    expect(placements.map((one) => [one.valid_from, one.valid_to, one.holiday_calendar])).toEqual([
      ['2026-01-01', '2026-11-01', 'default'],
      ['2026-11-02', null, 'de-by'],
    ]);
    expect((await profileOf(own)).placements).toHaveLength(1);
  });

  test('422 for an unknown calendar and for another list; 409 in_use for a workplace with people', async () => {
    const place = await workplace('Dresden', null);
    const unknown = await item('PATCH', `${place}/`, { holiday_calendar: 'nowhere' });
    expect([unknown.status, Object.keys(unknown.body.errors!)]).toEqual([422, ['holiday_calendar']]);
    const department = await fixture.call(admin, 'POST', '/lists/departments/items/', {
      body: { label: 'Lab', holiday_calendar: 'de-by' },
    });
    expect([department.status, Object.keys(department.body.errors!)]).toEqual([422, ['holiday_calendar']]);
    await placed(await fixture.someone(), { workplace_id: place, placed_from: '2028-01-01' });
    const gone = await fixture.call(admin, 'DELETE', `/lists/workplaces/items/${place}/`);
    expect([gone.status, gone.body.data.code]).toEqual([409, 'in_use']);
  });

  test('200 at once with placements at that workplace: everybody there has its calendar in the end', async () => {
    for (let round = 0; round < 6; round += 1) {
      const place = await workplace(`Hof ${round}`, 'de-be');
      const [first, second] = [await fixture.someone(), await fixture.someone()];
      await placed(first, { workplace_id: place });
      const replies = await Promise.all([
        item('PATCH', `${place}/`, { holiday_calendar: 'de-by' }),
        change(second, { workplace_id: place }),
        change(first, { job_title: 'Baker' }),
      ]);
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
      for (const person of [first, second]) {
        const { placements } = await profileOf(person);
        expect(placements.at(-1)!.holiday_calendar).toBe('de-by');
      }
    }
  });
});
