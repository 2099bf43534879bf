import { localDate } from '../../../civil/zones.ts';
import type { Answer, Call } from '../../../contract.ts';
import { ownsRecord } from '../../../people/subject.ts';
import { notFound } from '../../../problem.ts';
import { viewerOf } from '../../../people/deciders.ts';
import { presentEnrollment } from '../present/benefits.ts';
import { enrollmentById } from '../store/enrollments.ts';

export default async function getEnrollment({
  params,
  caller,
  db,
  workspace,
  now,
}: Call<'getEnrollment'>): Promise<Answer<'getEnrollment'>> {
  const row = await db.maybe(enrollmentById, { id: params.enrollment_id });
  if (!row || !ownsRecord(caller, row.employee_id)) throw notFound();
  const viewer = await viewerOf(db, caller, workspace);
  const today = localDate(now, workspace.timezone);
  return { status: 200, data: presentEnrollment(row, viewer, today), version: row.version };
}
