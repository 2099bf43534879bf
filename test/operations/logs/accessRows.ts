import { auditEntry } from '../../access/records.ts';
import type { Rows } from '../../access/row.ts';

export const rows: Rows = {
  listAuditTrail: {},
  getAuditEntry: { ids: auditEntry },
};
