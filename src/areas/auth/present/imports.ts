import type { UserImport, UserImportDetail, UserImportResult } from '../../../generated/types.ts';
import type { ImportRow, ResultRow } from '../store/imports.ts';

export function presentImport(row: ImportRow): UserImport {
  return {
    id: row.id,
    status: row.status,
    dry_run: row.dry_run,
    all_or_nothing: row.all_or_nothing,
    total: row.total,
    done: row.done,
    created: row.created,
    refused: row.refused,
    created_by: { id: row.actor.id, email: row.actor.email, name: row.actor.name },
    created_at: row.created_at,
    finished_at: row.finished_at,
  };
}

export const presentImportDetail = (row: ImportRow, results: readonly ResultRow[]): UserImportDetail => ({
  ...presentImport(row),
  results: results.map(presentResult),
});

const presentResult = (row: ResultRow): UserImportResult => ({
  row: row.position,
  outcome: row.outcome,
  email: row.email,
  user_id: row.user_id,
  code: row.code,
  detail: row.detail,
  errors: row.errors,
});
