/**
 * Who decided on a record. A person is shown with their current name, because the copy in the record still
 * has the name of somebody who has been anonymised. A service key has no row in users and is shown as it was.
 */
export interface ReviewerColumns {
  reviewer_id: string | null;
  /** The reviewer if it was not a person. */
  reviewer: { id: string; email: string; name: string } | null;
  reviewer_email: string | null;
  reviewer_name: string | null;
}

/** SQL of the columns that come from the record itself. */
export const reviewedBy = (row: string): string =>
  `${row}.reviewer_id, CASE WHEN ${row}.reviewer_id IS NULL THEN ${row}.reviewer END AS reviewer`;

/** SQL of all columns, by alias of the record and of its reviewer. JSON took longer than the join. */
export const reviewerColumns = (row: string, user: string): string => `
    ${reviewedBy(row)}, ${reviewerNamed(user)}`;

/** SQL of the columns with the reviewer's current name. */
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
