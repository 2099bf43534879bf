import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startService, type Service } from '../../support/service.ts';
import type { World } from '../../support/world.ts';

let service: Service;
let world: World;
beforeAll(async () => {
  service = await startService();
  world = await service.world();
});
afterAll(() => service.close());

const MORNING = { started_at: '2026-11-18T09:00:00+01:00', ended_at: '2026-11-18T13:00:00+01:00' };

describe('POST /api/v1/tracking/entries/', () => {
  test('201 with the created entry, in its own zone', async () => {
    const reply = await service.request(world, 'POST', '/tracking/entries/', {
      as: world.employee,
      body: { ...MORNING, description: 'Site survey', billable: true },
    });
    expect(reply.status).toBe(201);
    expect(reply.body.data).toMatchObject({
      ...MORNING,
      duration_seconds: 14_400,
      billable: true,
      timezone: 'Europe/Berlin',
    });
  });

  test('rule 27: 409 entry_overlap names the entry in the way', async () => {
    const first = await service.request(world, 'POST', '/tracking/entries/', {
      as: world.colleague,
      body: MORNING,
    });
    const second = await service.request(world, 'POST', '/tracking/entries/', {
      as: world.colleague,
      body: { started_at: '2026-11-18T11:00:00+01:00', ended_at: '2026-11-18T14:00:00+01:00' },
    });
    expect(second.status).toBe(409);
    expect(second.body.data).toEqual({ code: 'entry_overlap', conflicts: [first.body.data.id] });
  });

  test('rule 54: a key leaves its prefix in the audit trail', async () => {
    const key = await world.personalKey(world.stranger, ['time:write']);
    const reply = await service.request(world, 'POST', '/tracking/entries/', { as: key, body: MORNING });
    expect(reply.status).toBe(201);
    const lines = await world.sql('SELECT line FROM audit_log WHERE workspace_id = $1 AND key_prefix = $2', [
      world.id,
      key.prefix,
    ]);
    expect(lines).toEqual([{ line: `created time_entry · api:${key.prefix}` }]);
  });

  test('422 names the field that is wrong', async () => {
    const reply = await service.request(world, 'POST', '/tracking/entries/', {
      as: world.employee,
      body: { ...MORNING, ended_at: 'noon', colour: 'red' },
    });
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.errors!).sort()).toEqual(['colour', 'ended_at']);
  });
});

describe('GET /api/v1/tracking/entries/', () => {
  test('200 pages through all entries, each once', async () => {
    const person = await world.person({ manager: world.manager });
    for (let day = 1; day <= 5; day += 1) {
      const body = {
        started_at: `2026-10-0${day}T09:00:00+02:00`,
        ended_at: `2026-10-0${day}T10:00:00+02:00`,
      };
      expect((await service.request(world, 'POST', '/tracking/entries/', { as: person, body })).status).toBe(
        201,
      );
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await service.request(world, 'GET', '/tracking/entries/', {
        as: person,
        query: { limit: 2, cursor, include_total: true },
      });
      expect(page.status).toBe(200);
      expect(page.headers.get('x-total-count')).toBe('5');
      seen.push(...page.body.data.map((entry: { started_at: string }) => entry.started_at.slice(0, 10)));
      cursor = page.headers.get('x-next-cursor') ?? undefined;
    } while (cursor);
    expect(seen).toEqual(['2026-10-05', '2026-10-04', '2026-10-03', '2026-10-02', '2026-10-01']);
  });
});
