import type { Session, SignedInUser } from '../../../generated/types.ts';
import type { Caller } from '../../../auth/caller.ts';
import type { SessionRow, SignedInRow } from '../store/sessions.ts';
import type { Defaults } from './people.ts';
import { nameOf } from '../../../people/present.ts';

export function presentSignedIn(row: SignedInRow, workspace: Defaults): SignedInUser {
  return {
    id: row.id,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    name: nameOf(row),
    role: row.role,
    timezone: row.timezone ?? workspace.timezone,
    locale: row.locale ?? workspace.locale,
  };
}

export function presentSession(row: SessionRow, caller: Pick<Caller, 'sessionId'>): Session {
  return {
    id: row.id,
    device_name: row.device_name,
    ip: row.ip,
    user_agent: row.user_agent,
    created_at: row.created_at,
    last_used_at: row.last_used_at,
    current: row.id === caller.sessionId,
  };
}
