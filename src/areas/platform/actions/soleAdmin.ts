import type { Call } from '../../../contract.ts';
import type { SoleAdmin, WorkspaceSettings } from '../../../generated/types.ts';
import { alertAdmins } from '../../../people/adminAlert.ts';
import { controlChangedMail, othersSince } from '../../../people/soleAdmin.ts';
import { invalid } from '../../../problem.ts';

type Changing = Call<'updateWorkspace'>;

/**
 * The setting in stored form. Its 72 hours begin again with another address, and if there was another admin
 * meanwhile (rule 202).
 * @throws 422 unless the caller is the only admin, and for an address that somebody signs in with
 */
export async function soleAdminOf(
  { db, caller, now }: Changing,
  { control_email }: { control_email: string },
  { sole_admin: before }: Pick<WorkspaceSettings, 'sole_admin'>,
): Promise<SoleAdmin> {
  const since = new Date(now).toISOString();
  const id = caller.userId!;
  const { other_admin, signs_in } = await db.one(othersSince, { id, since, control_email });
  if (other_admin) throw invalid({ sole_admin: ['There is another admin, or one is invited.'] });
  if (signs_in) throw invalid({ 'sole_admin.control_email': ['Somebody signs in with this address.'] });
  if (before?.control_email !== control_email) return { control_email, since };
  const lasting = await db.one(othersSince, { id, ...before });
  return lasting.other_admin ? { control_email, since } : before;
}

/** Tells the admins, and the addresses that check such steps from now on or did so far. */
export async function alertSoleAdmin(
  call: Changing,
  before: Pick<WorkspaceSettings, 'sole_admin'>,
  { id, sole_admin }: Pick<WorkspaceSettings, 'id' | 'sole_admin'>,
): Promise<void> {
  await alertAdmins(call, {
    kind: 'sole_admin_changed',
    title: 'Whether the only admin may take steps on their own records was changed',
    body:
      sole_admin === null
        ? 'Nobody may any more.'
        : `The only admin may from 72 hours on; each step is reported to ${sole_admin.control_email}.`,
    resource: { type: 'workspace', id },
  });
  const [was, is] = [before.sole_admin?.control_email, sole_admin?.control_email];
  if (was !== undefined && was !== is) tell(call, was, false);
  if (is !== undefined) tell(call, is, true);
}

function tell(call: Changing, to: string, checks: boolean): void {
  call.services.outbox.post(call.db, {
    kind: 'security',
    userId: call.caller.userId!,
    mail: controlChangedMail(to, checks, call.workspace),
  });
}
