import type { Answer, Call } from '../../../contract.ts';
import { twoFactorStatus } from '../../../auth/store/twoFactor.ts';

export default async function getTwoFactorStatus({
  caller,
  db,
  workspace,
}: Call<'getTwoFactorStatus'>): Promise<Answer<'getTwoFactorStatus'>> {
  const { enabled_at, codes_left } = await db.one(twoFactorStatus, { user_id: caller.userId! });
  return {
    status: 200,
    data: {
      enabled: enabled_at !== null,
      enforced: workspace.settings.two_factor_required,
      recovery_codes_left: codes_left,
      enabled_at,
    },
  };
}
