/** Formats lines of the audit trail for exports, with their places in the chain. */
import { timestampIn, type Zone } from '../../../civil/zones.ts';
import { csvLine } from '../../../lib/csv.ts';
import { maskSecrets } from '../rules/mask.ts';
import { timestampsIn } from '../rules/timestamps.ts';
import type { ExportRow } from '../store/audit.ts';
import { presentAuditEntry } from './audit.ts';

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

/** A CSV line; the changes are JSON in a cell. */
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
    row.actor.ip,
    row.request_id,
    JSON.stringify(changesOf(row, zone)),
    row.position,
    row.hash,
  ]);

/** A JSON object per line: the entry as in the API, plus its place in the chain. */
export const ndjsonOf = (row: ExportRow, zone: Zone): string =>
  `${JSON.stringify({
    ...presentAuditEntry(row),
    at: timestampIn(row.created_at, zone),
    changes: changesOf(row, zone),
    position: row.position,
    hash: row.hash,
  })}\n`;

const changesOf = ({ changes }: ExportRow, zone: Zone) => timestampsIn(maskSecrets(changes), zone);
