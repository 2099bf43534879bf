/**
 * Who decided on a record. A person is named as they are called now: the copy in the record still has the name of one who was
 * anonymised since. A service key has no row in users, and is named as it was.
 */
export interface ReviewerColumns {
  reviewer_id: string | null;
  /** Who decided, where that was no person. */
  reviewer: { id: string; email: string; name: string } | null;
  reviewer_email: string | null;
  reviewer_name: string | null;
}

/** SQL of the record's own two of the columns. */
export const reviewedBy = (row: string): string =>
  `${row}.reviewer_id, CASE WHEN ${row}.reviewer_id IS NULL THEN ${row}.reviewer END AS reviewer`;

/** SQL of the columns: of a record by its alias, and of its reviewer in users by theirs. As columns: to make them JSON took longer than to join them. */
export const reviewerColumns = (row: string, user: string): string => `
    ${reviewedBy(row)}, ${reviewerNamed(user)}`;

/** SQL of those of the columns that say who the reviewer is now. */
export const reviewerNamed = (user: string): string =>
  `${user}.email::text AS reviewer_email, ${user}.first_name || ' ' || ${user}.last_name AS reviewer_name`;

export const reviewerOf = ({
  reviewer_id,
  reviewer,
  reviewer_email,
  reviewer_name,
}: ReviewerColumns): ReviewerColumns['reviewer'] =>
  reviewer_id === null || reviewer_email === null || reviewer_name === null
    ? reviewer
    : { id: reviewer_id, email: reviewer_email, name: reviewer_name };
