/** The first start as a visitor sees it: every credential that is printed works as described. */
import { describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { seedIfEmpty } from '../../src/demo/index.ts';
import { openDatabase, opened } from '../support/opening.ts';
import { startServiceOn, TEST_SECRET } from '../support/service.ts';
import type { World } from '../support/world.ts';

const OWN_RECORDS = ['absences:read', 'absences:write', 'time:read', 'time:write'];

const database = await openDatabase();
const seeded = await seedIfEmpty({
  ownerUrl: database.ownerUrl,
  appSecret: TEST_SECRET,
  log: pino({ level: 'silent' }),
});
const summary = seeded!;
const service = await opened(startServiceOn(database));

const call = (host: string, method: string, path: string, options: { as?: string; body?: unknown } = {}) =>
  service.request({ host } as World, method, path, options);

describe('the demo of a first start', () => {
  it('lists Brightwater, Northgate, and Larkfield, which is on trial, each with an admin, a manager and an employee', () => {
    expect(summary.workspaces.map(({ slug, host }) => [slug, host])).toEqual([
      ['brightwater', 'brightwater.localhost'],
      ['northgate', 'northgate.localhost'],
      ['larkfield', 'larkfield.localhost'],
    ]);
    for (const { users, keys } of summary.workspaces) {
      expect(users.map(({ role }) => role)).toEqual(['admin', 'manager', 'employee']);
      expect(keys[0]).toMatchObject({ kind: 'personal', owner: users[2]!.email, scopes: OWN_RECORDS });
      expect(keys.some(({ kind, owner }) => kind === 'service' && owner === null)).toBe(true);
      for (const { email, password } of users) {
        expect(email).toMatch(/@example\.test$/);
        expect(password.length).toBeGreaterThanOrEqual(12);
      }
    }
  });

  it('everybody listed signs in with their password, without a second factor', async () => {
    for (const { host, users } of summary.workspaces) {
      for (const { email, password, role } of users) {
        const reply = await call(host, 'POST', '/auth/login/', { body: { email, password } });
        expect([email, reply.status, reply.body.data.user?.role]).toEqual([email, 200, role]);
      }
    }
  });

  it('keys work only in their own workspace; Brightwater also answers as localhost', async () => {
    const [brightwater, northgate] = summary.workspaces;
    for (const [own, foreign] of [
      [brightwater!, northgate!],
      [northgate!, brightwater!],
    ] as const) {
      for (const { key } of own.keys) {
        expect((await call(own.host, 'GET', '/auth/me/', { as: key })).status).toBe(200);
        expect((await call(foreign.host, 'GET', '/auth/me/', { as: key })).status).toBe(401);
      }
    }
    const { key } = brightwater!.keys[0]!;
    expect((await call('localhost:8080', 'GET', '/auth/me/', { as: key })).status).toBe(200);
    expect((await call('127.0.0.1:8080', 'GET', '/tracking/entries/', { as: key })).status).toBe(200);
  });

  it('the employee has a balance with days to take', async () => {
    for (const { host, keys } of summary.workspaces) {
      const reply = await call(host, 'GET', '/pto/balance/', { as: keys[0]!.key });
      expect(reply.status).toBe(200);
      const vacation = (reply.body.data as { policy: { name: string }; available: string }[]).find(
        ({ policy }) => policy.name === 'Vacation',
      );
      expect(Number(vacation!.available)).toBeGreaterThan(10);
    }
  });

  it('200 for every list: no row violates the contract', async () => {
    const { host, users, keys } = summary.workspaces[0]!;
    const [admin] = users;
    const session = await call(host, 'POST', '/auth/login/', {
      body: { email: admin!.email, password: admin!.password },
    });
    const as = session.body.data.access_token as string;
    const integration = keys.find(({ kind }) => kind === 'service')!.key;
    const paths = [
      '/auth/users/?limit=200',
      '/lists/',
      '/pto/policies/',
      '/pto/holidays/',
      '/pto/requests/',
      '/pto/admin/requests/?limit=200',
      '/contracts/admin/?limit=200',
      '/reimbursements/admin/?limit=200',
      '/support/admin/tickets/?limit=200',
      '/support/faqs/',
      '/platform/api-keys/',
      '/platform/webhooks/',
      '/notifications/?limit=200',
      '/logs/audit/?limit=200',
      '/branding/',
      '/modules/',
    ];
    for (const path of paths)
      expect([path, (await call(host, 'GET', path, { as })).status]).toEqual([path, 200]);
    const claims = (await call(host, 'GET', '/reimbursements/admin/?limit=200', { as })).body.data as {
      id: string;
      receipts: { id: string }[];
    }[];
    for (const { id, receipts } of claims.filter((claim) => claim.receipts.length > 0).slice(0, 3)) {
      const receipt = await call(host, 'GET', `/reimbursements/${id}/receipts/${receipts[0]!.id}/`, { as });
      expect([receipt.status, receipt.text.slice(0, 8)]).toEqual([200, '%PDF-1.4']);
    }
    const webhooks = await call(host, 'GET', '/platform/webhooks/', { as: integration });
    for (const { id } of webhooks.body.data as { id: string }[]) {
      const deliveries = await call(host, 'GET', `/platform/webhooks/${id}/deliveries/?limit=200`, { as });
      expect(deliveries.status).toBe(200);
      for (const delivery of (deliveries.body.data as { id: string }[]).slice(0, 5)) {
        const detail = await call(host, 'GET', `/platform/webhooks/${id}/deliveries/${delivery.id}/`, { as });
        expect(detail.status).toBe(200);
      }
    }
  });
});
