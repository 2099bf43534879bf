// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function listAuditTrail(
  _call: Call<'listAuditTrail'>,
): Promise<Answer<'listAuditTrail'>> {
  throw new Error('not built yet');
}
