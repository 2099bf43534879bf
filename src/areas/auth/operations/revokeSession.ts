import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { notFound } from '../../../problem.ts';
import { revokeSession as revoke } from '../store/sessions.ts';

export default async function revokeSession(call: Call<'revokeSession'>): Promise<Answer<'revokeSession'>> {
  const { params, caller, db, services, workspace, now } = call;
  const { session_id } = params;
  const ended = await db.count(revoke, {
    id: session_id,
    user_id: caller.userId!,
    now: new Date(now).toISOString(),
  });
  if (ended === 0) throw notFound();
  audit(call, { action: 'ended', resource: 'session', id: session_id });
  db.afterCommit(() => services.accessChanged(workspace.id));
  return { status: 200, data: {} };
}
