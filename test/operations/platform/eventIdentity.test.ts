/** What identifies an event and orders the events of a record. */
import { describe, expect, test } from '@jest/globals';
import { openWorld } from '../../support/opening.ts';
import { eventsOf } from '../../support/traces.ts';

const { service, world } = await openWorld();

const ENTRY = { started_at: '2026-11-18T09:00:00.000+01:00', ended_at: '2026-11-18T13:00:00.000+01:00' };

const entries = (method: string, path: string, body?: object) =>
  service.request(world, method, `/tracking/entries/${path}`, { as: world.employee, body });

describe('the events of a record', () => {
  test('of 24 changes at once, sequence and version rise together, one of each per change', async () => {
    const { body } = await entries('POST', '', ENTRY);
    const id = body.data.id as string;
    const replies = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        entries('PATCH', `${id}/`, { description: `Change ${index}` }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    const events = await eventsOf(world, id);
    const ordered = events.toSorted((one, other) => one.sequence - other.sequence);
    expect(ordered.map(({ data }) => data.version)).toEqual(
      Array.from({ length: 25 }, (_, index) => index + 1),
    );
    expect(new Set(events.map((event) => event.id)).size).toBe(25);
  });

  test('200: the list of events has the id of the body, and gives one to events from before there were ids', async () => {
    const { body } = await entries('POST', '', {
      started_at: '2026-11-17T09:00:00.000+01:00',
      ended_at: '2026-11-17T10:00:00.000+01:00',
    });
    const [sent] = await eventsOf(world, body.data.id as string);
    const listed = async () => {
      const reply = await service.request(world, 'GET', '/platform/events/', { as: world.admin });
      expect(reply.status).toBe(200);
      return (reply.body.data as { id: string; sequence: number; data: { id: string } }[]).find(
        ({ data }) => data.id === body.data.id,
      );
    };
    expect(await listed()).toEqual(sent);
    await world.sql(
      `UPDATE events SET body = (body::jsonb - 'id' - 'sequence')::text WHERE workspace_id = $1 AND id = $2`,
      [world.id, sent!.id],
    );
    expect(await listed()).toEqual(sent);
  });
});
