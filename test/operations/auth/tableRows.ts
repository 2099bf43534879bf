import { randomBytes } from 'node:crypto';
import type { TableRows } from '../../walls/filling.ts';

export const rows: TableRows = {
  user_imports: ({ world }) => ({
    dry_run: false,
    all_or_nothing: false,
    total: 1,
    actor: { id: world.admin.id, email: world.admin.email, name: world.admin.name },
    user_id: world.admin.id,
    source: 'dashboard',
    ip: '127.0.0.1',
    request_id: 'request',
  }),
  user_import_rows: ({ id }) => ({ import_id: id('user_imports'), position: 1, input: {} }),
  former_employments: ({ person }) => ({
    employee_id: person.id,
    start_date: '2018-01-01',
    last_day: '2018-06-30',
  }),
  placements: ({ person, mark }) => ({
    employee_id: person.id,
    valid_from: '2026-01-01',
    calendar: `p${mark}`,
  }),
  // a second session of the calling admin, which the calls can find and end
  sessions: ({ world }) => ({
    user_id: world.admin.id,
    seed: randomBytes(16),
    expires_at: '2099-01-01T00:00:00Z',
  }),
  documents_access: ({ person, world, mark }) => ({
    user_id: person.id,
    email: `${mark}@private.test`,
    until: '2099-12-31',
    granted_by_id: world.admin.id,
  }),
  email_changes: ({ person }) => ({ user_id: person.id, changed_at: '2026-11-01T00:00:00Z' }),
  two_factor: ({ person }) => ({ user_id: person.id, secret_sealed: randomBytes(8) }),
  recovery_codes: ({ person }) => ({ user_id: person.id, code_hash: randomBytes(32) }),
  one_time_tokens: ({ person }) => ({
    user_id: person.id,
    kind: 'reset',
    token_hash: randomBytes(32),
    expires_at: '2099-01-01T00:00:00Z',
  }),
};
