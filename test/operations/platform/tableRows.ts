import { randomBytes } from 'node:crypto';
import type { TableRows } from '../../walls/filling.ts';

export const rows: TableRows = {
  exports: ({ person }) => ({
    requested_by: person.id,
    areas: '{}',
    with_files: true,
    status: 'ready',
    snapshot_at: '2026-11-01T00:00:00Z',
    size: 0,
    expires_at: '2099-01-01T00:00:00Z',
  }),
  export_entries: ({ id, mark }) => ({
    export_id: id('exports'),
    name: `auth/${mark}.jsonl`,
    kind: 'table',
    source: mark,
    place: 1,
  }),
  export_parts: async ({ id, file }) => ({
    export_id: id('exports'),
    entry_id: id('export_entries'),
    n: 0,
    file_id: await file('export_part', 'application/octet-stream'),
    size: 1,
  }),
  export_rows: ({ id, mark }) => ({ export_id: id('exports'), source: mark, n: 0, rows: 1, lines: mark }),
  exceptions: ({ person, mark }) => ({ record_id: person.id, reason: mark, by_id: person.id }),
  api_key_use: ({ id }) => ({ key_id: id('api_keys'), slot: '2026-11-01T00:00:00Z', calls: 1 }),
  webhooks: ({ mark }) => ({
    url: `https://${mark}.example.test/`,
    events: ['webhook.ping'],
    secret_sealed: randomBytes(16),
    secret_hint: '…0000',
    status: 'paused',
  }),
  events: ({ person, mark }) => ({
    kind: 'webhook.ping',
    occurred_at: '2026-11-01T00:00:00Z',
    body: JSON.stringify({
      event: 'webhook.ping',
      occurred_at: '2026-11-01T01:00:00.000+01:00',
      actor: { id: person.id, email: person.email, name: person.name },
      // any value: the event list does not look it up
      data: { webhook_id: person.id, message: mark },
    }),
  }),
  deliveries: ({ id }) => ({
    webhook_id: id('webhooks'),
    event_id: id('events'),
    kind: 'webhook.ping',
    status: 'failed',
    settled_at: '2026-11-01T00:00:00Z',
  }),
  delivery_attempts: ({ id }) => ({
    delivery_id: id('deliveries'),
    number: 1,
    outcome: 'failed',
    finished_at: '2026-11-01T00:00:00Z',
  }),
  licenses: () => ({
    plan: 'managed',
    seats: 30,
    addons: [],
    valid_until: '2027-11-30',
    key_hash: randomBytes(32),
    stage: 'replaced',
  }),
  pilots: ({ world, mark }) => ({
    // any workspace: an ended trial is not used
    pilot_workspace_id: world.id,
    workspace_name: `Trial ${mark}`,
    slug: `trial-${mark}`,
    host: `trial-${mark}.localhost`,
    admin_email: `${mark}@example.test`,
    seats: 25,
    ends_on: '2026-11-30',
    status: 'ended',
    finished_at: '2026-11-01T00:00:00Z',
  }),
};
