/**
 * Who decided on a record. A person is shown with their current name, because the copy in the record still
 * has the name of somebody who has been anonymised. A service key has no row in users and is shown as it was.
 */
import type { PersonRef } from '../generated/types.ts';
import { maybeRefIn, namedColumnsAs, type MaybeNamedAs } from './named.ts';

export interface ReviewerColumns extends MaybeNamedAs<'reviewer'> {
  /** The reviewer if it was not a person. */
  reviewer: { id: string; email: string; name: string } | null;
}

/** SQL of the columns that come from the record itself. */
export const reviewedBy = (row: string): string =>
  `${row}.reviewer_id, CASE WHEN ${row}.reviewer_id IS NULL THEN ${row}.reviewer END AS reviewer`;

/** SQL of all columns, by alias of the record and of its reviewer. JSON took longer than the join. */
export const reviewerColumns = (row: string, user: string): string => `
    ${reviewedBy(row)}, ${namedColumnsAs(user, 'reviewer')}`;

export const reviewerOf = (row: ReviewerColumns): PersonRef | null =>
  row.reviewer_id !== null && row.reviewer_email !== null
    ? maybeRefIn(row, 'reviewer')
    : row.reviewer && { ...row.reviewer, photo_url: null };
