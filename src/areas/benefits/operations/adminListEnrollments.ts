import { localDate } from '../../../civil/zones.ts';
import type { Answer, Call } from '../../../contract.ts';
import { viewerOf } from '../../../people/deciders.ts';
import { presentEnrollment } from '../present/benefits.ts';
import { enrollmentList } from '../store/enrollments.ts';

export default async function adminListEnrollments(
  call: Call<'adminListEnrollments'>,
): Promise<Answer<'adminListEnrollments'>> {
  const { query, caller, db, workspace, now } = call;
  const { plan_id, employee_id, status } = query;
  const viewer = await viewerOf(db, caller, workspace);
  const { rows, page } = await enrollmentList.page(call, { plan_id, employee_id, status });
  const today = localDate(now, workspace.timezone);
  return { status: 200, data: rows.map((row) => presentEnrollment(row, viewer, today)), page };
}
