/** Shared by the webhook tests: a service with its own DNS server, and a fresh workspace for each test. */
import { beforeEach, expect } from '@jest/globals';
import { startDns } from '../../support/dns/server.ts';
import { opened } from '../../support/opening.ts';
import { startService, type RequestOptions } from '../../support/service.ts';
import type { World } from '../../support/world.ts';

export const NOWHERE = '0193a000-0000-7000-8000-00000000dead';
export const DAY = 86_400_000;

export interface CreatedWebhook {
  id: string;
  secret: string;
}

/** `dns` knows hooks.example.com (public), inside.example.com (private) and half.example.com (both). */
export async function openWebhookFixture() {
  const dns = await opened(
    startDns({
      'hooks.example.com': ['2e00::1'],
      'inside.example.com': ['10.1.2.3'],
      'half.example.com': ['2e00::1', '169.254.169.254'],
    }),
  );
  const allowed = { allowedNetworks: ['127.0.0.0/8'], allowedPorts: [443, 8443] };
  const service = await opened(startService({ addressPolicy: { ...allowed, dnsServers: [dns.address] } }));
  let world!: World;
  beforeEach(async () => {
    world = await service.world();
  });

  /** Calls a path below `/platform/webhooks/`, by default as the admin. */
  const call = (
    method: string,
    path: string,
    body?: unknown,
    options: RequestOptions = {},
    where: World = world,
  ) => service.request(where, method, `/platform/webhooks/${path}`, { as: where.admin, body, ...options });

  return {
    call,
    service,
    dns,
    get world() {
      return world;
    },

    async create(body: object = {}, where: World = world): Promise<CreatedWebhook> {
      const defaults = { url: 'https://hooks.example.com/in?token=hidden', events: ['absence.approved'] };
      const reply = await call('POST', '', { ...defaults, ...body }, {}, where);
      expect(reply.status).toBe(201);
      return reply.body.data as CreatedWebhook;
    },

    /** Inserts a delivery as the delivery path would store it. */
    async delivery(webhookId: string, columns: Record<string, unknown> = {}): Promise<string> {
      const [event] = await world.sql(
        `INSERT INTO events (workspace_id, kind, occurred_at, body) VALUES ($1, 'absence.approved', now(), '{}') RETURNING id`,
        [world.id],
      );
      const values = {
        workspace_id: world.id,
        webhook_id: webhookId,
        event_id: event!['id'],
        kind: 'absence.approved',
        ...columns,
      };
      const marks = Object.keys(values).map((_, index) => `$${index + 1}`);
      const [row] = await world.sql(
        `INSERT INTO deliveries (${Object.keys(values).join()}) VALUES (${marks.join()}) RETURNING id`,
        Object.values(values),
      );
      return row!['id'] as string;
    },

    deliveriesOf: (webhookId: string) =>
      world.sql(
        'SELECT kind, status, attempt_count, resends, next_attempt_at FROM deliveries WHERE webhook_id = $1 ORDER BY created_at',
        [webhookId],
      ),

    wakeupsOf: (webhookId: string) =>
      world.sql('SELECT 1 FROM webhook_wakeups WHERE webhook_id = $1', [webhookId]),

    forgetWakeup: (webhookId: string) =>
      world.sql('DELETE FROM webhook_wakeups WHERE webhook_id = $1', [webhookId]),

    linesAbout: async (id: string): Promise<string[]> =>
      (await world.sql('SELECT line FROM audit_trail WHERE resource_id = $1 ORDER BY id', [id])).map(
        (row) => row['line'] as string,
      ),

    /** Publishes one `time_entry.created`. */
    async publish(): Promise<void> {
      const person = await world.person({ manager: world.manager });
      const reply = await service.request(world, 'POST', '/tracking/entries/', {
        as: person,
        body: { started_at: '2026-11-18T09:00:00+01:00', ended_at: '2026-11-18T10:00:00+01:00' },
      });
      expect(reply.status).toBe(201);
    },
  };
}
