import { apiKey, delivery, webhook } from '../../access/records.ts';
import { PASSWORD, type Place, type Rows } from '../../access/row.ts';
import { listOf } from '../../examples/wishes.ts';
import type { Person } from '../../support/world.ts';

const HOOK = { url: 'https://127.0.0.1:8443/hook', events: ['webhook.ping'] };

/** The delivery of the demo company that was given up, with its webhook. */
async function failedDelivery(at: Place, person: Person): Promise<Record<string, string>> {
  for (const { id: webhook_id } of await listOf(at, person, 'listWebhooks')) {
    const ids = { webhook_id: webhook_id! };
    const [failed] = await listOf(at, person, 'listWebhookDeliveries', { status: 'failed' }, ids);
    if (failed) return { ...ids, delivery_id: failed['id']! };
  }
  throw new Error('every delivery of the demo arrived');
}

const ofFailed = async (at: Place, person: Person) => ({
  webhook_id: (await failedDelivery(at, person))['webhook_id']!,
});

/** None is being made, and the limit of a day is not reached. */
const noExports = (at: Place) => at.sql('DELETE FROM exports WHERE workspace_id = $1', [at.id]);

/** An export that is ready, of an archive without a byte. */
async function exported(at: Place): Promise<{ export_id: string }> {
  const [row] = await at.sql(
    `INSERT INTO exports (workspace_id, requested_by, areas, with_files, status, progress, snapshot_at, size, rows, files, created_at, finished_at, expires_at)
     SELECT $1, id, '{}', true, 'ready', 100, now(), 0, 0, 0, now() - interval '2 days', now(), now() + interval '7 days'
       FROM users WHERE workspace_id = $1 AND role = 'admin' LIMIT 1 RETURNING id`,
    [at.id],
  );
  return { export_id: row!['id'] as string };
}

export const rows: Rows = {
  listExports: { before: exported },
  createExport: { before: noExports, example: { before: noExports, body: { password: PASSWORD } } },
  getExport: { ids: exported },
  downloadExport: { ids: exported },
  deleteExport: { ids: exported },
  getStatus: {},
  getWorkspace: {},
  updateWorkspace: {
    body: (at) => ({ name: `Workspace ${at.next()}` }),
    example: { body: { rounding: 'quarter_hour', max_clock_hours: 12 } },
  },
  listScopes: {},
  listApiKeys: {},
  createApiKey: {
    body: { name: 'Export', kind: 'personal', scopes: ['time:read'] },
    example: {
      body: {
        name: 'Time sheet export',
        kind: 'personal',
        scopes: ['time:read', 'absences:read'],
        expires_at: '2027-11-20T00:00:00+01:00',
        password: PASSWORD,
      },
    },
  },
  getApiKey: { ids: apiKey },
  updateApiKey: {
    ids: apiKey,
    body: { name: 'Import' },
    example: { body: { name: 'Command line, laptop' } },
  },
  rotateApiKey: { ids: apiKey },
  revokeApiKey: { ids: apiKey },
  adminListApiKeys: {},
  adminRevokeApiKey: { ids: apiKey },

  listEventKinds: {},
  listEvents: {},
  listWebhooks: {},
  createWebhook: {
    body: HOOK,
    example: {
      body: {
        url: 'https://rota.example.test/hooks/workforce',
        events: ['absence.approved', 'absence.cancelled'],
        description: 'Rota',
      },
    },
  },
  getWebhook: { ids: webhook },
  updateWebhook: {
    ids: webhook,
    body: { description: 'Payroll' },
    example: { body: { events: ['absence.approved', 'absence.cancelled'], description: 'Absences only' } },
  },
  deleteWebhook: { ids: webhook },
  pingWebhook: { ids: webhook },
  sendSampleEvent: { ids: webhook, body: { event: 'absence.requested' } },
  recoverDeliveries: {
    ids: webhook,
    body: (at) => ({ since: new Date(at.service.now() - 3_600_000).toISOString() }),
    example: { ids: ofFailed, body: { since: '2026-11-01T00:00:00+01:00' } },
  },
  rotateWebhookSecret: { ids: webhook },
  listWebhookDeliveries: { ids: webhook, example: { ids: ofFailed, query: { status: 'failed' } } },
  getWebhookDelivery: { ids: delivery, example: { ids: failedDelivery } },
  resendWebhookDelivery: { ids: delivery, example: { ids: failedDelivery } },
};
