// STUB, not built yet
import type { Answer, Call } from '../../../contract.ts';

export default async function getAuditEntry(_call: Call<'getAuditEntry'>): Promise<Answer<'getAuditEntry'>> {
  throw new Error('not built yet');
}
