import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { conflict } from '../../../problem.ts';
import { securityNotice } from '../../../people/securityNotice.ts';
import { confirmBoth } from '../../../auth/secondFactor.ts';
import { disable } from '../../../auth/store/twoFactor.ts';

export default async function disableTwoFactor(
  call: Call<'disableTwoFactor'>,
): Promise<Answer<'disableTwoFactor'>> {
  const { body, caller, db, services, workspace } = call;
  const userId = caller.userId!;
  if (workspace.settings.two_factor_required)
    throw conflict('two_factor_enforced', 'This workspace demands a second factor.');
  const own = await confirmBoth(call, body);
  await db.count(disable, { user_id: userId });
  db.afterCommit(() => services.accessChanged(workspace.id));

  audit(call, { action: 'disabled', resource: 'two_factor', id: userId });
  securityNotice(call, own, {
    kind: 'two_factor_disabled',
    title: 'The second factor is off',
    body: 'Signing in needs your password only. If it was not you, change your password.',
  });
  return { status: 200, data: {} };
}
