/** Who may see the document of an absence. */
import type { Caller } from '../../../auth/caller.ts';

/** The person and admins: it is health data. Keys never see it, whoever they act for. */
export const seesDocument = ({ kind, role, userId }: Caller, employeeId: string): boolean =>
  kind === 'user' && (role === 'admin' || userId === employeeId);
