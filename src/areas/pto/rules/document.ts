/** Who sees the document of an absence. */
import type { Caller } from '../../../auth/caller.ts';

/** The person and admins: it is health data, and no key is told of it, whoever it acts for. */
export const seesDocument = ({ kind, role, userId }: Caller, employeeId: string): boolean =>
  kind === 'user' && (role === 'admin' || userId === employeeId);
