import { localDate } from '../../../civil/zones.ts';
import type { Answer, Call } from '../../../contract.ts';
import { subjectInQuery } from '../../../people/subject.ts';
import { viewerOf } from '../../../people/deciders.ts';
import { presentEnrollment } from '../present/benefits.ts';
import { ownEnrollments } from '../store/enrollments.ts';

export default async function listEnrollments(
  call: Call<'listEnrollments'>,
): Promise<Answer<'listEnrollments'>> {
  const { query, caller, db, workspace, now } = call;
  const { id: own } = await subjectInQuery(db, caller, query.employee_id);
  const viewer = await viewerOf(db, caller, workspace);
  const { rows, page } = await ownEnrollments.page(call, { own, status: query.status });
  const today = localDate(now, workspace.timezone);
  return { status: 200, data: rows.map((row) => presentEnrollment(row, viewer, today)), page };
}
