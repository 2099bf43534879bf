/** The job that starts and ends contracts by date, and contracts of people who leave (rule 49). */
import { describe, expect, it } from '@jest/globals';
import { passContractDays } from '../../../src/areas/contracts/actions/contractDays.ts';
import { opened } from '../../support/opening.ts';
import { auditLines } from '../../support/traces.ts';
import { createFixture, startWithoutLimits } from '../pto/support.ts';
import { contractCalls, PART_TIME } from './support.ts';

const service = await opened(startWithoutLimits());
const fixture = await createFixture(service);
const { world } = fixture;
const { newcomer, draft, step, stepped, activated, amended, sign, read } = contractCalls(fixture);

const goOn = () => false;
const pass = (at?: string) =>
  passContractDays(service.app.services.pool, at === undefined ? service.now : () => Date.parse(at), goOn);

describe('passContractDays', () => {
  it('starts, supersedes and ends contracts on their day, once, with the system as actor', async () => {
    const person = await newcomer();
    const first = await activated(person);
    const next = await amended(first.id, { effective_date: '2026-07-01', ...PART_TIME });
    const fixed = await activated(await newcomer(), { type: 'fixed_term', end_date: '2026-06-30' });
    const statuses = async () =>
      (await Promise.all([first, next, fixed].map(({ id }) => read(id)))).map((c) => c.status);

    fixture.today('2026-06-30');
    expect(await pass()).toEqual({ moved: 0 });
    expect(await statuses()).toEqual(['active', 'scheduled', 'active']);
    fixture.today('2026-07-01');
    expect(await pass()).toEqual({ moved: 3 });
    expect(await statuses()).toEqual(['superseded', 'active', 'ended']);
    expect(await pass()).toEqual({ moved: 0 });
    expect((await auditLines(world, next.id)).at(-1)).toEqual({
      line: 'started contract · system',
      changes: { status: ['scheduled', 'active'] },
    });
    expect((await auditLines(world, first.id)).at(-1)!.line).toBe('superseded contract · system');
    expect((await auditLines(world, fixed.id)).at(-1)!.line).toBe('ended contract · system');
    fixture.today('2026-02-02');
  });

  it('a day begins at midnight in the workspace’s time zone', async () => {
    const elsewhere = await createFixture(service, { timezone: 'America/New_York' });
    const there = contractCalls(elsewhere);
    const here = await activated(await newcomer(), { start_date: '2026-03-01' });
    const far = await there.activated(await there.newcomer(), { start_date: '2026-03-01' });
    await pass('2026-03-01T00:30:00+01:00');
    expect((await read(here.id)).status).toBe('active');
    expect((await there.read(far.id)).status).toBe('scheduled');
    await pass('2026-03-01T00:30:00-05:00');
    expect((await there.read(far.id)).status).toBe('active');
  });

  it('two runs at once move each contract once', async () => {
    const contracts = await Promise.all(
      Array.from({ length: 5 }, async () => activated(await newcomer(), { start_date: '2026-04-01' })),
    );
    await Promise.all([pass('2026-04-01T12:00:00Z'), pass('2026-04-01T12:00:00Z')]);
    for (const { id } of contracts)
      expect((await auditLines(world, id)).filter(({ line }) => line.startsWith('started'))).toHaveLength(1);
  });

  it('rule 61: tells the admins once, 30 days before the last contract ends, unless a leaving or a successor is known', async () => {
    const [ends, extended, leaves, open] = [
      await activated(await newcomer(), { type: 'fixed_term', end_date: '2026-08-31' }),
      await activated(await newcomer(), { type: 'fixed_term', end_date: '2026-08-31' }),
      await activated(await newcomer(), { type: 'fixed_term', end_date: '2026-08-31' }),
      await activated(await newcomer()),
    ];
    await amended(extended.id, { effective_date: '2026-08-31', end_date: '2027-08-31' });
    await world.sql(`UPDATE users SET last_day = '2026-08-31' WHERE id = $1`, [leaves.employee.id]);
    const told = async () =>
      (
        await world.sql(
          `SELECT user_id FROM notifications WHERE kind = 'contract.ending' AND resource_id = ANY ($1::uuid[])`,
          [[ends.id, extended.id, leaves.id, open.id]],
        )
      ).map(({ user_id }) => user_id as string);
    await pass('2026-07-31T21:59:00Z');
    expect(await told()).toEqual([]);
    await Promise.all([pass('2026-07-31T22:01:00Z'), pass('2026-07-31T22:01:00Z')]);
    await pass('2026-08-15T12:00:00Z');
    expect((await told()).sort()).toEqual([world.admin.id, world.secondAdmin.id].sort());
    const [notice] = await world.sql(
      `SELECT title FROM notifications WHERE kind = 'contract.ending' AND resource_id = $1`,
      [ends.id],
    );
    expect(notice!['title']).toContain('ends on 2026-08-31');
  });
});

describe('POST /api/v1/auth/users/{user_id}/deactivate/', () => {
  const leave = async (person: { id: string }, last_day: string) => {
    const reply = await fixture.call(world.admin, 'POST', `/auth/users/${person.id}/deactivate/`, {
      body: { last_day },
    });
    expect([reply.status, reply.body.detail]).toEqual([200, undefined]);
  };

  it('rule 49: a contract in force ends on the last day; one that begins later is a draft again', async () => {
    const person = await newcomer();
    const first = await activated(person);
    const next = await amended(first.id, { effective_date: '2026-07-01', ...PART_TIME });
    const waiting = await draft(person, { start_date: '2024-01-01', end_date: '2024-12-31' });
    await stepped(waiting.id, 'activate', { require_signature: true });
    await leave(person, '2026-03-31');
    expect(await read(first.id)).toMatchObject({ status: 'terminated', end_date: '2026-03-31' });
    expect(await read(next.id)).toMatchObject({ status: 'draft' });
    expect(await read(waiting.id)).toMatchObject({ status: 'draft' });
    expect((await auditLines(world, first.id)).at(-1)).toEqual({
      line: 'terminated contract · dashboard',
      changes: { status: ['active', 'terminated'], end_date: [null, '2026-03-31'] },
    });
    const again = await step(next.id, 'activate');
    expect([again.status, again.body.data.code]).toEqual([409, 'person_left']);
  });

  it('rule 49: an amendment that begins before the last day stays and ends with it; an earlier end stays', async () => {
    const person = await newcomer();
    const first = await activated(person);
    const next = await amended(first.id, { effective_date: '2026-03-01', ...PART_TIME });
    await leave(person, '2026-03-31');
    expect(await read(first.id)).toMatchObject({ status: 'terminated', end_date: '2026-02-28' });
    expect(await read(next.id)).toMatchObject({ status: 'terminated', end_date: '2026-03-31' });

    const other = await newcomer();
    const ended = await activated(other);
    await stepped(ended.id, 'terminate', { end_date: '2026-06-30' });
    await leave(other, '2026-05-31');
    expect(await read(ended.id)).toMatchObject({ status: 'terminated', end_date: '2026-05-31' });
  });

  it('an active contract that begins after the last day ends on its own first day', async () => {
    const person = await newcomer();
    const late = await activated(person, { start_date: '2026-02-01' });
    await leave(person, '2026-01-15');
    expect(await read(late.id)).toMatchObject({ status: 'terminated', end_date: '2026-02-01' });
    expect((await sign(person, late.id)).status).toBe(401);
  });
});
