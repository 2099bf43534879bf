import type { CivilDate } from '../civil/dates.ts';
import { conflict } from '../problem.ts';
import type { Workspace } from '../workspace/workspace.ts';

/**
 * Rule 219: nothing is issued, paid or voided on a day up to the one through which the books are closed.
 * @throws Problem 409 `period_closed`
 */
export function assertBooksOpen(
  { settings: { closed_through } }: Pick<Workspace, 'settings'>,
  day: CivilDate,
): void {
  if (closed_through !== null && day <= closed_through)
    throw conflict('period_closed', `The books are closed through ${closed_through}.`, { closed_through });
}
