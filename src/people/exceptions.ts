/** Steps that the only admin took on their own records (rule 202), as the records show them. */
import type { RecordException } from '../generated/types.ts';
import { namedColumnsAs, refIn, type MaybeNamedAs, type NamedAs } from './named.ts';

/** The latest exception of a record; all columns are null without one. */
export interface ExceptionColumns extends MaybeNamedAs<'exception_by'> {
  exception_reason: string | null;
  exception_at: string | null;
}

/** SQL of `ExceptionColumns`, after `exceptionJoin`. */
export const EXCEPTION_COLUMNS = `
    exceptions.reason AS exception_reason, exceptions.created_at AS exception_at,
    excepted.id AS exception_by_id, ${namedColumnsAs('excepted', 'exception_by')}`;

/** SQL that joins the latest exception of the record whose id is `id`. */
export const exceptionJoin = (id: string): string => `
    LEFT JOIN LATERAL (
      SELECT x.reason, x.created_at, x.by_id FROM exceptions x
       WHERE x.workspace_id = $1 AND x.record_id = ${id} ORDER BY x.id DESC LIMIT 1) exceptions ON true
    LEFT JOIN users excepted ON excepted.workspace_id = $1 AND excepted.id = exceptions.by_id`;

export const exceptionIn = (row: ExceptionColumns): RecordException | null =>
  row.exception_reason === null
    ? null
    : {
        reason: row.exception_reason,
        by: refIn(row as NamedAs<'exception_by'>, 'exception_by'),
        at: row.exception_at!,
      };
