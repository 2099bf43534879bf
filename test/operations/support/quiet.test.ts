/** Solved tickets are closed automatically: the job as the worker runs it. */
import { describe, expect, test } from '@jest/globals';
import { closeQuietTickets } from '../../../src/areas/support/actions/closeQuiet.ts';
import { JOBS } from '../../../src/delivery/worker/jobs.ts';
import { openWorld } from '../../support/opening.ts';
import { auditOf, notificationsOf } from '../../support/traces.ts';
import { DAY, helpDesk } from './support.ts';

const { service, world } = await openWorld({ rateLimitScale: 10_000 });
const desk = helpDesk(service, world);
const round = (now: number) =>
  closeQuietTickets(
    service.app.services.pool,
    () => now,
    () => false,
  );

describe('the job after seven quiet days', () => {
  test('closes a solved ticket as the system, with one audit line and one notification; not a millisecond earlier', async () => {
    const { id, solved_at } = await desk.in('solved');
    const after = Date.parse(solved_at!) + 7 * DAY;
    expect(await round(after - 1)).toEqual({ closed: 0 });
    expect(await round(after + 1)).toEqual({ closed: 1 });
    expect(await desk.get(id)).toMatchObject({ status: 'closed', solved_at });
    expect((await auditOf(world, id)).at(-1)).toMatchObject({
      line: 'closed ticket · system',
      source: 'system',
    });
    expect((await notificationsOf(world, world.employee.id)).at(-1)).toMatchObject({
      kind: 'ticket.closed',
      resource_id: id,
    });
    expect(await round(after + 1)).toEqual({ closed: 0 });
  });

  test('counts from the last public message, not from a note; unsolved tickets stay', async () => {
    const begin = Date.parse('2026-11-20T09:00:00Z');
    service.setClock(begin);
    const answered = await desk.in('solved');
    const noted = await desk.in('solved');
    const others = [await desk.in('new'), await desk.in('open'), await desk.in('pending')];
    service.setClock(begin + 5 * DAY);
    await desk.write(answered.id, world.admin, 'Does it still work?');
    await desk.note(noted.id, 'It seems to work.');
    service.setClock(null);
    expect(await round(begin + 8 * DAY)).toEqual({ closed: 1 });
    service.setClock(begin + 8 * DAY);
    expect((await desk.get(noted.id)).status).toBe('closed');
    for (const { id, status } of [answered, ...others]) expect((await desk.get(id)).status).toBe(status);
    service.setClock(null);
  });

  test('closes once when two runs and the requester act at the same time', async () => {
    const { id, solved_at } = await desk.in('solved');
    const after = Date.parse(solved_at!) + 7 * DAY + 1;
    const [one, two, mine] = await Promise.all([round(after), round(after), desk.close(id)]);
    const closings = (await auditOf(world, id)).filter(({ action }) => action === 'closed');
    expect(closings).toHaveLength(1);
    expect(one.closed + two.closed + (mine.status === 200 ? 1 : 0)).toBeGreaterThanOrEqual(1);
  });

  test('runs every hour, in all workspaces', async () => {
    const job = JOBS.find(({ name }) => name === 'quiet-tickets')!;
    expect(job.spec).toMatchObject({ intervals: [{ every: '1h' }] });
    const other = await service.world();
    const { id } = await helpDesk(service, other).in('solved');
    await other.sql(`UPDATE tickets SET active_at = active_at - interval '8 days' WHERE id = $1`, [id]);
    expect(await job.run(service.app.services.pool, () => false)).toMatch(/^[1-9]\d* tickets closed$/);
    expect((await helpDesk(service, other).get(id)).status).toBe('closed');
  });
});
