/** Who may see and attach the document of an absence. */
import type { Caller } from '../../../auth/caller.ts';

/** The person and admins: it is health data. Keys never see it, whoever they act for. */
export const seesDocument = ({ kind, role, userId }: Caller, employeeId: string): boolean =>
  kind === 'user' && (role === 'admin' || userId === employeeId);

/** Those who see it, and keys for those they act for: a personal key its owner's, a service key anybody's. */
export const attachesDocument = (caller: Caller, employeeId: string): boolean =>
  seesDocument(caller, employeeId) || caller.kind === 'service_key' || caller.userId === employeeId;
