/** Who may see and attach the document of an absence. It is health data. */
import type { Caller } from '../../../auth/caller.ts';

type Looking = Pick<Caller, 'kind' | 'role' | 'userId' | 'scopes'>;

/**
 * The person and admins who are signed in; of keys only a personal one with `absences:read`, for its owner's documents. A service
 * key is nobody's, so it sees none.
 */
export function seesDocument({ kind, role, userId, scopes }: Looking, employeeId: string): boolean {
  switch (kind) {
    case 'user':
      return role === 'admin' || userId === employeeId;
    case 'personal_key':
      return userId === employeeId && scopes!.includes('absences:read');
    case 'service_key':
      return false;
  }
}

/** The person and admins; a personal key attaches for its owner, a service key for anybody. */
export const attachesDocument = ({ kind, role, userId }: Looking, employeeId: string): boolean =>
  userId === employeeId || kind === 'service_key' || (kind === 'user' && role === 'admin');
