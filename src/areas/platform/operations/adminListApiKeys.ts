import type { Answer, Call } from '../../../contract.ts';
import { planHasApi } from '../../../workspace/workspace.ts';
import { peopleOf } from '../actions/keyPeople.ts';
import { presentKey } from '../present/keys.ts';
import { keyList } from '../store/keys.ts';

export default async function adminListApiKeys(
  call: Call<'adminListApiKeys'>,
): Promise<Answer<'adminListApiKeys'>> {
  const { query, db, workspace, now } = call;
  const { owner_id, kind } = query;
  const status = query.status && ownStatuses(query.status, planHasApi(workspace));
  const { rows, page } = await keyList.page(call, { owner_id, kind, status });
  const people = await peopleOf(db, rows);
  return { status: 200, data: rows.map((row) => presentKey(row, people, workspace, now)), page };
}

type Status = NonNullable<Call<'adminListApiKeys'>['query']['status']>;

/** Stored statuses that show as this status: without API access, active keys show as suspended. */
function ownStatuses(status: Status, hasApi: boolean): Status[] {
  if (hasApi || (status !== 'active' && status !== 'suspended')) return [status];
  return status === 'active' ? [] : ['active', 'suspended'];
}
