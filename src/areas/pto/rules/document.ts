/** Who may see and attach the document of an absence, which is health data. */
import type { Caller } from '../../../auth/caller.ts';

type Looking = Pick<Caller, 'kind' | 'role' | 'userId' | 'scopes'>;

/**
 * The person and admins who are signed in. Of keys, only a personal key with `absences:read` for its owner's
 * documents; service keys belong to nobody, so they see none.
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

/** The person and admins. A personal key may attach for its owner, a service key for anybody. */
export const attachesDocument = ({ kind, role, userId }: Looking, employeeId: string): boolean =>
  userId === employeeId || kind === 'service_key' || (kind === 'user' && role === 'admin');
