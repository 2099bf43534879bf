/**
 * Nobody takes a step on money, pay or leave of their own: it takes a second person (rules 21, 200), and a new admin is none for
 * whoever made them one (rule 204). The pipeline asks this of each call whose file says `x-own-record`; calls about many records
 * ask it of each record.
 */
import type { Caller } from '../auth/caller.ts';
import { forbidden, type Problem } from '../problem.ts';
import { barredFrom, type Barred, type Stepping } from './deciding.ts';

/** A signed-in admin who is a second person for records of this person. */
export const isSecondAdmin = (caller: Caller, employeeId: string, alone = false): boolean =>
  caller.kind === 'user' && caller.role === 'admin' && barredFrom(caller, employeeId, alone) === null;

/** The people whose payments a run of this caller leaves out (rules 201, 204). */
export const barredPeople = ({
  userId,
  keyHolders,
  madeAdminBy,
}: Caller): { own: string[]; new_admin: string[] } => {
  const own = [...(userId === null ? [] : [userId]), ...keyHolders];
  return { own, new_admin: madeAdminBy.filter((id) => !own.includes(id)) };
};

/** 403 `self_approval` or `new_admin` where the caller is no second person for records of this person. */
export function assertSecondPerson(caller: Stepping, employeeId: string): void {
  const barred = barredFrom(caller, employeeId);
  if (barred !== null) throw barredProblem(barred);
}

export const barredProblem = (barred: Barred): Problem => forbidden(barred, TEXTS[barred]);

const TEXTS: Record<Barred, string> = {
  self_approval: 'Nobody takes a step on money, pay or leave of their own. Ask somebody else who may.',
  new_admin:
    'This person made you an admin less than 72 hours ago. Until then another admin takes steps on their records.',
};
