import type { Answer, Call } from '../../../contract.ts';
import { presentEntitlement } from '../present/entitlement.ts';
import { entitlementList } from '../store/entitlements.ts';

export default async function adminListEntitlements(
  call: Call<'adminListEntitlements'>,
): Promise<Answer<'adminListEntitlements'>> {
  const { employee_id, policy_id } = call.query;
  const { rows, page } = await entitlementList.page(call, { employee_id, policy_id });
  return { status: 200, data: rows.map(presentEntitlement), page };
}
