import { apiKey, delivery, put, webhook } from '../../access/records.ts';
import { PASSWORD, type Place, type Rows } from '../../access/row.ts';
import { listOf } from '../../examples/wishes.ts';
import { licenseFor } from '../../support/licenses.ts';
import { until } from '../../support/until.ts';
import type { Person } from '../../support/world.ts';

const HOOK = { url: 'https://127.0.0.1:8443/hook', events: ['webhook.ping'] };

/** The failed delivery of the demo company, with its webhook. */
async function failedDelivery(at: Place, person: Person): Promise<Record<string, string>> {
  for (const { id: webhook_id } of await listOf(at, person, 'listWebhooks')) {
    const ids = { webhook_id: webhook_id! };
    const [failed] = await listOf(at, person, 'listWebhookDeliveries', { status: 'failed' }, ids);
    if (failed) return { ...ids, delivery_id: failed['id']! };
  }
  throw new Error('every delivery of the demo arrived');
}

/** Creates a trial of this workspace. */
async function pilot(at: Place): Promise<Record<string, string>> {
  const slug = `trial-${at.next()}-${at.id.slice(-12)}`;
  const ends_on = new Date(at.service.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const [made] = await at.sql(
    `INSERT INTO workspaces (slug, name, plan, seats, valid_until) VALUES ($1, 'Harbour Office', 'pilot', 25, $2) RETURNING id`,
    [slug, ends_on],
  );
  const pilot_id = await put(at, 'pilots', {
    pilot_workspace_id: made!['id'],
    workspace_name: 'Harbour Office',
    slug: 'harbour',
    host: 'harbour.localhost',
    admin_email: 'grace.harper@harbour.example.test',
    seats: 25,
    ends_on,
  });
  return { pilot_id };
}

/** Puts the demo company on a plan with trials, and creates one. */
async function asOperator(at: Place): Promise<void> {
  await at.sql(`UPDATE workspaces SET plan = 'managed' WHERE id = $1`, [at.id]);
  await pilot(at);
  await until(
    async () => (await at.service.request(at, 'GET', '/platform/pilots/', { as: at.admin })).status === 200,
  );
}

/** The only trial of the demo company, and a licence that converts it. */
const onlyPilot = async ({ id, sql }: Place) => {
  const [made] = await sql<{ pilot_id: string }>(
    'SELECT id AS pilot_id FROM pilots WHERE workspace_id = $1',
    [id],
  );
  return made!;
};
async function licenseForPilot({ id, sql }: Place): Promise<object> {
  const [made] = await sql<{ id: string }>(
    'SELECT pilot_workspace_id AS id FROM pilots WHERE workspace_id = $1',
    [id],
  );
  const { license_key } = await licenseFor({ id: made!.id, sql }, { seats: 40 });
  return { license: license_key, plan: 'managed', seats: 40 };
}

const ofFailed = async (at: Place, person: Person) => ({
  webhook_id: (await failedDelivery(at, person))['webhook_id']!,
});

/** The demo company has deliveries of its own. */
const noMore = () => undefined;

/** Deletes all exports, so that none is running and the daily limit is not reached. */
const noExports = (at: Place) => at.sql('DELETE FROM exports WHERE workspace_id = $1', [at.id]);

/** A ready export with an empty archive. */
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
  // a new one, because the demo's has expired
  downloadExport: { ids: exported, example: { ids: exported } },
  deleteExport: { ids: exported },
  getStatus: {},
  getWorkspace: {},
  updateWorkspace: {
    body: (at) => ({ name: `Workspace ${at.next()}` }),
    example: { body: { rounding: 'quarter_hour', max_clock_hours: 12 } },
  },
  getLicense: {},
  putLicense: {
    body: (at) => licenseFor(at, { seats: 500 }),
    example: { body: (at) => licenseFor(at, { plan: 'self_hosted', seats: 40 }) },
  },
  listPilots: { example: { before: asOperator } },
  createPilot: {
    body: (at) => ({ slug: `pilot-${at.host.split('.')[0]}-${at.next()}`.slice(0, 40), days: 30 }),
    example: {
      before: asOperator,
      body: {
        workspace_name: 'Harbour Office',
        slug: 'harbour',
        admin_email: 'grace.harper@harbour.example.test',
        days: 30,
      },
    },
  },
  getPilot: { ids: pilot, example: { before: asOperator, ids: pilot } },
  extendPilot: {
    ids: pilot,
    body: (at) => ({ ends_on: new Date(at.service.now() + 40 * 86_400_000).toISOString().slice(0, 10) }),
    example: { before: asOperator, ids: pilot, body: { ends_on: '2027-01-31' } },
  },
  convertPilot: {
    ids: pilot,
    example: { before: asOperator, ids: onlyPilot, body: licenseForPilot },
  },
  endPilot: {
    ids: pilot,
    example: { before: asOperator, ids: pilot, body: { reason: 'Not needed any more' } },
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
  getFileAddresses: { query: { paths: '/api/v1/profile/photo/,/api/v1/branding/logo/' } },
  search: { query: { q: 'keller' }, reach: 'own', example: { as: 'admin', query: { q: 'jonas' } } },
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
  rotateWebhookSecret: { ids: webhook, example: { body: { overlap_hours: 24 } } },
  listWebhookDeliveries: { ids: webhook, example: { ids: ofFailed, query: { status: 'failed' } } },
  listDeliveries: {
    before: delivery,
    reach: 'workspace',
    example: { before: noMore, query: { status: 'failed' } },
  },
  countDeliveries: {
    before: delivery,
    reach: 'workspace',
    example: { before: noMore, query: { hours: '3' } },
  },
  getWebhookDelivery: { ids: delivery, example: { ids: failedDelivery } },
  resendWebhookDelivery: { ids: delivery, example: { ids: failedDelivery } },
};
