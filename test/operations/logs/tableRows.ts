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
};
