import type { AreaTables } from '../../exports/tables.ts';

/** Tables that belong to no other area: the workspace, files, keys, webhooks, and records of their use. */
const tables: AreaTables = {
  workspaces: {},
  // without parts of archives; imported files are stored in Postgres, wherever they were before
  files: {
    made: ['content_type', 'kind', 'place'],
    secret: ['place'],
    open: ['sha256'],
    where: `t.stray_at IS NULL AND t.kind <> 'export_part'`,
  },
  api_keys: {
    made: ['prefix', 'previous_hash', 'scopes', 'secret_hash'],
    secret: ['secret_hash', 'previous_hash'],
    // no secret has this hash, so an imported key works only after it is rotated
    arrives: (_row, { random }) => ({ secret_hash: random(32), previous_valid_until: null }),
  },
  webhooks: {
    about: 'company',
    made: ['previous_secret_sealed', 'secret_sealed'],
    secret: ['secret_sealed', 'previous_secret_sealed'],
    open: ['secret_hint'],
    // a random secret that nobody knows: an admin rotates it and tells the receiver
    arrives: (_row, { webhookSecrets, random }) => ({
      secret_sealed: webhookSecrets.seal(`whsec_${random(32).toString('base64')}`),
      previous_valid_until: null,
    }),
  },
  events: {},
  deliveries: {},
  delivery_attempts: {},
  licenses: {
    about: 'company',
    secret: ['key_hash'],
    arrives: (_row, { random }) => ({ key_hash: random(32) }),
  },
  pilots: {
    about: 'company',
    leftOut: 'Trials are workspaces of this installation, which another one does not have.',
  },
  exceptions: {},
  api_key_use: { leftOut: 'Counts of the last hour.' },
  webhook_wakeups: { leftOut: 'Derived from the deliveries. A job writes it again.' },
  workspace_hosts: { leftOut: 'Host names of this installation. Elsewhere the workspace has others.' },
  file_chunks: { leftOut: 'The bytes of files, which are in the folder files/.' },
  exports: { leftOut: 'Archives of the workspace are not part of its data.' },
  export_entries: { leftOut: 'As `exports`.' },
  export_parts: { leftOut: 'As `exports`.' },
  export_rows: { leftOut: 'As `exports`.' },
};
export default tables;
