import type { Answer, Call } from '../../../contract.ts';
import { notFound } from '../../../problem.ts';
import { presentAuditDetail } from '../present/audit.ts';
import { auditEntryById } from '../store/audit.ts';

export default async function getAuditEntry({
  params,
  db,
  workspace,
}: Call<'getAuditEntry'>): Promise<Answer<'getAuditEntry'>> {
  const row = await db.maybe(auditEntryById, { id: params.entry_id });
  if (!row) throw notFound();
  return { status: 200, data: presentAuditDetail(row, workspace) };
}
