import { randomBytes, randomInt } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { TableRows } from '../../walls/filling.ts';

export const rows: TableRows = {
  audit_log: ({ person, mark }) => ({
    action: 'created',
    resource_type: 'time_entry',
    actor: { id: person.id, email: person.email, name: person.name },
    actor_id: person.id,
    source: 'dashboard',
    line: `created time_entry · ${mark}`,
  }),
  // everybody has a key already: the same one is written again, so that existing lines can still be read
  person_keys: async ({ world, person }) => {
    const [had] = await world.sql('DELETE FROM person_keys WHERE user_id = $1 RETURNING key', [person.id]);
    return { user_id: person.id, key: had!['key'] };
  },
  // keys of lines that were set aside
  audit_keys: () => ({ entry_id: uuidv7(), key: randomBytes(32) }),
  audit_chain: () => ({
    position: randomInt(1, 2 ** 40),
    entry_id: uuidv7(),
    hash: randomBytes(32),
  }),
  app_logs: ({ person, mark }) => ({
    user_id: person.id,
    level: 'warn',
    message: `message ${mark}`,
    context: { mark },
    at: '2026-11-20T09:00:00Z',
    client: 'app',
  }),
};
