/** Switching modules off and on: calls, references, timed jobs, and data that stays. */
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { postDueLeave } from '../../../src/areas/pto/actions/postDueLeave.ts';
import { stopForgottenClocks } from '../../../src/areas/tracking/actions/stopForgottenClocks.ts';
import { MODULES } from '../../support/modules.ts';
import { opened } from '../../support/opening.ts';
import { startService, startTwin, type Reply, type Service } from '../../support/service.ts';
import { until } from '../../support/until.ts';
import type { World } from '../../support/world.ts';

const service = await opened(startService());
const twin = await opened(startTwin(service));

const change = (at: World, body: object) => service.request(at, 'PATCH', '/modules/', { as: at.admin, body });
const codeOf = ({ status, body }: Reply) => [status, body.data.code ?? null];
const clock = async (at: World, where: Service = service) =>
  codeOf(await where.request(at, 'GET', '/tracking/clock/', { as: at.employee }));
const OFF = [403, 'module_disabled'];

/** A document without its guides, which mention calls of all modules on every host. */
const withoutGuides = (text: string): string => JSON.stringify({ ...parse(text), 'x-guides': [] });

describe('PATCH /api/v1/modules/', () => {
  test('200 with every module and an audit line; no line without a change', async () => {
    const world = await service.world();
    const reply = await change(world, { pto: false, tracking: true });
    expect([reply.status, reply.body.data]).toEqual([200, { ...MODULES, pto: false }]);
    await change(world, { pto: false });
    await change(world, { pto: true });
    expect(
      await world.sql('SELECT line, changes FROM audit_trail WHERE workspace_id = $1 ORDER BY id', [
        world.id,
      ]),
    ).toEqual([
      { line: 'updated modules · dashboard', changes: { pto: [true, false] } },
      { line: 'updated modules · dashboard', changes: { pto: [false, true] } },
    ]);
  });

  test('409 module_unavailable for a module that this version has no calls of; 200 for switching it off', async () => {
    const world = await service.world();
    const absent = Object.keys(MODULES).find((name) => !MODULES[name]);
    if (absent === undefined) return;
    const reply = await change(world, { [absent]: true, pto: false });
    expect([reply.status, reply.body.data]).toEqual([409, { code: 'module_unavailable', modules: [absent] }]);
    expect((await service.request(world, 'GET', '/modules/')).body.data).toEqual(MODULES);
    expect((await change(world, { [absent]: false })).body.data).toEqual(MODULES);
    const [row] = await world.sql('SELECT modules_off FROM workspaces WHERE id = $1', [world.id]);
    expect(row!['modules_off']).toEqual([absent]);
  });

  test('200 for two concurrent changes, and neither is lost', async () => {
    const world = await service.world();
    await Promise.all([change(world, { pto: false }), change(world, { tracking: false })]);
    const { data } = (await change(world, { pto: false })).body;
    expect([data.pto, data.tracking]).toEqual([false, false]);
  });

  test('422 for unknown modules such as auth; 403 for managers and keys', async () => {
    const world = await service.world();
    for (const body of [{ auth: false }, { pto: null }, {}])
      expect((await change(world, body)).status).toBe(422);
    const key = await world.personalKey(world.admin, ['people:write']);
    for (const as of [world.manager, world.employee, key])
      expect((await service.request(world, 'PATCH', '/modules/', { as, body: { pto: false } })).status).toBe(
        403,
      );
  });
});

describe('a module that is switched off', () => {
  test('403 module_disabled in every process within a second; 200 with the same data when it is on again', async () => {
    const world = await service.world();
    const entry = await service.request(world, 'POST', '/tracking/entries/', {
      as: world.employee,
      body: { started_at: '2026-11-04T08:00+01:00', ended_at: '2026-11-04T09:00+01:00' },
    });
    const look = () =>
      service.request(world, 'GET', `/tracking/entries/${entry.body.data.id}/`, { as: world.employee });
    expect((await look()).status).toBe(200);
    await change(world, { tracking: false });
    for (const where of [service, twin])
      await until(async () => String(await clock(world, where)) === String(OFF), 1_000);
    expect(codeOf(await look())).toEqual(OFF);
    await change(world, { tracking: true });
    for (const where of [service, twin])
      await until(async () => String(await clock(world, where)) === String([200, null]), 1_000);
    expect((await look()).body.data).toEqual(entry.body.data);
  });

  test('200: it is missing in the references and schemas of its host in every process, but not on other hosts', async () => {
    const [world, other] = [await service.world(), await service.world()];
    await change(world, { tracking: false });
    for (const where of [service, twin]) {
      await until(async () => String(await clock(world, where)) === String(OFF), 1_000);
      for (const path of ['/api/schema/', '/api/schema/public/', '/api/docs', '/api/docs/public/']) {
        const [without, whole] = [
          await where.request(world, 'GET', path),
          await where.request(other, 'GET', path),
        ];
        expect([path, without.status, whole.status]).toEqual([path, 200, 200]);
        const calls = path.startsWith('/api/schema') ? withoutGuides(without.text) : without.text;
        expect([path, calls.includes('/api/v1/tracking/')]).toEqual([path, false]);
        expect([path, without.text.includes('/api/v1/pto/balance/')]).toEqual([path, true]);
        expect([path, whole.text.includes('/api/v1/tracking/')]).toEqual([path, true]);
        expect(without.headers.get('etag')).not.toBe(whole.headers.get('etag'));
      }
      const document = (await where.request(world, 'GET', '/api/schema/')).body as any;
      expect(document.tags.map(({ name }: any) => name)).not.toContain('tracking');
      expect(Object.keys(document.components.schemas)).not.toContain('TimeReport');
      // no reference points to a removed component
      const gone = [...JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)].filter(
        ([, kind, name]) => !document.components[kind!]?.[name!],
      );
      expect(gone).toEqual([]);
    }
    const yaml = await service.request(world, 'GET', '/api/schema/', { query: { format: 'yaml' } });
    expect(withoutGuides(yaml.text)).not.toContain('/api/v1/tracking/');
  });

  test('rule 35: its timed jobs wait; a clock that ran too long ends at its limit once the module is on again', async () => {
    const world = await service.world();
    const started = Math.floor(Date.now() / 1000 - 20 * 3600) * 1000;
    const [running] = await world.sql(
      `INSERT INTO time_entries (workspace_id, employee_id, started_at, timezone, source)
       VALUES ($1, $2, to_timestamp($3), 'Europe/Berlin', 'clock') RETURNING id`,
      [world.id, world.employee.id, started / 1000],
    );
    const ended = async () =>
      (await world.sql('SELECT ended_at FROM time_entries WHERE id = $1', [running!['id']]))[0]!['ended_at'];
    const sweepAll = () => stopForgottenClocks(service.app.services.pool, Date.now, () => false);
    await change(world, { tracking: false });
    await sweepAll();
    expect(await ended()).toBe(null);
    await change(world, { tracking: true });
    await sweepAll();
    expect(Date.parse(await ended())).toBe(started + 16 * 3_600_000);
  });

  test('rule 11: leave is not posted while it is off, and all of it afterwards: 200 with the same balance', async () => {
    const world = await service.world();
    const posted = async () =>
      (await world.sql('SELECT id FROM leave_ledger WHERE workspace_id = $1', [world.id])).length;
    const post = () => postDueLeave(service.app.services.pool, Date.now, () => false);
    const balance = async () =>
      (await service.request(world, 'GET', '/pto/balance/', { as: world.employee })).body.data;
    const before = await balance();
    await change(world, { pto: false });
    await post();
    expect(await posted()).toBe(0);
    await change(world, { pto: true });
    await post();
    expect(await posted()).toBeGreaterThan(0);
    await until(
      async () =>
        (await service.request(world, 'GET', '/pto/balance/', { as: world.employee })).status === 200,
    );
    expect(await balance()).toEqual(before);
  });
});
