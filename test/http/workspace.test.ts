import { beforeAll, describe, expect, test } from '@jest/globals';
import { openWorld } from '../support/opening.ts';
import { send } from '../support/service.ts';
import type { World } from '../support/world.ts';
import { speak } from './wire.ts';

const ENTRIES = '/api/v1/tracking/entries/';
const several = await openWorld();
const alone = await openWorld();

describe('the workspace that answers', () => {
  const { service, world } = several;
  let other: World;
  beforeAll(async () => {
    other = await service.world();
  });

  const get = (host: string, token = world.employee.token, path = ENTRIES) =>
    send(`${service.url}${path}`, 'GET', { host, authorization: `Bearer ${token}` });

  test('200 under its own host, with or without a port, in upper or lower case, with a trailing dot', async () => {
    for (const host of [world.host, `${world.host}:8080`, world.host.toUpperCase(), `${world.host}.`]) {
      expect([host, (await get(host)).status]).toEqual([host, 200]);
    }
  });

  test.each([
    'nobody.localhost',
    'localhost',
    '127.0.0.1',
    '[::1]:8080',
    '',
    'a b',
    '%00',
    'x'.repeat(300),
    '../etc/passwd',
    "'; drop table users; --",
  ])('404 in the envelope under an unknown host: %j', async (host) => {
    const reply = await speak(service, [
      `GET ${ENTRIES} HTTP/1.1`,
      `Host: ${host}`,
      `Authorization: Bearer ${world.employee.token}`,
    ]);
    expect(reply.status).toBe(404);
    expect(reply.body).toMatchObject({ status: 404, message: 'Not Found', data: { code: 'unknown_host' } });
  });

  test('404 without a Host header, 400 with two of them', async () => {
    const head = [`GET ${ENTRIES} HTTP/1.1`, `Authorization: Bearer ${world.employee.token}`];
    expect((await speak(service, head)).status).toBe(404);
    const twice = await speak(service, [...head, `Host: ${world.host}`, `Host: ${other.host}`]);
    expect([twice.status, twice.body.data.code]).toEqual([400, 'repeated_header']);
  });

  test('X-Forwarded-Host, Forwarded and X-Original-Host select no workspace', async () => {
    const reply = await send(`${service.url}${ENTRIES}`, 'GET', {
      host: 'nobody.localhost',
      authorization: `Bearer ${world.employee.token}`,
      'x-forwarded-host': world.host,
      'x-original-host': world.host,
      forwarded: `host=${world.host}`,
    });
    expect(reply.status).toBe(404);
  });

  test('the host of an absolute request target counts, not the header', async () => {
    const head = (host: string, header: string) => [
      `GET http://${host}${ENTRIES}?limit=1 HTTP/1.1`,
      `Host: ${header}`,
      `Authorization: Bearer ${world.employee.token}`,
    ];
    expect((await speak(service, head(world.host, other.host))).status).toBe(200);
    expect((await speak(service, head(other.host, world.host))).status).toBe(401);
    expect((await speak(service, head('[::1', world.host))).status).toBe(404);
  });

  test('401 for a credential of another workspace, as for an invalid one', async () => {
    const key = await other.serviceKey(['time:read']);
    for (const token of [other.admin.token, key.token, 'garbage']) {
      const reply = await get(world.host, token);
      expect(reply.status).toBe(401);
      expect(reply.body.data).toEqual({ code: 'invalid_credential' });
      expect(reply.headers.get('www-authenticate')).toBe('Bearer');
    }
  });

  test('schemas and references need a known host too; health answers on any host', async () => {
    for (const path of ['/api/schema/', '/api/schema/public/', '/api/docs', '/api/docs/public/']) {
      expect([path, (await send(service.url + path, 'GET', { host: world.host })).status]).toEqual([
        path,
        200,
      ]);
      const foreign = await send(service.url + path, 'GET', { host: 'nobody.localhost' });
      expect([path, foreign.status, foreign.body.data]).toEqual([path, 404, { code: 'unknown_host' }]);
    }
    for (const path of ['/healthz', '/readyz'])
      expect([path, (await send(service.url + path, 'GET', { host: 'nobody.localhost' })).status]).toEqual([
        path,
        200,
      ]);
  });

  test('a change of plan, name or host takes effect within a second', async () => {
    const alias = `alias-${world.host}`;
    expect((await get(alias)).status).toBe(404);
    await world.sql('INSERT INTO workspace_hosts (host, workspace_id) VALUES ($1, $2)', [alias, world.id]);
    await new Promise((resolve) => setTimeout(resolve, 1_050));
    expect((await get(alias)).status).toBe(200);
  });
});

describe('the only workspace of an installation', () => {
  const { service, world } = alone;

  test('answers on any host, including localhost and IP addresses', async () => {
    for (const host of ['localhost:8080', '127.0.0.1', '[::1]', 'hr.example.test', 'nobody']) {
      const reply = await service.request(world, 'GET', '/tracking/entries/', { as: world.employee, host });
      expect([host, reply.status]).toEqual([host, 200]);
    }
  });

  test('also answers on any host if it has two hosts of its own', async () => {
    await world.sql('INSERT INTO workspace_hosts (host, workspace_id) VALUES ($1, $2)', [
      'localhost',
      world.id,
    ]);
    const reply = await service.request(world, 'GET', '/tracking/entries/', {
      as: world.employee,
      host: 'x.test',
    });
    expect(reply.status).toBe(200);
  });
});
