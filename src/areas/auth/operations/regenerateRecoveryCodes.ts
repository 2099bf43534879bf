import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { notify } from '../../../events/notify.ts';
import { confirmBoth, replaceRecoveryCodes } from '../../../auth/secondFactor.ts';

export default async function regenerateRecoveryCodes(
  call: Call<'regenerateRecoveryCodes'>,
): Promise<Answer<'regenerateRecoveryCodes'>> {
  const { body, caller, db } = call;
  const userId = caller.userId!;
  await confirmBoth(call, body);
  const codes = await replaceRecoveryCodes(db, userId);

  audit(call, { action: 'regenerated', resource: 'recovery_codes', id: userId });
  notify(call, {
    userId,
    kind: 'security.recovery_codes_regenerated',
    title: 'New recovery codes',
    body: 'Your old recovery codes no longer work.',
  });
  return { status: 200, data: { recovery_codes: codes } };
}
