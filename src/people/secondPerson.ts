/**
 * Steps on money, pay or leave need a second person: nobody takes them for themselves (rules 21, 200), nor
 * for the admin who recently appointed them (rule 204). The pipeline checks each call with `x-own-record`;
 * calls about many records check each record.
 */
import type { Caller } from '../auth/caller.ts';
import { forbidden, type Problem } from '../problem.ts';
import { barredFrom, type Barred, type Stepping } from './deciding.ts';

/** Whether the caller is a signed-in admin who counts as a second person for records of this person. */
export const isSecondAdmin = (caller: Caller, employeeId: string, alone = false): boolean =>
  caller.kind === 'user' && caller.role === 'admin' && barredFrom(caller, employeeId, alone) === null;

/** The people whose payments a payment run of this caller leaves out (rules 201, 204). */
export const barredPeople = ({
  userId,
  keyHolders,
  madeAdminBy,
}: Caller): { own: string[]; new_admin: string[] } => {
  const own = [...(userId === null ? [] : [userId]), ...keyHolders];
  return { own, new_admin: madeAdminBy.filter((id) => !own.includes(id)) };
};

/** @throws Problem 403 `self_approval` or `new_admin` if the caller does not count as a second person */
export function assertSecondPerson(caller: Stepping, employeeId: string): void {
  const barred = barredFrom(caller, employeeId);
  if (barred !== null) throw barredProblem(barred);
}

export const barredProblem = (barred: Barred): Problem => forbidden(barred, TEXTS[barred]);

const TEXTS: Record<Barred, string> = {
  self_approval: 'You cannot take this step on your own money, pay or leave. Ask another person who may.',
  new_admin:
    'This person made you an admin less than 72 hours ago. Until then another admin takes steps on their records.',
};
