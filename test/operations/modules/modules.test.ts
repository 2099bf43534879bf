import { describe, expect, test } from '@jest/globals';
import { MODULES } from '../../support/modules.ts';
import { opened } from '../../support/opening.ts';
import { startService } from '../../support/service.ts';

const service = await opened(startService());

describe('GET /api/v1/modules/', () => {
  test('200 for anyone with every module and whether it is on, cacheable for a minute', async () => {
    const world = await service.world({ modulesOff: ['pto', 'benefits'] });
    const reply = await service.request(world, 'GET', '/modules/');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('cache-control')).toBe('public, max-age=60');
    expect(reply.body.data).toEqual({ ...MODULES, pto: false, benefits: false });
  });
});

describe('a module', () => {
  test('200: is on only if this version has calls of it', async () => {
    const world = await service.world();
    const { data } = (await service.request(world, 'GET', '/modules/')).body;
    expect(data).toEqual(MODULES);
    expect(data).toMatchObject({ tracking: true, pto: true });
  });
});

describe('a module that is switched off', () => {
  test('403 module_disabled for everybody, keys and admins included, and nothing is written', async () => {
    const world = await service.world({ modulesOff: ['tracking'] });
    const personal = await world.personalKey(world.employee, ['time:write', 'time:read']);
    const whole = await world.serviceKey(['time:write', 'time:read']);
    for (const as of [world.employee, world.manager, world.admin, personal, whole]) {
      const replies = [
        await service.request(world, 'GET', '/tracking/clock/', { as }),
        await service.request(world, 'POST', '/tracking/clock/start/', { as }),
        await service.request(world, 'GET', '/tracking/entries/', { as }),
      ];
      for (const reply of replies) {
        expect(reply.status).toBe(403);
        expect(reply.body.data).toEqual({ code: 'module_disabled', module: 'tracking' });
      }
    }
    expect(await world.sql('SELECT id FROM time_entries WHERE workspace_id = $1', [world.id])).toEqual([]);
  });

  test('401 instead of 403 without signing in', async () => {
    const world = await service.world({ modulesOff: ['tracking'] });
    expect((await service.request(world, 'GET', '/tracking/clock/')).status).toBe(401);
  });

  test('200 for other modules, and 200 again within a second after it is switched on', async () => {
    const world = await service.world({ modulesOff: ['tracking'] });
    const look = () => service.request(world, 'GET', '/tracking/clock/', { as: world.employee });
    expect((await service.request(world, 'GET', '/lists/', { as: world.employee })).status).toBe(200);
    expect((await look()).status).toBe(403);
    await world.sql(`UPDATE workspaces SET modules_off = '{}' WHERE id = $1`, [world.id]);
    // workspaces are cached for up to a second
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect((await look()).status).toBe(200);
  });
});
