import { auditEntry } from '../../access/records.ts';
import type { Place, Rows } from '../../access/row.ts';
import type { Person } from '../../support/world.ts';

/** An app log entry of a person. */
const logged = (at: Place, person: Person) =>
  at.sql(
    `INSERT INTO app_logs (workspace_id, user_id, level, message, context, at, client, request_id)
     VALUES ($1, $2, 'error', 'The calendar could not be loaded', '{"screen": "calendar", "status": 503}', clock_timestamp(),
             'app', 'app-7-calendar')`,
    [at.id, person.id],
  );

export const rows: Rows = {
  listAuditTrail: {},
  getAuditEntry: { ids: auditEntry },
  verifyAuditTrail: {},
  exportAuditTrail: {
    query: { from: '2026-11-01', to: '2026-11-30' },
    example: { query: { from: '2026-11-16', to: '2026-11-20', format: 'ndjson' } },
  },
  submitAppLogs: {
    body: {
      entries: [
        {
          level: 'error',
          message: 'The calendar could not be loaded',
          context: { screen: 'calendar', status: 503 },
          at: '2026-11-20T09:12:00+01:00',
        },
      ],
    },
  },
  listAppLogs: { before: logged, example: { before: logged } },
};
