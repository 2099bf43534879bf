/** Loads an enrollment for a change. Locks its person's row first, then its own. Throws 404. */
import { ask, type Queries, type Tx } from '../../../db/handle.ts';
import { personForUpdate, type PersonRow } from '../../../people/find.ts';
import { conflict, notFound } from '../../../problem.ts';
import { violatedConstraint } from '../../../db/pool.ts';
import { enrollmentById, enrollmentForChange, inTheWay, type EnrollmentRow } from '../store/enrollments.ts';

export async function hold(db: Tx, id: string): Promise<{ row: EnrollmentRow; person: PersonRow }> {
  const seen = await db.maybe(enrollmentById, { id });
  if (!seen) throw notFound();
  const [[person], [row]] = await db.together(
    ask(personForUpdate, { id: seen.employee_id }),
    ask(enrollmentForChange, { id }),
  );
  if (!row || !person) throw notFound();
  return { row, person };
}

/** Current status, or null if the enrollment does not exist. */
export const statusNow = async (db: Queries, id: string) =>
  (await db.maybe(enrollmentById, { id }))?.status ?? null;

/** 409 `already_enrolled`, for an enrollment or a waiver. */
export const alreadyEnrolled = (rows: readonly { id: string }[]) =>
  conflict('already_enrolled', 'There is an enrollment in this plan already.', {
    conflicts: rows.map(({ id }) => id),
  });

const CONSTRAINTS: readonly (string | undefined)[] = ['enrollments_no_overlap', 'enrollments_one_waiver'];

/** Maps a violated constraint on enrollments to 409 `already_enrolled`; rethrows any other error. */
export const enrolledProblem =
  (db: Tx, asked: { employee_id: string; plan_id: string; start_on: string }) =>
  async (error: unknown): Promise<never> => {
    if (!CONSTRAINTS.includes(violatedConstraint(error) ?? undefined)) throw error;
    throw alreadyEnrolled(await db.outside.rows(inTheWay, asked));
  };
