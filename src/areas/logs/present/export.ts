/** Lines of the audit trail as they are exported, with their places in the chain. */
import { timestampIn, type Zone } from '../../../civil/zones.ts';
import { csvLine } from '../../../lib/csv.ts';
import { maskSecrets } from '../rules/mask.ts';
import { timestampsIn } from '../rules/timestamps.ts';
import type { ExportRow } from '../store/audit.ts';

const COLUMNS = [
  'id',
  'at',
  'line',
  'action',
  'resource',
  'resource_id',
  'actor_id',
  'actor_email',
  'actor_name',
  'source',
  'key_prefix',
  'ip',
  'request_id',
  'changes',
  'position',
  'hash',
] as const;

export const CSV_HEADER = csvLine(COLUMNS);

/** With the changes as JSON in a cell. */
export const csvOf = (row: ExportRow, zone: Zone): string =>
  csvLine([
    row.id,
    timestampIn(row.created_at, zone),
    row.line,
    row.action,
    row.resource_type,
    row.resource_id,
    row.actor.id,
    row.actor.email,
    row.actor.name,
    row.source,
    row.key_prefix,
    row.ip,
    row.request_id,
    JSON.stringify(changesOf(row, zone)),
    row.position,
    row.hash,
  ]);

/** An entry as the API answers it, and its place in the chain: an object a line. */
export const ndjsonOf = (row: ExportRow, zone: Zone): string =>
  `${JSON.stringify({
    id: row.id,
    at: timestampIn(row.created_at, zone),
    line: row.line,
    action: row.action,
    resource: row.resource_type,
    resource_id: row.resource_id,
    actor: { id: row.actor.id, email: row.actor.email, name: row.actor.name },
    source: row.source,
    key_prefix: row.key_prefix,
    ip: row.ip,
    request_id: row.request_id,
    changes: changesOf(row, zone),
    position: row.position,
    hash: row.hash,
  })}\n`;

const changesOf = ({ changes }: ExportRow, zone: Zone) => timestampsIn(maskSecrets(changes), zone);
