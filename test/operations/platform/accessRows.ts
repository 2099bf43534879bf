import { apiKey, delivery, webhook } from '../../access/records.ts';
import type { Rows } from '../../access/row.ts';

const HOOK = { url: 'https://127.0.0.1:8443/hook', events: ['webhook.ping'] };

export const rows: Rows = {
  getStatus: {},
  listScopes: {},
  listApiKeys: {},
  createApiKey: { body: { name: 'Export', kind: 'personal', scopes: ['time:read'] } },
  getApiKey: { ids: apiKey },
  updateApiKey: { ids: apiKey, body: { name: 'Import' } },
  rotateApiKey: { ids: apiKey },
  revokeApiKey: { ids: apiKey },
  adminListApiKeys: {},
  adminRevokeApiKey: { ids: apiKey },

  listEventKinds: {},
  listEvents: {},
  listWebhooks: {},
  createWebhook: { body: HOOK },
  getWebhook: { ids: webhook },
  updateWebhook: { ids: webhook, body: { description: 'Payroll' } },
  deleteWebhook: { ids: webhook },
  pingWebhook: { ids: webhook },
  sendSampleEvent: { ids: webhook, body: { event: 'absence.requested' } },
  recoverDeliveries: {
    ids: webhook,
    body: () => ({ since: new Date(Date.now() - 3_600_000).toISOString() }),
  },
  rotateWebhookSecret: { ids: webhook },
  listWebhookDeliveries: { ids: webhook },
  getWebhookDelivery: { ids: delivery },
  resendWebhookDelivery: { ids: delivery },
};
