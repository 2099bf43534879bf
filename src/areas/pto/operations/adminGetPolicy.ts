import type { Answer, Call } from '../../../contract.ts';
import { localDate } from '../../../civil/zones.ts';
import { notFound } from '../../../problem.ts';
import { presentAdminPolicy } from '../present/adminPolicy.ts';
import { policyById } from '../store/policyAdmin.ts';

export default async function adminGetPolicy({
  params,
  workspace,
  db,
  now,
}: Call<'adminGetPolicy'>): Promise<Answer<'adminGetPolicy'>> {
  const row = await db.maybe(policyById, { id: params.policy_id });
  if (!row) throw notFound();
  const data = presentAdminPolicy(row, localDate(now, workspace.timezone));
  return { status: 200, data, version: row.version };
}
