import type { Answer, Call } from '../../../contract.ts';
import { invalid } from '../../../problem.ts';
import { revokeAnyKey } from '../actions/revokeAnyKey.ts';

/** Revokes anyone's key for good, everywhere within a second, and tells its owner. A second call changes nothing. */
export default async function adminRevokeApiKey(
  call: Call<'adminRevokeApiKey'>,
): Promise<Answer<'adminRevokeApiKey'>> {
  const { params, query } = call;
  const reason = query.reason?.trim();
  if (reason === '') throw invalid({ reason: ['Must not be blank.'] });
  await revokeAnyKey(call, { id: params.key_id, reason, by: 'An admin' });
  return { status: 200, data: {} };
}
