import type { Answer, Call } from '../../../contract.ts';
import { invalid } from '../../../problem.ts';
import { revokeAnyKey } from '../actions/revokeAnyKey.ts';

/** Repeating the call changes nothing. */
export default async function adminRevokeApiKey(
  call: Call<'adminRevokeApiKey'>,
): Promise<Answer<'adminRevokeApiKey'>> {
  const { params, query } = call;
  const reason = query.reason?.trim();
  if (reason === '') throw invalid({ reason: ['Must not be blank.'] });
  await revokeAnyKey(call, { id: params.key_id, reason, by: 'An admin' });
  return { status: 200, data: {} };
}
